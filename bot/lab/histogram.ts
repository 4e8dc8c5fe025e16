/** How often each whole number was seen. It does not depend on the order in which they came. */
export class Histogram {
  private readonly seen = new Map<number, number>();
  private count = 0;

  add(value: number): void {
    this.seen.set(value, (this.seen.get(value) ?? 0) + 1);
    this.count++;
  }

  /** The values in ascending order, each with its number. */
  get bars(): readonly (readonly [value: number, games: number])[] {
    return [...this.seen].sort(([a], [b]) => a - b);
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.bars.reduce((sum, [value, n]) => sum + value * n, 0) / this.count;
  }

  /** The standard error of the mean. */
  get error(): number {
    if (this.count < 2) return 0;
    const middle = this.mean;
    const squares = this.bars.reduce((sum, [value, n]) => sum + n * (value - middle) ** 2, 0);
    return Math.sqrt(squares / (this.count - 1) / this.count);
  }

  /** The smallest value that this share of the games does not pass. */
  quantile(share: number): number {
    let left = Math.max(1, Math.ceil(share * this.count));
    for (const [value, n] of this.bars) {
      left -= n;
      if (left <= 0) return value;
    }
    return 0;
  }
}

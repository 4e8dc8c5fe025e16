const AT_ONCE = 5;

/** How much one connection may still ask: so much a second in the long run, and what it saved up in five seconds at once. */
export class Allowance {
  private readonly now: () => number;
  private readonly second: number;
  private left: number;
  private counted: number;

  constructor(second: number, now: () => number) {
    this.second = second;
    this.left = AT_ONCE * second;
    this.now = now;
    this.counted = now();
  }

  /** Is another request within it? */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(AT_ONCE * this.second, this.left + ((now - this.counted) / 1000) * this.second);
    this.counted = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

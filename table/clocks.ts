/**
 * Who has been asked since when, and how long each seat has thought so far. Time is handed in, in milliseconds; where none is kept
 * it is null, and nothing is counted.
 */
export type KeptClocks = Readonly<Record<string, number>>;

export class Clocks {
  private used: Record<string, number>;
  private asked: { readonly seat: string; readonly since: number } | undefined;

  constructor(kept: KeptClocks = {}) {
    this.used = { ...kept };
  }

  /** From now on this seat is asked; nobody (null): the game is over, or has been left. */
  ask(seat: string | null, now: number | null): void {
    const { asked } = this;
    if (asked && now !== null) this.used[asked.seat] = this.usedBy(asked.seat) + Math.max(0, now - asked.since);
    this.asked = seat === null || now === null ? undefined : { seat, since: now };
  }

  get since(): number | null {
    return this.asked?.since ?? null;
  }

  /** How long this seat has thought, without what is being thought now. */
  usedBy(seat: string): number {
    return this.used[seat] ?? 0;
  }

  get kept(): KeptClocks {
    return { ...this.used };
  }
}

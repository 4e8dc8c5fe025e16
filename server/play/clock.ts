import type { Pace } from './pace.ts';

/** What is stored of a clock. Times are those of `store/uptime.ts`. */
export interface KeptClock {
  /** What each seat had left when the present one was asked. */
  readonly left: Readonly<Record<string, number>>;
  /** The seat whose time runs; null: nobody's, as a computer player decides or the game is over. */
  readonly seat: string | null;
  readonly since: number;
  /** How many moves had been made then, */
  readonly moves: number;
  /** and for how many of them something was added: taking a move back and making it again adds nothing. */
  readonly paid: number;
}

/** How much time each seat has left. Only the seat that decides uses any. */
export class Clock {
  private readonly pace: Pace;
  private state: KeptClock;

  constructor(pace: Pace, seats: readonly string[], kept?: KeptClock) {
    this.pace = pace;
    const left = Object.fromEntries(seats.map((seat) => [seat, pace.bank]));
    this.state = kept ?? { left, seat: null, since: 0, moves: 0, paid: 0 };
  }

  /** Who decides now, after so many moves. Whoever decided before has used the time since, and gets something for a move. */
  ask(seat: string | null, moves: number, now: number): void {
    const { seat: before, moves: made, paid } = this.state;
    if (seat === before && moves === made) return;
    let { left } = this.state;
    if (before !== null) {
      const spent = this.leftTo(before, now);
      const more = moves > paid ? this.pace.add : 0;
      left = { ...left, [before]: Math.min(this.pace.most, spent + more) };
    }
    this.state = { left, seat, since: now, moves, paid: Math.max(paid, moves) };
  }

  /** Moves were taken back by agreement: from here on they count as new. */
  goBack(moves: number): void {
    this.state = { ...this.state, paid: Math.min(this.state.paid, moves) };
  }

  /** A seat whose time was over is given what a decision adds. */
  grant(seat: string): void {
    const { left } = this.state;
    this.state = { ...this.state, left: { ...left, [seat]: Math.max(left[seat] ?? 0, this.pace.add) } };
  }

  leftTo(seat: string, now: number): number {
    const { left, seat: runs, since } = this.state;
    return Math.max(0, (left[seat] ?? 0) - (seat === runs ? Math.max(0, now - since) : 0));
  }

  /** When the seat that decides has nothing left. */
  get deadline(): number | null {
    const { seat, left, since } = this.state;
    return seat === null ? null : since + (left[seat] ?? 0);
  }

  get kept(): KeptClock {
    return this.state;
  }
}

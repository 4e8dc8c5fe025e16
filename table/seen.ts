/** How far each seat has seen the game: what happened while it was away is shown to it when it comes back. */

export type KeptSeen = Readonly<Record<string, number>>;

export class Seen {
  private upTo: Record<string, number>;

  /** Everybody has seen this many moves, or what was kept of each. */
  constructor(seats: readonly string[], moves: number, kept: KeptSeen = {}) {
    this.upTo = Object.fromEntries(
      seats.map((seat) => {
        const known = kept[seat];
        return [seat, Number.isInteger(known) ? Math.min(Math.max(0, known), moves) : moves];
      }),
    );
  }

  of(seat: string): number {
    return this.upTo[seat] ?? 0;
  }

  /** The seat saw everything up to this move. Seeing less again takes nothing away. */
  mark(seat: string, moves: number): void {
    this.upTo[seat] = Math.max(this.of(seat), moves);
  }

  /** Moves were taken back: those that come instead are new to everybody. */
  back(moves: number): void {
    for (const seat of Object.keys(this.upTo)) this.upTo[seat] = Math.min(this.of(seat), moves);
  }

  get kept(): KeptSeen {
    return { ...this.upTo };
  }
}

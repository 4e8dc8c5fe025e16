import type { PositionJson, SavedView, Source } from '@ravelin/engine';
import type { KindJson, LegalMove, ListMove, ListStep, Why } from './schemas.ts';

/** Who plays a seat: a person, the random player, a lesson's script, a bot, somebody far away. To the table they are all alike. */
export interface Player {
  /**
   * Chooses the seat's move, in notation. `view` is what the seat may know, `ask` its way to the rules. The signal says that the
   * answer is no longer wanted: the move was made or taken back by other means, or the table was left.
   */
  choose(view: PositionJson, ask: Ask, signal: AbortSignal): Promise<string>;
}

/** What a seat may know, remembering all that it was shown, as data in which a computer player can draw worlds. */
export interface Sight {
  readonly game: string;
  /** The id of the component set; a computer player knows those that come with the game. */
  readonly set: string;
  /** The contents of any other set. */
  readonly own?: { readonly hash: string; readonly files: unknown };
  readonly seat: number;
  readonly view: SavedView;
}

/** A move that was made, and what another seat, or the same, knew before it. */
export interface MoveMade {
  readonly sight: Sight;
  /** The seat that made it. */
  readonly mover: number;
  /** In notation. */
  readonly move: string;
}

/** What the seat that decides may ask the rules about its own decision. Every answer depends on what the seat may know alone. */
export interface Ask {
  /** Whole moves, or the beginnings of moves that are too many. */
  moves(): readonly LegalMove[];
  /** The kinds of move that are lists. */
  lists(): readonly ListMove[];
  /** Every kind of move of the decision, possible or not. */
  kinds(): readonly KindJson[];
  /** How moves go on that begin with these names. */
  unfold(kind: string, names: readonly string[]): readonly LegalMove[];
  /** What may join a list that has these names. */
  list(kind: string, names: readonly string[]): ListStep;
  why(move: string): Why;
  sight(): Sight;
}

/**
 * Somebody who moves through an onlooker: a person at a screen, or a seat whose moves a lesson sends. The table has nothing to
 * wait for; it goes on when the move comes.
 */
export const byHand: Player = {
  choose: (_view, _ask, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
};

const among = <T>(chance: Source, all: readonly T[]): T => all[chance.int(all.length)];

/** A kind is as likely as any other, and so is each move of it. It knows what its seat knows, and uses none of it. */
export const randomPlayer = (chance: Source): Player => {
  const whole = (ask: Ask, moves: readonly LegalMove[]): string => {
    const { kind, notation, parts, open } = among(chance, moves);
    if (!open) return notation;
    const names = parts.map(({ name }) => name);
    return whole(ask, ask.unfold(kind, names));
  };
  const listed = (ask: Ask, kind: string): string => {
    const chosen: string[] = [];
    for (;;) {
      const { next, closes, notation } = ask.list(kind, chosen);
      if (next.length === 0 || (closes && chance.int(next.length + 1) === 0)) return notation;
      chosen.push(among(chance, next));
    }
  };
  return {
    choose: async (_view, ask) => {
      const kinds = new Map<string, LegalMove[]>();
      for (const move of ask.moves()) {
        const kind = `${move.part}/${move.kind}`;
        kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
      }
      const choices: (() => string)[] = [
        ...[...kinds.values()].map((moves) => () => whole(ask, moves)),
        ...ask.lists().map(
          ({ kind }) =>
            () =>
              listed(ask, kind),
        ),
      ];
      return among(chance, choices)();
    },
  };
};

/** Who may be named in a setting. Whoever owns the table may add others: a bot, a seat at another machine. */
export type Players = Readonly<Record<string, Player>>;

export const players = (chance: Source): Players => ({
  /** A person at this screen; several share it, with a curtain. */
  here: byHand,
  random: randomPlayer(chance),
  /** Nobody: a lesson sends its moves. */
  script: byHand,
  /** Nobody: what is asked is only one decision of another seat. */
  absent: byHand,
});

import { list, Position, ShownMove, type Static, Type } from '@ravelin/table';
import { WHOLE } from '../analysis/format.ts';

/** Puzzles as a game's file holds them, `games/NAME/puzzles/puzzles.json`: for the page, the terminal and the tests. */

/** Version of the format. */
export const PUZZLES = 1;

const chance = Type.Integer({ minimum: 0, maximum: WHOLE });
const count = Type.Integer({ minimum: 0 });
const Both = Type.Object({ en: Type.String(), de: Type.String() });

/** A move with the chance of winning that it leaves the seat, in ten-thousandths. */
const MoveWithChance = Type.Object({ shown: ShownMove, chance });
export type MoveWithChance = Static<typeof MoveWithChance>;

export const Puzzle = Type.Object({
  /** By which it is remembered that somebody solved it: it follows from the position. */
  id: Type.String(),
  /** Who is to move. */
  seat: Type.String(),
  /** What the seat cannot know in it was dealt at random: it is no more than one of the possible worlds. */
  position: Position,
  /** Is there anything that the seat cannot know? */
  hidden: Type.Boolean(),
  /** The paragraph of the decision, and how many moves are lawful. */
  rule: Type.String(),
  moves: count,
  /** The moves that count as right, the best first: the others of them are as good. */
  solution: list(MoveWithChance),
  /** All the others, the best first: what they leave, by their notation. */
  wrong: list(Type.Object({ move: Type.String(), chance })),
  /** The move of the rule of thumb, one of the wrong ones. */
  thumb: ShownMove,
  /** What the best move does and the rule of thumb's does not. */
  reasons: list(Both),
  /** After so many tries every search of the miner had found it, and kept it. */
  tries: Type.Integer({ minimum: 1 }),
  /** From which game it is, by its seed, and after how many moves. */
  from: Type.Object({ seed: Type.String(), move: count }),
});
export type Puzzle = Static<typeof Puzzle>;

export const PuzzlesJson = Type.Object({
  puzzles: Type.Literal(PUZZLES),
  game: Type.String(),
  /** The rules and the components by which they were found. */
  rules: Type.Integer({ minimum: 1 }),
  components: Type.String(),
  /** By how many ten-thousandths every wrong move is worse, at least. */
  margin: chance,
  /** How many tries the best level came to in its time, on the machine that found them. */
  tries: Type.Integer({ minimum: 1 }),
  /** The seed of the games and how many of them were looked through. */
  seed: Type.String(),
  games: count,
  /** The easiest first. */
  of: list(Puzzle),
});
export type PuzzlesJson = Static<typeof PuzzlesJson>;

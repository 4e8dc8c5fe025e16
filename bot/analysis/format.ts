import { list, orNull, Results, ShownMove, type Static, Type } from '@ravelin/table';

/** What an analysis of a game says, as data: in the terminal's `--json`, in the record's file, and between a page and its worker. */

/** Version of the format. 2: what chance gave in a line, and how a game ended at the table. 3: decisions with all cards open. */
export const ANALYSIS = 3;

/** All chances and their changes are whole ten-thousandths, so that they add up to the last digit. */
export const WHOLE = 10_000;

const chance = Type.Integer({ minimum: 0, maximum: WHOLE });
const change = Type.Integer({ minimum: -WHOLE, maximum: WHOLE });
/** Of many moves: in a game of careless players it can come to more than the whole. */
const sumOfChanges = Type.Integer();
const count = Type.Integer({ minimum: 0 });
const Both = Type.Object({ en: Type.String(), de: Type.String() });

/** A decision held against the best that was found, by what the seat that made it could know. Chances are that seat's own. */
export const Judged = Type.Object({
  best: Type.String(),
  /** What the best move and the one that was made leave; null where the best was made. The loss is 0 unless it is beyond doubt. */
  chance: orNull(Type.Object({ best: chance, played: chance })),
  loss: chance,
  /** The standard error of the difference between the two. */
  error: chance,
  /** In so many worlds both were tried; 0: the best move was made. */
  worlds: count,
});
export type Judged = Static<typeof Judged>;

/** One move of the game. Chances are those of the first seat; in a game that all seats win or lose together, those of all. */
export const Step = Type.Object({
  /** The first move is 1. */
  move: Type.Integer({ minimum: 1 }),
  seat: Type.String(),
  notation: Type.String(),
  /** The paragraph of the decision. */
  rule: Type.String(),
  /** Before the move, after it and before chance spoke, and after that. */
  before: chance,
  expected: chance,
  after: chance,
  /** `after − before`, told apart. What is neither the decision nor luck: what was hidden, or showed only later. */
  decision: change,
  luck: change,
  unforeseen: change,
  /** Chance had a say in it. */
  chance: Type.Boolean(),
  /** Null: there was nothing to choose, or in a very long game it was not looked at. */
  judged: orNull(Judged),
});
export type Step = Static<typeof Step>;

/** How a game could have gone on: the move of a seat, and what chance gave in it. */
export const LineMove = Type.Object({ seat: Type.String(), shown: ShownMove, results: Results });
export type LineMove = Static<typeof LineMove>;

/** Where the game turned. */
export const Point = Type.Object({
  move: Type.Integer({ minimum: 1 }),
  kind: Type.Union([Type.Literal('decision'), Type.Literal('luck')]),
  seat: Type.String(),
  /** For the first seat. */
  change,
  made: ShownMove,
  /** Of a decision: the better move, why, and how the game could have gone on. */
  better: orNull(ShownMove),
  reasons: list(Both),
  line: list(LineMove),
  /** Of a decision: what both moves left as the game really stood, hidden things and all, by the chance of the seat that decided. */
  open: orNull(Type.Object({ best: chance, played: chance })),
});
export type Point = Static<typeof Point>;

const SeatTotals = Type.Object({
  seat: Type.String(),
  /** For the first seat: what its own give away counts against it, what the other's give away for it. */
  decisions: sumOfChanges,
  /** Decisions with a choice, and how many of them were as good as the best. */
  judged: count,
  asGood: count,
  /** The moves that gave most away, at most three, the worst first. */
  worst: list(Type.Integer({ minimum: 1 })),
});

export const AnalysisJson = Type.Object({
  analysis: Type.Literal(ANALYSIS),
  game: Type.String(),
  /** Of the record that was analysed. */
  finalHash: Type.String(),
  level: Type.String(),
  seed: Type.String(),
  /** Do all seats win and lose together? */
  together: Type.Boolean(),
  /** The first seat's chance before the deal, and what the deal did. */
  start: chance,
  deal: change,
  /** Decisions are judged in so many moves: all of them, or in a very long game those where a side lost most. */
  looked: count,
  steps: list(Step),
  end: chance,
  /** How it ended at the table; null: by its rules. */
  ended: orNull(Type.Object({ how: Type.String(), by: orNull(Type.String()) })),
  /** `start + deal + decisions of all seats + luck + unforeseen + ending = end`. `ending`: what it changed that it ended at the table. */
  totals: Type.Object({ seats: list(SeatTotals), luck: sumOfChanges, unforeseen: sumOfChanges, ending: change }),
  points: list(Point),
});
export type AnalysisJson = Static<typeof AnalysisJson>;

/** A move that is held against others of the same decision. Chances are those of the seat that decides. */
export const WeighedMove = Type.Object({ move: ShownMove, chance, loss: chance, error: chance });
export type WeighedMove = Static<typeof WeighedMove>;

/** What a move would have been worth that somebody chose in the place of the one that was made, by what its seat could know. */
export const Judgement = Type.Object({
  /** In notation: the move that was chosen, the one that was made in the game, and the best that is known. */
  own: Type.String(),
  made: Type.String(),
  best: Type.String(),
  /** Each of them once. */
  weighed: list(WeighedMove),
  worlds: count,
  /** Why the best is better than the one that was chosen, or where that is as good, than the one that was made. */
  reasons: list(Both),
});
export type Judgement = Static<typeof Judgement>;

import type { Kernel } from './kernel.ts';
import type { Move, MoveKind } from './move.ts';
import type { Source } from './random.ts';
import type { Base, Locals, Seat } from './state.ts';

/** One of the numbers that a player would look at. */
export interface Feature {
  /** In the rulebook's words: `ottoman-morale`. */
  readonly id: string;
  /** What more of it means, as the end of a sentence: "keeps Ottoman Morale high". A hint is made of these. */
  readonly good: { readonly en: string; readonly de: string };
  /** What less of it means: "lets Ottoman Morale fall". */
  readonly bad: { readonly en: string; readonly de: string };
  /** The seat that more of it helps, beyond doubt: where games seem to say the opposite, it counts for nothing (`npm run fit`). */
  readonly helps?: Seat;
}

/** How much each feature counts, in their order, and how these numbers were found (`npm run fit`). */
export interface Weights {
  readonly bias: number;
  readonly of: readonly number[];
  readonly made: string;
}

/** The logarithm of the odds that the first seat wins, by that which a value claims: `bias + slope · claimed`; and how the numbers were found. */
export interface Calibration {
  readonly bias: number;
  readonly slope: number;
  readonly made: string;
}

/**
 * What a game knows about being played well. It is asked about worlds that a seat thinks possible, never about the true state: a
 * computer player is handed a view and draws such worlds from it (`engine/worlds.ts`).
 */
export interface Advice<S extends Base> {
  readonly features: readonly Feature[];
  /** Writes the features of the position to `out`, in their order; each as it looks to the first seat. */
  measure(g: S, out: number[]): void;
  readonly weights: Weights;
  /** How the position stands for a seat, from −1, lost, to 1, won. Asked at quiet decisions, at those that drafts decide, and where the game is over. */
  value(g: S, seat: Seat): number;
  /** What values came to in games of good players (`npm run calibrate`); without it a value is taken at its word. */
  readonly calibration?: Calibration;
  /** The rule of thumb: a sensible move, found without looking ahead. */
  thumb(at: Situation<S>): Move;
  /**
   * The same for a seat that has staked something and wants it to come out well, whatever that takes. Odds are told for such a player: a thrifty one, who
   * sends his worst and lets it fail, would make nearly every gamble look hopeless. Without it: the rule of thumb.
   */
  bold?(at: Situation<S>): Move;
  /** The rule of thumb for several decisions at once, where it thinks them through together: a search that plays on need not ask at each of them. */
  course?(at: Situation<S>): Plan<S> | undefined;
  /** Is this decision best left to the rule of thumb in a search? `root`: it is the one that the search is about. */
  settled?(decision: string, root: boolean): boolean;
  /** The ways to go on that are worth a look, where there are too many moves to try them all; undefined: try them all. */
  candidates?(at: Situation<S>): readonly Plan<S>[] | undefined;
  /**
   * How a search looks ahead where a move shows what it is worth only turns later, or dice blur it: every candidate is tried with the same luck, the rule
   * of thumb plays on for all seats for some turns or to the end, and then the position is judged. The first candidate is the rule of thumb's own. Without it a
   * search grows a tree.
   */
  readonly trials?: TrialSettings;
  /** For decisions at which it can be reckoned what a plan promises: a search draws up one plan after another, and tries only the best. */
  readonly drafts?: Drafts<S>;
  /** What a level does in this game, by its id, where the usual would make it too strong or too weak. */
  readonly levels?: Readonly<Record<string, LevelManner>>;
  /** What part of the usual tries an analysis makes of a decision, where each takes long. */
  readonly analysed?: number;
  /** Changes the first position of a game to the favour or harm of a side, lawfully: the weights are fitted on games that may end either way. */
  handicap?(g: S, source: Source): void;
  /** How well a game that is over went for the first seat, from −1 to 1, where the outcome's score is too coarse to learn from. */
  grade?(g: S): number;
}

/** How strong a level is. */
export interface LevelManner {
  /** Worlds that it tries for a move, at most. */
  readonly iterations?: number;
  /** Of a hundred moves so many are made without care: of the kind that the rule of thumb would choose, but at random. */
  readonly slips?: number;
}

/** How candidates are tried side by side. */
export interface TrialSettings {
  /** Turns that the rule of thumb plays on before the position is judged; without it and without `quiet`: to the end. */
  readonly turns?: number;
  /**
   * The same in quiet decisions: so many are played past, and the position is judged at the next. Several numbers, the smallest first: it is judged at each of
   * them, and the mean counts, for soon little has shown yet, and later dice have blurred it.
   */
  readonly quiet?: number | readonly number[];
  /**
   * After so many rounds it is played on further, as `quiet` says it: what is plainly worse shows at once and at little cost, and of what is left it shows later what it is worth.
   */
  readonly deeper?: { readonly after: number; readonly quiet: number | readonly number[] };
  /** Rounds before anything is dropped, and how many standard errors behind the leader that takes. Where dice decide much: more. */
  readonly before?: number;
  readonly behind?: number;
  /** Plans that are tried at first, the best looking; twice as many after every `before` rounds. Without it all are, and few tries tell little of each. */
  readonly first?: number;
  /** By how many standard errors the first candidate must be beaten: it is the rule of thumb's. */
  readonly ahead?: number;
  /**
   * What is expected of a plan (`Plan.expected`) counts as much as so many rounds; without it nothing is. The right number is the variance between two
   * plans in one round over that of what the expectation errs by.
   */
  readonly expectation?: number;
}

/** A way to go on: a move, and what the same seat does later, as the dice and the others have it. */
export interface Plan<S extends Base> {
  /** The same plan has the same id in every world. Plans that differ in what hardly matters, as the card that pays, may share one. */
  readonly id: number | string;
  /** The value that is expected of it before anything is tried, from −1, lost, to 1, won; what counts is how plans differ. */
  readonly expected?: number;
  /** What is done now. */
  first(at: Situation<S>): Move;
  /** What is done at a later decision of the seat, until the next quiet one; undefined: the plan is carried out. */
  next?(at: Situation<S>): Move | undefined;
}

/** What a plan is drawn up from: whole numbers, which tell those who take part how to act. */
export type Orders = readonly number[];

/** For decisions in which many small things go together: plans that are drawn up from orders, and of which it can be judged what they lead to before dice are thrown. */
export interface Drafts<S extends Base> {
  /** Are they for this decision? */
  decide(decision: string): boolean;
  /** How many are drawn up at most. */
  readonly most: number;
  /** The orders of the nth: first the rule of thumb's own, later changes of those that look best so far, which stand in `best`. */
  orders(n: number, best: readonly Orders[], at: Situation<S>): Orders;
  plan(orders: Orders): Plan<S>;
  /** What the position is worth to the seat once a plan is complete with this move, as `value` tells it of quiet ones; undefined: it is not yet. */
  worth(at: Situation<S>, move: Move): number | undefined;
  /** Another must be worth so much more than the first. */
  readonly ahead: number;
  /** When all are drawn up, so many of the best are tried with dice, and how; what they are worth is what is expected of them. */
  readonly toTry: number;
  readonly trials: TrialSettings;
}

/** One move, and nothing planned for later. */
export const planOf = <S extends Base>(move: Move, id: number | string = `${move.kind}:${move.chosen}`): Plan<S> => ({
  id,
  first: () => move,
});

/** The same, with the value that is expected of it. */
export const expectedPlan = <S extends Base>(move: Move, expected: number): Plan<S> => ({ ...planOf(move), expected });

/** What advice may ask the rules. */
export type Rules<S extends Base> = Pick<
  Kernel<S>,
  'pending' | 'moves' | 'movesOf' | 'random' | 'next' | 'refusals' | 'stateFor' | 'clone' | 'play' | 'apply'
>;

/** A decision in a world that the seat thinks possible, and what can be asked about it. */
export class Situation<S extends Base> {
  readonly rules: Rules<S>;
  /** The world: the whole of it, also where a part's decision is due. */
  readonly g: S;
  readonly seat: Seat;
  /** The decision's id. */
  readonly decision: string;
  readonly kinds: readonly MoveKind<S, Locals>[];
  readonly locals: Locals;
  readonly source: Source;

  constructor(rules: Rules<S>, g: S, source: Source) {
    const pending = rules.pending(g);
    if (!pending) throw new RangeError('Nobody has to decide here.');
    this.rules = rules;
    this.g = g;
    this.seat = pending.seat;
    this.decision = pending.decision.id;
    this.kinds = pending.decision.moves;
    this.locals = pending.locals;
    this.source = source;
  }

  /** The number of the kind of move of that id, or −1 where the decision has none. */
  kind(id: string): number {
    return this.kinds.findIndex((kind) => kind.id === id);
  }

  idOf({ kind }: Move): string {
    return this.kinds[kind].id;
  }

  /** Every legal move. Where there may be thousands, ask for those of a kind or draw some at random. */
  moves(): Move[] {
    return this.rules.moves(this.g) ?? [];
  }

  /** The legal moves of one kind. */
  movesOf(id: string): Move[] {
    const out: Move[] = [];
    const kind = this.kind(id);
    if (kind >= 0) this.rules.movesOf(this.g, kind, Number.POSITIVE_INFINITY, out);
    return out;
  }

  /** One legal move at random. */
  random(): Move {
    return this.rules.random(this.g, this.source);
  }

  /** The move with the highest score; among equals one at random. */
  best(moves: readonly Move[], score: (move: Move) => number): Move {
    let best = moves[0];
    let most = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (const move of moves) {
      const its = score(move);
      if (its < most) continue;
      if (its > most) equals = 0;
      equals++;
      if (its > most || this.source.int(equals) === 0) best = move;
      most = its;
    }
    return best;
  }

  /** The world at the next decision if this move is made, with one throw of the dice. */
  after(move: Move): S {
    const world = this.rules.clone(this.g);
    this.rules.apply(world, move, this.rules.play(this.source));
    return world;
  }
}

/** Weights as a file holds them, each with the id of its feature. */
export interface StoredWeights {
  readonly made: string;
  readonly bias: number;
  readonly of: Readonly<Record<string, number>>;
}

/** Weights from a file, in the order of the features; the file must have one for each of them and no other. */
export const storedWeights = (features: readonly Feature[], { made, bias, of }: StoredWeights): Weights => {
  const missing = features.find(({ id }) => of[id] === undefined);
  if (missing) throw new RangeError(`There is no weight for "${missing.id}".`);
  const unknown = Object.keys(of).find((id) => !features.some((feature) => feature.id === id));
  if (unknown !== undefined) throw new RangeError(`There is a weight for "${unknown}", which is no feature.`);
  return { made, bias, of: features.map(({ id }) => of[id]) };
};

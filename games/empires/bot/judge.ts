import type { Base, Feature, Locals, Move, Outcome, Situation } from '@ravelin/engine';
import { DECK, DUSK, MID_DAY } from '../rules/deck.ts';
import type { Empire } from '../rules/empire.ts';
import { kaiserschlachtNow } from './battles.ts';
import { chanceOf, type Layout, type Piece, type Sink, Sum } from './judgement.ts';
import type { Outlook } from './outlook.ts';
import type { Copy, Prospect, Reached, Standing } from './prospects.ts';

/** A decision, as far as one needs to know it that takes no judgement. */
export type Asked = Pick<Situation<Base>, 'locals' | 'kind'>;

/** What a game of the family knows of being played well; from it come its judgement, its rule of thumb, its advice. */
export interface Knowledge<S extends Empire, O extends Outlook = Outlook> {
  readonly features: readonly Feature[];
  readonly layout: Layout;
  readonly copy: Copy<S>;
  outlook(g: S): O;
  /** Adds what no move changes. */
  addGiven(g: S, ahead: O, sink: Sink): void;
  /** What moves may change, all but National Will, which dice change too. */
  readonly pieces: readonly Piece<S, O>[];
  addWill(g: S, will: number, ahead: O, sink: Sink): void;
  /** National Will as this turn would count it. */
  willToCount(g: S): number;
  isLost(g: S): boolean;
  /** How a war that is over ended. */
  outcome(g: S): Outcome | null;
  /** What each kind of move leads to, by its id. */
  readonly prospects: Readonly<
    Record<string, (from: Standing<S>, chosen: readonly number[], locals: Locals) => readonly Prospect<S>[]>
  >;
  /** Decisions that need no judgement, by their ids. */
  readonly plain: Readonly<Record<string, (g: S, at: Asked) => Move>>;
}

/** Everything that a position holds. */
export const addAll = <S extends Empire, O extends Outlook>(
  { outlook, addGiven, pieces, addWill, willToCount }: Knowledge<S, O>,
  g: S,
  sink: Sink,
): void => {
  const ahead = outlook(g);
  addGiven(g, ahead, sink);
  for (const piece of pieces) piece.add(g, ahead, sink);
  addWill(g, willToCount(g), ahead, sink);
};

/** Asks how likely the war is won. `ended`: nothing more is undertaken this turn, and National Will is counted as it stands. */
export type Chance<S> = (to: S, ended: boolean) => number;

/** The outlook, worked out anew only when a card has come: the lists of the zones never change. */
const kept = <S extends Empire, O extends Outlook>(outlook: (g: S) => O): ((g: S) => O) => {
  let [last, of]: [O | undefined, readonly unknown[]] = [undefined, []];
  return (g) => {
    const now = [g.kit, g.zones[DECK], g.zones[MID_DAY], g.zones[DUSK], g.turn, g.weariness];
    if (last === undefined || now.some((one, i) => one !== of[i])) [last, of] = [outlook(g), now];
    return last;
  };
};

/** The same by what is known and by these weights, for all that a decision in this position can lead to. */
export const judging = <S extends Empire, O extends Outlook>(knowledge: Knowledge<S, O>, weights: Float64Array) => {
  const { features, layout, addGiven, pieces, addWill, willToCount, isLost } = knowledge;
  const outlook = kept(knowledge.outlook);
  const sum = new Sum(
    layout,
    features.map(({ id }) => id),
    weights,
  );
  /** What each piece adds up to by its key, and National Will by its value, while the outlook is this. */
  interface Known {
    readonly ahead: O;
    readonly pieces: number[][];
    readonly will: Map<number, number>;
  }
  let last: Known | undefined;

  const addedBy = ({ ahead, pieces: known }: Known, at: number, to: S): number => {
    const key = pieces[at].key(to);
    const before = known[at][key];
    if (before !== undefined) return before;
    sum.clear();
    pieces[at].add(to, ahead, sum);
    known[at][key] = sum.total;
    return sum.total;
  };

  const addedByWill = ({ ahead, will: known }: Known, to: S, will: number): number => {
    const before = known.get(will);
    if (before !== undefined) return before;
    sum.clear();
    addWill(to, will, ahead, sum);
    known.set(will, sum.total);
    return sum.total;
  };

  return (g: S): Chance<S> => {
    const ahead = outlook(g);
    if (ahead !== last?.ahead) last = { ahead, pieces: pieces.map(() => []), will: new Map() };
    const known = last;
    sum.clear();
    addGiven(g, ahead, sum);
    const given = sum.total;

    const withWill = (to: S, others: number, counted: number, ended: boolean): number => {
      if (ended && counted < to.kit.low) return 0;
      return chanceOf(others + addedByWill(known, to, counted));
    };

    return (to, ended) => {
      if (isLost(to)) return 0;
      let others = given;
      for (let at = 0; at < pieces.length; at++) others += addedBy(known, at, to);
      const counted = willToCount(to);
      const battle = kaiserschlachtNow(to);
      if (!battle) return withWill(to, others, counted, ended);
      const { up, down } = battle;
      return (
        up * withWill(to, others, counted + 1, ended) +
        down * withWill(to, others, counted - 1, ended) +
        (1 - up - down) * withWill(to, others, counted, ended)
      );
    };
  };
};

/** The chance that a move leaves; `more`: what can be made of a position in which this turn's undertakings go on. */
export const chanceAfter = <S extends Empire>(
  ways: readonly Prospect<S>[],
  chance: Chance<S>,
  more: (to: S) => number,
): number => {
  const leftIn = (to: Reached<S>): number => {
    to.left ??= to.ended ? chance(to.g, true) : more(to.g);
    return to.left;
  };
  let expected = 0;
  for (const { chance: likely, to } of ways) expected += likely * leftIn(to);
  return expected;
};

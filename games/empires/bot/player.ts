import type { Advice, Feature, Locals, Move, Seat, Situation } from '@ravelin/engine';
import type { Empire } from '../rules/empire.ts';
import { kaiserschlachtNow } from './battles.ts';
import { chanceOf, type Layout, type Sink, Sum, type WeightsFile } from './judgement.ts';
import type { Outlook } from './outlook.ts';
import { bestOf, type Prospect } from './prospects.ts';

/** What a game of the family knows of being played well; from it come its judgement, its rule of thumb, its advice. */
export interface Knowledge<S extends Empire, O extends Outlook = Outlook> {
  readonly features: readonly Feature[];
  readonly layout: Layout;
  outlook(g: S): O;
  /** Adds what no move changes. */
  addGiven(g: S, ahead: O, sink: Sink): void;
  /** Adds what moves may change, all but National Will, which dice change too. */
  addPosition(g: S, ahead: O, sink: Sink): void;
  addWill(g: S, will: number, ahead: O, sink: Sink): void;
  /** National Will as this turn would count it. */
  willToCount(g: S): number;
  isLost(g: S): boolean;
  /** What each kind of move leads to, by its id. */
  readonly prospects: Readonly<
    Record<string, (g: S, chosen: readonly number[], locals: Locals) => readonly Prospect<S>[]>
  >;
  /** Decisions that need no judgement, by their ids. */
  readonly plain: Readonly<Record<string, (at: Situation<S>) => Move>>;
}

/** Everything that a position holds. */
export const addAll = <S extends Empire, O extends Outlook>(
  { outlook, addGiven, addPosition, addWill, willToCount }: Knowledge<S, O>,
  g: S,
  sink: Sink,
): void => {
  const ahead = outlook(g);
  addGiven(g, ahead, sink);
  addPosition(g, ahead, sink);
  addWill(g, willToCount(g), ahead, sink);
};

/** Asks how likely the war is won. `ended`: nothing more is undertaken this turn, and National Will is counted as it stands. */
type Chance<S> = (to: S, ended: boolean) => number;

/** The same by what is known and by these weights, for all that a decision in this position can lead to. */
const judging = <S extends Empire, O extends Outlook>(knowledge: Knowledge<S, O>, weights: Float64Array) => {
  const { features, layout, outlook, addGiven, addPosition, addWill, willToCount, isLost } = knowledge;
  const ids = features.map(({ id }) => id);
  const [rest, will] = [new Sum(layout, ids, weights), new Sum(layout, ids, weights)];

  return (g: S): Chance<S> => {
    const ahead = outlook(g);
    rest.clear();
    addGiven(g, ahead, rest);
    const given = rest.total;

    const withWill = (to: S, others: number, counted: number, ended: boolean): number => {
      if (ended && counted < to.kit.low) return 0;
      will.clear();
      addWill(to, counted, ahead, will);
      return chanceOf(others + will.total);
    };

    return (to, ended) => {
      if (isLost(to)) return 0;
      rest.clear();
      addPosition(to, ahead, rest);
      const others = given + rest.total;
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

/** The advice that comes of it: whatever is chosen, by the chance to win that it leaves. */
export const adviceBy = <S extends Empire, O extends Outlook>(
  knowledge: Knowledge<S, O>,
  { made }: WeightsFile,
  numbers: Float64Array,
): Advice<S> => {
  const { features, layout, prospects, plain } = knowledge;
  const ids = features.map(({ id }) => id);
  const sum = new Sum(layout, ids, numbers);
  const chancesAt = judging(knowledge, numbers);

  const thumb = (at: Situation<S>): Move => {
    const { g, decision, locals } = at;
    const obvious = plain[decision];
    if (obvious) return obvious(at);
    return bestOf(at, at.moves(), (move) => prospects[at.idOf(move)](g, move.chosen, locals), chancesAt(g));
  };

  return {
    features,
    measure: (g, out) => {
      sum.clear();
      addAll(knowledge, g, sum);
      for (let i = 0; i < ids.length; i++) out[i] = sum.terms[i];
    },
    // The features are log odds already.
    weights: { bias: 0, of: ids.map(() => 1), made },
    value: (g: S, _seat: Seat) => 2 * chancesAt(g)(g, false) - 1,
    thumb,
  };
};

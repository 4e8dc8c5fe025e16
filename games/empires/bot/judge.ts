import type { Base, Feature, Locals, Move, Outcome, Situation } from '@ravelin/engine';
import { DECK, DUSK, MID_DAY } from '../rules/deck.ts';
import type { Empire } from '../rules/empire.ts';
import { type Kaiserschlacht, kaiserschlachtIn, kaiserschlachtNow, type Way } from './battles.ts';
import { keyOfKaiserschlacht } from './inputs.ts';
import { chanceOf, type Layout, type Network, type Piece, type Sink, Sums } from './judgement.ts';
import type { Moment } from './moment.ts';
import type { Outlook } from './outlook.ts';
import type { Copy, Prospect, Reached, Standing } from './prospects.ts';

/** A decision, as far as one needs to know it that takes no judgement. */
export type Asked = Pick<Situation<Base>, 'decision' | 'locals' | 'kind'>;

/** What a game of the family knows of being played well; from it come its judgement, its rule of thumb, its advice. */
export interface Knowledge<S extends Empire, O extends Outlook = Outlook> {
  readonly features: readonly Feature[];
  readonly layout: Layout;
  readonly copy: Copy<S>;
  outlook(g: S): O;
  /** Adds what no move changes. */
  addGiven(g: S, ahead: O, sink: Sink): void;
  /** Where the turn stands when this is asked. */
  momentOf(g: S, at: Asked): Moment;
  addMoment(g: S, moment: Moment, sink: Sink): void;
  /** What moves may change, all but the Kaiserschlacht and National Will, which dice change too. */
  readonly pieces: readonly Piece<S, O>[];
  addKaiserschlacht(of: Kaiserschlacht, g: S, ahead: O, sink: Sink): void;
  addWill(g: S, will: number, ahead: O, sink: Sink): void;
  /** National Will as this turn would count it; `past`: what comes before the count has been carried out. */
  willToCount(g: S, past: boolean): number;
  /** The position once the turn is past its Actions: what is carried out then without a die. */
  past(g: S): S;
  /** Is the war won, if this was its last turn and National Will is counted so? */
  winsAtLast(g: S, will: number): boolean;
  /** Cards after which the war ends. */
  lastTurn(g: S): number;
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

/** Everything that a position holds; with a battle of the Kaiserschlacht that is imagined, how it leaves the markers and what it adds to National Will. */
export const addAll = <S extends Empire, O extends Outlook>(
  { outlook, addGiven, addMoment, pieces, addKaiserschlacht, addWill, willToCount }: Knowledge<S, O>,
  g: S,
  moment: Moment,
  sink: Sink,
  { after, will }: Pick<Way, 'after' | 'will'> = { after: kaiserschlachtIn(g), will: 0 },
): void => {
  const ahead = outlook(g);
  addGiven(g, ahead, sink);
  addMoment(g, moment, sink);
  for (const piece of pieces) piece.add(g, ahead, moment, sink);
  addKaiserschlacht(after, g, ahead, sink);
  addWill(g, willToCount(g, moment === 'past') + will, ahead, sink);
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

/** What a piece adds, by its key. */
type Added = Map<number, Float64Array>;

/** The same by what is known and by this network, for all that a decision in this position can lead to. */
export const judging = <S extends Empire, O extends Outlook>(knowledge: Knowledge<S, O>, network: Network) => {
  const { addGiven, addMoment, pieces, addKaiserschlacht, addWill, isLost } = knowledge;
  const outlook = kept(knowledge.outlook);
  /** What was added up while the outlook is this. */
  interface Known {
    readonly ahead: O;
    readonly pieces: readonly Added[];
    readonly kaiserschlacht: Added;
    readonly will: Added;
  }
  let last: Known | undefined;

  const added = (add: (sink: Sink) => void): Float64Array => {
    const sums = new Sums(network);
    add(sums);
    return sums.of;
  };

  const once = (known: Added, key: number, add: (sink: Sink) => void): Float64Array => {
    const before = known.get(key);
    if (before) return before;
    const now = added(add);
    known.set(key, now);
    return now;
  };

  const sums = new Sums(network);
  const whole = new Sums(network);

  /** The chance in a position of which all but the Kaiserschlacht and National Will has been added up. */
  const chanceWith = (known: Known, to: S, of: Kaiserschlacht, will: number): number => {
    const { ahead } = known;
    whole.of.set(sums.of);
    whole.join(
      once(known.kaiserschlacht, keyOfKaiserschlacht(of, to), (sink) => addKaiserschlacht(of, to, ahead, sink)),
    );
    whole.join(once(known.will, will, (sink) => addWill(to, will, ahead, sink)));
    return chanceOf(network.logOdds(whole.of));
  };

  return (g: S, moment: Moment): Chance<S> => {
    const ahead = outlook(g);
    if (ahead !== last?.ahead)
      last = { ahead, pieces: pieces.map(() => new Map()), kaiserschlacht: new Map(), will: new Map() };
    const known = last;
    const givenAt = (when: Moment): Float64Array =>
      added((sink) => {
        addGiven(g, ahead, sink);
        addMoment(g, when, sink);
      });
    const [given, givenPast] = [givenAt(moment), givenAt('past')];
    const isLast = g.turn >= knowledge.lastTurn(g);

    const addPieces = (to: S, when: Moment, before: Float64Array): void => {
      sums.of.set(before);
      for (let at = 0; at < pieces.length; at++)
        sums.join(once(known.pieces[at], pieces[at].key(to, when), (sink) => pieces[at].add(to, ahead, when, sink)));
    };

    /** The turn is past, with its Kaiserschlacht and its count of National Will. */
    const between = (to: S): number => {
      addPieces(to, moment, given);
      return chanceWith(known, to, kaiserschlachtIn(to), knowledge.willToCount(to, true));
    };

    return (reached, ended) => {
      if (isLost(reached)) return 0;
      if (moment === 'past') return between(reached);
      const to = ended ? knowledge.past(reached) : reached;
      const when = ended ? 'past' : moment;
      addPieces(to, when, ended ? givenPast : given);
      const counted = knowledge.willToCount(to, ended);
      let sum = 0;
      for (const { chance, will, after } of kaiserschlachtNow(to)) {
        if (!ended) sum += chance * chanceWith(known, to, after, counted + will);
        else if (counted + will < to.kit.low) continue;
        else if (isLast) sum += knowledge.winsAtLast(to, counted + will) ? chance : 0;
        else sum += chance * chanceWith(known, to, after, counted + will);
      }
      return sum;
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

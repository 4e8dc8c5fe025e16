import {
  type Base,
  type Gamble,
  type GameEvent,
  type Kernel,
  type Move,
  RulesError,
  type Seat,
  type Source,
  type View,
  type Worlds,
  worlds,
} from '@ravelin/engine';
import { type Interval, shareInterval } from './statistics.ts';
import { boldMove, thumbMove } from './thumb.ts';

/** How likely one outcome is, as far as the seat can know. */
export interface Chance {
  /** The outcome's id. */
  readonly id: string;
  readonly share: number;
  /** The truth lies in it 95 times in 100; a point where the odds are exact. */
  readonly interval: Interval;
}

export interface Odds {
  /** Everything that can happen was gone through; otherwise that many worlds were tried. */
  readonly exact: boolean;
  readonly tried: number;
  readonly chances: readonly Chance[];
}

export interface OddsSettings {
  /** Worlds to try, at most, where there is too much to go through. */
  readonly samples: number;
  /** Asked before each of them: is it enough? One is always tried. */
  readonly stop?: () => boolean;
  /** Up to so many ways in which chance can go, all of them are gone through. */
  readonly ways?: number;
}

const WAYS = 4096;
/** No gamble is settled later than this. */
const LONGEST = 500;

/** Goes through everything that chance can give, one way after the other. */
class EveryWay implements Source {
  /** `[given, of how many]` for each time chance was asked on this way. */
  private readonly asked: [given: number, of: number][] = [];
  private at = 0;

  int(n: number): number {
    const known = this.asked[this.at];
    if (!known) this.asked.push([0, n]);
    else if (known[1] !== n) throw new RulesError('The same way through chance asks for something else.');
    return this.asked[this.at++][0];
  }

  /** How likely this way was. */
  get share(): number {
    return this.asked.slice(0, this.at).reduce((share, [, of]) => share / of, 1);
  }

  /** Turns to the next way; false after the last. */
  next(): boolean {
    this.at = 0;
    for (;;) {
      const last = this.asked.at(-1);
      if (!last) return false;
      if (last[0] + 1 < last[1]) {
        last[0]++;
        return true;
      }
      this.asked.pop();
    }
  }
}

/** Ends a way as soon as it is settled: what chance gives after that is none of the gamble's. */
class Settled {
  readonly how: string;

  constructor(how: string) {
    this.how = how;
  }
}

/** One way in which it can come out. What is asked until then, whoever gambles answers boldly, the others by the rule of thumb. */
const comeOut = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  drawn: Worlds<S>,
  seat: Seat,
  move: Move,
  gamble: Gamble<S>,
  source: Source,
): string => {
  const g = drawn.draw(source);
  const events: GameEvent[] = [];
  let looked = 0;
  const look = (): void => {
    if (events.length === looked) return;
    looked = events.length;
    const how = gamble.settled(events, g);
    if (how !== undefined) throw new Settled(how);
  };
  const until: Source = {
    int: (n) => {
      look();
      return source.int(n);
    },
  };
  const x = kernel.play(until);
  x.events = events;
  try {
    kernel.apply(g, move, x);
    for (let n = 0; n < LONGEST && !g.over; n++) {
      look();
      kernel.apply(g, kernel.only(g) ?? (g.seat === seat ? boldMove : thumbMove)(kernel, g, until), x);
    }
    look();
  } catch (end) {
    if (end instanceof Settled) return end.how;
    throw end;
  }
  throw new RulesError(`What "${gamble.title.en}" comes to is never settled.`);
};

/** All ways, or undefined where there are more than `most`: one that is less likely than this betrays so many others that counting them is idle. */
const everyWay = (most: number, one: (source: Source) => string): Odds | undefined => {
  const ways = new EveryWay();
  const shares = new Map<string, number>();
  let tried = 0;
  do {
    if (++tried > most) return undefined;
    const how = one(ways);
    if (ways.share < most ** -2) return undefined;
    shares.set(how, (shares.get(how) ?? 0) + ways.share);
  } while (ways.next());
  return exactOdds(shares, tried);
};

const sampled = ({ samples, stop }: OddsSettings, source: Source, one: (source: Source) => string): Odds => {
  const counts = new Map<string, number>();
  let tried = 0;
  do {
    const how = one(source);
    counts.set(how, (counts.get(how) ?? 0) + 1);
    tried++;
  } while (tried < samples && !stop?.());
  const chances = [...counts].map(([id, count]) => ({
    id,
    share: count / tried,
    interval: shareInterval(count / tried, tried),
  }));
  return { exact: false, tried, chances };
};

/** The gamble that a move of the decision that is due leads to, if it is one. A part's moves are those of its own game. */
export const gambleOf = <S extends Base<K>, K>(kernel: Kernel<S, K>, view: S, move: Move): Gamble<S> | undefined => {
  const id = kernel.pending(view)?.decision.moves[move.kind]?.id;
  const games = [kernel.game, ...kernel.parts.map(({ game }) => game)] as readonly Pick<
    typeof kernel.game,
    'gambles'
  >[];
  return games
    .flatMap(({ gambles = [] }) => gambles)
    .find((one) => id !== undefined && one.moves.includes(id) && one.applies?.(view, move) !== false);
};

const exactOdds = (shares: Iterable<readonly [id: string, share: number]>, tried: number): Odds => ({
  exact: true,
  tried,
  chances: [...shares].map(([id, share]) => ({ id, share, interval: [share, share] })),
});

/** How a gamble may come out, from what the seat can know: exactly where that can be reckoned or gone through, otherwise by trying. */
export const oddsOf = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  move: Move,
  gamble: Gamble<S>,
  source: Source,
  settings: OddsSettings,
): Odds => {
  const drawn = worlds<S, K>(kernel, view, seat);
  const one = (chance: Source): string => comeOut(kernel, drawn, seat, move, gamble, chance);
  const reckoned = gamble.reckoned?.(view, move);
  const odds = reckoned
    ? exactOdds(Object.entries(reckoned), 0)
    : (everyWay(settings.ways ?? WAYS, one) ?? sampled(settings, source, one));
  const order = gamble.outcomes.map(({ id }) => id);
  const known = new Map(odds.chances.map((chance) => [chance.id, chance]));
  const never = (id: string): Chance => ({
    id,
    share: 0,
    interval: odds.exact ? [0, 0] : shareInterval(0, odds.tried),
  });
  return { ...odds, chances: order.map((id) => known.get(id) ?? never(id)) };
};

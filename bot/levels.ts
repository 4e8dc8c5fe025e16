import {
  type Base,
  type Kernel,
  type LevelManner,
  type Move,
  Refusal,
  type Seat,
  type Source,
  type View,
  worlds,
} from '@ravelin/engine';
import { LEVEL_NAMES, LEVEL_SECONDS } from '@ravelin/table';
import { type Bot, unweighed } from './bot.ts';
import { searchBot } from './searching.ts';
import { firstBot, randomBot, thumbBot, thumbMove } from './thumb.ts';

/** How a bot plays: how much it thinks, and how often it slips. Without iterations it goes by the rule of thumb. */
export interface Manner extends LevelManner {
  /** Time that it takes for a move, at most. */
  readonly milliseconds?: number;
  /** It moves at random. */
  readonly random?: true;
  /** It makes the move that a search would try first. */
  readonly first?: true;
}

/** What the levels do, from the weakest to the strongest. */
const MANNERS: Readonly<Record<(typeof LEVEL_NAMES)[number]['id'], Manner>> = {
  page: { slips: 50 },
  ensign: { slips: 15 },
  captain: { iterations: 60 },
  colonel: { iterations: 500 },
  // More than it comes to in its time: the time alone counts.
  marshal: { iterations: 10_000_000, milliseconds: 1000 },
};

/** What levels do in one game, where that differs from what they do elsewhere (`Advice.levels`). */
type OwnManners = Readonly<Record<string, LevelManner>> | undefined;

/** The level of that name, its id or its number from 1; the strongest also with its seconds, `marshal:5`. */
const levelNamed = (name: string, own: OwnManners): Manner | undefined => {
  const [id, seconds] = name.split(':');
  const level = LEVEL_NAMES.find((one, i) => one.id === id || String(i + 1) === id);
  if (!level) return undefined;
  const manner = { ...MANNERS[level.id], ...own?.[level.id] };
  if (seconds === undefined) return manner;
  const timed = manner.milliseconds !== undefined && LEVEL_SECONDS.includes(Number(seconds));
  return timed ? { ...manner, milliseconds: 1000 * Number(seconds) } : undefined;
};

/** The move of the rule of thumb; or, of a hundred so many, one of its kind without care for the details. */
export const slipping = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  source: Source,
  slips: number,
): { readonly move: Move; readonly slipped: boolean } => {
  const world = worlds<S, K>(kernel, view, seat).draw(source);
  const move = thumbMove(kernel, world, source);
  const slipped = source.int(100) < slips;
  return { move: slipped ? kernel.finish(world, [move.kind], source) : move, slipped };
};

/** Now and then it slips; otherwise it does as the other one, or goes by the rule of thumb. */
const carelessBot = <S extends Base<K>, K>(kernel: Kernel<S, K>, slips: number, careful?: Bot<S>): Bot<S> => ({
  choose: (view, seat, source, stop) => {
    const { move, slipped } = slipping(kernel, view, seat, source, slips);
    return careful && !slipped ? careful.choose(view, seat, source, stop) : unweighed(move);
  },
});

/** How a player of that name plays: `random`, `thumb`, `first`, a level, or `search:ITERATIONS`. */
export const mannerNamed = (name: string, own?: OwnManners): Manner => {
  if (name === 'random') return { random: true };
  if (name === 'thumb') return {};
  if (name === 'first') return { first: true };
  const [, iterations] = /^search:([1-9]\d{0,6})$/.exec(name) ?? [];
  const manner = iterations === undefined ? levelNamed(name, own) : { iterations: Number(iterations) };
  if (manner) return manner;
  const known = ['random', 'thumb', 'first', ...LEVEL_NAMES.map(({ id }) => id), 'search:ITERATIONS'];
  throw new Refusal('unknown-player', `There is no player "${name.slice(0, 80)}"; there are: ${known.join(', ')}.`);
};

/** A bot by its name. `now` is the time, for those who are given some. */
export const botNamed = <S extends Base<K>, K>(kernel: Kernel<S, K>, name: string, now: () => number): Bot<S> => {
  const { random, first, slips, iterations, milliseconds } = mannerNamed(name, kernel.game.advice?.levels);
  if (random) return randomBot(kernel);
  if (first) return firstBot(kernel);
  if (iterations === undefined) return slips === undefined ? thumbBot(kernel) : carelessBot(kernel, slips);
  const search = searchBot(kernel, { iterations });
  const bot = slips === undefined ? search : carelessBot(kernel, slips, search);
  if (milliseconds === undefined) return bot;
  return {
    choose: (view, seat, source, stop) => {
      const end = now() + milliseconds;
      return bot.choose(view, seat, source, () => now() >= end || stop?.() === true);
    },
  };
};

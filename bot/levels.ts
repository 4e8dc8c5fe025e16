import { type Base, type Kernel, Refusal, worlds } from '@ravelin/engine';
import { LEVEL_NAMES, LEVEL_SECONDS } from '@ravelin/table';
import { type Bot, unweighed } from './bot.ts';
import { searchBot } from './searching.ts';
import { firstBot, randomBot, thumbBot, thumbMove } from './thumb.ts';

/** How a bot plays: how much it thinks, and how often it slips. */
export interface Manner {
  /** Of a hundred moves so many are made without care: of the kind that the rule of thumb would choose, but at random. */
  readonly slips?: number;
  /** Worlds that it tries for a move, at most; none: it goes by the rule of thumb. */
  readonly iterations?: number;
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

/** Worlds that levels try in one game, where that differs from what they do elsewhere (`Advice.levels`). */
type OwnNumbers = Readonly<Record<string, number>> | undefined;

/** The level of that name, its id or its number from 1; the strongest also with its seconds, `marshal:5`. */
const levelNamed = (name: string, own: OwnNumbers): Manner | undefined => {
  const [id, seconds] = name.split(':');
  const level = LEVEL_NAMES.find((one, i) => one.id === id || String(i + 1) === id);
  if (!level) return undefined;
  const iterations = own?.[level.id];
  const manner = { ...MANNERS[level.id], ...(iterations !== undefined && { iterations }) };
  if (seconds === undefined) return manner;
  const timed = manner.milliseconds !== undefined && LEVEL_SECONDS.includes(Number(seconds));
  return timed ? { ...manner, milliseconds: 1000 * Number(seconds) } : undefined;
};

/** Goes by the rule of thumb, but now and then without care for the details. */
const carelessBot = <S extends Base<K>, K>(kernel: Kernel<S, K>, slips: number): Bot<S> => ({
  choose: (view, seat, source) => {
    const world = worlds<S, K>(kernel, view, seat).draw(source);
    const move = thumbMove(kernel, world, source);
    return unweighed(source.int(100) < slips ? kernel.finish(world, [move.kind], source) : move);
  },
});

/** How a player of that name plays: `random`, `thumb`, `first`, a level, or `search:ITERATIONS`. */
export const mannerNamed = (name: string, own?: OwnNumbers): Manner => {
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
  if (slips !== undefined) return carelessBot(kernel, slips);
  if (iterations === undefined) return thumbBot(kernel);
  const bot = searchBot(kernel, { iterations });
  if (milliseconds === undefined) return bot;
  return {
    choose: (view, seat, source, stop) => {
      const end = now() + milliseconds;
      return bot.choose(view, seat, source, () => now() >= end || stop?.() === true);
    },
  };
};

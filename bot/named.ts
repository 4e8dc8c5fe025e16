import { type Base, type Kernel, Refusal } from '@ravelin/engine';
import type { Bot } from './bot.ts';
import { searchBot } from './search.ts';
import { randomBot, thumbBot } from './thumb.ts';

/** A bot by its name: `random`, `thumb`, or `search:ITERATIONS`. */
export const botNamed = <S extends Base<K>, K>(kernel: Kernel<S, K>, name: string): Bot<S> => {
  if (name === 'random') return randomBot(kernel);
  if (name === 'thumb') return thumbBot(kernel);
  const [, iterations] = /^search:([1-9]\d{0,6})$/.exec(name) ?? [];
  if (iterations !== undefined) return searchBot(kernel, { iterations: Number(iterations) });
  throw new Refusal(
    'unknown-player',
    `There is no player "${name.slice(0, 80)}"; there are: random, thumb, search:ITERATIONS.`,
  );
};

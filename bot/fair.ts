import { type Base, type Kernel, Random, RulesError, viewState, worlds } from '@ravelin/engine';
import type { Bot } from './bot.ts';

/**
 * The law of fairness: in two worlds that differ only in what the seat cannot know, a bot makes the same move and thinks the same of it,
 * given the same chance.
 */
export const checkFair = <S extends Base<K>, K>(kernel: Kernel<S, K>, bot: Bot<S>, g: S, seed: string): void => {
  const { seat } = g;
  const other = worlds<S, K>(kernel, viewState(kernel, g, seat, 'memory'), seat).draw(new Random(`${seed}/world`));
  const [here, there] = [g, other].map((world) =>
    JSON.stringify(bot.choose(viewState(kernel, world, seat, 'memory'), seat, new Random(seed))),
  );
  if (here !== there) throw new RulesError(`A bot plays by what it may not know: ${here} against ${there}`);
};

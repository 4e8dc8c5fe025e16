import {
  type Base,
  type ComponentSet,
  type Kernel,
  type Options,
  type Outcome,
  Random,
  viewState,
} from '@ravelin/engine';
import type { Bot } from './bot.ts';

/** A game that cannot be won by going on for ever. */
const LONGEST = 20_000;

export interface Setting<K> {
  readonly set: ComponentSet<K>;
  readonly scenario: string;
  readonly options: Options;
}

export interface Played {
  readonly outcome: Outcome;
  readonly moves: number;
}

/** One game between bots, one for each seat. The seed decides the dice and what each bot draws. */
export const playGame = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  { set, scenario, options }: Setting<K>,
  bots: readonly Bot<S>[],
  seed: string,
  watch?: (g: S) => void,
): Played => {
  const x = kernel.play(new Random(`${seed}/dice`));
  const chance = bots.map((_bot, seat) => new Random(`${seed}/seat ${seat}`));
  const g = kernel.start(set.kit, scenario, options, x);
  let moves = 0;
  for (; !g.over; moves++) {
    if (moves > LONGEST) throw new RangeError(`The game with the seed ${seed} does not end.`);
    watch?.(g);
    const { seat } = g;
    const { move } = bots[seat].choose(viewState(kernel, g, seat, 'memory'), seat, chance[seat]);
    kernel.apply(g, move, x);
  }
  const outcome = kernel.game.outcome(g);
  if (!outcome) throw new RangeError(`The game with the seed ${seed} ended without an outcome.`);
  return { outcome, moves };
};

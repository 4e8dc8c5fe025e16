import { Random } from '@ravelin/engine';
import { breachGame, decider, engine, randomChoice } from './breach.ts';

/** Random legal play of Breach on boardgame.io, a decision at each call: the baseline of every ratio. */
export const baseline = (): (() => void) => {
  const { start, make } = engine(breachGame({ seed: 'bench' }));
  const source = new Random('bench boardgame.io');
  const draw = (n: number): number => source.int(n);
  let state = start();
  return () => {
    if (state.ctx.gameover !== undefined) state = start();
    state = make(state, randomChoice(state.G, state.ctx, draw), decider(state.ctx) ?? '');
  };
};

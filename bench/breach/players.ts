import { Random } from '@ravelin/engine';
import { type Player, timed } from '../measure.ts';
import { breachGame, decider, engine, randomChoice } from './boardgameio.ts';

/** Random legal play of Breach on boardgame.io: the baseline of every ratio. */
export const baseline = (): Player => {
  const { start, make } = engine(breachGame({ seed: 'bench' }));
  const source = new Random('bench boardgame.io');
  const draw = (n: number): number => source.int(n);
  let state = start();
  return timed(() => {
    if (state.ctx.gameover !== undefined) state = start();
    state = make(state, randomChoice(state.G, state.ctx, draw), decider(state.ctx) ?? '');
  }, 20);
};

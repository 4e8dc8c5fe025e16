import { type Base, type Kernel, type Move, Situation, type Source, worlds } from '@ravelin/engine';
import { type Bot, unweighed } from './bot.ts';

/** The move of the game's rule of thumb in this world; one at random where the game has none. */
export const thumbMove = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, source: Source): Move => {
  const { advice } = kernel.game;
  return advice ? advice.thumb(new Situation<S>(kernel as never, g, source)) : kernel.random(g, source);
};

/** Moves at random. */
export const randomBot = <S extends Base<K>, K>(kernel: Kernel<S, K>): Bot<S> => ({
  choose: (view, seat, source) => unweighed(kernel.random(worlds<S, K>(kernel, view, seat).draw(source), source)),
});

/** Goes by the game's rule of thumb, in one world that its seat thinks possible. */
export const thumbBot = <S extends Base<K>, K>(kernel: Kernel<S, K>): Bot<S> => ({
  choose: (view, seat, source) => unweighed(thumbMove(kernel, worlds<S, K>(kernel, view, seat).draw(source), source)),
});

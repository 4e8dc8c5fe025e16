import { type Base, type Kernel, type Move, type Plan, Situation, type Source, worlds } from '@ravelin/engine';
import { type Bot, unweighed } from './bot.ts';

/** The move of the game's rule of thumb in this world; one at random where the game has none. */
export const thumbMove = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, source: Source): Move => {
  const { advice } = kernel.game;
  return advice ? advice.thumb(new Situation<S>(kernel as never, g, source)) : kernel.random(g, source);
};

/** The move of a seat that wants what it has staked to come out well. */
export const boldMove = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, source: Source): Move => {
  const { advice } = kernel.game;
  return advice?.bold ? advice.bold(new Situation<S>(kernel as never, g, source)) : thumbMove(kernel, g, source);
};

/** Plays one game on by the rule of thumb, for all seats. What it has thought through as a whole it does not think out again at each decision. */
export class ByThumb<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly source: Source;
  /** By seat: what is being carried out. */
  private readonly courses: (Plan<S> | undefined)[] = [];

  constructor(kernel: Kernel<S, K>, source: Source) {
    this.kernel = kernel;
    this.source = source;
  }

  move(g: S): Move {
    const { kernel, source, courses } = this;
    const { advice } = kernel.game;
    if (!advice?.course) return thumbMove(kernel, g, source);
    const at = new Situation<S>(kernel as never, g, source);
    const next = courses[at.seat]?.next?.(at);
    if (next) return next;
    const course = advice.course(at);
    courses[at.seat] = course;
    return course ? course.first(at) : advice.thumb(at);
  }
}

/** Moves at random. */
export const randomBot = <S extends Base<K>, K>(kernel: Kernel<S, K>): Bot<S> => ({
  choose: (view, seat, source) => unweighed(kernel.random(worlds<S, K>(kernel, view, seat).draw(source), source)),
});

/** Makes the move that a search would try first, and tries nothing: what looks best. Without such moves it goes by the rule of thumb. */
export const firstBot = <S extends Base<K>, K>(kernel: Kernel<S, K>): Bot<S> => ({
  choose: (view, seat, source) => {
    const world = worlds<S, K>(kernel, view, seat).draw(source);
    const at = new Situation<S>(kernel as never, world, source);
    const { advice } = kernel.game;
    const [first] = advice?.settled?.(at.decision, true) ? [] : (advice?.candidates?.(at) ?? []);
    return unweighed(first?.first(at) ?? thumbMove(kernel, world, source));
  },
});

/** Goes by the game's rule of thumb, in one world that its seat thinks possible. */
export const thumbBot = <S extends Base<K>, K>(kernel: Kernel<S, K>): Bot<S> => ({
  choose: (view, seat, source) => unweighed(thumbMove(kernel, worlds<S, K>(kernel, view, seat).draw(source), source)),
});

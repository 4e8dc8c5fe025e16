import { type Base, type Kernel, type Lesson, type Move, type Options, type Source, viewState } from '@ravelin/engine';
import { adviceOf } from './fit.ts';
import type { Learnt, LessonOf } from './learning.ts';
import { worthOf } from './playing-on.ts';
import { searchBot } from './searching.ts';
import { ByThumb, thumbMove } from './thumb.ts';

/**
 * What is to be learnt from games that are played by the rule of thumb, with slips, and now and then by a search: each quiet position should have been worth what the next
 * ones were held to be worth, and the last one what the game came to (temporal differences).
 */

/** Of each seat's moves one of these shares are slips. */
const SLIPS = [0, 0, 0.02, 0.06, 0.15];
/** One game in so many is played by a search of so many tries. */
const [SEARCHED, TRIES] = [40, 8];
const SHARES = 1_000_000;

/** What each of these positions should have been worth: `lambda` of what came later, the rest of what the next one was held to be worth. */
export const worthsOf = (held: readonly number[], result: number, lambda: number): number[] => {
  const worths: number[] = [];
  let [next, later] = [result, result];
  for (const worth of [...held].reverse()) {
    later = (1 - lambda) * next + lambda * later;
    worths.push(later);
    next = worth;
  }
  return worths.reverse();
};

const oneOf = <T>(list: readonly T[], source: Source): T => list[source.int(list.length)];

export class PlayedGames<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly lessonOf: LessonOf<S, Lesson>;

  constructor(kernel: Kernel<S, K>, lessonOf: LessonOf<S, Lesson>) {
    this.kernel = kernel;
    this.lessonOf = lessonOf;
  }

  /** A game in which one seat, drawn by lot, searches, and the other goes by the rule of thumb: does it win? */
  shows(kit: K, scenario: string, options: Options, source: Source): boolean {
    const own = source.int(2);
    const g = this.kernel.start(kit, scenario, options, this.kernel.play(source));
    this.play(g, source, (seat) => (seat === own ? TRIES : 0));
    return this.kernel.game.outcome(g)?.winner === own;
  }

  /** A game to learn from. Some begin with a handicap. */
  learn(kit: K, scenario: string, options: Options, source: Source, lambda: number): Learnt<Lesson> {
    const { kernel } = this;
    const advice = adviceOf(kernel);
    const own = source.int(2);
    const slips = kernel.game.seats.map(() => oneOf(SLIPS, source));
    const searched = source.int(SEARCHED) === 0;
    const g = kernel.start(kit, scenario, options, kernel.play(source));
    advice.handicap?.(g, source);
    const lessons: Lesson[] = [];
    const slip = (seat: number): boolean => source.int(SHARES) < slips[seat] * SHARES;
    this.play(g, source, () => (searched ? TRIES : 0), {
      slip,
      watch: () => lessons.push(this.lessonOf(g, false, advice.value(g, 0))),
    });
    const result = worthOf(kernel, advice, g, 0);
    const worths = worthsOf(
      lessons.map(({ worth }) => worth),
      result,
      lambda,
    );
    return {
      lessons: lessons.map((lesson, n) => [{ ...lesson, worth: worths[n] }]),
      won: kernel.game.outcome(g)?.winner === own,
    };
  }

  /** Plays a game to its end: a seat tries so many worlds for a move, or none. `watch` is called at each quiet decision. */
  private play(
    g: S,
    source: Source,
    tries: (seat: number) => number,
    more?: { readonly slip: (seat: number) => boolean; readonly watch: () => void },
  ): void {
    const { kernel } = this;
    const x = kernel.play(source);
    const thumb = new ByThumb<S, K>(kernel, source);
    const usual = (): Move => {
      const iterations = tries(g.seat);
      if (iterations === 0) return thumb.move(g);
      return searchBot(kernel, { iterations }).choose(viewState(kernel, g, g.seat, 'memory'), g.seat, source).move;
    };
    while (!g.over) {
      if (kernel.pending(g)?.decision.quiet) more?.watch();
      kernel.apply(g, more?.slip(g.seat) ? this.slipped(g, source) : usual(), x);
    }
  }

  /** Any move, or one of the kind that the rule of thumb would make. */
  private slipped(g: S, source: Source): Move {
    const { kernel } = this;
    if (source.int(2) === 0) return kernel.random(g, source);
    return kernel.finish(g, [thumbMove(kernel, g, source).kind], source);
  }
}

import { type AnyGame, type Base, formatMove, type Kernel, loadView, Random, Refusal } from '@ravelin/engine';
import type { Sight } from '@ravelin/table';
import type { Advised } from './bot.ts';
import { botNamed, mannerNamed } from './levels.ts';
import { type Searching, searchOf } from './searching.ts';

/** What a bot is asked: what its seat may know, its name, and the chance that it draws from. Plain data, for it thinks elsewhere. */
export interface Task {
  readonly sight: Sight;
  readonly bot: string;
  readonly seed: string;
}

/** A move that was thought about, in notation. */
export interface ThoughtMove {
  readonly move: string;
  readonly visits: number;
  readonly value: number;
}

/** What a bot has come to so far. */
export interface Thought extends ThoughtMove {
  readonly considered: readonly ThoughtMove[];
  /** Worlds that it has tried, of how many at most; and the time that it may take, where that is what counts. */
  readonly tried: number;
  readonly most: number;
  readonly milliseconds: number | null;
}

/** Thinking in short stretches, so that whoever thinks can be asked to stop. */
export class Thinking {
  private readonly kernel: Kernel<Base, unknown>;
  private readonly g: Base;
  private readonly answer: Advised | undefined;
  private readonly search: Searching | undefined;
  private readonly most: number;
  private readonly milliseconds: number | undefined;
  private readonly now: () => number;
  private readonly end: number;
  private tried = 0;

  constructor(kernel: Kernel<Base, unknown>, { sight, bot, seed }: Task, now: () => number) {
    const { sets } = kernel.game as unknown as AnyGame;
    const set = sets.find(({ id }) => id === sight.set);
    if (!set) throw new Refusal('unknown-components', `Computer players do not know the components "${sight.set}".`);
    const view = loadView(kernel, set.kit, sight.view);
    const source = new Random(seed);
    this.kernel = kernel;
    this.g = view;
    this.now = now;
    const { iterations = 0, milliseconds } = mannerNamed(bot);
    this.most = iterations;
    this.milliseconds = milliseconds;
    this.end = now() + (this.milliseconds ?? Number.POSITIVE_INFINITY);
    if (this.most === 0) {
      this.answer = botNamed(kernel, bot, now).choose(view, sight.seat, source);
      return;
    }
    this.search = searchOf(kernel, view, sight.seat, source);
    const obvious = this.search.obvious();
    if (obvious) this.answer = { move: obvious, visits: 0, value: 0, considered: [] };
  }

  get done(): boolean {
    return this.answer !== undefined || this.tried >= this.most || this.now() >= this.end;
  }

  /** Thinks on, for about so long. */
  stretch(milliseconds: number): void {
    const until = Math.min(this.end, this.now() + milliseconds);
    do {
      if (this.done) return;
      this.search?.iterate();
      this.tried++;
    } while (this.now() < until);
  }

  get best(): Thought {
    const found = this.answer ?? this.search?.best();
    if (!found) throw new RangeError('A bot without an answer has nothing to search.');
    const written = ({ move, visits, value }: Advised['considered'][number]): ThoughtMove => ({
      move: formatMove(this.kernel, this.g, move),
      visits,
      value,
    });
    return {
      ...written(found),
      considered: found.considered.map(written),
      tried: this.tried,
      most: this.most,
      milliseconds: this.milliseconds ?? null,
    };
  }
}

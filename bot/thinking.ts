import {
  type AnyGame,
  type Base,
  type ComponentSet,
  formatMove,
  type Kernel,
  loadView,
  parseMove,
  Random,
  Refusal,
  type View,
} from '@ravelin/engine';
import { type HintJson, type MoveMade, type OddsJson, type RemarkJson, type Sight, shownMove } from '@ravelin/table';
import { type Advised, unweighed } from './bot.ts';
import { hintsOf } from './hint.ts';
import { botNamed, mannerNamed, slipping } from './levels.ts';
import { gambleOf, oddsOf } from './odds.ts';
import { PlansInHand } from './plan-in-hand.ts';
import { clearlyBetter, whyMade } from './remark.ts';
import { type Searching, searchOf } from './searching.ts';

/** What a bot is asked: what its seat may know, its name, and the chance that it draws from. Plain data, for it thinks elsewhere. */
export interface Task {
  readonly sight: Sight;
  readonly bot: string;
  readonly seed: string;
  /** Who plays on from move to move, and may follow a plan that he has in hand: the same for all moves of a player, and for nobody else's. */
  readonly player?: string;
  /** A person wants to know, with reasons. */
  readonly hint?: true;
}

/** A gamble of which the odds are asked: what the seat may know, the move in notation, and the time that it may take. */
export interface OddsTask {
  readonly sight: Sight;
  readonly move: string;
  readonly milliseconds: number;
  readonly seed: string;
}

/** A move that was made, of which a teacher is to say something; what the pupil knew before it. */
export interface RemarkTask extends MoveMade {
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
  /** The best moves with the reasons for them, where that was asked. */
  readonly hints: readonly HintJson[];
  /** Worlds that it has tried, of how many at most; the time that it may take, where that is what counts; and how far it has come, from 0 to 1. */
  readonly tried: number;
  readonly most: number;
  readonly milliseconds: number | null;
  readonly progress: number;
}

/** The set that was sent last with a kernel's game: a whole game is thought about with one set. */
const lastSets = new WeakMap<object, ComponentSet<unknown>>();

/** Somebody's own set, read once a game. */
const ownSet = (kernel: Kernel<Base, unknown>, { hash, files }: NonNullable<Sight['own']>) => {
  const last = lastSets.get(kernel);
  if (last?.hash === hash) return last;
  const set = (kernel.game as unknown as AnyGame).readComponents?.(files);
  if (set) lastSets.set(kernel, set);
  return set;
};

/** The view that was sent. */
const viewOf = (kernel: Kernel<Base, unknown>, { set: id, own, view }: Sight): View<Base> => {
  const { sets } = kernel.game as unknown as AnyGame;
  const set = own ? ownSet(kernel, own) : sets.find((one) => one.id === id);
  if (!set) throw new Refusal('unknown-components', `Computer players do not know the components "${id}".`);
  return loadView(kernel, set.kit, view);
};

/** The plans in hand of those who thought here last, by their `player`. */
const REMEMBERED = 64;
const plansOf = new Map<string, PlansInHand>();
const plansInHand = (player: string): PlansInHand => {
  const plans = plansOf.get(player) ?? new PlansInHand();
  plansOf.delete(player);
  plansOf.set(player, plans);
  for (const [oldest] of plansOf) if (plansOf.size > REMEMBERED) plansOf.delete(oldest);
  return plans;
};

/** Worlds that are tried for odds, where they cannot be gone through; the time mostly ends it sooner. */
const SAMPLES = 20_000;

/** The odds that were asked; null where the move is no gamble. */
export const oddsFor = (kernel: Kernel<Base, unknown>, task: OddsTask, now: () => number): OddsJson | null => {
  const { sight, milliseconds, seed } = task;
  const view = viewOf(kernel, sight);
  const move = parseMove(kernel, view, task.move);
  const gamble = gambleOf(kernel, view, move);
  if (!gamble) return null;
  const end = now() + milliseconds;
  const settings = { samples: SAMPLES, stop: () => now() >= end };
  const { exact, tried, chances } = oddsOf(kernel, view, sight.seat, move, gamble, new Random(seed), settings);
  const { title, rule, outcomes } = gamble;
  return {
    title,
    rule,
    exact,
    tried,
    chances: outcomes.map((outcome, i) => {
      const { share, interval } = chances[i];
      return { ...outcome, share, low: interval[0], high: interval[1] };
    }),
  };
};

/** What a teacher says of the move; of the pupil's own only where `best` is clearly better. Null: nothing. */
export const remarkOn = (kernel: Kernel<Base, unknown>, task: RemarkTask, best: string | null): RemarkJson | null => {
  const { sight, mover, seed } = task;
  const view = viewOf(kernel, sight);
  const made = parseMove(kernel, view, task.move);
  const better = best === null ? null : parseMove(kernel, view, best);
  const remark = better
    ? clearlyBetter(kernel, view, mover, made, better, seed)
    : whyMade(kernel, view, sight.seat, mover, made, seed);
  if (!remark) return null;
  return {
    made: shownMove(kernel, view, made),
    better: better && shownMove(kernel, view, better),
    gain: remark.gain,
    reasons: remark.reasons.map(({ text }) => text),
  };
};

/** Thinking in short stretches, so that whoever thinks can be asked to stop. */
export class Thinking {
  private readonly kernel: Kernel<Base, unknown>;
  private readonly view: View<Base>;
  private readonly task: Task;
  private readonly answer: Advised | undefined;
  private readonly search: Searching | undefined;
  private readonly most: number;
  private readonly milliseconds: number | undefined;
  private readonly now: () => number;
  private readonly end: number;
  /** Worlds tried so far. */
  tried = 0;

  constructor(kernel: Kernel<Base, unknown>, task: Task, now: () => number) {
    const { sight, bot, seed } = task;
    const view = viewOf(kernel, sight);
    const source = new Random(seed);
    this.kernel = kernel;
    this.view = view;
    this.task = task;
    this.now = now;
    const { iterations = 0, milliseconds, slips } = mannerNamed(bot, kernel.game.advice?.levels);
    this.most = iterations;
    this.milliseconds = milliseconds;
    this.end = now() + (this.milliseconds ?? Number.POSITIVE_INFINITY);
    if (this.most === 0) {
      this.answer = botNamed(kernel, bot, now).choose(view, sight.seat, source);
      return;
    }
    if (slips !== undefined) {
      const { move, slipped } = slipping(kernel, view, sight.seat, source, slips);
      if (slipped) {
        this.answer = unweighed(move);
        return;
      }
    }
    const planned = task.player === undefined ? undefined : plansInHand(task.player).moveAt(kernel, view);
    if (planned) {
      this.answer = unweighed(planned);
      return;
    }
    this.search = searchOf(kernel, view, sight.seat, source);
    // Who wants to know why is not told that it is obvious.
    const obvious = task.hint ? kernel.only(view) : this.search.obvious();
    if (obvious) this.answer = unweighed(obvious);
  }

  private get progress(): number {
    const { milliseconds, most, tried } = this;
    if (this.answer) return 1;
    return Math.min(1, milliseconds === undefined ? tried / most : 1 - (this.end - this.now()) / milliseconds);
  }

  get done(): boolean {
    if (this.answer !== undefined || this.tried >= this.most || this.now() >= this.end) return true;
    return this.search?.decided?.() === true;
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

  /** What it has found, as data that another one can join to its own. */
  get found(): unknown {
    return this.search?.findings() ?? null;
  }

  /** Adds what others have found about the same decision, in so many worlds. */
  join(found: readonly unknown[], tried: number): void {
    for (const one of found) if (one !== null) this.search?.join(one);
    if (!this.answer) this.tried += tried;
  }

  /** The last word: with the reasons, where those were asked for. A plan that was thought through, and not broken off, is followed from now on. */
  conclude(): Thought {
    const { kernel, view, task, search } = this;
    if (task.player !== undefined && search && !this.answer && this.done) plansInHand(task.player).follow(search);
    if (!task.hint || !search) return this.best;
    const found = hintsOf(kernel, view, task.sight.seat, search.considered(), new Random(task.seed));
    const hints = found.map(({ move, visits, value, gain, reasons }) => ({
      move: formatMove(kernel, view, move),
      visits,
      value,
      gain,
      reasons: reasons.map(({ text }) => text),
    }));
    return { ...this.best, hints };
  }

  get best(): Thought {
    const found = this.answer ?? this.search?.best();
    if (!found) throw new RangeError('A bot without an answer has nothing to search.');
    const written = ({ move, visits, value }: Advised['considered'][number]): ThoughtMove => ({
      move: formatMove(this.kernel, this.view, move),
      visits,
      value,
    });
    return {
      ...written(found),
      considered: found.considered.map(written),
      hints: [],
      tried: this.tried,
      most: this.most,
      milliseconds: this.milliseconds ?? null,
      progress: this.progress,
    };
  }
}

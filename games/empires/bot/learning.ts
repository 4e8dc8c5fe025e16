import { type Base, type Kernel, type Options, Situation, type Source } from '@ravelin/engine';
import type { Empire } from '../rules/empire.ts';
import { willCounted } from '../rules/happenings.ts';
import { kaiserschlachtIn, kaiserschlachtNow } from './battles.ts';
import { judging, type Knowledge } from './judge.ts';
import { chanceOf, Holding, Network, Sums } from './judgement.ts';
import type { Moment } from './moment.ts';
import type { Outlook } from './outlook.ts';
import { bestMove } from './player.ts';

/**
 * How a network learns (`npm run learn`): wars are played by it, and wherever something is decided, and at the end of every turn, it should have given the chance
 * that it gives a little later, when more is known, down to the war's end (temporal differences).
 */

/** What a position held, and the chance that it should have been given. */
export interface Lesson {
  readonly holding: Holding;
  chance: number;
}

export interface Learning {
  /** How much what was found later counts, against what was expected one step later. */
  readonly lambda: number;
  /** The share of moves that are made at random, so that what they lead to is learnt too. */
  readonly slips: number;
  /** What the longest lost war counts, from 0 to 1: at first hardly any war is won. */
  readonly consolation: number;
}

/** A position on the way; `expected`: the chance that the best move left there. */
interface Step {
  readonly holding: Holding;
  readonly expected: number | undefined;
  readonly slipped: boolean;
}

/** What each step should have been given, the last first in what it knows: `lambda` of what came later, the rest of what was expected next. */
export const lessonsOf = (steps: readonly Step[], result: number, lambda: number): Lesson[] => {
  const lessons: Lesson[] = [];
  let [later, next] = [result, result];
  for (const [back, { holding, expected = next, slipped }] of [...steps].reverse().entries()) {
    // What came of a slip says nothing of the move that should have been made.
    if (slipped) later = expected;
    else if (back > 0) later = (1 - lambda) * expected + lambda * later;
    next = expected;
    lessons.push({ holding, chance: later });
  }
  return lessons.reverse();
};

/** A war to learn from. */
export interface Played {
  readonly lessons: readonly Lesson[];
  readonly won: boolean;
  readonly turns: number;
}

/** Plays wars by what is known and by this network, and tells what can be learnt from them. */
export const warsBy = <S extends Empire, O extends Outlook>(
  kernel: Kernel<S, S['kit']>,
  knowledge: Knowledge<S, O>,
  network: Network,
) => {
  const judge = judging(knowledge, network);

  /** Of a battle of the Kaiserschlacht that is still to come, one result is imagined. */
  const holdingOf = (g: S, moment: Moment, source: Source): Holding => {
    const { outlook, addGiven, addMoment, pieces, addKaiserschlacht, addWill, willToCount } = knowledge;
    const holding = new Holding();
    const ahead = outlook(g);
    addGiven(g, ahead, holding);
    addMoment(g, moment, holding);
    for (const piece of pieces) piece.add(g, ahead, moment, holding);
    const past = moment === 'past';
    const { will, after } = past ? { will: 0, after: kaiserschlachtIn(g) } : oneOf(kaiserschlachtNow(g), source);
    addKaiserschlacht(after, g, ahead, holding);
    addWill(g, willToCount(g, past) + will, ahead, holding);
    return holding;
  };

  return (kit: S['kit'], scenario: string, options: Options, source: Source, learning: Learning): Played => {
    const steps: Step[] = [];
    const x = kernel.play(source);
    x.events = [];
    x.watch = (g, kind) => {
      if (kind !== willCounted || g.over || g.turn >= knowledge.lastTurn(g)) return;
      steps.push({ holding: holdingOf(g, 'past', source), expected: undefined, slipped: false });
    };
    const g = kernel.start(kit, scenario, options, x);
    const begun = g.turn;
    while (!g.over) {
      x.events.length = 0;
      const at = new Situation<S>(kernel as unknown as Kernel<S & Base>, g, source);
      const plain = knowledge.plain[at.decision]?.(g, at);
      if (plain) {
        kernel.apply(g, plain, x);
        continue;
      }
      const { move, chance } = bestMove(knowledge, judge, at);
      const slipped = source.int(SHARES) < learning.slips * SHARES;
      steps.push({ holding: holdingOf(g, knowledge.momentOf(g, at), source), expected: chance, slipped });
      kernel.apply(g, slipped ? at.random() : move, x);
    }
    const won = (knowledge.outcome(g)?.score[0] ?? -1) > 0;
    const survived = (g.turn - begun) / (knowledge.lastTurn(g) - begun);
    const result = won ? 1 : learning.consolation * survived ** 2;
    return { lessons: lessonsOf(steps, result, learning.lambda), won, turns: g.turn };
  };
};
const SHARES = 1_000_000;

/** One of these, each as likely as it is. */
const oneOf = <T extends { readonly chance: number }>(ways: readonly T[], source: Source): T => {
  let left = source.int(SHARES) / SHARES;
  for (const way of ways) {
    left -= way.chance;
    if (left < 0) return way;
  }
  return ways[ways.length - 1];
};

const sumsOf = (network: Network, { inputs, amounts }: Holding): Sums => {
  const sums = new Sums(network);
  for (let n = 0; n < inputs.length; n++) sums.add(inputs[n], amounts[n]);
  return sums;
};

/** The chance that a network gives to what a position held. */
export const chanceIn = (network: Network, holding: Holding): number =>
  chanceOf(network.logOdds(sumsOf(network, holding).of));

/** How far each number of a network is to be moved, and how sure that is: means of what was found so far (Adam). */
const [MEAN, SQUARE, TINY] = [0.1, 0.001, 1e-7];

/** Moves the numbers of a network towards what lessons say. What it remembers of its steps may be shared between threads, as the network. */
export class Learner {
  private readonly network: Network;
  private readonly slope: Float64Array;
  private readonly means: Float64Array;
  private readonly squares: Float64Array;

  /** `room`: twice that of the network. */
  constructor(network: Network, room: ArrayBufferLike = new ArrayBuffer(2 * network.numbers.byteLength)) {
    const { length } = network.numbers;
    this.network = network;
    this.slope = new Float64Array(length);
    this.means = new Float64Array(room, 0, length);
    this.squares = new Float64Array(room, network.numbers.byteLength, length);
  }

  /** One step of this size, by the mean of all lessons. */
  learn(lessons: readonly Lesson[], step: number): void {
    const { network, slope, means, squares } = this;
    slope.fill(0);
    for (const lesson of lessons) this.addSlope(lesson);
    const { numbers } = network;
    for (let i = 0; i < numbers.length; i++) {
      const by = slope[i] / lessons.length;
      means[i] += MEAN * (by - means[i]);
      squares[i] += SQUARE * (by * by - squares[i]);
      numbers[i] += (step * means[i]) / (Math.sqrt(squares[i]) + TINY);
    }
  }

  /** By how much each number should be moved for this lesson. */
  private addSlope({ holding, chance }: Lesson): void {
    const { network, slope } = this;
    const { units, width } = network;
    const { inputs, amounts } = holding;
    const sums = sumsOf(network, holding);
    const error = chance - chanceOf(network.logOdds(sums.of));
    const counts = new Float64Array(width);
    counts[0] = error;
    for (let unit = 0; unit < units.length; unit++) {
      const sum = sums.of[unit + 1];
      if (sum <= 0) continue;
      counts[unit + 1] = error * units[unit];
      slope[unit] += error * sum;
    }
    for (let n = 0; n < inputs.length; n++) {
      const first = units.length + inputs[n] * width;
      for (let i = 0; i < width; i++) slope[first + i] += counts[i] * amounts[n];
    }
  }
}

/** How the plain sum is found: so many steps from so many lessons each. */
const [PLAIN_STEPS, PLAIN_LESSONS, PLAIN_STEP] = [6000, 256, 0.003];

/**
 * The plain sum that comes nearest to a network in these positions: without hidden units, so that each input has a share of its own. What a network makes of all
 * inputs together cannot be told in a sentence; a reason is what changes this sum most.
 */
export const plainSumOf = (network: Network, lessons: readonly Lesson[], source: Source): Network => {
  const plain = new Network(network.layout, 0);
  const learner = new Learner(plain);
  const judged = lessons.map(({ holding }) => ({ holding, chance: chanceIn(network, holding) }));
  for (let step = 0; step < PLAIN_STEPS; step++)
    learner.learn(
      Array.from({ length: PLAIN_LESSONS }, () => judged[source.int(judged.length)]),
      PLAIN_STEP * (1 - step / PLAIN_STEPS),
    );
  return plain;
};

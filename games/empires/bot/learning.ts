import { type Base, type Kernel, type Options, Situation, type Source } from '@ravelin/engine';
import type { Empire } from '../rules/empire.ts';
import { willCounted } from '../rules/happenings.ts';
import { kaiserschlachtNow } from './battles.ts';
import { addAll, judging, type Knowledge } from './judge.ts';
import { chanceOf, Holding, Network, type NetworkFile, Sums } from './judgement.ts';
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

/** What each step should have been given: `lambda` of what came later, the rest of what was expected next. */
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
    const holding = new Holding();
    addAll(knowledge, g, moment, holding, moment === 'past' ? undefined : oneOf(kaiserschlachtNow(g), source));
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

/** Positions that a plain sum must hold for: of wars in all scenarios, in which three moves of ten are made at random, so that mistakes are among them. */
const PLAIN_WARS = 900;
const PLAIN_LEARNING: Learning = { lambda: 0, slips: 0.3, consolation: 0 };

/** A network's file, one input to a line. */
const textOf = ({ made, units, blocks }: NetworkFile): string => {
  const lines = Object.entries(blocks).map(
    ([id, rows]) =>
      `    ${JSON.stringify(id)}: [\n${rows.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`,
  );
  return `{\n  "made": ${JSON.stringify(made)},\n  "units": ${JSON.stringify(units)},\n  "blocks": {\n${lines.join(',\n')}\n  }\n}\n`;
};

/** What `npm run learn` asks of a game. Networks lie in rooms of memory that threads share. */
export const learningOf = <S extends Empire, O extends Outlook>(
  knowledge: Knowledge<S, O>,
  stored: Network,
  made: string,
) => {
  const { layout } = knowledge;
  const networkIn = (hidden: number, room: ArrayBufferLike): Network => new Network(layout, hidden, room);
  return {
    /** Hidden units of the stored network; and the bytes of one with so many. */
    hidden: stored.units.length,
    bytes: (hidden: number): number => Network.bytes(layout, hidden),
    /** Begins with the numbers that are stored, or with any. */
    begin: (hidden: number, room: ArrayBufferLike, fresh: boolean): void => {
      const { numbers } = networkIn(hidden, room);
      if (fresh) for (const i of numbers.keys()) numbers[i] = FIRST * Math.sin(1 + i ** 2);
      else numbers.set(stored.numbers);
    },
    /** Who plays wars by the numbers in this room, or without one by those that are stored. */
    player: (kernel: Kernel<S, S['kit']>, hidden: number, room?: ArrayBufferLike) =>
      warsBy(kernel, knowledge, room ? networkIn(hidden, room) : stored),
    /** `steps`: twice the room of the network. */
    learner: (hidden: number, room: ArrayBufferLike, steps: ArrayBufferLike): Learner =>
      new Learner(networkIn(hidden, room), steps),
    /** The files of games/GAME/bot that hold what was learnt; `how`: how it was. */
    files: (
      kernel: Kernel<S, S['kit']>,
      kit: S['kit'],
      { hidden, room, fresh, how }: { hidden: number; room: ArrayBufferLike; fresh: boolean; how: string },
      source: Source,
    ): Record<string, string> => {
      const network = networkIn(hidden, room);
      const play = warsBy(kernel, knowledge, network);
      const { scenarios, options } = kernel.game;
      const usual = Object.fromEntries(options.map((option) => [option.id, option.default]));
      const lessons = Array.from({ length: PLAIN_WARS }, (_, n) => {
        const scenario = scenarios[n % 3 > 0 ? 0 : Math.floor(n / 3) % scenarios.length];
        return play(kit, scenario.id, usual, source, PLAIN_LEARNING).lessons;
      }).flat();
      const nearest = `The plain sum nearest to network.json in ${lessons.length} positions of ${PLAIN_WARS} wars, in which three moves of ten were made at random.`;
      return {
        'network.json': textOf(network.write(fresh ? how : `${made} Then ${how}`)),
        'plain-sum.json': textOf(plainSumOf(network, lessons, source).write(nearest)),
      };
    },
  };
};
const FIRST = 0.3;

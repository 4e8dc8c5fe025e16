import { Eye, Learner, Network } from '@ravelin/engine';
import { describe, expect, it } from 'vitest';
import { melee } from '../testing.ts';
import { sight } from './judgement.ts';
import { learning } from './learning.ts';
import file from './network.json' with { type: 'json' };

const WIDTHS = { first: 6, second: 4, hidden: 5 };
const fresh = (): Network => {
  const network = new Network(sight, WIDTHS);
  for (const i of network.numbers.keys()) network.numbers[i] = 0.2 * Math.sin(i + 1);
  return network;
};
const positions = ['a', 'b', 'c', 'd'].map((seed) => melee(seed));

describe('a network', () => {
  it('comes out of its file as it went in', () => {
    expect(Network.read(sight, file).write(file.made)).toEqual(file);
    const made = fresh();
    const again = Network.read(sight, made.write('a test'));
    expect(Math.max(...again.numbers.map((one, i) => Math.abs(one - made.numbers[i])))).toBeLessThan(0.001);
  });

  it('is refused where a row has too many weights or too few', () => {
    const { part, ...others } = fresh().write('a test');
    expect(() => Network.read(sight, { ...others, part: { ...part, first: [...part.first.slice(1), [1]] } })).toThrow(
      'must have 65 weights',
    );
  });
});

describe('learning', () => {
  it('brings what positions are worth nearer to what lessons say', () => {
    const network = fresh();
    const lessons = positions.map((g, n) => learning.lessonOf(g, n === 3, [0.8, -0.5, 0.1, -0.9][n]));
    const learner = new Learner(network);
    for (let n = 0; n < 1500; n++)
      learner.learn(
        lessons.map((lesson) => [lesson]),
        0.003,
      );
    for (const { looks, worth } of lessons) expect(Math.tanh(network.judge(looks))).toBeCloseTo(worth, 1);
  });

  it('tells lessons of a set apart before it learns what they have in common', () => {
    const lessons = positions.slice(0, 2).map((g, n) => learning.lessonOf(g, true, [0.6, 0.2][n]));
    /** How far the difference between both is from what it should be. */
    const wrong = (sets: (typeof lessons)[]): number => {
      const network = fresh();
      const learner = new Learner(network);
      for (let n = 0; n < 40; n++) learner.learn(sets, 0.0005);
      const [one, other] = lessons.map(({ looks }) => Math.tanh(network.judge(looks)));
      return Math.abs(one - other - 0.4);
    };
    expect(wrong([lessons])).toBeLessThan(wrong(lessons.map((lesson) => [lesson])));
  });

  it('moves each number by how much it changes what a position is worth', () => {
    const network = fresh();
    const lesson = learning.lessonOf(positions[0], false, 0.9);
    /** How far the judgement is from the lesson, as the log of the chance that it gives to what came. */
    const loss = (): number => {
      const chance = (1 + Math.tanh(network.judge(lesson.looks))) / 2;
      const came = (1 + lesson.worth) / 2;
      return came * Math.log(chance) + (1 - came) * Math.log(1 - chance);
    };
    const before = network.numbers.slice();
    new Learner(network).learn([[lesson]], 1e-6);
    const moved = network.numbers.map((one, i) => one - before[i]);
    network.numbers.set(before);
    const steps = [3, 80, 395, 400, 425, 500, 660, 690, 735];
    for (const i of steps) {
      network.numbers[i] = before[i] + 0.002;
      const more = loss();
      network.numbers[i] = before[i] - 0.002;
      const slope = more - loss();
      network.numbers[i] = before[i];
      if (Math.abs(slope) > 1e-5) expect([i, Math.sign(moved[i])]).toEqual([i, Math.sign(slope)]);
    }
    expect(moved.some((one) => one > 0) && moved.some((one) => one < 0)).toBe(true);
  });

  it('goes on from the numbers that are stored, and plays by those in a room', () => {
    const { hidden } = learning;
    const room = new ArrayBuffer(learning.bytes(hidden));
    learning.begin(hidden, room, false);
    const [g] = positions;
    const same = learning.adviceBy(hidden, room).value(g, g.seat);
    learning.begin(hidden, room, true);
    expect(learning.adviceBy(hidden, room).value(g, g.seat)).not.toBe(same);
    expect(new Eye(sight).look(g, false).count).toBeGreaterThan(20);
  });
});

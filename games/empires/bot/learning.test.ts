import { describe, expect, it } from 'vitest';
import { Holding, Layout, Network } from './judgement.ts';
import { chanceIn, Learner, type Lesson, lessonsOf } from './learning.ts';

const layout = new Layout({ a: { feature: 'a', size: 2 }, b: { feature: 'b', size: 3 } });

const held = (...inputs: readonly (readonly [input: number, amount: number])[]): Holding => {
  const holding = new Holding();
  for (const [input, amount] of inputs) holding.add(input, amount);
  return holding;
};

const network = (): Network => {
  const made = new Network(layout, 4);
  for (const i of made.numbers.keys()) made.numbers[i] = Math.sin(i + 1);
  return made;
};

describe('a network', () => {
  it('comes out of its file as it went in, to three digits', () => {
    const made = network();
    const again = Network.read(layout, made.write('a test'));
    expect(Math.max(...again.numbers.map((one, i) => Math.abs(one - made.numbers[i])))).toBeLessThan(0.001);
    expect(made.write('a test').made).toBe('a test');
  });

  it('is refused with a block too many, too few, or of another size', () => {
    const file = network().write('a test');
    expect(() => Network.read(layout, { ...file, blocks: { ...file.blocks, c: [] } })).toThrow(
      '"c", which is no block',
    );
    expect(() => Network.read(layout, { ...file, blocks: { a: file.blocks.a } })).toThrow(
      '3 rows of 5 weights for "b"',
    );
    expect(() => Network.read(layout, { ...file, units: [1] })).toThrow('2 rows of 2 weights for "a"');
  });
});

describe('learning', () => {
  it('brings the chances nearer to what lessons say, inputs that mean something only together included', () => {
    const made = network();
    const lessons: Lesson[] = [
      { holding: held([0, 1], [2, 1]), chance: 0.9 },
      { holding: held([0, 1], [3, 1]), chance: 0.1 },
      { holding: held([1, 1], [2, 1]), chance: 0.1 },
      { holding: held([1, 1], [3, 1]), chance: 0.9 },
    ];
    const learner = new Learner(made);
    for (let n = 0; n < 4000; n++) learner.learn(lessons, 0.01);
    for (const { holding, chance } of lessons) expect(chanceIn(made, holding)).toBeCloseTo(chance, 1);
  });

  it('gives each step what was expected next and what came later, a slip only what was expected', () => {
    const step = (expected: number | undefined, slipped = false) => ({ holding: new Holding(), expected, slipped });
    const chances = (steps: readonly ReturnType<typeof step>[], lambda: number): number[] =>
      lessonsOf(steps, 1, lambda).map(({ chance }) => chance);
    expect(chances([step(0.2), step(0.4), step(0.6)], 1)).toEqual([1, 1, 1]);
    expect(chances([step(0.2), step(0.4), step(0.6)], 0)).toEqual([0.2, 0.4, 1]);
    expect(chances([step(0.2), step(undefined), step(0.6)], 0)).toEqual([0.2, 0.6, 1]);
    expect(chances([step(0.2), step(0.4, true), step(0.6)], 1)).toEqual([0.4, 0.4, 1]);
  });
});

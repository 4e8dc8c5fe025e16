import { type Base, Kernel, type Lesson, Random, setOffered } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { describe, expect, it } from 'vitest';
import { PlayedGames, worthsOf } from './played-games.ts';

describe('what positions should have been worth', () => {
  it('is the result where only that counts', () => {
    expect(worthsOf([0.2, -0.4, 0.6], -1, 1)).toEqual([-1, -1, -1]);
  });

  it('is what the next was held to be worth where nothing later counts', () => {
    expect(worthsOf([0.2, -0.4, 0.6], -1, 0)).toEqual([-0.4, 0.6, -1]);
  });

  it('is a share of both otherwise', () => {
    const [first, second, third] = worthsOf([0.2, -0.4, 0.6], -1, 0.5);
    expect(third).toBe(-1);
    expect(second).toBeCloseTo((0.6 - 1) / 2);
    expect(first).toBeCloseTo((-0.4 + (0.6 - 1) / 2) / 2);
  });

  it('is nothing where nothing was decided', () => {
    expect(worthsOf([], 1, 0.9)).toEqual([]);
  });
});

describe('a game to learn from', () => {
  const game = findGame('vienna');
  if (!game) throw new Error('no Vienna');
  const kernel = new Kernel(game);
  const { kit } = setOffered(game);
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  /** Looks at nothing but whose decision it is. */
  const lessonOf = ({ seat }: Base, _planned: boolean, worth: number): Lesson => ({
    looks: { parts: new Float32Array(0), groups: new Uint8Array(0), count: 0, whole: [seat] },
    worth,
  });
  const games = new PlayedGames(kernel, lessonOf);

  it('has a lesson for each quiet position, the last of which is the result', () => {
    for (const seed of ['a', 'b', 'c']) {
      const lessons = games.learn(kit, 'standard', options, new Random(seed), 0.9).lessons.flat();
      expect(lessons.length).toBeGreaterThan(5);
      for (const { worth } of lessons) expect(Math.abs(worth)).toBeLessThanOrEqual(1);
      expect(new Set(lessons.map(({ looks }) => looks.whole[0]))).toEqual(new Set([0, 1]));
      expect(Math.abs(lessons[lessons.length - 1].worth)).toBe(1);
    }
  });

  it('is the same with the same chance, and shows who searches', () => {
    const play = (seed: string) => games.learn(kit, 'standard', options, new Random(seed), 0.9);
    expect(play('same')).toEqual(play('same'));
    let won = 0;
    for (let n = 0; n < 10; n++) won += Number(games.shows(kit, 'standard', options, new Random(`shown ${n}`)));
    expect(won).toBeGreaterThan(0);
  });
});

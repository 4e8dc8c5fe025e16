import { Kernel, numberOfState, Random, setOffered } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { expect, test } from 'vitest';
import { DraftedGames } from './learning.ts';

const game = findGame('mohacs') ?? expect.unreachable();
const { advice } = game;
const drafts = advice?.drafts ?? expect.unreachable();
/** Only at so many decisions of a game, of either side, may plans be drawn up, for that takes long. */
const PLANNED = 3;
const planning = () => {
  let left = PLANNED;
  const decide = (decision: string): boolean => drafts.decide(decision) && left-- > 0;
  return new Kernel({ ...game, advice: { ...(advice as object), drafts: { ...drafts, decide } } as never });
};
const { kit } = setOffered(game);
const [{ id: scenario }] = game.scenarios;
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));

test('a game teaches what planned positions and the quiet ones after them come to, the same with the same chance', () => {
  const taught = () => {
    const kernel = planning();
    const games = new DraftedGames(kernel, (g, planned, worth) => ({
      position: numberOfState(kernel, g),
      planned,
      worth,
    }));
    return games.learn(kit, scenario, options, new Random('a game'), 0.05);
  };
  const { lessons: sets, won } = taught();
  // All of a set are of one kind, and each is of a plan of its own.
  for (const set of sets) {
    expect(set.length).toBeGreaterThan(1);
    expect(new Set(set.map(({ planned }) => planned)).size).toBe(1);
  }
  const lessons = sets.flat();
  expect(lessons.length).toBeGreaterThan(20);
  expect(lessons.some(({ planned }) => planned) && lessons.some(({ planned }) => !planned)).toBe(true);
  expect(lessons.every(({ worth }) => Math.abs(worth) <= 1)).toBe(true);
  // The same plan with another luck comes to something else.
  const planned = lessons.filter((one) => one.planned);
  const first = planned.filter(({ position }) => position === planned[0].position);
  expect(new Set(first.map(({ worth }) => worth)).size).toBeGreaterThan(1);
  const again = taught();
  expect(again).toEqual({ lessons: sets, won });
});

test('a game that draws up no plans has nothing to teach so', () => {
  const vienna = findGame('vienna') ?? expect.unreachable();
  expect(() => new DraftedGames(new Kernel(vienna), () => 0)).toThrow('draws up no plans');
});

import { type AnyGame, Kernel, Random, Situation, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { botNamed, mannerNamed } from './levels.ts';

test('a game may say how many worlds a level tries; the others stay as they are', () => {
  const own = { captain: 14, colonel: 60 };
  expect(mannerNamed('captain', own).iterations).toBe(14);
  expect(mannerNamed('4', own).iterations).toBe(60);
  expect(mannerNamed('captain').iterations).not.toBe(14);
  for (const name of ['page', 'ensign', 'marshal:5', 'search:200', 'thumb', 'random'])
    expect(mannerNamed(name, own)).toEqual(mannerNamed(name));
});

test('who tries nothing makes the move that a search would try first', () => {
  const game = games.find(({ id }) => id === 'hapsburg') as AnyGame;
  const kernel = new Kernel(game);
  const x = kernel.play(new Random('first'));
  const g = kernel.start(game.sets[0].kit, '1914', {}, x);
  const bot = botNamed(kernel, 'first', () => 0);
  let others = 0;
  for (let n = 0; n < 60 && !g.over; n++) {
    const { move } = bot.choose(viewState(kernel, g, g.seat, 'memory'), g.seat, new Random(String(n)));
    const at = new Situation(kernel as never, g, new Random(String(n)));
    const first = game.advice?.candidates?.(at)?.[0].first(at);
    expect(move).toEqual(first);
    if (JSON.stringify(move) !== JSON.stringify(game.advice?.thumb(at))) others++;
    kernel.apply(g, move, x);
  }
  expect(others).toBeGreaterThan(0);
});

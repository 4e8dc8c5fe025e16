import { type AnyGame, formatMove, Kernel, Random, Situation, saveView, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { unweighed } from './bot.ts';
import { botNamed, mannerNamed, slipping } from './levels.ts';
import { Thinking } from './thinking.ts';

test('a game may say what a level does; the others stay as they are', () => {
  const own = { captain: { iterations: 14, slips: 3 }, colonel: { iterations: 60 } };
  expect(mannerNamed('captain', own)).toEqual({ iterations: 14, slips: 3 });
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

test('a level that tries worlds may slip all the same, in a thread of its own as here', () => {
  const game = games.find(({ id }) => id === 'stronghold') as AnyGame;
  const slips = 30;
  const advice = { ...game.advice, levels: { captain: { iterations: 1, slips } } };
  const kernel = new Kernel({ ...game, advice } as AnyGame);
  const captain = botNamed(kernel, 'captain', () => 0);
  const [{ id: set, kit }] = game.sets;
  const x = kernel.play(new Random('slips'));
  const g = kernel.start(kit, game.scenarios[0].id, {}, x);
  const made = { slipped: 0, searched: 0 };
  for (let n = 0; n < 120 && !g.over; n++) {
    const { seat } = g;
    const view = viewState(kernel, g, seat, 'memory');
    const chance = () => new Random(String(n));
    const { move, slipped } = slipping(kernel, view, seat, chance(), slips);
    const advised = captain.choose(view, seat, chance());
    const sight = { game: 'stronghold', set, seat, view: saveView(kernel, view) };
    const thinking = new Thinking(kernel, { sight, bot: 'captain', seed: String(n) }, () => 0);
    if (slipped) {
      made.slipped++;
      expect(advised).toEqual(unweighed(move));
      expect(thinking.done).toBe(true);
      expect(thinking.best.move).toBe(formatMove(kernel, view, move));
    } else if (!thinking.done) made.searched++;
    kernel.apply(g, advised.move, x);
  }
  expect(made.slipped).toBeGreaterThan(15);
  expect(made.searched).toBeGreaterThan(30);
});

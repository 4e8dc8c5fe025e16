import { type AnyGame, Kernel, Random, type View, viewState } from '@ravelin/engine';
import { size } from '@ravelin/engine/testing';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { checkFair } from './fair.ts';
import { searchBot } from './searching.ts';
import { thumbBot } from './thumb.ts';

const POSITIONS = size(6, 500);

/** Positions of random games, a few moves apart. */
const positions = function* (game: AnyGame, count: number) {
  const kernel = new Kernel(game);
  const rng = new Random(`${game.id}/fair`);
  const x = kernel.play(rng);
  let g = kernel.start(game.sets[0].kit, game.scenarios[0].id, {}, x);
  for (let n = 0; n < count; n++) {
    for (let moves = 1 + rng.int(8); moves > 0; moves--) {
      if (g.over) g = kernel.start(game.sets[0].kit, game.scenarios[0].id, {}, x);
      kernel.apply(g, kernel.random(g, rng), x);
    }
    if (!g.over) yield { kernel, g, seed: `fair ${n}` };
  }
};

const advised = games.filter(({ advice }) => advice !== undefined);

test.for(advised.map((game) => [game.id, game] as const))('%s: bots play by what their seat knows', ([_id, game]) => {
  let checked = 0;
  for (const { kernel, g, seed } of positions(game, POSITIONS)) {
    checkFair(kernel, thumbBot(kernel), g, seed);
    checkFair(kernel, searchBot(kernel, { iterations: 12 }), g, seed);
    checked++;
  }
  expect(checked).toBeGreaterThan(POSITIONS / 2);
});

test('the law finds a bot that looks at the state', () => {
  const found = [...positions(games.find(({ id }) => id === 'vienna') as AnyGame, 60)].map(({ kernel, g, seed }) => {
    let asked = 0;
    // It knows the deck by other ways than its view: here, by being told.
    const peeks: Bot<typeof g> = {
      choose: () => ({ move: { kind: 0, chosen: [asked++] }, visits: 0, value: 0, considered: [] }),
    };
    try {
      checkFair(kernel, peeks, g, seed);
      return false;
    } catch {
      return true;
    }
  });
  expect(found).toContain(true);
});

test('a state is no view: it does not compile, and a view does', () => {
  const vienna = games.find(({ id }) => id === 'vienna') as AnyGame;
  interface Table {
    kit: unknown;
    seq: number;
    seat: number;
    over: number;
    stack: never[];
    zones: never[];
  }
  const takes = (view: View<Table>): View<Table> => view;
  const state = {} as Table;
  // @ts-expect-error: a bot is handed views alone
  expect(takes(state)).toBe(state);
  const kernel = new Kernel(vienna);
  const g = kernel.start(vienna.sets[0].kit, 'standard', {}, kernel.play(new Random('view')));
  expect(takes(viewState(kernel, g, 0)).seat).toBe(g.seat);
});

import { Match, Random, viewState, writePosition } from '@ravelin/engine';
import { registry } from '@ravelin/games/registry';
import { expect, test } from 'vitest';
import { bringGame, kernelOf } from './catalogue.ts';
import type { State } from './legal.ts';
import { byHand } from './players.ts';
import { Table } from './table.ts';

test.each(Object.keys(registry))('%s: what has not changed of a view is told by the same object', async (game) => {
  await bringGame(game);
  const kernel = kernelOf(game);
  const rng = new Random(`view of ${game}`);
  const match = new Match<State, unknown>(kernel, { set: kernel.game.sets[0], source: rng });
  const { seats } = kernel.game;
  const setting = { game, seats: Object.fromEntries(seats.map((seat) => [seat, 'here'])) };
  const table = new Table({ match, setting, manner: 'played', players: { here: byHand } });
  const onlooker = table.admit({ seats: [seats[0]] });
  let last = onlooker.snapshot().view;
  let kept = 0;
  for (let n = 0; n < 25 && !match.over; n++) {
    match.make(kernel.random(match.state, rng));
    const { view } = onlooker.snapshot();
    const seen = match.over ? match.state : viewState(kernel, match.state, 0);
    expect(view).toEqual({ ...writePosition(kernel, seen), viewer: seats[0] });
    for (const field of Object.keys(kernel.game.fields)) {
      const isSame = JSON.stringify(view[field]) === JSON.stringify(last[field]);
      if (typeof view[field] !== 'object') continue;
      expect(view[field] === last[field], field).toBe(isSame);
      if (isSame) kept++;
    }
    last = view;
  }
  expect(kept).toBeGreaterThan(0);
  match.undo(undefined, true);
  const before = viewState(kernel, match.state, 0);
  expect(onlooker.snapshot().view).toEqual({ ...writePosition(kernel, before), viewer: seats[0] });
});

test('what was written of a game that was over says so no more once its last move is taken back', async () => {
  const [game] = Object.keys(registry);
  await bringGame(game);
  const kernel = kernelOf(game);
  const { state } = new Match<State, unknown>(kernel, { set: kernel.game.sets[0], source: new Random(game) });
  const over = kernel.clone(state);
  over.over = 1;
  const json = writePosition(kernel, over);
  expect(json.over).toBe(true);
  expect(writePosition(kernel, state, { g: over, json })).toEqual(writePosition(kernel, state));
});

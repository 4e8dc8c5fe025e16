import { type Base, type ComponentSet, type GameRecord, loadRecord } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { kernelOf } from './analysis/testing.ts';
import { isUsable, type Tried, trying } from './trying.ts';

const found = (game: string, thing: Tried, games: number, set?: ComponentSet<unknown>): GameRecord | undefined => {
  const kernel = kernelOf(game);
  const search = trying(kernel, set ?? kernel.game.sets[0], thing, 'try', (played) => played < games);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
};

const reached = (game: string, record: GameRecord | undefined): Base => {
  const kernel = kernelOf(game);
  return loadRecord(kernel, kernel.game.sets, record).state;
};

test('a game is found in which a card can be used, and it is a game like any other', () => {
  for (const name of ['OS3', 'HS7']) {
    const thing = { domain: 'Strategy card', name };
    const record = found('vienna', thing, 20);
    expect(record?.result).toBeNull();
    expect(isUsable(kernelOf('vienna'), reached('vienna', record), thing)).toBe(true);
  }
});

test('a card that somebody added to the set is found with it, and the record carries the set', () => {
  const { readComponents, sets } = kernelOf('vienna').game;
  const files = structuredClone(sets[0].files) as { strategy: { id: string }[] };
  files.strategy.push({ ...files.strategy[2], id: 'OS31' });
  const set = readComponents?.(files);
  const thing = { domain: 'Strategy card', name: 'OS31' };
  const record = found('vienna', thing, 20, set);
  expect(record?.components.hash).toBe(set?.hash);
  expect(isUsable(kernelOf('vienna'), reached('vienna', record), thing)).toBe(true);
});

test('where nobody chooses it, the game stops before the move after which it came up', () => {
  const thing = { domain: 'Event card', name: '#2' };
  const record = found('hapsburg', thing, 4);
  const kernel = kernelOf('hapsburg');
  expect(record).toBeDefined();
  expect(isUsable(kernel, reached('hapsburg', record), thing)).toBe(false);
});

test('what is not there is not found', () => {
  expect(found('vienna', { domain: 'Strategy card', name: 'OS99' }, 1)).toBeUndefined();
});

import { loadRecord, Match, Random, type TableEnding } from '@ravelin/engine';
import { beforeAll, expect, test } from 'vitest';
import { bringGame, kernelOf } from './catalogue.ts';
import { byHand } from './players.ts';
import type { Snapshot } from './schemas.ts';
import { Table } from './table.ts';

beforeAll(() => bringGame('vienna'));

const RESIGNED: TableEnding = { how: 'resigned', by: 'ottoman', outcomes: { ottoman: 'lost', habsburg: 'won' } };

const tableOf = (moves: readonly string[]) => {
  const kernel = kernelOf('vienna');
  const match = new Match(kernel, { set: kernel.game.sets[0], source: new Random('ended') });
  for (const move of moves) match.play(move);
  const setting = { game: 'vienna', seats: { ottoman: 'hand', habsburg: 'hand' } };
  const table = new Table({ match, setting, manner: 'played', players: { hand: byHand }, final: true });
  table.ask();
  return table;
};

test('a table that ended asks nobody, shows everything, and gives its record', () => {
  const table = tableOf(['keep tactics']);
  const told: Snapshot[] = [];
  const ottoman = table.admit({ seats: ['ottoman'] });
  const habsburg = table.admit({ seats: ['habsburg'], onNews: (snapshot) => told.push(snapshot) });
  expect(() => ottoman.record()).toThrow('A record holds every secret');
  const position = table.match.hash();
  table.end(RESIGNED);
  expect(told.at(-1)).toMatchObject({ ended: RESIGNED, result: null, decision: null, moves: [] });
  expect(ottoman.snapshot().view).toMatchObject({ zones: { 'habsburg Tactics': [...hidden(table)] } });
  expect(() => habsburg.play('keep tactics')).toThrow('The game is over');
  expect(() => table.end(RESIGNED)).toThrow('over already');
  expect(() => ottoman.undo()).toThrow('The game is over');
  expect(() => table.takeBack(0)).toThrow('over');
  // The rules are not told that anything has ended.
  const record = JSON.parse(JSON.stringify(ottoman.record()));
  expect(record).toMatchObject({ ended: RESIGNED, result: null, finalHash: position });
  const { kernel } = table.match;
  expect(loadRecord(kernel, kernel.game.sets, record).hash()).toBe(position);
  for (const ended of ['resigned', { how: 'fled', outcomes: {} }, { how: 'draw' }])
    expect(() => loadRecord(kernel, kernel.game.sets, { ...record, ended })).toThrow('"ended"');
});

const hidden = ({ match }: Table): string[] => match.positionJson().zones?.['habsburg Tactics'] as string[];

test('what was agreed to be taken back goes back, and stays in the record', () => {
  const table = tableOf(['keep tactics']);
  const start = table.match.hash();
  table.play('habsburg', 'keep tactics');
  expect(table.match.undoClosed).toBeDefined();
  expect(() => table.takeBack(2)).toThrow('There are 2 moves');
  table.takeBack(1);
  expect(table.match.hash()).toBe(start);
  table.play('habsburg', 'keep tactics');
  const record = JSON.parse(JSON.stringify(table.match.record()));
  expect(record.moves.map(([seat]: string[]) => seat)).toEqual(['ottoman', 'habsburg', 'undo', 'habsburg']);
  const { kernel } = table.match;
  expect(loadRecord(kernel, kernel.game.sets, record).hash()).toBe(table.match.hash());
  // Without the agreement nobody could have taken it back.
  const alone = { ...record, moves: record.moves.map((one: string[]) => (one[0] === 'undo' ? one.slice(0, 2) : one)) };
  expect(() => loadRecord(kernel, kernel.game.sets, alone)).toThrow('Move 3');
});

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AnalysisJson } from '@ravelin/bot';
import { loadRecord } from '@ravelin/engine';
import { checked } from '@ravelin/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameNamed, kernelOf } from './library.ts';
import { ravelin } from './testing.ts';

const RECORD = fileURLToPath(new URL('../games/vienna/fixtures/habsburg-morale.json', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ravelin-analyse-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PAGE = ['--level', 'page', '--jobs', '1'];

test('analyse draws the curve, adds it up and keeps it with the record, which stays the same record', async () => {
  const file = join(folder, 'record.json');
  copyFileSync(RECORD, file);
  const { code, out, err } = await ravelin(['analyse', file, ...PAGE, '--keep']);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('100 ┤');
  expect(out).toMatch(/Dice and cards +[+−-]?\d+/);
  expect(out).toMatch(/At the end +(0|100)$/m);
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  const { analysis, ...record } = kept;
  expect(record).toEqual(JSON.parse(readFileSync(RECORD, 'utf8')));
  expect(analysis.finalHash).toBe(record.finalHash);
  // A record with an analysis in it is replayed like any other.
  expect((await ravelin(['replay', file])).code).toBe(0);
  expect(checked(AnalysisJson, analysis, 'analysis')).toEqual(analysis);
});

/** The first moves of the game, as they are recorded when it goes no further. */
const begunRecord = (moves: number): unknown => {
  const game = gameNamed('vienna');
  const match = loadRecord(kernelOf(game), game.sets, JSON.parse(readFileSync(RECORD, 'utf8')), moves);
  return JSON.parse(JSON.stringify(match.record()));
};

const RESIGNED = { how: 'resigned', by: 'ottoman', outcomes: { ottoman: 'lost', habsburg: 'won' } };

test('analyse takes the analysis that the record holds, unless it is of another depth or broken, which is said', async () => {
  const file = join(folder, 'kept.json');
  const record = { ...(begunRecord(4) as object), ended: RESIGNED };
  writeFileSync(file, JSON.stringify(record));
  await ravelin(['analyse', file, ...PAGE, '--seed', 'other', '--keep']);
  const held = JSON.parse(readFileSync(file, 'utf8')).analysis;
  const again = await ravelin(['analyse', file, '--json']);
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(again.out)).toEqual(held);
  const fresh = await ravelin(['analyse', file, ...PAGE, '--seed', 'analysis', '--json']);
  expect(JSON.parse(fresh.out)).toMatchObject({ seed: 'analysis' });
  const forged = { ...held, totals: { ...held.totals, luck: held.totals.luck + 1 } };
  writeFileSync(file, JSON.stringify({ ...record, analysis: forged }));
  const broken = await ravelin(['analyse', file, ...PAGE, '--json']);
  expect(broken.code).toBe(0);
  expect(broken.err).toContain('"totals.luck" does not follow from what was found.');
  expect(JSON.parse(broken.out)).toEqual(JSON.parse(fresh.out));
});

test('analyse takes a game that ended at the table, tells the ending apart, and refuses a running one', async () => {
  const begun = begunRecord(4);
  const file = join(folder, 'ended.json');
  writeFileSync(file, JSON.stringify({ ...(begun as object), ended: RESIGNED }));
  const { out, code } = await ravelin(['analyse', file, ...PAGE]);
  expect(code).toBe(0);
  expect(out).toMatch(/Ended at the table: resigned, ottoman +−\d+/);
  expect(out).toMatch(/At the end +0$/m);
  const json = await ravelin(['analyse', file, ...PAGE, '--json']);
  expect(checked(AnalysisJson, JSON.parse(json.out), 'analysis')).toMatchObject({ end: 0, ended: { by: 'ottoman' } });
  writeFileSync(file, JSON.stringify(begun));
  const running = await ravelin(['analyse', file, ...PAGE]);
  expect(running.code).toBe(1);
  expect(running.err).toContain('Only a game that is over is analysed');
});

test('analyse prints its schema', async () => {
  const { out } = await ravelin(['analyse', '--schema']);
  expect(Object.keys(JSON.parse(out).properties)).toContain('steps');
});

test('analyse refuses what it cannot do, and says why', async () => {
  const record = JSON.parse(readFileSync(RECORD, 'utf8'));
  const running = join(folder, 'running.json');
  const begun = await ravelin(['analyse', RECORD, '--level', 'general']);
  expect(begun).toMatchObject({ code: 1 });
  expect(begun.err).toContain('There is no level "general"; there are: page, ensign, captain');
  writeFileSync(running, JSON.stringify({ ...record, moves: [], finalHash: 'x', result: null }));
  expect((await ravelin(['analyse', running])).code).toBe(1);
  expect((await ravelin(['analyse'])).err).toContain('Which record?');
});

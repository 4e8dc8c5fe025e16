import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, Match, Random } from '@ravelin/engine';
import { bringGame, commitmentTo, FairChance, kernelOf, newSecret } from '@ravelin/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ravelin } from './testing.ts';

let folder = '';
let record: GameRecord;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ravelin-verify-'));
  await bringGame('vienna');
  const kernel = kernelOf('vienna');
  const secret = newSecret();
  const fair = { table: 'a table', commitment: commitmentTo('a table', secret), nonces: { ottoman: 'ab'.repeat(16) } };
  const match = new Match(kernel, { set: kernel.game.sets[0], source: new FairChance(fair, secret), fair });
  const rng = new Random('moves');
  while (!match.over) match.make(match.kernel.random(match.state, rng));
  record = { ...match.record(), fair: { ...fair, secret } };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (content: unknown): string => {
  const path = join(folder, 'record.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

describe('verify', () => {
  test('says that a game was fair, and what to compare', async () => {
    const { code, out } = await ravelin(['verify', file(record)]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Fair: all \d+ random results of \d+ moves follow/);
    expect(out).toContain(`Commitment: ${record.fair?.commitment}`);
    expect(out).toContain(`Added by ottoman: ${'ab'.repeat(16)}`);
    const json = await ravelin(['verify', file(record), '--json', '--commitment', record.fair?.commitment ?? '']);
    expect(JSON.parse(json.out)).toMatchObject({ fair: true, older: 0, nonces: { ottoman: 'ab'.repeat(16) } });
  });

  test('says the first thing that is wrong', async () => {
    const [first, second, ...others] = record.start;
    const start = [second, first, ...others];
    const { code, err } = await ravelin(['verify', file({ ...record, start })]);
    expect(code).toBe(1);
    expect(err).toMatch(/claims the secret of its commitment, but its start was dealt otherwise/);
    const { fair: _fair, ...plain } = record;
    const json = await ravelin(['verify', '--json', file(plain)]);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ fair: false, code: 'no-commitment' });
    const other = await ravelin(['verify', file(record), '--commitment', '00']);
    expect([other.code, other.err]).toEqual([1, expect.stringMatching(/than the one that you know/)]);
  });
});

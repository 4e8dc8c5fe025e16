import { createHash, createHmac } from 'node:crypto';
import { type GameRecord, Match, Random } from '@ravelin/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { bringGame, kernelOf } from './catalogue.ts';
import { commitmentTo, FairChance, newSecret, numberOf, numbersAfter } from './fair.ts';
import type { AnyMatch } from './legal.ts';
import { verifyRecord } from './verify.ts';

const SECRET = '5e'.repeat(32);
const NONCES = { ottoman: 'aa'.repeat(16), habsburg: 'bb'.repeat(16) };
const fairFor = (table: string, secret = SECRET) => ({
  table,
  commitment: commitmentTo(table, secret),
  nonces: NONCES,
});

/** The same by another library, as docs/fair-dice.md tells it. */
const byHand = (table: string, number: number, draw: number, n: number): number => {
  const added = Object.entries(NONCES).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `ravelin chance 1\n${table}\n${added.map(([seat, nonce]) => `${seat}=${nonce}\n`).join('')}`;
  const key = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest();
  for (let attempt = 0; ; attempt++) {
    const value = createHmac('sha256', key).update(`${number}.${draw}.${attempt}`).digest().readUIntBE(0, 6);
    if (value < 2 ** 48 - (2 ** 48 % n)) return value % n;
  }
};

describe('chance by a secret', () => {
  test('the commitment is the hash of the secret and the table', () => {
    const text = `ravelin commitment 1\nt\n${SECRET}`;
    expect(commitmentTo('t', SECRET)).toBe(createHash('sha256').update(text).digest('hex'));
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  test.each([6, 10, 52, 2 ** 47 + 1])('numbers below %d are what the documentation says', (n) => {
    const chance = new FairChance(fairFor('t'), SECRET);
    for (const entry of [0, 1, 17]) {
      chance.atMove(99, entry);
      for (let draw = 0; draw < 20; draw++) expect(chance.int(n)).toBe(byHand('t', entry, draw, n));
    }
  });

  test('faces of a die come equally often', () => {
    const chance = new FairChance(fairFor('t'), SECRET);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 6000; n++) counts[chance.int(6)]++;
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // One in a thousand secrets would give more; this one never changes.
    expect(chi).toBeLessThan(20.5);
  });

  test('another secret, table, nonce, entry or draw gives other numbers', () => {
    const drawn = (chance: FairChance, entry = 1): string => {
      chance.atMove(0, entry);
      return Array.from({ length: 8 }, () => chance.int(1000)).join();
    };
    const fair = fairFor('t');
    const all = [
      drawn(new FairChance(fair, SECRET)),
      drawn(new FairChance(fair, SECRET), 2),
      drawn(new FairChance(fairFor('u'), SECRET)),
      drawn(new FairChance(fair, '5f'.repeat(32))),
      drawn(new FairChance({ ...fair, nonces: { ...NONCES, ottoman: 'ab'.repeat(16) } }, SECRET)),
      drawn(new FairChance({ ...fair, nonces: {} }, SECRET)),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('entries keep their numbers when a game goes on by newer rules', () => {
    // All 40 are replayed, then 5 more; of those 45 the snapshot is left, then 3 more; of those the first 2 agree.
    const whole = numbersAfter([], 40, 40);
    expect(whole).toEqual([]);
    const snapshot = numbersAfter(whole, 0, 45);
    expect([1, 3].map((entry) => numberOf(snapshot, entry))).toEqual([46, 48]);
    const cut = numbersAfter(snapshot, 2, 48);
    expect([1, 2, 3, 4].map((entry) => numberOf(cut, entry))).toEqual([46, 47, 49, 50]);
    expect(numbersAfter(cut, 4, 50)).toEqual(cut);
    expect(numberOf(cut, 0)).toBe(0);
  });
});

test('sides by lot are what the documentation says, and every order can come', () => {
  const text = (table: string, secret: string) =>
    createHmac('sha256', Buffer.from(secret, 'hex')).update(`ravelin chance 1\n${table}\n`).digest();
  const orders = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const chance = new FairChance({ ...fairFor(`t${n}`), nonces: {} }, SECRET);
    const value = createHmac('sha256', text(`t${n}`, SECRET))
      .update('lot.0.0')
      .digest()
      .readUIntBE(0, 6);
    const expected = value % 2 === 0 ? ['b', 'a'] : ['a', 'b'];
    expect(chance.sides(['a', 'b'])).toEqual(expected);
    chance.int(6);
    expect(chance.sides(['a', 'b'])).toEqual(expected);
    orders.add(chance.sides(['a', 'b', 'c']).join());
  }
  expect(orders.size).toBe(6);
});

describe('verifying a record', () => {
  let record: GameRecord;

  const playOn = (match: AnyMatch, moves: number): void => {
    const rng = new Random('fair');
    for (let n = 0; n < moves && !match.over; n++) {
      match.make(match.kernel.random(match.state, rng));
      if (n % 5 === 0 && match.undoClosed === undefined) match.undo();
    }
  };

  beforeAll(async () => {
    await bringGame('vienna');
    const kernel = kernelOf('vienna');
    const fair = fairFor('t');
    const match = new Match(kernel, { set: kernel.game.sets[0], source: new FairChance(fair, SECRET), fair });
    playOn(match, Number.POSITIVE_INFINITY);
    record = { ...match.record(), fair: { ...fair, secret: SECRET } };
  });

  test('a whole game, with what was taken back', async () => {
    expect(record.moves.some(([seat]) => seat === 'undo')).toBe(true);
    const verdict = await verifyRecord(JSON.parse(JSON.stringify(record)), record.fair?.commitment);
    expect(verdict).toMatchObject({ game: 'vienna', table: 't', nonces: NONCES, older: 0, position: false });
    expect(verdict.results).toBeGreaterThan(50);
  });

  const changed = (change: (copy: Record<string, never> & { fair: Record<string, unknown> }) => void): unknown => {
    const copy = JSON.parse(JSON.stringify(record));
    change(copy);
    return copy;
  };
  const withFair = (change: object): unknown => ({ ...record, fair: { ...record.fair, ...change } });

  test.each([
    ['no commitment', () => ({ ...record, fair: undefined }), /has no commitment/],
    ['no secret', () => withFair({ secret: undefined }), /told when the game is over/],
    ['another secret', () => withFair({ secret: '5f'.repeat(32) }), /not the one to which the server committed/],
    ['another table', () => withFair({ table: 'u' }), /not the one to which the server committed/],
    ['another nonce', () => withFair({ nonces: {} }), /claims the secret of its commitment, but its start/],
    ['other numbers', () => withFair({ numbers: [{ after: 3, more: 7 }] }), /other numbers than those with which/],
    ['malformed numbers', () => withFair({ numbers: [{ after: -1 }] }), /"numbers" is malformed/],
    ['a seed besides', () => ({ ...record, seed: 'x' }), /claims a seed/],
    ['no record', () => ({}), /not a Ravelin record/],
    ['a cut record', () => changed((copy) => (copy.moves as unknown[]).pop()), /final hash/],
  ])('%s is found', async (_name, make, words) => {
    await expect(verifyRecord(make())).rejects.toThrow(words);
  });

  test('sides that were drawn by lot are checked, and what players added is told by the side they played', async () => {
    const { fair } = record;
    if (!fair) throw new Error('no commitment');
    const sides = new FairChance(fair, SECRET).sides(['ottoman', 'habsburg']);
    const verdict = await verifyRecord(withFair({ lot: sides }));
    expect(verdict.lot).toBe(true);
    expect(verdict.nonces).toEqual({ [sides[0]]: NONCES.ottoman, [sides[1]]: NONCES.habsburg });
    await expect(verifyRecord(withFair({ lot: [...sides].reverse() }))).rejects.toThrow(/not those that the lot gives/);
    expect((await verifyRecord(record)).lot).toBe(false);
  });

  test('a commitment that is not the one known before is found', async () => {
    await expect(verifyRecord(record, '00'.repeat(32))).rejects.toThrow(/than the one that you know/);
  });

  test('a die that was not rolled is found, with its move', async () => {
    const kernel = kernelOf('vienna');
    const { fair } = record;
    if (!fair) throw new Error('no commitment');
    // Everything is by the rules but one result, which the server chose: another game follows from it.
    const source = new FairChance(fair, SECRET);
    const match: AnyMatch = new Match(kernel, { set: kernel.game.sets[0], source, fair });
    let at = 0;
    for (const [seat, move, results] of record.moves) {
      at++;
      if (seat === 'undo') match.undo();
      else if (typeof results?.[0] === 'number') {
        match.script([results[0] === 1 ? 2 : 1]);
        match.play(move);
        break;
      } else match.play(move);
    }
    const forged = { ...match.record(), fair };
    await expect(verifyRecord(forged)).rejects.toThrow(new RegExp(`^Move ${at} .*it was edited`));
  });
});

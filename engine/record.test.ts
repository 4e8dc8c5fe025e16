import { describe, expect, test } from 'vitest';
import { Refusal } from './errors.ts';
import type { Game } from './game.ts';
import { Kernel } from './kernel.ts';
import { Match } from './match.ts';
import type { PositionJson } from './position.ts';
import { Random } from './random.ts';
import { loadRecord } from './record.ts';
import type { GameRecord } from './record-format.ts';
import { ChangedKernel } from './testing/changed.ts';
import { DUEL_SET, type Duel, type DuelKit, duel } from './testing/duel.ts';

const kernel = new Kernel<Duel, DuelKit>(duel);
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const refused = (act: () => unknown): { code: string; message: string } => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, message: error.message };
    throw error;
  }
  return { code: 'none', message: '' };
};

/** A duel in which left and right have bid once each, and left has thrown one card away. */
const running = (seed: string | null = 'running'): Match<Duel, DuelKit> => {
  const match = new Match<Duel, DuelKit>(kernel, {
    set: DUEL_SET,
    ...(seed === null ? { source: new Random('chance') } : { seed }),
  });
  while (match.length < 3) match.play(match.legal()?.[0] ?? '');
  expect(match.over).toBe(false);
  return match;
};

const finished = (): Match<Duel, DuelKit> => {
  const match = running();
  const rng = new Random('the rest');
  while (!match.over) match.make(kernel.random(match.state, rng));
  return match;
};

/** Plays to the end, and opens the record of that by the rules it was played by. */
const goOn = (match: Match<Duel, DuelKit>): Match<Duel, DuelKit> => {
  const rng = new Random('on');
  while (!match.over) match.make(match.kernel.random(match.state, rng));
  const again = loadRecord(match.kernel, [match.set], copied(match.record()));
  expect(again.hash()).toBe(match.hash());
  expect(again.reopened).toBeUndefined();
  return again;
};

describe('a record of a running game', () => {
  test('carries where it stands, in names; one of a finished game does not', () => {
    const match = running();
    const { snapshot } = match.record();
    expect(snapshot).toEqual(match.positionJson());
    expect(JSON.stringify(snapshot)).toContain('"left hand":[');
    expect(finished().record().snapshot).toBeUndefined();
  });
  test('replays to the same game by the same rules, and nobody need be told anything', () => {
    const match = running();
    const again = loadRecord(kernel, [DUEL_SET], copied(match.record()));
    expect(again.hash()).toBe(match.hash());
    expect(again.reopened).toBeUndefined();
    expect(again.record()).toEqual(match.record());
  });
  test.each([
    ['another position', { points: { left: 2, right: 0 } }],
    ['one that cannot be', { points: { left: 2 } }],
  ])('is refused by the same rules if its snapshot shows %s', (_, edit) => {
    const record = copied(running().record());
    Object.assign(record.snapshot ?? {}, edit);
    const { code, message } = refused(() => loadRecord(kernel, [DUEL_SET], record));
    expect(code).toBe('bad-record');
    expect(message).toContain('The snapshot');
  });
  test('is refused if its snapshot is none', () => {
    for (const snapshot of [[], 1, null, 'here'])
      expect(refused(() => loadRecord(kernel, [DUEL_SET], { ...running().record(), snapshot }))).toEqual({
        code: 'bad-record',
        message: '"snapshot" is not a position.',
      });
  });
});

describe('a record of older rules', () => {
  test('whose moves still agree is replayed whole, and the changes are told', () => {
    const changed = new ChangedKernel<Duel, DuelKit>(duel, { kind: 'no such move', rolls: true });
    const match = loadRecord(changed, [DUEL_SET], copied(running().record()));
    expect(match.length).toBe(3);
    expect(match.reopened).toMatchObject({ from: 1, to: 2, components: false, goesOn: 'replay', after: 3, of: 3 });
    expect(match.reopened?.changes).toEqual(changed.game.changes);
    expect(match.record()).toMatchObject({ rules: 2, seed: 'running' });
    expect(match.record().earlier).toBeUndefined();
    goOn(match);
  });
  test.each(['running', null])(
    'whose moves are refused now goes on from its snapshot, and keeps what was played (seed: %s)',
    (seed) => {
      const before = running(seed);
      const changed = new ChangedKernel<Duel, DuelKit>(duel, { kind: 'throw', before: 3 });
      const match = loadRecord(changed, [DUEL_SET], copied(before.record()), undefined, new Random('later'));
      expect(match.hash()).toBe(before.hash());
      expect(match.reopened).toMatchObject({ goesOn: 'snapshot', after: 3, of: 3, ended: null });
      expect(match.reopened?.because).toContain('Move 3');
      expect(match.reopened?.because).toContain('Not any more. (T1)');
      expect(match.undoClosed).toBe('There is no move to take back.');
      const again = goOn(match);
      const { snapshot: _, ...earlier } = copied(before.record());
      expect(again.record().earlier).toEqual(earlier);
    },
  );
  test('whose moves draw otherwise now goes on from its snapshot', () => {
    const before = running();
    const changed = new ChangedKernel<Duel, DuelKit>(duel, { kind: 'bid', rolls: true });
    const match = loadRecord(changed, [DUEL_SET], copied(before.record()));
    expect(match.hash()).toBe(before.hash());
    expect(match.reopened).toMatchObject({ goesOn: 'snapshot', after: 3 });
    goOn(match);
  });
  test('that has no snapshot goes on after the last move that agrees', () => {
    const { snapshot: _, ...record } = copied(running().record());
    const changed = new ChangedKernel<Duel, DuelKit>(duel, { kind: 'throw', rolls: true });
    const match = loadRecord(changed, [DUEL_SET], record);
    expect(match.length).toBe(2);
    expect(match.reopened).toMatchObject({ goesOn: 'moves', after: 2, of: 3 });
    expect(goOn(match).record().earlier).toEqual(record);
  });
  test('that is over and no longer agrees is shown as far as it does, and its end is told', () => {
    const record = copied(finished().record());
    const changed = new ChangedKernel<Duel, DuelKit>(duel, { kind: 'throw', rolls: true });
    const match = loadRecord(changed, [DUEL_SET], record);
    expect(match.over).toBe(false);
    expect(match.reopened).toMatchObject({ goesOn: 'moves', after: 2, ended: record.result });
  });
  test('is looked at only as far as somebody wants to see it', () => {
    const changed = new ChangedKernel<Duel, DuelKit>(duel, { kind: 'throw', rolls: true });
    const upTo = (moves: number) => loadRecord(changed, [DUEL_SET], copied(running().record()), moves);
    expect(upTo(2).reopened).toMatchObject({ goesOn: 'replay', after: 2 });
    expect(upTo(3).reopened).toMatchObject({ goesOn: 'moves', after: 2 });
  });
  test('goes through two changes of the rules, and keeps both records', () => {
    const first = new ChangedKernel<Duel, DuelKit>(duel, { kind: 'throw', before: 3 });
    const then = loadRecord(first, [DUEL_SET], copied(running().record()));
    then.make(first.random(then.state, new Random('one more')));
    const second = new ChangedKernel<Duel, DuelKit>(first.game, { kind: 'bid', rolls: true });
    const now = loadRecord(second, [DUEL_SET], copied(then.record()));
    expect(now.reopened).toMatchObject({ from: 2, to: 3, goesOn: 'snapshot', after: 1, of: 1 });
    expect(now.reopened?.changes).toHaveLength(1);
    expect(now.record().earlier?.moves).toHaveLength(1);
    expect(now.record().earlier?.earlier?.moves).toHaveLength(3);
    goOn(now);
  });
});

describe('positions of another shape', () => {
  /** Version 3 of a duel that once called its tricks rounds, and before that counted them from one. */
  const third: Game<Duel, DuelKit> = {
    ...duel,
    rules: 3,
    changes: [
      { rules: 2, rule: 'D3', text: { en: 'Rounds.', de: 'Runden.' } },
      { rules: 3, rule: 'D3', text: { en: 'Tricks.', de: 'Stiche.' } },
    ],
    migrations: {
      1: ({ first, ...position }) => ({ ...position, round: (first as number) - 1 }),
      2: ({ round, ...position }) => ({ ...position, trick: round }),
    },
  };
  const ofVersion = (rules: number, shape: (position: PositionJson) => PositionJson): GameRecord => {
    const record = running().record();
    const snapshot = shape(record.snapshot ?? {});
    // Its moves lead elsewhere now: only the snapshot is left.
    return { ...copied(record), rules, snapshot, finalHash: 'of another shape' };
  };
  const first = ofVersion(1, ({ trick, ...position }) => ({ ...position, first: (trick as number) + 1 }));
  const second = ofVersion(2, ({ trick, ...position }) => ({ ...position, round: trick }));

  test('are brought up to date version by version', () => {
    for (const record of [first, second]) {
      const match = loadRecord(new Kernel<Duel, DuelKit>(third), [DUEL_SET], record);
      expect(match.hash()).toBe(running().hash());
      expect(match.reopened).toMatchObject({ goesOn: 'snapshot', from: record.rules, to: 3 });
      expect(match.reopened?.changes).toHaveLength(3 - record.rules);
      goOn(match);
    }
  });
  test('that no migration knows are passed over: the game goes on after its last move that agrees', () => {
    const match = loadRecord(new Kernel<Duel, DuelKit>({ ...third, migrations: {} }), [DUEL_SET], first);
    expect(match.reopened).toMatchObject({ goesOn: 'moves', after: 3, of: 3 });
  });
  test('of where a game began are brought up to date too', () => {
    const begun = new Match<Duel, DuelKit>(kernel, { set: DUEL_SET, position: running().positionJson() });
    const { snapshot: _, ...record } = copied(begun.record());
    const { trick, ...position } = record.position as PositionJson;
    const old = { ...record, position: { ...position, first: (trick as number) + 1 } };
    const match = loadRecord(new Kernel<Duel, DuelKit>(third), [DUEL_SET], old);
    expect(match.hash()).toBe(begun.hash());
    expect(match.reopened?.goesOn).toBe('replay');
  });
});

describe('other components', () => {
  const other = { ...DUEL_SET, hash: 'other' };
  test('that the game goes on with are told', () => {
    const match = loadRecord(kernel, [other], copied(running().record()));
    expect(match.reopened).toMatchObject({ from: 1, to: 1, changes: [], components: true, goesOn: 'replay', after: 3 });
    expect(match.record().components.hash).toBe('other');
    goOn(match);
  });
  test('by which its moves lead elsewhere: it goes on from its snapshot', () => {
    const fewer = { ...other, kit: { dealt: 2 } };
    const match = loadRecord(kernel, [fewer], copied(running().record()));
    expect(match.reopened).toMatchObject({ components: true, goesOn: 'snapshot', after: 3 });
    expect(match.hash()).toBe(running().hash());
  });
  test('that nothing of the record fits are refused, with the reason', () => {
    const { snapshot: _, ...record } = copied(running().record());
    const { code, message } = refused(() => loadRecord(kernel, [{ ...other, kit: { dealt: 2 } }], record));
    expect(code).toBe('bad-record');
    expect(message).toContain('with other components, and nothing of it can be played by version 1');
  });
  test('under another name are refused', () => {
    expect(refused(() => loadRecord(kernel, [{ ...other, id: 'fancy' }], running().record())).code).toBe('bad-record');
  });
});

test('a record of newer rules is refused as such', () => {
  const record = { ...copied(running().record()), rules: 2 };
  expect(refused(() => loadRecord(kernel, [DUEL_SET], record)).code).toBe('newer-format');
  for (const rules of [0, 1.5, '1', null])
    expect(refused(() => loadRecord(kernel, [DUEL_SET], { ...record, rules })).code).toBe('bad-record');
});

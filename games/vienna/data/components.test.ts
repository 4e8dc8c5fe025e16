import { Match, Refusal } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { eventsOf, kernel, kit, play, position, refusal, type Table, zone } from '../testing.ts';
import { FORWARD_GUNS, RECONSTRUCTED, readComponents } from './kit.ts';
import type { ComponentFiles } from './schema.ts';

/** The reconstructed set as the data sheet has it, and component sets from outside. */

const { files } = kit;

/** A deep copy that may be changed at will. */
type Loose = { [key: string]: Loose } & { [index: number]: Loose } & { push(item: unknown): number } & Iterable<Loose>;
const copy = (change: (files: Loose) => void): unknown => {
  const changed = structuredClone(files) as unknown as Loose;
  change(changed);
  return changed;
};
const set = (target: unknown, key: string | number, value: unknown): void => {
  (target as Record<string | number, unknown>)[key] = value;
};
/** What is said against a set; empty if it is accepted. */
const complaint = (change: (files: Loose) => void): string => {
  try {
    readComponents(copy(change));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-components') return error.message;
    throw error;
  }
  return '';
};
const ids = (prefix: string, number: number): string[] => Array.from({ length: number }, (_, i) => `${prefix}${i + 1}`);
const marked = (cards: readonly { id: string; source: Readonly<Record<string, string>> }[], what: string): string[] =>
  cards.filter(({ source }) => source[what] === 'RB').map(({ id }) => id);

describe('The reconstructed set', () => {
  test('V3.3.1 has 30 Strategy cards for each side, with 23 and 22 Events, 7 and 8 Responses', () => {
    expect(files.strategy.map(({ id }) => id)).toEqual([...ids('OS', 30), ...ids('HS', 30)]);
    const number = (side: string, kind: string): number =>
      files.strategy.filter((card) => card.side === side && card.kind === kind).length;
    expect([number('ottoman', 'event'), number('ottoman', 'response')]).toEqual([23, 7]);
    expect([number('habsburg', 'event'), number('habsburg', 'response')]).toEqual([22, 8]);
    for (const { id, side } of files.strategy) expect(side).toBe(id.startsWith('O') ? 'ottoman' : 'habsburg');
  });

  test('V7.5 has 10 Tactic cards for each side', () => {
    expect(files.tactics.map(({ id }) => id)).toEqual([...ids('OT', 10), ...ids('HT', 10)]);
    for (const { id, side } of files.tactics) expect(side).toBe(id.startsWith('O') ? 'ottoman' : 'habsburg');
  });

  test('V15.2.1 has the Responses of the data sheet, each in its window', () => {
    const windows = Object.fromEntries(
      files.strategy.flatMap((card) => (card.kind === 'response' ? [[card.id, card.window]] : [])),
    );
    expect(windows).toEqual({
      OS5: 'roll',
      OS16: 'announce',
      OS17: 'announce',
      OS18: 'announce',
      OS24: 'explosion',
      OS25: 'announce',
      OS26: 'roll',
      HS5: 'explosion',
      HS7: 'explosion',
      HS8: 'roll',
      HS17: 'announce',
      HS19: 'announce',
      HS28: 'hex-lost',
      HS29: 'announce',
      HS30: 'announce',
    });
  });

  test('V12.2.2 has the uses of the Tactics of the data sheet', () => {
    const use = (wanted: string): string[] => files.tactics.filter((card) => card.use === wanted).map(({ id }) => id);
    expect(use('attack')).toEqual(['OT2', 'OT6', 'HT7']);
    expect(use('defence')).toEqual(['OT10', 'HT5', 'HT6']);
    expect(use('both')).toHaveLength(14);
  });

  test('V3.2.1 has 20 Ottoman and 12 Habsburg Troops, worth 41 and 25', () => {
    expect(files.troops.map(({ id, number, value }) => [id, number, value])).toEqual([
      ['yeniceri', 7, 3],
      ['sekban', 7, 2],
      ['yerikulu', 6, 1],
      ['elite', 4, 3],
      ['infantry', 5, 2],
      ['militia', 3, 1],
    ]);
    expect(kit.army).toEqual([20, 12]);
    const worth = (side: string): number =>
      files.troops.reduce((sum, troop) => sum + (troop.side === side ? troop.number * troop.value : 0), 0);
    expect([worth('ottoman'), worth('habsburg')]).toEqual([41, 25]);
  });

  test('V3.7.1 has 8 tiles for each side, with 12 and 10 shovels, and Explosions at 4', () => {
    const of = (side: string) => files.tunnels.tiles.filter((tile) => tile.side === side);
    const sum = (side: string, count: (tile: { shovels: number; number: number }) => number): number =>
      of(side).reduce((total, tile) => total + count(tile), 0);
    for (const side of ['ottoman', 'habsburg']) expect(sum(side, ({ number }) => number)).toBe(8);
    expect(sum('ottoman', ({ shovels, number }) => shovels * number)).toBe(12);
    expect(sum('habsburg', ({ shovels, number }) => shovels * number)).toBe(10);
    expect(files.tunnels.explosionAt).toBe(4);
  });

  test('V2.1 has 14 hexes, 7 walls, 9 and 6 Cannons, 21 and 19 Improvised Fortifications', () => {
    expect(files.board.hexes).toHaveLength(14);
    expect(kit.structuralTotal).toBe(7);
    expect(kit.cannonTotal).toEqual([6, 9]);
    expect(kit.improvised).toEqual([21, 19]);
    expect(kit.adjacent.reduce((sum, next) => sum + next.length, 0)).toBe(2 * 27);
    expect(kit.adjacent[kit.hexes.indexOf('glacis-c')]).toHaveLength(4);
  });

  test('V1.17 says where every card, hex, Troop and tile comes from', () => {
    const known = ['RB', 'RB*', 'PUB', 'REC'];
    expect(Object.keys(files.set.provenance)).toEqual(known);
    const all = [...files.strategy, ...files.tactics, ...files.troops, ...files.board.hexes];
    for (const { id, source } of all) {
      expect(Object.keys(source), id).not.toEqual([]);
      for (const mark of Object.values(source)) expect(known, id).toContain(mark);
    }
    for (const { id, source } of files.strategy) expect(Object.keys(source), id).toEqual(['title', 'effect']);
    for (const { id, source } of files.tactics) expect(Object.keys(source), id).toEqual(['title', 'effect', 'use']);
    for (const { id, source } of files.troops) expect(Object.keys(source), id).toEqual(['number', 'value']);
    expect(known).toContain(files.tunnels.source);
    for (const variant of Object.values(files.board.variants)) expect(variant.source).toBe('REC');
  });

  test('V1.17 marks as printed exactly what the rulebook prints of the cards', () => {
    expect(marked(files.strategy, 'title')).toEqual(['OS22', 'HS29']);
    expect(marked(files.strategy, 'effect')).toEqual(['HS29']);
    expect(marked(files.tactics, 'title')).toEqual(['OT8', 'HT3']);
    expect(marked(files.tactics, 'effect')).toEqual(['OT8', 'HT3']);
    expect(marked(files.tactics, 'use')).toEqual([]);
    for (const { id, source } of [...files.strategy, ...files.tactics])
      for (const mark of Object.values(source)) expect(['RB', 'REC'], id).toContain(mark);
  });

  test('V1.17 marks the Troops and the Camp as the data sheet does', () => {
    expect(files.troops.map(({ id, source }) => [id, source.number, source.value])).toEqual([
      ['yeniceri', 'RB', 'RB'],
      ['sekban', 'RB', 'RB*'],
      ['yerikulu', 'RB', 'RB*'],
      ['elite', 'RB', 'RB'],
      ['infantry', 'RB', 'REC'],
      ['militia', 'RB', 'REC'],
    ]);
    const camp = files.board.hexes.find(({ id }) => id === 'camp');
    expect(camp?.source.cannons).toBe('PUB');
    expect(files.board.morale.source).toEqual({ start: 'RB', top: 'REC' });
  });

  test('V17.OS1 every card has a title, a text and a history with its source', () => {
    for (const { id, title, text, history, historySource } of [...files.strategy, ...files.tactics]) {
      for (const words of [title, text, history]) expect(words.trim(), id).not.toBe('');
      expect(historySource, id).not.toEqual([]);
    }
  });
});

describe('The set with the guns forward', () => {
  const other = FORWARD_GUNS.kit;

  test('V7.11.4 differs from the reconstructed one only in where Cannons and works start', () => {
    const alike = (from: ComponentFiles): unknown => ({
      ...from,
      set: { ...from.set, id: '', title: '', text: '', provenance: Object.keys(from.set.provenance) },
      board: {
        ...from.board,
        hexes: from.board.hexes.map((hex) => ({ ...hex, start: { ...hex.start, cannons: 0, improvised: 0 } })),
      },
    });
    expect(alike(other.files)).toEqual(alike(files));
    expect(other.cannons).not.toEqual(kit.cannons);
    expect(FORWARD_GUNS.hash).not.toBe(RECONSTRUCTED.hash);
  });

  test('V1.16 keeps what the rulebook gives: nine Cannons, seven walls, a hex with two Cannons and one of them', () => {
    expect(other.cannonTotal).toEqual(kit.cannonTotal);
    expect(other.structuralTotal).toBe(7);
    const { structural } = other.layouts.setupC;
    expect(other.cannons.some((cannons, hex) => cannons === 2 && structural[hex] === 1)).toBe(true);
    for (const [hex, { source, start }] of other.files.board.hexes.entries())
      for (const what of ['cannons', 'improvised'] as const)
        if (start[what] !== files.board.hexes[hex].start[what]) expect(source[what], other.hexes[hex]).toBe('REC');
    expect(other.files.set.provenance.REC).toContain('chosen for balance');
  });
});

describe('Another component set', () => {
  const QUIET: NonNullable<Table['hexes']> = {
    camp: { cannons: 0 },
    'glacis-c': { control: 'ottoman' },
    'cw-c': { improvised: 0 },
    ravelin: { cannons: 0 },
    lobl: { cannons: 0 },
    burg: { cannons: 0 },
    curtain: { cannons: 0 },
  };
  /** A game with a changed copy of the set, and these moves in it. */
  const run = (change: (files: Loose) => void, setting: Table, ...moves: string[]) =>
    play(new Match(kernel, { set: readComponents(copy(change)), position: position(setting) }), ...moves);
  const card = (changed: Loose, id: string): Loose | undefined =>
    [...changed.strategy, ...changed.tactics, ...changed.troops].find((one) => (one.id as unknown) === id);

  const battle: Table = {
    hexes: QUIET,
    ottoman: { hand: ['OS2', 'OS11'], tactics: ['OT1'] },
  };
  const moves = ['assault cw-c with OS2', 'contest', 'send yeniceri x3', 'send elite x3', 'lay OT1'];

  test('V7.11.4 the unchanged copy has the same hash, a changed one another', () => {
    expect(readComponents(copy(() => {})).hash).toBe(RECONSTRUCTED.hash);
    expect(readComponents(copy((changed) => set(card(changed, 'elite'), 'value', 4))).hash).not.toBe(
      RECONSTRUCTED.hash,
    );
  });

  test('V7.11.4 another Troop value changes the total of a battle', () => {
    const totals = (change: (files: Loose) => void): unknown[] =>
      eventsOf(run(change, battle, ...moves), 'battle value').map(({ total }) => total);
    expect(totals(() => {})).toEqual([11, 9]);
    expect(totals((changed) => set(card(changed, 'elite'), 'value', 5))).toEqual([11, 15]);
    expect(totals((changed) => set(card(changed, 'yeniceri'), 'value', 2))).toEqual([8, 9]);
  });

  test('V7.11.4 another Tactic effect changes the total of a battle, with the same paragraph', () => {
    const match = run((changed) => set(card(changed, 'OT1'), 'battle', { total: 5 }), battle, ...moves);
    const total = eventsOf(match, 'battle value').find(({ side }) => side === 'ottoman');
    expect(total?.ledger?.lines).toContainEqual(['V18.OT1', 'Sabres Drawn', 5]);
  });

  test('V7.11.4 another Event does what its new clauses say', () => {
    const clauses = [
      { do: 'morale', side: 'habsburg', by: -3 },
      { do: 'tiles', count: 1 },
    ];
    const match = run((changed) => set(card(changed, 'OS11'), 'clauses', clauses), battle, 'play OS11');
    expect([...match.state.morale]).toEqual([8, 5]);
    expect(zone(match, 'ottoman tiles')).toHaveLength(1);
    expect(eventsOf(match, 'morale').map(({ rule }) => rule)).toEqual(['V17.OS11']);
  });

  test('V7.11.4 the numbers of the board have their marks', () => {
    const { rounds, handLimit, tacticsDrawn, improvised, limits } = files.board.source;
    expect([rounds, handLimit, tacticsDrawn, improvised, limits]).toEqual(['RB', 'RB', 'RB', 'RB', 'RB']);
  });

  test('V7.11.4 other numbers of the board take effect too', () => {
    const match = run((changed) => set(changed.board.morale, 'top', 9), battle, 'play OS11');
    expect(match.state.morale[0]).toBe(9);
  });

  const limit = (name: string, value: unknown) => (changed: Loose) => set(changed.board.limits, name, value);

  test('V12.1.1, V12.1.8 another number of Troops', () => {
    const opened = moves.slice(0, 2);
    expect(
      refusal(
        run(() => {}, battle, ...opened),
        'send yeniceri x2',
      ),
    ).toEqual(['V12.1.1']);
    const fewer = run(limit('troops', 2), battle, ...opened);
    expect(refusal(fewer, 'send yeniceri x2')).toEqual([]);
    expect(refusal(play(fewer, 'send yeniceri x2'), 'send elite x3')).toContain('V12.1.7');
  });

  test('V10.1.6, V13.7.10 other works of those who entrench and of those who take a hex', () => {
    const hexes = { ...QUIET, 'glacis-l': { control: 'nobody' } } as const;
    const entrenched = run(limit('worksOnEntrenching', 1), { ...battle, hexes }, 'entrench glacis-l with OS2');
    expect(eventsOf(entrenched, 'fortified')).toMatchObject([{ rule: 'V10.1.6', number: 1 }]);
    const taken = run(limit('worksOnTaking', 1), battle, ...moves);
    expect(eventsOf(taken, 'fortified')).toMatchObject([{ rule: 'V13.7.10', number: 1 }]);
  });

  test('V13.5.1 a wall that keeps more Troops back', () => {
    const hexes = {
      ...QUIET,
      ravelin: { structural: 1, improvised: 0, cannons: 0 },
      'cw-c': { control: 'ottoman' },
    } as const;
    const stormed = moves.map((move) => move.replace('cw-c', 'ravelin'));
    const match = run(limit('rearForWall', 1), { ...battle, hexes }, ...stormed);
    expect(refusal(match, 'pull back front yeniceri')).toEqual([]);
  });
});

describe('Broken component sets', () => {
  test('V7.11.4 an untouched copy is accepted', () => {
    expect(complaint(() => {})).toBe('');
  });

  const at = (changed: Loose, list: keyof ComponentFiles, index: number): Loose => changed[list][index];
  test.each<[string, (changed: Loose) => void, RegExp]>([
    ['a missing file', (c) => void Reflect.deleteProperty(c, 'troops'), /\/troops\b/],
    ['a missing property', (c) => void Reflect.deleteProperty(at(c, 'troops', 1), 'value'), /\/troops\/1\/value/],
    ['an unknown verb', (c) => set(at(c, 'strategy', 3), 'clauses', [{ do: 'teleport' }]), /\/strategy\/3\b/],
    ['a duplicated Strategy card', (c) => c.strategy.push(structuredClone(at(c, 'strategy', 0))), /strategy.*"OS1"/],
    ['a duplicated Tactic card', (c) => c.tactics.push(structuredClone(at(c, 'tactics', 19))), /tactics.*"HT10"/],
    ['a duplicated Troop', (c) => c.troops.push(structuredClone(at(c, 'troops', 0))), /troops.*"yeniceri"/],
    ['a duplicated hex', (c) => c.board.hexes.push(structuredClone(c.board.hexes[2])), /hexes.*"glacis-l"/],
    ['a missing Curtain Wall', (c) => set(c.board.hexes[13], 'id', 'rampart'), /board.*"curtain"/],
    ['a negative number of Troops', (c) => set(at(c, 'troops', 0), 'number', -1), /\/troops\/0\/number/],
    ['a negative Battle value', (c) => set(at(c, 'troops', 0), 'value', -3), /\/troops\/0\/value/],
    ['negative Cannons', (c) => set(c.board.hexes[0].start, 'cannons', -6), /\/board\/hexes\/0\/start\/cannons/],
    [
      'a hex with more works than it holds',
      (c) => set(c.board.hexes[11].start, 'improvised', 1),
      /lobl: 2 .* limit is 1/,
    ],
    [
      'the same in another set-up',
      (c) => set(c.board.variants.setupA.hexes['ditch-l'], 'improvised', 3),
      /ditch-l: 3 .* limit is 2/,
    ],
    ['a fraction', (c) => set(at(c, 'troops', 0), 'value', 2.5), /\/troops\/0\/value/],
    ['an extra property of a Troop', (c) => set(at(c, 'troops', 0), 'speed', 4), /\/troops\/0\/speed/],
    ['an extra file', (c) => set(c, 'weather', []), /\/weather/],
    ['an extra property of a card', (c) => set(at(c, 'tactics', 4), 'colour', 'red'), /\/tactics\/4\b/],
    ['an unknown provenance', (c) => set(at(c, 'troops', 0).source, 'value', 'HEARSAY'), /\/troops\/0\/source\/value/],
    ['an unknown side', (c) => set(at(c, 'troops', 0), 'side', 'poland'), /\/troops\/0\/side/],
    ['an unknown kind of hex', (c) => set(c.board.hexes[5], 'kind', 'moat'), /\/board\/hexes\/5\/kind/],
    ['a card id of another shape', (c) => set(at(c, 'tactics', 0), 'id', 'tactic one'), /\/tactics\/0\/id/],
  ])('V7.11.4 %s is refused, and the place is named', (_name, change, place) => {
    expect(complaint(change)).toMatch(place);
  });

  test.each([undefined, null, 7, 'cards', []])('V7.11.4 %j is no component set', (what) => {
    expect(() => readComponents(what)).toThrow(Refusal);
  });
});

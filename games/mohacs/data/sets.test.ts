import { BadComponents, Refusal } from '@ravelin/engine';
import { type Loose, variants } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { MEN_AT_ARMS, RECONSTRUCTED, readComponents } from './kit.ts';
import type { ComponentFiles } from './schema.ts';

/** Where the data come from, and component sets from outside. */

const { files } = RECONSTRUCTED.kit;

const { changed, complaint } = variants(files, readComponents);
const any = (value: unknown): never => value as never;

describe('Provenance', () => {
  const MARKS = Object.keys(files.set.provenance ?? {});

  test('M1.0.11 the marks are explained', () => {
    expect(MARKS).toEqual(['RB', 'RB*', 'PUB', 'REC']);
  });

  test('M1.0.11 every chart, kind, leader and place carries one for each of its values', () => {
    const { fire, shock, terrain, weapons } = files.charts;
    for (const part of [fire, shock, terrain])
      expect(Object.keys(part.source).sort()).toEqual(
        Object.keys(part)
          .filter((key) => key !== 'source')
          .sort(),
      );
    for (const { source, range: reach } of weapons) expect(source).toHaveLength(reach.length);
    for (const kind of files.units.kinds)
      for (const key of [
        'ma',
        'flight',
        ...(kind.sdr ? ['sdr', 'sdrDisordered', 'maDisordered'] : []),
        ...(kind.weapon ? ['weapon'] : []),
      ])
        expect(MARKS).toContain(kind.source[key]);
    for (const { source } of files.leaders) expect(Object.keys(source)).toEqual(['name', 'cr', 'ar', 'ma', 'flight']);
  });

  test('M1.0.11 a set without a mark, or with an unknown one, is refused', () => {
    expect(complaint((one) => Reflect.deleteProperty(one.map.roads[0], 'source'))).toContain('/map/roads/0/source');
    expect(
      complaint((one) => {
        one.leaders[2].source.cr = any('hearsay');
      }),
    ).toContain('/leaders/2/source/cr');
  });
});

describe('A broken set is refused with a clear message', () => {
  type Change = (one: Loose<ComponentFiles>) => void;
  const BROKEN: readonly (readonly [what: string, change: Change, message: string])[] = [
    ['no map', (one) => Reflect.deleteProperty(one, 'map'), '/map: Map is missing (M1.0.5).'],
    [
      'a field that nobody knows',
      (one) => Object.assign(one.leaders[0], { hat: 'red' }),
      '/leaders/0/hat: there is no "hat" here',
    ],
    [
      'an unknown letter of land',
      (one) => Object.assign(one.map.rows[0], { land: 'x'.repeat(36) }),
      '/map/rows/0/land',
    ],
    [
      'a row too short',
      (one) => Object.assign(one.map.rows[0], { land: '....' }),
      'map, row 1: land has 4 hexes, not 36.',
    ],
    ['rows out of order', (one) => void one.map.rows.reverse(), 'row 34 is out of order'],
    [
      'a stream off the map',
      (one) => void one.map.lines[0].sides.push('3400 SE'),
      'Borza: 3400 SE is at the edge of the map.',
    ],
    ['a stream twice', (one) => void one.map.lines[0].sides.push('1001 NE'), 'Borza: 1001 NE is there twice.'],
    [
      'a road that jumps',
      (one) => void one.map.roads[0].hexes.push('0101'),
      'Mohács road: 0101 is no neighbour of 3414.',
    ],
    ['a village in the fields', (one) => void one.map.places[0].hexes.push('1010'), 'Merse: 1010 is no village.'],
    ['an unknown hex', (one) => void one.scenario.waves[0].hexes.push('9999'), 'M15.1.1.1: there is no hex 9999.'],
    [
      'a kind nobody knows',
      (one) => Object.assign(one.units.formations[0], { kind: 'elephants' }),
      'There is no kind of unit "elephants".',
    ],
    ['an arm nobody knows', (one) => Object.assign(one.units.kinds[0], { arm: 'XX' }), 'There is no arm "XX".'],
    [
      'a weapon nobody knows',
      (one) => Object.assign(one.units.kinds[0], { weapon: 'rocket' }),
      'There is no weapon "rocket".',
    ],
    [
      'a single SDR for horse',
      (one) => Object.assign(one.units.kinds[0], { sdr: [1] }),
      'hungarian-hc: it needs two SDRs',
    ],
    [
      'a command of nobody',
      (one) => Object.assign(one.units.formations[0], { command: 'nobody' }),
      'There is no command "nobody".',
    ],
    [
      'a leader of the other side',
      (one) => Object.assign(one.units.commands[0], { leader: 'bali' }),
      'is of the other side',
    ],
    [
      'a formation twice',
      (one) => Object.assign(one.units.formations[1], { id: 'hannibal-gun' }),
      'formations: "hannibal-gun" is there twice.',
    ],
    [
      'a formation placed twice',
      (one) => void one.scenario.setup[0].formations.push('bali'),
      'scenario: "bali" is placed twice.',
    ],
    [
      'a formation placed nowhere',
      (one) => Object.assign(one.scenario.setup[0], { formations: [] }),
      'scenario: "hannibal-gun" is neither set up nor due.',
    ],
    [
      'more units than hexes',
      (one) => void one.scenario.setup[0].hexes.pop(),
      'scenario, M14.1.2: 4 units for 3 hexes.',
    ],
    [
      'bands out of order',
      (one) => void one.charts.shock.table.order.reverse(),
      'charts, Shock Table: the bands must rise',
    ],
    [
      'a result nobody knows',
      (one) => Object.assign(one.charts.fire.table.foot[0], { result: 'BOOM' }),
      '/charts/fire/table/foot/0/result',
    ],
    [
      'a hole in the matrix',
      (one) => Reflect.deleteProperty(one.charts.shock.matrix.HC, 'LC'),
      'charts, matrix: HC has no value against LC.',
    ],
  ];
  test.each(BROKEN)('%s', (_what, change, message) => {
    // Its place stands before it, and its paragraph at the end.
    expect(complaint(change)).toContain(message.replace(/\.$/, ''));
  });

  test('a broken map in German too, with its place and its paragraph', () => {
    const broken = BROKEN.filter(([what]) => /row|stream|road|village/.test(what));
    expect(broken).toHaveLength(6);
    for (const [what, change] of broken) {
      let found: BadComponents['findings'] = [];
      try {
        readComponents(changed(change));
      } catch (error) {
        if (error instanceof BadComponents) ({ findings: found } = error);
      }
      expect(found, what).toEqual([
        expect.objectContaining({
          path: expect.stringMatching(/^\/map\/(rows|lines|roads|places)\/\d+/),
          rule: expect.stringMatching(/^M\d/),
          values: { text: found[0].message, de: expect.stringMatching(/[A-Z].*\.$/) },
        }),
      ]);
      expect(found[0].values.de).not.toBe(found[0].message);
    }
  });

  test('files that are no set at all', () => {
    for (const nothing of [undefined, null, 7, [], {}]) expect(() => readComponents(nothing)).toThrow(Refusal);
  });

  test('the set itself is accepted, and every change gives it another hash', () => {
    expect(complaint(() => {})).toBe('');
    const other = readComponents(changed((one) => Object.assign(one.leaders[0], { ar: 3 })));
    expect(other.hash).not.toBe(RECONSTRUCTED.hash);
    expect(other.kit.leader[0].ar).toBe(3);
  });
});

describe('Men-at-arms', () => {
  const other = MEN_AT_ARMS.kit.files;

  test('M1.0.11 it changes what is reconstructed, and nothing else', () => {
    const without = ({ set, units, leaders, charts, ...rest }: ComponentFiles): unknown => ({
      ...rest,
      marks: Object.keys(set.provenance ?? {}),
      units: { ...units, kinds: units.kinds.map((kind) => ({ ...kind, sdr: 0 })) },
      leaders: leaders.map((leader) => ({ ...leader, ar: 0 })),
      charts: { ...charts, shock: { ...charts.shock, matrix: 0 } },
    });
    expect(without(other)).toEqual(without(files));
    for (const [i, { id, sdr, source }] of other.units.kinds.entries())
      if (String(sdr) !== String(files.units.kinds[i].sdr)) expect([id, source.sdr]).toEqual([id, 'REC']);
    for (const [i, { id, ar, source }] of other.leaders.entries())
      if (ar !== files.leaders[i].ar) expect([id, source.ar]).toEqual([id, 'REC']);
    expect(other.charts.shock.source.matrix).toBe('REC');
    expect(other.set.provenance?.REC).toContain('chosen for balance');
    expect(MEN_AT_ARMS.hash).not.toBe(RECONSTRUCTED.hash);
  });

  test('heavier Hungarian horse, lighter spahis, leaders who act more readily', () => {
    const sdr = (from: ComponentFiles): unknown =>
      Object.fromEntries(
        from.units.kinds.filter(({ arm }) => arm === 'HC' || arm === 'MC').map((kind) => [kind.id, kind.sdr]),
      );
    expect(sdr(files)).toEqual({ 'hungarian-hc': [-2, 0], 'ottoman-hc': [-1, 1], mc: [0, 2] });
    expect(sdr(other)).toEqual({ 'hungarian-hc': [-3, -1], 'ottoman-hc': [0, 2], mc: [1, 3] });
    expect([files.charts.shock.matrix.HC.MC, other.charts.shock.matrix.HC.MC]).toEqual([1, 2]);
    const slow = ['lajos', 'zalkan', 'raab', 'slavonia'];
    for (const [i, { id, side, ar }] of other.leaders.entries())
      expect([id, ar - files.leaders[i].ar]).toEqual([id, side !== 'hungary' ? 0 : slow.includes(id) ? 2 : 1]);
  });
});

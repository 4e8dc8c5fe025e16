import { formatMove, Random, Situation } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { type Field, fight, type Game, kernel, kit, play, table, throwTogether } from '../testing.ts';
import { thumb } from './thumb.ts';

/** The rule of thumb: lawful everywhere, and sensible where the sensible move is plain. */

const thumbIn = (match: Game, seed = 'thumb') =>
  thumb(new Situation(kernel as never, kernel.clone(match.state), new Random(seed)));
const advised = (match: Game): string => formatMove(kernel, match.state, thumbIn(match));

describe('lawful', () => {
  test.each(['one', 'two'])('every move of a game from a melee is lawful (%s)', (seed) => {
    const random = new Random(seed);
    const x = kernel.play(random);
    const g = kernel.start(kit, 'mohacs', {}, x);
    while (kernel.pending(g)?.decision.id !== 'free') kernel.apply(g, kernel.random(g, random), x);
    throwTogether(g, random);
    for (let n = 0; n < 150 && !g.over; n++) {
      const move = thumb(new Situation(kernel as never, g, random));
      expect([kernel.pending(g)?.decision.id, kernel.wellFormed(g, move) && kernel.refusals(g, move)]).toEqual([
        kernel.pending(g)?.decision.id,
        [],
      ]);
      // Now and then somebody else would have done otherwise.
      kernel.apply(g, random.int(8) === 0 ? kernel.random(g, random) : move, x);
    }
  });

  test('the deployment is lawful, and the Rumelian camp is in the south', () => {
    const random = new Random('deployment');
    const x = kernel.play(random);
    const g = kernel.start(kit, 'mohacs', {}, x);
    while (kernel.pending(g)?.decision.id !== 'free') {
      const move = thumb(new Situation(kernel as never, g, random));
      expect(kernel.refusals(g, move)).toEqual([]);
      kernel.apply(g, move, x);
    }
    const rows = kit.unit.flatMap(({ encamped }, unit) => (encamped ? [kit.row[g.at[unit]]] : []));
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(27);
  });

  test('the same world and seed give the same move', () => {
    const match = fight({ units: { 'tomori-1': '1515 S', 'rumelia-1': '1814 N disordered' }, command: 'tomori' });
    expect(thumbIn(match)).toEqual(thumbIn(match));
  });
});

describe('attack', () => {
  const charge = (units: Field['units'] & object): string => advised(fight({ units, command: 'tomori' }));

  test('heavy horse charges shaken horse', () => {
    expect(charge({ 'tomori-1': '1515 S', 'rumelia-1': '1814 N disordered' })).toBe('charge tomori-1 at rumelia-1');
  });

  test('M8.1.4 a declaration that somebody else began badly is closed: who leaves an enemy in front of it alone withdraws', () => {
    const match = fight({
      units: {
        'hannibal-1': '1510 S',
        'rumelia-1': '1609 S disordered',
        'hannibal-2': '1515 S disordered',
        'janissary-1': '1614 N',
        'janissary-2': '1615 N',
      },
      command: 'hannibal',
    });
    play(match, 'shock hannibal-2 left');
    const made: string[] = [];
    while (made.length < 10 && made.at(-1) !== 'declared') {
      made.push(advised(match));
      play(match, made[made.length - 1]);
    }
    expect(made).toEqual(['shock hannibal-1 left', 'withdraw hannibal-2', 'declared']);
  });

  test('it does not charge the front of two Janissaries alone', () => {
    const units = { 'tomori-1': '1515 S', 'janissary-1': '1814 N', 'janissary-2': '1815 N' };
    expect(charge(units)).toBe('declared');
  });

  test('light horse does not fall on heavy horse', () => {
    expect(
      advised(
        fight({ units: { 'bathyani-1': '1515 S', 'porte-1': '1614 N', 'porte-2': '1615 N' }, command: 'bathyani' }),
      ),
    ).toBe('declared');
  });

  test('a unit that has not gone moves to where it can charge', () => {
    const match = table({
      units: { 'tomori-1': '1215 S', 'rumelia-1': '1814 N disordered' },
      leaders: { tomori: 'tomori-1' },
      command: 'tomori',
    });
    const [, hex] = /^move tomori-1 to (\d{4}) facing S/.exec(advised(match)) ?? [];
    const far = kit.distance(kit.hexAt.get(hex ?? '') ?? 0, kit.hexAt.get('1814') ?? 0);
    expect([2, 3]).toContain(far);
  });
});

describe('rest and flight', () => {
  test('shaken units away from the enemy rest, and nothing else is done', () => {
    const match = table({
      units: { 'rumelia-1': '2729 N disordered', 'rumelia-2': '2728 N disordered', 'tomori-1': '1618' },
      leaders: { khosrev: 'rumelia-1' },
      command: 'rumelia',
    });
    expect(advised(match)).toBe('end moves');
  });

  test('shaken units next to the enemy go away from him', () => {
    const match = table({
      units: { 'bathyani-1': '1819 S disordered', 'porte-1': '1918 N', 'porte-2': '1919 N' },
      command: 'bathyani',
    });
    const [, hex] = /^move bathyani-1 to (\d{4}) /.exec(advised(match)) ?? [];
    expect(kit.distance(kit.hexAt.get(hex ?? '') ?? 0, kit.hexAt.get('1918') ?? 0)).toBeGreaterThan(3);
  });

  test('guns with an enemy in range fire', () => {
    const match = table({ units: { 'hannibal-gun-1': '1817 S', 'porte-1': '2017 N' }, command: 'hannibal' });
    expect(advised(match)).toBe('fire hannibal-gun-1 at porte-1');
  });
});

describe('naming', () => {
  test('a command that can strike goes before one that can only march', () => {
    const match = table({
      units: { 'tomori-1': '1515 S', 'perenyi-1': '1804', 'rumelia-1': '1914 N disordered' },
      leaders: { tomori: 'tomori-1', perenyi: 'perenyi-1' },
      side: 'hungary',
    });
    expect(advised(match)).toBe('activate tomori');
  });

  test('whoever may continue tries', () => {
    const match = table({
      units: { 'tomori-1': '1515 S', 'perenyi-1': '1804', 'rumelia-1': '2914 N' },
      leaders: { tomori: 'tomori-1', perenyi: 'perenyi-1' },
      side: 'hungary',
      at: 'continuity',
      fields: { last: 'perenyi', eager: 'no' },
    });
    expect(advised(match)).toBe('continue with tomori');
  });

  test('M14.3.8 the command that may act again comes up to strike next', () => {
    const match = table({
      units: { 'tomori-1': '1420 S', 'tomori-2': '1421 S', 'bathyani-1': '2420 S', 'rumelia-1': '2720 N disordered' },
      leaders: { tomori: 'tomori-1', bathyani: 'bathyani-1', khosrev: 'rumelia-1' },
      side: 'hungary',
      fields: { eager: 'yes' },
    });
    expect(advised(match)).toBe('activate tomori');
  });

  const seizure = (last: string, next: string): string => {
    const match = table({
      units: {
        'tomori-1': '1515 S',
        'tomori-2': '1516 S',
        'porte-1': '1915 N',
        'porte-2': '1916 N',
        'porte-3': '1917 N',
        'akinci-1': '3015 N',
      },
      leaders: { tomori: 'tomori-1', suleiman: 'porte-1', ibrahim: 'akinci-1' },
      side: 'ottoman',
      at: 'continuity',
      fields: { last, acted: { ottoman: 'yes', hungary: 'yes' } },
    });
    return advised(play(match, `continue with ${next}`));
  };

  test('M5.3.1.6 it seizes from the strongest command, not to give a weak one the place of the strongest', () => {
    expect(seizure('ibrahim', 'centre')).toBe('seize with tomori');
    expect(seizure('centre', 'ibrahim')).toBe('let them');
  });
});

import { advised, playedByThumb, strayOfKept } from '@ravelin/games/empires/testing';
import { describe, expect, it } from 'vitest';
import { kernel, kit, type Table, table } from '../testing.ts';
import { advice } from './advice.ts';
import { knowledge, network } from './index.ts';
import { chanceOfForcing } from './narrows.ts';

const { chosenIn, featureIn } = advised(kernel, advice, table);

describe('the rule of thumb', () => {
  it('makes lawful moves only, the same for the same chance', () => {
    const { wrong, g } = playedByThumb(kernel, kit);
    expect(wrong).toEqual([]);
    expect(g.turn).toBeGreaterThan(10);
  });

  it('throws back a Front that stands before Constantinople', () => {
    expect(chosenIn({ card: 19, fronts: { caucasus: 1 } })).toMatch(/^attack caucasus/);
  });

  it('stops an Advance into Constantinople', () => {
    expect(chosenIn({ card: 1, at: 'advance', fronts: { mesopotamia: 1 }, fields: { yildirim: 1 } })).toBe(
      'yildirim mesopotamia',
    );
  });
});

describe('the fleet', () => {
  const chance = (setting: Table): number => chanceOfForcing(table(setting).state);
  const BUILT = ['outer-mines', 'yildiz', 'dardanos', 'inner-mines', 'nagara'];

  it('passes as often as the dice say', () => {
    // Four defences of strength 4, 2, 2, 4 must all hit a Fortitude of 4.
    expect(chance({ card: 19 })).toBeCloseTo(1 - (4 * 2 * 2 * 4) / 6 ** 4, 10);
  });

  it('is the less likely to pass the more is built, and the less Fortitude it has', () => {
    let before = 1;
    for (let n = 1; n <= BUILT.length; n++) {
      const now = chance({ card: 19, built: BUILT.slice(0, n) });
      expect(now).toBeLessThan(before);
      before = now;
    }
    const { state } = table({ card: 19, built: BUILT });
    expect(chanceOfForcing(state, 3)).toBeLessThan(chanceOfForcing(state, 4));
  });

  it('breaks more easily where it is stubborn', () => {
    expect(chance({ card: 19, built: BUILT, options: ['stubborn'] })).toBeLessThan(chance({ card: 19, built: BUILT }));
  });
});

describe('the judgement', () => {
  it('is the same whatever was judged before', () => {
    expect(strayOfKept(kernel, kit, knowledge, network)).toBeLessThan(1e-9);
  });
});

describe('the features', () => {
  it('fear a near Front and open Narrows', () => {
    expect(featureIn({ card: 19, fronts: { sinai: 1 } }, 'sinai')).toBeLessThan(
      featureIn({ card: 19, fronts: { sinai: 5 } }, 'sinai'),
    );
    expect(featureIn({ card: 19 }, 'narrows')).toBeLessThan(
      featureIn({ card: 19, built: ['outer-mines', 'inner-mines'] }, 'narrows'),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { type Field, table } from '../testing.ts';
import { advice } from './advice.ts';
import { features } from './feature-names.ts';
import { measure } from './features.ts';

/** What the features say of small positions. */

const field = (units: Field['units'] & object, more: Field = {}) =>
  table({ leaders: { tomori: 'tomori-1', khosrev: 'rumelia-1' }, side: 'hungary', ...more, units }).state;
const of = (id: string, g: ReturnType<typeof field>): number => {
  const out: number[] = [];
  measure(g, out);
  return out[features.findIndex((one) => one.id === id)];
};

const APART = { 'tomori-1': '1515', 'tomori-2': '1516', 'rumelia-1': '2915', 'rumelia-2': '2916' };

describe('features', () => {
  test('there is a number, a weight and a sentence in both languages for each', () => {
    const out: number[] = [];
    measure(field(APART), out);
    expect(out).toHaveLength(features.length);
    expect(out.every(Number.isFinite)).toBe(true);
    expect(advice.weights.of).toHaveLength(features.length);
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
    for (const { good, bad } of features)
      for (const text of [good.en, good.de, bad.en, bad.de]) expect(text).not.toMatch(/[{}]/);
  });

  test('Disorder counts against its side, the more next to an enemy', () => {
    const shaken = field({ ...APART, 'rumelia-1': '2915 N disordered' });
    const beside = field({ ...APART, 'rumelia-1': '1614 N disordered' });
    expect(of('ottoman-disordered', shaken)).toBeGreaterThan(0);
    expect(of('hungarian-disordered', shaken)).toBe(0);
    expect(of('ottoman-shaken-in-contact', shaken)).toBe(0);
    expect(of('ottoman-shaken-in-contact', beside)).toBeGreaterThan(0);
  });

  test('an enemy behind a unit is seen', () => {
    expect(of('ottoman-flanked', field({ ...APART, 'rumelia-1': '1614 N' }))).toBe(0);
    expect(of('ottoman-flanked', field({ ...APART, 'rumelia-1': '1614 S' }))).toBeGreaterThan(0);
  });

  test('who is in reach can be struck, who is far cannot', () => {
    expect(of('hungarian-blows-to-strike', field(APART))).toBe(0);
    expect(of('hungarian-blows-to-strike', field({ ...APART, 'rumelia-1': '2015 N' }))).toBeGreaterThan(0);
  });

  test('the blow of the side that may name a command comes next, that of the other in answer', () => {
    const units = { ...APART, 'rumelia-1': '2015 N' };
    expect(of('next-blow', field(units))).toBeGreaterThan(0);
    expect(of('answering-blow', field(units))).toBeLessThan(0);
    expect(of('next-blow', field(units, { side: 'ottoman' }))).toBeLessThan(0);
    expect(of('answering-blow', field(units, { side: 'ottoman' }))).toBeGreaterThan(0);
    const tried = field(units, { at: 'continuity', fields: { last: 'perenyi', eager: 'no' } });
    expect(of('next-blow', tried)).toBeCloseTo(0.5 * of('next-blow', field(units)), 9); // Tomori: 0 to 4 of ten
    const leaders = { tomori: 'tomori-1', perenyi: 'perenyi-1', khosrev: 'rumelia-1' };
    const far = { ...units, 'perenyi-1': '1804' };
    const acted = field(far, { leaders, at: 'continuity', fields: { last: 'tomori', eager: 'no' } });
    expect(of('next-blow', acted)).toBe(0);
  });

  test('Command Range', () => {
    const near = of('hungarian-in-command', field(APART));
    expect(near).toBeGreaterThan(of('hungarian-in-command', field({ ...APART, 'tomori-2': '1530' })));
  });

  test('the value rises for the side whose enemy has lost more', () => {
    const before = field(APART);
    const after = field({ ...APART, 'rumelia-2': 'eliminated' });
    expect(advice.value(after, 0)).toBeGreaterThan(advice.value(before, 0));
    expect(advice.value(after, 1)).toBeLessThan(advice.value(before, 1));
    expect(advice.value(before, 0)).toBe(-advice.value(before, 1));
  });
});

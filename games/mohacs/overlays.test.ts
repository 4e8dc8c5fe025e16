import { Match, type Overlay, type Subject, viewState } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from './data/kit.ts';
import { overlays } from './overlays.ts';
import { type Field, kernel, position } from './testing.ts';

/** What the board is overlaid with, on small tables. */
const asked = (table: Field, id: string, subject?: Subject, as: number | 'spectator' = 0): Overlay => {
  const viewer = as === 'spectator' ? undefined : as;
  const match = new Match(kernel, { set: RECONSTRUCTED, position: position(table), seed: 'x' });
  return overlays[id](viewState(kernel, match.state, viewer), viewer, subject);
};
const unit = (name: string): Subject => ({ domain: 'unit', name });
const hex = (name: string): Subject => ({ domain: 'hex', name });
const named = (overlay: Overlay, tone: string): string[] =>
  overlay.marks
    .filter((mark) => mark.tone === tone)
    .map(({ name }) => name)
    .sort();
const numberAt = (overlay: Overlay, name: string): number | undefined =>
  overlay.marks.find((mark) => mark.name === name)?.n;

describe('reach', () => {
  test('M6.1.1.1 tells the cheapest cost of each hex where the unit may stop, and no other', () => {
    const overlay = asked({ units: { 'tomori-1': '1620', 'tomori-2': '1621' } }, 'reach', unit('tomori-1'));
    expect([numberAt(overlay, '1619'), numberAt(overlay, '1617'), numberAt(overlay, '1614')]).toEqual([1, 3, 6]);
    expect(numberAt(overlay, '1621')).toBeUndefined();
    expect(numberAt(overlay, '1613')).toBeUndefined();
  });

  test('M3.2.4.1 ends in an enemy Zone of Control', () => {
    const overlay = asked({ units: { 'tomori-1': '1620', 'bali-1': '1618 SW' } }, 'reach', unit('tomori-1'));
    expect(numberAt(overlay, '1619')).toBe(1);
    expect(overlay.marks.some(({ name }) => name === '1617')).toBe(true);
    expect(numberAt(overlay, '1617')).toBeGreaterThan(3);
  });
});

test('M3.2.1.1, M3.2.1.2 zones are the frontal hexes of those who have one', () => {
  const overlay = asked(
    {
      units: { 'tomori-1': '1620', 'zalkan-levy-1': '1410', 'bali-1': '2610' },
    },
    'zones',
  );
  expect(named(overlay, 'hungary')).toEqual(['1720', '1721']);
  expect(named(overlay, 'ottoman')).toEqual(['2510', '2511']);
});

test('M7.2.1.3 the ridge hides what lies behind it', () => {
  const blind = named(asked({ units: { 'tomori-1': '2215' } }, 'sight', hex('2215')), 'blind');
  expect(blind).toContain('2815');
  expect(blind).not.toContain('1815');
});

describe('command', () => {
  const table = {
    units: { 'tomori-1': '1620', 'tomori-2': '1613' },
    leaders: { tomori: '1621' },
  };

  test('M12.1.0.1 tells who is in command and who is not', () => {
    const overlay = asked(table, 'command', { domain: 'command', name: 'tomori' });
    expect(named(overlay, 'led')).toEqual(['1620']);
    expect(named(overlay, 'stray')).toEqual(['1613']);
    expect(overlay.lines).toEqual([{ from: '1621', to: '1620', tone: 'chain' }]);
  });

  test('M3.5.1 tells the enemy nothing', () => {
    const hidden = { ...table, leaders: { tomori: '1620' } };
    expect(asked(hidden, 'command', unit('tomori-1'), 1)).toEqual({ marks: [], lines: [] });
    expect(asked(hidden, 'command', unit('tomori-1'), 'spectator').lines).toEqual([]);
  });
});

test('M7.1.1, M7.2.0.3 enemy fire covers what his missiles reach as they stand', () => {
  const overlay = asked(
    {
      units: { 'tomori-1': '1620', 'janissary-1': '2010', 'centre-gun-1': '2020' },
    },
    'threat',
  );
  expect([numberAt(overlay, '1910'), numberAt(overlay, '1911')]).toEqual([1, 1]);
  expect(numberAt(overlay, '1810')).toBeUndefined();
  expect(numberAt(overlay, '1620')).toBe(1);
  expect(numberAt(overlay, '2120')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { kernel, kit, position, type Table, table } from '../testing.ts';

/** What is said against a position. */
const complaint = (setting: Table): string => {
  try {
    table(setting);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('What cannot be', () => {
  test.each([
    ['O2.1.1', { card: 9, fronts: { caucasus: 6 } }],
    ['O1.2.5', { card: 9, sides: { sinai: 2 } }],
    ['O3.3.3', { card: 9, resources: { naval: 3 } }],
    ['O4.1.2', { card: 9, victories: ['kaiserschlacht-2'], fields: { kaiserschlacht: 'raging' } }],
    ['O4.0.2', { card: 9, victories: ['kaiserschlacht-1'] }],
    ['O3.1.1', { card: 9, fields: { actions: 3 } }],
    ['O9.30', { card: 9, fields: { korps: 2 } }],
    ['O9.34', { card: 9, fields: { yildirim: 4 } }],
    ['O9.41.2', { card: 9, fields: { rolled: 3 } }],
    ['O1.4.1', { card: 9, defeats: ['coup-india'] }],
    ['O9.48.1', { card: 9, stalemates: ['dunsterforce'] }],
    ['O5.0.6', { card: 9, fields: { will: 6 } }],
    ['O2.0.4', { card: 9, fronts: { arab: 0 } }],
    ['O7.2.6', { card: 9, fields: { narrows: 'forced' } }],
    ['O5.0.7', { card: 9, fields: { will: -4 } }],
  ] as const)('%s', (rule, setting) => {
    expect(complaint(setting as Table)).toContain(`(${rule})`);
  });

  test('O3.3.2 Resources must add up', () => {
    expect(complaint({ card: 9, fields: { supply: 3 } })).toContain('Resources');
  });

  test('O0.4.8 a card lies in the deck of its Epoch', () => {
    const g = kernel.blank(kit, '1914', {});
    const [deck, midDay, dusk, played] = g.zones;
    const wrong = { ...g, zones: [[...deck, midDay[0]], midDay.slice(1), dusk, played] };
    expect(kernel.game.problems(wrong)).toEqual([
      { rule: 'O0.4.8', text: '#6 lies in the wrong deck for this moment.' },
    ]);
  });

  test('O3.1.3 a position without a flow goes on where it stands', () => {
    const { flow: _flow, ...json } = position({ card: 9, fields: { actions: 1 } }) as Record<string, unknown>;
    expect(table({ card: 9 }).state.actions).toBe(2);
    expect(json.flow).toBeUndefined();
  });
});

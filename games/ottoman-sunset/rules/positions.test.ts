import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { type Kit, RECONSTRUCTED, type War } from '../index.ts';
import { kernel, kit, play, position, type Table, table } from '../testing.ts';

const KAISERSCHLACHT = [1, 2, 3, 4, 5, 6].map((n) => `kaiserschlacht-${n}`);

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
    ['O9.48.1', { card: 9, victories: ['dunsterforce'] }],
    ['O9.27.1', { card: 9, stalemates: ['siege-of-kut'] }],
    ['O9.27.1', { card: 9, defeats: ['siege-of-kut'] }],
    ['O1.2.4', { card: 9, fronts: { sinai: 'off' } }],
    ['O1.2.4', { card: 9, fronts: { mesopotamia: 'off' } }],
    ['O2.3.5', { card: 9, fronts: { sinai: 4 }, fields: { gaza: 1 } }],
    ['O4.2.1', { card: 9, fields: { kaiserschlacht: 'ended' } }],
    ['O9.30', { card: 9, fields: { korps: 1, korpsFront: 'sinai' } }],
    ['O7.2.1', { card: 9, fields: { narrows: 'beaten-off' } }],
    ['O0.4.6', { card: 9, lost: ['constantinople'] }],
    ['O0.4.6', { card: 9, lost: ['kumkale'] }],
    ['O5.0.6', { card: 9, fields: { will: 6 } }],
    ['O2.0.4', { card: 9, fronts: { arab: 0 } }],
    ['O7.2.6', { card: 9, played: [8], fields: { narrows: 'forced' } }],
    ['O5.0.7', { card: 9, fields: { will: -4 } }],
  ] as const)('%s', (rule, setting) => {
    expect(complaint(setting as Table)).toContain(`(${rule})`);
  });

  test.each([
    ['O9.48.1', { card: 9, defeats: ['dunsterforce'] }],
    ['O9.27.1', { card: 9, victories: ['siege-of-kut'] }],
    ['O1.2.4', { card: 9, fronts: { caucasus: 'off' } }],
    ['O2.3.5', { card: 9, fronts: { sinai: 5 }, fields: { gaza: 1 } }],
    ['O4.2.1', { card: 9, defeats: KAISERSCHLACHT, fields: { kaiserschlacht: 'ended', will: 0 } }],
    ['O9.30', { card: 9, fields: { korpsFront: 'sinai' } }],
    ['O7.2.1', { card: 9, played: [8], fields: { narrows: 'beaten-off' } }],
    ['O0.4.6', { card: 9, lost: ['seddulbahir'] }],
  ] as const)('%s and what can', (_rule, setting) => {
    expect(complaint(setting as Table)).toBe('');
  });

  test('O2.1.1, O9.27.1 things are called by their names', () => {
    expect(complaint({ card: 9, fronts: { sinai: 7 } })).toContain('Sinai Front: the track ends at 6.');
    expect(complaint({ card: 9, defeats: ['siege-of-kut'] })).toContain('Siege of Kut cannot lie there.');
  });

  test('O5.0.8 without a will the marker shows the count, at the lowest -3: the next count is still to come', () => {
    expect(table({ card: 9, fronts: { caucasus: 1 } }).state.will).toBe(-2);
    const low = table({ card: 9, fronts: { caucasus: 1, mesopotamia: 1, sinai: 3 }, dice: ['#18'] });
    expect([low.state.will, low.over]).toEqual([-3, false]);
    play(low, 'end actions');
    expect(low.outcome).toMatchObject({ how: 'will' });
  });

  test('O0.4.8 decks that are given stay as they are, and must be right', () => {
    const cards = (epoch: string): string[] =>
      kit.cards.filter((card) => card.epoch === epoch).map(({ id }) => `#${id}`);
    const aside = {
      deck: cards('morning').filter((id) => id !== '#9'),
      'mid-day': cards('mid-day'),
      dusk: cards('dusk'),
    };
    const setUp = (joined: 'yes' | 'no') => () =>
      new Match<War, Kit>(kernel, {
        set: RECONSTRUCTED,
        position: {
          ...position({ card: 9, fields: { joined: { 'mid-day': joined, dusk: 'no' } } }),
          zones: { ...aside, played: ['#9'] },
        },
      });
    expect(setUp('yes')).toThrow('(O0.4.8)');
    expect(setUp('no')).not.toThrow();
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

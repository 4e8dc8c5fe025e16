import { describe, expect, test } from 'vitest';
import { boxOf, eventsOf, kit, play, type Table, table } from '../testing.ts';

const fight = (card: number, die: number, more: Table = {}) => table({ card, at: 'event', ...more, dice: [die, 6, 6] });

const battles = [
  [10, 'second-ypres', 'western', 4],
  [12, 'gorlice-tarnow', 'eastern', 2],
  [13, 'italy', 'eastern', 3],
  [26, 'verdun', 'western', 4],
  [28, 'jutland', 'naval', 5],
  [29, 'brusilov', 'eastern', 3],
  [31, 'somme', 'western', 3],
  [38, 'uboat-campaign', 'naval', 4],
  [42, 'hoffman-offensive', 'eastern', 2],
  [49, 'vittorio-veneto', 'eastern', 4],
] as const;

describe('Off-Map Battles', () => {
  test.each(battles)('O1.3.2 card %i fights %s', (card, battle, _theater, value) => {
    expect(eventsOf(fight(card, 2), 'battle')).toMatchObject([
      { battle, die: 2, total: 2, value, ledger: { lines: [['O1.3.2', 'die', 2]] } },
    ]);
  });

  test.each(battles)('O1.3.3 card %i, %s: +1 for each Resource of the %s Theater alone', (card, _battle, theater) => {
    const elsewhere = Object.fromEntries(['western', 'eastern', 'naval'].map((one) => [one, one === theater ? 0 : 2]));
    expect(eventsOf(fight(card, 2, { resources: elsewhere }), 'battle')).toMatchObject([{ total: 2 }]);
    const match = fight(card, 2, { resources: { ...elsewhere, [theater]: 2 } });
    expect(eventsOf(match, 'battle')).toMatchObject([{ total: 4 }]);
    expect(match.state.resources).toEqual([2, 2, 2]);
  });

  test.each(battles)('O1.3.4 card %i, %s: -1 under War Weariness', (card) => {
    expect(eventsOf(fight(card, 3, { fields: { weariness: 'yes' } }), 'battle')).toMatchObject([{ total: 2 }]);
  });

  test('O1.3.5 below the value is a Defeat', () => {
    const match = fight(26, 3);
    expect(eventsOf(match, 'battle')).toMatchObject([{ rule: 'O1.3.5', box: 'defeats' }]);
    expect(boxOf(match, 'verdun')).toBe('defeats');
  });

  test('O1.3.6 equal to it is a Stalemate', () => {
    expect(eventsOf(fight(26, 4), 'battle')).toMatchObject([{ rule: 'O1.3.6', box: 'stalemates' }]);
  });

  test('O1.3.7 above it is a Victory', () => {
    expect(eventsOf(fight(26, 5), 'battle')).toMatchObject([{ rule: 'O1.3.7', box: 'victories' }]);
  });

  test('O0.3.6 a natural 1 is a Defeat', () => {
    expect(eventsOf(fight(12, 1, { resources: { eastern: 2 } }), 'battle')).toMatchObject([
      { rule: 'O0.3.6', total: 3, box: 'defeats' },
    ]);
  });

  test('O0.3.7 a natural 6 is a Victory', () => {
    expect(eventsOf(fight(28, 6, { fields: { weariness: 'yes' } }), 'battle')).toMatchObject([
      { rule: 'O0.3.7', total: 5, value: 5, box: 'victories' },
    ]);
  });
});

describe('The Kaiserschlacht', () => {
  const K = kit.kaiserschlacht.map((battle) => kit.battleIds[battle]);
  const raging = { kaiserschlacht: 'raging' };
  const phase = (more: Table) => table({ card: 18, at: 'kaiserschlacht', fields: raging, ...more });

  test('O4.0.2 none before card 46', () => {
    expect(eventsOf(table({ card: 18, at: 'kaiserschlacht' }), 'battle')).toEqual([]);
  });

  test('O4.0.3 from its turn on, every turn', () => {
    const match = table({ card: 46, at: 'event', dice: [4, '#18', 5, 6] });
    play(match, 'end actions');
    expect(eventsOf(match, 'kaiserschlacht begins')).toMatchObject([{ rule: 'O4.0.3' }]);
    play(match, 'end actions');
    expect(eventsOf(match, 'battle').map(({ battle }) => battle)).toEqual(K.slice(0, 2));
  });

  test('O4.1.1 by the rules of the Western Theater', () => {
    const match = phase({ resources: { western: 2, naval: 2 }, fields: { ...raging, weariness: 'yes' }, dice: [3] });
    expect(eventsOf(match, 'battle')).toMatchObject([{ battle: K[0], total: 4, value: 3 }]);
  });

  test('O4.1.2 the markers 1 to 6 in their order, with their values', () => {
    expect(kit.kaiserschlacht.map((battle) => kit.battle[battle].value)).toEqual([3, 3, 4, 4, 5, 5]);
    expect(eventsOf(phase({ victories: K.slice(0, 3), dice: [4] }), 'battle')).toMatchObject([
      { battle: K[3], value: 4 },
    ]);
  });

  test('O4.1.3, O4.1.4 then one of them again, picked by a die', () => {
    const match = phase({ victories: K.slice(0, 5), defeats: [K[5]], dice: [2, 3] });
    expect(eventsOf(match, 'battle picked')).toMatchObject([{ rule: 'O4.1.3', die: 2, battle: K[1] }]);
    expect(boxOf(match, K[1])).toBe('stalemates');
    expect(boxOf(phase({ victories: K.slice(0, 5), defeats: [K[5]], dice: [2, 5] }), K[1])).toBe('victories');
  });

  test('O4.2.1 six Victories or six Defeats end it, six Stalemates do not', () => {
    const won = phase({ victories: K.slice(0, 5), dice: [6] });
    expect(eventsOf(won, 'kaiserschlacht ends')).toMatchObject([{ rule: 'O4.2.1', box: 'victories' }]);
    expect(won.state.kaiserschlacht).toBe(2);
    expect(
      phase({ defeats: K.slice(0, 5), victories: battles.slice(0, 6).map(([, id]) => id), dice: [1] }).state
        .kaiserschlacht,
    ).toBe(2);
    expect(phase({ stalemates: K.slice(0, 5), dice: [5] }).state.kaiserschlacht).toBe(1);
    const over = table({ card: 18, at: 'kaiserschlacht', fields: { kaiserschlacht: 'ended' }, victories: K });
    expect(eventsOf(over, 'battle')).toEqual([]);
  });

  test('O4.2.2 looked at whenever a marker comes to a box; one not yet fought stands against it', () => {
    expect(phase({ victories: K.slice(0, 4), dice: [6] }).state.kaiserschlacht).toBe(1);
    const again = phase({ victories: K.slice(0, 5), stalemates: [K[5]], dice: [6, 6] });
    expect(again.state.kaiserschlacht).toBe(2);
  });

  test('O9.46.2 +1 on the battle of that turn only', () => {
    const match = table({ card: 46, at: 'kaiserschlacht', fields: raging, dice: [3] });
    expect(eventsOf(match, 'battle')[0]).toMatchObject({
      total: 4,
      ledger: {
        lines: [
          ['O1.3.2', 'die', 3],
          ['O9.46.2', 'Kaiserschlacht', 1],
        ],
      },
    });
    expect(eventsOf(phase({ dice: [3] }), 'battle')[0]).toMatchObject({ total: 3 });
  });
});

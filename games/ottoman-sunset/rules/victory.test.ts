import { describe, expect, test } from 'vitest';
import { eventsOf, kit, others, type Table, table } from '../testing.ts';

const will = (more: Table) => table({ card: 18, at: 'will', ...more });
const counted = (more: Table) => eventsOf(will(more), 'national will')[0];
const BATTLES = kit.battleIds.slice(0, 10);

describe('National Will', () => {
  test('O5.0.1 it is counted afresh, whatever the marker showed', () => {
    expect(counted({ victories: ['somme'], fields: { will: -3 } })).toMatchObject({ total: 1, shown: 1 });
  });

  test('O5.0.2 +1 for each Victory, of whatever kind', () => {
    expect(counted({ victories: ['somme', 'siege-of-kut', 'coup-india'] })).toMatchObject({
      total: 3,
      ledger: { lines: [['O5.0.2', 'Victories', 3]] },
    });
  });

  test('O5.0.3 -1 for each Defeat, of whatever kind', () => {
    expect(counted({ defeats: ['somme', 'dunsterforce'] })).toMatchObject({
      total: -2,
      ledger: { lines: [['O5.0.3', 'Defeats', -2]] },
    });
  });

  test('O5.0.4, O2.4.2 -1 for each flag that a Front controls', () => {
    expect(counted({ fronts: { caucasus: 1, sinai: 3 } })).toMatchObject({
      total: -3,
      ledger: {
        lines: [
          ['O5.0.4', 'Sivas', -1],
          ['O5.0.4', 'Erzurum', -1],
          ['O5.0.4', 'Jerusalem', -1],
        ],
      },
    });
    expect(counted({ fronts: { gallipoli: 2, salonika: 2, mesopotamia: 3 } })).toMatchObject({ total: -2 });
    expect(counted({ fronts: { gallipoli: 3, salonika: 3, caucasus: 3 } })).toMatchObject({ total: 0 });
  });

  test('O2.4.3 Damascus counts once', () => {
    const shared = { victories: ['somme', 'italy', 'verdun'] };
    expect(counted({ ...shared, fronts: { sinai: 2, arab: 2 } })).toMatchObject({ total: 1 });
    expect(counted({ ...shared, fronts: { sinai: 2 } })).toMatchObject({
      total: 1,
      ledger: {
        lines: [
          ['O5.0.2', 'Victories', 3],
          ['O2.4.3', 'Damascus', -1],
          ['O5.0.4', 'Jerusalem', -1],
        ],
      },
    });
    expect(counted({ ...shared, fronts: { arab: 1 } })).toMatchObject({ total: 2 });
  });

  test('O5.0.5 Stalemates count nothing', () => {
    expect(counted({ stalemates: ['somme', 'italy'] })).toMatchObject({ total: 0 });
  });

  test('O5.0.6 it is shown up to 5', () => {
    expect(counted({ victories: BATTLES.slice(0, 6) })).toMatchObject({ rule: 'O5.0.6', total: 6, shown: 5 });
  });

  test('O5.0.7 below -3 the game is lost; at -3 it goes on', () => {
    expect(will({ defeats: BATTLES.slice(0, 3) }).over).toBe(false);
    const lost = will({ defeats: BATTLES.slice(0, 4), fields: { will: -3 } });
    expect(eventsOf(lost, 'national will')).toMatchObject([{ rule: 'O5.0.7', total: -4, shown: -4 }]);
    expect(lost.over).toBe(true);
  });

  test('O5.0.8 between two phases the marker stays', () => {
    const match = table({ card: 26, at: 'event', fields: { will: 2 }, dice: [1] });
    expect(match.state.will).toBe(2);
  });
});

describe('Defeat', () => {
  test('O6.0.2 on the last card too a will below -3 is a defeat', () => {
    const match = will({ played: others(18), defeats: BATTLES.slice(0, 4), fields: { will: -3 } });
    expect(match.outcome).toMatchObject({ how: 'will' });
    expect(eventsOf(match, 'score')).toEqual([]);
  });

  test('O6.1.1 the will collapses', () => {
    expect(will({ defeats: BATTLES.slice(0, 4), fields: { will: -3 } }).outcome).toMatchObject({
      how: 'will',
      rule: 'O6.1.1',
      score: [-1],
    });
  });

  /** The Mesopotamia Front enters Constantinople in the turn of card 1, with so many cards unrevealed and this will. */
  const falls = (left: number, shown: number) =>
    table({
      card: 1,
      at: 'advance',
      played: others(1).slice(left),
      fronts: { mesopotamia: 1 },
      fields: { will: shown },
    });

  test('O6.1.3, O6.1.4 cards not yet revealed, less the will that the marker shows', () => {
    const match = falls(20, -2);
    expect(eventsOf(match, 'constantinople falls')).toMatchObject([
      {
        total: 22,
        ledger: {
          lines: [
            ['O6.1.4', 'cards not yet revealed', 20],
            ['O6.1.3', 'National Will, subtracted', 2],
          ],
        },
      },
    ]);
    const early = table({ card: 1, at: 'advance', fronts: { mesopotamia: 1 }, fields: { will: 0 } });
    expect(eventsOf(early, 'constantinople falls')).toMatchObject([{ total: 48 }]);
  });

  test.each([
    ['O6.1.5', 'pyrrhic', 1, 0],
    ['O6.1.5', 'pyrrhic', 5, 5],
    ['O6.1.6', 'stalemate', 2, 0],
    ['O6.1.6', 'stalemate', 8, -2],
    ['O6.1.7', 'marginal', 11, 0],
    ['O6.1.7', 'marginal', 25, 0],
    ['O6.1.8', 'strategic', 26, 0],
    ['O6.1.8', 'strategic', 35, 0],
    ['O6.1.9', 'crushing', 36, 0],
  ] as const)('%s %s with %i cards left and a will of %i', (rule, level, left, shown) => {
    expect(falls(left, shown).outcome).toMatchObject({ how: `constantinople-${level}`, rule });
  });
});

describe('Victory', () => {
  const end = (more: Table) => will({ played: others(18), ...more });
  const lines = (more: Table) => eventsOf(end(more), 'score')[0]?.ledger?.lines;

  test('O6.2.1 after the last card the points are added up', () => {
    const match = end({});
    expect(eventsOf(match, 'score')).toMatchObject([{ rule: 'O6.2.1', points: 16 }]);
    expect(match.outcome).toMatchObject({ winner: 0, how: 'marginal' });
  });

  test('O6.2.2 each Front on the map gives its space', () => {
    expect(lines({ fronts: { arab: 4 } })).toEqual([
      ['O6.2.2', 'Caucasus Front', 5],
      ['O6.2.2', 'Mesopotamia Front', 5],
      ['O6.2.2', 'Sinai Front', 6],
      ['O6.2.2', 'Arab Front', 4],
    ]);
  });

  test('O6.2.3 the will without its limit', () => {
    expect(lines({ victories: BATTLES.slice(0, 7) })).toContainEqual(['O6.2.3', 'National Will', 7]);
    expect(lines({ defeats: BATTLES.slice(0, 2) })).toContainEqual(['O6.2.3', 'National Will', -2]);
  });

  test('O6.2.4 2 if the Caucasus Front is off the map', () => {
    expect(lines({ fronts: { caucasus: 'off' } })).toContainEqual(['O6.2.4', 'Caucasus Front off the map', 2]);
  });

  test('O6.2.5 1 if the fleet was beaten off', () => {
    expect(lines({ fields: { narrows: 'beaten-off' } })).toContainEqual(['O6.2.5', 'the Narrows held', 1]);
  });

  test.each([
    ['O6.2.6', 'tactical', 10],
    ['O6.2.7', 'marginal', 11],
    ['O6.2.7', 'marginal', 19],
    ['O6.2.8', 'operational', 20],
    ['O6.2.8', 'operational', 24],
    ['O6.2.9', 'strategic', 25],
    ['O6.2.9', 'strategic', 28],
    ['O6.2.10', 'international', 29],
  ] as const)('%s %s with %i points', (rule, how, points) => {
    const match = end(
      points < 16
        ? { fronts: { sinai: 4, caucasus: 3, mesopotamia: points - 7 } }
        : points > 26
          ? { victories: BATTLES.slice(0, points - 19), fronts: { arab: 3 } }
          : { victories: BATTLES.slice(0, points - 16) },
    );
    expect([match.state.points, match.outcome]).toMatchObject([points, { how, rule }]);
  });
});

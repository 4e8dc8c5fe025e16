import { describe, expect, test } from 'vitest';
import { due, eventsOf, kit, play, refusal, type Setting, table } from '../testing.ts';

const HORDE = { 'L1 goblin': 2, 'L2 orc': 1, 'R1 siege tower': 1 };
const at = (set: Setting['set'] = {}) =>
  play(table({ set: { horde: HORDE, ...set } }), 'use maneuver for nothing', 'minor', 'finish', 'orders');
const ORDERS = ['goblin fury', 'orc detonation', 'call of the trolls', 'bluff'];
const order = (match: ReturnType<typeof table>, section: string) => {
  const i = kit.sections.indexOf(section);
  return [ORDERS[match.state.order[i]] ?? 'none', match.state.orderOpen[i]];
};
const handed = (match: ReturnType<typeof table>) => eventsOf(match, 'hourglasses handed over')[0];

describe('giving orders', () => {
  test('S11.1.1 one open order, classified orders, or none', () => {
    expect(due(at())).toBe('orders');
    expect(due(play(at(), 'no orders'))).toBe('defend');
    expect(due(play(at(), 'open bluff at L1'))).toBe('defend');
    expect(due(at({ horde: {} }))).toBe('defend');
  });

  test('S11.1.2 only to a section with an invader unit, one token a section', () => {
    expect(refusal(at(), 'open bluff at L3')).toEqual(['S11.1.2']);
    expect(refusal(at(), 'open bluff at R1')).toEqual(['S11.1.2']);
    expect(refusal(at(), 'open bluff at L1')).toEqual([]);
    expect(refusal(at(), 'classify L3 bluff')).toEqual(['S11.1.2']);
    expect(refusal(at(), 'classify L1 bluff, L1 goblin fury')).toEqual(['S11.1.2']);
    expect(refusal(at(), 'classify L1 bluff, L2 goblin fury')).toEqual([]);
  });

  test('S11.1.3 an open order lies face up and costs nothing', () => {
    const match = play(at(), 'open goblin fury at L1');
    expect(order(match, 'L1')).toEqual(['goblin fury', 1]);
    expect(handed(match)).toMatchObject({ number: 3 });
  });

  test('S11.1.4 classified orders lie face down, for 1 hourglass in all', () => {
    const match = play(at(), 'classify L1 goblin fury, L2 bluff');
    expect([order(match, 'L1'), order(match, 'L2')]).toEqual([
      ['goblin fury', 0],
      ['bluff', 0],
    ]);
    expect(handed(match)).toMatchObject({
      number: 4,
      ledger: { lines: expect.arrayContaining([['S11.1.4', 'classified orders', 1]]) },
    });
    expect(refusal(at(), 'classify none')).toEqual(['S11.1.4']);
    const told = match.events(1).find(({ event }) => event === 'orders classified');
    expect(told).toMatchObject({ sections: ['L1', 'L2'] });
    expect(told).not.toHaveProperty('orders');
  });

  test('S11.1.5 an order that nobody there can obey may be given', () => {
    expect(refusal(at(), 'open call of the trolls at L1')).toEqual([]);
    expect(refusal(at(), 'open goblin fury at L2')).toEqual([]);
  });

  test('S11.1.6 one token of each kind and two Bluffs', () => {
    expect(refusal(at(), 'classify L1 goblin fury, L2 goblin fury')).toEqual(['S11.1.6']);
    expect(refusal(at(), 'classify L1 bluff, L2 bluff')).toEqual([]);
    expect(refusal(at({ ordersLost: { 'goblin fury': 1 } }), 'open goblin fury at L1')).toEqual(['S11.1.6']);
    const unseen = { ordersLostUnseen: { bluff: 2 }, unseen: 2 };
    expect(refusal(at(unseen), 'classify L1 bluff')).toEqual(['S11.1.6']);
    expect(refusal(at(unseen), 'open goblin fury at L1')).toEqual([]);
  });

  test('S1.5.2 the defender knows of no order lost unseen as long as none is, and then only how many', () => {
    const lost = (fields: object) => table({ set: { ...fields } }).viewJson(1).ordersLostUnseen;
    expect(lost({})).toMatchObject({ bluff: 0, 'goblin fury': 0 });
    expect(lost({ ordersLostUnseen: { bluff: 1 }, unseen: 1 })).not.toMatchObject({ bluff: 1 });
    expect(lost({ ordersLostUnseen: { bluff: 1 }, unseen: 1 })).not.toMatchObject({ 'goblin fury': 0 });
  });

  test('S11.2.2 without a token left there is nothing to ask', () => {
    const gone = { 'goblin fury': 1, 'orc detonation': 1, 'call of the trolls': 1, bluff: 2 };
    expect(due(at({ ordersLost: gone }))).toBe('defend');
  });
});

import { parseMove } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { due, eventsOf, garrison, kernel, kit, play, refusal, type Setting, table, told } from '../testing.ts';

const defending = (set: Setting['set'] = {}, zones: Setting['zones'] = {}) =>
  table({ at: 'defender phase', set: { hourglasses: 3, ...set }, zones });
const placed = (match: ReturnType<typeof defending>, action: string): number =>
  match.state.placed[kit.actions.indexOf(action)];
const completed = (match: ReturnType<typeof defending>, action: string): number =>
  match.state.completed[kit.actions.indexOf(action)];
const priceOf = (match: ReturnType<typeof defending>, action: string) => {
  const [{ lines, total }] = match.preview(parseMove(kernel, match.state, `place ${action}`));
  return [lines, total];
};

/** Nothing but the hourglasses to decide: the heroes have used their orders. */
const SPENT = { heroDone: { warrior: 'yes', officer: 'yes' }, heroicDone: { reinforce: 'yes', labour: 'yes' } };

describe('S12 its length', () => {
  test('S12.1.1 without hourglasses there is no phase', () => {
    expect(due(defending({ hourglasses: 0 }))).not.toBe('defend');
    expect(due(defending({ hourglasses: 1 }))).toBe('defend');
  });

  test('S12.1.2, S12.2.1 it ends when no hourglass is left and the defender says so', () => {
    const match = defending({ hourglasses: 1 });
    expect(refusal(match, 'done')).toEqual(['S12.2.1']);
    play(match, 'place wall');
    expect(due(match)).toBe('defend');
    expect(refusal(match, 'place wall')).toContain('S12.2.1');
    play(match, 'done');
    expect(due(match)).not.toBe('defend');
  });

  test('S12.1.2 it ends by itself when there is nothing more to decide', () => {
    expect(due(play(defending({ ...SPENT, hourglasses: 1 }), 'place wall'))).not.toBe('defend');
  });

  test('S12.1.2, S16.1.4 a plan that lies face down keeps it open, whichever it is', () => {
    for (const plan of ['sortie', 'borrowed-time']) {
      const match = play(defending({ ...SPENT, hourglasses: 1 }, { plans: [plan] }), 'place wall');
      expect(due(match)).toBe('defend');
    }
  });

  test('S12.1.3 heroic orders come before, between and after', () => {
    const match = play(defending({ hourglasses: 2 }), 'heroic warrior withdraw', 'withdraw L1 soldier');
    play(match, 'place wall', 'place trap', 'heroic officer labour', 'employ courtyard soldier at spy');
    expect(placed(match, 'spy')).toBe(1);
  });
});

describe('S12 spending', () => {
  test('S12.2.1 on moves and actions in any mix', () => {
    const match = play(defending(), 'place cannon', 'move L1 soldier to courtyard', 'place wall');
    expect(match.state.hourglasses).toBe(0);
    expect([placed(match, 'cannon'), placed(match, 'wall')]).toEqual([1, 1]);
  });

  test('S12.2.3, S12.2.4 hourglasses are gathered on an action and stay there', () => {
    const match = play(defending({ placed: { cannon: 1 } }), 'place cannon');
    expect(placed(match, 'cannon')).toBe(2);
    expect(eventsOf(match, 'hourglass placed')).toMatchObject([
      { rule: 'S12.2.3', action: 'cannon', now: 2, price: 4 },
    ]);
  });

  test('S12.2.5 the one that fills the price completes the action at once', () => {
    const match = play(defending({ placed: { wall: 1 } }), 'place wall');
    expect(due(match)).toBe('wall');
    play(match, 'raise L1');
    expect(match.state.walls[0]).toBe(3);
    expect(told(match)).toEqual([
      'hourglass placed S12.2.3',
      'action completed S12.3.1',
      'wall component placed S15.8.4.2',
    ]);
  });

  test('S12.2.6 the last one needs an effect that is possible, earlier ones do not', () => {
    expect(refusal(defending({ placed: { 'orders-mix-up': 1 } }), 'place orders-mix-up')).toEqual([]);
    expect(refusal(defending({ placed: { 'orders-mix-up': 2 } }), 'place orders-mix-up')).toEqual([
      'S12.2.6',
      'S15.2.2.3',
    ]);
    const ordered = { order: { L1: 'bluff' }, horde: { 'L1 goblin': 1 }, placed: { 'orders-mix-up': 2 } };
    expect(refusal(defending(ordered), 'place orders-mix-up')).toEqual([]);
  });
});

describe('S12 once a round', () => {
  test('S12.3.1 a completed action takes no more, and its hourglasses stay', () => {
    const match = play(defending({ placed: { wall: 1 } }), 'place wall', 'raise L1');
    expect(placed(match, 'wall')).toBe(2);
    expect(refusal(match, 'place wall')).toEqual(['S12.3.1']);
  });

  test('S12.3.2 training gives its hourglasses back and is open again', () => {
    const match = play(
      defending({ hourglasses: 4, garrison: { 'barracks soldier': 0 } }),
      'place train-soldier',
      'place train-soldier',
    );
    expect(placed(match, 'train-soldier')).toBe(0);
    expect(completed(match, 'train-soldier')).toBe(0);
    play(match, 'place train-soldier', 'place train-soldier');
    expect(garrison(match, 'barracks soldier')).toBe(2);
    expect(told(match).filter((one) => one === 'action completed S12.3.2')).toHaveLength(2);
  });
});

describe('S12 prices', () => {
  test('S12.4.1 the number alone', () => {
    expect(priceOf(defending(), 'wall')).toEqual([[['S15.8.4.1', 'Wall', 2]], 2]);
  });

  test('S12.4.1, S8.4.3, S16.4.2, S17.4.2 every surcharge in force', () => {
    const match = defending(
      { saboteur: { workshop: 'yes' } },
      { 'open plans': ['night-masons'], 'met objectives': ['not-a-single-stone'] },
    );
    expect(priceOf(match, 'wall')).toEqual([
      [
        ['S15.8.4.1', 'Wall', 2],
        ['S8.4.3', 'Saboteur', 1],
        ['S16.4.2', 'Night Masons', 1],
        ['S17.4.2', 'Not A Single Stone', 1],
      ],
      5,
    ]);
    expect(priceOf(match, 'pole')).toEqual([
      [
        ['S15.8.3.1', 'Pole', 3],
        ['S8.4.3', 'Saboteur', 1],
      ],
      4,
    ]);
    expect(priceOf(match, 'cannon')).toEqual([[['S15.4.1.1', 'Cannon', 4]], 4]);
  });

  test('S12.4.1, S16.3.2, S16.5.3, S16.8.2 the plans that make actions dearer', () => {
    const match = defending({}, { 'open plans': ['boiling-reserve', 'plea-for-a-miracle', 'scorched-paths'] });
    expect(
      ['cauldron', 'sharpshooters', 'unearthly-glare', 'spy', 'malfunction', 'wall'].map(
        (one) => priceOf(match, one)[1],
      ),
    ).toEqual([5, 4, 7, 4, 3, 2]);
  });

  test('S12.4.2 a dearer action that is partly paid needs the rest too', () => {
    const match = play(defending({ placed: { wall: 1 }, saboteur: { workshop: 'yes' } }), 'place wall');
    expect(due(match)).toBe('defend');
    expect(due(play(match, 'place wall'))).toBe('wall');
  });

  test('S12.4.2 never one completed this round', () => {
    const match = defending({ placed: { wall: 2 }, completed: { wall: 'yes' }, saboteur: { workshop: 'yes' } });
    expect(refusal(match, 'place wall')).toEqual(['S12.3.1']);
  });

  const SABOTAGED = { saboteur: { workshop: 'yes', forge: 'yes' }, hourglasses: 1 };

  test('S12.4.3 an action whose price falls to what lies there is carried out at once', () => {
    const match = play(defending({ ...SPENT, ...SABOTAGED, placed: { wall: 2 } }), 'place tracking-saboteurs');
    expect(due(match)).toBe('wall');
    play(match, 'raise R5');
    expect(eventsOf(match, 'action completed')).toMatchObject([{ action: 'tracking-saboteurs' }, { action: 'wall' }]);
    expect(due(match)).not.toBe('defend');
  });

  test('S12.4.3 several of them in the order the defender likes', () => {
    const match = play(defending({ ...SABOTAGED, placed: { wall: 2, cannon: 4 } }), 'place tracking-saboteurs');
    expect(due(match)).toBe('full');
    expect(refusal(match, 'perform pole')).toEqual(['S12.4.3']);
    play(match, 'perform cannon', 'mount TL1');
    expect(due(match)).toBe('wall');
    play(match, 'raise L1');
    expect(due(match)).toBe('defend');
  });

  test('S12.4.4 one that cannot be carried out waits, full, and takes no more hourglasses', () => {
    const items = { TL1: 'cannon', TL2: 'cannon', TL3: 'cannon' };
    const match = play(
      defending({ ...SABOTAGED, hourglasses: 2, placed: { cannon: 4 }, item: items }),
      'place tracking-saboteurs',
    );
    expect(due(match)).toBe('defend');
    expect(completed(match, 'cannon')).toBe(0);
    expect(refusal(match, 'place cannon')).toEqual(['S12.4.4']);
  });

  test('S12.4.4 one that waits is not offered among those that are carried out', () => {
    const items = { TL1: 'cannon', TL2: 'cannon', TL3: 'cannon' };
    const match = play(
      defending({ ...SABOTAGED, placed: { cannon: 4, wall: 2, pole: 3 }, item: items }),
      'place tracking-saboteurs',
    );
    expect(due(match)).toBe('full');
    expect(refusal(match, 'perform cannon')).toEqual(['S12.4.4']);
  });

  test('S12.4.4 it is carried out in a phase in which it can be', () => {
    const match = defending({ placed: { cannon: 4 }, hourglasses: 1 });
    expect(due(match)).toBe('mount');
    play(match, 'mount TR4');
    expect(due(match)).toBe('defend');
    expect(completed(match, 'cannon')).toBe(1);
  });
});

describe('S12 hourglasses that cannot be spent', () => {
  /** Every action completed, and a Gale known to blow where the heroes stand; nobody else is left to move. */
  const NOWHERE = {
    ...SPENT,
    completed: Object.fromEntries(kit.actions.filter((_, i) => !kit.repeatable[i]).map((id) => [id, 'yes'])),
    placed: { ...Object.fromEntries(kit.actions.map((id) => [id, 1])), 'train-veteran': 3 },
    garrison: Object.fromEntries(kit.garrisons.map((id) => [id, 0])),
    rite: { 'gale L2': 'turned', 'gale R3': 'turned' },
  };

  test('S12.5.1 they go back to the pool, and the phase ends', () => {
    const match = defending({ ...NOWHERE, hourglasses: 1 });
    expect(due(match)).not.toBe('defend');
    expect(match.state.hourglasses).toBe(0);
    expect(eventsOf(match, 'hourglasses returned')).toMatchObject([{ rule: 'S12.5.1', number: 1 }]);
  });

  test('S12.5.1, S9.5.4 a swap between sections whose Gales cannot be paid is no way to spend them', () => {
    const blown = {
      ...NOWHERE,
      rite: { 'gale L2': 'turned', 'gale L3': 'turned' },
      hero: { warrior: 'L2', officer: 'L3' },
      garrison: { ...NOWHERE.garrison, 'L2 marksman': 1, 'L3 soldier': 1 },
    };
    expect(due(defending({ ...blown, hourglasses: 1 }))).not.toBe('defend');
    expect(due(defending({ ...blown, hourglasses: 2 }))).toBe('defend');
  });

  test('S12.5.2 as long as one way exists it must be taken', () => {
    const one = { ...NOWHERE, hourglasses: 1 };
    for (const way of [
      { ...one, completed: { ...NOWHERE.completed, wall: 'no' } },
      { ...one, rite: { 'gale L2': 'turned', 'gale R3': 'none' } },
      { ...one, garrison: { ...NOWHERE.garrison, 'L1 soldier': 1 } },
      { ...one, rite: { 'gale L2': 'turned', 'gale R3': 'target' } },
      { ...one, hourglasses: 2 },
    ]) {
      const match = defending(way);
      expect(due(match)).toBe('defend');
      expect(refusal(match, 'done')).toEqual(['S12.2.1']);
    }
  });
});

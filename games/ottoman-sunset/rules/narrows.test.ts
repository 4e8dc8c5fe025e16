import { describe, expect, test } from 'vitest';
import { eventsOf, kit, type Table, table } from '../testing.ts';

const attack = (dice: readonly number[], more: Table = {}) => table({ card: 8, at: 'event', ...more, dice });
const ALL = ['outer-mines', 'yildiz', 'dardanos', 'inner-mines', 'nagara'];

describe('Forcing the Narrows', () => {
  test('O7.1.1 the defences in their order, with their strengths', () => {
    expect(kit.defences.map((id, i) => [id, kit.defence[i].strength])).toEqual([
      ['seddulbahir', 4],
      ['kumkale', 2],
      ['outer-mines', 4],
      ['yildiz', 3],
      ['dardanos', 3],
      ['inner-mines', 4],
      ['canakkale', 2],
      ['nagara', 3],
      ['constantinople', 4],
    ]);
  });

  test('O7.1.2 what is not in place is passed over', () => {
    const match = attack([6, 6, 6, 6]);
    expect(eventsOf(match, 'fleet under fire').map(({ defence }) => defence)).toEqual([
      'seddulbahir',
      'kumkale',
      'canakkale',
      'constantinople',
    ]);
  });

  test('O7.2.1 the fleet comes with Fortitude 4', () => {
    expect(eventsOf(attack([6, 6, 6, 6]), 'fleet comes')).toMatchObject([{ rule: 'O7.2.1', fortitude: 4 }]);
  });

  test('O7.2.2 not if the Straits are closed', () => {
    const match = attack([], { fields: { uboats: 'yes' } });
    expect(eventsOf(match, 'narrows quiet')).toMatchObject([{ rule: 'O7.2.2' }]);
    expect([match.over, match.state.narrows]).toEqual([false, 0]);
  });

  test('O7.2.3 a die above the strength passes', () => {
    expect(eventsOf(attack([5, 3, 3, 5]), 'fleet under fire')).toMatchObject(
      Array(4).fill({ rule: 'O7.2.3', hit: 'no', fortitude: 4 }),
    );
  });

  test('O7.2.4 one that equals it costs 1 Fortitude, and the fleet goes on', () => {
    const fire = eventsOf(attack([4, 2, 2, 5]), 'fleet under fire');
    expect(fire.map(({ fortitude }) => fortitude)).toEqual([3, 2, 1, 1]);
    expect(fire[0]).toMatchObject({ rule: 'O7.2.4', die: 4, strength: 4, hit: 'yes' });
  });

  test('O7.2.5 at Fortitude 0 it is beaten off, and no more dice are rolled', () => {
    const match = attack([1, 1, 1, 1], { built: ALL });
    expect(eventsOf(match, 'fleet under fire')).toHaveLength(4);
    expect(eventsOf(match, 'fleet beaten off')).toMatchObject([{ rule: 'O7.2.5' }]);
    expect([match.over, match.state.narrows]).toEqual([false, 1]);
  });

  test('O7.2.6 past Constantinople the game is lost', () => {
    const match = attack([4, 2, 2, 5]);
    expect(eventsOf(match, 'fleet through')).toMatchObject([{ rule: 'O7.2.6', fortitude: 1 }]);
    expect(match.outcome).toMatchObject({ how: 'narrows', rule: 'O6.1.2', winner: -1 });
  });

  test('O8.1.1 a stubborn fleet tries again until it passes or breaks', () => {
    const options = ['stubborn'];
    const fire = eventsOf(attack([4, 4, 5, 3, 3, 6], { options }), 'fleet under fire');
    expect(fire.map(({ defence, fortitude }) => [defence, fortitude])).toEqual([
      ['seddulbahir', 3],
      ['seddulbahir', 2],
      ['seddulbahir', 2],
      ['kumkale', 2],
      ['canakkale', 2],
      ['constantinople', 2],
    ]);
    expect(fire.map(({ rule }) => rule)).toEqual(['O8.1.1', 'O8.1.1', 'O7.2.3', 'O7.2.3', 'O7.2.3', 'O7.2.3']);
    const broken = attack([4, 4, 4, 4], { options });
    expect(broken.state.narrows).toBe(1);
    expect(eventsOf(broken, 'fleet under fire')).toHaveLength(4);
  });

  /** The chance to beat the fleet off, by the strengths alone. */
  const stopped = (strengths: readonly number[], fortitude: number, stubborn: boolean): number => {
    if (fortitude === 0) return 1;
    if (strengths.length === 0) return 0;
    const [first, ...rest] = strengths;
    const hit = first / 6;
    const after = stopped(stubborn ? strengths : rest, fortitude - 1, stubborn);
    return hit * after + (1 - hit) * stopped(rest, fortitude, stubborn);
  };
  const strengths = (ids: readonly string[]) =>
    kit.defence.filter((_, i) => ids.includes(kit.defences[i])).map(({ strength }) => strength);
  const percent = (ids: readonly string[], stubborn: boolean) =>
    Math.round(100 * stopped(strengths(ids), kit.fortitude, stubborn));
  const START = ['seddulbahir', 'kumkale', 'canakkale', 'constantinople'];

  test('O7.2.8, O8.1.2 the chances that the book names', () => {
    expect(percent(START, false)).toBe(5);
    expect(percent(kit.defences, false)).toBe(82);
    expect(
      percent(
        kit.defences.filter((id) => id !== 'seddulbahir'),
        false,
      ),
    ).toBe(69);
    expect(percent(START, true)).toBe(59);
    expect(percent(kit.defences, true)).toBe(97);
  });
});

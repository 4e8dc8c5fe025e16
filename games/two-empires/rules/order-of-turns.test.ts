import { Match, Random } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { eventsOf, fates, HAPSBURG, kernel, kit, OTTOMAN, others, table } from '../testing.ts';
import type { Both, Kit } from './both.ts';

const game = (options: Record<string, string> = {}, seed = 'order') =>
  new Match<Both, Kit>(kernel, { set: RECONSTRUCTED, options, seed });

const playOut = (match: Match<Both, Kit>, moves: number) => {
  const rng = new Random('moves');
  for (let n = 0; n < moves && !match.over; n++) match.make(kernel.random(match.state, rng));
  return match;
};

describe('The order of turns', () => {
  test('E0.2.1 each nation begins by its own book', () => {
    const { parts, fate } = kernel.blank(kit, '1914', {});
    expect(parts.map(({ turn, supply }) => [turn, supply])).toEqual([
      [0, 6],
      [0, 6],
    ]);
    expect(parts[HAPSBURG].space.filter((space) => space > 0)).toHaveLength(2);
    expect(fate).toEqual([0, 0]);
  });

  test('E0.2.3, E0.2.5 the options of both games reach the nation whose book has them', () => {
    const { parts } = kernel.blank(kit, '1914', { historical: 'on', stubborn: 'on' });
    expect([parts[HAPSBURG].historical, parts[OTTOMAN].stubborn]).toEqual([1, 1]);
  });

  test.each(['theft', 'lenin', 'together'])('E0.2.3, E8.0.1 %s needs two players', (option) => {
    expect(() => game({ [option]: 'on' })).toThrow(`The option "${option}" needs "players" to be two. (E8.0.1)`);
    expect(() => game({ [option]: 'on', players: 'one' })).toThrow('(E8.0.1)');
    expect(() => table({ options: { [option]: 'on' } })).toThrow('(E8.0.1)');
    const { theft, journey, together } = game({ [option]: 'on', players: 'two' }).state;
    expect([theft, journey, together]).toEqual(['theft', 'lenin', 'together'].map((one) => (one === option ? 1 : 0)));
  });

  test('E1.1.2, E1.1.3 the Hapsburgs twice, the Ottomans, then in turn', () => {
    const match = playOut(game(), 24);
    const order = eventsOf(match, 'nation-turn').map(({ nation, rule }) => [nation, rule]);
    expect(order.slice(0, 6)).toEqual([
      ['hapsburg', 'E1.1.2'],
      ['hapsburg', 'E1.1.2'],
      ['ottoman', 'E1.1.3'],
      ['hapsburg', 'E1.1.3'],
      ['ottoman', 'E1.1.3'],
      ['hapsburg', 'E1.1.3'],
    ]);
  });

  test('E1.1.1, E0.3.1 a nation-turn has the phases of the nation, and its decisions belong to its seat', () => {
    const match = playOut(game(), 12);
    const phases = match.events('all').filter(({ part }) => part === 'ottoman');
    expect(phases.map(({ event }) => event)).toContain('card revealed');
    for (const [i, { seat, move }] of match.moves('all').entries())
      if (/^(attack|allocate|end actions)/.test(move ?? ''))
        expect(seat).toBe(match.stateAt(i).turnOf === HAPSBURG ? 'hapsburg' : 'ottoman');
  });

  test('E1.1.4 a nation that is out of the war has no more nation-turns', () => {
    const match = table({
      turnOf: 'ottoman',
      hapsburg: { played: [1], fields: { ending: 'will', over: true } },
      ottoman: { played: [1] },
      dice: ['#2'],
    });
    expect(eventsOf(match, 'nation-turn')).toMatchObject([{ nation: 'ottoman', rule: 'E1.1.4' }]);
    expect(fates(match)).toEqual(['eliminated', 'at-war']);
  });

  test('E1.1.4, E7.1.3 with its last card a nation is scored at once, and the other goes on', () => {
    const match = table({
      turnOf: 'hapsburg',
      at: 'last',
      hapsburg: { card: 50, played: others(HAPSBURG, 50), fields: { status: 4 } },
      dice: ['#1'],
    });
    expect(fates(match)).toEqual(['scored', 'at-war']);
    expect(eventsOf(match, 'nation scored')).toMatchObject([{ rule: 'E7.1.3', nation: 'hapsburg' }]);
    expect(eventsOf(match, 'nation-turn')).toMatchObject([{ nation: 'ottoman' }]);
    expect(match.over).toBe(false);
  });

  test('E1.1.5 the game is over when neither has a nation-turn left', () => {
    const match = playOut(game(), 5000);
    expect(match.over).toBe(true);
    expect(fates(match)).not.toContain('at-war');
    expect(match.result?.rule).toBe('E7.1.1');
  });
});

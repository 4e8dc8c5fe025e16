import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import { due, eventsOf, kernel, kit, others, play, spaceOf, table } from '../testing.ts';

type Game = ReturnType<typeof table>;
const order = (match: Game): string[] => match.events('all').map(({ event }) => event);
const ids = (cards: readonly number[]): number[] => cards.map((card) => kit.cards[card].id);

describe('Set-up', () => {
  const g = kernel.blank(kit, '1914', {});
  const spaces = Object.fromEntries(kit.fronts.map((front, i) => [front, g.space[i]]));
  const values = Object.fromEntries(kit.fronts.map((front, i) => [front, kit.front[i].value[g.side[i]]]));

  test('O0.4.1 the Caucasus Front on Kars with Battle Value 2', () => {
    expect([spaces.caucasus, values.caucasus, kit.front[0].place[5]]).toEqual([5, 2, 'Kars']);
  });

  test('O0.4.2 the Mesopotamia Front on Basra with Battle Value 3', () => {
    expect([spaces.mesopotamia, values.mesopotamia, kit.front[1].place[5]]).toEqual([5, 3, 'Basra']);
  });

  test('O0.4.3 the Sinai Front on Suez with Battle Value 3', () => {
    expect([spaces.sinai, values.sinai, kit.front[2].place[6]]).toEqual([6, 3, 'Suez']);
  });

  test('O0.4.4 the other three are not on the map', () => {
    expect([spaces.arab, spaces.salonika, spaces.gallipoli]).toEqual([-1, -1, -1]);
  });

  test('O0.4.5 National Will is 0', () => {
    expect(g.will).toBe(0);
  });

  test('O0.4.6 what stands in the Narrows', () => {
    expect(kit.defences.filter((_, i) => g.defence[i])).toEqual([
      'seddulbahir',
      'kumkale',
      'canakkale',
      'constantinople',
    ]);
  });

  test('O0.4.7 everything else lies aside', () => {
    expect([g.resources, g.supply, g.spent]).toEqual([[0, 0, 0], 6, 0]);
    expect(g.box.every((box) => box === 0)).toBe(true);
    expect([g.korps, g.yildirim, g.bureau, g.gaza, g.uboats, g.pipeline, g.weariness]).toEqual([0, 0, -1, 0, 0, 0, 0]);
  });

  test('O0.4.8 13 Morning cards in the deck, 21 and 15 waiting', () => {
    expect(g.zones.map((zone) => zone.length)).toEqual([13, 21, 15, 0]);
    expect(g.zones[0].every((card) => kit.cards[card].epoch === 'morning')).toBe(true);
  });
});

describe('The turn', () => {
  test('O0.2.1 the five phases come in their order', () => {
    const match = table({
      card: 46,
      at: 'event',
      fronts: { caucasus: 4 },
      dice: [5, 4, '#18'],
    });
    play(match, 'attack caucasus alone by actions', 'end actions');
    expect(order(match).slice(0, 9)).toEqual([
      'kaiserschlacht begins',
      'advance',
      'advance',
      'actions spent',
      'offensive',
      'retreat',
      'actions end',
      'battle',
      'national will',
    ]);
    expect(order(match)[9]).toBe('card revealed');
  });

  test('O0.2.7 as long as cards are left the next turn begins, and then the game is over', () => {
    const last = table({ card: 18, played: others(18), at: 'will' });
    expect(last.over).toBe(true);
    const match = table({ card: 18, played: others(18, 9), at: 'will', dice: ['#9'] });
    expect(match.over).toBe(false);
    expect(eventsOf(match, 'card revealed')).toMatchObject([{ turn: 49, card: '#9' }]);
  });

  test('O1.0.1 a card comes from the deck and lies open', () => {
    const match = new Match(kernel, { set: RECONSTRUCTED, script: ['#9', 6] });
    expect(eventsOf(match, 'card revealed')).toMatchObject([{ rule: 'O1.0.1', turn: 1, card: '#9' }]);
    expect(ids(match.state.zones[3])).toEqual([9]);
    expect(match.state.zones[0]).toHaveLength(12);
  });

  test('O0.3.1 nothing of a card is left in the next turn', () => {
    const match = table({
      card: 36,
      at: 'event',
      fields: { korps: 1 },
      fronts: { caucasus: 3, sinai: 4 },
      dice: [5, 3, '#18', 6],
    });
    play(match, 'attack caucasus korps by actions');
    expect([match.state.korpsFront, match.state.rolled, match.state.forfeit]).toEqual([-1, 0, 0]);
    expect(due(match)).toBe('action');
    expect(spaceOf(match, 'sinai')).toBe(5);
    const { move } = match.why('attack sinai alone by actions');
    expect(move && match.preview(move)[0].lines).toEqual([]);
  });
});

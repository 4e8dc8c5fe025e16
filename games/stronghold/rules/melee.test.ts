import { describe, expect, test } from 'vitest';
import { due, eventsOf, garrison, horde, play, refusal, table, told } from '../testing.ts';

type Fields = Record<string, Record<string, number | string> | string>;
const at = (procedure: string, set: Fields, ...dice: string[]) => table({ set, at: procedure, dice });

describe('S19.2 poison', () => {
  test('S19.2.1, S7.5.3 with an invader unit there one marksman dies', () => {
    const match = at('poison', { gear: { 'L1 poison': 'yes' }, horde: { 'L1 goblin': 1 } });
    expect([garrison(match, 'L1 marksman'), garrison(match, 'courtyard marksman')]).toEqual([1, 1]);
  });
  test('S19.2.1 without one, or with a siege tower alone, nobody dies', () => {
    expect(garrison(at('poison', { gear: { 'L1 poison': 'yes' } }), 'L1 marksman')).toBe(2);
    expect(
      garrison(at('poison', { gear: { 'L1 poison': 'yes' }, horde: { 'L1 siege tower': 1 } }), 'L1 marksman'),
    ).toBe(2);
  });
  test('S15.2.4.3 nor under the Unearthly Glare', () => {
    const match = at('poison', { gear: { 'L1 poison': 'yes' }, horde: { 'L1 goblin': 1 }, glare: 'L1' });
    expect(garrison(match, 'L1 marksman')).toBe(2);
    expect(eventsOf(match, 'melee skipped')).toMatchObject([{ rule: 'S15.2.4.3', section: 'L1' }]);
    expect(eventsOf(at('poison', { glare: 'L1' }), 'melee skipped')).toEqual([]);
  });
});

describe('S19.3 cauldrons', () => {
  const there = { 'L1 goblin': 2, 'L1 orc': 1, 'L1 troll': 1 };
  const cauldron = (unit: string, more: Fields = {}) =>
    table({
      set: { cauldron: { [`L1 ${unit}`]: 'yes' }, horde: there, ...more },
      at: 'poison',
      dice: [],
    });
  test.each([
    ['S19.3.1', 'goblin', 2],
    ['S19.3.2', 'orc', 1],
    ['S19.3.3', 'troll', 1],
  ])('%s a %s cauldron', (rule, unit, number) => {
    const match = cauldron(unit);
    expect(told(match)).toContain(`cauldron poured ${rule}`);
    expect(eventsOf(match, 'invaders killed').filter((one) => one.rule === rule)).toMatchObject([
      { place: 'L1', unit, number },
    ]);
  });
  test('S6.5.4 where a siege tower stands it does nothing; S15.2.4.3 nor under the Glare', () => {
    expect(told(cauldron('goblin', { horde: { ...there, 'L1 troll': 0, 'L1 siege tower': 1 } }))).not.toContain(
      'cauldron poured S19.3.1',
    );
    expect(told(cauldron('goblin', { glare: 'L1' }))).not.toContain('cauldron poured S19.3.1');
  });
});

describe('S19.4 poles', () => {
  test('S19.4.1 a pole strikes a section beside its tower, S19.4.2 and on a hit the weakest dies', () => {
    const match = at('poles', { item: { TL1: 'pole' }, horde: { 'L1 orc': 1, 'L1 troll': 1 } }, 'H1');
    expect([due(match), match.seat]).toEqual(['pole', 'defender']);
    expect(refusal(match, 'strike L3 from TL1')).toContain('S19.4.1');
    expect(refusal(match, 'strike L1 from TL2')).toContain('S19.4.1');
    match.play('strike L1 from TL1');
    expect(eventsOf(match, 'invaders killed')[0]).toMatchObject({ rule: 'S19.4.2', place: 'L1', unit: 'orc' });
  });
  test.each([
    ['H1', true],
    ['H2', false],
    ['H3', true],
    ['H4', false],
    ['H5', true],
    ['H6', false],
  ])('S19.4.4 %s hits: %s', (card, hits) => {
    const match = at('poles', { item: { TL1: 'pole' }, horde: { 'L1 goblin': 1, 'L1 troll': 1 } }, card);
    match.play('strike L1 from TL1');
    expect(eventsOf(match, 'invaders killed').some(({ rule }) => rule === 'S19.4.2')).toBe(hits);
  });
  test('S19.4.3 the deck is shuffled only after the last pole', () => {
    const match = at(
      'poles',
      { item: { TL1: 'pole', TL2: 'pole' }, horde: { 'L1 goblin': 2, 'L2 goblin': 1, 'L3 goblin': 1 } },
      'H2',
      'H2',
    );
    match.play('strike L1 from TL1');
    expect(() => match.play('strike L3 from TL2')).toThrow('H2');
    const both = at('poles', { item: { TL1: 'pole' }, horde: { 'L1 goblin': 2 } }, 'H2');
    both.play('strike L1 from TL1');
    expect(both.state.turned.every((card) => card === 0)).toBe(true);
  });
  test('S19.4.5 a pole may be held back, and turns no card', () => {
    const match = at('poles', { item: { TL1: 'pole' }, horde: { 'L1 goblin': 2 } });
    expect(refusal(match, 'hold back TL2')).toEqual(['S19.4.1']);
    match.play('hold back TL1');
    expect(told(match)).toContain('pole held back S19.4.5');
    expect([due(match) === 'pole', eventsOf(match, 'pole strikes')]).toEqual([false, []]);
  });
  test('S15.2.4.3 a section under the Glare is not struck', () => {
    const match = at('poles', { item: { TL1: 'pole' }, horde: { 'L1 goblin': 1, 'L2 goblin': 1 }, glare: 'L1' });
    expect(refusal(match, 'strike L1 from TL1')).toContain('S15.2.4.3');
  });
});

describe('S19.5 orders', () => {
  test('S19.5.1 all are turned first, S19.5.2 then resolved in the order the invader likes', () => {
    const match = at('order effects', {
      order: { L1: 'orc detonation', R1: 'bluff', L3: 'goblin fury' },
      horde: { 'L1 orc': 2, 'R1 orc': 1, 'L3 goblin': 1 },
    });
    expect(told(match).filter((line) => line === 'order turned S19.5.1')).toHaveLength(3);
    expect([due(match), match.seat]).toEqual(['order turn', 'invader']);
    expect(refusal(match, 'resolve L2')).toEqual(['S19.5.2']);
    play(match, 'resolve R1', 'resolve L1');
    expect(due(match)).toBe('detonate');
  });
  test('S15.2.4.5 an order under the Glare stays as it lies', () => {
    const match = at('order effects', { order: { L1: 'orc detonation' }, horde: { 'L1 orc': 2 }, glare: 'L1' });
    expect(told(match)).not.toContain('order turned S19.5.1');
    expect(eventsOf(match, 'order unresolved')).toMatchObject([{ rule: 'S15.2.4.5', section: 'L1' }]);
  });
  test('S11.3.1 goblins in fury are told of as every other order is', () => {
    const match = at('order effects', { order: { L1: 'goblin fury' }, horde: { 'L1 goblin': 2 } });
    expect(eventsOf(match, 'goblins in fury')).toMatchObject([
      { rule: 'S11.3.1', section: 'L1', number: 2, strength: 3 },
    ]);
  });
  test('S11.4.1, S11.4.2 each orc that goes destroys a component', () => {
    const match = at('order effects', { order: { L1: 'orc detonation' }, horde: { 'L1 orc': 3 }, walls: { L1: 3 } });
    expect(refusal(match, 'detonate 4')).toEqual(['S11.4.1']);
    expect(refusal(match, 'detonate 0')).toEqual(['S11.4.3']);
    match.play('detonate 2');
    expect([eventsOf(match, 'orcs detonate')[0].number, match.state.walls[0]]).toEqual([2, 1]);
  });
  test('S11.4.3, S11.4.4 more may go than there are components, also where a siege tower stands', () => {
    const match = at('order effects', {
      order: { L1: 'orc detonation' },
      horde: { 'L1 orc': 3, 'L1 siege tower': 1 },
      walls: { L1: 1 },
    });
    match.play('detonate 3');
    expect(match.state.walls[0]).toBe(0);
  });
  test('S11.4.5 if no unit is left the section is not fought over', () => {
    const match = play(at('order effects', { order: { L1: 'orc detonation' }, horde: { 'L1 orc': 2 } }), 'detonate 2');
    expect(told(match)).not.toContain('invader strength S19.6.3');
  });
  test('S11.1.5 an order that nobody can obey does nothing, S11.6.1 and a bluff neither', () => {
    expect(told(at('order effects', { order: { L1: 'orc detonation' }, horde: { 'L1 goblin': 1 } }))).toContain(
      'order without effect S11.1.5',
    );
    expect(told(at('order effects', { order: { L1: 'bluff' }, horde: { 'L1 goblin': 1 } }))).toContain(
      'order without effect S11.6.1',
    );
  });
});

describe('S11.5 call of the trolls', () => {
  const called = (more: Record<string, number>, fields: Fields = {}) =>
    at('order effects', { order: { L2: 'call of the trolls' }, horde: { 'L2 troll': 1, ...more }, ...fields });
  test('S11.5.2, S11.5.3, S11.5.4 a troll of a foreground or rampart goes one path of a shortest way', () => {
    const match = called({ 'A1 troll': 1, 'A3 troll': 1 });
    expect([due(match), match.seat]).toEqual(['call', 'invader']);
    expect(refusal(match, 'call over A1-L2')).toEqual([]);
    expect(refusal(match, 'call over FL-A1')).toEqual([]);
    expect(refusal(match, 'call over A1-L1')).toEqual(['S11.5.3']);
    expect(refusal(match, 'call over FL-A3')).toEqual(['S11.5.3']);
    expect(refusal(match, 'call over FR-B1')).toEqual(['S11.5.3']);
    match.play('call over A1-L2');
    expect(eventsOf(match, 'troll called')[0]).toMatchObject({ rule: 'S11.5.1', path: 'A1-L2' });
    expect(horde(match, 'A1 troll')).toBe(0);
  });
  test('S11.5.3 without room on the section the troll cannot go there', () => {
    const match = called({ 'A1 troll': 1, 'L2 goblin': 2 });
    expect(refusal(match, 'call over A1-L2')).toEqual(['S11.5.3']);
  });
  test('S11.5.3 the last space of the section is room enough', () => {
    const match = called({ 'A1 troll': 1, 'L2 goblin': 1 });
    expect(horde(play(match, 'call over A1-L2'), 'L2 troll')).toBe(2);
  });
  test('S11.5.4 one path is enough, be it the first on the board', () => {
    const match = called({ 'A2 orc': 7 });
    expect(due(match)).toBe('call');
    expect(match.legal()).toEqual(['call over FL-A1']);
  });
  test('S11.5.1 without a troll at the section nobody comes, S11.5.4 nor if none can answer', () => {
    expect(told(called({ 'L2 troll': 0, 'L2 orc': 1 }))).toContain('order without effect S11.1.5');
    expect(told(called({ 'FL troll': 0 }))).toContain('order without effect S11.1.5');
  });
  test('S11.5.5 a troll trap on the path kills it', () => {
    const match = play(called({}, { trap: { 'FL-A1': 'troll trap' } }), 'call over FL-A1');
    expect(eventsOf(match, 'invaders killed')[0]).toMatchObject({ rule: 'S11.5.5', path: 'FL-A1', unit: 'troll' });
    expect(told(match)).toContain('trap turned S10.4.3');
  });
  test('S11.5.5 the trap kills the called troll alone', () => {
    const match = called({ 'FL troll': 2 }, { trap: { 'FL-A1': 'troll trap' } });
    expect(horde(play(match, 'call over FL-A1'), 'FL troll')).toBe(1);
    expect(eventsOf(match, 'invaders killed')[0]).toMatchObject({ number: 1 });
  });
});

import { describe, expect, test } from 'vitest';
import { bare, due, eventsOf, garrison, horde, play, refusal, table, told } from '../testing.ts';

type Fields = Record<string, Record<string, number | string> | string>;

/** A melee at L1, where nobody and nothing stands but what is named. */
const fight = ({ garrison: guards, walls, ...set }: Record<string, never> | Fields) => {
  const empty = bare('L1');
  return table({
    set: {
      ...(set as Fields),
      garrison: { ...empty.garrison, ...(guards as object) },
      walls: { ...empty.walls, ...(walls as object) },
    },
    zones: set.stand ? { 'open plans': ['officers-stand'] } : {},
    at: 'strength',
  });
};
const strengths = (match: ReturnType<typeof table>) => [
  eventsOf(match, 'invader strength')[0]?.strength,
  eventsOf(match, 'defender strength')[0]?.strength,
];
const lines = (match: ReturnType<typeof table>, event: string) => eventsOf(match, event)[0].ledger?.lines;

describe('S19.6 strength', () => {
  test('S19.6.1 only where an invader unit stands, not at a lone siege tower', () => {
    expect(told(fight({ horde: { 'L1 siege tower': 1 } }))).not.toContain('invader strength S19.6.3');
    expect(told(fight({ horde: { 'L1 goblin': 1 }, walls: { L1: 1 } }))).toContain('invader strength S19.6.3');
  });
  test('S19.6.2 the invader sets the order of the sections', () => {
    const match = table({ set: { horde: { 'L1 goblin': 1, 'R1 goblin': 1 }, glare: 'L2' }, at: 'strength' });
    expect([due(match), match.seat]).toEqual(['fight', 'invader']);
    expect(refusal(match, 'fight L3')).toEqual(['S19.6.1']);
    expect(refusal(match, 'fight L2')).toEqual(['S15.2.4.3', 'S19.6.1']);
    match.play('fight R1');
    expect(eventsOf(match, 'melee').map(({ section }) => section)).toEqual(['R1', 'L1']);
  });
  test('S19.6.2 a section is fought over once', () => {
    const match = table({
      set: { horde: { 'L1 troll': 3, 'R1 goblin': 1, 'L3 goblin': 1 } },
      at: 'strength',
    });
    match.play('fight L1');
    expect(refusal(match, 'fight L1')).toContain('S19.6.2');
  });
  test('S19.6.3, S7.2.3 the invader: units and banner, itemised', () => {
    const match = fight({
      horde: { 'L1 goblin': 1, 'L1 orc': 1, 'L1 troll': 1 },
      gear: { 'L1 banner': 'yes' },
      garrison: { 'L1 veteran': 3 },
    });
    expect(lines(match, 'invader strength')).toEqual([
      ['S19.6.3', 'goblins', 1],
      ['S19.6.3', 'orcs', 2],
      ['S19.6.3', 'trolls', 3],
      ['S7.2.3', 'banner', 1],
    ]);
  });
  test('S19.6.5, S19.6.6, S19.6.7, S15.8.1.3 the defender: units, components, hero, bay windows', () => {
    const match = fight({
      horde: { 'L1 goblin': 1 },
      garrison: { 'L1 marksman': 1, 'L1 soldier': 1, 'L1 veteran': 1, 'TL1 marksman': 1 },
      walls: { L1: 2 },
      hero: { warrior: 'L1' },
      item: { TL1: 'bay window' },
    });
    expect(lines(match, 'defender strength')).toEqual([
      ['S19.6.5', 'marksmen', 1],
      ['S19.6.5', 'soldiers', 2],
      ['S19.6.5', 'veterans', 3],
      ['S19.6.6', 'wall components', 2],
      ['S19.6.7', 'warrior', 2],
      ['S15.8.1.3', 'bay windows', 1],
    ]);
  });
  test('S15.8.1.3 a bay window without a marksman gives nothing; S19.6.6 nor do components under a siege tower', () => {
    const match = fight({
      horde: { 'L1 goblin': 2, 'L1 siege tower': 1 },
      garrison: { 'L1 veteran': 1 },
      walls: { L1: 2 },
      item: { TL1: 'bay window' },
    });
    expect(strengths(match)).toEqual([2, 3]);
  });
  test('S19.6.7 the Officer has 3, S16.9.1 and 6 in his stand', () => {
    expect(strengths(fight({ horde: { 'L1 goblin': 1 }, hero: { officer: 'L1' } }))[1]).toBe(3);
    const stand = fight({ horde: { 'L1 goblin': 1 }, hero: { officer: 'L1' }, stand: 'stands' });
    expect(lines(stand, 'defender strength')).toEqual([['S16.9.1', 'officer, making his stand', 6]]);
  });
  test('S19.6.9 components and heroes fight where no unit stands', () => {
    expect(eventsOf(fight({ horde: { 'L1 goblin': 1 }, walls: { L1: 2 } }), 'invaders killed')[0]).toMatchObject({
      place: 'L1',
      number: 1,
    });
  });
  test('S19.6.10 the difference is the advantage', () => {
    const match = fight({ horde: { 'L1 orc': 1 }, garrison: { 'L1 veteran': 2 } });
    expect(eventsOf(match, 'melee')[0]).toMatchObject({ rule: 'S19.6.10', winner: 'defender', advantage: 4 });
  });
  test('S19.6.11 where both are equal nobody loses anything', () => {
    const match = fight({ horde: { 'L1 orc': 1 }, garrison: { 'L1 soldier': 1 } });
    expect(told(match)).toContain('melee even S19.6.11');
    expect([told(match).some((line) => line.startsWith('invaders killed')), match.over]).toEqual([false, false]);
  });
});

describe('S19.7 losses', () => {
  test('S19.7.1 the invader loses units as near to the advantage as possible, picked by the defender', () => {
    const match = fight({ horde: { 'L1 goblin': 2, 'L1 orc': 1 }, garrison: { 'L1 veteran': 2 } });
    expect([due(match), match.seat]).toEqual(['invader losses', 'defender']);
    expect(refusal(match, 'kill goblin')).toContain('S1.3.5');
    match.play('kill goblin, goblin');
    expect(eventsOf(match, 'invaders killed')[0]).toMatchObject({ unit: 'goblin', number: 2 });
  });
  test('S1.3.5 an advantage too small for anybody there kills nobody, and says so', () => {
    const attack = fight({ horde: { 'L1 orc': 1 }, garrison: { 'L1 soldier': 1 }, walls: { L1: 1 } });
    expect(eventsOf(attack, 'nobody dies')).toMatchObject([{ rule: 'S1.3.5', place: 'L1', amount: 1 }]);
    const defence = fight({ horde: { 'L1 orc': 1, 'L1 goblin': 1 }, garrison: { 'L1 soldier': 1 } });
    expect(eventsOf(defence, 'nobody dies')).toMatchObject([{ rule: 'S1.3.5', place: 'L1', amount: 1 }]);
    expect(eventsOf(fight({ horde: { 'L1 goblin': 1 }, walls: { L1: 2 } }), 'nobody dies')).toEqual([]);
    // Nobody is left once the furious goblins are gone: there was nobody to be spared.
    const fury = fight({ horde: { 'L1 goblin': 1 }, garrison: { 'L1 veteran': 1 }, walls: { L1: 1 }, fury: 'L1' });
    expect(eventsOf(fury, 'nobody dies')).toEqual([]);
  });
  test('S19.7.1 invader units that die in a melee are told with it', () => {
    const match = fight({ horde: { 'L1 goblin': 1 }, walls: { L1: 2 } });
    expect(told(match)).toContain('invaders killed S19.7.1');
  });
  test('S19.7.2 defender units go to the Hospital, picked by the invader', () => {
    const match = fight({
      horde: { 'L1 troll': 2 },
      garrison: { 'L1 marksman': 2, 'L1 soldier': 1 },
    });
    expect([due(match), match.seat]).toEqual(['defender losses', 'invader']);
    expect(refusal(match, 'kill marksman')).toContain('S1.3.5');
    match.play('kill soldier');
    expect(eventsOf(match, 'defender killed').map(({ post, unit }) => [post, unit])).toEqual([['L1', 'soldier']]);
  });
  test('S1.3.5 where several die, each is of his own kind', () => {
    // 11 against 6: five are lost, which only a soldier and a veteran come to.
    const garrison = { 'L1 marksman': 1, 'L1 soldier': 1, 'L1 veteran': 1 };
    const match = fight({ horde: { 'L1 troll': 3, 'L1 orc': 1 }, garrison });
    expect(eventsOf(match, 'defender killed').map(({ unit }) => unit)).toEqual(['soldier', 'veteran']);
  });
  test('S1.3.5 what cannot be matched is lost: an advantage of 1 against soldiers kills nobody', () => {
    const match = fight({ horde: { 'L1 troll': 1 }, garrison: { 'L1 soldier': 1 } });
    expect(told(match)).not.toContain('defender killed S19.7.1');
  });
});

describe('S19.8 breach', () => {
  test('S19.8.1, S1.1.1 an advantage greater than the strength of the units breaches the wall', () => {
    const match = fight({ horde: { 'L1 troll': 3 }, garrison: { 'L1 soldier': 2 } });
    expect([match.over, match.outcome?.how, match.outcome?.rule]).toEqual([true, 'breach', 'S1.1.1']);
    expect(match.outcome?.score).toEqual([1, -1]);
  });
  test('S19.8.1 an advantage equal to it does not', () => {
    const match = fight({ horde: { 'L1 troll': 2, 'L1 orc': 1 }, garrison: { 'L1 soldier': 2 } });
    expect(match.over).toBe(false);
    expect(eventsOf(match, 'defender killed')).toHaveLength(2);
  });
  test('S19.8.2 heroes and components do not count for this: with no unit any advantage breaches', () => {
    const match = fight({ horde: { 'L1 troll': 1 }, hero: { warrior: 'L1' } });
    expect(match.over).toBe(true);
  });
  test('S19.8.3 the first breach ends the game', () => {
    const match = table({
      set: { ...bare('L1', 'R1'), horde: { 'L1 troll': 1, 'R1 troll': 1 } },
      at: 'strength',
    });
    match.play('fight R1');
    expect([match.over, eventsOf(match, 'melee').length]).toEqual([true, 1]);
  });
});

describe('S11.3 goblin fury', () => {
  test('S11.3.1 each goblin has strength 3, S11.3.2 and all die after the melee', () => {
    const match = fight({
      horde: { 'L1 goblin': 2 },
      garrison: { 'L1 soldier': 2 },
      fury: 'L1',
    });
    expect(lines(match, 'invader strength')).toEqual([['S11.3.1', 'goblins in fury', 6]]);
    expect(eventsOf(match, 'invaders killed')[0]).toMatchObject({ rule: 'S11.3.2', number: 2 });
  });
  test('S11.3.3 if the defender has the advantage they go first, and the whole of it is taken from the others', () => {
    const match = fight({
      horde: { 'L1 goblin': 1, 'L1 orc': 2 },
      garrison: { 'L1 veteran': 3 },
      fury: 'L1',
    });
    expect(eventsOf(match, 'invaders killed').map(({ rule, unit, number }) => [rule, unit, number])).toEqual([
      ['S11.3.3', 'goblin', 1],
      ['S19.7.1', 'orc', 1],
    ]);
  });
  test('S11.3.4 goblins alone may breach', () => {
    const match = fight({ horde: { 'L1 goblin': 1 }, garrison: { 'L1 marksman': 1 }, fury: 'L1' });
    expect(match.over).toBe(true);
  });
});

describe('S6.5 siege towers after the melee', () => {
  test('S6.5.6 one that is the only invader piece on a section is removed', () => {
    const match = fight({ horde: { 'L1 siege tower': 1, 'L1 goblin': 1 }, garrison: { 'L1 soldier': 1 } });
    expect(told(match)).toContain('siege tower removed S6.5.6');
    expect(horde(match, 'L1 siege tower')).toBe(0);
  });
  test('S6.5.5 with a unit beside it, it stays, and it is never chosen as a loss', () => {
    const match = fight({ horde: { 'L1 siege tower': 1, 'L1 troll': 1 }, garrison: { 'L1 soldier': 2 } });
    expect(told(match)).not.toContain('siege tower removed S6.5.6');
    expect([horde(match, 'L1 siege tower'), horde(match, 'L1 troll')]).toEqual([1, 1]);
  });
});

describe('S9.7 specter in melee', () => {
  test('S9.2.3 a target that was turned affects every further death', () => {
    const match = fight({
      horde: { 'L1 troll': 2 },
      garrison: { 'L1 marksman': 3 },
      rite: { 'specter L1': 'target' },
      discarded: { goblin: 5 },
    });
    play(match, 'rise at FL', 'rise at FR', 'rise at FL');
    expect([horde(match, 'FL goblin'), horde(match, 'FR goblin')]).toEqual([3, 2]);
    expect([eventsOf(match, 'ritual turned').length, garrison(match, 'courtyard marksman')]).toEqual([1, 0]);
  });
});

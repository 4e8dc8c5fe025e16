import { describe, expect, test } from 'vitest';
import { due, eventsOf, garrison, horde, play, refusal, table, told } from '../testing.ts';

type Fields = Record<string, Record<string, number | string> | string>;
const machine = (kind: string, site: string, more: Fields = {}, ...dice: string[]) =>
  table({
    set: { machine: { [site]: kind }, hits: { [site]: 2 }, misses: { [site]: 4 }, ...more },
    at: 'machine fire',
    dice,
  });

describe('S18.3 siege machines', () => {
  test('S6.2.3, S6.3.3 a machine on a rampart fires at sections to which a path leads', () => {
    const match = machine('ballista', 'A2-1');
    expect(due(match)).toBe('machine aim');
    expect(refusal(match, 'aim A2-1 at L2')).toEqual([]);
    expect(refusal(match, 'aim A2-1 at L3')).toEqual([]);
    expect(refusal(match, 'aim A2-1 at L1')).toEqual(['S6.2.3']);
    const thrower = machine('catapult', 'A2-1');
    expect(refusal(thrower, 'aim A2-1 at L2')).toEqual([]);
    expect(refusal(thrower, 'aim A2-1 at L4')).toEqual(['S6.3.3']);
  });
  test('S6.6.3 a trebuchet fires at any section of its side', () => {
    const match = machine('trebuchet', 'FR-1');
    for (const section of ['R1', 'R2', 'R3', 'R4', 'R5']) expect(refusal(match, `aim FR-1 at ${section}`)).toEqual([]);
    expect(refusal(match, 'aim FR-1 at L1')).toEqual(['S6.6.3']);
  });
  test('S18.3.1 all machines are aimed, then one card is turned for each', () => {
    const match = table({
      set: {
        machine: { 'A1-1': 'catapult', 'B1-1': 'catapult' },
        hits: { 'A1-1': 2, 'B1-1': 2 },
        misses: { 'A1-1': 4, 'B1-1': 4 },
      },
      at: 'machine fire',
      dice: ['miss', 'miss'],
    });
    match.play('aim A1-1 at L1');
    expect(refusal(match, 'aim A1-1 at L2')).toEqual(['S18.3.1']);
    expect(told(match)).not.toContain('machine fires S18.3.1');
    match.play('aim B1-1 at R1');
    expect(told(match).filter((line) => line === 'machine fires S18.3.1')).toHaveLength(2);
  });
  test('S18.3.2 a machine that holds its fire turns no card', () => {
    const match = play(machine('catapult', 'A1-1'), 'hold A1-1');
    expect(told(match)).toContain('machine holds fire S18.3.2');
    expect(match.state.misses.reduce((a, b) => a + b)).toBe(4);
  });
  test('S15.7.1.3 a machine with a Malfunction is not asked for and turns no card', () => {
    const match = machine('catapult', 'A1-1', { malfunction: 'A1-1' });
    expect(due(match)).not.toBe('machine aim');
    expect(eventsOf(match, 'machine does not fire')).toMatchObject([
      { rule: 'S15.7.1.3', site: 'A1-1', machine: 'catapult' },
    ]);
    expect(eventsOf(machine('catapult', 'A1-1'), 'machine does not fire')).toEqual([]);
  });
  test('S18.3.5 a Miss leaves the deck, a Hit stays in it', () => {
    const missed = play(machine('catapult', 'A1-1', {}, 'miss'), 'aim A1-1 at L1');
    expect([missed.state.hits[0], missed.state.misses[0]]).toEqual([2, 3]);
    const hit = play(machine('catapult', 'A1-1', {}, 'hit'), 'aim A1-1 at L1');
    expect([hit.state.hits[0], hit.state.misses[0]]).toEqual([2, 4]);
  });
  test('S18.3.4 several hits are resolved in the order the invader likes', () => {
    const match = table({
      set: {
        machine: { 'A1-1': 'catapult', 'B1-1': 'catapult' },
        hits: { 'A1-1': 2, 'B1-1': 2 },
        misses: { 'A1-1': 4, 'B1-1': 4 },
      },
      at: 'machine fire',
      dice: ['hit', 'hit'],
    });
    play(match, 'aim A1-1 at L1', 'aim B1-1 at R1');
    expect(due(match)).toBe('hit');
    expect(refusal(match, 'resolve A2-1')).toEqual(['S18.3.4']);
    match.play('resolve B1-1');
    expect([match.state.walls[0], match.state.walls[4]]).toEqual([1, 1]);
  });
});

describe('S6.2 ballista', () => {
  test('S6.2.4 a hit kills one defender, invader’s choice, and one invader, defender’s choice', () => {
    const match = play(
      machine('ballista', 'A1-1', { horde: { 'L1 goblin': 1, 'L1 troll': 1 } }, 'hit'),
      'aim A1-1 at L1',
    );
    expect([due(match), match.seat]).toEqual(['victim', 'invader']);
    expect(refusal(match, 'kill veteran')).toEqual(['S1.3.1']);
    match.play('kill soldier');
    expect([due(match), match.seat]).toEqual(['ballista victim', 'defender']);
    expect(refusal(match, 'kill orc')).toEqual(['S1.3.1']);
    match.play('kill troll');
    expect([garrison(match, 'L1 soldier'), garrison(match, 'courtyard soldier'), horde(match, 'L1 troll')]).toEqual([
      0, 1, 0,
    ]);
  });
  test('S6.2.4 if only one of the two is there, that one dies; with one kind nobody is asked', () => {
    const match = play(machine('ballista', 'A1-1', { garrison: { 'L1 marksman': 0 } }, 'hit'), 'aim A1-1 at L1');
    expect(garrison(match, 'courtyard soldier')).toBe(1);
    const invader = play(
      machine('ballista', 'A1-1', { garrison: { 'L1 marksman': 0, 'L1 soldier': 0 }, horde: { 'L1 orc': 2 } }, 'hit'),
      'aim A1-1 at L1',
    );
    expect(horde(invader, 'L1 orc')).toBe(1);
  });
  test('S18.3.3 a hit at an empty section does nothing', () => {
    const match = play(
      machine('ballista', 'A1-1', { garrison: { 'L1 marksman': 0, 'L1 soldier': 0 } }, 'hit'),
      'aim A1-1 at L1',
    );
    expect(told(match)).toContain('hit without effect S18.3.3');
  });
});

describe('S6.3 catapult, S6.6 trebuchet', () => {
  test.each([
    ['catapult', 'A1-1'],
    ['trebuchet', 'FL-1'],
  ])('S6.3.4, S6.6.4 %s on %s: a hit destroys one wall component', (kind, site) => {
    const match = play(machine(kind, site, {}, 'hit'), `aim ${site} at L1`);
    expect(match.state.walls[0]).toBe(1);
  });
  test('S6.3.5 without components a cauldron; of two the invader picks', () => {
    const one = play(
      machine('catapult', 'A1-1', { walls: { L1: 0 }, cauldron: { 'L1 orc': 'yes' } }, 'hit'),
      'aim A1-1 at L1',
    );
    expect(told(one)).toContain('cauldron destroyed S6.3.5');
    const two = play(
      machine('catapult', 'A1-1', { walls: { L1: 0 }, cauldron: { 'L1 orc': 'yes', 'L1 goblin': 'yes' } }, 'hit'),
      'aim A1-1 at L1',
    );
    expect([due(two), two.seat]).toEqual(['cauldron hit', 'invader']);
    expect(refusal(two, 'destroy troll')).toEqual(['S6.3.5']);
    two.play('destroy goblin');
    expect(two.state.cauldron.slice(0, 3)).toEqual([0, 1, 0]);
  });
  test.each(['goblin', 'orc', 'troll'])('S6.3.5 the only cauldron is destroyed, be it that of a %s', (unit) => {
    const set = { walls: { L1: 0 }, cauldron: { [`L1 ${unit}`]: 'yes' } };
    const match = play(machine('catapult', 'A1-1', set, 'hit'), 'aim A1-1 at L1');
    expect(match.state.cauldron).not.toContain(1);
  });
  test('S6.3.6 without cauldrons the item of a tower beside it; marksmen there are safe', () => {
    const walls = { L1: 0, L2: 0 };
    const one = play(
      machine('catapult', 'A1-1', { walls, item: { TL1: 'pole' }, garrison: { 'TL1 marksman': 1 } }, 'hit'),
      'aim A1-1 at L1',
    );
    expect([one.state.item[0], garrison(one, 'TL1 marksman')]).toEqual([-1, 1]);
    const two = play(
      machine('catapult', 'A1-1', { walls, item: { TL1: 'pole', TL2: 'cannon' } }, 'hit'),
      'aim A1-1 at L2',
    );
    expect(due(two)).toBe('tower hit');
    expect(refusal(two, 'smash TL3')).toEqual(['S6.3.6', 'S6.3.6']);
    two.play('smash TL2');
    expect(two.state.item.slice(0, 2)).toEqual([1, -1]);
  });
  test('S18.3.3 with nothing to destroy it does nothing', () => {
    const match = play(machine('catapult', 'A1-1', { walls: { L1: 0 } }, 'hit'), 'aim A1-1 at L1');
    expect(told(match)).toContain('hit without effect S18.3.3');
  });
});

describe('S9.3 bloodstones', () => {
  test('S9.3.4 on a Hit of the target one more defender dies, even if the hit did nothing else', () => {
    const match = play(
      machine('catapult', 'A1-1', { walls: { L1: 0 }, rite: { 'bloodstones A1-1': 'target' } }, 'hit'),
      'aim A1-1 at L1',
    );
    expect(told(match)).toEqual(expect.arrayContaining(['ritual turned S9.3.3', 'hit without effect S18.3.3']));
    expect([due(match), match.seat]).toEqual(['victim', 'invader']);
    match.play('kill marksman');
    expect(garrison(match, 'courtyard marksman')).toBe(1);
  });
  test('S9.2.2 a bluff goes back; S9.2.3 a target stays face up; a Miss kills nobody', () => {
    const bluff = play(machine('catapult', 'A1-1', { rite: { 'bloodstones A1-1': 'bluff' } }, 'hit'), 'aim A1-1 at L1');
    expect(eventsOf(bluff, 'ritual turned')[0]).toMatchObject({ space: 'bloodstones A1-1', face: 'bluff' });
    expect(eventsOf(bluff, 'defender killed')).toEqual([]);
    const missed = play(
      machine('catapult', 'A1-1', { rite: { 'bloodstones A1-1': 'target' } }, 'miss'),
      'aim A1-1 at L1',
    );
    expect(eventsOf(missed, 'ritual turned')[0]).toMatchObject({ face: 'target' });
    expect(eventsOf(missed, 'defender killed')).toEqual([]);
  });
});

describe('S9.7 specter', () => {
  const dying = (more: Fields) =>
    play(
      machine('ballista', 'A1-1', { garrison: { 'L1 marksman': 0 }, rite: { 'specter L1': 'target' }, ...more }, 'hit'),
      'aim A1-1 at L1',
    );
  test('S9.7.4 the dead goes to the supply, and a unit as strong rises on a foreground with room, invader’s choice', () => {
    const match = dying({ discarded: { orc: 1 } });
    expect([due(match), match.seat]).toEqual(['specter', 'invader']);
    match.play('rise at FR');
    expect([horde(match, 'FR orc'), garrison(match, 'courtyard soldier'), match.state.discarded[1]]).toEqual([4, 0, 0]);
    expect(told(match)).toEqual(expect.arrayContaining(['ritual turned S9.7.3', 'specter rises S9.7.4']));
  });
  test('S9.7.4 a foreground without room is refused, and with one left nobody is asked', () => {
    const match = dying({ discarded: { orc: 1 }, horde: { 'FL orc': 8 } });
    expect([due(match) === 'specter', horde(match, 'FR orc')]).toEqual([false, 4]);
  });
  test('S9.7.6 with nobody discarded, or no room, the dead goes to the Hospital', () => {
    expect(garrison(dying({}), 'courtyard soldier')).toBe(1);
    const full = dying({ discarded: { orc: 1 }, horde: { 'FL orc': 8, 'FR orc': 8 } });
    expect([garrison(full, 'courtyard soldier'), full.state.discarded[1]]).toEqual([1, 1]);
    for (const match of [dying({}), full])
      expect(eventsOf(match, 'specter raises nobody')).toMatchObject([
        { rule: 'S9.7.6', section: 'L1', unit: 'soldier' },
      ]);
    expect(eventsOf(dying({ rite: { 'specter L1': 'bluff' } }), 'specter raises nobody')).toEqual([]);
  });
  test('S9.7.5 only discarded units rise, not those on cards', () => {
    expect(garrison(dying({ paid: { 'ballista orc': 1 }, used: { ballista: 'yes' } }), 'courtyard soldier')).toBe(1);
  });
});

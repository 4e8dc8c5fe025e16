import { describe, expect, test } from 'vitest';
import { due, eventsOf, garrison, horde, kit, play, refusal, type Setting, table, told } from '../testing.ts';

/** One hourglass short of the action, and more in hand. */
const almost = (action: string, set: Setting['set'] = {}, more: Partial<Setting> = {}) => {
  const missing = kit.price[kit.actions.indexOf(action)] - 1;
  const placed = (set.placed ?? {}) as Record<string, number>;
  return table({
    at: 'defender phase',
    set: { hourglasses: 3, ...set, placed: { [action]: missing, ...placed } },
    ...more,
  });
};
type Game = ReturnType<typeof almost>;

/** The paragraph that gives the number of an action, from the log. */
const priceIn = (match: Game) => eventsOf(match, 'hourglass placed')[0].ledger?.lines;
const pathOf = (id: string): number => kit.paths.indexOf(id);
const [FIRST, SECOND] = kit.paths;

describe('S15.1 Barracks', () => {
  test('S15.1.1.1, S15.1.1.2 a marksman becomes a soldier for 2', () => {
    const match = play(almost('train-soldier'), 'place train-soldier');
    expect(priceIn(match)).toEqual([['S15.1.1.1', 'Train a soldier', 2]]);
    expect([garrison(match, 'barracks marksman'), garrison(match, 'barracks soldier')]).toEqual([2, 2]);
    expect(match.state.reserve).toEqual([3, 9, 3]);
    expect(told(match)).toContain('unit trained S15.1.1.2');
  });

  test('S15.1.1.3 it needs a marksman, a free soldier space and a soldier in the supply', () => {
    const refused = (set: Setting['set']) => refusal(almost('train-soldier', set), 'place train-soldier');
    expect(refused({})).toEqual([]);
    expect(refused({ garrison: { 'barracks marksman': 0 } })).toEqual(['S12.2.6', 'S15.1.1.3']);
    expect(refused({ garrison: { 'barracks soldier': 2 } })).toEqual(['S12.2.6', 'S15.1.1.3']);
    expect(refused({ garrison: { 'hospital soldier': 10 } })).toEqual(['S12.2.6', 'S15.1.1.3']);
    expect(refused({ garrison: { 'hospital soldier': 9 } })).toEqual([]);
  });

  test('S15.1.2.1, S15.1.2.2 a soldier becomes a veteran for 4', () => {
    const match = play(almost('train-veteran', { garrison: { 'barracks veteran': 0 } }), 'place train-veteran');
    expect(priceIn(match)).toEqual([['S15.1.2.1', 'Train a veteran', 4]]);
    expect([garrison(match, 'barracks soldier'), garrison(match, 'barracks veteran')]).toEqual([0, 1]);
    expect(told(match)).toContain('unit trained S15.1.2.2');
  });

  test('S15.1.2.3 it needs a soldier, a free veteran space and a veteran in the supply', () => {
    const refused = (units: Record<string, number>) =>
      refusal(almost('train-veteran', { garrison: { 'barracks veteran': 0, ...units } }), 'place train-veteran');
    expect(refused({})).toEqual([]);
    expect(refused({ 'barracks veteran': 1 })).toEqual(['S12.2.6', 'S15.1.2.3']);
    expect(refused({ 'barracks soldier': 0 })).toEqual(['S12.2.6', 'S15.1.2.3']);
    expect(refused({ 'hospital veteran': 4 })).toEqual(['S12.2.6', 'S15.1.2.3']);
    expect(refused({ 'hospital veteran': 3 })).toEqual([]);
  });
});

describe('S15.2 Cathedral', () => {
  test('S15.2.1.1, S15.2.1.2 the Blessing costs 2 and names a side', () => {
    const match = play(almost('marksmen-blessing'), 'place marksmen-blessing');
    expect(priceIn(match)).toEqual([['S15.2.1.1', 'Marksmen Blessing', 2]]);
    play(match, 'bless right');
    expect(match.state.blessing).toBe(1);
    expect(told(match)).toContain('marksmen blessed S15.2.1.2');
  });

  const attackers = { 'L1 goblin': 1, 'R2 orc': 1 };
  const ORDERED = { order: { L1: 'goblin fury', R2: 'bluff' }, horde: attackers };
  const OPEN = { order: { R2: 'bluff' }, orderOpen: { R2: 'yes' }, horde: attackers };

  test('S15.2.2.1, S15.2.2.2 an order is put aside as it lies, its face seen by the invader alone', () => {
    const match = play(almost('orders-mix-up', ORDERED), 'place orders-mix-up');
    expect(priceIn(match)).toEqual([['S15.2.2.1', 'Orders Mix-up', 3]]);
    play(match, 'discard L1');
    expect(match.state.order[0]).toBe(-1);
    const event = 'order mixed up';
    expect(match.events(0).find((one) => one.event === event)).toMatchObject({ section: 'L1', order: 'goblin fury' });
    expect(match.events(1).find((one) => one.event === event)).not.toHaveProperty('order');
  });

  test('S15.2.2.2 an open order too, which everybody saw', () => {
    const match = play(almost('orders-mix-up', OPEN), 'place orders-mix-up', 'discard R2');
    expect(match.events(1).find((one) => one.event === 'order mixed up')).toMatchObject({ order: 'bluff' });
    expect(match.state.orderOpen.every((open) => open === 0)).toBe(true);
  });

  test('S15.2.2.3 only where an order lies', () => {
    expect(refusal(almost('orders-mix-up'), 'place orders-mix-up')).toEqual(['S12.2.6', 'S15.2.2.3']);
    expect(refusal(play(almost('orders-mix-up', ORDERED), 'place orders-mix-up'), 'discard L2')).toEqual(['S15.2.2.3']);
  });

  test('S15.2.3.1, S15.2.3.2, S15.2.3.3, S6.4.4 Sharpshooters kill any unit on the board, behind a mantelet too', () => {
    const match = play(
      almost('sharpshooters', { horde: { 'A1 troll': 1 }, machine: { 'A1-1': 'mantelet' } }),
      'place sharpshooters',
    );
    expect(priceIn(match)).toEqual([['S15.2.3.1', 'Sharpshooters', 3]]);
    for (const unit of ['FL goblin', 'marauders orc']) expect(refusal(match, `shoot ${unit}`)).toEqual([]);
    expect(refusal(match, 'shoot A2 troll')).toEqual(['S15.2.3.2']);
    play(match, 'shoot A1 troll');
    expect(horde(match, 'A1 troll')).toBe(0);
    expect(told(match)).toContain('invaders killed S15.2.3.2');
  });

  test('S15.2.3.2 every kind of unit at every place is offered, one alone and the first on the board too', () => {
    const none = Object.fromEntries(kit.hordes.map((id) => [id, 0]));
    const some = { 'FL goblin': 1, 'FL siege tower': 1, 'A1 troll': 2, 'R5 troll': 1 };
    const match = play(almost('sharpshooters', { horde: { ...none, ...some } }), 'place sharpshooters');
    expect(match.legal()).toEqual(['shoot FL goblin', 'shoot A1 troll', 'shoot R5 troll']);
  });

  test('S15.2.3.2, S1.2.4 a siege tower is no unit', () => {
    const match = play(almost('sharpshooters', { horde: { 'A1 siege tower': 1 } }), 'place sharpshooters');
    expect(refusal(match, 'shoot A1 siege tower')).toEqual(['S1.2.4']);
  });

  test('S15.2.3.2, S12.2.6 there must be a unit', () => {
    const none = Object.fromEntries(kit.hordes.map((id) => [id, 0]));
    expect(refusal(almost('sharpshooters', { horde: none }), 'place sharpshooters')).toEqual(['S12.2.6', 'S15.2.3.2']);
    expect(
      refusal(almost('sharpshooters', { horde: { ...none, 'FL siege tower': 1 } }), 'place sharpshooters'),
    ).toEqual(['S12.2.6', 'S15.2.3.2']);
  });

  test('S15.2.4.1, S15.2.4.2 the Glare costs 6 and lies on a section', () => {
    const match = play(almost('unearthly-glare'), 'place unearthly-glare');
    expect(priceIn(match)).toEqual([['S15.2.4.1', 'Unearthly Glare', 6]]);
    play(match, 'glare R4');
    expect(kit.sections[match.state.glare]).toBe('R4');
    expect(told(match)).toContain('glare placed S15.2.4.2');
  });

  test('S15.2.3.4 a marauder that was shot is made good when the space is next filled up', () => {
    const match = play(almost('sharpshooters'), 'place sharpshooters', 'shoot marauders goblin');
    expect(horde(match, 'marauders goblin')).toBe(0);
    const later = table({ at: 'maneuver', set: { horde: { 'marauders goblin': 0, 'B3 troll': 1 } } });
    play(later, 'march B3-B4', 'send troll');
    expect([horde(later, 'B4 goblin'), horde(later, 'B4 orc')]).toEqual([0, 1]);
    expect([horde(later, 'marauders goblin'), horde(later, 'marauders orc')]).toEqual([1, 1]);
  });

  test('S15.2.4.4 under the Glare volleys go on, and those beside invaders stay engaged', () => {
    const walls = Object.fromEntries(kit.sections.map((id) => [`${id} marksman`, id === 'L1' ? 2 : 0]));
    const set = { glare: 'L1', garrison: walls, horde: { 'A1 goblin': 2 } };
    expect(horde(table({ at: 'volleys', set }), 'A1 goblin')).toBe(0);
    const engaged = { ...set, horde: { 'A1 goblin': 2, 'L1 goblin': 1 } };
    expect(horde(table({ at: 'volleys', set: engaged }), 'A1 goblin')).toBe(2);
  });

  test('S15.2.4.4 machines fire at a section under the Glare', () => {
    const set = { glare: 'L1', machine: { 'A1-1': 'catapult' }, hits: { 'A1-1': 1 } };
    const match = play(table({ at: 'machine fire', set }), 'aim A1-1 at L1');
    expect(match.state.walls[0]).toBe(1);
  });

  test('S1.4.3 there is one Glare and one Blessing', () => {
    expect(refusal(almost('unearthly-glare', { glare: 'L1' }), 'place unearthly-glare')).toEqual([
      'S12.2.6',
      'S15.2.4.2',
    ]);
    expect(refusal(almost('marksmen-blessing', { blessing: 'left' }), 'place marksmen-blessing')).toEqual([
      'S12.2.6',
      'S15.2.1.2',
    ]);
  });
});

describe('S15.4 Forge', () => {
  test('S15.4.1.1, S15.4.1.2, S2.2.9 a Cannon goes into a tower without an item', () => {
    const match = play(almost('cannon', { item: { TL1: 'pole' } }), 'place cannon');
    expect(priceIn(match)).toEqual([['S15.4.1.1', 'Cannon', 4]]);
    expect(refusal(match, 'mount TL1')).toEqual(['S15.4.1.2']);
    play(match, 'mount TL2');
    expect(match.state.item[1]).toBe(0);
    expect(told(match)).toContain('tower item mounted S15.4.1.2');
  });

  test('S1.4.3 there are three cannons, and a tower must be free', () => {
    const three = { TL1: 'cannon', TL2: 'cannon', TL3: 'cannon' };
    expect(refusal(almost('cannon', { item: three }), 'place cannon')).toEqual(['S12.2.6', 'S15.4.1.2']);
    const full = { ...three, TL1: 'pole', TR1: 'pole', TR2: 'pole', TR3: 'bay window', TR4: 'bay window' };
    expect(refusal(almost('cannon', { item: full }), 'place cannon')).toEqual(['S12.2.6', 'S15.4.1.2']);
  });

  test('S15.4.2.1, S15.4.2.2 a Cauldron of any kind goes on a section, two at most and of different kinds', () => {
    const match = play(
      almost('cauldron', { cauldron: { 'L1 orc': 'yes', 'L2 orc': 'yes', 'L2 troll': 'yes' } }),
      'place cauldron',
    );
    expect(priceIn(match)).toEqual([['S15.4.2.1', 'Cauldron', 4]]);
    expect(refusal(match, 'hang L1 orc')).toEqual(['S2.2.6']);
    expect(refusal(match, 'hang L2 goblin')).toEqual(['S2.2.6']);
    play(match, 'hang L1 goblin');
    expect(match.state.cauldron[kit.cauldrons.indexOf('L1 goblin')]).toBe(1);
    expect(told(match)).toContain('cauldron placed S15.4.2.2');
  });

  test('S1.4.3 there are three of each kind', () => {
    const orcs = { 'L1 orc': 'yes', 'L2 orc': 'yes', 'L3 orc': 'yes' };
    expect(refusal(play(almost('cauldron', { cauldron: orcs }), 'place cauldron'), 'hang L4 orc')).toEqual(['S1.4.3']);
    const goblins = { 'L1 goblin': 'yes', 'L2 goblin': 'yes', 'L3 goblin': 'yes' };
    const trolls = { 'R1 troll': 'yes', 'R2 troll': 'yes', 'R3 troll': 'yes' };
    const all = { ...goblins, ...orcs, ...trolls };
    expect(refusal(almost('cauldron', { cauldron: all }), 'place cauldron')).toEqual(['S12.2.6', 'S15.4.2.2']);
  });
});

describe('S15.4 a Cauldron that hangs', () => {
  test('S15.4.2.3 it works in every melee', () => {
    const match = table({ at: 'assault', set: { cauldron: { 'L1 goblin': 'yes' }, horde: { 'L1 goblin': 2 } } });
    expect(told(match)).toContain('cauldron poured S19.3.1');
    expect(horde(match, 'L1 goblin')).toBe(0);
    expect(match.state.cauldron[kit.cauldrons.indexOf('L1 goblin')]).toBe(1);
  });
});

describe('S15.5 Guard House', () => {
  test('S15.5.1.1, S15.5.1.2 one marksman leaves the game, and every Saboteur goes', () => {
    const match = play(
      almost('tracking-saboteurs', { saboteur: { forge: 'yes', scouts: 'yes' } }),
      'place tracking-saboteurs',
    );
    expect(priceIn(match)).toEqual([['S15.5.1.1', 'Tracking Saboteurs', 1]]);
    expect(garrison(match, 'guard-house marksman')).toBe(0);
    expect(match.state.removed).toBe(1);
    expect(match.state.saboteur.every((there) => there === 0)).toBe(true);
    expect(eventsOf(match, 'saboteurs tracked')).toMatchObject([{ rule: 'S15.5.1.2', unit: 'marksman', number: 2 }]);
  });

  test('S15.5.1.3 there must be a Saboteur and a marksman', () => {
    const refused = (set: Setting['set']) => refusal(almost('tracking-saboteurs', set), 'place tracking-saboteurs');
    expect(refused({})).toEqual(['S12.2.6', 'S15.5.1.3']);
    expect(refused({ saboteur: { forge: 'yes' }, garrison: { 'guard-house marksman': 0 } })).toEqual([
      'S12.2.6',
      'S15.5.1.3',
    ]);
    expect(refused({ saboteur: { forge: 'yes' } })).toEqual([]);
  });
});

describe('S15.7 Scouts', () => {
  const BALLISTA = { machine: { 'A1-1': 'ballista', 'A1-2': 'mantelet' }, hits: { 'A1-1': 2 }, misses: { 'A1-1': 4 } };

  test('S15.7.1.1, S15.7.1.2 a Malfunction lies on a barrage machine', () => {
    const match = play(almost('malfunction', BALLISTA), 'place malfunction');
    expect(priceIn(match)).toEqual([['S15.7.1.1', 'Malfunction', 2]]);
    expect(refusal(match, 'jam A1-2')).toEqual(['S15.7.1.2']);
    expect(refusal(match, 'jam A2-1')).toEqual(['S15.7.1.2']);
    play(match, 'jam A1-1');
    expect(kit.sites[match.state.malfunction]).toBe('A1-1');
    expect(told(match)).toContain('malfunction S15.7.1.2');
  });

  test('S12.2.6 it needs a machine and the token', () => {
    expect(refusal(almost('malfunction'), 'place malfunction')).toEqual(['S12.2.6', 'S15.7.1.2']);
    expect(refusal(almost('malfunction', { ...BALLISTA, malfunction: 'A1-1' }), 'place malfunction')).toEqual([
      'S12.2.6',
      'S15.7.1.2',
    ]);
  });

  test('S15.7.2.1, S15.7.2.2 a Spy goes on a card of Phases 2 to 5 in the line, used or not', () => {
    const match = play(almost('spy', { used: { ballista: 'yes' } }), 'place spy');
    expect(priceIn(match)).toEqual([['S15.7.2.1', 'Spy', 3]]);
    for (const card of ['briefing', 'maneuver', 'saboteur', 'trebuchet'])
      expect(refusal(match, `spy on ${card}`)).toEqual(['S15.7.2.2']);
    play(match, 'spy on ballista');
    expect(match.state.spy[kit.cards.indexOf('ballista')]).toBe(1);
    expect(told(match)).toContain('spy placed S15.7.2.2');
  });

  test('S15.7.2.3 one a card', () => {
    expect(refusal(play(almost('spy', { spy: { banner: 'yes' } }), 'place spy'), 'spy on banner')).toEqual([
      'S15.7.2.3',
    ]);
  });

  test('S1.4.3 there are three spies', () => {
    const spy = { banner: 'yes', bridge: 'yes', ladder: 'yes' };
    expect(refusal(almost('spy', { spy }), 'place spy')).toEqual(['S12.2.6', 'S15.7.2.2']);
  });

  test('S15.7.3.1, S15.7.3.2, S1.5.3 a Trap lies face down on any path; the invader sees the path alone', () => {
    const match = play(almost('trap'), 'place trap');
    expect(priceIn(match)).toEqual([['S15.7.3.1', 'Trap', 3]]);
    for (const path of kit.paths) expect(refusal(match, `trap ${path} troll trap`)).toEqual([]);
    play(match, `trap ${FIRST} goblin trap`);
    expect(match.state.trap[pathOf(FIRST)]).toBe(0);
    expect(match.state.trapOpen[pathOf(FIRST)]).toBe(0);
    const event = 'trap placed';
    expect(match.events(1).find((one) => one.event === event)).toMatchObject({
      rule: 'S15.7.3.2',
      path: FIRST,
      trap: 'goblin trap',
    });
    expect(match.events(0).find((one) => one.event === event)).not.toHaveProperty('trap');
  });

  test('S15.7.3.3, S15.7.3.4, S7.3.4 one a path, and none on a bridge', () => {
    const match = play(almost('trap', { trap: { [FIRST]: 'troll trap' }, bridge: { [SECOND]: 'yes' } }), 'place trap');
    expect(refusal(match, `trap ${FIRST} goblin trap`)).toEqual(['S15.7.3.3']);
    expect(refusal(match, `trap ${SECOND} goblin trap`)).toEqual(['S15.7.3.4']);
  });

  test('S1.4.3 there are three of each kind', () => {
    const traps = Object.fromEntries(kit.paths.slice(0, 3).map((path) => [path, 'troll trap']));
    const match = play(almost('trap', { trap: traps }), 'place trap');
    expect(refusal(match, `trap ${kit.paths[5]} troll trap`)).toEqual(['S1.4.3']);
    expect(refusal(match, `trap ${kit.paths[5]} goblin trap`)).toEqual([]);
    const kinds = ['goblin trap', 'troll trap', 'siege tower trap'];
    const nine = Object.fromEntries(kit.paths.slice(0, 9).map((path, i) => [path, kinds[i % 3]]));
    expect(refusal(almost('trap', { trap: nine }), 'place trap')).toEqual(['S12.2.6', 'S15.7.3.2']);
  });
});

describe('S15.8 Workshop', () => {
  test('S15.8.1.1, S15.8.1.2 a Bay Window', () => {
    const match = play(almost('bay-window', { item: { TL1: 'cannon' } }), 'place bay-window');
    expect(priceIn(match)).toEqual([['S15.8.1.1', 'Bay Window', 3]]);
    expect(refusal(match, 'mount TL1')).toEqual(['S15.8.1.2']);
    expect(told(play(match, 'mount TR4'))).toContain('tower item mounted S15.8.1.2');
    expect(match.state.item[6]).toBe(2);
  });

  test('S15.8.2.1, S15.8.2.2, S15.8.2.3 a Ladder gives a section one space more, one at most', () => {
    const match = play(almost('ladder', { ladder: { L1: 'yes' } }), 'place ladder');
    expect(priceIn(match)).toEqual([['S15.8.2.1', 'Ladder', 3]]);
    expect(refusal(match, 'ladder L1')).toEqual(['S15.8.2.2']);
    play(match, 'ladder L2');
    expect(told(match)).toContain('defender ladder placed S15.8.2.3');
    expect(refusal(match, 'move barracks soldier to L2')).toEqual([]);
  });

  test('S1.4.3 there are three ladders', () => {
    expect(refusal(almost('ladder', { ladder: { L1: 'yes', L2: 'yes', L3: 'yes' } }), 'place ladder')).toEqual([
      'S12.2.6',
      'S15.8.2.2',
    ]);
  });

  test('S15.8.3.1, S15.8.3.2 a Pole', () => {
    const match = play(almost('pole', { item: { TL1: 'cannon' } }), 'place pole');
    expect(priceIn(match)).toEqual([['S15.8.3.1', 'Pole', 3]]);
    expect(refusal(match, 'mount TL1')).toEqual(['S15.8.3.2']);
    expect(told(play(match, 'mount TL2'))).toContain('tower item mounted S15.8.3.2');
    expect(match.state.item[1]).toBe(1);
  });

  test('S15.8.4.1, S15.8.4.2, S2.2.5 a Wall, as many on a section as there are', () => {
    const match = play(almost('wall', { walls: { L1: 6 } }), 'place wall', 'raise L1');
    expect(priceIn(match)).toEqual([['S15.8.4.1', 'Wall', 2]]);
    expect(match.state.walls[0]).toBe(7);
    expect(eventsOf(match, 'wall component placed')).toMatchObject([{ rule: 'S15.8.4.2', section: 'L1', now: 7 }]);
  });

  test('S1.4.3 there are 23 components', () => {
    expect(refusal(almost('wall', { walls: { L1: 7 } }), 'place wall')).toEqual(['S12.2.6', 'S15.8.4.2']);
  });
});

describe('S9.4 the Demon', () => {
  const raging = (face: string, units: Record<string, number>) =>
    play(almost('wall', { rite: { 'demon workshop': face }, garrison: units }), 'place wall');

  test('S9.4.3, S9.4.4 a target kills one in the Courtyard before the effect', () => {
    const match = raging('target', { 'courtyard soldier': 2 });
    expect(due(match)).toBe('wall');
    expect(garrison(match, 'courtyard soldier')).toBe(1);
    expect(garrison(match, 'hospital soldier')).toBe(1);
    expect(told(match)).toEqual([
      'hourglass placed S12.2.3',
      'action completed S12.3.1',
      'ritual turned S9.4.3',
      'defender killed S9.4.4',
    ]);
  });

  test('S9.4.4, S1.3.3 the invader picks', () => {
    const match = raging('target', { 'courtyard soldier': 1, 'courtyard veteran': 1 });
    expect(due(match)).toBe('demon');
    expect(match.seat).toBe('invader');
    expect(refusal(match, 'kill marksman')).toEqual(['S9.4.4']);
    play(match, 'kill veteran');
    expect(garrison(match, 'courtyard veteran')).toBe(0);
    expect(due(match)).toBe('wall');
  });

  test('S9.4.4 nobody dies where nobody is', () => {
    const match = raging('target', {});
    expect(due(match)).toBe('wall');
    expect(told(match)).toContain('ritual turned S9.4.3');
  });

  test('S9.4.4, S9.2.3 each further action there kills again', () => {
    const match = raging('turned', { 'courtyard soldier': 1 });
    expect(garrison(match, 'courtyard soldier')).toBe(0);
  });

  test('S9.4.3, S9.2.2 a bluff goes back', () => {
    const match = raging('bluff', { 'courtyard soldier': 1 });
    expect(garrison(match, 'courtyard soldier')).toBe(1);
    expect(match.state.rite.every((face) => face === 0)).toBe(true);
  });
});

test('S15.8.1.2, S15.8.2.2, S15.8.3.2 the last hourglass names what the Workshop lacks', () => {
  const three = (value: string, ids: readonly string[]) => Object.fromEntries(ids.slice(0, 3).map((id) => [id, value]));
  const refused = (action: string, set: Parameters<typeof almost>[1]) =>
    refusal(almost(action, set), `place ${action}`);
  expect(refused('bay-window', { item: three('bay window', kit.towers) })).toEqual(['S12.2.6', 'S15.8.1.2']);
  expect(refused('ladder', { ladder: three('yes', kit.sections) })).toEqual(['S12.2.6', 'S15.8.2.2']);
  expect(refused('pole', { item: three('pole', kit.towers) })).toEqual(['S12.2.6', 'S15.8.3.2']);
});

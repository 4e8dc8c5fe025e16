import { describe, expect, test } from 'vitest';
import { due, eventsOf, garrison, kit, play, refusal, type Setting, table, told } from '../testing.ts';

const holding = (
  plans: readonly string[],
  set: Setting['set'] = {},
  at = 'plan window',
  zones: Setting['zones'] = {},
) => table({ at, set, zones: { plans, ...zones } });
type Game = ReturnType<typeof holding>;
const used = (plan: string, set: Setting['set'] = {}) => play(holding([plan, 'sortie'], set), `plan ${plan}`);
const zone = (match: Game, id: string): string[] => {
  const { zones } = match.kernel.game;
  const at = zones.findIndex((one) => one.id === id);
  return match.state.zones[at].map((plan) => kit.plans[plan]);
};

describe('S16 using a plan', () => {
  test('S16.1.1 in the defender phase', () => {
    const match = play(holding(['emergency-muster'], { hourglasses: 1 }, 'defender phase'), 'plan emergency-muster');
    expect(due(match)).toBe('defend');
    expect(garrison(match, 'courtyard soldier')).toBe(2);
  });

  test('S16.1.1, S16.1.2 in a window, as often as a plan is left', () => {
    const match = holding(['emergency-muster', 'night-masons']);
    expect(due(match)).toBe('plan window');
    play(match, 'plan emergency-muster');
    expect(due(match)).toBe('plan window');
    play(match, 'plan night-masons', 'raise L1', 'raise L1');
    expect(due(match)).not.toBe('plan window');
  });

  test('S16.1.1 the moment may pass', () => {
    expect(due(play(holding(['emergency-muster']), 'pass'))).not.toBe('plan window');
  });

  test('S16.1.4 the question is put whichever plan lies there, and not where none does', () => {
    // No machine stands on a rampart, so this one could not be used.
    expect(due(holding(['sortie']))).toBe('plan window');
    expect(due(holding([]))).not.toBe('plan window');
  });

  test('S16.1.4 only a plan of his own that lies face down', () => {
    const match = holding(['sortie'], {}, 'plan window', { 'open plans': ['night-masons'] });
    expect(refusal(match, 'plan night-masons')).toEqual(['S16.1.4']);
    expect(refusal(match, 'plan loose-at-will')).toEqual(['S16.1.4']);
  });

  test('S16.1.5 only if it can be carried out', () => {
    expect(refusal(holding(['sortie']), 'plan sortie')).toEqual(['S16.11.1']);
  });

  test('S16.1.6, S16.1.7 the card is turned up and stays open', () => {
    const match = used('emergency-muster');
    expect(zone(match, 'open plans')).toEqual(['emergency-muster']);
    expect(zone(match, 'plans')).toEqual(['sortie']);
    expect(told(match)).toEqual(['plan used S16.1.6', 'soldiers mustered S16.2.1']);
  });
});

describe('S16 the plans', () => {
  test('S16.2.1 Emergency Muster: two soldiers, or what is left', () => {
    const match = used('emergency-muster');
    expect(garrison(match, 'courtyard soldier')).toBe(2);
    expect(match.state.reserve[1]).toBe(8);
    const one = used('emergency-muster', { garrison: { 'hospital soldier': 9 } });
    expect(eventsOf(one, 'soldiers mustered')).toMatchObject([{ number: 1 }]);
    expect(
      refusal(holding(['emergency-muster'], { garrison: { 'hospital soldier': 10 } }), 'plan emergency-muster'),
    ).toEqual(['S16.2.1']);
  });

  test('S16.3.1, S2.2.6 Boiling Reserve: a cauldron by the rules for cauldrons', () => {
    const match = used('boiling-reserve', { cauldron: { 'L1 orc': 'yes' } });
    expect(refusal(match, 'hang L1 orc')).toEqual(['S2.2.6']);
    expect(told(play(match, 'hang L1 troll'))).toContain('cauldron placed S16.3.1');
    expect(match.state.cauldron[kit.cauldrons.indexOf('L1 troll')]).toBe(1);
  });

  test('S16.3.1 there must be a cauldron left', () => {
    const nine = [
      ...['L1', 'L2', 'L3'].map((id) => `${id} goblin`),
      ...['L1', 'L2', 'L3'].map((id) => `${id} orc`),
      ...['R1', 'R2', 'R3'].map((id) => `${id} troll`),
    ];
    const cauldron = Object.fromEntries(nine.map((id) => [id, 'yes']));
    expect(refusal(holding(['boiling-reserve'], { cauldron }), 'plan boiling-reserve')).toEqual(['S16.3.1']);
  });

  test('S16.4.1 Night Masons: two components on one section or on two', () => {
    const match = play(used('night-masons'), 'raise L1', 'raise R5');
    expect([match.state.walls[0], match.state.walls[8]]).toEqual([3, 3]);
    expect(told(match).filter((one) => one === 'wall component placed S16.4.1')).toHaveLength(2);
    expect(due(match)).toBe('plan window');
  });

  test('S16.4.1 one, if one is left, and not without any', () => {
    const match = play(used('night-masons', { walls: { L1: 6 } }), 'raise L1');
    expect(match.state.walls[0]).toBe(7);
    expect(due(match)).toBe('plan window');
    expect(refusal(holding(['night-masons'], { walls: { L1: 7 } }), 'plan night-masons')).toEqual(['S16.4.1']);
  });

  test('S16.5.1, S16.5.2 Plea for a Miracle: the Glare, if it is free', () => {
    const match = play(used('plea-for-a-miracle'), 'glare L3');
    expect(kit.sections[match.state.glare]).toBe('L3');
    expect(told(match)).toContain('glare placed S16.5.1');
    expect(refusal(holding(['plea-for-a-miracle'], { glare: 'L1' }), 'plan plea-for-a-miracle')).toEqual(['S16.5.2']);
  });

  test('S16.6.1 Forced March: up to four moves or swaps for nothing', () => {
    const match = used('forced-march');
    expect(due(match)).toBe('march');
    play(match, 'move L1 marksman to TL1', 'swap L1 marksman with L2 soldier', 'lead warrior to L1');
    expect(due(match)).toBe('march');
    play(match, 'move barracks soldier to courtyard');
    expect(due(match)).toBe('plan window');
    expect(match.state.hourglasses).toBe(0);
  });

  test('S16.6.1 fewer will do', () => {
    const match = play(used('forced-march'), 'move L1 marksman to TL1', 'finish');
    expect(due(match)).toBe('plan window');
    expect(match.state.march).toBe(0);
  });

  test('S16.6.1, S9.5.7 a Gale asks for its hourglass all the same, and a march that is stopped is not used up', () => {
    const match = play(used('forced-march', { rite: { 'gale L1': 'target' } }), 'move L1 marksman to TL1');
    expect(garrison(match, 'L1 marksman')).toBe(2);
    expect(told(match)).toContain('move not made S9.5.6');
    expect(match.state.march).toBe(4);
    expect(refusal(match, 'move L1 marksman to TL1')).toEqual(['S9.5.4']);
  });

  test('S16.6.1, S9.5.7 with an hourglass in hand it is paid', () => {
    const match = play(
      holding(['forced-march'], { hourglasses: 1, rite: { 'gale L1': 'target' } }, 'defender phase'),
      'plan forced-march',
      'move L1 marksman to TL1',
    );
    expect(match.state.hourglasses).toBe(0);
    expect(match.state.march).toBe(3);
  });

  test('S16.6.1 some move must be possible', () => {
    const nobody = Object.fromEntries(kit.garrisons.map((id) => [id, 0]));
    const blown = { garrison: nobody, rite: { 'gale L2': 'turned', 'gale R3': 'turned' } };
    expect(refusal(holding(['forced-march'], blown), 'plan forced-march')).toEqual(['S16.6.1']);
    const one = { ...blown, garrison: { ...nobody, 'barracks soldier': 1 } };
    expect(refusal(holding(['forced-march'], one), 'plan forced-march')).toEqual([]);
  });

  test('S16.6.3 after it only one heroic order is used a round', () => {
    const match = holding([], { hourglasses: 2 }, 'defender phase', { 'open plans': ['forced-march'] });
    play(match, 'heroic warrior withdraw', 'withdraw L1 soldier');
    expect(refusal(match, 'heroic officer labour')).toEqual(['S16.6.3']);
    play(match, 'place wall', 'place cannon');
    expect(due(match)).not.toBe('defend');
  });

  test('S16.7.1 Loose at Will: the coming assault', () => {
    expect(used('loose-at-will').state.loose).toBe(1);
  });

  test('S16.8.1 Scorched Paths: two traps on legal paths', () => {
    const [first, second, third] = kit.paths;
    const match = used('scorched-paths', { bridge: { [first]: 'yes' } });
    expect(refusal(match, `trap ${first} goblin trap`)).toEqual(['S15.7.3.4']);
    play(match, `trap ${second} goblin trap`);
    expect(refusal(match, `trap ${second} troll trap`)).toEqual(['S15.7.3.3']);
    play(match, `trap ${third} troll trap`);
    expect(due(match)).toBe('plan window');
    expect(told(match).filter((one) => one === 'trap placed S16.8.1')).toHaveLength(2);
  });

  test('S16.8.1 one, if one is left, and not without any', () => {
    const kinds = ['goblin trap', 'troll trap', 'siege tower trap'];
    const traps = (n: number) => Object.fromEntries(kit.paths.slice(0, n).map((path, i) => [path, kinds[i % 3]]));
    const match = play(used('scorched-paths', { trap: traps(8) }), `trap ${kit.paths[10]} siege tower trap`);
    expect(due(match)).toBe('plan window');
    expect(refusal(holding(['scorched-paths'], { trap: traps(9) }), 'plan scorched-paths')).toEqual(['S16.8.1']);
  });

  test('S16.9.1 The Officer’s Stand', () => {
    expect(used('officers-stand').state.stand).toBe(1);
  });

  test('S16.9.2 in the next round he may not leave the Courtyard', () => {
    const set = { hourglasses: 2, stand: 'confined', hero: { officer: 'courtyard' } };
    const match = holding([], set, 'defender phase', { 'open plans': ['officers-stand'] });
    expect(refusal(match, 'lead officer to R3')).toEqual(['S16.9.2']);
    expect(refusal(match, 'swap heroes')).toEqual(['S16.9.2']);
    expect(refusal(match, 'lead warrior to L1')).toEqual([]);
  });

  test('S16.10.1, S12.1.4 Borrowed Time: four hourglasses, which open a phase of their own', () => {
    const match = used('borrowed-time');
    expect(due(match)).toBe('defend');
    expect(match.state.hourglasses).toBe(4);
    expect(told(match)).toContain('time borrowed S16.10.1');
    play(match, 'place cannon', 'place cannon', 'place cannon', 'place wall', 'done');
    expect(due(match)).toBe('plan window');
  });

  test('S16.10.1 in a defender phase they join those in hand', () => {
    const match = play(holding(['borrowed-time'], { hourglasses: 2 }, 'defender phase'), 'plan borrowed-time');
    expect(due(match)).toBe('defend');
    expect(match.state.hourglasses).toBe(6);
  });
});

describe('S16.11 Sortie', () => {
  const MACHINES = {
    machine: { 'A1-1': 'ballista', 'A1-2': 'mantelet', 'FL-1': 'trebuchet' },
    hits: { 'A1-1': 2, 'FL-1': 2 },
    misses: { 'A1-1': 4, 'FL-1': 4 },
  };
  const sortie = (set: Setting['set'] = {}) => play(holding(['sortie'], { ...MACHINES, ...set }), 'plan sortie');

  test('S16.11.1, S1.4.5 a machine on a rampart is destroyed; its cards go back, a token on it returns unseen', () => {
    const match = sortie({ malfunction: 'A1-1', rite: { 'bloodstones A1-1': 'target' } });
    expect(refusal(match, 'raze FL-1')).toEqual(['S16.11.1']);
    expect(refusal(match, 'raze A2-1')).toEqual(['S16.11.1']);
    expect(refusal(match, 'raze A1-2')).toEqual([]);
    play(match, 'raze A1-1');
    const site = kit.sites.indexOf('A1-1');
    const { machine, hits, misses, malfunction, rite } = match.state;
    expect([machine[site], hits[site], misses[site], malfunction]).toEqual([-1, 0, 0, -1]);
    expect(rite.every((face) => face === 0)).toBe(true);
    expect(told(match)).not.toContain('ritual turned S9.3.3');
    expect(due(match)).toBe('give up');
  });

  test('S1.4.5 a Malfunction elsewhere stays', () => {
    expect(play(sortie({ malfunction: 'FL-1' }), 'raze A1-2').state.malfunction).toBe(kit.sites.indexOf('FL-1'));
  });

  test('S16.11.2, S16.1.8 a soldier or veteran of a section returns to the supply, and the plan leaves the game', () => {
    const match = play(sortie({ garrison: { 'courtyard veteran': 1 } }), 'raze A1-1');
    expect(refusal(match, 'give up L1 marksman')).toEqual(['S16.11.2']);
    expect(refusal(match, 'give up courtyard veteran')).toEqual(['S16.11.2']);
    play(match, 'give up L1 soldier');
    expect(told(match).slice(0, 4)).toEqual([
      'plan used S16.1.6',
      'machine destroyed S16.11.1',
      'unit given up S16.11.2',
      'plan leaves the game S16.1.8',
    ]);
    expect(zone(match, 'discarded plans')).toEqual(['sortie']);
  });

  test('S16.11.1 there must be a machine on a rampart', () => {
    const only = { machine: { 'FL-1': 'trebuchet' }, hits: { 'FL-1': 2 }, misses: { 'FL-1': 4 } };
    expect(refusal(holding(['sortie'], only), 'plan sortie')).toEqual(['S16.11.1']);
    expect(refusal(holding(['sortie'], { machine: { 'A1-2': 'mantelet' } }), 'plan sortie')).toEqual([]);
  });

  test('S16.11.3 there must be a soldier or veteran on a section', () => {
    const none = Object.fromEntries(kit.sections.map((id) => [`${id} soldier`, 0]));
    expect(refusal(holding(['sortie'], { ...MACHINES, garrison: none }), 'plan sortie')).toEqual(['S16.11.3']);
    const one = { ...none, 'L4 veteran': 1 };
    expect(refusal(holding(['sortie'], { ...MACHINES, garrison: one }), 'plan sortie')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import {
  due,
  eventsOf,
  happened,
  hex,
  kit,
  play,
  refusal,
  type Table,
  table,
  tableWith,
  troops,
  zone,
} from '../testing.ts';

/** V14 Events: when they may be chosen, what is named when, what the words of the cards mean. */

const SILENT = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
const WORKS = { control: 'ottoman', improvised: 2 } as const;
const NEAR = { ...SILENT, 'glacis-c': WORKS };
const AT_RAVELIN = {
  ...NEAR,
  camp: { cannons: 4 },
  'cw-c': { control: 'ottoman', improvised: 2, cannons: 2 },
} as const;
const ARMY = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6);
const GARRISON = troops('elite', 4, 'infantry', 5, 'militia', 3);

const ottomans = (card: string, more: Table = {}): ReturnType<typeof table> =>
  table({ hexes: NEAR, ...more, ottoman: { hand: [card, 'OS11', 'OS14'], ...more.ottoman } });
const habsburgs = (card: string, more: Table = {}): ReturnType<typeof table> =>
  table({ hexes: NEAR, turn: 'habsburg', ...more, habsburg: { hand: [card, 'HS1', 'HS22'], ...more.habsburg } });
/** The Event is refused as one that could change nothing. */
const idle = (match: ReturnType<typeof table>, move: string): void =>
  expect(refusal(match, move).join()).toMatch(/V14\.4/);
const last = (match: ReturnType<typeof table>, event: string) => eventsOf(match, event).at(-1);

describe('Playing an Event', () => {
  test('V14.1 the card wins over a rule: OS15 lets 7 Troops go, OS4 spares the fire', () => {
    const around = { ...NEAR, 'glacis-l': WORKS, 'glacis-r': WORKS, 'cw-l': WORKS };
    const match = play(ottomans('OS15', { hexes: around }), 'play OS15 on cw-c', 'contest');
    expect(refusal(match, 'send yeniceri x7')).toEqual([]);
    const saps = play(ottomans('OS4', { hexes: {} }), 'play OS4 on glacis-c', 'cannons none');
    expect(eventsOf(saps, 'cannon roll')).toEqual([]);
  });

  test('V14.1 no card goes beyond what it says', () => {
    const match = play(habsburgs('HS2', { hexes: { ...NEAR, 'ditch-c': { structural: 0 } } }), 'play HS2');
    expect(refusal(match, 'place ditch-c x2, ditch-l, ravelin')).toContain('V14.1');
    expect(refusal(match, 'place curtain')).toContain('V14.1');
  });

  test('V14.1 no card breaks the limits of a hex, the supplies or the Morale track', () => {
    const match = play(habsburgs('HS2'), 'play HS2');
    expect(refusal(match, 'place ravelin x2')).toContain('V3.8');
    const lobl = { ...NEAR, 'ditch-c': WORKS, lobl: { control: 'ottoman' } } as const;
    const works = play(ottomans('OS22', { hexes: lobl }), 'play OS22 on lobl');
    expect(hex(works, 'lobl').improvised).toBe(1);
    expect(play(ottomans('OS7', { morale: [9, 8] }), 'play OS11').state.morale[0]).toBe(10);
  });

  test('V14.2 first the discard and the announcement, then the window, then the clauses in order', () => {
    const match = ottomans('OS27', { habsburg: { hand: ['HS1', 'HS2'] } });
    play(match, 'play OS27');
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS27']);
    expect(last(match, 'card played')).toMatchObject({ side: 'ottoman', card: 'OS27', action: 'event' });
    expect(due(match)).toBe('respond');
    expect([...match.state.morale]).toEqual([8, 8]);
    play(match, 'decline');
    expect([...match.state.morale]).toEqual([8, 7]);
    expect(due(match)).toBe('dilemma');
  });

  test('V14.2 the clauses stand in the order of the card: HS15 returns first, HS27 raises Morale first', () => {
    const cellars = play(habsburgs('HS15', { habsburg: { eliminated: ['militia'] } }), 'play HS15');
    expect(cellars.state.morale[1]).toBe(8);
    const oxen = play(habsburgs('HS27', { habsburg: { discard: ['militia'] } }), 'play HS27');
    expect(oxen.state.morale[1]).toBe(9);
  });

  test('V14.3 a clause that cannot be carried out is skipped', () => {
    const match = play(habsburgs('HS15', { habsburg: { eliminated: [] } }), 'play HS15');
    expect(due(match)).toBe('turn');
    expect(match.state.morale[1]).toBe(7);
    const glacis = { ...NEAR, 'glacis-l': WORKS, 'glacis-r': { control: 'ottoman', improvised: 1 } } as const;
    const saps = play(ottomans('OS4', { hexes: glacis }), 'play OS4');
    expect(due(saps)).toBe('build');
  });
});

describe('When an Event may be chosen', () => {
  test('V14.4 only if a clause could change something, given the best dice', () => {
    idle(ottomans('OS7', { morale: [10, 8] }), 'play OS11');
    expect(refusal(ottomans('OS7', { morale: [9, 8] }), 'play OS11')).toEqual([]);
    idle(ottomans('OS23'), 'play OS23');
    idle(habsburgs('HS20'), 'play HS20');
    const one = { ...NEAR, ravelin: { cannons: 1 } };
    expect(refusal(habsburgs('HS20', { hexes: one }), 'play HS20')).toEqual([]);
    expect(refusal(ottomans('OS14', { morale: [10, 8], ottoman: { hand: ['OS14', 'OS1'] } }), 'play OS14')).toEqual([]);
  });

  test('V14.4 one clause is enough', () => {
    expect(refusal(ottomans('OS1', { morale: [10, 8] }), 'play OS1')).toEqual([]);
    expect(refusal(habsburgs('HS27', { morale: [8, 10], habsburg: { discard: ['elite'] } }), 'play HS27')).toEqual([]);
    idle(habsburgs('HS27', { morale: [8, 10] }), 'play HS27');
  });

  test('V14.4.1 it is judged from what the owner knows: the types in the own Eliminated pile', () => {
    idle(ottomans('OS9', { ottoman: { eliminated: ['sekban'] } }), 'play OS9');
    expect(refusal(ottomans('OS9', { ottoman: { eliminated: ['yeniceri'] } }), 'play OS9')).toEqual([]);
  });

  test('V14.4 a card that draws needs a card in the deck of its own side, where it does nothing else', () => {
    const others = (deck: readonly string[]) => ({
      'habsburg Strategy deck': deck,
      'habsburg Strategy discard': kit.strategyIds.filter(
        (id) => id.startsWith('HS') && !['HS11', 'HS1', ...deck].includes(id),
      ),
    });
    // Morale is at its highest, so only the draw could do something.
    const setting = { turn: 'habsburg', morale: [8, 10], habsburg: { hand: ['HS11', 'HS1'] } } as const;
    expect(refusal(tableWith(setting, others([])), 'play HS11')).toEqual(['V14.4']);
    expect(refusal(tableWith(setting, others(['HS2'])), 'play HS11')).toEqual([]);
  });

  test('V14.4.1 it is judged on announcement: what changes later does not matter', () => {
    const match = ottomans('OS6', { hexes: AT_RAVELIN, habsburg: { hand: ['HS8', 'HS1'] } });
    play(match, 'play OS6 on ravelin', 'decline', 'respond HS8');
    expect(hex(match, 'ravelin').structural).toBe(1);
    expect(match.seat).toBe('habsburg');
  });

  test.each(['OS10', 'OS15', 'OS19', 'OS28', 'OS29'])('V14.4.2 %s needs a lawful attack', (card) => {
    const target = card === 'OS19' ? 'ravelin' : 'cw-l';
    expect(refusal(ottomans(card, { hexes: AT_RAVELIN }), `play ${card} on ${target}`)).toEqual([]);
    idle(ottomans(card, { hexes: {} }), `play ${card}`);
    const spent = ottomans(card, { hexes: AT_RAVELIN, morale: [1, 8], ottoman: { discard: ARMY } });
    expect(refusal(spent, `play ${card} on ${target}`)).toContain('V11.4.1');
    const tired = ottomans(card, { hexes: AT_RAVELIN, morale: [2, 8], ottoman: { discard: ARMY } });
    expect(refusal(tired, `play ${card} on ${target}`)).toEqual([]);
  });

  test('V14.4.2 OS19 needs the attack on one of its kinds of hex', () => {
    const match = ottomans('OS19', { hexes: AT_RAVELIN });
    expect(refusal(match, 'play OS19 on cw-l')).toContain('V14.4.2');
    expect(refusal(match, 'play OS19 on ravelin')).toEqual([]);
    idle(ottomans('OS19'), 'play OS19');
  });

  test('V14.4.2 HS3 needs a lawful Sortie', () => {
    expect(refusal(habsburgs('HS3'), 'play HS3 on glacis-c')).toEqual([]);
    idle(habsburgs('HS3', { hexes: {} }), 'play HS3');
    const tired = { habsburg: { discard: GARRISON }, morale: [8, 1] } as const;
    expect(refusal(habsburgs('HS3', tired), 'play HS3 on glacis-c')).toEqual([]);
  });

  test('V14.4.3 OS6 needs a Structural Fortification on the target and 2 Cannons adjacent', () => {
    const guns = (n: number): Table => ({
      hexes: { ...AT_RAVELIN, camp: { cannons: 0 }, 'cw-c': { control: 'ottoman', cannons: n } },
    });
    expect(refusal(ottomans('OS6', guns(2)), 'play OS6 on ravelin')).toEqual([]);
    idle(ottomans('OS6', guns(1)), 'play OS6 on ravelin');
    idle(ottomans('OS6', guns(2)), 'play OS6 on cw-l');
  });

  test('V14.4.4 OS7 needs a Cannon adjacent to the target and a Troop in the Habsburg deck', () => {
    expect(refusal(ottomans('OS7', { hexes: AT_RAVELIN }), 'play OS7 on ravelin')).toEqual([]);
    idle(ottomans('OS7'), 'play OS7 on cw-c');
    idle(ottomans('OS7', { hexes: AT_RAVELIN, habsburg: { discard: GARRISON } }), 'play OS7 on ravelin');
  });

  test('V14.4.5 OS12 needs a card in the Habsburg Strategy hand', () => {
    idle(ottomans('OS12'), 'play OS12');
    expect(refusal(ottomans('OS12', { habsburg: { hand: ['HS1'] } }), 'play OS12')).toEqual([]);
  });

  test('V14.4.6 OS22 needs an Ottoman hex other than the Camp', () => {
    expect(refusal(ottomans('OS22'), 'play OS22 on camp')).toContain('V14.4.6');
    expect(refusal(ottomans('OS22'), 'play OS22 on glacis-c')).toEqual([]);
    idle(ottomans('OS22', { hexes: {} }), 'play OS22');
  });
});

describe('What is named, and when', () => {
  test('V14.5.1 action or Event, and which, are named before the window', () => {
    const mine = ottomans('OS2', { habsburg: { hand: ['HS1', 'HS30'] } });
    play(mine, 'mine with OS2');
    expect(due(mine)).toBe('respond');
    expect(last(mine, 'card played')).toMatchObject({ card: 'OS2', action: 'mine' });
    const event = ottomans('OS2', { habsburg: { hand: ['HS1', 'HS30'] } });
    play(event, 'play OS2');
    expect(last(event, 'card played')).toMatchObject({ card: 'OS2', action: 'event' });
    const fort = play(habsburgs('HS2'), 'fortify with HS2');
    expect(last(fort, 'card played')).toMatchObject({ card: 'HS2', action: 'fortify', hex: 'none' });
  });

  test('V14.5.2 the hex of an Entrench, Assault, Sortie or Bombard is named with the card', () => {
    const habsburg = { hand: ['HS1', 'HS17'] };
    const assault = play(ottomans('OS2', { habsburg }), 'assault cw-c with OS2');
    expect(due(assault)).toBe('respond');
    expect(last(assault, 'card played')).toMatchObject({ action: 'assault', hex: 'cw-c' });
    const bombard = play(ottomans('OS2', { habsburg }), 'bombard cw-c with OS2');
    expect(last(bombard, 'card played')).toMatchObject({ action: 'bombard', hex: 'cw-c' });
    const entrench = play(ottomans('OS2'), 'entrench glacis-l with OS2');
    expect(last(entrench, 'card played')).toMatchObject({ action: 'entrench', hex: 'glacis-l' });
    const sortie = play(habsburgs('HS2', { ottoman: { hand: ['OS1', 'OS18'] } }), 'sortie glacis-c with HS2');
    expect(due(sortie)).toBe('respond');
    expect(last(sortie, 'card played')).toMatchObject({ action: 'sortie', hex: 'glacis-c' });
  });

  test('V14.5.3 every hex that the card tells to name is named before the window, and no other', () => {
    const match = ottomans('OS22', { habsburg: { hand: ['HS19', 'HS1'] } });
    expect(refusal(match, 'play OS22')).toContain('V14.5.3');
    expect(refusal(match, 'play OS11 on cw-c')).toContain('V14.5.3');
    play(match, 'play OS22 on glacis-c');
    expect(due(match)).toBe('respond');
    expect(last(match, 'card played')).toMatchObject({ action: 'event', hex: 'glacis-c' });
    expect(hex(match, 'glacis-c').improvised).toBe(2);
  });

  test('V14.5.4 the target of an Explosion is named when it is declared', () => {
    const match = ottomans('OS3', { ottoman: { tiles: [3] }, habsburg: { hand: ['HS5', 'HS1'] }, dice: ['1'] });
    play(match, 'play OS3');
    expect(last(match, 'card played')).toMatchObject({ hex: 'none' });
    play(match, 'decline');
    expect(due(match)).toBe('explode');
    play(match, 'explode cw-c');
    expect(last(match, 'explosion')).toMatchObject({ side: 'ottoman', hex: 'cw-c', tiles: ['1', '3'] });
    expect(due(match)).toBe('respond');
  });

  test('V14.5.5 an action that an Event merely allows is named when it is reached', () => {
    const match = habsburgs('HS14', { habsburg: { eliminated: ['militia'] } });
    expect(refusal(match, 'play HS14 on glacis-c')).toContain('V14.5.3');
    play(match, 'play HS14', 'return militia');
    expect(due(match)).toBe('may-sortie');
    expect(refusal(match, 'sortie camp')).not.toEqual([]);
    expect(refusal(match, 'sortie glacis-c')).toEqual([]);
    play(match, 'stay');
    expect(due(match)).toBe('turn');
    const works = play(ottomans('OS22', { hexes: AT_RAVELIN }), 'play OS22 on cw-c', 'cannons none');
    expect(due(works)).toBe('may-bombard');
    expect(refusal(works, 'bombard ravelin')).toEqual([]);
    play(works, 'hold fire');
    expect(due(works)).toBe('turn');
  });

  test('V14.5.5 nothing is asked if the allowed action is impossible', () => {
    const match = habsburgs('HS14', { hexes: {}, habsburg: { eliminated: ['militia'] } });
    play(match, 'play HS14', 'return militia');
    expect(due(match)).toBe('turn');
    const hexes = { ...NEAR, 'cw-c': WORKS, 'cw-l': WORKS, 'cw-r': WORKS, 'glacis-l': WORKS, 'glacis-r': WORKS };
    const works = play(ottomans('OS22', { hexes }), 'play OS22 on glacis-c', 'cannons none');
    expect(due(works)).toBe('turn');
  });

  test('V14.5.6 the hex of a Fortify is chosen only when it is carried out', () => {
    const match = habsburgs('HS16', { ottoman: { hand: ['OS17', 'OS1'] } });
    play(match, 'play HS16');
    expect(due(match)).toBe('respond');
    expect(last(match, 'card played')).toMatchObject({ hex: 'none' });
    play(match, 'decline');
    expect(due(match)).toBe('build');
  });

  test('V14.5.6 placements, Cannon moves, Troops and numbers come after the window', () => {
    const cannons = ottomans('OS20', { hexes: AT_RAVELIN, habsburg: { hand: ['HS19', 'HS1'] } });
    play(cannons, 'play OS20 on ravelin', 'decline');
    expect(due(cannons)).toBe('cannons');
    const place = habsburgs('HS2', { ottoman: { hand: ['OS17', 'OS1'] } });
    expect(due(play(place, 'play HS2', 'decline'))).toBe('place');
    const guns = { ...NEAR, 'glacis-c': { control: 'ottoman', cannons: 2 }, camp: { cannons: 4 } } as const;
    const spike = habsburgs('HS4', { hexes: guns, ottoman: { hand: ['OS17', 'OS1'] } });
    expect(due(play(spike, 'play HS4 on glacis-c', 'decline'))).toBe('spike');
    const troop = ottomans('OS9', { ottoman: { eliminated: ['yeniceri'] }, habsburg: { hand: ['HS19', 'HS1'] } });
    expect(due(play(troop, 'play OS9', 'decline'))).toBe('return-troops');
  });
});

describe('Actions inside Events', () => {
  test('V14.6 the action follows its own rules, with the changes of the card', () => {
    const match = play(ottomans('OS4', { hexes: {} }), 'play OS4 on glacis-c', 'cannons camp>glacis-c');
    expect(happened(match).map(({ event, rule }) => [event, rule])).toContainEqual(['morale', 'V10.1.8']);
    expect([...match.state.morale]).toEqual([9, 7]);
    const sally = play(habsburgs('HS3'), 'play HS3 on glacis-c');
    expect(last(sally, 'morale')).toMatchObject({ rule: 'V10.6.4', side: 'habsburg', by: 1 });
  });

  test('V14.6 its own Response windows open: the Bombard of OS20 and of OS22 can be stopped at the roll', () => {
    const match = ottomans('OS22', { hexes: AT_RAVELIN, habsburg: { hand: ['HS8', 'HS1'] } });
    play(match, 'play OS22 on cw-c', 'decline', 'cannons none', 'bombard ravelin');
    expect(due(match)).toBe('respond');
    play(match, 'respond HS8');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
  });

  test('V14.6.1 a Response to an action answers it when an Event performs it', () => {
    const storm = ottomans('OS10', { habsburg: { hand: ['HS17', 'HS29', 'HS30'] } });
    play(storm, 'play OS10 on cw-c');
    expect(refusal(storm, 'respond HS17')).toEqual([]);
    expect(refusal(storm, 'respond HS29')).toEqual([]);
    expect(refusal(storm, 'respond HS30')).toEqual(['V15.3.6']);
    const mine = play(ottomans('OS3', { habsburg: { hand: ['HS17', 'HS30'] } }), 'play OS3');
    expect(refusal(mine, 'respond HS30')).toEqual([]);
    expect(refusal(mine, 'respond HS17')).toEqual(['V15.3.6']);
    const sally = play(habsburgs('HS3', { ottoman: { hand: ['OS25', 'OS16'] } }), 'play HS3 on glacis-c');
    expect(refusal(sally, 'respond OS25')).toEqual([]);
    expect(refusal(sally, 'respond OS16')).toEqual(['V15.3.6']);
  });
});

describe('The paragraph that refuses an Event', () => {
  const raised = (): ReturnType<typeof table> =>
    play(ottomans('OS22', { hexes: AT_RAVELIN }), 'play OS22 on cw-c', 'cannons none');
  const students = (): ReturnType<typeof table> => play(habsburgs('HS14'), 'play HS14');
  const full = { ...NEAR, 'cw-c': { improvised: 2 } };
  const stormed = (): ReturnType<typeof table> =>
    play(ottomans('OS2', { hexes: full, habsburg: { hand: ['HS29', 'HS17'] } }), 'assault cw-c with OS2');
  const sallied = (): ReturnType<typeof table> =>
    play(habsburgs('HS2', { ottoman: { hand: ['OS18', 'OS25'] } }), 'sortie glacis-c with HS2');
  const rows: readonly (readonly [string, string, () => ReturnType<typeof table>, string])[] = [
    ['V10.1.3', 'a Glacis that is already Ottoman', () => ottomans('OS4'), 'play OS4 on glacis-c'],
    ['V10.1.4', 'a Glacis out of reach', () => ottomans('OS4', { hexes: {} }), 'play OS4 on glacis-l'],
    ['V10.5.2', 'a Bombard of no Habsburg hex', () => ottomans('OS6', { hexes: AT_RAVELIN }), 'play OS6 on glacis-l'],
    ['V10.5.3', 'a Bombard out of reach', () => ottomans('OS20', { hexes: AT_RAVELIN }), 'play OS20 on ditch-c'],
    ['V10.5.3', 'a Bombard out of reach', raised, 'bombard ditch-c'],
    ['V17.OS7', 'mortars out of reach', () => ottomans('OS7', { hexes: AT_RAVELIN }), 'play OS7 on ditch-c'],
    ['V10.6.3', 'a Sortie out of reach', () => habsburgs('HS3'), 'play HS3 on camp'],
    ['V10.6.3', 'a Sortie out of reach', students, 'sortie camp'],
    ['V17.HS4', 'spikes out of reach', () => habsburgs('HS4'), 'play HS4 on camp'],
    ['V15.10', 'no room for the Response', stormed, 'respond HS29'],
    ['V15.10', 'no room for the Response', sallied, 'respond OS18'],
  ];
  // V14.6: an action performed by an Event follows the rules of that action, so its own paragraph must refuse it: an Assault's
  // V10.2.3 says nothing of a Sortie or a Bombard, V10.1.2 nothing of control or reach.
  for (const [rule, what, start, move] of rows)
    test(`V14.6 ${move}: ${what} is refused by ${rule}`, () => {
      expect(refusal(start(), move)).toContain(rule);
    });
});

describe('The words of the cards', () => {
  test('V14.7.1 "Eliminate 1 random" takes from the Troop deck, not from the discard', () => {
    const discard = troops('yeniceri', 7, 'sekban', 7);
    const match = play(habsburgs('HS24', { ottoman: { discard }, dice: ['yerikulu'] }), 'play HS24');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
    expect(zone(match, 'ottoman Troop discard')).toHaveLength(14);
    const shells = ottomans('OS7', { hexes: AT_RAVELIN, habsburg: { discard: GARRISON.slice(0, 9) }, dice: [6, 1] });
    play(shells, 'play OS7 on ravelin');
    expect(zone(shells, 'habsburg Eliminated')).toEqual(['militia']);
  });

  test('V14.7.2 a deck that is too small gives what it has, and the discard is not touched', () => {
    const discard = ARMY.slice(0, 19);
    const card = play(habsburgs('HS24', { round: 3, ottoman: { discard } }), 'play HS24');
    expect(zone(card, 'ottoman Eliminated')).toEqual(['yerikulu']);
    expect(zone(card, 'ottoman Troop discard')).toHaveLength(19);
    const guns = { ravelin: { cannons: 2 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
    const entrench = ottomans('OS2', { hexes: guns, ottoman: { discard }, dice: [6, 6] });
    play(entrench, 'entrench glacis-c with OS2', 'cannons none', 'decline');
    expect(zone(entrench, 'ottoman Eliminated')).toEqual(['yerikulu']);
    const open = ottomans('OS2', { hexes: { ...guns, 'glacis-c': WORKS }, ottoman: { discard }, dice: [6, 6] });
    play(open, 'assault cw-c with OS2', 'give way', 'decline', 'cannons none');
    expect(zone(open, 'ottoman Eliminated')).toEqual(['yerikulu']);
    const empty = habsburgs('HS20', {
      hexes: { ...guns, 'glacis-c': WORKS },
      ottoman: { discard: ARMY },
      dice: [6, 6],
    });
    play(empty, 'barrage with HS20');
    expect(zone(empty, 'ottoman Eliminated')).toEqual([]);
    expect(zone(empty, 'ottoman Troop discard')).toHaveLength(20);
  });

  test('V14.7.3 "return" puts Troops of the owner\'s choice back into the deck', () => {
    const match = play(ottomans('OS23', { ottoman: { discard: ['yeniceri', 'sekban', 'yerikulu'] } }), 'play OS23');
    expect(match.seat).toBe('ottoman');
    expect(refusal(match, 'return yeniceri x2')).toEqual(['V14.7.3']);
    expect(refusal(match, 'return front yeniceri')).toContain('V14.7.3');
    play(match, 'return yeniceri, yerikulu');
    expect(zone(match, 'ottoman Troop discard')).toEqual(['sekban']);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(19);
  });

  const least: readonly (readonly [string, () => ReturnType<typeof table>, string])[] = [
    ['OS8', () => ottomans('OS8', { ottoman: { eliminated: ['sekban'] } }), 'return none'],
    ['OS9', () => ottomans('OS9', { ottoman: { eliminated: ['yeniceri'] } }), 'return none'],
    ['OS23', () => ottomans('OS23', { ottoman: { discard: ['yeniceri'] } }), 'return none'],
    ['HS2', () => habsburgs('HS2'), 'place none'],
    ['HS13', () => habsburgs('HS13', { habsburg: { eliminated: ['elite'] } }), 'return none'],
  ];
  test.each(least)('V14.7.4 "up to n" means at least 1 in %s, which does nothing else', (card, start, none) => {
    expect(refusal(play(start(), `play ${card}`), none)).toEqual(['V14.7.4']);
  });

  test('V14.7.4 "up to n" means at least 1 in HS4 and HS28 too', () => {
    const guns = { ...NEAR, 'glacis-c': { control: 'ottoman', cannons: 2 }, camp: { cannons: 4 } } as const;
    expect(refusal(play(habsburgs('HS4', { hexes: guns }), 'play HS4 on glacis-c'), 'spike with none')).toEqual([
      'V14.7.4',
    ]);
    const lost = ottomans('OS2', { habsburg: { hand: ['HS28', 'HS1'] } });
    play(lost, 'assault cw-c with OS2', 'decline', 'give way', 'cannons none', 'respond HS28');
    expect(refusal(lost, 'place none')).toEqual(['V14.7.4']);
  });

  test('V14.7.4 elsewhere 0 is allowed: HS15, HS27, OS25', () => {
    const cellars = play(habsburgs('HS15', { habsburg: { eliminated: ['militia'] } }), 'play HS15');
    expect(refusal(cellars, 'return none')).toEqual([]);
    const oxen = play(habsburgs('HS27', { habsburg: { discard: ['militia'] } }), 'play HS27');
    expect(refusal(oxen, 'return none')).toEqual([]);
    const alarm = habsburgs('HS2', { ottoman: { hand: ['OS25', 'OS1'], discard: ['sekban'] } });
    play(alarm, 'sortie glacis-c with HS2', 'respond OS25');
    expect(refusal(alarm, 'return none')).toEqual([]);
  });

  test.each([
    [2, 1],
    [3, 2],
    [4, 2],
  ])('V14.7.5 "round 3 or later" is read off the round marker: round %i costs %i Troops', (round, lost) => {
    const match = play(habsburgs('HS24', { round }), 'play HS24');
    expect(zone(match, 'ottoman Eliminated')).toHaveLength(lost);
  });
});

describe('An Explosion without effect, for the rest of the card', () => {
  test('V15.9 OS30 goes on to its two tiles when the Explosion was stopped, and only then', () => {
    const start = (hand: readonly string[]) =>
      play(
        ottomans('OS30', { hexes: AT_RAVELIN, ottoman: { tiles: [1, 1] }, habsburg: { hand }, dice: ['1', '2'] }),
        'play OS30',
        'decline',
        'explode ravelin',
      );
    const stopped = play(start(['HS5', 'HS1']), 'respond HS5');
    expect(zone(stopped, 'ottoman tiles')).toEqual(['1', '2']);
    const worked = play(start(['HS5', 'HS1']), 'decline');
    expect(zone(worked, 'ottoman tiles')).toEqual([]);
  });
});

import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { readComponents } from '../data/kit.ts';
import {
  due,
  eventsOf,
  hex,
  kernel,
  kit,
  morale,
  play,
  position,
  refusal,
  type Table,
  table,
  zone,
} from '../testing.ts';

/** V15 Responses: the windows, who may respond, what is cancelled and what is aborted. */

const SILENT = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
const WORKS = { control: 'ottoman', improvised: 2 } as const;
/** No guns in reach on either side. */
const NEAR = { ...SILENT, camp: { cannons: 0 }, 'glacis-c': WORKS };
const FIRE = { ...NEAR, ravelin: { cannons: 2 } };
const AT_RAVELIN = {
  ...NEAR,
  'cw-c': { control: 'ottoman', improvised: 2, cannons: 2 },
} as const;

/** It is the Ottomans' turn; the Habsburgs hold these cards. */
const ottomans = (held: readonly string[], more: Table = {}): ReturnType<typeof table> =>
  table({
    hexes: NEAR,
    ...more,
    ottoman: { hand: ['OS14', 'OS10', 'OS11'], ...more.ottoman },
    habsburg: { hand: held, ...more.habsburg },
  });
/** It is the Habsburgs' turn; the Ottomans hold these cards. */
const habsburgs = (held: readonly string[], more: Table = {}): ReturnType<typeof table> =>
  table({
    hexes: NEAR,
    turn: 'habsburg',
    ...more,
    ottoman: { hand: held, ...more.ottoman },
    habsburg: { hand: ['HS12', 'HS3', 'HS14'], ...more.habsburg },
  });
const last = (match: ReturnType<typeof table>, event: string) => eventsOf(match, event).at(-1);

describe('What a Response is', () => {
  test('V15.1 a Response interrupts the opponent and is neither action nor Event: nothing answers it', () => {
    const match = ottomans(['HS29', 'HS1'], { ottoman: { hand: ['OS14', 'OS17', 'OS26'] } });
    play(match, 'assault cw-c with OS14', 'respond HS29');
    expect(due(match)).toBe('abort');
    expect(zone(match, 'habsburg Strategy discard')).toEqual(['HS29']);
    expect(last(match, 'response')).toMatchObject({ rule: 'V17.HS29', side: 'habsburg', card: 'HS29' });
    expect(eventsOf(match, 'card played')).toHaveLength(1);
  });

  test('V15.1 its text works only as a Response', () => {
    expect(refusal(ottomans([], { ottoman: { hand: ['OS26', 'OS11'] } }), 'play OS26')).toContain('V9.2.3');
  });

  test("V15.1.1 a Response takes no turn away: the next turn is still the responder's", () => {
    const match = play(ottomans(['HS19', 'HS1']), 'play OS14', 'respond HS19');
    expect(match.seat).toBe('habsburg');
    expect(due(match)).toBe('turn');
    play(match, 'play HS1', 'decline');
    expect(match.state.morale[1]).toBe(10);
  });
});

describe('The windows', () => {
  test('V15.2.1 announce: after the discard and the naming, before anything happens', () => {
    const match = play(ottomans(['HS19', 'HS1']), 'play OS14');
    expect(due(match)).toBe('respond');
    expect(match.seat).toBe('habsburg');
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS14']);
    expect(morale(match)).toEqual([8, 8]);
    const mine = play(ottomans(['HS30', 'HS1']), 'mine with OS14');
    expect(due(mine)).toBe('respond');
    expect(zone(mine, 'ottoman tiles')).toEqual([]);
  });

  test('V15.2.1 an action that no card of the opponent answers opens no announce window', () => {
    const match = play(ottomans(['HS19', 'HS30']), 'entrench glacis-l with OS14');
    expect(due(match)).not.toBe('respond');
    expect(hex(match, 'glacis-l').control).toBe('ottoman');
  });

  test('V15.2.2 in an attack it opens when the hex is named, before anyone chooses Troops', () => {
    const assault = play(ottomans(['HS17', 'HS1']), 'assault cw-c with OS14');
    expect(due(assault)).toBe('respond');
    expect(refusal(assault, 'contest')).not.toEqual([]);
    play(assault, 'decline');
    expect(due(assault)).toBe('contest');
    const sortie = play(habsburgs(['OS25', 'OS11']), 'sortie glacis-c with HS12');
    expect(due(sortie)).toBe('respond');
    expect(sortie.state.morale[1]).toBe(8);
    play(sortie, 'decline');
    expect(sortie.state.morale[1]).toBe(9);
    expect(due(sortie)).toBe('contest');
  });

  test('V15.2.3 explosion: tiles shown and target named, nothing removed yet', () => {
    const match = ottomans(['HS5', 'HS1'], { ottoman: { tiles: [3] }, dice: ['1'] });
    play(match, 'mine with OS14', 'decline', 'explode cw-c');
    expect(due(match)).toBe('respond');
    expect(last(match, 'explosion')).toMatchObject({ hex: 'cw-c', tiles: ['1', '3'] });
    expect(hex(match, 'cw-c').improvised).toBe(1);
    play(match, 'decline');
    expect(hex(match, 'cw-c').improvised).toBe(0);
  });

  test('V15.2.4 roll: before the opponent rolls Cannon dice', () => {
    const match = play(ottomans(['HS8', 'HS1'], { hexes: AT_RAVELIN, dice: [6, 6] }), 'bombard ravelin with OS14');
    expect(due(match)).toBe('respond');
    expect(match.seat).toBe('habsburg');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    play(match, 'decline');
    expect(eventsOf(match, 'cannon roll')).toHaveLength(1);
    const barrage = play(habsburgs(['OS26', 'OS11'], { hexes: FIRE }), 'barrage with HS12');
    expect(due(barrage)).toBe('respond');
    expect(barrage.seat).toBe('ottoman');
  });

  test('V15.2.5 hex lost: for the Habsburgs after an Assault has taken a hex, contested or not', () => {
    const open = play(ottomans(['HS28', 'HS1']), 'assault cw-c with OS14', 'decline', 'give way');
    expect(due(open)).toBe('respond');
    expect(open.seat).toBe('habsburg');
    expect(hex(open, 'cw-c').control).toBe('ottoman');
    const fought = play(ottomans(['HS28', 'HS1']), 'assault cw-c with OS14', 'decline', 'contest');
    play(fought, 'send yeniceri x4', 'send militia x3', 'pull back front yeniceri');
    expect(due(fought)).toBe('respond');
    expect(zone(fought, 'habsburg Troop discard')).toHaveLength(3);
  });

  test('V15.2.5 there is none after a hex held, nor after a Sortie', () => {
    const held = play(ottomans(['HS28', 'HS1']), 'assault cw-c with OS14', 'decline', 'contest');
    play(held, 'send yerikulu x3', 'send elite x3', 'pull back front yerikulu', 'sacrifice none');
    expect(due(held)).toBe('turn');
    const sortie = play(habsburgs(['OS11', 'OS14']), 'sortie glacis-c with HS12', 'decline', 'give way');
    expect(due(sortie)).toBe('turn');
  });
});

describe('Who may respond', () => {
  test('V15.3.1 each player may play one Response in a turn, to the end of all that it causes', () => {
    const match = ottomans(['HS17', 'HS28', 'HS1']);
    play(match, 'assault cw-c with OS14', 'respond HS17', 'give way');
    expect(due(match)).toBe('turn');
    expect(hex(match, 'cw-c').control).toBe('ottoman');
    const declined = play(ottomans(['HS17', 'HS28', 'HS1']), 'assault cw-c with OS14', 'decline', 'give way');
    expect(refusal(declined, 'respond HS28')).toEqual([]);
  });

  test('V15.3.1 one for each player, and a new one in the next turn', () => {
    const match = ottomans(['HS17', 'HS19', 'HS1'], {
      hexes: FIRE,
      ottoman: { hand: ['OS14', 'OS26', 'OS10', 'OS1'] },
    });
    play(match, 'assault cw-c with OS14', 'respond HS17', 'give way');
    expect(match.seat).toBe('ottoman');
    play(match, 'respond OS26');
    expect(eventsOf(match, 'response').map(({ card }) => card)).toEqual(['HS17', 'OS26']);
    play(match, 'play HS1', 'decline', 'play OS1', 'respond HS19');
    expect(last(match, 'cancelled')).toMatchObject({ card: 'OS1' });
  });

  test("V15.3.2 a roll Response may fall in one's own turn", () => {
    const match = ottomans(['HS1', 'HS2'], {
      hexes: { ...FIRE, 'glacis-c': {} },
      ottoman: { hand: ['OS14', 'OS26', 'OS11'] },
    });
    play(match, 'entrench glacis-c with OS14');
    expect(due(match)).toBe('respond');
    expect(match.seat).toBe('ottoman');
    play(match, 'respond OS26');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    expect(match.seat).toBe('habsburg');
  });

  test('V15.3.3 there is no window to answer a Response', () => {
    const match = ottomans(['HS7', 'HS1'], {
      ottoman: { hand: ['OS14', 'OS17', 'OS24', 'OS26'], tiles: [3] },
      dice: ['1', 4, 'sekban'],
    });
    play(match, 'mine with OS14', 'decline', 'explode cw-c', 'respond HS7');
    expect(match.seat).toBe('habsburg');
    expect(due(match)).toBe('turn');
  });

  test('V15.3.4 a player who has passed may still respond', () => {
    const match = ottomans(['HS19'], { ottoman: { hand: ['OS14', 'OS10', 'OS11'] } });
    play(match, 'play OS11', 'decline', 'pass', 'play OS14');
    expect(due(match)).toBe('respond');
    play(match, 'respond HS19');
    expect(morale(match)).toEqual([10, 8]);
  });

  test('V15.3.5 a player without Strategy cards is not asked', () => {
    const match = play(ottomans([]), 'play OS14');
    expect(due(match)).toBe('turn');
    expect(morale(match)).toEqual([9, 7]);
    const own = ottomans([], {
      hexes: { ...FIRE, 'glacis-c': {} },
      ottoman: { hand: ['OS14'] },
      round: 1,
      dice: [1, 1],
    });
    play(own, 'entrench glacis-c with OS14');
    expect(eventsOf(own, 'cannon roll')).toHaveLength(1);
  });

  test('V15.3.6 a Response needs its own window and what its text answers', () => {
    const match = play(ottomans(['HS5', 'HS8', 'HS17', 'HS19', 'HS28', 'HS30', 'HS1']), 'assault cw-c with OS14');
    for (const card of ['HS5', 'HS8', 'HS19', 'HS28', 'HS30', 'HS1'])
      expect(refusal(match, `respond ${card}`)).toEqual(['V15.3.6']);
    expect(refusal(match, 'respond HS17')).toEqual([]);
    expect(refusal(match, 'respond HS29')).toEqual(['V9.2']);
  });
});

describe('Silence gives nothing away', () => {
  test('V15.4.1 the window is offered whether or not a fitting card is held', () => {
    const with_ = play(ottomans(['HS19', 'HS1']), 'play OS14');
    const without = play(ottomans(['HS1', 'HS2']), 'play OS14');
    expect(due(with_)).toBe('respond');
    expect(due(without)).toBe('respond');
    expect(without.legal()).toEqual(['decline']);
    play(without, 'decline');
    expect(morale(without)).toEqual([9, 7]);
  });

  test('V15.4.2 it is left out for an empty hand, a Response already played, no room', () => {
    expect(due(play(ottomans([]), 'assault cw-c with OS14'))).toBe('contest');
    const played = ottomans(['HS17', 'HS8', 'HS1'], { hexes: AT_RAVELIN, dice: [1, 1] });
    play(played, 'assault cw-l with OS14', 'respond HS17', 'contest', 'send yeniceri x3', 'send elite x3');
    play(played, 'pull back front yeniceri x2');
    expect(eventsOf(played, 'cannon roll')).toHaveLength(1);
    const crowded = {
      ...NEAR,
      'glacis-l': WORKS,
      'glacis-r': WORKS,
      'cw-l': { improvised: 2 },
      'cw-r': { improvised: 2 },
      ravelin: { improvised: 1, cannons: 0 },
    };
    const full = play(ottomans(['HS28', 'HS1'], { hexes: crowded }), 'assault cw-c with OS14', 'decline', 'give way');
    expect(due(full)).toBe('turn');
    const roomy = { ...crowded, 'cw-r': { improvised: 1 } };
    const room = play(ottomans(['HS28', 'HS1'], { hexes: roomy }), 'assault cw-c with OS14', 'decline', 'give way');
    expect(due(room)).toBe('respond');
  });
});

describe('Windows of Events', () => {
  test('V15.5.1 an Event with an action opens one window, as Event and as action', () => {
    const match = play(ottomans(['HS17', 'HS19', 'HS29']), 'play OS10 on cw-c');
    for (const card of ['HS17', 'HS19', 'HS29']) expect(refusal(match, `respond ${card}`)).toEqual([]);
    play(match, 'decline');
    expect(due(match)).toBe('contest');
  });

  test('V15.5.1 answered as an Event it is cancelled whole', () => {
    const match = play(ottomans(['HS19', 'HS1']), 'play OS10 on cw-c', 'respond HS19');
    expect(match.seat).toBe('habsburg');
    expect(eventsOf(match, 'attack')).toEqual([]);
  });

  test('V15.5.2 an action that is only allowed opens its own window when it is reached', () => {
    const match = habsburgs(['OS17', 'OS18', 'OS25'], { habsburg: { hand: ['HS14', 'HS1'], eliminated: ['militia'] } });
    play(match, 'play HS14');
    expect(refusal(match, 'respond OS17')).toEqual([]);
    expect(refusal(match, 'respond OS25')).toEqual(['V15.3.6']);
    play(match, 'decline', 'return militia', 'sortie glacis-c');
    expect(due(match)).toBe('respond');
    expect(refusal(match, 'respond OS25')).toEqual([]);
    expect(refusal(match, 'respond OS17')).toEqual(['V15.3.6']);
  });

  test('V15.5.2 a Response to the Event closes the later window', () => {
    const match = habsburgs(['OS25', 'OS24', 'OS11'], {
      hexes: { ...NEAR, ravelin: { cannons: 1 } },
      habsburg: { hand: ['HS14', 'HS1'], eliminated: ['militia'] },
    });
    play(match, 'play HS14', 'decline', 'return militia', 'sortie glacis-c', 'respond OS25', 'give way');
    expect(match.seat).toBe('ottoman');
    expect(due(match)).toBe('turn');
  });
});

describe('Rolls', () => {
  test('V15.6.1 the window opens for any Cannon die, even in a roll that can change nothing', () => {
    const hexes = { ...NEAR, 'glacis-c': { control: 'ottoman', cannons: 1 } } as const;
    const match = play(ottomans(['HS8', 'HS1'], { hexes, dice: [6] }), 'bombard cw-c with OS14');
    expect(due(match)).toBe('respond');
    play(match, 'decline');
    expect(eventsOf(match, 'cannon roll')).toHaveLength(1);
  });

  test('V15.6.2 with no die there is neither roll nor window', () => {
    const match = play(ottomans(['HS8', 'HS1']), 'bombard cw-c with OS14');
    expect(match.seat).toBe('habsburg');
    expect(due(match)).toBe('turn');
    expect(eventsOf(match, 'cannon roll')).toEqual([]);
    const barrage = play(habsburgs(['OS26', 'OS11']), 'barrage with HS12');
    expect(due(barrage)).toBe('turn');
    expect(eventsOf(barrage, 'cannon roll')).toEqual([]);
  });

  test('V15.6.3 the die of HS7 opens no roll window', () => {
    const match = ottomans(['HS7', 'HS1'], {
      ottoman: { hand: ['OS14', 'OS5', 'OS26'], tiles: [3] },
      dice: ['1', 2],
    });
    play(match, 'mine with OS14', 'decline', 'explode cw-c', 'respond HS7');
    expect(last(match, 'die rolled')).toMatchObject({ die: 2 });
    expect(due(match)).toBe('turn');
    expect(hex(match, 'cw-c').improvised).toBe(0);
  });

  test('V15.6.4 a roll Response changes that one roll; the battle goes on', () => {
    const hexes = { ...AT_RAVELIN, ravelin: { cannons: 2 } };
    const match = ottomans(['HS8', 'HS1'], { hexes, dice: [6, 6, 'yeniceri', 'yeniceri'] });
    play(match, 'assault cw-l with OS14', 'decline', 'contest', 'send yeniceri x3', 'send elite x3');
    play(match, 'pull back front yeniceri', 'respond HS8');
    expect(due(match)).toBe('respond');
    expect(match.seat).toBe('ottoman');
    play(match, 'decline');
    expect(eventsOf(match, 'cannon roll').map(({ side }) => side)).toEqual(['habsburg']);
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yeniceri', 'yeniceri']);
    expect(last(match, 'battle decided')).toMatchObject({ winner: 'habsburg' });
  });
});

describe('Roll Responses and Events', () => {
  test('V15.6.4 OS5 spares Troops in HS21, the guns still raze for each 6', () => {
    const match = habsburgs(['OS5', 'OS11'], {
      hexes: { ...NEAR, curtain: { cannons: 3 } },
      habsburg: { hand: ['HS21', 'HS1'] },
      dice: [6, 6, 6],
    });
    play(match, 'play HS21', 'decline', 'respond OS5', 'lose yerikulu', 'raze glacis-c');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
    expect(hex(match, 'glacis-c').improvised).toBe(0);
  });

  test('V15.6.4 OS5 lowers the two losses of HS20 to one', () => {
    const match = habsburgs(['OS5', 'OS11'], {
      hexes: { ...NEAR, curtain: { cannons: 3 } },
      habsburg: { hand: ['HS20', 'HS1'] },
      dice: [6, 6, 6],
    });
    play(match, 'play HS20', 'decline', 'respond OS5');
    expect(refusal(match, 'lose yerikulu x2')).not.toEqual([]);
    play(match, 'lose yerikulu');
    expect(zone(match, 'ottoman Eliminated')).toEqual(['yerikulu']);
  });
});

describe('Cancelled and aborted', () => {
  test('V15.7 a cancelled card stays discarded, and the turn is over', () => {
    const match = play(ottomans(['HS30', 'HS1'], { ottoman: { tiles: [3, 1] } }), 'mine with OS14', 'respond HS30');
    expect(last(match, 'cancelled')).toMatchObject({ rule: 'V15.7', side: 'ottoman', card: 'OS14' });
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS14']);
    expect(zone(match, 'ottoman hand')).toEqual(['OS10', 'OS11']);
    expect(match.seat).toBe('habsburg');
    expect(due(match)).toBe('turn');
    const sortie = play(habsburgs(['OS17', 'OS11']), 'play HS3 on glacis-c', 'respond OS17');
    expect(morale(sortie)).toEqual([8, 8]);
    expect(sortie.seat).toBe('ottoman');
  });

  test('V15.8 after HS29 or OS18 the attacker may abort, or press on', () => {
    const assault = play(ottomans(['HS29', 'HS1']), 'assault cw-c with OS14', 'respond HS29');
    expect(assault.legal()).toEqual(['press on', 'abort']);
    expect(assault.seat).toBe('ottoman');
    play(assault, 'press on');
    expect(due(assault)).toBe('contest');
    const open = { ...NEAR, 'glacis-c': { control: 'ottoman' } } as const;
    const sortie = play(habsburgs(['OS18', 'OS11'], { hexes: open }), 'sortie glacis-c with HS12', 'respond OS18');
    expect(sortie.seat).toBe('habsburg');
    expect(sortie.legal()).toEqual(['press on', 'abort']);
  });

  test('V15.8 no other Response lets the attacker abort', () => {
    const match = play(ottomans(['HS17', 'HS1']), 'assault cw-c with OS14', 'respond HS17');
    expect(due(match)).toBe('contest');
  });

  const aborted = (): ReturnType<typeof table> =>
    play(
      ottomans(['HS29', 'HS1'], { ottoman: { hand: ['OS29', 'OS11'] } }),
      'play OS29 on cw-c',
      'respond HS29',
      'abort',
    );

  test('V15.8.1 the card of an aborted attack is lost, and the turn passes', () => {
    const match = aborted();
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS29']);
    expect(match.seat).toBe('habsburg');
    expect(due(match)).toBe('turn');
    expect(last(match, 'attack aborted')).toMatchObject({ rule: 'V15.8.1', side: 'ottoman', hex: 'cw-c' });
  });

  test('V15.8.2 an abort changes no Morale; the Sortie does not even gain its point', () => {
    expect(morale(aborted())).toEqual([8, 8]);
    const open = { ...NEAR, 'glacis-c': { control: 'ottoman' } } as const;
    const match = habsburgs(['OS18', 'OS11'], { hexes: open });
    play(match, 'sortie glacis-c with HS12', 'respond OS18', 'abort');
    expect(morale(match)).toEqual([8, 8]);
  });

  test('V15.8.2 an aborted Sortie of HS3 gains nothing either', () => {
    const open = { ...NEAR, 'glacis-c': { control: 'ottoman' } } as const;
    const match = play(habsburgs(['OS18', 'OS11'], { hexes: open }), 'play HS3 on glacis-c', 'respond OS18', 'abort');
    expect(morale(match)).toEqual([8, 8]);
    expect(match.seat).toBe('ottoman');
  });

  test('V15.8.3 the Fortifications that the Response placed stay', () => {
    expect(hex(aborted(), 'cw-c').improvised).toBe(2);
  });

  test('V15.8.4 an aborted attack is neither won nor lost: no second storm, no promise of OS28', () => {
    expect(eventsOf(aborted(), 'battle decided')).toEqual([]);
    const gold = ottomans(['HS29', 'HS1'], { ottoman: { hand: ['OS28', 'OS11'], eliminated: ['sekban'] } });
    play(gold, 'play OS28 on cw-c', 'respond HS29', 'abort');
    expect(zone(gold, 'ottoman Eliminated')).toEqual(['sekban']);
    expect(morale(gold)).toEqual([8, 8]);
  });

  test('V15.8.5 the rest of the Event is skipped', () => {
    const match = play(ottomans(['HS29', 'HS1']), 'play OS10 on cw-c', 'respond HS29', 'abort');
    expect(due(match)).toBe('turn');
    expect(match.seat).toBe('habsburg');
    expect(eventsOf(aborted(), 'assault renewed')).toEqual([]);
    const open = { ...NEAR, 'glacis-c': { control: 'ottoman' } } as const;
    const sally = habsburgs(['OS18', 'OS11'], { hexes: open, habsburg: { hand: ['HS14', 'HS1'] } });
    play(sally, 'play HS14', 'decline', 'sortie glacis-c', 'respond OS18', 'abort');
    expect(sally.seat).toBe('ottoman');
    expect(due(sally)).toBe('turn');
  });
});

describe('Explosions without effect', () => {
  test('V15.9 HS5, OS24 and HS7 on 3 to 6: as if it had not happened', () => {
    const counter = ottomans(['HS5', 'HS1'], { ottoman: { tiles: [3] }, dice: ['1', '1'] });
    play(counter, 'mine with OS14', 'decline', 'explode cw-c', 'respond HS5');
    expect(hex(counter, 'cw-c').improvised).toBe(1);
    expect(last(counter, 'explosion without effect')).toMatchObject({ rule: 'V15.9', hex: 'cw-c', card: 'HS5' });
    expect(zone(counter, 'ottoman bag')).toHaveLength(8);
    const misjudged = ottomans(['HS7', 'HS1'], { ottoman: { tiles: [3] }, dice: ['1', 3, 'sekban'] });
    play(misjudged, 'mine with OS14', 'decline', 'explode cw-c', 'respond HS7');
    expect(hex(misjudged, 'cw-c').improvised).toBe(1);
  });

  test('V15.9 HS18 then costs no Troop', () => {
    const match = habsburgs(['OS24', 'OS11'], { habsburg: { hand: ['HS18', 'HS1'] }, dice: ['2', '2'] });
    play(match, 'play HS18', 'decline', 'explode glacis-c', 'respond OS24');
    expect(hex(match, 'glacis-c').improvised).toBe(2);
    expect(zone(match, 'ottoman Eliminated')).toEqual([]);
    expect(zone(match, 'habsburg bag')).toHaveLength(8);
    const let_ = habsburgs(['OS24', 'OS11'], { habsburg: { hand: ['HS18', 'HS1'] }, dice: ['2', '2', 'sekban'] });
    play(let_, 'play HS18', 'decline', 'explode glacis-c', 'decline');
    expect(zone(let_, 'ottoman Eliminated')).toEqual(['sekban']);
  });
});

describe('After a lost hex', () => {
  test('V15.10 HS28 needs room and supply for at least 1', () => {
    const match = play(ottomans(['HS28', 'HS1']), 'assault cw-c with OS14', 'decline', 'give way');
    expect(refusal(match, 'respond HS28')).toEqual([]);
    const full = play(
      ottomans(['HS29', 'HS17'], { hexes: { ...NEAR, 'cw-c': { improvised: 2 } } }),
      'assault cw-c with OS14',
    );
    expect(refusal(full, 'respond HS29')).not.toEqual([]);
    expect(refusal(full, 'respond HS17')).toEqual([]);
  });

  test('V15.10 HS28 can be played with the last Fortification of the supply, not without one', () => {
    // Two stand on the Covered Ways that stay Habsburg.
    const lost = (improvised: number): ReturnType<typeof table> => {
      const files = structuredClone(kit.files) as { board: { improvised: { habsburg: number } } };
      files.board.improvised.habsburg = improvised;
      const hands = { ottoman: { hand: ['OS14', 'OS11'] }, habsburg: { hand: ['HS28', 'HS1'] } };
      const start = position({ hexes: { ...NEAR, 'cw-c': { improvised: 0 } }, ...hands });
      const match = new Match(kernel, { set: readComponents(files), position: start });
      return play(match, 'assault cw-c with OS14', 'decline', 'give way');
    };
    const one = lost(3);
    expect(one.state.supply[1]).toBe(1);
    expect(refusal(one, 'respond HS28')).toEqual([]);
    const none = lost(2);
    expect(none.state.supply[1]).toBe(0);
    expect(due(none)).toBe('turn');
  });

  test('V15.10.1 HS28 is not offered when the game is over', () => {
    const hexes = { ...NEAR, 'cw-c': WORKS, 'ditch-c': WORKS };
    const match = play(ottomans(['HS28', 'HS1'], { hexes }), 'assault curtain with OS14', 'decline', 'give way');
    expect(match.over).toBe(true);
    expect(match.result).toMatchObject({ winner: 'ottoman', how: 'curtain' });
  });

  test('V15.10.1 HS28 is not offered after another Habsburg Response in the same turn', () => {
    const match = play(
      ottomans(['HS28', 'HS29', 'HS1']),
      'assault cw-c with OS14',
      'respond HS29',
      'press on',
      'give way',
    );
    expect(hex(match, 'cw-c').control).toBe('ottoman');
    expect(due(match)).toBe('turn');
  });
});

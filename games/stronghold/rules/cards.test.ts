import { describe, expect, test } from 'vitest';
import { due, errorCode, eventsOf, kit, play, refusal, type Setting, table, told } from '../testing.ts';

const LINE = ['briefing', 'resources', 'ballista', 'trebuchet', 'sap', 'artilleryman', 'gale', 'specter', 'maneuver'];
const RICH = { supply: { goblin: 5, orc: 5, troll: 5 }, wood: 10 };
const at = (set: Setting['set'] = {}, more: Omit<Setting, 'set'> = {}) =>
  table({ line: LINE, ...more, set: { ...RICH, ...set } });
const card = (id: string) => kit.cards.indexOf(id);
const paid = (match: ReturnType<typeof table>, id: string) => match.state.paid.slice(3 * card(id), 3 * card(id) + 3);
/** The hourglasses that a move would give, line by line. */
const ledger = (match: ReturnType<typeof table>, text: string) => {
  const { move } = match.why(text);
  return move && match.preview(move)[0].lines;
};

describe('the line', () => {
  test('S4.1.1 only a card of the line is used', () => {
    expect(refusal(at(), 'use demon for 2 goblins')).toContain('S4.1.1');
    expect(refusal(at(), 'use gale for 2 goblins')).toEqual([]);
  });

  test('S4.1.2 a card is used once a round at most', () => {
    const match = at({ used: { resources: 'yes' }, next: 1 });
    expect(refusal(match, 'use resources for orc')).toEqual(['S4.1.2']);
    expect(refusal(at({ next: 1 }), 'use resources for orc')).toEqual([]);
  });

  test('S4.1.3 a card left of the last one used is out of reach', () => {
    const match = at();
    play(match, 'use gale for 2 goblins', 'place gale L1 target');
    expect(match.state.next).toBe(7);
    expect(refusal(at({ next: 7 }), 'use sap for orc')).toEqual(['S4.1.3']);
    expect(refusal(at({ next: 7 }), 'use specter for 2 goblins')).toEqual([]);
  });

  test('S4.1.4 every card may be skipped except the one of Phase 6', () => {
    const match = at();
    expect(refusal(match, 'use maneuver for nothing')).toEqual([]);
    play(match, 'use maneuver for nothing');
    expect(due(match)).toBe('maneuver choice');
  });

  test('S4.1.5 skipped cards give nothing and open no defender phase', () => {
    const match = play(at(), 'use ballista for troll');
    expect(eventsOf(match, 'cards skipped')).toMatchObject([{ rule: 'S4.1.5', cards: ['briefing', 'resources'] }]);
    expect(match.state.supply).toEqual([5, 5, 4]);
    play(match, 'build at A1');
    expect(match.state.hourglasses).toBe(1);
    expect(eventsOf(play(at(), 'use briefing for nothing'), 'cards skipped')).toEqual([]);
  });

  test('S4.1.5 whoever skips Briefing is warned', () => {
    const warning = (match: ReturnType<typeof table>, text: string) => {
      const { move } = match.why(text);
      return move && match.warning(move);
    };
    expect(warning(at(), 'use resources for orc')).toContain('S4.1.5');
    expect(warning(at(), 'use briefing for nothing')).toBeUndefined();
    expect(warning(at({ next: 1 }), 'use resources for orc')).toBeUndefined();
  });

  test('S4.1.6 after the ninth card comes the assault', () => {
    const match = at({ withheld: 3 });
    play(match, 'use maneuver for nothing', 'minor', 'finish', 'orders');
    expect(told(match)).toContain('assault S18.1.1');
    expect(match.state.round).toBe(2);
    expect(told(play(at(), 'use resources for orc'))).not.toContain('assault S18.1.1');
  });
});

describe('the start of a round', () => {
  test('S4.2.1 the defender receives 2 hourglasses', () => {
    const match = play(at({ withheld: 3 }), 'use maneuver for nothing', 'minor', 'finish', 'orders');
    expect(match.state.due).toBe(2);
    expect(eventsOf(match, 'hourglasses due')).toMatchObject([{ rule: 'S4.2.1', number: 2 }]);
  });

  test('S4.2.2 they are spent after the first action, with what it gives', () => {
    const match = at({ due: 2 });
    expect(ledger(match, 'use resources for orc')).toEqual([
      ['S4.4.1', 'units spent', 1],
      ['S4.2.2', 'from the start of the round', 2],
    ]);
    play(match, 'use resources for orc');
    expect([match.state.hourglasses, match.state.due, due(match)]).toEqual([3, 0, 'defend']);
  });
});

describe('paying', () => {
  test('S4.3.1 the whole price must be in the supply', () => {
    expect(refusal(at({ wood: 4 }), 'use ballista for troll')).toContain('S4.3.1');
    expect(refusal(at({ wood: 5 }), 'use ballista for troll')).toEqual([]);
    expect(refusal(at({ supply: { goblin: 1, troll: 0 } }), 'use ballista for 2 goblins')).toEqual(['S4.3.1']);
    expect(refusal(at({ supply: { goblin: 2, troll: 0 } }), 'use ballista for 2 goblins')).toEqual([]);
  });

  test('S4.3.2 exactly one of the alternatives is paid', () => {
    expect(refusal(at(), 'use ballista for troll')).toEqual([]);
    expect(refusal(at(), 'use ballista for orc')).toEqual(['S4.3.2']);
    expect(refusal(at(), 'use ballista for nothing')).toEqual(['S4.3.2']);
    for (const mixed of ['goblin and orc', '3 goblins', 'goblin, troll'])
      expect(refusal(at(), `use ballista for ${mixed}`)).toEqual(['S4.3.2']);
    expect(errorCode(() => at().play('use ballista for goblin and orc'))).toBe('illegal-move');
    expect(errorCode(() => at().play('use ballista for gold'))).toBe('unknown-name');
  });

  test('S4.3.3 a Spy costs one unit more, of any kind, and it gives an hourglass', () => {
    const match = at({ spy: { gale: 'yes' } });
    expect(ledger(match, 'use gale for 2 goblins')).toEqual([['S4.4.1', 'units spent', 3]]);
    play(match, 'use gale for 2 goblins');
    expect(due(match)).toBe('spy');
    play(match, 'add troll', 'place gale L1 bluff');
    expect(paid(match, 'gale')).toEqual([2, 0, 1]);
    expect(match.state.hourglasses).toBe(3);
    expect(due(play(at(), 'use gale for 2 goblins'))).toBe('ritual');
  });

  test('S4.3.3 whoever cannot pay the Spy cannot use the card', () => {
    const poor = { supply: { goblin: 2, orc: 0, troll: 0 } };
    expect(refusal(at(poor), 'use gale for 2 goblins')).toEqual([]);
    expect(refusal(at({ ...poor, spy: { gale: 'yes' } }), 'use gale for 2 goblins')).toEqual(['S4.3.3']);
    const match = play(at({ supply: { goblin: 3, orc: 0, troll: 1 }, spy: { gale: 'yes' } }), 'use gale for 2 goblins');
    expect(refusal(match, 'add orc')).toEqual(['S4.3.1']);
    expect(refusal(match, 'add troll')).toEqual([]);
  });

  test('S4.3.4 units and wood lie on the card', () => {
    const match = play(at(), 'use ballista for 2 goblins', 'build at A1');
    expect(paid(match, 'ballista')).toEqual([2, 0, 0]);
    expect(match.state.paidWood[card('ballista')]).toBe(5);
    expect([match.state.supply[0], match.state.wood]).toEqual([3, 5]);
    expect(match.state.discarded).toEqual([0, 0, 0]);
  });

  test('S4.3.5 the effect must be possible, at least in part', () => {
    const full = Object.fromEntries(kit.foregrounds.map((id) => [`${id} orc`, 8]));
    const line = [
      'briefing',
      'resources',
      'ballista',
      'siege-tower',
      'trebuchet',
      'banner',
      'bridge',
      'sap',
      'maneuver',
    ];
    expect(refusal(at({}, { line }), 'use siege-tower for troll')).toEqual([]);
    expect(refusal(at({ horde: full }, { line }), 'use siege-tower for troll')).toEqual(['S6.5.2', 'S4.3.5']);
    const match = at({}, { line: [...LINE.slice(0, 6), 'bloodstones', 'specter', 'maneuver'] });
    expect(refusal(match, 'use bloodstones for 2 goblins')).toEqual(['S4.3.5']);
  });
});

describe('the hourglasses', () => {
  test('S4.4.1 one for every unit spent', () => {
    expect(play(at(), 'use ballista for troll', 'build at A1').state.hourglasses).toBe(1);
    expect(play(at(), 'use ballista for 2 goblins', 'build at A1').state.hourglasses).toBe(2);
  });

  test('S4.4.2 those in the price come on top', () => {
    const match = at();
    expect(ledger(match, 'use sap for 2 goblins')).toEqual([
      ['S4.4.1', 'units spent', 2],
      ['S4.4.2', 'hourglasses of the card', 1],
    ]);
    expect(play(match, 'use sap for 2 goblins', 'equip L1').state.hourglasses).toBe(3);
  });
});

describe('step by step', () => {
  test('S4.5.1, S4.5.2, S4.5.4 the price, then the effect, then the hourglasses', () => {
    const match = at();
    play(match, 'use ballista for troll');
    expect(match.state.wood).toBe(5);
    expect(match.state.hourglasses).toBe(0);
    play(match, 'build at A1');
    expect(told(match).slice(-3)).toEqual([
      'card used S4.5.1',
      'machine built S6.1.3',
      'hourglasses handed over S4.5.4',
    ]);
    expect(due(match)).toBe('defend');
  });

  test('S4.5.3 objectives that are met take effect before the hourglasses', () => {
    const machines = {
      machine: { 'A1-1': 'ballista', 'A2-1': 'catapult' },
      hits: { 'A1-1': 2 },
      misses: { 'A1-1': 3 },
    };
    const match = play(
      at(machines, { zones: { objectives: ['engines-of-war'] } }),
      'use ballista for troll',
      'build at A1',
    );
    const all = told(match);
    expect(all.indexOf('objective met S17.7.1')).toBeGreaterThan(all.indexOf('machine built S6.1.3'));
    expect(all.indexOf('objective met S17.7.1')).toBeLessThan(all.indexOf('hourglasses handed over S4.5.4'));
  });

  test('S4.5.5 Phase 6 hands over once, after both maneuvers and the orders', () => {
    const match = play(at(), 'use maneuver for nothing', 'minor', 'finish');
    expect(match.state.hourglasses).toBe(0);
    play(match, 'major', 'finish');
    expect(match.state.hourglasses).toBe(8);
    expect(eventsOf(match, 'hourglasses handed over')).toMatchObject([{ rule: 'S4.5.5', number: 8 }]);
  });
});

describe('spies', () => {
  test('S4.6.1 a Spy stays on its card when the card has been used', () => {
    const match = play(at({ spy: { gale: 'yes' } }), 'use gale for 2 goblins', 'add orc', 'place gale L1 bluff');
    expect(match.state.spy[card('gale')]).toBe(1);
  });

  test('S4.6.2 the Spy returns when the card leaves the line', () => {
    const match = play(at({ spy: { gale: 'yes', sap: 'yes' } }), 'use briefing for nothing', 'exchange gale, demon');
    expect([match.state.spy[card('gale')], match.state.spy[card('sap')]]).toEqual([0, 1]);
    expect(eventsOf(match, 'spy returned')).toMatchObject([{ rule: 'S4.6.2', card: 'gale' }]);
  });
});

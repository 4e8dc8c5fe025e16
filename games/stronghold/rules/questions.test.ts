import { describe, expect, test } from 'vitest';
import { bare, kit, play, type Setting, table } from '../testing.ts';

/** Every question says what it is about, and stands on the paragraph that puts it. */

type Game = ReturnType<typeof table>;
const prompt = (match: Game): string => match.kernel.prompt(match.state);
const rule = (match: Game): string | undefined => match.kernel.pending(match.state)?.rule;

const RICH = { supply: { goblin: 4, orc: 4, troll: 4 }, wood: 10 };
const LINE = ['briefing', 'resources', 'ballista', 'siege-tower', 'banner', 'quartermaster', 'trainer', 'gale'];
const using = (move: string, set: Setting['set'] = {}) =>
  play(table({ line: [...LINE, 'maneuver'], set: { ...RICH, ...set } }), move);
const NOBODY = Object.fromEntries(kit.sections.map((id) => [`${id} marksman`, 0]));

describe('the invader', () => {
  test('S3.1.5, S5.2.3 cards are laid at the set-up and after an exchange, each by its own paragraph', () => {
    const first = table({ at: 'arrange', locals: { spot: 2, first: 'yes' } });
    expect([rule(first), prompt(first)]).toEqual([
      'S3.1.5',
      'Lay the next card of Phase 2: the line is used from left to right.',
    ]);
    const later = play(table({ set: RICH }), 'use briefing for nothing', 'rearrange');
    expect([rule(later), prompt(later)]).toEqual([
      'S5.2.3',
      'Lay the next card of Phase 2: the line is used from left to right.',
    ]);
  });

  test('S4.3.3 the card on which the Spy lies', () => {
    expect(prompt(using('use banner for orc', { spy: { banner: 'yes' } }))).toBe(
      'banner: choose the unit that the Spy costs you.',
    );
  });

  test('S6.1.1, S7.1.1, S8.1.1, S9.1.2 the piece that is built, the tile, the ritual', () => {
    expect(prompt(using('use siege-tower for troll'))).toBe('siege-tower: choose where it is built.');
    expect(prompt(using('use banner for orc'))).toBe('banner: choose the wall section for the tile.');
    expect(prompt(using('use quartermaster for orc'))).toBe('quartermaster: choose the rampart for the tile.');
    expect(prompt(using('use gale for 2 goblins'))).toBe('gale: place one to three tokens, face down.');
  });

  test('S8.5.3 the trolls that are still to come, and no more than there are', () => {
    const match = using('use trainer for 2 orcs');
    expect(prompt(match)).toBe('2 trolls to come: choose the foreground for the next.');
    expect(prompt(play(match, 'post at FL'))).toBe('1 troll to come: choose the foreground for the next.');
  });

  test('S10.2.2, S10.4.2 the way of a group, and how many fit', () => {
    const match = play(using('use maneuver for nothing', { horde: { 'FL goblin': 6 } }), 'minor');
    expect(prompt(match)).toBe('minor: send the next group, or finish.');
    expect(prompt(play(match, 'march FL-A1'))).toBe('FL-A1: choose the pieces that go together, 5 at most.');
    play(match, 'send goblin x2', 'march FL-A2');
    expect(prompt(match)).toBe('FL-A2: choose the pieces that go together, 3 at most.');
  });

  test('S10.6.2 how many marauders find room', () => {
    const match = table({
      set: { horde: { 'B3 troll': 1, 'B4 orc': 5, 'marauders goblin': 1, 'marauders orc': 1 } },
      at: 'maneuver',
    });
    expect(prompt(play(match, 'march B3-B4', 'send troll'))).toMatch(/there is room for \d/);
  });

  test('S1.3.1 whose hit, from where and at which section', () => {
    const hit = (kind: string, more: Setting['set'] = {}) =>
      play(
        table({
          set: { machine: { 'A1-1': kind }, hits: { 'A1-1': 2 }, misses: { 'A1-1': 4 }, ...more },
          at: 'machine fire',
          dice: ['hit'],
        }),
        'aim A1-1 at L1',
      );
    const garrison = { 'L1 marksman': 2, 'L1 soldier': 1 };
    const bolt = hit('ballista', { garrison, horde: { 'L1 goblin': 1, 'L1 orc': 1 } });
    expect(prompt(bolt)).toBe('ballista at A1-1: choose the defender unit at L1 that dies.');
    expect(prompt(play(bolt, 'kill marksman'))).toBe('ballista at A1-1: choose the invader unit at L1 that dies.');
    const stones = hit('catapult', { garrison, rite: { 'bloodstones A1-1': 'target' } });
    expect(prompt(stones)).toBe('bloodstones at A1-1: choose the defender unit at L1 that dies.');
    const cauldrons = { 'L1 goblin': 'yes', 'L1 orc': 'yes' };
    expect(prompt(hit('catapult', { walls: { L1: 0 }, cauldron: cauldrons }))).toBe(
      'catapult at A1-1: choose the cauldron at L1 that is destroyed.',
    );
  });

  test('S6.3.6 the tower beside the section', () => {
    const match = table({
      set: {
        machine: { 'A1-1': 'catapult' },
        hits: { 'A1-1': 2 },
        misses: { 'A1-1': 4 },
        walls: { L2: 0 },
        item: { TL1: 'pole', TL2: 'cannon' },
      },
      at: 'machine fire',
      dice: ['hit'],
    });
    expect(prompt(play(match, 'aim A1-1 at L2'))).toBe(
      'catapult at A1-1: choose the tower beside L2 whose item is destroyed.',
    );
  });

  test('S11.4.1, S11.5.4 the section of the order', () => {
    const order = (id: string, horde: Record<string, number>) =>
      table({ set: { horde, order: { L1: id }, orderOpen: { L1: 'yes' } }, at: 'order effects' });
    expect(prompt(order('orc detonation', { 'L1 orc': 2 }))).toBe('L1: choose how many orcs detonate.');
    expect(prompt(order('call of the trolls', { 'L1 troll': 1, 'A1 troll': 1 }))).toBe(
      'L1: choose the troll that answers the call, by its path.',
    );
  });

  test('S19.7.1 place and amount of the losses', () => {
    const none = bare('L1');
    const match = table({
      set: {
        garrison: { ...none.garrison, 'L1 marksman': 2, 'L1 soldier': 1 },
        walls: { ...none.walls },
        horde: { 'L1 troll': 2 },
      },
      at: 'strength',
    });
    expect(prompt(match)).toBe('L1: choose the defender units that die, strength 2 or as near below it as they come.');
  });

  test('S9.7.4 who fell, and where', () => {
    const match = table({
      set: { garrison: { 'L1 marksman': 1 }, discarded: { goblin: 1 }, rite: { 'specter L1': 'target' } },
      at: 'fall',
      locals: { post: 'L1', unit: 'marksman' },
    });
    expect(prompt(match)).toBe('L1: choose the foreground on which the dead marksman rises.');
  });

  test('S9.4.4 the action that woke the Demon', () => {
    const match = table({
      set: {
        hourglasses: 1,
        placed: { wall: 1 },
        garrison: { 'courtyard marksman': 1, 'courtyard soldier': 1 },
        rite: { 'demon workshop': 'target' },
      },
      at: 'defender phase',
    });
    expect(prompt(play(match, 'place wall'))).toBe('wall: choose the unit in the Courtyard that the Demon kills.');
  });
});

describe('the defender', () => {
  const defending = (set: Setting['set'] = {}) => table({ at: 'defender phase', set: { hourglasses: 3, ...set } });
  const planning = (plan: string, set: Setting['set'] = {}) =>
    play(table({ at: 'plan window', set, zones: { plans: [plan] } }), `plan ${plan}`);

  test('S12.2.1 the hourglasses in hand', () => {
    expect(prompt(defending())).toBe('3 hourglasses to spend on actions and moves; use heroic orders and plans.');
  });

  test('S14.1.5 the hero who acts', () => {
    const match = defending({ garrison: { 'courtyard veteran': 1, 'L2 marksman': 0 } });
    expect(prompt(play(match, 'heroic warrior reinforce'))).toMatch(/^warrior: choose a unit in the Courtyard/);
    expect(prompt(play(defending(), 'heroic officer labour'))).toMatch(/^officer: choose a unit and the action/);
    expect(prompt(play(defending(), 'heroic warrior withdraw'))).toMatch(/^warrior: choose the unit of his side/);
  });

  test('S15.8.3.2, S15.8.4.2, S15.7.3.2 the item, the component, the trap', () => {
    const last = (action: string, number: number) =>
      play(defending({ placed: { [action]: number } }), `place ${action}`);
    expect(prompt(last('pole', 2))).toBe('pole: choose the tower.');
    expect(prompt(last('wall', 1))).toBe('1 wall component to place: choose the wall section.');
    expect(prompt(last('trap', 2))).toBe('1 trap to lay: choose a path and the trap for it.');
  });

  test('S16.4.1, S16.8.1, S16.6.1 how many are left of what a plan gives', () => {
    const masons = planning('night-masons');
    expect(prompt(masons)).toBe('2 wall components to place: choose the wall section.');
    expect(prompt(play(masons, 'raise L1'))).toBe('1 wall component to place: choose the wall section.');
    const paths = planning('scorched-paths');
    expect(prompt(paths)).toBe('2 traps to lay: choose a path and the trap for it.');
    expect(prompt(play(paths, 'trap A1-L1 troll trap'))).toBe('1 trap to lay: choose a path and the trap for it.');
    const march = planning('forced-march');
    expect(prompt(march)).toBe('Forced March, 4 left: make a free move or swap, or finish.');
    expect(prompt(play(march, 'lead warrior to courtyard'))).toMatch(/^Forced March, 3 left/);
  });

  test('S16.1.1, S16.1.2 the window of a plan, after an action and before the cannons', () => {
    expect(rule(table({ at: 'plan window', zones: { plans: ['sortie'] } }))).toBe('S16.1.1');
    const before = table({ at: 'plan window', locals: { assault: 'yes' }, zones: { plans: ['sortie'] } });
    expect(rule(before)).toBe('S16.1.2');
  });

  test('S18.2.3 the cannon, its target and its card', () => {
    const match = table({
      set: { item: { TL1: 'cannon' }, horde: { 'A1 goblin': 1, 'A1 orc': 1 } },
      at: 'cannons',
      dice: ['H3'],
    });
    expect(prompt(play(match, 'aim TL1 at A1'))).toBe('TL1 at A1, H3: choose the unit that the cannon kills.');
  });

  test('S18.4.3, S18.4.7, S15.2.1.3 the section of a volley, its marksmen, and what it kills', () => {
    const horde = { 'A1 goblin': 3, 'A1 orc': 2, 'A1 troll': 2, 'A2 goblin': 1 };
    const match = table({ set: { garrison: { ...NOBODY, 'L2 marksman': 2, 'L2 soldier': 0 }, horde }, at: 'volleys' });
    expect(prompt(match)).toBe('L2, 2 marksmen: choose the rampart for each.');
    expect(prompt(play(match, 'fire at A1 x2'))).toBe(
      'A1: choose the invader units that die, strength 2 or as near below it as they come.',
    );
    const blessed = table({
      set: { garrison: { ...NOBODY, 'L2 marksman': 2, 'L2 soldier': 0 }, horde, blessing: 'left' },
      at: 'volleys',
    });
    expect(prompt(blessed)).toMatch(/^Blessed side left, \d+ marksmen: choose the rampart/);
  });

  test('S20.1.1 how many recover', () => {
    const match = table({
      set: { garrison: { 'hospital marksman': 2, 'hospital soldier': 2, 'hospital veteran': 1 } },
      at: 'end of round',
    });
    expect(prompt(match)).toMatch(/^Choose who recovers in the Hospital: \d units?\.$/);
  });
});

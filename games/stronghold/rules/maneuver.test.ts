import { Refusal } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { due, eventsOf, horde, kit, play, refusal, type Setting, table, told } from '../testing.ts';

const EMPTY = Object.fromEntries(
  kit.foregrounds.flatMap((id) => ['goblin', 'orc', 'troll'].map((unit) => [`${id} ${unit}`, 0])),
);
/** Phase 6 with nobody on the foregrounds but those named. */
const phase6 = (pieces: Record<string, number> = {}, set: Setting['set'] = {}, more: Omit<Setting, 'set'> = {}) =>
  play(table({ ...more, set: { ...set, horde: { ...EMPTY, ...pieces } } }), 'use maneuver for nothing');
const minor = (...args: Parameters<typeof phase6>) => play(phase6(...args), 'minor');
const major = (...args: Parameters<typeof phase6>) => play(phase6(...args), 'major');
/** The paragraph behind a move that cannot even be read. */
const ruleAgainst = (move: string): string | undefined => {
  try {
    const { move: read, reasons } = minor().why(move);
    if (!read) return reasons[0].rule;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unknown-name') return error.rule;
    throw error;
  }
  throw new Error(`"${move}" can be read.`);
};
const handed = (match: ReturnType<typeof table>) => eventsOf(match, 'hourglasses handed over')[0]?.number;

describe('minor and major', () => {
  test('S10.1.1 each once at most, in either order', () => {
    const match = play(phase6(), 'major', 'finish');
    expect(refusal(match, 'major')).toEqual(['S10.1.1']);
    play(match, 'minor', 'finish');
    expect(due(match)).toBe('defend');
    expect(refusal(play(phase6(), 'minor', 'finish'), 'minor')).toEqual(['S10.1.1']);
  });

  test('S10.1.2 at least one of them', () => {
    expect(refusal(phase6(), 'orders')).toEqual(['S10.1.2']);
    expect(refusal(play(phase6(), 'minor', 'finish'), 'orders')).toEqual([]);
  });

  test('S10.1.3 a maneuver may move nothing and gives its hourglasses all the same', () => {
    expect(handed(play(phase6(), 'minor', 'finish', 'orders'))).toBe(3);
  });

  test('S10.1.3 whoever moves nothing is warned', () => {
    const warning = (match: ReturnType<typeof table>) => {
      const { move } = match.why('finish');
      return move && match.warning(move);
    };
    const match = minor({ 'FL orc': 1 });
    expect(warning(match)).toContain('S10.1.3');
    expect(warning(play(match, 'march FL-A1', 'send orc'))).toBeUndefined();
    expect(warning(play(match, 'finish', 'major'))).toContain('S10.1.3');
  });

  test('S10.1.4 what a maneuver would give is told before', () => {
    const after = play(phase6(), 'minor', 'finish');
    const { move } = after.why('major');
    expect(move && after.preview(move)[0].total).toBe(8);
  });

  test('S10.1.4 the minor gives 3 hourglasses, the major 5, together after the orders', () => {
    expect(handed(play(phase6(), 'major', 'finish', 'orders'))).toBe(5);
    const match = play(phase6(), 'minor', 'finish', 'major');
    expect(handed(match)).toBeUndefined();
    play(match, 'finish');
    expect(eventsOf(match, 'hourglasses handed over')).toMatchObject([
      {
        number: 8,
        ledger: {
          lines: [
            ['S10.1.4', 'minor maneuver', 3],
            ['S10.1.4', 'major maneuver', 5],
          ],
        },
      },
    ]);
  });
});

describe('order and limits', () => {
  const spread = { 'B4 orc': 1, 'A1 orc': 1, 'FL orc': 1 };
  const rich = { supply: { goblin: 8, orc: 8 }, gear: { 'L3 sap': 'yes' } };

  test('S10.2.1 Saps, B4, the other ramparts, the foregrounds, the supply', () => {
    const moves = ['sap goblin to L3', 'march B4-R5', 'march A1-L1', 'march FL-A1', 'march supply-FL'];
    const send = [undefined, 'send orc', 'send orc', 'send orc', 'send goblin'];
    for (const [done, move] of moves.entries()) {
      const match = minor(spread, rich);
      expect(refusal(match, move)).toEqual([]);
      play(match, move);
      const group = send[done];
      if (group) play(match, group);
      for (const earlier of moves.slice(0, done)) expect(refusal(match, earlier)).toContain('S10.2.1');
    }
  });

  test('S10.2.1 B3 moves to B4 with the other ramparts', () => {
    const match = play(minor({ ...spread, 'B3 orc': 2 }), 'march A1-L1', 'send orc');
    expect(refusal(match, 'march B3-B4')).toEqual([]);
    expect(refusal(match, 'march B4-R5')).toEqual(['S10.2.1']);
  });

  test('S10.2.2 up to 5 units leave a place in the minor maneuver, 7 in the major', () => {
    const six = { 'FL orc': 7 };
    expect(refusal(play(minor(six), 'march FL-A1'), 'send orc x6')).toEqual(['S10.2.2']);
    expect(refusal(play(minor(six), 'march FL-A1'), 'send orc x5')).toEqual([]);
    expect(refusal(play(major(six), 'march FL-A1'), 'send orc x7')).toEqual([]);
    expect(refusal(play(major({ 'FL orc': 8 }), 'march FL-A1'), 'send orc x8')).toContain('S10.2.2');
  });

  test('S10.2.3 up to 5, or 7, go from the supply to each foreground', () => {
    const supply = { supply: { orc: 20 } };
    expect(refusal(play(minor({}, supply), 'march supply-FL'), 'send orc x6')).toEqual(['S10.2.3']);
    const match = play(minor({}, supply), 'march supply-FL', 'send orc x5', 'march supply-FR', 'send orc x5');
    expect([horde(match, 'FL orc'), horde(match, 'FR orc'), match.state.supply[1]]).toEqual([5, 5, 10]);
    expect(refusal(play(major({}, supply), 'march supply-FL'), 'send orc x7')).toEqual([]);
    expect(refusal(play(major({}, supply), 'march supply-FL'), 'send orc x8')).toEqual(['S10.2.3']);
  });

  test('S10.2.4 the limit is counted over all destinations of a place', () => {
    const match = play(minor({ 'FL orc': 8 }), 'march FL-A1', 'send orc x3', 'march FL-A2');
    expect(refusal(match, 'send orc x3')).toEqual(['S10.2.2']);
    play(match, 'send orc x2');
    expect(refusal(match, 'march FL-A3')).toEqual(['S10.2.4']);
    const chain = play(minor({ 'B3 orc': 7 }), 'march B3-B4', 'send orc x5');
    expect(refusal(chain, 'march B3-R3')).toEqual(['S10.2.4']);
  });

  test('S10.2.4 as long as one more may leave, another group may set out', () => {
    const match = play(minor({ 'FL orc': 8 }), 'march FL-A1', 'send orc x4');
    expect(refusal(match, 'march FL-A2')).toEqual([]);
    play(match, 'march FL-A2', 'send orc');
    expect(refusal(match, 'march FL-A3')).toEqual(['S10.2.4']);
  });

  test('S10.2.5 only to a place with a free space', () => {
    expect(refusal(minor({ 'FL orc': 1, 'A1 orc': 7 }), 'march FL-A1')).toEqual(['S10.2.5']);
    expect(refusal(minor({ 'FL orc': 1, 'A1 orc': 6 }), 'march FL-A1')).toEqual([]);
  });

  test('S2.1.2, S2.1.4, S2.2.2 the space of foregrounds, ramparts and sections', () => {
    expect(refusal(minor({ 'FL orc': 10 }, { supply: { orc: 1 } }), 'march supply-FL')).toEqual(['S10.2.5']);
    expect(refusal(minor({ 'FL orc': 9 }, { supply: { orc: 1 } }), 'march supply-FL')).toEqual([]);
    expect(refusal(minor({ 'A1 orc': 1, 'L1 orc': 4 }), 'march A1-L1')).toEqual(['S10.2.5']);
    expect(refusal(minor({ 'A1 orc': 1, 'L2 orc': 3 }), 'march A1-L2')).toEqual(['S10.2.5']);
    expect(refusal(minor({ 'A1 orc': 1, 'L2 orc': 2 }), 'march A1-L2')).toEqual([]);
  });

  test('S10.2.1 whoever closes a step in which something could still go is warned, with its name', () => {
    const warning = (match: ReturnType<typeof table>, move: string) => match.warning(match.why(move).move as never);
    const said = (...steps: string[]) =>
      `S10.2.1: after this nothing more goes in this maneuver from: ${steps.join(', ')}.`;
    const everywhere = { 'B4 orc': 1, 'A2 orc': 1, 'FL orc': 2 };
    const set = { supply: { goblin: 1 }, gear: { 'L1 sap': 'yes' } };
    const match = minor(everywhere, set);
    expect(warning(match, 'march B4-R5')).toBe(said('Saps'));
    expect(warning(match, 'march A2-L2')).toBe(said('Saps', 'B4'));
    expect(warning(match, 'march FL-A1')).toBe(said('Saps', 'B4', 'the other ramparts'));
    expect(warning(match, 'march supply-FL')).toBe(said('Saps', 'B4', 'the other ramparts', 'the foregrounds'));
    play(match, 'sap goblin to L1');
    expect(warning(match, 'march B4-R5')).toBeUndefined();
    play(match, 'march B4-R5', 'send orc');
    expect(warning(match, 'march FL-A1')).toBe(said('the other ramparts'));
    play(match, 'march A2-L2', 'send orc');
    expect(warning(match, 'march FL-A1')).toBeUndefined();
    const trolls = minor(everywhere, { ...set, supply: { goblin: 0, troll: 1 } });
    expect(warning(trolls, 'march B4-R5')).toBeUndefined();
  });

  test('S10.2.1 a Quartermaster who has not served is such a step, and so is leading past a rampart', () => {
    const warning = (match: ReturnType<typeof table>, move: string) => match.warning(match.why(move).move as never);
    const two = { quartermaster: { A1: 'yes', B4: 'yes' }, supply: { orc: 1 } };
    // From B3 the unit could only be led: its own walls and B4 are full.
    const full = { 'R3 orc': 4, 'R4 orc': 3, 'B4 orc': 7, 'R5 orc': 1 };
    const match = minor({ 'FL orc': 1, 'B3 orc': 1, ...full }, two);
    expect(warning(match, 'guide orc past A1 to L1')).toContain('the other ramparts');
    expect(warning(match, 'guide orc past B4 to R5')).toContain('B4');
    // Where the walls beyond B4 are full as well, nobody can be led.
    const stuck = minor({ 'FL orc': 1, 'B3 orc': 1, ...full, 'R5 orc': 3 }, two);
    expect(warning(stuck, 'guide orc past A1 to L1')).toBeUndefined();
    expect(warning(minor({ 'FL orc': 1 }, two), 'guide orc past A1 to L1')).toBeUndefined();
    expect(warning(minor({ 'FL orc': 1 }, two), 'march supply-FL')).toContain('the foregrounds');
  });

  test('S10.2.1, S10.2.4 whoever closes a step from which one more unit may leave is warned too', () => {
    const warning = (match: ReturnType<typeof table>) => match.warning(match.why('march supply-FL').move as never);
    const supply = { supply: { orc: 1 } };
    const sent = (number: number, ...more: Parameters<typeof minor>) =>
      play(minor(...more), 'march FL-A1', `send orc x${number}`);
    expect(warning(sent(4, { 'FL orc': 6 }, supply))).toContain('the foregrounds');
    expect(warning(sent(5, { 'FL orc': 6 }, supply))).toBeUndefined();
    // The other ramparts are full: only a Quartermaster could lead somebody on.
    const full = { 'FL orc': 6, 'A2 orc': 7, 'A3 orc': 7 };
    const led = { ...supply, quartermaster: { A1: 'yes' } };
    expect(warning(sent(4, full, led))).toContain('the foregrounds');
    expect(warning(sent(5, full, led))).toBeUndefined();
    expect(warning(sent(4, full, supply))).toBeUndefined();
  });

  test('S10.2.1, S10.2.5 the last space is room enough for that warning, none is not', () => {
    const warning = (match: ReturnType<typeof table>, move: string) => match.warning(match.why(move).move as never);
    const sap = { supply: { goblin: 1 }, gear: { 'L1 sap': 'yes' } };
    const beside = (number: number) => warning(minor({ 'B4 orc': 1, 'L1 orc': number }, sap), 'march B4-R5');
    expect(beside(3)).toContain('Saps');
    expect(beside(4)).toBeUndefined();
    const before = (number: number) =>
      warning(minor({ 'B4 orc': 1, 'R4 orc': 3, 'R5 orc': number, 'FL orc': 1 }), 'march FL-A1');
    expect(before(2)).toContain('B4');
    expect(before(3)).toBeUndefined();
    const full = { 'R3 orc': 4, 'R4 orc': 3, 'B4 orc': 7, 'B3 orc': 1, 'FL orc': 1 };
    const led = (number: number) =>
      warning(minor({ ...full, 'R5 orc': number }, { quartermaster: { B4: 'yes' } }), 'march FL-A1');
    expect(led(2)).toContain('the other ramparts');
    expect(led(3)).toBeUndefined();
  });

  test('S10.2.6 a unit moves one step a maneuver', () => {
    const match = play(minor({ 'FL orc': 1 }), 'march FL-A1', 'send orc');
    expect(refusal(match, 'march A1-L1')).toEqual(['S10.2.1']);
    play(match, 'finish', 'major');
    expect(refusal(match, 'march A1-L1')).toEqual([]);
  });

  test('S10.2.7 no way leads from a wall section', () => {
    const sections = kit.sections.map((_, section) => kit.sectionPlace[section]);
    expect(kit.wayFrom.filter((place) => sections.includes(place))).toEqual([]);
    expect(refusal(minor({ 'L1 orc': 1 }), 'march A1-L1')).toEqual(['S10.4.1']);
    expect(ruleAgainst('march L1-L2')).toBe('S10.2.7');
  });

  test('S2.3.2, S10.2.5 a way that there is not is refused with the paragraph that lacks it', () => {
    expect(ruleAgainst('march FR-B4')).toBe('S2.3.2');
    expect(ruleAgainst('march FL-B1')).toBe('S2.3.2');
    expect(ruleAgainst('march A1-A2')).toBe('S10.2.5');
    expect(ruleAgainst('march A1-FL')).toBe('S10.2.5');
    expect(ruleAgainst('march hither')).toBeUndefined();
  });
});

describe('Sap units', () => {
  const sap = { gear: { 'L1 sap': 'yes' }, supply: { goblin: 2, orc: 2, troll: 2 } };

  test('S10.3.1 one goblin or orc of the supply, once in a Phase 6', () => {
    const match = minor({}, sap);
    expect(refusal(match, 'sap troll to L1')).toEqual(['S10.3.1']);
    expect(refusal(match, 'sap goblin to L2')).toEqual(['S10.3.1']);
    play(match, 'sap orc to L1');
    expect([horde(match, 'L1 orc'), match.state.supply[1]]).toEqual([1, 1]);
    expect(refusal(match, 'sap goblin to L1')).toContain('S10.3.1');
    play(match, 'finish', 'major');
    expect(refusal(match, 'sap goblin to L1')).toContain('S10.3.1');
    expect(refusal(minor({}, { ...sap, supply: { orc: 1 } }), 'sap goblin to L1')).toEqual(['S10.3.1']);
  });

  test('S7.6.3 the Sap serves again in the next Phase 6', () => {
    const match = play(minor({}, { ...sap, withheld: 3 }), 'sap orc to L1', 'finish', 'orders', 'no orders');
    expect(match.state.round).toBe(2);
    play(match, 'use maneuver for nothing', 'minor');
    expect(refusal(match, 'sap goblin to L1')).toEqual([]);
  });

  test('S10.3.2 a free invader space', () => {
    expect(refusal(minor({ 'L1 goblin': 4 }, sap), 'sap goblin to L1')).toEqual(['S10.3.2']);
    expect(refusal(minor({ 'L1 goblin': 3 }, sap), 'sap goblin to L1')).toEqual([]);
  });

  test('S10.3.3 no path is crossed, no limit counts', () => {
    const match = play(minor({ 'A1 orc': 7 }, { ...sap, trap: { 'A1-L1': 'goblin trap' } }), 'sap goblin to L1');
    expect(match.state.departed.every((number) => number === 0)).toBe(true);
    expect([horde(match, 'L1 goblin'), match.state.trapOpen.includes(1)]).toEqual([1, false]);
  });
});

describe('groups and traps', () => {
  const group = { 'FL goblin': 3, 'FL orc': 1, 'FL troll': 2, 'FL siege tower': 1 };
  const all = 'send goblin x2, orc, troll x2';
  const trapped = (trap: string) => minor(group, { trap: { 'FL-A1': trap } });

  test('S10.4.1 the pieces of a group are named together', () => {
    const match = play(minor(group), 'march FL-A1');
    expect(refusal(match, 'send none')).toEqual(['S10.4.1']);
    expect(refusal(match, 'send orc x2')).toEqual(['S10.4.1']);
    play(match, all);
    expect(['goblin', 'orc', 'troll'].map((unit) => horde(match, `A1 ${unit}`))).toEqual([2, 1, 2]);
    expect(['goblin', 'orc', 'troll'].map((unit) => horde(match, `FL ${unit}`))).toEqual([1, 0, 0]);
    expect(refusal(minor(), 'march FL-A1')).toEqual(['S10.4.1']);
  });

  test('S10.4.2 the group must fit before any trap acts', () => {
    const match = play(minor({ ...group, 'A1 orc': 5 }, { trap: { 'FL-A1': 'goblin trap' } }), 'march FL-A1');
    expect(refusal(match, 'send goblin x3')).toEqual(['S10.4.2']);
    expect(refusal(match, 'send goblin x2')).toEqual([]);
  });

  test('S10.4.3 the trap is turned up, the rest arrive', () => {
    const match = play(trapped('goblin trap'), 'march FL-A1', all);
    expect(eventsOf(match, 'trap turned')).toMatchObject([{ rule: 'S10.4.3', path: 'FL-A1', trap: 'goblin trap' }]);
    expect([horde(match, 'A1 orc'), horde(match, 'A1 troll')]).toEqual([1, 2]);
    expect(eventsOf(play(trapped('goblin trap'), 'march FL-A2', all), 'trap turned')).toEqual([]);
  });

  test('S10.4.4 a troll trap kills one troll', () => {
    const match = play(trapped('troll trap'), 'march FL-A1', all);
    expect([horde(match, 'A1 troll'), horde(match, 'A1 goblin'), match.state.discarded[2]]).toEqual([1, 2, 1]);
    expect(eventsOf(match, 'invaders killed')).toMatchObject([{ rule: 'S10.4.4', path: 'FL-A1' }]);
  });

  test('S10.4.5 a goblin trap kills all goblins', () => {
    const match = play(trapped('goblin trap'), 'march FL-A1', all);
    expect([horde(match, 'A1 goblin'), horde(match, 'FL goblin'), match.state.discarded[0]]).toEqual([0, 1, 2]);
    expect(told(match)).toContain('invaders killed S10.4.5');
  });

  test('S10.4.6 a siege tower trap holds siege towers', () => {
    const match = play(trapped('siege tower trap'), 'march FL-A1', 'send orc, siege tower');
    expect([horde(match, 'FL siege tower'), horde(match, 'A1 siege tower'), horde(match, 'A1 orc')]).toEqual([1, 0, 1]);
    const free = play(trapped('troll trap'), 'march FL-A1', 'send orc, siege tower');
    expect(horde(free, 'A1 siege tower')).toBe(1);
  });

  test('S10.4.7 nothing more crosses the path in that maneuver', () => {
    const match = play(minor(group), 'march FL-A1', 'send goblin');
    expect(refusal(match, 'march FL-A1')).toEqual(['S10.4.7']);
    expect(refusal(match, 'march FL-A2')).toEqual([]);
    play(match, 'finish', 'major');
    expect(refusal(match, 'march FL-A1')).toEqual([]);
  });

  test('S10.4.9 a trap stays and acts on every later group', () => {
    const match = play(
      trapped('troll trap'),
      'march FL-A1',
      'send troll',
      'finish',
      'major',
      'march FL-A1',
      'send troll',
    );
    expect(match.state.discarded[2]).toBe(2);
    expect(eventsOf(match, 'trap turned')).toHaveLength(1);
  });
});

describe('B3, B4 and the marauders', () => {
  test('S2.3.2 B4 is entered from B3 alone', () => {
    expect(kit.paths.filter((path) => path.endsWith('-B4'))).toEqual(['B3-B4']);
    expect(refusal(minor({ 'B3 orc': 1 }), 'march B3-B4')).toEqual([]);
  });

  test('S10.5.1 B4 first, then B3, then the foreground', () => {
    const match = minor({ 'B4 orc': 1, 'B3 orc': 2, 'FR orc': 1 });
    play(match, 'march B4-R5', 'send orc', 'march B3-B4', 'send orc');
    expect(refusal(match, 'march B4-R4')).toEqual(['S10.2.1']);
    play(match, 'march FR-B3', 'send orc');
    expect(refusal(match, 'march B3-R3')).toEqual(['S10.2.1']);
  });

  test('S10.6.1 the marauders join a unit that arrives on B4 from B3', () => {
    const match = play(minor({ 'B3 orc': 1 }), 'march B3-B4', 'send orc');
    expect([horde(match, 'B4 orc'), horde(match, 'B4 goblin')]).toEqual([2, 1]);
    const dead = minor({ 'B3 goblin': 1 }, { trap: { 'B3-B4': 'goblin trap' } });
    expect(horde(play(dead, 'march B3-B4', 'send goblin'), 'B4 orc')).toBe(0);
  });

  test('S10.6.2 as many as fit, by choice', () => {
    const match = play(minor({ 'B3 orc': 1, 'B4 orc': 5 }), 'march B3-B4', 'send orc');
    expect(due(match)).toBe('marauders');
    expect(refusal(match, 'take troll')).toEqual(['S10.6.2']);
    play(match, 'take goblin');
    expect([horde(match, 'B4 goblin'), horde(match, 'B4 orc')]).toEqual([1, 6]);
    const full = play(minor({ 'B3 orc': 1, 'B4 orc': 6 }), 'march B3-B4', 'send orc');
    expect([due(full), horde(full, 'B4 goblin')]).toEqual(['maneuver', 0]);
    const shot = { 'B3 orc': 1, 'B4 orc': 5, 'marauders goblin': 0 };
    expect(horde(play(minor(shot), 'march B3-B4', 'send orc'), 'B4 orc')).toBe(7);
  });

  test('S10.6.3 then the space is filled up from the bag', () => {
    const match = minor({ 'B3 orc': 1 });
    const [goblins, orcs] = match.state.bag;
    play(match, 'march B3-B4', 'send orc');
    expect([horde(match, 'marauders goblin'), horde(match, 'marauders orc')]).toEqual([1, 1]);
    expect([match.state.bag[0], match.state.bag[1]]).toEqual([goblins - 1, orcs - 1]);
    const empty = minor({ 'B3 orc': 1 }, { discarded: { goblin: 59 } });
    play(empty, 'march B3-B4', 'send orc');
    expect([horde(empty, 'marauders goblin'), horde(empty, 'marauders orc')]).toEqual([0, 1]);
  });

  test('S10.6.4 traps do not touch the marauders', () => {
    const match = minor({ 'B3 orc': 1 }, { trap: { 'B3-B4': 'goblin trap' } });
    expect(horde(play(match, 'march B3-B4', 'send orc'), 'B4 goblin')).toBe(1);
  });

  test('S10.6.5 a siege tower or a guided unit does not bring them', () => {
    const tower = play(minor({ 'B3 siege tower': 1 }), 'march B3-B4', 'send siege tower');
    expect([horde(tower, 'B4 siege tower'), horde(tower, 'B4 goblin')]).toEqual([1, 0]);
    const guided = minor({ 'B3 orc': 1 }, { quartermaster: { B4: 'yes' } });
    expect(horde(play(guided, 'guide orc past B4 to R5'), 'B4 goblin')).toBe(0);
  });
});

describe('Quartermasters', () => {
  const A1 = { quartermaster: { A1: 'yes' } };

  test('S10.7.1 one unit of the foreground skips the rampart, full or not, once in a Phase 6', () => {
    const match = minor({ 'FL orc': 2, 'A1 orc': 7 }, A1);
    expect(refusal(match, 'guide orc past A2 to L2')).toContain('S10.7.1');
    expect(refusal(match, 'guide troll past A1 to L1')).toContain('S10.7.1');
    expect(refusal(match, 'guide orc past A1 to L3')).toEqual(['S10.7.1']);
    play(match, 'guide orc past A1 to L1');
    expect([horde(match, 'L1 orc'), horde(match, 'FL orc')]).toEqual([1, 1]);
    expect(refusal(match, 'march A1-L1')).toEqual(['S10.2.1']);
    expect(refusal(minor({ 'FL orc': 1, 'L1 goblin': 4 }, A1), 'guide orc past A1 to L1')).toEqual(['S10.7.1']);
  });

  test('S10.7.1 without a Quartermaster who has not served nobody is led', () => {
    // The first paragraph is against leading at all, the second against the rampart.
    expect(refusal(minor({ 'FL orc': 2 }), 'guide orc past A1 to L1')).toEqual(['S10.7.1', 'S10.7.1']);
    const match = play(minor({ 'FL orc': 2 }, A1), 'guide orc past A1 to L1');
    expect(refusal(match, 'guide orc past A1 to L2')).toEqual(['S10.7.1', 'S8.3.3']);
  });

  test('S8.3.3 each Quartermaster serves once in a Phase 6', () => {
    const two = { quartermaster: { A1: 'yes', A2: 'yes' } };
    const match = play(minor({ 'FL orc': 3 }, two), 'guide orc past A1 to L1');
    expect(refusal(match, 'guide orc past A1 to L2')).toEqual(['S8.3.3']);
    expect(refusal(match, 'guide orc past A2 to L2')).toEqual([]);
    play(match, 'finish', 'major');
    expect(refusal(match, 'guide orc past A1 to L2')).toEqual(['S8.3.3']);
  });

  test('S10.7.2 past B4 the unit comes from B3, and past B3 not to B4', () => {
    const match = minor({ 'B3 orc': 1, 'FR troll': 1 }, { quartermaster: { B4: 'yes', B3: 'yes' } });
    expect(refusal(match, 'guide troll past B4 to R5')).toEqual(['S10.7.1']);
    expect(refusal(match, 'guide troll past B3 to R5')).toEqual(['S10.7.1']);
    expect(refusal(match, 'guide troll past B3 to R4')).toEqual([]);
    play(match, 'guide orc past B4 to R5');
    expect([horde(match, 'R5 orc'), horde(match, 'B3 orc')]).toEqual([1, 0]);
    expect(refusal(match, 'march FR-B3')).toEqual([]);
    const late = play(minor({ 'B3 orc': 1, 'FR orc': 2 }, { quartermaster: { B4: 'yes' } }), 'march FR-B1', 'send orc');
    expect(refusal(late, 'guide orc past B4 to R5')).toEqual(['S10.2.1']);
  });

  test('S10.7.3 the unit counts against the limit of the place it leaves', () => {
    const match = play(minor({ 'FL orc': 7 }, A1), 'march FL-A2', 'send orc x5');
    expect(refusal(match, 'guide orc past A1 to L1')).toEqual(['S10.7.3']);
    const other = play(minor({ 'FL orc': 7 }, A1), 'guide orc past A1 to L1', 'march FL-A2');
    expect(refusal(other, 'send orc x5')).toEqual(['S10.2.2']);
    expect(refusal(other, 'send orc x4')).toEqual([]);
  });

  test('S10.7.4 it crosses both paths, and the traps on both act', () => {
    const trapped = (path: string, trap: string) => minor({ 'FL goblin': 1 }, { ...A1, trap: { [path]: trap } });
    for (const path of ['FL-A1', 'A1-L1']) {
      const match = play(trapped(path, 'goblin trap'), 'guide goblin past A1 to L1');
      expect([horde(match, 'L1 goblin'), horde(match, 'FL goblin'), match.state.discarded[0]]).toEqual([0, 0, 1]);
      expect(eventsOf(match, 'trap turned')).toMatchObject([{ path, trap: 'goblin trap' }]);
      expect(eventsOf(match, 'invaders killed')).toMatchObject([{ rule: 'S10.4.5', path, unit: 'goblin', number: 1 }]);
      expect(horde(play(trapped(path, 'troll trap'), 'guide goblin past A1 to L1'), 'L1 goblin')).toBe(1);
    }
    const troll = minor({ 'FL troll': 1 }, { ...A1, trap: { 'A1-L1': 'troll trap' } });
    expect(play(troll, 'guide troll past A1 to L1').state.discarded[2]).toBe(1);
  });

  test('S10.4.7 a guided unit may cross a path that a group has crossed', () => {
    const match = play(minor({ 'FL orc': 2 }, A1), 'march FL-A1', 'send orc');
    expect(refusal(match, 'guide orc past A1 to L1')).toEqual([]);
    play(match, 'guide orc past A1 to L1');
    const other = play(minor({ 'FL orc': 2 }, A1), 'guide orc past A1 to L1');
    expect(refusal(other, 'march FL-A1')).toEqual([]);
  });

  test('S10.7.5 a siege tower cannot be led', () => {
    const match = minor({ 'FL siege tower': 1 }, A1);
    expect(() => match.why('guide siege tower past A1 to L1')).toThrow();
    expect(refusal(match, 'guide orc past A1 to L1')).toContain('S10.7.1');
  });
});

describe('siege towers', () => {
  test('S10.8.1, S6.5.3, S2.1.8 a siege tower counts as one against the limit and for space', () => {
    const match = play(minor({ 'FL orc': 5, 'FL siege tower': 1 }), 'march FL-A1');
    expect(refusal(match, 'send orc x5, siege tower')).toEqual(['S10.2.2']);
    expect(refusal(match, 'send orc x4, siege tower')).toEqual([]);
    const full = play(minor({ 'FL orc': 2, 'A1 orc': 5, 'A1 siege tower': 1 }), 'march FL-A1');
    expect(refusal(full, 'send orc x2')).toEqual(['S10.4.2']);
  });

  const held = () =>
    play(
      minor({ 'FL orc': 6, 'FL siege tower': 1 }, { trap: { 'FL-A1': 'siege tower trap' } }),
      'march FL-A1',
      'send siege tower',
    );

  test('S10.8.2 one held by a trap uses none of the limit', () => {
    const match = held();
    expect(eventsOf(match, 'siege towers held')).toMatchObject([{ rule: 'S10.4.6', number: 1 }]);
    play(match, 'march FL-A2');
    expect(refusal(match, 'send orc x5')).toEqual([]);
  });

  test('S10.8.3 only where a trap has held one; the supply has none at all (S10.4.1)', () => {
    for (const way of ['supply-FL', 'supply-FR'])
      expect(refusal(play(minor({}, { supply: { orc: 1 } }), `march ${way}`), 'send siege tower')).toEqual(['S10.4.1']);
    expect(refusal(play(minor({ 'FL orc': 1 }), 'march FL-A1'), 'send siege tower')).toEqual(['S10.4.1']);
  });

  test('S10.8.3 another that stands there may still go', () => {
    const two = minor({ 'FL siege tower': 2 }, { trap: { 'FL-A1': 'siege tower trap' } });
    play(two, 'march FL-A1', 'send siege tower', 'march FL-A2');
    expect(refusal(two, 'send siege tower x2')).toContain('S10.8.3');
    expect(horde(play(two, 'send siege tower'), 'A2 siege tower')).toBe(1);
  });

  test('S10.8.3 it may not try another path in the same maneuver', () => {
    const match = play(held(), 'march FL-A2');
    expect(refusal(match, 'send siege tower')).toContain('S10.8.3');
    play(match, 'send orc', 'finish', 'major', 'march FL-A2');
    expect(refusal(match, 'send siege tower')).toEqual([]);
  });
});

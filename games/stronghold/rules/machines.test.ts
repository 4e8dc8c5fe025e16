import { Match } from '@ravelin/engine';
import { variants } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { readComponents } from '../index.ts';
import { eventsOf, horde, kernel, kit, play, position, refusal, type Setting, table } from '../testing.ts';

const MACHINES = ['ballista', 'catapult', 'trebuchet', 'mantelet', 'siege-tower'];
const LINE = ['briefing', 'resources', ...MACHINES, 'banner', 'maneuver'];
const RICH = { supply: { goblin: 4, orc: 4, troll: 4 }, wood: 10 };
const at = (set: Setting['set'] = {}) => table({ line: LINE, set: { ...RICH, ...set } });
const using = (card: string, price: string, set: Setting['set'] = {}) => play(at(set), `use ${card} for ${price}`);
const site = (match: ReturnType<typeof table>, id: string) => {
  const i = kit.sites.indexOf(id);
  const { machine, hits, misses } = match.state;
  return [machine[i] < 0 ? 'none' : MACHINES[machine[i]], hits[i], misses[i]];
};
const FULL = { 'A1-1': 'catapult', 'A1-2': 'mantelet' };

describe('building', () => {
  test('S6.1.1 a machine is placed at once on a free space', () => {
    const match = play(using('ballista', 'troll'), 'build at A1');
    expect(site(match, 'A1-1')[0]).toBe('ballista');
    expect(site(play(using('ballista', 'troll', { machine: { 'A1-1': 'mantelet' } }), 'build at A1'), 'A1-2')[0]).toBe(
      'ballista',
    );
  });

  test('S2.1.5 a rampart has two machine spaces, a foreground two', () => {
    expect(refusal(using('ballista', 'troll', { machine: FULL }), 'build at A1')).toEqual(['S2.1.5']);
    expect(refusal(using('ballista', 'troll', { machine: FULL }), 'build at A2')).toEqual([]);
    const trebuchets = { machine: { 'FL-1': 'trebuchet', 'FL-2': 'trebuchet' } };
    expect(refusal(using('siege-tower', 'troll', trebuchets), 'build at FL')).toEqual([]);
  });

  test('S6.1.2 at most four barrage machines', () => {
    const three = { 'A1-1': 'ballista', 'A2-1': 'ballista', 'FL-1': 'trebuchet', 'A3-1': 'mantelet' };
    expect(refusal(at({ machine: three }), 'use catapult for troll')).toEqual([]);
    const four = { ...three, 'B1-1': 'catapult' };
    expect(refusal(at({ machine: four }), 'use catapult for troll')).toEqual(['S6.1.2']);
    expect(refusal(at({ machine: four }), 'use mantelet for orc')).toEqual([]);
    expect(refusal(at({ machine: four }), 'use siege-tower for troll')).toEqual([]);
  });

  test('S1.4.3 no more machines of a kind than the box holds', () => {
    const two = { 'FL-1': 'trebuchet', 'FR-1': 'trebuchet' };
    expect(refusal(at({ machine: two }), 'use trebuchet for troll')).toEqual(['S1.4.3']);
    expect(refusal(at({ machine: { 'FL-1': 'trebuchet' } }), 'use trebuchet for troll')).toEqual([]);
    expect(refusal(at({ horde: { 'FL siege tower': 1, 'L1 siege tower': 2 } }), 'use siege-tower for troll')).toEqual([
      'S1.4.3',
    ]);
  });

  test('S6.1.3 a barrage machine receives 2 Hits and 4 Misses, a mantelet none', () => {
    expect(site(play(using('trebuchet', 'troll'), 'build at FR'), 'FR-1')).toEqual(['trebuchet', 2, 4]);
    expect(site(play(using('mantelet', 'orc'), 'build at B4'), 'B4-1')).toEqual(['mantelet', 0, 0]);
  });

  test('S6.1.5 where Hits or Misses are short, what there is', () => {
    const { changed } = variants(kit.files, readComponents);
    const set = readComponents(
      changed(({ pieces }) => {
        [pieces.hits, pieces.misses] = [1, 3];
      }),
    );
    const match = new Match(kernel, { set, position: position({ line: LINE, set: RICH }) });
    play(match, 'use catapult for troll', 'build at B1');
    expect(site(match, 'B1-1')).toEqual(['catapult', 1, 3]);
  });
});

describe('where they stand', () => {
  test.each([
    ['ballista', 'troll', 'S6.2.2'],
    ['catapult', 'troll', 'S6.3.2'],
    ['mantelet', 'orc', 'S6.4.2'],
  ])('S6.2.2, S6.3.2, S6.4.2 %s for %s on a rampart (%s)', (card, price, rule) => {
    const match = using(card, price);
    expect(refusal(match, 'build at FL')).toContain(rule);
    expect(refusal(match, 'build at L1')).toContain(rule);
    expect(refusal(match, 'build at A3')).toEqual([]);
  });

  test('S6.2.2, S6.3.2 Ballista and Catapult stand on the rampart', () => {
    expect(site(play(using('ballista', 'troll'), 'build at B4'), 'B4-1')[0]).toBe('ballista');
    expect(site(play(using('catapult', 'troll'), 'build at B3'), 'B3-1')[0]).toBe('catapult');
  });

  test('S6.4.2 one mantelet a rampart', () => {
    const match = using('mantelet', 'orc', { machine: { 'A1-1': 'mantelet' } });
    expect(refusal(match, 'build at A1')).toEqual(['S6.4.2']);
    expect(refusal(match, 'build at A2')).toEqual([]);
  });

  test('S6.5.2 a Siege Tower on a foreground with a free unit space', () => {
    const match = using('siege-tower', '2 orcs', { horde: { 'FR orc': 8 } });
    expect(refusal(match, 'build at FR')).toEqual(['S6.5.2']);
    expect(refusal(match, 'build at A1')).toEqual(['S6.5.2']);
    play(match, 'build at FL');
    expect(horde(match, 'FL siege tower')).toBe(1);
    expect(eventsOf(match, 'siege tower built')).toMatchObject([{ rule: 'S6.5.2', foreground: 'FL' }]);
  });

  test('S6.5.2, S4.3.5 with both foregrounds full the card is refused by its own paragraph too', () => {
    expect(refusal(at({ horde: { 'FL orc': 8, 'FR orc': 8 } }), 'use siege-tower for troll')).toEqual([
      'S6.5.2',
      'S4.3.5',
    ]);
  });

  test('S6.5.6, S1.4.4 a Siege Tower that was removed may be built again', () => {
    const three = { 'A1 siege tower': 1, 'A2 siege tower': 1, 'L1 siege tower': 1 };
    expect(refusal(at({ horde: three }), 'use siege-tower for troll')).toEqual(['S1.4.3']);
    const removed = table({ set: { horde: three }, at: 'strength' });
    expect(eventsOf(removed, 'siege tower removed')).toMatchObject([{ rule: 'S6.5.6', section: 'L1', number: 1 }]);
    expect(refusal(at({ horde: { ...three, 'L1 siege tower': 0 } }), 'use siege-tower for troll')).toEqual([]);
  });

  test('S6.6.2 a Trebuchet on a foreground', () => {
    expect(refusal(using('trebuchet', 'troll'), 'build at A1')).toEqual(['S6.6.2']);
    expect(refusal(using('trebuchet', 'troll'), 'build at FL')).toEqual([]);
  });
});

describe('prices', () => {
  const wood = (card: string, enough: number, price: string) => {
    expect(refusal(at({ wood: enough - 1 }), `use ${card} for ${price}`)).toContain('S4.3.1');
    expect(play(at({ wood: enough }), `use ${card} for ${price}`).state.wood).toBe(0);
  };

  test('S6.2.1 a Ballista costs 5 wood and 1 troll or 2 goblins', () => {
    wood('ballista', 5, 'troll');
    expect(refusal(at(), 'use ballista for 2 goblins')).toEqual([]);
    expect(refusal(at(), 'use ballista for 2 orcs')).toEqual(['S4.3.2']);
  });
  test('S6.3.1 a Catapult costs 5 wood and 1 troll or 2 goblins', () => {
    wood('catapult', 5, '2 goblins');
    expect(refusal(at(), 'use catapult for troll')).toEqual([]);
    expect(refusal(at(), 'use catapult for orc')).toEqual(['S4.3.2']);
  });
  test('S6.4.1 a Mantelet costs 3 wood and 1 orc or 2 goblins', () => {
    wood('mantelet', 3, 'orc');
    expect(refusal(at(), 'use mantelet for 2 goblins')).toEqual([]);
    expect(refusal(at(), 'use mantelet for troll')).toEqual(['S4.3.2']);
  });
  test('S6.5.1 a Siege Tower costs 4 wood and 1 troll or 2 orcs', () => {
    wood('siege-tower', 4, '2 orcs');
    expect(refusal(at(), 'use siege-tower for troll')).toEqual([]);
    expect(refusal(at(), 'use siege-tower for 2 goblins')).toEqual(['S4.3.2']);
  });
  test('S6.6.1 a Trebuchet costs 6 wood and 1 troll or 2 orcs', () => {
    wood('trebuchet', 6, 'troll');
    expect(refusal(at(), 'use trebuchet for 2 orcs')).toEqual([]);
    expect(refusal(at(), 'use trebuchet for 2 goblins')).toEqual(['S4.3.2']);
  });
});

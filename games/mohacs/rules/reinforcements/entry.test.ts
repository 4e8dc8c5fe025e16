import { describe, expect, test } from 'vitest';
import {
  due,
  eventsOf,
  type Field,
  facingOf,
  hexOf,
  kit,
  leaderOf,
  movesOf,
  play,
  refusal,
  stateOf,
  table,
} from '../../testing.ts';
import { HUNGARY, OTTOMAN } from '../the-battle/state.ts';

const centre: Field = {
  command: 'centre',
  units: {
    'porte-1': '3310 N',
    'tomori-1': '1520 S',
    'centre-archer-1': 'waiting',
    'centre-levy-1': 'waiting',
    'centre-levy-2': 'waiting',
    'centre-levy-3': 'waiting',
  },
  leaders: { suleiman: '3310', achmed: '3310' },
  at: 'activation',
};
const preview = (match: ReturnType<typeof table>, move: string) => match.preview(match.why(move).move as never)[0];

describe('M15.1 entering the map', () => {
  test('M3.5.1 how many units could still enter is told to their owner alone: it depends on where his leaders are', () => {
    const match = play(table(centre), 'end moves');
    const idle = (viewer: number | undefined) => match.events(viewer).find(({ event }) => event === 'moves end')?.idle;
    expect([idle(OTTOMAN), idle(HUNGARY), idle(undefined)]).toEqual([5, undefined, undefined]);
  });

  test('M11.0.2.5, M15.1.0.4 a Retired unit in the box could not enter, nor anybody where all entry hexes are taken', () => {
    const idle = (units: Record<string, string>) => {
      const match = table({ command: 'bali', units: { 'bali-1': '3015 N', ...units }, leaders: { bali: '3015' } });
      return eventsOf(play(match, 'end moves'), 'moves end')[0].idle;
    };
    expect(idle({ 'bali-2': 'box disordered' })).toBe(2);
    expect(idle({ 'bali-2': 'box retired' })).toBe(1);
    const gates = ['3412', '3413', '3414', '3415', '3416', '3417'];
    const taken = Object.fromEntries(gates.map((hex, i) => [`porte-${i + 1}`, hex]));
    expect(idle({ 'bali-2': 'box disordered', ...taken })).toBe(1);
  });

  test('M15.1.0.2 units enter in their go and may move on, fire and attack like others', () => {
    const match = table(centre);
    play(match, 'enter centre-levy-1 at 3414');
    expect(due(match)).toBe('on');
    expect([hexOf(match, 'centre-levy-1'), facingOf(match, 'centre-levy-1')]).toEqual(['3414', 'N']);
    expect(stateOf(match, 'centre-levy-1')).toBe('order');
    expect(refusal(match, 'on to 3314 facing N')).toEqual([]);
    play(match, 'on to 3314 facing NE');
    expect(refusal(match, 'enter centre-levy-1 at 3414')).toContain('M6.1.1.2');
    expect(refusal(match, 'enter porte-1 at 3414')).toContain('M15.1.0.2');
    expect(refusal(match, 'enter porte-2 at 3414')).toEqual(['M10.4']);
    expect(refusal(match, 'move centre-levy-2 to 3314 facing N')).toContain('M15.1.0.2');
  });

  test('M15.1.0.3 it costs the hex as from level ground, and 1 more for each who has come through it', () => {
    const match = table(centre);
    expect(preview(match, 'enter centre-levy-1 at 3414').lines).toEqual([['M15.1.0.3', '3414', 1]]);
    play(match, 'enter centre-levy-1 at 3414', 'on to 3412 facing N');
    expect(preview(match, 'enter centre-levy-2 at 3414').lines).toEqual([
      ['M15.1.0.3', '3414', 1],
      ['M15.1.0.3', 'entered here before', 1],
    ]);
    expect(preview(match, 'enter centre-levy-2 at 3415').total).toBe(1);
    play(match, 'enter centre-levy-2 at 3414');
    // 4 MP less the 2 for entering.
    expect(refusal(match, 'on to 3416 facing N')).toEqual([]);
    expect(refusal(match, 'on to 3417 facing N')).toEqual(['M6.1.1.1']);
  });

  test('M15.1.0.3 a unit that cannot pay does not enter', () => {
    const match = table({ ...centre, at: 'moves', fields: { crowd: { 3414: 4 }, linked: { 3414: 'others, levies' } } });
    expect(refusal(match, 'enter centre-levy-1 at 3414')).toEqual(['M15.1.0.3']);
    expect(refusal(match, 'enter centre-levy-1 at 3413')).toEqual([]);
  });

  test('M15.1.0.3 a unit still to come pays out of the MA of its ordered side', () => {
    // 1 for the hex and 3 for those before it: all of the MA of 4, of which Disordered it would have 3.
    const match = table({ ...centre, at: 'moves', fields: { crowd: { 3414: 3 }, linked: { 3414: 'others, levies' } } });
    expect(refusal(match, 'enter centre-levy-1 at 3414')).toEqual([]);
    expect(preview(match, 'enter centre-levy-1 at 3414').total).toBe(4);
    const boxed = table({
      command: 'anatolia',
      units: { 'tomori-1': '1520 S', 'anatolia-1': 'waiting', 'anatolia-2': 'box disordered' },
      leaders: { anatolia: 'waiting' },
      fields: { crowd: { 3402: 6, 3414: 6 }, linked: { 3402: 'others', 3414: 'others' } },
    });
    // M10.1.1: out of the box it comes as it is, Disordered.
    expect(refusal(boxed, 'enter anatolia-1 at 3402')).toEqual([]);
    expect(refusal(boxed, 'enter anatolia-2 at 3414')).toEqual(['M15.1.0.3']);
  });

  test('M15.1.0.4 the hex must be empty, a friendly gun excepted, in whose hex nobody may stop', () => {
    const match = table({ ...centre, units: { ...centre.units, 'porte-2': '3414', 'centre-gun-1': '3415' } });
    expect(refusal(match, 'enter centre-levy-1 at 3414')).toEqual(['M15.1.0.4']);
    play(match, 'enter centre-levy-1 at 3415');
    expect(refusal(match, 'halt')).toEqual(['M3.1.1.2']);
    play(match, 'turn to NE');
    expect(due(match)).toBe('on');
    play(match, 'on to 3316 facing N');
    expect(hexOf(match, 'centre-levy-1')).toBe('3316');
    // Walled in behind the gun, it may not come in at all.
    const walls = {
      'porte-3': '3414',
      'porte-4': '3416',
      'porte-5': '3315',
      'porte-6': '3316',
      'centre-gun-1': '3415',
    };
    const shut = table({ ...centre, units: { ...centre.units, ...walls } });
    expect(refusal(shut, 'enter centre-levy-1 at 3415')).toEqual(['M3.1.1.3']);
  });

  test('M15.1.0.5 units that do not enter may do so later', () => {
    const match = table(centre);
    play(match, 'enter centre-levy-1 at 3414', 'halt', 'end moves');
    expect(stateOf(match, 'centre-levy-2')).toBe('waiting');
  });

  test('M15.1.0.6 leaders enter without crowding cost and cause none', () => {
    const match = table({
      command: 'anatolia',
      units: { 'tomori-1': '1520 S', 'anatolia-1': 'waiting', 'anatolia-2': 'waiting' },
      leaders: { anatolia: 'waiting' },
      at: 'activation',
    });
    play(match, 'enter anatolia-1 at 3402', 'halt');
    expect(preview(match, 'lead anatolia to 3402').lines).toEqual([['M15.1.0.6', '3402', 1]]);
    play(match, 'lead anatolia to 3402');
    expect(leaderOf(match, 'anatolia')).toBe('3402');
    expect(preview(match, 'enter anatolia-2 at 3401').total).toBe(1);
  });

  test('M3.2.4.1 entering an enemy ZOC stops a unit as usual', () => {
    const match = table({ ...centre, units: { ...centre.units, 'tomori-2': '3314 S' } });
    play(match, 'enter centre-levy-1 at 3414');
    expect(refusal(match, 'on to 3415 facing N')).toEqual(['M3.2.4.1']);
    expect(refusal(match, 'halt')).toEqual([]);
  });

  test('M15.1.0.8 units from the Ottoman box enter by the same rules, through 3412 to 3417', () => {
    const match = table({
      command: 'bali',
      units: { 'bali-1': '3015 N', 'bali-2': 'box disordered', 'bali-3': 'box retired', 'bali-4': 'box order' },
      leaders: { bali: '3015' },
      at: 'activation',
    });
    expect(refusal(match, 'enter bali-2 at 3418')).toEqual(['M11.0.2.3']);
    expect(refusal(match, 'enter bali-3 at 3415')).toEqual(['M11.0.2.5']);
    play(match, 'enter bali-2 at 3417');
    expect(stateOf(match, 'bali-2')).toBe('disordered');
    // M10.1.1: 6 MP Disordered, one of them spent.
    expect(movesOf(match, 'bali-2')).toEqual([]);
    expect(refusal(match, 'on to 3422 facing N')).toEqual([]);
    expect(refusal(match, 'on to 3423 facing N')).toEqual(['M6.1.1.1']);
  });

  test('M15.1.0.2 the facing with which a unit enters is told, whatever it was before', () => {
    const match = table({
      command: 'rumelia',
      units: { 'rumelia-1': 'box order' },
      leaders: { khosrev: 'box' },
      fields: { facing: { 'rumelia-1': 'SE' } },
    });
    play(match, 'enter rumelia-1 at 3414');
    expect(eventsOf(match, 'enters')).toMatchObject([{ unit: 'rumelia-1', hex: '3414', facing: 'N' }]);
    expect(facingOf(match, 'rumelia-1')).toBe('N');
  });

  test('M15.1.0.9 a leader in the box enters through 3412 to 3417', () => {
    const match = table({
      command: 'bali',
      units: { 'tomori-1': '1520', 'bali-2': 'box disordered' },
      leaders: { bali: 'box' },
      at: 'activation',
    });
    expect(refusal(match, 'lead bali to 3412')).toEqual([]);
    expect(refusal(match, 'lead bali to 3405')).toEqual([]);
    expect(refusal(match, 'lead bali to 3402')).toEqual(['M12.2.2.1']);
    play(match, 'lead bali to 3414');
    expect(leaderOf(match, 'bali')).toBe('3414');
  });

  test('M15.1.0.10 a unit is in command if its leader is off the map too, or can trace to the entry hex', () => {
    const led = (match: ReturnType<typeof table>, unit: string) => match.state.led[kit.units.indexOf(unit)];
    const off = table({
      command: 'bali',
      units: { 'tomori-1': '1520', 'bali-2': 'box disordered' },
      leaders: { bali: 'box' },
      at: 'activation',
    });
    play(off, 'enter bali-2 at 3415');
    expect(led(off, 'bali-2')).toBe(1);
    const setting = (leader: string): Field => ({
      command: 'bali',
      units: { 'bali-1': '2015', 'tomori-1': '3314 S', 'bali-2': 'box disordered' },
      leaders: { bali: leader },
      at: 'activation',
    });
    const near = play(table(setting('3417')), 'enter bali-2 at 3417', 'halt');
    expect(led(near, 'bali-2')).toBe(1);
    const far = table(setting('2015'));
    // Out of command it may not come in next to an enemy (M6.1.2.1).
    expect(refusal(far, 'enter bali-2 at 3414')).toEqual(['M6.1.2.1']);
    play(far, 'enter bali-2 at 3417', 'halt');
    expect(led(far, 'bali-2')).toBe(0);
  });

  test('M7.3.2.15 a unit that enters in a frontal hex of a firer has moved into it', () => {
    const match = table({ ...centre, units: { ...centre.units, 'hannibal-1': '3314 S' }, dice: [1] });
    play(match, 'enter centre-levy-1 at 3414');
    expect(due(match)).toBe('reaction');
    play(match, 'react hannibal-1');
    expect(due(match)).toBe('on');
  });
});

describe('M15.1.1, M15.1.2 the waves', () => {
  test('M15.1.1.1 the rest of the Centre enters through 3412 to 3417', () => {
    const match = table(centre);
    for (const hex of ['3412', '3413', '3414', '3415', '3416', '3417'])
      expect(refusal(match, `enter centre-archer-1 at ${hex}`)).toEqual([]);
    expect(refusal(match, 'enter centre-archer-1 at 3411')).toEqual(['M15.1.1.1']);
    expect(kit.waves[0].units).toHaveLength(20);
  });

  test("M15.1.1.2 in any activation of Suleiman's command, but not when Achmed's levies act by themselves", () => {
    const match = table({ ...centre, command: 'levies', units: { ...centre.units, 'centre-levy-4': '3311' } });
    expect(refusal(match, 'enter centre-levy-1 at 3414')).toEqual(['M15.1.1.2']);
  });

  test('M15.1.1.2 under Achmed as successor they may', () => {
    const match = table({
      ...centre,
      leaders: { achmed: '3310', suleiman: 'killed' },
      fields: { chief: { centre: 'achmed', levies: 'none' } },
    });
    expect(refusal(match, 'enter centre-levy-1 at 3414')).toEqual([]);
  });

  test('M15.1.2.1, M15.1.2.4 Anatolia enters through 3400 to 3404, and is then a command like any other', () => {
    const match = table({
      command: 'anatolia',
      units: { 'tomori-1': '1520 S', 'anatolia-1': 'waiting' },
      leaders: { anatolia: 'waiting' },
      at: 'activation',
    });
    expect(refusal(match, 'enter anatolia-1 at 3405')).toEqual(['M15.1.2.1']);
    expect(refusal(match, 'lead anatolia to 3400')).toEqual([]);
    const wave = kit.waves.findIndex(({ id }) => id === 'anatolia');
    expect(match.state.came[wave]).toBe(0);
    play(match, 'enter anatolia-1 at 3404');
    expect(match.state.came[wave]).toBe(1);
    expect(eventsOf(match, 'enters')).toMatchObject([{ rule: 'M15.1.0.2', unit: 'anatolia-1', hex: '3404', cost: 1 }]);
  });

  test.each([
    ['M15.2.1', 'transylvania', 'j-szapolyai', 'transylvania-1', '1400', '1200'],
    ['M15.2.2', 'slavonia', 'slavonia', 'slavonia-heavy-1', '3236', '3136'],
    ['M15.2.3', 'mixed', 'frangepane', 'mixed-medium-1', '1436', '1336'],
  ])('%s %s enters through its edge', (rule, command, leader, unit, inside, outside) => {
    const match = table({
      contingents: true,
      command,
      units: { 'tomori-1': '1520 S', [unit]: 'waiting' },
      leaders: { [leader]: 'waiting' },
      fields: { came: { [command]: 'yes' } },
      at: 'activation',
    });
    expect(refusal(match, `enter ${unit} at ${inside}`)).toEqual([]);
    expect(refusal(match, `enter ${unit} at ${outside}`)).toEqual([rule]);
  });
});

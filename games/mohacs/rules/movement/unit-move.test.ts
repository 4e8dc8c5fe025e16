import { describe, expect, test } from 'vitest';
import {
  due,
  eventsOf,
  type Field,
  facingOf,
  hexOf,
  kernel,
  kit,
  movesOf,
  play,
  refusal,
  stateOf,
  table,
} from '../../testing.ts';

const preview = (match: ReturnType<typeof table>, move: string) =>
  match.preview(match.why(move).move as never).map(({ title, lines, total }) => ({ title, lines, total }));

describe('M6.1.1 moving', () => {
  test('M6.1.1.1 from hex to neighbouring hex, each step paid for, up to the MA', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520' } });
    expect(refusal(match, 'move tomori-1 to 1514 facing S')).toEqual([]);
    expect(refusal(match, 'move tomori-1 to 1513 facing S')).toEqual(['M6.1.1.1']);
    expect(preview(match, 'move tomori-1 to 1518 facing S')).toEqual([
      {
        title: 'Movement Points',
        lines: [
          ['M19.8.1', '1519', 1],
          ['M19.8.1', '1518', 1],
        ],
        total: 2,
      },
    ]);
    play(match, 'move tomori-1 to 1518 facing N');
    expect(eventsOf(match, 'moves')).toMatchObject([
      { rule: 'M6.1.1.1', unit: 'tomori-1', path: ['1519', '1518'], facing: 'N', riders: [] },
    ]);
    expect([hexOf(match, 'tomori-1'), facingOf(match, 'tomori-1')]).toEqual(['1518', 'N']);
  });

  test('M6.1.1.1 every path can be said: into a neighbouring hex directly, even if a way round costs less', () => {
    // By the road through 2110 it would cost 3.
    const match = table({ command: 'bali', units: { 'bali-1': '2009', 'tomori-1': '1520' } });
    expect(preview(match, 'move bali-1 to 2109 facing N')[0].total).toBe(4);
    play(match, 'move bali-1 to 2109 facing N');
    expect(eventsOf(match, 'moves')).toMatchObject([{ path: ['2109'] }]);
    // In the middle of a go too; the way round is said hex by hex.
    const under = () => play(table({ command: 'bali', units: { 'bali-1': '2010' } }), 'via bali-1 to 2009');
    expect(preview(under(), 'on to 2109 facing N')[0].total).toBe(5);
    const round = play(under(), 'via 2110');
    expect(preview(round, 'on to 2109 facing N')[0].total).toBe(4);
    // Where it cannot pay for the step it goes round.
    const poor = table({ command: 'bali', units: { 'bali-1': '2009' }, fields: {} });
    play(poor, 'via bali-1 to 1909', 'via 2009');
    expect(preview(poor, 'on to 2109 facing N')[0].total).toBe(6);
    const poorer = table({ command: 'bali', units: { 'bali-1': '2008' } });
    play(poorer, 'via bali-1 to 2009', 'via 1909', 'via 2009', 'via 2010', 'via 2009');
    expect(poorer.state.stack.at(-1)?.L.spent).toBe(5);
    expect(refusal(poorer, 'on to 2109 facing N')).toEqual(['M6.1.1.1']);
  });

  test('M3.1.1.2 a path past friendly guns can be said hex by hex', () => {
    const guns = { 'centre-gun-1': '2519', 'centre-gun-2': '2518' };
    const match = table({ command: 'bali', units: { 'bali-1': '2520', ...guns } });
    expect(refusal(match, 'move bali-1 to 2519 facing N')).toEqual(['M3.1.1.2']);
    play(match, 'via bali-1 to 2519');
    expect(refusal(match, 'halt')).toEqual(['M3.1.1.2']);
    play(match, 'via 2518', 'on to 2517 facing N');
    expect(eventsOf(match, 'moves').flatMap(({ path }) => path)).toEqual(['2519', '2518', '2517']);
    // With its last MP it may not come into the hex of a gun.
    const far = table({ command: 'bali', units: { 'bali-1': '2520', 'centre-gun-1': '2513' } });
    expect(refusal(far, 'via bali-1 to 2513')).toEqual(['M6.1.1.1']);
    expect(refusal(far, 'via bali-1 to 2514')).toEqual([]);
  });

  test('M6.1.1.2 each unit has one go, and its owner chooses the order', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520', 'tomori-2': '1420' } });
    play(match, 'move tomori-2 to 1421 facing S');
    expect(refusal(match, 'move tomori-2 to 1422 facing S')).toEqual(['M6.1.1.2']);
    expect(refusal(match, 'turn tomori-2 to N')).toEqual(['M6.1.1.2']);
    play(match, 'move tomori-1 to 1420 facing S');
    expect(movesOf(match, 'tomori-1')).toEqual([]);
  });

  test('M6.1.1.2 a go that stays open keeps the others waiting', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520', 'tomori-2': '1420' } });
    play(match, 'via tomori-1 to 1519');
    expect(due(match)).toBe('on');
    expect(refusal(match, 'on to 1513 facing S')).toEqual(['M6.1.1.1']);
    play(match, 'on to 1514 facing S');
    expect(due(match)).toBe('go');
    expect(hexOf(match, 'tomori-1')).toBe('1514');
  });

  test('M6.1.1.3 there is no free first hex', () => {
    // Two levels up from the flats by the Danube would be 3 MP, and a gun has 2.
    const match = table({ command: 'rumelia', units: { 'rumelia-gun-1': '2202' } });
    expect(refusal(match, 'move rumelia-gun-1 to 2203 facing N')).toEqual(['M6.1.1.1']);
    const horse = table({ command: 'bali', units: { 'bali-1': '2202' } });
    expect(refusal(horse, 'move bali-1 to 2203 facing N')).toEqual([]);
    const foot = table({ command: 'zalkan', units: { 'zalkan-levy-1': '1004 disordered' } });
    // Disordered foot has 3 MP: over the Borza into the bottom is 2, up again 2 more.
    expect(refusal(foot, 'move zalkan-levy-1 to 0904 facing N')).toEqual([]);
    expect(refusal(foot, 'move zalkan-levy-1 to 0804 facing N')).toEqual(['M6.1.1.1']);
  });

  test('M6.1.1.4 MP that are not spent are lost: a unit that has halted has had its go', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520' } });
    play(match, 'via tomori-1 to 1519', 'halt');
    expect(refusal(match, 'move tomori-1 to 1518 facing S')).toEqual(['M6.1.1.2']);
  });
});

describe('M6.1.2 out of command', () => {
  const setting = (where: string): Field => ({
    command: 'tomori',
    units: { 'tomori-1': where, 'bali-1': '1720 S' },
    out: ['tomori-1'],
  });

  test('M6.1.2.1 it may not move next to an enemy', () => {
    const match = table(setting('1520'));
    expect(refusal(match, 'move tomori-1 to 1620 facing S')).toEqual(['M6.1.2.1']);
    expect(refusal(match, 'move tomori-1 to 1519 facing S')).toEqual([]);
    expect(refusal(table({ ...setting('1520'), out: [] }), 'move tomori-1 to 1620 facing S')).toEqual([]);
  });

  test('M6.1.2.2 next to an enemy it does not leave its hex', () => {
    const match = table(setting('1620'));
    expect(refusal(match, 'move tomori-1 to 1520 facing S')).toEqual(['M6.1.2.2']);
    expect(movesOf(match, 'tomori-1')).toEqual([]);
    expect(movesOf(table({ ...setting('1620'), out: [] }), 'tomori-1')).toContain('1520');
  });

  test('M6.1.2.3 it may turn and fire', () => {
    const match = table({
      command: 'zalkan',
      units: { 'zalkan-archer-1': '1620 S', 'bali-1': '1720 S' },
      out: ['zalkan-archer-1'],
      dice: [9, 0],
    });
    expect(refusal(match, 'turn zalkan-archer-1 to SW')).toEqual([]);
    expect(refusal(match, 'fire zalkan-archer-1 at bali-1')).toEqual([]);
  });
});

describe('M6.1.2, M6.1.4 what is not Movement', () => {
  test('M6.1.2.5 a unit that nobody leads may counter-charge', () => {
    const match = table({ command: 'ibrahim', units: { 'akinci-1': '1520 N', 'tomori-1': '1320 S' }, dice: [9, 1] });
    expect(match.state.led[kit.units.indexOf('tomori-1')]).toBe(0);
    play(match, 'fire akinci-1 at tomori-1');
    expect(due(match)).toBe('provoked');
    expect(match.legal()?.some((move) => move.startsWith('counter-charge'))).toBe(true);
  });

  test('M6.1.2.6 advances and retreats are open to a unit out of command', () => {
    // Heavy horse in the rear of levies: 9 + 3 + 3 is E+CA, and it goes on into their hex.
    const match = table({
      command: 'tomori',
      at: 'shock',
      units: { 'tomori-1': '1420 S', 'centre-levy-1': '1520 S', 'centre-levy-2': '1525 S' },
      out: ['tomori-1'],
      dice: [9],
    });
    play(match, 'shock tomori-1 left', 'declared');
    while (due(match) === 'order' || due(match) === 'answer') match.make(kernel.moves(match.state)?.[0] as never);
    expect(hexOf(match, 'tomori-1')).toBe('1520');
  });

  test('M6.1.4.4 a retreat may lead near an Ottoman unit that nobody sees', () => {
    // Merse hides the horse in 0517; the levies in 0217, shot at from the north, must go back towards it. 8 + 1 is R.
    const match = table({
      command: 'centre',
      units: {
        ...{ 'zalkan-levy-1': '0217 N disordered', 'centre-archer-1': '0117 S', 'bali-1': '0517 S' },
        ...{ 'perenyi-1': '0216 S', 'perenyi-2': '0218 S', 'perenyi-3': '0316 S' },
      },
      dice: [8],
    });
    play(match, 'fire centre-archer-1 at zalkan-levy-1');
    if (due(match) === 'retreat') play(match, 'retreat zalkan-levy-1 to 0317 facing N');
    expect(hexOf(match, 'zalkan-levy-1')).toBe('0317');
  });
});

describe('M6.1.3 where nobody goes', () => {
  test('M6.1.3.1 not into a hex with an enemy combat unit, gun or other', () => {
    const match = table({
      command: 'tomori',
      units: { 'tomori-1': '1520', 'rumelia-gun-1': '1620', 'bali-1': '1519 N' },
    });
    expect(refusal(match, 'move tomori-1 to 1620 facing S')).toEqual(['M6.1.3.1']);
    expect(refusal(match, 'move tomori-1 to 1519 facing S')).toEqual(['M6.1.3.1']);
  });

  test('M6.1.3.2 not off the map: a step over the edge is refused', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '0120' } });
    for (const hex of movesOf(match, 'tomori-1')) expect(kit.hexAt.has(hex)).toBe(true);
    expect(() => match.why('move tomori-1 to 0020 facing N')).toThrow();
    // A march straight north has nowhere to go.
    expect(refusal(match, 'march NE 1')).toEqual(['M6.1.1.1']);
  });
});

describe('M6.1.4 the limits of sight', () => {
  // 2515 and 2415 are on the ridge of level 4; 2715 lies behind it.
  const hidden = { 'bali-1': '2715 N' };

  test('M6.1.4.1 not within two hexes of an Ottoman unit that nobody sees', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '2215', ...hidden } });
    expect(refusal(match, 'move tomori-1 to 2315 facing S')).toEqual([]);
    expect(refusal(match, 'move tomori-1 to 2414 facing S')).toEqual([]);
    // From the crest it sees what is behind: two steps in one move.
    expect(refusal(match, 'move tomori-1 to 2515 facing S')).toEqual([]);
  });

  test('M6.1.4.1, M6.1.4.2 the mover looks from the hex it is about to leave', () => {
    // Merse, 0416 and 0417, hides the horse in 0517 from 0217.
    const units = { 'zalkan-levy-1': '0217 disordered', 'bali-1': '0517 S' };
    const match = table({ command: 'zalkan', units });
    expect(refusal(match, 'move zalkan-levy-1 to 0317 facing S')).toEqual(['M6.1.4.1']);
    expect(refusal(match, 'move zalkan-levy-1 to 0216 facing S')).toEqual([]);
    // Another Hungarian unit looks for it from where it stands.
    const helped = table({ command: 'zalkan', units: { ...units, 'lajos-1': '0520' } });
    expect(refusal(helped, 'move zalkan-levy-1 to 0317 facing S')).toEqual([]);
    // One that sees the enemy from where it stands has nothing to fear.
    const open = table({
      command: 'zalkan',
      units: { ...units, 'bali-1': '0420 S', 'zalkan-levy-1': '0220 disordered' },
    });
    expect(refusal(open, 'move zalkan-levy-1 to 0319 facing S')).toEqual([]);
  });

  test('M6.1.4.1 it binds Hungary alone', () => {
    const match = table({ command: 'bali', units: { 'bali-1': '2624 N', 'tomori-1': '2222 N' } });
    for (const hex of movesOf(match, 'bali-1')) expect(hex).toMatch(/^\d{4}$/);
    expect(movesOf(match, 'bali-1')).toContain('2322');
  });

  test('M6.1.4.3 it holds for leaders too, who cannot look for themselves', () => {
    const units = { 'tomori-1': '2215', 'bali-1': '2715 N' };
    const match = table({ command: 'tomori', units, leaders: { tomori: '2215' } });
    expect(refusal(match, 'lead tomori to 2515')).toEqual(['M6.1.4.3']);
    const seen = table({ command: 'tomori', units: { ...units, 'lajos-1': '2414' }, leaders: { tomori: '2215' } });
    expect(refusal(seen, 'lead tomori to 2515')).toEqual([]);
  });
});

describe('M6.1.5 being shot at on the move', () => {
  // The archers in 1720 face north: 1620 and 1621 are their frontal hexes. They have no ZOC there, being Disordered.
  const archers = { 'centre-archer-1': '1720 N disordered' };

  test('M6.1.5.1 its owner decides anew where to', () => {
    // East of the archers, through 1620, with 8 MP: 9 - 1 for firing Disordered is D for horse in order.
    const match = table({ command: 'bathyani', units: { 'bathyani-1': '1619', ...archers }, dice: [9, 0] });
    play(match, 'via bathyani-1 to 1620', 'react centre-archer-1');
    expect(stateOf(match, 'bathyani-1')).toBe('disordered');
    expect(due(match)).toBe('on');
    // 7 MP Disordered, one of them spent.
    expect(refusal(match, 'on to 1626 facing S')).toEqual([]);
    expect(refusal(match, 'on to 1627 facing S')).toEqual(['M6.1.1.1']);
  });

  test('M6.1.5.1, M7.4.2.3 Disordered where it only passes, it must go on: it was shot at as a unit without flanks', () => {
    const match = table({ command: 'bathyani', units: { 'bathyani-1': '1619', ...archers }, dice: [9, 0] });
    play(match, 'via bathyani-1 to 1620', 'react centre-archer-1');
    expect(refusal(match, 'halt')).toEqual(['M7.4.2.3']);
    play(match, 'on to 1621 facing S');
    expect(hexOf(match, 'bathyani-1')).toBe('1621');
  });

  test('M6.1.5.2 a mover that has Retired has ended its go', () => {
    const match = table({
      command: 'bathyani',
      units: { 'bathyani-1': '1619 disordered', 'bathyani-2': '1320', ...archers },
      banner: '1312',
      dice: [9, 0],
    });
    // 9 + 1 for the range - 1: 9 against Disordered horse is RT.
    play(match, 'via bathyani-1 to 1620', 'react centre-archer-1');
    expect(stateOf(match, 'bathyani-1')).toBe('retired');
    expect(hexOf(match, 'bathyani-1')).toBe('1312');
    expect(due(match)).toBe('go');
    expect(refusal(match, 'turn bathyani-1 to N')).toEqual(['M6.1.1.2']);
  });

  test('M7.4.2.3 who was shot at as one who only passes must go on, if it can', () => {
    const match = table({ command: 'bathyani', units: { 'bathyani-1': '1619', ...archers }, dice: [1] });
    play(match, 'via bathyani-1 to 1620', 'react centre-archer-1');
    expect(stateOf(match, 'bathyani-1')).toBe('order');
    expect(refusal(match, 'halt')).toEqual(['M7.4.2.3']);
    play(match, 'on to 1522 facing S');
    expect(due(match)).toBe('go');
    // Nobody has shot: it may halt where it was to pass.
    const quiet = table({ command: 'bathyani', units: { 'bathyani-1': '1619', ...archers } });
    play(quiet, 'via bathyani-1 to 1620', 'hold fire');
    expect(refusal(quiet, 'halt')).toEqual([]);
  });

  test('M3.1.1.3 a mover that fire has slowed down in the hex of a gun is put back to where it could stop', () => {
    // Past the gun in 1620 there is one hex to stop in, and Disordered horse lacks the MP for it.
    const match = table({
      command: 'lajos',
      units: {
        'lajos-1': '1516',
        'hannibal-gun-1': '1620',
        'centre-archer-1': '1720 N disordered',
        ...{ 'perenyi-1': '1521', 'perenyi-2': '1621', 'perenyi-3': '1619' },
      },
      dice: [9],
    });
    expect(movesOf(match, 'lajos-1')).toContain('1721');
    play(match, 'move lajos-1 to 1721 facing S', 'react centre-archer-1');
    expect([hexOf(match, 'lajos-1'), stateOf(match, 'lajos-1')]).toEqual(['1520', 'disordered']);
    expect(eventsOf(match, 'put back')).toMatchObject([{ rule: 'M3.1.1.3', unit: 'lajos-1', hex: '1520' }]);
    expect(due(match)).toBe('go');
  });
});

describe('M10.3.6 Retired Hungarians', () => {
  test('M10.3.6 one hex nearer to the Banner, whatever the MP cost', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520 retired' }, banner: '1514' });
    expect(movesOf(match, 'tomori-1')).toEqual(['1519']);
    expect(refusal(match, 'move tomori-1 to 1521 facing S')).toEqual(['M10.3.6']);
    expect(refusal(match, 'move tomori-1 to 1518 facing S')).toEqual(['M10.3.6']);
    play(match, 'move tomori-1 to 1519 facing N');
    expect([hexOf(match, 'tomori-1'), stateOf(match, 'tomori-1')]).toEqual(['1519', 'retired']);
    expect(due(match)).toBe('go');
  });
});

describe('M6.2, M14.3.5 what does not move', () => {
  test('M14.3.5 the Rumelian horse may not move before it has been rallied', () => {
    const setting: Field = {
      command: 'rumelia',
      units: { 'rumelia-1': '2729 N disordered', 'rumelia-2': '2730 N disordered' },
      fields: { camped: { 'rumelia-1': 'yes' } },
    };
    const match = table(setting);
    expect(refusal(match, 'move rumelia-1 to 2629 facing N')).toEqual(['M14.3.5']);
    expect(refusal(match, 'move rumelia-2 to 2629 facing N')).toEqual([]);
  });

  test('M14.3.6 before that it may turn and Shock', () => {
    const setting: Field = {
      command: 'rumelia',
      units: { 'rumelia-1': '2729 N disordered', 'tomori-1': '2629 S' },
      fields: { camped: { 'rumelia-1': 'yes' } },
    };
    expect(refusal(table(setting), 'turn rumelia-1 to NE')).toEqual([]);
    const shock = table({ ...setting, at: 'shock' });
    expect(shock.legal()?.some((move) => move.startsWith('shock rumelia-1'))).toBe(true);
  });

  test('M6.2.1 turning is not Movement and draws no Reaction Fire', () => {
    const match = table({ command: 'bathyani', units: { 'bathyani-1': '1620 S', 'centre-archer-1': '1720 N' } });
    play(match, 'turn bathyani-1 to SW');
    expect(due(match)).toBe('go');
  });
});

describe('guns and foot', () => {
  test('M7.5.2.1 an Ottoman gun that moves does not fire, and one that fires does not move', () => {
    const units = { 'rumelia-gun-1': '1520 N', 'tomori-1': '1220 S' };
    const moved = table({ command: 'rumelia', units });
    play(moved, 'move rumelia-gun-1 to 1519 facing N');
    expect(due(moved)).toBe('go');
    const fired = table({ command: 'rumelia', units, dice: [0] });
    play(fired, 'fire rumelia-gun-1 at tomori-1');
    if (due(fired) === 'provoked') play(fired, 'stand');
    expect(due(fired)).toBe('on');
    expect(refusal(fired, 'on to 1519 facing N')).toEqual(['M7.5.2.1']);
    expect(refusal(fired, 'fire at tomori-1')).toEqual(['M7.3.2.2']);
    const open = table({ command: 'rumelia', units });
    play(open, 'via rumelia-gun-1 to 1519');
    expect(refusal(open, 'fire at tomori-1')).toContain('M7.5.2.1');
  });

  test('M7.5.2.2 guns do not cross a stream nor enter swamp or village, except along a road', () => {
    const stream = table({ command: 'rumelia', units: { 'rumelia-gun-1': '2005 S' } });
    expect(refusal(stream, 'move rumelia-gun-1 to 2105 facing S')).toEqual(['M7.5.2.2']);
    const village = table({ command: 'rumelia', units: { 'rumelia-gun-1': '2634 S' } });
    // The track leads from 2634 by 2633 into Földvár.
    expect(refusal(village, 'move rumelia-gun-1 to 2733 facing S')).toEqual([]);
    const beside = table({ command: 'rumelia', units: { 'rumelia-gun-1': '2732 S' } });
    expect(refusal(beside, 'move rumelia-gun-1 to 2733 facing S')).toEqual(['M7.5.2.2']);
  });

  test('M7.5.2.3 guns never cross a trench', () => {
    const match = table({ command: 'rumelia', units: { 'rumelia-gun-1': '1914 N' } });
    expect(refusal(match, 'move rumelia-gun-1 to 1814 facing N')).toEqual(['M7.5.2.3']);
  });

  test('M7.5.2.4 the Hungarian guns are emplaced and never move', () => {
    const match = table({ command: 'hannibal', units: { 'hannibal-gun-1': '1811' } });
    expect(refusal(match, 'move hannibal-gun-1 to 1711 facing N')).toContain('M7.5.2.4');
    expect(refusal(match, 'turn hannibal-gun-1 to N')).toEqual([]);
  });

  test('M7.3.2.1 foot moves and then fires; after the shot it turns, but moves no more', () => {
    const units = { 'hannibal-1': '1520 S', 'bali-1': '1720 S' };
    const match = table({ command: 'hannibal', units, dice: [1] });
    play(match, 'move hannibal-1 to 1620 facing S');
    expect(due(match)).toBe('on');
    play(match, 'fire at bali-1');
    if (due(match) === 'provoked') play(match, 'stand');
    expect(due(match)).toBe('on');
    expect(refusal(match, 'on to 1520 facing S')).toEqual(['M7.3.2.1']);
    expect(refusal(match, 'turn to N')).toEqual([]);
  });

  test('M7.3.1.1 a mounted archer fires once in its go, before, between or after its steps', () => {
    const units = { 'akinci-1': '1520 N', 'tomori-1': '1320 N' };
    const match = table({ command: 'ibrahim', units, dice: [1, 1] });
    play(match, 'fire akinci-1 at tomori-1');
    if (due(match) === 'provoked') play(match, 'stand');
    expect(refusal(match, 'fire at tomori-1')).toEqual(['M7.3.2.2']);
    play(match, 'on to 1521 facing N');
    expect(hexOf(match, 'akinci-1')).toBe('1521');
    expect(due(match)).toBe('go');
  });

  test('M7.5.3 guns may fire even if they are out of command', () => {
    const units = { 'hannibal-gun-1': '1520 S', 'bali-1': '1720 S' };
    const match = table({ command: 'hannibal', units, out: ['hannibal-gun-1'] });
    expect(refusal(match, 'fire hannibal-gun-1 at bali-1')).toEqual([]);
  });

  test('M7.3.1.2 without that point it does not fire', () => {
    // Two Janissaries face the way to the horse; Disordered on it, the Akinci unit has 8 MP, and it has spent them.
    const units = { 'zalkan-archer-1': '1520 S', 'bali-1': '1720 N', 'janissary-1': '1920 N disordered' };
    const match = table({ command: 'zalkan', units, dice: [1] });
    play(match, 'move zalkan-archer-1 to 1620 facing S');
    expect(due(match)).toBe('on');
    expect(refusal(match, 'fire at bali-1')).toEqual([]);
    match.state.stack[match.state.stack.length - 1].L.spent = 8;
    expect(refusal(match, 'fire at bali-1')).toEqual(['M7.3.1.2']);
  });

  test('M7.3.1.2 in an enemy ZOC the shot costs 1 MP, which it must have', () => {
    // 9 MP: eight for the way to the front of the enemy, and one for the shot.
    const units = { 'akinci-1': '1528 N', 'tomori-1': '1319 S' };
    const match = table({ command: 'ibrahim', units });
    expect(kit.unit[kit.units.indexOf('akinci-1')].ma[0]).toBe(9);
    play(match, 'move akinci-1 to 1419 facing N');
    expect(due(match)).toBe('go');
    const near = table({ command: 'ibrahim', units: { ...units, 'akinci-1': '1521 N' }, dice: [1] });
    play(near, 'move akinci-1 to 1419 facing N');
    expect(due(near)).toBe('on');
    expect(preview(near, 'fire at tomori-1')[0]).toMatchObject({
      lines: [['M7.3.1.2', 'a shot in a Zone of Control', 1]],
    });
  });
});

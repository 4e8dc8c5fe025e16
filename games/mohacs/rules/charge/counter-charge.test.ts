import { describe, expect, test } from 'vitest';
import { DIRECTIONS, FACINGS } from '../../data/geometry.ts';
import { due, eventsOf, fight, kit, lastLines, play, preview, refusal, seat, told, unitOf } from '../../testing.ts';
import { isReachable } from './counter-charge.ts';

/** M9.4 Counter-charge. */

/** Men-at-arms in 1515, facing south, Shocked by Janissaries in 1614. */
const shocked = (units: Record<string, string> = {}, dice: number[] = [], more = {}) =>
  play(
    fight({ units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', ...units }, command: 'ibrahim', dice, ...more }),
    'shock janissary-1 left',
    'declared',
  );
/** The same, shot at by archers from 1713, two hexes away. */
const shotAt = (units: Record<string, string> = {}, dice: number[] = [], more = {}) =>
  play(
    fight({
      units: { 'tomori-1': '1515 S', 'centre-archer-1': '1714 N', ...units },
      command: 'centre',
      at: 'moves',
      dice,
      ...more,
    }),
    'fire centre-archer-1 at tomori-1',
  );

test('M9.4.5.8 it is reached in every facing that has the foe in front', () => {
  for (const [facing, word] of FACINGS.entries())
    for (const ahead of [facing, facing + 5]) {
      const foe = kit.hexes[kit.next[kit.hexAt.get('1520') as number][ahead % 6]];
      const { state } = fight({ units: { 'tomori-1': `1520 ${word}`, 'janissary-1': `${foe} N` }, command: 'ibrahim' });
      expect(isReachable(state, kit.units.indexOf('tomori-1'), 1 << facing), `${word} ${foe}`).toBe(true);
    }
});

describe('who and when', () => {
  test('M9.4.1.1 only HC and MC in order', () => {
    expect(due(shocked())).toBe('answer');
    expect(refusal(shocked(), 'counter-charge tomori-1')).toEqual([]);
    const light = shocked({ 'tomori-1': 'waiting', 'perenyi-1': '1515 S' });
    expect(refusal(light, 'counter-charge perenyi-1')).toEqual(['M9.4.1.1']);
    // Disordered: nothing is asked.
    expect(told(shocked({ 'tomori-1': '1515 S disordered' }, [5]), 'clash')).toHaveLength(1);
    expect(told(shotAt({ 'tomori-1': '1515 S disordered' }, [0]), 'shot')).toHaveLength(1);
  });

  test('M9.4.1.2 not in the ZOC of an enemy that does not attack it', () => {
    // janissary-2 has 1515 in its ZOC and attacks nobody.
    expect(refusal(shocked({ 'janissary-2': '1615 N' }), 'counter-charge tomori-1')).toEqual(['M9.4.1.2']);
    const both = fight({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', 'janissary-2': '1615 N' },
      command: 'ibrahim',
      dice: [0, 9],
    });
    play(both, 'shock janissary-1 left', 'shock janissary-2 right', 'declared');
    expect(refusal(both, 'counter-charge tomori-1')).toEqual([]);
  });

  test('M9.4.1.2 of a shot the shooter’s ZOC does not matter, another’s does', () => {
    expect(due(shotAt({ 'centre-archer-1': '1614 N' }))).toBe('provoked');
    expect(told(shotAt({ 'janissary-1': '1615 N' }, [0]), 'shot')).toHaveLength(1);
  });

  test('M9.4.1.3 only the side that is not phasing: no unit of the phasing side answers Return Fire so', () => {
    const match = fight({
      units: { 'akinci-1': '1515 S', 'zalkan-archer-1': '1614 N' },
      command: 'zalkan',
      at: 'moves',
      dice: [0, 0],
    });
    play(match, 'fire zalkan-archer-1 at akinci-1', 'return fire');
    expect(eventsOf(match, 'counter-charge')).toEqual([]);
    expect(due(match)).toBe('on');
  });

  test('M9.4.2.1 it may try before a shot through its front or a flank, not through the rear', () => {
    expect([due(shotAt()), seat(shotAt())]).toEqual(['provoked', 'hungary']);
    for (const [facing, asked] of [
      ['S', true],
      ['SE', true],
      ['SW', true],
      ['NE', true],
      ['N', false],
      ['NW', false],
    ] as const) {
      const match = shotAt({ 'tomori-1': `1515 ${facing}` }, [0]);
      expect(due(match) === 'provoked', facing).toBe(asked);
    }
  });

  test('M9.4.2.1 the roll comes before the shot', () => {
    const match = play(shotAt({}, [9, 0]), 'counter-charge');
    const order = match
      .events('all')
      .map(({ event }) => event)
      .filter((event) => event === 'counter-charge' || event === 'shot');
    expect(order).toEqual(['counter-charge', 'shot']);
  });

  test('M9.4.2.2, M9.4.5.2 attacked through the rear only it may not', () => {
    expect(refusal(shocked({ 'tomori-1': '1515 N' }), 'counter-charge tomori-1')).toContain('M9.4.2.2');
    // Through rear and flank by two it may.
    const two = fight({
      units: { 'tomori-1': '1515 N', 'janissary-1': '1614 N', 'janissary-2': '1514 SW' },
      command: 'ibrahim',
    });
    play(two, 'shock janissary-1 left', 'shock janissary-2 right', 'declared');
    // M9.4.5.2: it may not turn then, and with its own facing it reaches nobody.
    expect(refusal(two, 'counter-charge tomori-1')).toEqual(['M9.4.5.8']);
    const ahead = fight({
      units: { 'tomori-1': '1515 N', 'janissary-1': '1614 N', 'janissary-2': '1514 SW', 'akinci-1': '1314 S' },
      command: 'ibrahim',
    });
    play(ahead, 'shock janissary-1 left', 'shock janissary-2 right', 'declared');
    expect(refusal(ahead, 'counter-charge tomori-1')).toEqual([]);
  });

  test('M9.4.2.5 one try per combat: having failed it stands', () => {
    const match = play(shocked({}, [9, 5]), 'counter-charge tomori-1');
    expect(told(match, 'counter-charge')).toEqual([{ rule: 'M9.4.6', unit: 'tomori-1', die: 9, total: 7, won: 'no' }]);
    expect(told(match, 'clash')).toHaveLength(1);
  });

  test('M9.4.6 and may not give way either', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'perenyi-1': '1514 S', 'janissary-1': '1614 N' },
      command: 'ibrahim',
      dice: [9],
    });
    play(match, 'shock janissary-1 both', 'declared', 'counter-charge tomori-1');
    expect(due(match)).toBe('answer');
    expect(refusal(match, 'give way tomori-1 to 1415 facing S')).toContain('M8.1.15');
    expect(refusal(match, 'counter-charge tomori-1')).toContain('M8.1.15');
  });
});

describe('the roll', () => {
  test('M9.4.3.1, M9.4.4.1 die and SDR; at 3 or less it succeeds, below 0 too', () => {
    const total = (die: number) => told(play(shocked({}, [die, 9, 9]), 'counter-charge tomori-1'), 'counter-charge')[0];
    expect(total(5)).toEqual({ rule: 'M9.4.4.1', unit: 'tomori-1', die: 5, total: 3, won: 'yes' });
    expect(total(6)).toMatchObject({ total: 4, won: 'no' });
    expect(total(0)).toMatchObject({ total: -2, won: 'yes' });
    expect(preview(shocked(), 'counter-charge tomori-1')).toEqual([
      { title: 'Counter-charge', lines: [['M9.4.3.1', 'Shock Defense Rating', -2]], total: -2 },
      { title: 'of ten rolls', lines: [['M9.4.4.1', 'rolls that succeed', 6]], total: 6 },
    ]);
  });

  test('M9.4.3.2 +1 if the shot or any attacker comes through its flank', () => {
    const flank = play(shocked({ 'tomori-1': '1515 SW' }, [5, 9, 9]), 'counter-charge tomori-1');
    expect(lastLines(flank, 'counter-charge')).toEqual([
      ['M9.4.3.1', 'die', 5],
      ['M9.4.3.1', 'Shock Defense Rating', -2],
      ['M9.4.3.2', 'through the flank', 1],
    ]);
    const shot = play(shotAt({ 'tomori-1': '1515 NE' }, [5, 0]), 'counter-charge');
    expect(lastLines(shot, 'counter-charge')).toContainEqual(['M9.4.3.2', 'through the flank', 1]);
  });
});

describe('what it does', () => {
  test('M9.4.4.2, M9.4.4.3 against HC or MC nobody moves and the roll is made on the Charge Table; without the +2', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'bali-1': '1714 N' },
      leaders: { tomori: 'tomori-1' },
      command: 'tomori',
      dice: [0, 5],
    });
    play(match, 'charge tomori-1 at bali-1', 'declared', 'ride tomori-1 to 1614 facing S', 'counter-charge bali-1');
    expect(told(match, 'clash').at(-1)).toMatchObject({ table: 'charge', attackers: ['tomori-1'], defender: 'bali-1' });
    // The leader's +1 does not fall away.
    expect(lastLines(match, 'clash')).toEqual([
      ['M8.3.2.1', 'die', 5],
      ['M8.3.1.5', 'the leader charges too', 1],
      ['M19.6.1', 'Weapon System Matrix', 1],
    ]);
    expect(eventsOf(match, 'counter-charge goes in')).toEqual([]);
  });

  test('M9.4.4.2 charging or not', () => {
    const match = fight({ units: { 'tomori-1': '1515 S', 'bali-1': '1614 N' }, command: 'bali', dice: [0, 9] });
    play(match, 'shock bali-1 left', 'declared', 'counter-charge tomori-1');
    expect(told(match, 'clash').at(-1)).toMatchObject({ table: 'charge', attackers: ['bali-1'], defender: 'tomori-1' });
  });

  test('M9.4.4.4, M9.4.4.5, M9.3.8 otherwise it attacks itself and the Shock against it is dropped; at once, with +2', () => {
    const match = play(shocked({}, [0, 6]), 'counter-charge tomori-1', 'set off to 1515 facing S');
    expect(told(match, 'clash')).toEqual([
      {
        rule: 'M19.5.1',
        defender: 'janissary-1',
        attackers: ['tomori-1'],
        table: 'charge',
        die: 6,
        total: 6,
        result: 'D+R',
      },
    ]);
    expect(lastLines(match, 'clash')).toEqual([
      ['M8.3.2.1', 'die', 6],
      ['M8.3.1.3', 'Shock Defense Rating', -1],
      ['M8.3.1.4', 'Charge', 2],
      ['M19.6.1', 'Weapon System Matrix', -1],
    ]);
    expect(eventsOf(match, 'reluctance')).toEqual([]); // M9.3.8
  });

  test('M9.4.4.4 its attackers that are still in place go on against their other defenders', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'hannibal-1': '1514 S', 'janissary-1': '1614 N' },
      command: 'ibrahim',
      dice: [0, 4, 5],
    });
    play(match, 'shock janissary-1 both', 'declared', 'counter-charge tomori-1', 'set off to 1515 facing S');
    expect(told(match, 'clash').map(({ attackers, defender }) => [attackers, defender])).toEqual([
      [['tomori-1'], 'janissary-1'],
      [['janissary-1'], 'hannibal-1'],
    ]);
  });

  test('M9.4.2.3, M9.4.7.3 against a shot it goes in after the shot; the shooter’s go is over', () => {
    const match = play(shotAt({}, [0, 0, 5]), 'counter-charge', 'set off to 1614 facing S');
    const order = match.events('all').map(({ event }) => event);
    expect(order.indexOf('shot')).toBeLessThan(order.indexOf('counter-charge goes in'));
    expect(unitOf(match, 'tomori-1').slice(0, 4)).not.toBe('1515');
    expect(due(match)).not.toBe('on');
  });

  test('M9.4.2.4 against a mounted archer when its go is over, and void if nobody can be reached', () => {
    const ride = (...moves: string[]) =>
      play(
        fight({
          units: { 'tomori-1': '1515 S', 'akinci-1': '1714 N' },
          command: 'ibrahim',
          at: 'moves',
          dice: [0, 0, 5],
        }),
        'fire akinci-1 at tomori-1',
        'counter-charge',
        ...moves,
      );
    const far = ride('on to 1706 facing N');
    expect(told(far, 'counter-charge void')).toEqual([{ rule: 'M9.4.2.4', unit: 'tomori-1' }]);
    expect(unitOf(far, 'tomori-1')).toBe('1515 S');
    const near = ride('halt');
    expect(due(near)).toBe('onset');
  });

  test('M9.4.4.6 Disordered by the shot it goes in all the same, as an ordinary Shock at -2', () => {
    const match = play(shotAt({}, [0, 8, 9]), 'counter-charge', 'set off to 1614 facing S');
    expect(told(match, 'shot').at(-1)?.result).toBe('D');
    expect(told(match, 'clash').at(-1)?.table).toBe('shock');
    expect(lastLines(match, 'clash')).toContainEqual(['M8.3.1.7', 'attacker Disordered', -2]);
    expect(lastLines(match, 'clash')?.map(([rule]) => rule)).not.toContain('M8.3.1.4');
  });

  test('M9.4.4.7 driven off by the shot it does not go in', () => {
    // Muskets next to it: 9 +2 is RT for horse in order.
    const match = play(
      fight({
        units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N' },
        command: 'ibrahim',
        at: 'moves',
        dice: [0, 9],
      }),
      'fire janissary-1 at tomori-1',
      'counter-charge',
    );
    expect(unitOf(match, 'tomori-1')).toBe('1414 S retired');
    expect(eventsOf(match, 'counter-charge goes in')).toEqual([]);
  });
});

describe('the way', () => {
  test('M9.4.5.1, M9.4.5.3 it may turn so that the attacker lies in its front', () => {
    const match = play(shocked({ 'tomori-1': '1515 SW' }, [0]), 'counter-charge tomori-1');
    expect(due(match)).toBe('onset');
    expect(match.legal()).toEqual(['set off to 1515 facing SE', 'set off to 1515 facing S']);
    expect(refusal(match, 'set off to 1515 facing N')).toContain('M9.4.5.1');
  });

  test.each(DIRECTIONS)('M9.4.5.1, M9.4.5.3 to two facings, for an attacker in the %s', (direction) => {
    const i = DIRECTIONS.indexOf(direction);
    const from = kit.hexes[kit.next[kit.hexes.indexOf('1515')][i]];
    const units = { 'tomori-1': `1515 ${FACINGS[(i + 2) % 6]}`, 'janissary-1': `${from} ${FACINGS[(i + 3) % 6]}` };
    const match = fight({ units, command: 'ibrahim', dice: [0] });
    play(match, 'shock janissary-1 right', 'declared', 'counter-charge tomori-1');
    const ways = [i, (i + 1) % 6].map((facing) => `set off to 1515 facing ${FACINGS[facing]}`);
    expect(match.legal()?.sort()).toEqual(ways.sort());
  });

  test('M9.4.5.1 once per activation of the enemy', () => {
    expect(refusal(shocked({ 'tomori-1': '1515 SW' }), 'counter-charge tomori-1')).toEqual([]);
    const wheeled = fight({
      units: { 'tomori-1': '1515 SW', 'janissary-1': '1614 N' },
      command: 'ibrahim',
      fields: { wheeled: Object.fromEntries(allUnits().map((unit) => [unit, unit === 'tomori-1' ? 'yes' : 'no'])) },
    });
    play(wheeled, 'shock janissary-1 left', 'declared');
    // M9.4.5.8: with the facing it has it reaches nobody.
    expect(refusal(wheeled, 'counter-charge tomori-1')).toEqual(['M9.4.5.8']);
  });

  test('M9.4.5.4, M9.4.5.7 without turning on the way, to the first hex with an enemy in front', () => {
    const match = play(shotAt({}, [0, 0, 5]), 'counter-charge');
    expect(match.legal()).toEqual(['set off to 1614 facing SE', 'set off to 1614 facing S']);
    expect(refusal(match, 'set off to 1615 facing S')).toContain('M9.4.5.7');
    play(match, 'set off to 1614 facing S');
    expect(told(match, 'counter-charge goes in')).toEqual([
      { rule: 'M9.4.4.5', unit: 'tomori-1', from: '1515', to: '1614', facing: 'S' },
    ]);
  });

  test('M9.4.5.5 within its MA: a gun four hexes away can be reached, one beyond cannot be', () => {
    const gun = fight({
      units: { 'tomori-1': '1315 S', 'rumelia-gun-1': '1713 N' },
      command: 'rumelia',
      at: 'moves',
      dice: [0, 0],
    });
    play(gun, 'fire rumelia-gun-1 at tomori-1');
    expect(due(gun)).toBe('provoked');
    play(gun, 'counter-charge');
    if (due(gun) === 'onset') play(gun, (gun.legal() as string[]).find((move) => move.endsWith('facing S')) as string);
    expect(unitOf(gun, 'rumelia-gun-1')).toBe('eliminated'); // M7.5.4.1
  });

  test('M9.4.5.6 through no unit, and not across trench and stream', () => {
    // Behind the trench: whoever shoots from before it cannot be reached.
    const match = fight({
      units: { 'tomori-1': '1814 S', 'akinci-1': '1914 N' },
      command: 'ibrahim',
      at: 'moves',
      dice: [0],
    });
    play(match, 'fire akinci-1 at tomori-1');
    expect(told(match, 'shot')).toHaveLength(1);
    const barred = shotAt({ 'perenyi-1': '1614 S' }, [0]);
    // Only 1614 leads to 1714, but turned to the south-west or south-east it finds nobody.
    expect(told(barred, 'shot')).toHaveLength(1);
  });

  test('M9.4.5.10 an enemy in its front whom it could not charge is only Shocked', () => {
    // The brook lies between 2006 and 2106, not between 2006 and 2005.
    const match = fight({
      units: { 'tomori-1': '2006 SE', 'janissary-1': '2005 SW', 'centre-levy-1': '2106 S' },
      command: 'ibrahim',
      dice: [0, 5, 2],
    });
    play(match, 'shock janissary-1 right', 'declared', 'counter-charge tomori-1', 'set off to 2006 facing SE');
    play(match, 'against janissary-1');
    expect(told(match, 'clash').map(({ defender, table }) => [defender, table])).toEqual([
      ['janissary-1', 'charge'],
      ['centre-levy-1', 'shock'],
    ]);
  });

  test('M9.4.5.9 it draws no Reaction Fire', () => {
    const match = play(
      shotAt({ 'centre-archer-2': '1715 N' }, [0, 0, 5, 5]),
      'counter-charge',
      'set off to 1614 facing S',
    );
    expect(eventsOf(match, 'shot')).toHaveLength(1);
    // M9.4.4.5: it charges all enemies then in its front.
    expect(due(match)).toBe('against');
  });
});

describe('no end of it', () => {
  test('M9.4.7.1 the horse that a counter-charge strikes may not answer it so', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'akinci-1': '1614 N', 'bali-1': '1615 S' },
      command: 'ibrahim',
      at: 'moves',
      dice: [0, 0],
    });
    play(match, 'fire akinci-1 at tomori-1', 'counter-charge', 'halt', 'set off to 1515 facing S');
    expect([due(match), seat(match)]).toEqual(['answer', 'ottoman']);
    expect(refusal(match, 'counter-charge bali-1')).toContain('M9.4.7.1');
    expect(refusal(match, 'evade akinci-1 to 1714 facing N')).toEqual([]);
  });

  test('M9.4.4.8 several counter-charges go in one after another', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1514 S', 'janissary-1': '1614 N', 'janissary-2': '1613 N' },
      command: 'ibrahim',
      dice: [0, 4, 0, 4, 4],
    });
    play(match, 'shock janissary-1 both', 'shock janissary-2 left', 'declared');
    play(match, 'counter-charge tomori-1', 'set off to 1515 facing S');
    expect(told(match, 'clash').map(({ attackers }) => attackers)).toEqual([['tomori-1']]);
    play(match, 'counter-charge tomori-2', 'set off to 1514 facing S');
    expect(due(match)).toBe('against');
    expect(told(match, 'clash')).toHaveLength(1);
  });

  test('M9.4.7.1 nobody counter-charges a counter-charge', () => {
    // tomori-1 counter-charges and strikes horse too, which may not answer.
    const match = fight({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', 'bali-1': '1615 S' },
      command: 'ibrahim',
      dice: [0, 5, 5],
    });
    play(match, 'shock janissary-1 left', 'declared', 'counter-charge tomori-1', 'set off to 1515 facing S');
    expect(due(match)).toBe('against');
  });

  test('M9.4.7.2 a Continued Attack of the phasing side may be counter-charged, as a new combat', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'centre-levy-1': '1614 N disordered', 'bali-1': '1714 N' },
      command: 'tomori',
      dice: [9, 0, 5],
    });
    play(match, 'shock tomori-1 left', 'declared');
    expect([due(match), seat(match)]).toEqual(['answer', 'ottoman']);
    play(match, 'counter-charge bali-1');
    expect(told(match, 'clash').at(-1)).toMatchObject({ table: 'charge', defender: 'bali-1' });
  });
});

function allUnits(): string[] {
  return Object.keys(
    fight({ units: { 'tomori-1': '1515 S' }, at: 'free' }).positionJson().at as Record<string, string>,
  );
}

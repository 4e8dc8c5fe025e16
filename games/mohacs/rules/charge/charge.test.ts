import { describe, expect, test } from 'vitest';
import { due, eventsOf, fight, lastLines, play, preview, refusal, seat, told, unitOf } from '../../testing.ts';

/** M9.0 to M9.3: who may charge, the path, and reluctance. */

const facing = (units: Record<string, string>, command = 'tomori', more = {}) => fight({ units, command, ...more });

describe('who may charge', () => {
  test('M8.1.1 the target must be an enemy combat unit on the map', () => {
    const match = facing({ 'tomori-1': '1515 S', 'tomori-2': '1714 S', 'bali-1': '1715 N' });
    expect(refusal(match, 'charge tomori-1 at tomori-2')).toContain('M8.1.1');
    expect(refusal(match, 'charge tomori-1 at bali-2')).toContain('M8.1.1');
    expect(refusal(match, 'charge tomori-1 at bali-1')).toEqual([]);
  });

  test('M9.0.1 only HC and MC; LC never does', () => {
    const light = facing({ 'bathyani-1': '1515 S', 'bathyani-2': '1713 NW', 'bali-1': '1714 N' }, 'bathyani');
    expect(refusal(light, 'charge bathyani-1 at bali-1')).toEqual(['M9.0.1']);
    expect(refusal(facing({ 'tomori-1': '1515 S', 'bali-1': '1714 N' }), 'charge tomori-1 at bali-1')).toEqual([]);
    expect(refusal(facing({ 'bali-1': '1515 S', 'tomori-1': '1714 N' }, 'bali'), 'charge bali-1 at tomori-1')).toEqual(
      [],
    );
  });

  test('M9.1.1 a Disordered or Retired unit may not charge; Disordered it may Shock', () => {
    const match = facing({
      'tomori-1': '1515 S disordered',
      'tomori-2': '1414 S retired',
      'tomori-3': '1713 NW disordered',
      'bali-1': '1714 N',
    });
    expect(refusal(match, 'charge tomori-1 at bali-1')).toEqual(['M9.1.1']);
    expect(refusal(match, 'charge tomori-2 at bali-1')).toEqual(['M9.1.1']);
    expect(refusal(match, 'shock tomori-3 left')).toEqual([]);
  });

  test('M9.1.2 not at an enemy whom a friend is to Shock, and the other way round', () => {
    const units = { 'tomori-1': '1515 S', 'tomori-2': '1713 NW', 'bali-1': '1714 N' };
    const shocked = play(facing(units), 'shock tomori-2 left');
    expect(refusal(shocked, 'charge tomori-1 at bali-1')).toEqual(['M9.1.2']);
    const charged = play(facing(units), 'charge tomori-1 at bali-1');
    expect(refusal(charged, 'shock tomori-2 left')).toEqual(['M9.1.2']);
  });

  test('M9.1.3 several chargers may name the same target', () => {
    const match = facing({ 'tomori-1': '1515 S', 'tomori-2': '1514 S', 'bali-1': '1714 N' });
    play(match, 'charge tomori-1 at bali-1');
    expect(refusal(match, 'charge tomori-2 at bali-1')).toEqual([]);
  });

  test('M9.1.4 no charge across a trench or stream', () => {
    // The trench lies between rows 18 and 19.
    const over = facing({ 'tomori-1': '1715 S', 'bali-1': '1915 N' });
    expect(due(over)).toBe('continuity');
    const stream = facing({
      'tomori-1': '1905 S',
      'bali-1': '2105 N',
      'tomori-2': '1907 SE',
      'bali-2': '2004 N',
    });
    expect(refusal(stream, 'charge tomori-1 at bali-1')).toEqual(['M9.2.2']);
  });

  test('M9.1.5 no charge against a unit in a village', () => {
    const match = facing({ 'tomori-1': '0215 S', 'bali-1': '0416 N', 'bali-2': '0414 N' });
    expect(refusal(match, 'charge tomori-1 at bali-1')).toEqual(['M9.1.5']);
    expect(refusal(match, 'charge tomori-1 at bali-2')).toEqual([]);
  });

  test('M6.1.2.4 a unit out of command does not charge, but it Shocks', () => {
    const match = facing({ 'tomori-1': '1515 S', 'tomori-2': '1714 NW', 'bali-1': '1715 N' }, 'tomori', {
      out: ['tomori-1', 'tomori-2'],
    });
    expect(refusal(match, 'charge tomori-1 at bali-1')).toEqual(['M6.1.2.4']);
    expect(refusal(match, 'shock tomori-2 left')).toEqual([]);
  });

  test('M9.1.7 next to an enemy it Shocks him without charging; another it may charge', () => {
    const match = facing({ 'tomori-1': '1515 S', 'bali-1': '1615 N', 'bali-2': '1714 N' });
    expect(refusal(match, 'charge tomori-1 at bali-1')).toContain('M9.2.1');
    expect(refusal(match, 'charge tomori-1 at bali-2')).toEqual([]);
  });
});

describe('the path', () => {
  test('M9.2.1 the target is two or three hexes away', () => {
    for (const [hex, rules] of [
      ['1614', ['M9.2.1']],
      ['1714', []],
      ['1814', []],
      ['1913', ['M9.2.1']],
    ] as const) {
      const match = facing({ 'tomori-1': '1515 S', 'bali-1': `${hex} N`, 'bali-2': '1715 N' });
      expect(refusal(match, 'charge tomori-1 at bali-1'), hex).toEqual(rules);
    }
  });

  test('M9.2.2, M9.2.6, M9.2.4, M9.2.5 a path must be open: empty hexes, into the front, one turn', () => {
    const open = (units: Record<string, string>): string[] =>
      refusal(
        facing({ 'tomori-1': '1515 S', 'bali-1': '1714 N', 'tomori-9': '1512 S', 'bali-4': '1711 N', ...units }),
        'charge tomori-1 at bali-1',
      );
    expect(open({})).toEqual([]);
    // Only 1614 lies between 1515 and 1714.
    expect(open({ 'bathyani-1': '1614 S' })).toEqual(['M9.2.2']);
    expect(open({ 'hannibal-gun-1': '1614 S' })).toEqual(['M9.2.2']);
    // From SW one turn brings it to S; from NW none is enough.
    expect(open({ 'tomori-1': '1515 SW' })).toEqual([]);
    expect(open({ 'tomori-1': '1515 NW' })).toEqual(['M9.2.2']);
    expect(open({ 'tomori-1': '1515 N' })).toEqual(['M9.2.2']);
  });

  test('M9.2.3 the path is the shortest: one hex to two, two hexes to three', () => {
    const match = play(facing({ 'tomori-1': '1515 S', 'bali-1': '1814 N' }), 'charge tomori-1 at bali-1', 'declared');
    const ends = new Set(
      (match.legal() as string[]).filter((move) => move.startsWith('ride ')).map((move) => move.split(' ')[3]),
    );
    expect([...ends].sort()).toEqual(['1714', '1715']);
  });

  test('M9.2.5 it may turn by one corner once, before, between or after its steps', () => {
    const charge = () =>
      play(
        facing({ 'tomori-1': '1515 S', 'bali-1': '1813 N' }, 'tomori', { dice: [3] }),
        'charge tomori-1 at bali-1',
        'declared',
      );
    const way = (match: ReturnType<typeof fight>) => told(match, 'charge').map(({ hex, facing: to }) => `${hex} ${to}`);
    expect(refusal(charge(), 'wheel tomori-1 to NE')).toContain('M9.2.5');
    expect(way(play(charge(), 'wheel tomori-1 to SE', 'stand'))).toEqual(['1515 SE', '1614 SE', '1714 SE']);
    const between = play(charge(), 'step tomori-1 to 1614', 'wheel tomori-1 to SE', 'stand');
    expect(way(between)).toEqual(['1614 S', '1614 SE', '1714 SE']);
    const after = play(charge(), 'step tomori-1 to 1614', 'step tomori-1 to 1714');
    expect(refusal(after, 'wheel tomori-1 to SW')).toContain('M9.2.5');
    expect(way(play(after, 'wheel tomori-1 to SE', 'stand'))).toEqual(['1614 S', '1714 S', '1714 SE']);
    const never = play(charge(), 'step tomori-1 to 1614', 'step tomori-1 to 1714', 'strike tomori-1', 'stand');
    expect(way(never)).toEqual(['1614 S', '1714 S']);
  });

  test('M9.2.7 at the end the target must be in front', () => {
    const match = play(facing({ 'tomori-1': '1515 S', 'bali-1': '1714 N' }), 'charge tomori-1 at bali-1', 'declared');
    expect(refusal(match, 'strike tomori-1')).toEqual(['M9.2.7']);
    expect(refusal(match, 'ride tomori-1 to 1614 facing SW')).toContain('M9.2.5');
    for (const to of ['S', 'SE']) expect(refusal(match, `ride tomori-1 to 1614 facing ${to}`)).toEqual([]);
  });

  test('M9.2.8 enemy ZOCs do not stop it, and it costs no MP', () => {
    const match = facing({ 'tomori-1': '1515 S', 'bali-1': '1814 N', 'bali-2': '1615 NE' }, 'tomori', { dice: [9] });
    play(match, 'charge tomori-1 at bali-1', 'declared', 'ride tomori-1 to 1714 facing S');
    expect(unitOf(match, 'tomori-1')).toBe('1714 S');
  });

  test('M9.2.9 if no path is open when the combat is resolved, the charge is void and the unit stays', () => {
    // Both must go through 1614; whoever is there first bars it for the other.
    const match = facing({ 'tomori-1': '1515 S', 'tomori-2': '1514 SW', 'bali-1': '1715 N' }, 'tomori', { dice: [3] });
    play(match, 'charge tomori-1 at bali-1', 'charge tomori-2 at bali-1', 'declared');
    play(match, 'ride tomori-1 to 1614 facing S', 'stand');
    expect(told(match, 'charge void')).toEqual([{ rule: 'M9.2.9', unit: 'tomori-2' }]);
    expect(unitOf(match, 'tomori-2')).toBe('1514 SW');
    expect(told(match, 'clash').at(-1)?.attackers).toEqual(['tomori-1']);
  });

  test('M8.1.10 a charge that takes the Banner on its way, and with it the Retired target, lapses', () => {
    const units = { 'bali-1': '1515 S', 'tomori-1': '1714 N retired', 'tomori-2': '1210 S' };
    const match = facing(units, 'bali', { banner: '1614' });
    play(match, 'charge bali-1 at tomori-1', 'declared', 'ride bali-1 to 1614 facing S');
    expect(told(match, 'banner lost')).toEqual([{ rule: 'M13.0.4.2', unit: 'bali-1' }]);
    expect(told(match, 'eliminated')).toEqual([{ rule: 'M13.0.4.3', unit: 'tomori-1' }]);
    expect(told(match, 'attack lapses')).toEqual([{ rule: 'M8.1.10', unit: 'bali-1' }]);
    expect(told(match, 'clash')).toEqual([]);
    expect([unitOf(match, 'bali-1'), due(match)]).toEqual(['1614 S', 'continuity']);
  });

  test('M9.2.9 one that finds no way waits for the others', () => {
    const match = facing({ 'tomori-1': '1515 S', 'tomori-2': '1514 SW', 'tomori-3': '1516 S', 'bali-1': '1715 N' });
    for (const unit of ['tomori-1', 'tomori-2', 'tomori-3']) play(match, `charge ${unit} at bali-1`);
    play(match, 'declared', 'ride tomori-1 to 1614 facing S');
    expect(refusal(match, 'ride tomori-2 to 1614 facing SW')).toContain('M9.2.9');
    expect(refusal(match, 'ride tomori-3 to 1615 facing S')).toEqual([]);
    expect(refusal(match, 'ride tomori-1 to 1615 facing S')).toContain('M8.1.13');
  });

  test('M9.2.13 it strikes its target and the others in its front that no friend attacks', () => {
    const match = facing({ 'tomori-1': '1515 S', 'bali-1': '1714 N', 'bali-2': '1715 N' });
    play(match, 'charge tomori-1 at bali-1', 'declared', 'ride tomori-1 to 1614 facing S', 'stand');
    expect(due(match)).toBe('against');
    expect(match.legal()).toEqual(['against bali-1', 'against bali-2']);
    const turned = facing({ 'tomori-1': '1515 S', 'bali-1': '1714 N', 'bali-2': '1715 N' }, 'tomori', { dice: [9] });
    play(turned, 'charge tomori-1 at bali-1', 'declared', 'ride tomori-1 to 1614 facing SE', 'stand');
    expect(told(turned, 'clash').map(({ defender }) => defender)).toEqual(['bali-1']);
    const shared = facing({ 'tomori-1': '1515 S', 'tomori-2': '1516 S', 'bali-1': '1714 N', 'bali-2': '1715 N' });
    play(shared, 'charge tomori-1 at bali-1', 'charge tomori-2 at bali-2', 'declared', 'resolve tomori-1');
    play(shared, 'ride tomori-1 to 1614 facing S', 'stand');
    expect(told(shared, 'clash').map(({ defender }) => defender)).toEqual(['bali-1']);
  });

  test('M9.2.14 against one whom it could not charge the roll is an ordinary Shock', () => {
    const match = fight({
      units: { 'porte-1': '2007 SE', 'perenyi-1': '2005 SW', 'perenyi-2': '2106 N' },
      command: 'centre',
      dice: [4, 4],
    });
    play(match, 'charge porte-1 at perenyi-1', 'declared', 'ride porte-1 to 2006 facing SE', 'against perenyi-2');
    expect(told(match, 'clash')[0]).toMatchObject({ defender: 'perenyi-2', table: 'shock' });
    expect(eventsOf(match, 'clash')[0].ledger?.lines.map(([rule]) => rule)).not.toContain('M8.3.1.4');
  });
});

describe('previews', () => {
  test('M7.3.2.9, M9.3.1 the path says what shots it may draw and whether horses may shy', () => {
    const match = facing({ 'tomori-1': '1515 S', 'janissary-1': '1714 N', 'centre-archer-1': '1715 N' });
    play(match, 'charge tomori-1 at janissary-1', 'declared');
    const [way, charge] = preview(match, 'ride tomori-1 to 1614 facing SE');
    expect(way).toEqual({
      title: 'on the way',
      lines: [
        ['M7.3.2.9', 'shots that it may draw', 2],
        ['M9.3.1', 'rolls for reluctance', 1],
      ],
      total: 3,
    });
    expect(charge.lines).toEqual([
      ['M8.3.1.3', 'Shock Defense Rating', -1],
      ['M8.3.1.4', 'Charge', 2],
      ['M19.6.1', 'Weapon System Matrix', -1],
    ]);
    // Facing south it strikes the archers too.
    expect(preview(match, 'ride tomori-1 to 1614 facing S').map(({ title }) => title)).toEqual([
      'on the way',
      'Charge',
      'of ten rolls',
      'Charge',
      'of ten rolls',
    ]);
  });

  test('M9.2.13 the forecast of a charge has everybody whom it must strike, not its target alone', () => {
    const match = facing({ 'tomori-1': '1515 S', 'bali-1': '1714 N', 'bali-2': '1715 N', 'bali-3': '1713 N' });
    const declared = preview(match, 'charge tomori-1 at bali-1');
    expect(declared.map(({ title }) => title)).toEqual(['Charge', 'of ten rolls', 'Charge', 'of ten rolls']);
    expect(declared[0].lines).toContainEqual(['M8.3.1.1', 'fewer attackers', -1]);
    // Each says against whom.
    const { move } = match.why('charge tomori-1 at bali-1');
    const named = (move ? match.preview(move) : []).flatMap(({ of }) => of ?? []);
    expect(named).toEqual(['bali-1', expect.stringMatching(/^bali-[23]$/)]);
    play(match, 'charge tomori-1 at bali-1', 'declared');
    const rides = (match.legal() ?? []).filter((move) => move.startsWith('ride tomori-1'));
    expect(rides.map((ride) => preview(match, ride).slice(1))).toContainEqual(declared);
  });

  test('M3.5.1 the defender’s preview has the lines of the roll, but not a leader whom he may not know of', () => {
    const answered = (shown: string[]) => {
      const match = facing({ 'tomori-1': '1515 S', 'bali-1': '1714 N' }, 'tomori', {
        leaders: { tomori: 'tomori-1' },
        shown,
        dice: [3],
      });
      play(match, 'charge tomori-1 at bali-1', 'declared', 'ride tomori-1 to 1614 facing S');
      const before = preview(match, 'stand')[0].lines;
      play(match, 'stand');
      return [before, lastLines(match, 'clash')?.slice(1)];
    };
    const leader = ['M8.3.1.5', 'the leader charges too', 1];
    const [hidden, rolled] = answered([]);
    expect(rolled).toContainEqual(leader);
    expect(hidden).toEqual(rolled?.filter(([rule]) => rule !== 'M8.3.1.5'));
    const [known, same] = answered(['tomori']);
    expect(known).toEqual(same);
  });
});

describe('Reaction Fire at chargers', () => {
  test('M7.3.2.9, M9.2.10 it strikes the charger in each hex of its path', () => {
    // Muskets in 1714 have 1614 in front; archers in 1715 too.
    const match = facing({ 'tomori-1': '1515 S', 'janissary-1': '1714 N', 'centre-archer-1': '1715 N' }, 'tomori', {
      dice: [0, 0, 4, 9, 9],
    });
    play(match, 'charge tomori-1 at janissary-1', 'declared', 'ride tomori-1 to 1614 facing SE');
    expect([due(match), seat(match)]).toEqual(['reaction', 'ottoman']);
    play(match, 'react janissary-1', 'react centre-archer-1');
    expect(told(match, 'shot').map(({ shooter, fire }) => [shooter, fire])).toEqual([
      ['janissary-1', 'reaction'],
      ['centre-archer-1', 'reaction'],
    ]);
  });

  test('M9.2.11, M9.3.4 a charger that is Disordered goes on and attacks as an ordinary Shock at -2', () => {
    const match = facing({ 'tomori-1': '1515 S', 'janissary-1': '1714 N' }, 'tomori', { dice: [6, 5] });
    play(match, 'charge tomori-1 at janissary-1', 'declared', 'ride tomori-1 to 1614 facing S', 'react janissary-1');
    expect(unitOf(match, 'tomori-1')).toBe('1614 S disordered');
    expect(eventsOf(match, 'reluctance')).toEqual([]); // M9.3.4
    expect(told(match, 'clash').at(-1)).toMatchObject({ table: 'shock', result: 'AD' });
    expect(lastLines(match, 'clash')).toEqual([
      ['M8.3.2.1', 'die', 5],
      ['M8.3.1.3', 'Shock Defense Rating', -1],
      ['M19.6.1', 'Weapon System Matrix', -1],
      ['M8.3.1.7', 'attacker Disordered', -2],
    ]);
  });

  test('M9.2.12 a charger that must Retreat does not attack', () => {
    const match = facing({ 'tomori-1': '1515 S', 'janissary-1': '1714 N' }, 'tomori', { dice: [8] });
    play(match, 'charge tomori-1 at janissary-1', 'declared', 'ride tomori-1 to 1614 facing S', 'react janissary-1');
    expect(told(match, 'shot').at(-1)?.result).toBe('D+R');
    play(match, 'retreat tomori-1 to 1514 facing S');
    expect(eventsOf(match, 'clash')).toEqual([]);
    expect(due(match)).toBe('continuity');
  });

  test('M7.4.2.4 a charger has its actual facing for the flank', () => {
    // 1614 with 1613 to its east: facing S the east is a flank, facing SE it is the front.
    const shot = (to: string) => {
      const match = facing({ 'tomori-1': '1515 S', 'bali-1': '1714 N', 'janissary-1': '1613 NW' }, 'tomori', {
        dice: [0, 9],
      });
      play(match, 'charge tomori-1 at bali-1', 'declared', `ride tomori-1 to 1614 facing ${to}`, 'react janissary-1');
      return lastLines(match, 'shot');
    };
    expect(shot('S')).toContainEqual(['M7.4.2.1', 'through the flank', 1]);
  });
});

describe('reluctance', () => {
  const charge = (dice: number[], units: Record<string, string> = {}, unit = 'tomori-1', command = 'tomori') =>
    play(
      facing({ [unit]: '1515 S', 'centre-archer-1': '1714 N', ...units }, command, { dice }),
      `charge ${unit} at centre-archer-1`,
      'declared',
      `ride ${unit} to 1614 facing S`,
      'hold fire',
    );

  test('M9.3.1, M9.3.5 before the front of RI it rolls, archer foot included; on 0 to 4 the charge goes in', () => {
    for (const die of [0, 4]) {
      const match = charge([die, 9]);
      expect(told(match, 'reluctance')).toEqual([
        { rule: 'M9.3.5', unit: 'tomori-1', die, total: die, charges: 'yes' },
      ]);
      expect(told(match, 'clash').at(-1)?.table).toBe('charge');
    }
  });

  test('M9.3.6 on 5 to 9 the horses shy: an ordinary Shock, without the +2 and the leader’s +1', () => {
    const match = play(
      facing({ 'tomori-1': '1515 S', 'centre-archer-1': '1714 N' }, 'tomori', {
        dice: [5, 9],
        leaders: { tomori: 'tomori-1' },
      }),
      'charge tomori-1 at centre-archer-1',
      'declared',
      'ride tomori-1 to 1614 facing S',
      'hold fire',
    );
    expect(told(match, 'reluctance')).toEqual([{ rule: 'M9.3.6', unit: 'tomori-1', die: 5, total: 5, charges: 'no' }]);
    expect(told(match, 'clash').at(-1)?.table).toBe('shock');
    expect(lastLines(match, 'clash')).toEqual([
      ['M8.3.2.1', 'die', 9],
      ['M8.3.1.3', 'Shock Defense Rating', 1],
      ['M19.6.1', 'Weapon System Matrix', 2],
    ]);
  });

  test('M9.3.1 whether that RI is the target or not', () => {
    const match = facing({ 'tomori-1': '1515 S', 'bali-1': '1714 N', 'janissary-1': '1613 NW' }, 'tomori', {
      dice: [2, 9],
    });
    play(match, 'charge tomori-1 at bali-1', 'declared', 'ride tomori-1 to 1614 facing S', 'hold fire', 'stand');
    expect(told(match, 'reluctance')).toHaveLength(1);
  });

  test('M9.3.1 through flank and rear it does not roll, nor against other foot', () => {
    const rear = facing({ 'tomori-1': '1515 S', 'janissary-1': '1714 S' }, 'tomori', { dice: [9] });
    play(rear, 'charge tomori-1 at janissary-1', 'declared', 'ride tomori-1 to 1614 facing S');
    expect(eventsOf(rear, 'reluctance')).toEqual([]);
    const levy = facing({ 'tomori-1': '1515 S', 'centre-levy-1': '1714 N' }, 'tomori', { dice: [9] });
    play(levy, 'charge tomori-1 at centre-levy-1', 'declared', 'ride tomori-1 to 1614 facing S');
    expect(eventsOf(levy, 'reluctance')).toEqual([]);
  });

  test('M9.3.2 RI that is Retired does not make it roll', () => {
    const match = facing({ 'bali-1': '1515 S', 'hannibal-1': '1714 N retired' }, 'bali', { dice: [9] });
    play(match, 'charge bali-1 at hannibal-1', 'declared', 'ride bali-1 to 1614 facing S');
    expect(eventsOf(match, 'reluctance')).toEqual([]);
  });

  test('M9.3.3 once per charge, for the first such hex', () => {
    // 1614 and 1714 both lie in front of muskets.
    const match = facing({ 'tomori-1': '1515 S', 'janissary-1': '1715 NE', 'janissary-2': '1814 N' }, 'tomori', {
      dice: [2, 9],
    });
    play(
      match,
      'charge tomori-1 at janissary-2',
      'declared',
      'ride tomori-1 to 1714 facing S',
      'hold fire',
      'hold fire',
    );
    expect(told(match, 'reluctance')).toHaveLength(1);
  });

  test('M9.3.7 MC adds 1', () => {
    const match = play(
      facing({ 'bali-1': '1515 S', 'hannibal-1': '1714 N' }, 'bali', { dice: [4, 9] }),
      'charge bali-1 at hannibal-1',
      'declared',
      'ride bali-1 to 1614 facing S',
      'hold fire',
    );
    expect(told(match, 'reluctance')).toEqual([{ rule: 'M9.3.6', unit: 'bali-1', die: 4, total: 5, charges: 'no' }]);
    expect(lastLines(match, 'reluctance')).toEqual([
      ['M9.3.1', 'die', 4],
      ['M9.3.7', 'Medium Cavalry', 1],
    ]);
  });

  test('M8.1.13, M9.2.15, M9.2.16, M8.3.2.2 it is rolled on the way, in the hex that calls for it', () => {
    const match = facing({ 'tomori-1': '1515 S', 'tomori-2': '1512 S', 'janissary-1': '1714 N' }, 'tomori', {
      dice: [9, 0, 9],
    });
    play(match, 'charge tomori-1 at janissary-1', 'charge tomori-2 at janissary-1', 'declared');
    play(match, 'ride tomori-1 to 1614 facing S', 'hold fire');
    expect(told(match, 'reluctance').map(({ unit, charges }) => [unit, charges])).toEqual([['tomori-1', 'no']]);
    play(match, 'ride tomori-2 to 1613 facing SW', 'hold fire');
    expect(told(match, 'reluctance').map(({ unit, charges }) => [unit, charges])).toEqual([
      ['tomori-1', 'no'],
      ['tomori-2', 'yes'],
    ]);
    // M8.3.2.2: one of them is really charging; M9.2.16: the other counts for strength.
    expect(told(match, 'clash').at(-1)?.table).toBe('charge');
    expect(lastLines(match, 'clash')).toContainEqual(['M8.3.1.1', 'more attackers', 1]);
  });

  test('M8.1.14 when all have moved it is settled who attacks whom: both have the second enemy in front', () => {
    const match = facing(
      { 'tomori-1': '1315 S', 'tomori-2': '1715 N', 'bali-1': '1514 N', 'bali-2': '1515 N' },
      'tomori',
      {
        dice: [3, 3],
      },
    );
    play(match, 'charge tomori-1 at bali-1', 'charge tomori-2 at bali-1', 'declared');
    play(match, 'ride tomori-1 to 1414 facing S', 'ride tomori-2 to 1614 facing N', 'stand', 'against bali-2');
    expect(told(match, 'clash')[0]).toMatchObject({ defender: 'bali-2', attackers: ['tomori-1', 'tomori-2'] });
  });
});

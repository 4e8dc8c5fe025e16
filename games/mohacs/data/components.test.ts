import { describe, expect, test } from 'vitest';
import { BOW, GUN, MUSKET, NONE, SIDES } from './army.ts';
import { FACINGS } from './geometry.ts';
import { RECONSTRUCTED } from './kit.ts';
import { CLEAR, GUNS } from './land.ts';

/** The reconstructed set as the rulebook tells it. */

const { kit } = RECONSTRUCTED;

const ids = (hexes: readonly number[]) => hexes.map((hex) => kit.hexes[hex]);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
/** The units of a command, counted by arm and weapon: `7 LC`, `2 LC bow`. */
const strength = (command: string): string[] => {
  const counted = new Map<string, number>();
  for (const u of kit.command[kit.commands.indexOf(command)].units) {
    const { arm, weapon } = kit.unit[u];
    const what = weapon === NONE ? kit.arms[arm] : `${kit.arms[arm]} ${kit.weapons[weapon]}`;
    counted.set(what, (counted.get(what) ?? 0) + 1);
  }
  return [...counted].map(([what, count]) => `${count} ${what}`).sort();
};

describe('The roster', () => {
  test('M2.2.0.1 155 units, 17 named leaders, 10 replacements', () => {
    expect(kit.units).toHaveLength(155);
    expect(new Set(kit.units).size).toBe(155);
    expect(kit.leader.filter(({ named }) => named)).toHaveLength(17);
    expect(kit.leader.filter(({ named }) => !named)).toHaveLength(10);
    expect(SIDES.map((_, side) => kit.unit.filter((unit) => unit.side === side).length)).toEqual([67, 88]);
  });

  test.each([
    ['perenyi', ['7 LC']],
    ['bathyani', ['7 LC']],
    ['hannibal', ['4 ART hungarian-gun', '5 RI musket']],
    ['tomori', ['9 HC']],
    ['lajos', ['1 HC']],
    ['zalkan', ['2 LC bow', '3 HC', '3 LvI']],
    ['raab', ['2 LC bow', '3 HC', '3 LvI']],
    ['transylvania', ['8 HC']],
    ['slavonia', ['2 HC', '2 MC']],
    ['mixed', ['2 HC', '4 MC']],
    ['bali', ['4 MC']],
    ['rumelia', ['7 ART ottoman-gun', '9 MC']],
    ['ibrahim', ['10 AK bow', '5 RI musket']],
    ['centre', ['12 HC', '15 LvI', '5 AI bow', '8 ART ottoman-gun']],
    ['levies', ['15 LvI']],
    ['anatolia', ['13 MC']],
  ])('M14, M15 the command of %s', (command, expected) => {
    expect(strength(command)).toEqual(expected);
  });

  test('M2.2.4 every unit is in one command, the levies of the Centre in theirs besides (M12.2.0.3)', () => {
    for (const u of kit.unit.keys()) {
      const commands = kit.command.filter(({ units }) => units.includes(u));
      expect(commands.filter(({ partOf }) => partOf === NONE).map(({ id }) => id)).toEqual([
        kit.commands[kit.unit[u].command],
      ]);
    }
    const levies = kit.command[kit.commands.indexOf('levies')];
    expect([kit.commands[levies.partOf], kit.leaders[levies.leader]]).toEqual(['centre', 'achmed']);
  });

  test('M12.2.0.5 Achmed succeeds Suleiman; M12.4.1.3 G. Szapolyai is the one named replacement', () => {
    const achmed = kit.leader[kit.leaders.indexOf('achmed')];
    expect(kit.leaders[achmed.succeeds]).toBe('suleiman');
    expect(kit.leader.filter(({ reserve, named }) => reserve && named).map(({ id }) => id)).toEqual(['g-szapolyai']);
    expect(kit.leader.filter(({ reserve }) => !reserve).every(({ command }) => command !== NONE)).toBe(true);
  });

  test('M16.0.1.2, M16.0.1.4 Flight Points of leaders', () => {
    expect(kit.leader.filter(({ monarch }) => monarch).map(({ id, flight }) => [id, flight])).toEqual([
      ['lajos', 3],
      ['suleiman', 3],
    ]);
    for (const { monarch, flight } of kit.leader) expect(flight).toBe(monarch ? 3 : 2);
  });

  test('M16.0.1.1, M16.0.1.3, M16.0.1.6 Flight Points of units', () => {
    for (const { arm, flight } of kit.unit) {
      const id = kit.arms[arm];
      expect(flight).toBe(id === 'HC' || id === 'MC' ? 3 : id === 'ART' ? 0 : 2);
    }
  });

  test('M2.2.3.1, M2.2.3.2 who has bows, muskets and guns', () => {
    const armed = (missile: number) => [
      ...new Set(kit.unit.filter((unit) => unit.missile === missile).map(({ id }) => id.replace(/-\d+$/, ''))),
    ];
    expect(armed(BOW)).toEqual(['zalkan-archer', 'raab-archer', 'akinci', 'centre-archer']);
    expect(armed(MUSKET)).toEqual(['hannibal', 'janissary']);
    expect(armed(GUN)).toEqual(['hannibal-gun', 'rumelia-gun', 'centre-gun']);
    const mounted = kit.unit.filter(({ mountedArcher }) => mountedArcher);
    expect(mounted).toHaveLength(14);
  });

  test('M7.5.2.4 the Hungarian guns have no MA, M7.5.2.1 the Ottoman ones have', () => {
    for (const { gun, side, ma, move } of kit.unit) if (gun) expect([ma[0], move]).toEqual([side === 0 ? 0 : 2, GUNS]);
  });
});

describe('The set-up', () => {
  const groupOf = (id: string) => {
    const group = kit.groups.find(
      ({ units, leaders }) => units.some((u) => kit.units[u] === id) || leaders.some((l) => kit.leaders[l] === id),
    );
    if (!group) throw new Error(`${id} is in no group.`);
    return group;
  };

  test.each([
    ['M14.1.2', 'hannibal-gun-1', ['1810', '1811', '1817', '1818']],
    ['M14.1.3', 'perenyi-1', range(1803, 1809)],
    ['M14.1.4', 'bathyani-1', range(1819, 1825)],
    ['M14.1.5', 'hannibal-1', range(1812, 1816)],
    ['M14.1.6', 'tomori-1', range(1618, 1626)],
    ['M14.1.7', 'lajos-1', ['1414']],
    ['M14.1.8', 'zalkan-archer-1', ['1421', '1422']],
    ['M14.1.8', 'zalkan-levy-1', range(1418, 1420)],
    ['M14.1.8', 'zalkan-heavy-1', range(1415, 1417)],
    ['M14.1.9', 'raab-archer-1', ['1406', '1407']],
    ['M14.1.9', 'raab-levy-1', range(1408, 1410)],
    ['M14.1.9', 'raab-heavy-1', range(1411, 1413)],
    ['M14.2.5', 'akinci-1', range(2710, 2719)],
    ['M14.2.6', 'janissary-1', ['3011', '3013', '3015', '3017', '3019']],
    ['M14.2.8', 'centre-gun-1', ['3307', '3309', '3311', '3313', '3315', '3317', '3319', '3321']],
    ['M14.2.9', 'porte-1', [...range(3406, 3411), ...range(3418, 3423)]],
  ])('%s %s: as many hexes as units', (rule, unit, hexes) => {
    const group = groupOf(unit);
    expect([group.rule, ids(group.hexes)]).toEqual([rule, hexes]);
    expect(group.units).toHaveLength(hexes.length);
  });

  test.each([
    ['M14.2.2', 'bali-1', 4, '2334', 1],
    ['M14.2.3', 'rumelia-1', 9, '2729', 2],
    ['M14.2.4', 'rumelia-gun-1', 7, '3029', 2],
  ])('%s %s: %i units within reach of a hex', (rule, unit, count, centre, within) => {
    const group = groupOf(unit);
    const middle = kit.hexes.indexOf(centre);
    const near = [...kit.hexes.keys()].filter((hex) => kit.distance(hex, middle) <= within);
    expect([group.rule, group.units.length]).toEqual([rule, count]);
    expect([...group.hexes].sort((a, b) => a - b)).toEqual(near);
  });

  test('M14.2.2, M14.2.3, M14.2.4 these three find room together, however the first two stand', () => {
    const [rumelia, guns] = ['rumelia-1', 'rumelia-gun-1'].map(groupOf);
    const shared = guns.hexes.filter((hex) => rumelia.hexes.includes(hex));
    expect(guns.hexes.length - Math.min(shared.length, rumelia.units.length)).toBeGreaterThanOrEqual(guns.units.length);
    expect(groupOf('bali-1').hexes.some((hex) => rumelia.hexes.includes(hex))).toBe(false);
  });

  test('M14.0.2 no other two groups of units share a hex, and guns have clear ground', () => {
    const fixed = kit.groups.filter(({ rule, units }) => units.length > 0 && rule !== 'M14.2.3' && rule !== 'M14.2.4');
    const taken = fixed.flatMap(({ hexes }) => hexes);
    expect(new Set(taken).size).toBe(taken.length);
    for (const { units, hexes } of kit.groups)
      if (units.some((u) => kit.unit[u].gun)) for (const hex of hexes) expect(kit.terrain[hex]).toBe(CLEAR);
  });

  test('M14.1.8, M14.1.9, M14.2.7, M14.2.10 the leaders', () => {
    const places = (id: string) => ids(groupOf(id).hexes);
    expect(places('zalkan').sort()).toEqual(range(1415, 1422));
    expect(places('raab').sort()).toEqual(range(1406, 1413));
    expect([places('suleiman'), places('achmed')]).toEqual([['3415'], ['3415']]);
    for (const id of ['perenyi', 'bathyani', 'hannibal', 'tomori', 'lajos', 'bali'])
      expect(groupOf(id)).toBe(groupOf(`${id}-1`));
    expect(groupOf('khosrev')).toBe(groupOf('rumelia-1'));
    const own = [...groupOf('akinci-1').hexes, ...groupOf('janissary-1').hexes];
    const near = kit.hexes.filter((_, hex) => own.some((one) => kit.distance(one, hex) <= 1));
    expect(places('ibrahim').sort()).toEqual([...near].sort());
  });

  test('M14.1.10 the Banner within two hexes of 1414', () => {
    const middle = kit.hexes.indexOf('1414');
    const near = [...kit.hexes.keys()].filter((hex) => kit.distance(hex, middle) <= 2);
    expect([...kit.banner.hexes].sort((a, b) => a - b)).toEqual(near);
    expect(kit.banner.side).toBe(0);
  });

  test('M14.1.1, M14.2.1, M14.3.1 facings, and who begins', () => {
    expect(kit.facing.map((facing) => FACINGS[facing])).toEqual(['S', 'N']);
    expect(SIDES[kit.first]).toBe('hungary');
  });

  test('M14.3.4 only the nine MC of Rumelia start Disordered', () => {
    expect(kit.unit.filter(({ encamped }) => encamped).map(({ id }) => id)).toEqual(
      range(1, 9).map((n) => `rumelia-${n}`),
    );
  });

  test('M14, M15 every counter is set up or due, none twice; only reserves wait', () => {
    const placed = [...kit.groups, ...kit.waves].flatMap(({ units }) => units);
    expect([...placed].sort((a, b) => a - b)).toEqual([...kit.unit.keys()]);
    expect(kit.groups.reduce((sum, { units }) => sum + units.length, 0)).toBe(104);
    const led = [...kit.groups, ...kit.waves].flatMap(({ leaders }) => leaders);
    expect([...led].sort((a, b) => a - b)).toEqual([...kit.leader.keys()].filter((l) => !kit.leader[l].reserve));
  });
});

describe('Those who come later', () => {
  const wave = (id: string) => {
    const found = kit.waves.find((one) => one.id === id);
    if (!found) throw new Error(`There is no wave ${id}.`);
    return found;
  };

  test('M15.1.1.1, M15.1.2.1, M15.1.2.3 the Centre, then Anatolia', () => {
    expect([wave('centre').units.length, ids(wave('centre').hexes)]).toEqual([20, range(3412, 3417)]);
    expect([wave('anatolia').units.length, ids(wave('anatolia').hexes)]).toEqual([13, range(3400, 3404)]);
    expect(kit.waves[wave('anatolia').after].id).toBe('centre');
    expect(wave('anatolia').leaders.map((l) => kit.leaders[l])).toEqual(['anatolia']);
  });

  test('M15.2.1–M15.2.3 where the contingents enter', () => {
    expect(ids(wave('transylvania').hexes)).toEqual(['1400', '1501', '1600', '1701', '1800']);
    expect(ids(wave('slavonia').hexes)).toEqual(['3236', '3336', '3436']);
    expect(ids(wave('mixed').hexes)).toEqual(['1436', '1536', '1636', '1736', '1836']);
  });

  test('M15.2.4.2–M15.2.4.5, M16.0.3.2 on which roll, and by how much the Flight Level rises', () => {
    const came = Array.from({ length: 10 }, (_, die) => kit.waves.find(({ faces }) => faces.includes(die))?.id ?? '');
    expect(came).toEqual(['', '', '', '', '', '', 'slavonia', 'slavonia', 'mixed', 'transylvania']);
    expect(kit.waves.map(({ id, level }) => [id, level])).toEqual([
      ['centre', 0],
      ['anatolia', 0],
      ['transylvania', 10],
      ['slavonia', 5],
      ['mixed', 7],
    ]);
  });

  test('M15.1.0.3 every entry hex is clear and on the edge', () => {
    for (const { hexes } of kit.waves)
      for (const hex of hexes) {
        expect([kit.terrain[hex], kit.entry.map((way) => way[hex])]).toEqual([CLEAR, [1, 1, 1]]);
        expect(kit.next[hex]).toContain(-1);
      }
  });

  test('M11.0.2.3 the box opens on 3412 to 3417', () => {
    expect([ids(kit.box.hexes), SIDES[kit.box.side]]).toEqual([range(3412, 3417), 'ottoman']);
  });

  test('M16.0.3.1, M16.0.4.1 the Flight Levels', () => {
    expect(kit.flightLevel).toEqual([45, 65]);
  });
});

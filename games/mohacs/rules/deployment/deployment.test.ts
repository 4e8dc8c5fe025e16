import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { type Battle, type Kit, RECONSTRUCTED, readComponents } from '../../index.ts';
import { due, eventsOf, facingOf, hexOf, kernel, kit, leaderOf, play, refusal, stateOf } from '../../testing.ts';

type Game = Match<Battle, Kit>;
const start = (): Game =>
  new Match<Battle, Kit>(kernel, { set: RECONSTRUCTED, scenario: 'mohacs', seed: 'deployment' });
const HUNGARIANS = [
  'post perenyi at 1805',
  'post bathyani at 1820',
  'post hannibal at 1813',
  'post tomori at 1620',
  'post zalkan at 1418',
  'post raab at 1412',
  'plant banner at 1314',
];
const STANDS = [
  'stand 2334, 2333, 2335, 2434',
  'stand 2627, 2628, 2629, 2727, 2728, 2729, 2730, 2528, 2529',
  'stand 3027, 3028, 3029, 3030, 3128, 3129, 3130',
];
const POSTS = ['post bali at 2334', 'post khosrev at 2729', 'post ibrahim at 2715'];
const deployed = (): Game => play(start(), ...HUNGARIANS, ...STANDS, ...POSTS);
const where = (match: Game, prefix: string): string[] =>
  kit.units
    .filter((id) => id.replace(/-\d+$/, '') === prefix)
    .map((id) => hexOf(match, id))
    .sort();
const row = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i)).sort();

test('M14.0.1 of a group without units nobody is told that it stands', () => {
  const stood = eventsOf(deployed(), 'stands');
  expect(stood.length).toBeGreaterThan(3);
  expect(stood.filter(({ units }) => (units as unknown[]).length === 0)).toEqual([]);
});

describe('M14.1 Hungary', () => {
  test('M14.0.1 Hungary deploys first, then the Ottomans', () => {
    const match = start();
    expect(match.seat).toBe('hungary');
    play(match, ...HUNGARIANS);
    expect(match.seat).toBe('ottoman');
    expect(due(match)).toBe('stand');
  });

  test('M14.1.1 all Hungarian units face south', () => {
    const match = deployed();
    for (const [unit, { side, wave }] of kit.unit.entries())
      if (side === 0 && wave < 0) expect(facingOf(match, kit.units[unit])).toBe('S');
  });

  test.each([
    ['M14.1.2', 'hannibal-gun', ['1810', '1811', '1817', '1818']],
    ['M14.1.3', 'perenyi', row(1803, 1809)],
    ['M14.1.4', 'bathyani', row(1819, 1825)],
    ['M14.1.5', 'hannibal', row(1812, 1816)],
    ['M14.1.6', 'tomori', row(1618, 1626)],
    ['M14.1.7', 'lajos', ['1414']],
    ['M14.1.8', 'zalkan-archer', ['1421', '1422']],
    ['M14.1.8', 'zalkan-levy', row(1418, 1420)],
    ['M14.1.8', 'zalkan-heavy', row(1415, 1417)],
    ['M14.1.9', 'raab-archer', ['1406', '1407']],
    ['M14.1.9', 'raab-levy', row(1408, 1410)],
    ['M14.1.9', 'raab-heavy', row(1411, 1413)],
  ])('%s %s stands where it must', (_rule, prefix, hexes) => {
    expect(where(start(), prefix)).toEqual(hexes);
  });

  test.each([
    ['M14.1.3', 0, 'perenyi', '1809', '1810'],
    ['M14.1.4', 1, 'bathyani', '1825', '1826'],
    ['M14.1.5', 2, 'hannibal', '1816', '1817'],
    ['M14.1.6', 3, 'tomori', '1626', '1627'],
    ['M14.1.8', 4, 'zalkan', '1422', '1414'],
    ['M14.1.9', 5, 'raab', '1406', '1414'],
  ])('%s %i %s stands in one of the hexes of his units', (rule, before, leader, inside, outside) => {
    const match = play(start(), ...HUNGARIANS.slice(0, before));
    expect(refusal(match, `post ${leader} at ${inside}`)).toEqual([]);
    expect(refusal(match, `post ${leader} at ${outside}`)).toEqual([rule]);
    expect(refusal(match, `post suleiman at ${inside}`)).toEqual(['M14.0.1']);
  });

  test('M14.1.7 King Lajos is with his unit in 1414', () => {
    expect(leaderOf(play(start(), ...HUNGARIANS), 'lajos')).toBe('1414');
  });

  test('M14.1.10 the Banner is put within two hexes of 1414, with a unit or without', () => {
    const match = play(start(), ...HUNGARIANS.slice(0, 6));
    expect(refusal(match, 'plant banner at 1414')).toEqual([]);
    expect(refusal(match, 'plant banner at 1214')).toEqual([]);
    expect(refusal(match, 'plant banner at 1114')).toEqual(['M14.1.10']);
    const legal = match.legal() ?? [];
    const near = kit.hexes.filter((_, hex) => kit.distance(hex, kit.hexAt.get('1414') as number) <= 2);
    expect(legal).toHaveLength(near.length);
  });
});

describe('M14.0.2 other sets of components', () => {
  type Files = ReturnType<typeof structuredClone<typeof kit.files>>;
  const variant = (change: (files: Files) => void): Game => {
    const files = structuredClone(kit.files);
    change(files);
    return new Match<Battle, Kit>(kernel, { set: readComponents(files), scenario: 'mohacs', seed: 'variant' });
  };
  const groupOf = (files: Files, formation: string) =>
    files.scenario.setup.find(({ formations }) => formations.includes(formation)) as Files['scenario']['setup'][number];

  test('M14.0.2 a group with a choice of its own keeps to its hexes, units and leaders', () => {
    const match = variant((files) => {
      const group = groupOf(files, 'perenyi');
      group.rule = 'M14.3.1';
      group.hexes.push('1703');
    });
    expect(refusal(match, 'stand 1803, 1804, 1805, 1806, 1807, 1808, 1703')).toEqual([]);
    expect(refusal(match, 'stand 1803, 1804, 1805, 1806, 1807, 1808, 1603')).toEqual(['M14.0.2']);
    play(match, 'stand 1803, 1804, 1805, 1806, 1807, 1808, 1703');
    expect(refusal(match, 'post perenyi at 1809')).toEqual([]);
    expect(refusal(match, 'post perenyi at 1603')).toEqual(['M14.0.2']);
  });

  test('M14.0.2 as many hexes as units, guns on clear ground, and room for those who follow', () => {
    const match = play(start(), ...HUNGARIANS);
    expect(match.why('stand 2334, 2333, 2335, 2434, 2433').reasons.map(({ text }) => text)).toContain(
      'There may be no more hexes than units.',
    );
    const village = variant((files) => groupOf(files, 'rumelia-gun').hexes.push('2833'));
    play(village, ...HUNGARIANS, STANDS[0], STANDS[1]);
    expect(refusal(village, STANDS[2].replace('3027', '2833'))).toEqual(['M14.0.2']);
    const narrow = variant((files) => {
      groupOf(files, 'rumelia-gun').hexes = ['2828', '2829', '2830', '2928', '2929', '2930', '3029', '3028'];
    });
    play(narrow, ...HUNGARIANS, STANDS[0]);
    expect(refusal(narrow, 'stand 2627, 2628, 2629, 2727, 2728, 2729, 2730, 2528, 2828')).toEqual([]);
    expect(refusal(narrow, 'stand 2627, 2628, 2629, 2727, 2728, 2729, 2730, 2829, 2828')).toEqual(['M14.0.2']);
  });
});

describe('M14.2 the Ottomans', () => {
  test('M14.2.1 all Ottoman units face north', () => {
    const match = deployed();
    for (const [unit, { side, wave }] of kit.unit.entries())
      if (side === 1 && wave < 0) expect(facingOf(match, kit.units[unit])).toBe('N');
  });

  test('M14.2.2 Bali and his 4 MC stand within one hex of 2334', () => {
    const match = play(start(), ...HUNGARIANS);
    expect(refusal(match, 'stand 2334, 2333, 2335, 2434')).toEqual([]);
    expect(refusal(match, 'stand 2334, 2333, 2335, 2336')).toEqual(['M14.2.2']);
    expect(refusal(match, 'stand 2334, 2333, 2335')).toEqual(['M14.0.2']);
    play(match, ...STANDS);
    expect(where(match, 'bali')).toEqual(['2333', '2334', '2335', '2434']);
    expect(refusal(match, 'post bali at 2336')).toEqual(['M14.2.2']);
    expect(refusal(match, 'post bali at 2233')).toEqual([]);
  });

  test('M14.2.3 Khosrev and the 9 MC of Rumelia stand within two hexes of 2729', () => {
    const match = play(start(), ...HUNGARIANS, STANDS[0]);
    expect(refusal(match, STANDS[1])).toEqual([]);
    expect(refusal(match, STANDS[1].replace('2528', '2527'))).toEqual(['M14.2.3']);
    play(match, STANDS[1], STANDS[2], POSTS[0]);
    expect(refusal(match, 'post khosrev at 2732')).toEqual(['M14.2.3']);
  });

  test('M14.2.4, M14.0.2 the 7 guns of Rumelia stand within two hexes of 3029, not where a unit stands', () => {
    const match = play(start(), ...HUNGARIANS, STANDS[0], STANDS[1].replace('2528', '2828'));
    expect(refusal(match, STANDS[2])).toEqual([]);
    expect(refusal(match, STANDS[2].replace('3027', '2828'))).toEqual(['M3.1.1.1']);
    expect(refusal(match, STANDS[2].replace('3027', '3032'))).toEqual(['M14.2.4']);
  });

  test.each([
    ['M14.2.5', 'akinci', row(2710, 2719)],
    ['M14.2.6', 'janissary', ['3011', '3013', '3015', '3017', '3019']],
    ['M14.2.8', 'centre-gun', ['3307', '3309', '3311', '3313', '3315', '3317', '3319', '3321']],
    ['M14.2.9', 'porte', [...row(3406, 3411), ...row(3418, 3423)]],
  ])('%s %s stands where it must', (_rule, prefix, hexes) => {
    expect(where(deployed(), prefix)).toEqual(hexes);
  });

  test('M14.2.7 Ibrahim stands within one hex of any hex of his units', () => {
    const match = play(start(), ...HUNGARIANS, ...STANDS, ...POSTS.slice(0, 2));
    expect(refusal(match, 'post ibrahim at 2609')).toEqual([]);
    expect(refusal(match, 'post ibrahim at 2608')).toEqual(['M14.2.7']);
    expect(match.legal()).toHaveLength(kit.groups.find(({ rule }) => rule === 'M14.2.7')?.hexes.length as number);
  });

  test('M14.2.10 Suleiman and Achmed stand in 3415, and being alone they are seen', () => {
    const match = deployed();
    expect([leaderOf(match, 'suleiman'), leaderOf(match, 'achmed')]).toEqual(['3415', '3415']);
    expect((match.viewJson(0) as unknown as { post: Record<string, string> }).post.suleiman).toBe('3415');
  });

  test('M14.3.4 the 9 MC of Rumelia start Disordered, in camp; Bali and the guns do not', () => {
    const match = deployed();
    for (let n = 1; n <= 9; n++) {
      expect(stateOf(match, `rumelia-${n}`)).toBe('disordered');
      expect(match.state.camped[kit.units.indexOf(`rumelia-${n}`)]).toBe(1);
    }
    expect([stateOf(match, 'bali-1'), stateOf(match, 'rumelia-gun-1')]).toEqual(['order', 'order']);
  });

  test('M14.3.1 Hungary has the first activation, and it is Free', () => {
    const match = deployed();
    expect([match.seat, due(match)]).toEqual(['hungary', 'free']);
  });

  test('M3.5.1 the enemy hears that a leader has been posted, not where', () => {
    const match = play(start(), ...HUNGARIANS);
    const heard = match.events(1).filter(({ event, leader }) => event === 'posted' && leader === 'perenyi');
    expect(heard).toHaveLength(1);
    expect(heard[0]).not.toHaveProperty('hex');
    expect(eventsOf(match, 'posted').find(({ leader }) => leader === 'perenyi')).toMatchObject({ hex: '1805' });
    expect(match.moves(1)[0]).toEqual({ seat: 'hungary', move: null });
  });
});

/// <reference types="vite/client" />
import { parseRulebook } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { type Column, lettersOf, resultOf } from './charts.ts';
import { RECONSTRUCTED } from './kit.ts';
import { BARRED, CLEAR, FOOT, GUNS, MOUNTED, ROAD, STREAM, SWAMP, TRENCH, VILLAGE } from './land.ts';

/** The charts cell by cell against the text of the rulebook: a changed number in either is found here. */

const { kit } = RECONSTRUCTED;
const files = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true });
const book = parseRulebook(Object.entries(files).map(([name, content]) => ({ name, text: content })));
const text = (rule: string): string => {
  const found = book.paragraphs.find((one) => one.rule === rule);
  if (!found) throw new Error(`There is no ${rule}.`);
  return found.text;
};
const number = (word: string): number => Number(word.replace('+', ''));
/** Every `what -1` or `what +1` in a text, by the pattern's two groups. */
const pairs = (said: string, pattern: RegExp): [string, number][] =>
  [...said.matchAll(pattern)].map(([, what, value]) => [what, number(value)]);

test('M1.0.6 the rulebook is well formed', () => {
  expect(book.problems).toEqual([]);
});

test('M1.0.7 every ruling from R1 to R115 is told somewhere', () => {
  const told = new Set(book.paragraphs.flatMap(({ rulings }) => rulings));
  expect([...told].map((one) => Number(one.slice(1))).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 115 }, (_, i) => i + 1),
  );
});

/** `6 or less: NE. 7 to 9: D. 10: D+R. 11 or more: RT.` as a function of the roll. */
const bandsOf = (said: string) => {
  const bands = [...said.matchAll(/(-?\d+)(?: to (-?\d+)| (or less)| (or more))?: ([A-Z+]+)\./g)].map(
    ([, from, to, less, more, result]) => ({
      from: less ? -99 : Number(from),
      to: more ? 99 : Number(to ?? from),
      result,
    }),
  );
  for (const [i, { from }] of bands.entries()) expect(from).toBe(i === 0 ? -99 : bands[i - 1].to + 1);
  expect(bands.at(-1)?.to).toBe(99);
  return (roll: number): string => bands.find(({ from, to }) => roll >= from && roll <= to)?.result ?? '';
};

describe('Tables', () => {
  const COLUMNS: readonly (readonly [rule: string, column: Column])[] = [
    ['M19.3.1', kit.fireTable[1][0]],
    ['M19.3.2', kit.fireTable[1][1]],
    ['M19.3.3', kit.fireTable[0][0]],
    ['M19.3.4', kit.fireTable[0][1]],
    ['M19.4.1', kit.shockTable[0][0]],
    ['M19.4.2', kit.shockTable[0][1]],
    ['M19.5.1', kit.shockTable[1][0]],
    ['M19.5.2', kit.shockTable[1][1]],
  ];
  test.each(COLUMNS)('%s every cell of the column', (rule, column) => {
    const said = bandsOf(text(rule));
    for (let roll = -12; roll <= 25; roll++)
      expect([roll, lettersOf(resultOf(column, roll))]).toEqual([roll, said(roll)]);
  });

  test.each([
    ['M19.1.1', 'bow'],
    ['M19.1.2', 'musket'],
    ['M19.1.3', 'ottoman-gun'],
    ['M19.1.4', 'hungarian-gun'],
  ])('%s, M2.2.7.1 weapon and range: %s', (rule, id) => {
    const { drm, reach } = kit.weapon[kit.weapons.indexOf(id)];
    const said = [...text(rule).matchAll(/([+-]?\d) at (\d) hex/g)].map(([, value, range]) => [
      Number(range),
      number(value),
    ]);
    expect(said).toEqual(Array.from({ length: reach }, (_, i) => [i + 1, drm[i + 1]]));
  });

  test('M2.2.7.1 how far weapons reach', () => {
    expect(kit.weapon.map(({ reach }) => reach)).toEqual([2, 1, 4, 4]);
  });

  test.each(['HC', 'MC', 'LC', 'RI', 'LvI'])('M19.6 %s attacks', (attacker) => {
    const rule = `M19.6.${['HC', 'MC', 'LC', 'RI', 'LvI'].indexOf(attacker) + 1}`;
    expect(text(rule)).toMatch(new RegExp(`^${attacker} attacks: `));
    const said = pairs(text(rule).split(': ')[1], /(archer foot|\w+) ([+-]?\d)/g);
    const row = kit.matrix[kit.arms.indexOf(attacker)];
    const columns = ['HC', 'MC', 'LC', 'AK', 'RI', 'AI', 'LvI'];
    expect(said).toEqual(columns.map((arm) => [arm === 'AI' ? 'archer foot' : arm, row[kit.arms.indexOf(arm)]]));
  });

  test('M8.1.2, M9.0.1, M9.3.1, M8.2.1.1 what each arm may do', () => {
    const having = (is: (arm: (typeof kit.arm)[number]) => boolean) => kit.arm.filter(is).map(({ id }) => id);
    expect(having(({ attacks }) => attacks)).toEqual(['HC', 'MC', 'LC', 'RI', 'LvI']);
    expect(having(({ charges }) => charges)).toEqual(['HC', 'MC']);
    expect(having(({ pikes }) => pikes)).toEqual(['RI', 'AI']);
    expect(having(({ evades }) => evades)).toEqual(['AK']);
    expect(having(({ reluctance }) => reluctance === 1)).toEqual(['MC']);
    // M3.2.1.2, M3.2.1.3
    expect(having(({ zone }) => !zone)).toEqual(['LvI', 'ART']);
  });
});

describe('Modifiers', () => {
  /** The first signed number of a paragraph. */
  const drmIn = (rule: string): number => number(/(?<![\w.])([+-]\d)/.exec(text(rule))?.[1] ?? 'none');
  const { fire, shock } = kit;
  const DRMS: readonly (readonly [rule: string, value: number])[] = [
    ['M7.4.2.1', fire.flank],
    ['M19.2.3', fire.village],
    ['M19.2.4', fire.trench],
    ['M19.2.5', fire.disordered],
    ['M8.3.1.1', shock.strength],
    ['M8.3.1.2.1', shock.flank],
    ['M8.3.1.2.2', shock.rear],
    ['M8.3.1.2.3', shock.mixed],
    ['M8.3.1.4', shock.charge],
    ['M8.3.1.5', shock.leader],
    ['M8.3.1.7', shock.disordered],
    ['M8.3.1.8', shock.retired],
    ['M19.7.1', shock.uphill],
    ['M19.7.2', shock.trench],
    ['M19.7.3', shock.stream],
    ['M19.7.5', shock.village],
    ['M19.7.6', shock.swamp],
    ['M10.5.5', shock.earlier],
    ['M3.2.4.2', kit.zone.leaveMounted],
    ['M3.2.4.6', kit.zone.hitAndRun],
  ];
  test.each(DRMS)('%s is %i', (rule, value) => {
    expect(drmIn(rule)).toBe(value);
  });

  test('M19.2.2 bows at HC', () => {
    expect(drmIn('M19.2.2')).toBe(-1);
    const [bow, ...others] = kit.weapon;
    expect(bow.against.map((drm, arm) => [kit.arms[arm], drm]).filter(([, drm]) => drm !== 0)).toEqual([['HC', -1]]);
    for (const { against } of others) expect(against.every((drm) => drm === 0)).toBe(true);
  });

  test('M9.3.5, M9.3.7, M9.4.3.2, M9.4.4.1, M8.2.1.2, M12.4.0.1, M12.4.0.2 the limits of the other rolls', () => {
    const last = (rule: string) => Number(/(\d)(?!.*\d)/.exec(text(rule))?.[1]);
    const first = (rule: string) => Number(/(?<![\w.])(\d)/.exec(text(rule))?.[1]);
    expect(text('M9.3.5')).toContain(`0 to ${kit.reluctance.goesIn} `);
    expect(text('M9.3.6')).toContain(`${kit.reluctance.goesIn + 1} to 9`);
    expect(last('M9.3.7')).toBe(kit.arm[kit.arms.indexOf('MC')].reluctance);
    expect(first('M9.4.3.2')).toBe(kit.counterCharge.flank);
    expect(first('M9.4.4.1')).toBe(kit.counterCharge.succeeds);
    expect(first('M8.2.1.2')).toBe(kit.evasion.unharmed);
    expect(first('M8.2.1.3')).toBe(kit.evasion.unharmed + 1);
    expect(text('M12.4.0.1')).toContain(`${kit.leaderLoss.fire} or more`);
    expect(text('M12.4.0.1')).toContain(`${kit.leaderLoss.killed} or 9`);
    expect(last('M12.4.0.2')).toBe(kit.leaderLoss.shock);
    expect(first('M7.3.1.2')).toBe(kit.zone.fireInZone);
    expect(kit.zone.leaveFoot).toBe(0); // M3.2.4.3
    expect([kit.charge.nearest, kit.charge.farthest, kit.charge.turns]).toEqual([2, 3, 1]); // M9.2.1, M9.2.5
    expect([kit.retired.move, kit.retired.flight, kit.sight.near]).toEqual([1, 1, 2]); // M10.3.6, M16.0.1.5, M6.1.4.1
    expect([kit.lull.passes, kit.lull.quiet]).toEqual([4, 60]); // M5.1.9, M5.1.10
  });
});

describe('Terrain', () => {
  /** `foot 1, mounted 2, guns barred`, in the order of the ways of moving. */
  const said = (rule: string): number[] =>
    ['foot', 'mounted', 'guns'].map((way) => {
      const word = new RegExp(`${way} ([+]?\\d|barred)`).exec(text(rule))?.[1] ?? 'none';
      return word === 'barred' ? BARRED : number(word);
    });
  const WAYS = [FOOT, MOUNTED, GUNS];
  const sum = (...parts: readonly number[]): number =>
    parts.includes(BARRED) ? BARRED : parts.reduce((a, b) => a + b, 0);

  test('M19.8.1–M19.8.8 every step of the map costs what the paragraphs say', () => {
    const into = { [CLEAR]: said('M19.8.1'), [VILLAGE]: said('M19.8.2'), [SWAMP]: said('M19.8.3') };
    const [climb, stream, trench] = [said('M19.8.4'), said('M19.8.6'), said('M19.8.7')];
    const seen = new Set<string>();
    for (const [hex, around] of kit.next.entries())
      for (const [direction, to] of around.entries()) {
        if (to < 0) continue;
        const on = kit.side[hex][direction];
        const up = Math.max(0, Math.min(3, kit.level[to]) - Math.min(3, kit.level[hex]));
        for (const way of WAYS) {
          const price = sum(
            on & ROAD ? 1 : into[kit.terrain[to]][way],
            on & STREAM && !(on & ROAD) ? stream[way] : 0,
            on & TRENCH ? trench[way] : 0,
            up * climb[way],
          );
          expect([kit.hexes[hex], kit.hexes[to], kit.cost[way][hex][direction]]).toEqual([
            kit.hexes[hex],
            kit.hexes[to],
            price,
          ]);
          seen.add(`${kit.terrain[to]} ${on} ${up}`);
        }
      }
    // Steps of every sort are on the map, so that nothing above holds of nothing.
    for (const on of [0, STREAM, ROAD, STREAM | ROAD])
      expect([...seen].some((one) => one.split(' ')[1] === `${on}`)).toBe(true);
    expect([...seen].some((one) => Number(one.split(' ')[1]) & TRENCH)).toBe(true);
    for (const land of [CLEAR, VILLAGE, SWAMP]) expect([...seen].some((one) => one.startsWith(`${land} `))).toBe(true);
  });

  test('M19.8.2, M19.8.8, M7.5.2.2 a village bars guns, except along the road', () => {
    const village = kit.hexes.indexOf('2733');
    const from = (id: string) =>
      kit.cost[GUNS][kit.hexes.indexOf(id)][kit.next[kit.hexes.indexOf(id)].indexOf(village)];
    expect([from('2732'), from('2734')]).toEqual([BARRED, BARRED]);
    expect(from('2633')).toBe(1);
  });

  test('M14.3.3, M19.8.4 a step from level 3 onto the ridge costs no more than one on the level', () => {
    for (const [hex, around] of kit.next.entries())
      for (const [direction, to] of around.entries())
        if (to >= 0 && kit.level[hex] === 3 && kit.level[to] === 4) expect(kit.cost[MOUNTED][hex][direction]).toBe(1);
    expect(kit.height).not.toContain(4);
    expect(kit.level).toContain(4);
  });
});

describe('Ratings', () => {
  const RATED: readonly (readonly [rule: string, is: (unit: (typeof kit.unit)[number]) => boolean])[] = [
    ['M19.10.1', ({ arm, side }) => kit.arms[arm] === 'HC' && side === 0],
    ['M19.10.2', ({ arm, side }) => kit.arms[arm] === 'HC' && side === 1],
    ['M19.10.3', ({ arm }) => kit.arms[arm] === 'MC'],
    ['M19.10.4', ({ arm }) => kit.arms[arm] === 'LC'],
    ['M19.10.5', ({ arm }) => kit.arms[arm] === 'AK'],
    ['M19.10.6', ({ arm }) => kit.arms[arm] === 'RI'],
    ['M19.10.7', ({ arm }) => kit.arms[arm] === 'AI'],
    ['M19.10.8', ({ arm }) => kit.arms[arm] === 'LvI'],
    ['M19.10.9', ({ gun, side }) => gun && side === 0],
    ['M19.10.10', ({ gun, side }) => gun && side === 1],
  ];
  test.each(RATED)('%s the ratings of these units', (rule, is) => {
    const units = kit.unit.filter(is);
    expect(units.length).toBeGreaterThan(0);
    const values = (what: string) =>
      new RegExp(`(?<!no )${what} ([+-]?\\d+)(?:, Disordered ([+-]?\\d+))?`)
        .exec(text(rule))
        ?.slice(1)
        .map((one) => one && number(one));
    const [sdr, ma, flight] = [values('SDR'), values('MA'), values('Flight Points')];
    for (const unit of units) {
      if (!unit.gun) expect(unit.sdr.slice(0, 2)).toEqual(sdr);
      expect(unit.gun ? [unit.ma[0], undefined] : unit.ma.slice(0, 2)).toEqual(ma);
      expect(unit.flight).toBe(flight?.[0]);
    }
  });

  test('M19.10 every unit is rated by one paragraph', () => {
    for (const unit of kit.unit) expect(RATED.filter(([, is]) => is(unit))).toHaveLength(1);
  });

  test('M19.11.1–M19.11.5 every leader has the ratings of his paragraph', () => {
    const said = ['M19.11.1', 'M19.11.2', 'M19.11.3', 'M19.11.4', 'M19.11.5'].flatMap((rule) =>
      [...text(rule).matchAll(/(?:: |\. )([A-Z][\w. ]*?) CR (\d), AR (\d)/g)].map(([, name, cr, ar]) => [
        name,
        Number(cr),
        Number(ar),
      ]),
    );
    const rated = kit.leader.map(({ name, cr, ar }) => [name, cr, ar]);
    for (const one of rated) expect(said).toContainEqual(one);
    for (const one of said) expect(rated).toContainEqual(one);
    for (const { ma } of kit.leader) expect(ma).toBe(8); // M12.2.2.1
  });
});

describe('What to expect', () => {
  interface Case {
    rule: string;
    attacker: string;
    defender: string;
    charges?: boolean;
    disordered?: boolean;
    behindTrench?: boolean;
  }
  const [HUNGARIAN, OTTOMAN] = ['tomori-1', 'porte-1'];
  const CASES: readonly Case[] = [
    { rule: 'M19.12.1', attacker: HUNGARIAN, defender: 'centre-levy-1', charges: true },
    { rule: 'M19.12.2', attacker: HUNGARIAN, defender: 'perenyi-1', charges: true },
    { rule: 'M19.12.3', attacker: HUNGARIAN, defender: 'bali-1', charges: true },
    { rule: 'M19.12.4', attacker: HUNGARIAN, defender: 'rumelia-1', charges: true, disordered: true },
    { rule: 'M19.12.5', attacker: HUNGARIAN, defender: OTTOMAN, charges: true },
    { rule: 'M19.12.6', attacker: 'bali-1', defender: HUNGARIAN, charges: true },
    { rule: 'M19.12.7', attacker: OTTOMAN, defender: 'hannibal-1', behindTrench: true },
    { rule: 'M19.12.8', attacker: 'bali-1', defender: 'hannibal-1', behindTrench: true },
    { rule: 'M19.12.9', attacker: 'janissary-1', defender: HUNGARIAN },
    { rule: 'M19.12.10', attacker: 'perenyi-1', defender: 'rumelia-1', disordered: true },
  ];
  test.each(CASES)(
    '$rule $attacker against $defender',
    ({ rule, attacker, defender, charges, disordered, behindTrench }) => {
      const [by, at] = [attacker, defender].map((id) => kit.unit[kit.units.indexOf(id)]);
      const state = disordered ? 1 : 0;
      const drm =
        kit.matrix[by.arm][at.arm] +
        at.sdr[state] +
        (charges ? kit.shock.charge : 0) +
        (behindTrench ? kit.shock.trench : 0);
      const counted = new Map<string, number>();
      for (let die = 0; die <= 9; die++) {
        const result = lettersOf(resultOf(kit.shockTable[charges ? 1 : 0][state], die + drm));
        // The letters stand as in the charts: what befalls the attacker first.
        const letters = result.includes('AD') && !result.startsWith('AD') ? `AD+${result.replace('+AD', '')}` : result;
        counted.set(letters, (counted.get(letters) ?? 0) + 1);
      }
      const said = pairs(text(rule), /((?:NE|(?:D|RT?|E|AD|AR|CA)(?:[+](?:D|RT?|E|AD|AR|CA))*)) (\d)/g);
      expect([...counted]).toEqual(said);
    },
  );

  test('M19.12.11 shots', () => {
    const effect = (id: string, range: number) =>
      [1, 0].map((mounted) => {
        let hits = 0;
        for (let die = 0; die <= 9; die++)
          if (resultOf(kit.fireTable[mounted][0], die + kit.weapon[kit.weapons.indexOf(id)].drm[range]) !== 0) hits++;
        return hits;
      });
    expect([
      effect('bow', 1),
      effect('bow', 2),
      effect('musket', 1),
      effect('ottoman-gun', 4),
      effect('hungarian-gun', 4),
    ]).toEqual([...text('M19.12.11').matchAll(/(\d) and (\d)/g)].map(([, a, b]) => [Number(a), Number(b)]));
  });
});

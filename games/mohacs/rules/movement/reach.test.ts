import { Random } from '@ravelin/engine';
import { size } from '@ravelin/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../../index.ts';
import { sees } from '../fire/line-of-sight.ts';
import { place } from '../stacking-zones-facing/stacking.ts';
import { hexesOf } from '../survey/paths.ts';
import { create } from '../the-battle/create.ts';
import { type Battle, DISORDERED, HUNGARY, NONE, ORDER, RETIRED } from '../the-battle/state.ts';
import { stepCost } from './cost.ts';
import { destinations, obstacles, pathOf, reach } from './reach.ts';

/**
 * Where units can go, against a second calculation that is written from the rulebook alone and tries everything: it works in hex
 * numbers and names, looks nothing up that the rules have prepared, and keeps every state it meets.
 */

const { kit } = RECONSTRUCTED;
const { map, charts } = kit.files;

// ---- the map, read again -----------------------------------------------------------------------------------------------

const id = (row: number, col: number): string => String(row).padStart(2, '0') + String(col).padStart(2, '0');
const WORDS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
/** M2.1.0.1, M2.1.0.3: columns count from the east; the hexes of odd rows lie half a hex further west than the column says. */
const neighbour = (hex: string, word: string): string | undefined => {
  const key = hex + word;
  if (!neighbours.has(key)) neighbours.set(key, findNeighbour(hex, word));
  return neighbours.get(key);
};
const neighbours = new Map<string, string | undefined>();
const findNeighbour = (hex: string, word: string): string | undefined => {
  const [row, col] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const odd = row % 2;
  const [to, at] = {
    E: [row, col - 1],
    W: [row, col + 1],
    NE: [row - 1, col - odd],
    SE: [row + 1, col - odd],
    NW: [row - 1, col + 1 - odd],
    SW: [row + 1, col + 1 - odd],
  }[word] as [number, number];
  return to >= 1 && to <= 34 && at <= 36 && at >= to % 2 ? id(to, at) : undefined;
};
const back = (word: string): string => WORDS[(WORDS.indexOf(word) + 3) % 6];
const ground = new Map<string, { land: string; level: number }>();
for (const { row, land, level } of map.rows)
  for (let i = 0; i < land.length; i++) ground.set(id(row, 36 - i), { land: land[i], level: Number(level[i]) });
const sides = new Map<string, string>();
for (const { kind, sides: drawn } of map.lines)
  for (const side of drawn) {
    const [hex, word] = side.split(' ');
    sides.set(side, kind);
    sides.set(`${neighbour(hex, word)} ${back(word)}`, kind);
  }
const roads = new Set<string>();
for (const { hexes } of map.roads)
  for (let i = 1; i < hexes.length; i++) {
    roads.add(`${hexes[i - 1]} ${hexes[i]}`);
    roads.add(`${hexes[i]} ${hexes[i - 1]}`);
  }

/** What a step costs; undefined where it is barred. */
const price = (way: 'foot' | 'mounted' | 'guns', from: string, word: string): number | undefined => {
  const key = way + from + word;
  if (!prices.has(key)) prices.set(key, findPrice(way, from, word));
  return prices.get(key);
};
const prices = new Map<string, number | undefined>();
const findPrice = (way: 'foot' | 'mounted' | 'guns', from: string, word: string): number | undefined => {
  const to = neighbour(from, word);
  if (to === undefined) return undefined;
  const [here, there] = [ground.get(from), ground.get(to)] as { land: string; level: number }[];
  const up = Math.max(0, Math.min(3, there.level) - Math.min(3, here.level));
  const line = sides.get(`${from} ${word}`);
  const chart = {
    foot: { '.': 1, v: 1, s: 2, stream: 1, trench: 1 },
    mounted: { '.': 1, v: 2, s: 3, stream: 2, trench: 2 },
    guns: { '.': 1, v: undefined, s: undefined, stream: undefined, trench: undefined },
  }[way] as Record<string, number | undefined>;
  const trench = line === 'trench' ? chart.trench : 0;
  const rest = roads.has(`${from} ${to}`)
    ? [1, trench]
    : [chart[there.land], line === 'stream' ? chart.stream : 0, trench];
  return rest.reduce<number | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    up,
  );
};

// ---- the rules, read again ---------------------------------------------------------------------------------------------

interface Piece {
  readonly name: string;
  readonly side: number;
  readonly arm: string;
  readonly weapon: string;
  readonly way: 'foot' | 'mounted' | 'guns';
  readonly hex: string;
  readonly facing: string;
  readonly state: number;
}
/** M3.3.0.1, M3.3.0.3: the two hexes at the corner that it faces. */
const FRONTS: Readonly<Record<string, readonly [string, string]>> = {
  N: ['NW', 'NE'],
  NE: ['NE', 'E'],
  SE: ['E', 'SE'],
  S: ['SE', 'SW'],
  SW: ['SW', 'W'],
  NW: ['W', 'NW'],
};

const pieceOf = (g: Battle, unit: number): Piece => {
  const { side, arm, weapon, move } = kit.unit[unit];
  return {
    name: kit.units[unit],
    side,
    arm: kit.arms[arm],
    weapon: weapon === NONE ? '' : charts.weapons[weapon].kind,
    way: (['foot', 'mounted', 'guns'] as const)[move],
    hex: kit.hexes[g.at[unit]],
    facing: ['N', 'NE', 'SE', 'S', 'SW', 'NW'][g.facing[unit]],
    state: g.state[unit],
  };
};

/** M3.2.1, M3.2.3 */
const zoneOf = ({ arm, state, hex, facing, weapon }: Piece): string[] => {
  if (arm === 'LvI' || arm === 'ART' || state !== ORDER) return [];
  return FRONTS[facing].flatMap((word) => {
    const to = neighbour(hex, word);
    const crossed = sides.has(`${hex} ${word}`) && weapon !== 'bow' && weapon !== 'musket';
    return to === undefined || crossed ? [] : [to];
  });
};

interface Reached {
  /** MP to each hex where the unit may stop: of the step into a neighbouring one, if it may make it, else of the cheapest way. */
  readonly stops: Map<string, number>;
  /** MP of the first step into each neighbouring hex that it may enter. */
  readonly steps: Map<string, number>;
}

/** `under`: the move is under way, so much has been spent and these enemies' ZOCs have been left. */
const tryEverything = (g: Battle, unit: number, under?: { spent: number; left: readonly string[] }): Reached => {
  const pieces = [...kit.units.keys()].filter((one) => g.at[one] !== NONE).map((one) => pieceOf(g, one));
  const me = pieceOf(g, unit);
  const led = g.led[unit] === 1;
  const others = pieces.filter(({ name }) => name !== me.name);
  const at = new Map(others.map((one) => [one.hex, one]));
  const enemies = others.filter(({ side }) => side !== me.side);
  const zones = new Map<string, Piece[]>();
  for (const enemy of enemies) for (const hex of zoneOf(enemy)) zones.set(hex, [...(zones.get(hex) ?? []), enemy]);
  const zonesAt = (hex: string): Piece[] => zones.get(hex) ?? [];
  const held = new Set(enemies.map(({ hex }) => hex));
  const isNextToEnemy = (hex: string): boolean => WORDS.some((word) => held.has(neighbour(hex, word) ?? ''));
  const index = (hex: string): number => kit.hexAt.get(hex) as number;
  /** M6.1.4 */
  const unseen = enemies.filter(
    (enemy) => !others.some(({ side, hex }) => side === HUNGARY && sees(kit, index(hex), index(enemy.hex))),
  );
  const isTooNear = (from: string, to: string): boolean =>
    me.side === HUNGARY &&
    unseen.some((enemy) => kit.distance(index(enemy.hex), index(to)) <= 2 && !sees(kit, index(from), index(enemy.hex)));
  const archer = me.way === 'mounted' && me.weapon === 'bow';
  const stops = new Map<string, number>();
  const steps = new Map<string, number>();
  const met = new Set<string>();
  const walk = (hex: string, spent: number, left: readonly string[], begun: boolean): void => {
    const key = `${hex} ${spent} ${left.length === 0 ? '' : [...left].sort().join()} ${begun}`;
    if (met.has(key)) return;
    met.add(key);
    // Back to where it stood is no move of its own.
    if (!begun && !at.has(hex) && hex !== me.hex) stops.set(hex, Math.min(spent, stops.get(hex) ?? 99));
    const here = zonesAt(hex);
    if (!begun && here.length > 0 && !archer) return; // M3.2.4.1
    for (const word of WORDS) {
      const to = neighbour(hex, word);
      if (to === undefined) continue;
      const there = at.get(to);
      if (there && (there.side !== me.side || there.arm !== 'ART')) continue;
      if (there && zonesAt(to).length > 0 && !archer) continue; // M3.1.1.3
      let cost = price(me.way, hex, word);
      if (cost === undefined) continue;
      if (here.length > 0) {
        if (begun) cost += here.some(({ way }) => way === 'mounted') ? 1 : 0;
        else {
          cost += 1;
          if (zonesAt(to).length > 0) continue;
        }
      }
      const behind = here.length === 0 ? left : [...new Set([...left, ...here.map(({ name }) => name)])];
      if (zonesAt(to).some(({ name }) => behind.includes(name))) continue;
      if (!led && isNextToEnemy(to)) continue;
      if (isTooNear(hex, to)) continue;
      const [base, disordered] = kit.unit[unit].ma;
      if (spent + cost > (me.state === ORDER ? base : disordered)) continue;
      if (hex === me.hex && spent === (under?.spent ?? 0)) steps.set(to, spent + cost);
      walk(to, spent + cost, behind, false);
    }
  };
  if (under) walk(me.hex, under.spent, under.left, false);
  else if (me.state !== RETIRED) walk(me.hex, 0, [], true);
  else
    for (const word of WORDS) {
      // M10.3.6: one hex, nearer to the Banner, whatever it costs.
      const to = neighbour(me.hex, word);
      if (to === undefined || at.has(to) || (!led && isNextToEnemy(to)) || isTooNear(me.hex, to)) continue;
      if (kit.distance(index(to), g.banner) >= kit.distance(index(me.hex), g.banner)) continue;
      if (zonesAt(to).some((enemy) => zonesAt(me.hex).includes(enemy))) continue;
      stops.set(to, 1);
    }
  for (const [hex, mp] of steps) if (stops.has(hex)) stops.set(hex, mp);
  return { stops, steps };
};

// ---- positions at random -----------------------------------------------------------------------------------------------

/** Some forty units of both sides thrown together around one hex. */
const melee = (rng: Random): Battle => {
  const g = create({ kit, seq: 0, seat: -1, over: 0, stack: [], zones: [] }, 'mohacs', {});
  const centre = rng.int(kit.hexes.length);
  const hexes = [...kit.hexes.keys()].filter((hex) => kit.distance(hex, centre) <= 6);
  g.banner = rng.int(kit.hexes.length);
  for (let n = 0; n < 40 && hexes.length > 0; n++) {
    const unit = rng.int(kit.units.length);
    if (g.at[unit] !== NONE) continue;
    const [hex] = hexes.splice(rng.int(hexes.length), 1);
    const { gun, side } = kit.unit[unit];
    g.at[unit] = hex;
    g.facing[unit] = rng.int(6);
    g.state[unit] = gun ? ORDER : [ORDER, ORDER, ORDER, DISORDERED, side === HUNGARY ? RETIRED : ORDER][rng.int(5)];
    g.led[unit] = rng.int(4) === 0 ? 0 : 1;
  }
  return g;
};

const out: number[] = [];

describe('where units can go, against a second calculation', () => {
  test('M6.1.1.1 for thousands of units in wild positions: the same hexes at the same price', () => {
    let units = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const g = melee(new Random(`melee ${seed}`));
        for (let unit = 0; unit < g.at.length; unit++) {
          if (g.at[unit] === NONE) continue;
          units++;
          const { stops } = tryEverything(g, unit);
          const n = destinations(g, unit, 0, false, out);
          const found = new Map(
            out.slice(0, n).map((hex) => [kit.hexes[hex], reach(g, unit).mp[reach(g, unit).best[hex]]]),
          );
          const sorted = (map: Map<string, number>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1)).join(' ');
          if (sorted(found) !== sorted(stops))
            expect(sorted(found), `${kit.units[unit]} ${kit.hexes[g.at[unit]]}`).toBe(sorted(stops));
        }
      }),
      { numRuns: size(60, 300) },
    );
    expect(units).toBeGreaterThan(size(2_000, 10_000));
  });

  test('M3.2.4.6 in the middle of a go too, with what has been spent and left behind', () => {
    let archers = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const rng = new Random(`on ${seed}`);
        const g = melee(rng);
        for (let unit = 0; unit < g.at.length; unit++) {
          if (g.at[unit] === NONE || g.state[unit] === RETIRED) continue;
          const n = destinations(g, unit, 0, false, out);
          if (n === 0) continue;
          const hex = out[rng.int(n)];
          const ways = reach(g, unit);
          const [start, label] = [g.at[unit], ways.best[hex]];
          const [spent, path] = [ways.mp[label], [start, ...hexesOf(kit, start, pathOf(g, unit, 0, false, hex))]];
          const left = [...kit.units.keys()].filter(
            (one) =>
              g.at[one] !== NONE &&
              kit.unit[one].side !== kit.unit[unit].side &&
              path.slice(0, -1).some((at) => zoneOf(pieceOf(g, one)).includes(kit.hexes[at])),
          );
          place(g, unit, hex);
          for (const one of left) g.shunned[one] = 1;
          const { stops } = tryEverything(g, unit, { spent, left: left.map((one) => kit.units[one]) });
          const m = destinations(g, unit, spent, true, out);
          expect(
            out
              .slice(0, m)
              .map((at) => kit.hexes[at])
              .sort(),
          ).toEqual([...stops.keys()].sort());
          if (kit.unit[unit].mountedArcher && left.length > 0 && m > 0) archers++;
          g.shunned.fill(0);
          place(g, unit, start);
        }
      }),
      { numRuns: size(20, 60) },
    );
    expect(archers).toBeGreaterThan(0);
  });

  test('M6.1.1.1 every path can be said step by step: who names a neighbouring hex means the step into it', () => {
    let dear = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const rng = new Random(`steps ${seed}`);
        const g = melee(rng);
        for (let unit = 0; unit < g.at.length; unit++) {
          if (g.at[unit] === NONE || g.state[unit] === RETIRED) continue;
          const start = g.at[unit];
          let spent = 0;
          for (const moved of [false, true, true]) {
            const left = [...g.shunned.keys()].filter((one) => g.shunned[one]).map((one) => kit.units[one]);
            const { steps } = tryEverything(g, unit, moved ? { spent, left } : undefined);
            for (const [name, mp] of steps) {
              const hex = kit.hexAt.get(name) as number;
              expect(hexesOf(kit, g.at[unit], pathOf(g, unit, spent, moved, hex)), name).toEqual([hex]);
              const ways = reach(g, unit, spent, moved);
              expect(spent + ways.mp[ways.best[hex]]).toBe(mp);
              if (mp - spent > 3) dear++;
            }
            if (steps.size === 0) break;
            const [name, mp] = [...steps][rng.int(steps.size)];
            for (const one of kit.units.keys())
              if (g.at[one] !== NONE && kit.unit[one].side !== kit.unit[unit].side)
                if (zoneOf(pieceOf(g, one)).includes(kit.hexes[g.at[unit]])) g.shunned[one] = 1;
            place(g, unit, kit.hexAt.get(name) as number);
            spent = mp;
          }
          g.shunned.fill(0);
          place(g, unit, start);
        }
      }),
      { numRuns: 20 },
    );
    expect(dear).toBeGreaterThan(0);
  });

  test('M6.1.1.1 a path leads over neighbouring hexes to its end, and every hex out of reach has a reason', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const rng = new Random(`reasons ${seed}`);
        const g = melee(rng);
        const units = [...g.at.keys()].filter((unit) => g.at[unit] !== NONE);
        const unit = units[rng.int(units.length)];
        const n = destinations(g, unit, 0, false, out);
        const stops = out.slice(0, n);
        for (const hex of stops) {
          const path = hexesOf(kit, g.at[unit], pathOf(g, unit, 0, false, hex));
          const steps = path.every((one, i) => kit.distance(one, i === 0 ? g.at[unit] : path[i - 1]) === 1);
          expect([path.at(-1), steps, obstacles(g, unit, 0, false, hex)]).toEqual([hex, true, 0]);
        }
        const hex = rng.int(kit.hexes.length);
        if (!stops.includes(hex) && !g.at.includes(hex)) expect(obstacles(g, unit, 0, false, hex)).toBeGreaterThan(0);
      }),
      { numRuns: size(100, 300) },
    );
  });
});

describe('M19.8 what a step costs', () => {
  test('M19.8.1, M19.8.2, M19.8.3, M19.8.4, M19.8.5, M19.8.6, M19.8.7, M19.8.8 on every hexside of the map', () => {
    const g = create({ kit, seq: 0, seat: -1, over: 0, stack: [], zones: [] }, 'mohacs', {});
    let barred = 0;
    for (const [hex, name] of kit.hexes.entries())
      for (const [direction, word] of WORDS.entries())
        for (const [way, called] of (['foot', 'mounted', 'guns'] as const).entries()) {
          const cost = kit.cost[way][hex][direction];
          expect(cost === NONE ? undefined : cost, `${name} ${word} ${called}`).toBe(price(called, name, word));
          if (cost === NONE) barred++;
          else expect(stepCost(g, way, hex, direction)).toBe(cost);
        }
    expect(barred).toBeGreaterThan(0);
  });
});

import { FACINGS } from './geometry.ts';
import { bad, FOOT, GUNS, type Land, MOUNTED } from './land.ts';
import type { ComponentFiles } from './schema.ts';

export const SIDES = ['hungary', 'ottoman'] as const;
/** States of a unit: the columns of its ratings. Retired units are read as Disordered (M10.3.7). */
export const [ORDER, DISORDERED, RETIRED] = [0, 1, 2];
export const NONE = -1;
/** How a weapon is used (M7). */
export const [BOW, MUSKET, GUN] = [0, 1, 2];

export interface UnitKit {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly command: number;
  /** M2.2.3.3: archer foot is an arm of its own on the matrix; M2.2.3.4: foot with muskets is not. */
  readonly arm: number;
  /** Index in `weapons`, or NONE. */
  readonly weapon: number;
  /** BOW, MUSKET, GUN or NONE. */
  readonly missile: number;
  readonly move: number;
  readonly gun: boolean;
  readonly mounted: boolean;
  /** Horse with bows (M2.2.3.1). */
  readonly mountedArcher: boolean;
  /** M19.10.1, M19.10.2, M19.10.3, M19.10.4, M19.10.5, M19.10.6, M19.10.7, M19.10.8, M19.10.9, M19.10.10: ratings by state. */
  readonly sdr: readonly number[];
  readonly ma: readonly number[];
  readonly flight: number;
  /** The set-up group it belongs to, or NONE. */
  readonly group: number;
  /** The wave it comes with, or NONE. */
  readonly wave: number;
  /** Starts Disordered and may not move until rallied (M14.3.4). */
  readonly encamped: boolean;
}

export interface LeaderKit {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly side: number;
  /** The command he starts with, or NONE in the reserve. */
  readonly command: number;
  /** M19.11.1, M19.11.2, M19.11.3, M19.11.4, M19.11.5 */
  readonly cr: number;
  readonly ar: number;
  readonly ma: number;
  readonly flight: number;
  readonly monarch: boolean;
  /** May stand in for a killed leader; `named` ones go first and once. */
  readonly reserve: boolean;
  readonly named: boolean;
  /** The leader whose command he takes over, or NONE (M12.2.0.5). */
  readonly succeeds: number;
  readonly group: number;
  readonly wave: number;
}

export interface CommandKit {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly leader: number;
  /** The greater command of which it is a part, or NONE (M12.2.0.3). */
  readonly partOf: number;
  readonly units: readonly number[];
  /** The wave that its leader comes with, or NONE. */
  readonly wave: number;
}

/** A set-up group: its units take different hexes of the list, its leaders any of them. */
export interface GroupKit {
  readonly rule: string;
  readonly side: number;
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  readonly hexes: readonly number[];
}

export interface WaveKit {
  readonly id: string;
  readonly rule: string;
  readonly side: number;
  readonly command: number;
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  readonly hexes: readonly number[];
  /** The wave that must have entered before, or NONE. */
  readonly after: number;
  /** The faces of the die on which an optional contingent comes; empty for others. */
  readonly faces: readonly number[];
  readonly level: number;
}

export interface Army {
  readonly units: readonly string[];
  readonly unit: readonly UnitKit[];
  readonly leaders: readonly string[];
  readonly leader: readonly LeaderKit[];
  readonly commands: readonly string[];
  readonly command: readonly CommandKit[];
  readonly groups: readonly GroupKit[];
  readonly waves: readonly WaveKit[];
  readonly banner: { readonly rule: string; readonly side: number; readonly hexes: readonly number[] };
  readonly box: { readonly rule: string; readonly side: number; readonly hexes: readonly number[] };
  readonly first: number;
  /** By side. */
  readonly facing: readonly number[];
  readonly flightLevel: readonly number[];
}

const MOVES = { foot: FOOT, mounted: MOUNTED, guns: GUNS } as const;
const MISSILES = { bow: BOW, musket: MUSKET, gun: GUN } as const;

/** In German, and where they stand in the files. */
const PLACES: Readonly<Record<string, readonly [de: string, path: string]>> = {
  formation: ['Verband', '/units/formations'],
  leader: ['Anführer', '/leaders'],
  command: ['Kommando', '/units/commands'],
  'kind of unit': ['Art von Einheit', '/units/kinds'],
  arm: ['Waffengattung', '/charts/arms'],
  weapon: ['Waffe', '/charts/weapons'],
};

/** Whatever is built here is written out, not spread: things of one kind then have one shape, which is what makes reading them fast. */
export const buildArmy = (files: ComponentFiles, land: Land): Army => {
  const { units: roster, leaders, charts, scenario } = files;
  const { kinds, commands, formations } = roster;
  const indexIn = (what: string, list: readonly { id: string }[], id: string | undefined): number => {
    if (id === undefined) return NONE;
    const found = list.findIndex((one) => one.id === id);
    if (found < 0) {
      const [de, path] = PLACES[what] ?? [what, ''];
      throw bad([`There is no ${what} "${id}".`, `Es fehlt „${id}“ (${de}).`], path);
    }
    return found;
  };
  const hexIn = (where: string) => (id: string) => {
    const found = land.hexAt.get(id);
    if (found === undefined)
      throw bad([`${where}: there is no hex ${id}.`, `${where}: Das Feld ${id} gibt es nicht.`], '/scenario');
    return found;
  };
  const sideOf = (side: (typeof SIDES)[number]): number => SIDES.indexOf(side);
  const { setup, waves } = scenario;
  /** Where a formation or leader is named, once at most: in the set-up or in a wave. */
  const named = (
    list: readonly { formations: string[]; leaders: string[] }[],
    of: 'formations' | 'leaders',
    id: string,
  ) => list.findIndex((one) => one[of].includes(id));
  for (const [of, known] of [
    ['formations', formations],
    ['leaders', leaders],
  ] as const) {
    const given = [...setup, ...waves].flatMap((one) => one[of]);
    for (const id of given) indexIn(of.slice(0, -1), known, id);
    const twice = given.find((id, i) => given.indexOf(id) !== i);
    if (twice !== undefined)
      throw bad([`scenario: "${twice}" is placed twice.`, `„${twice}“ wird zweimal aufgestellt.`], '/scenario/setup');
    for (const one of known)
      if (!given.includes(one.id) && !('reserve' in one))
        throw bad(
          [
            `scenario: "${one.id}" is neither set up nor due.`,
            `„${one.id}“ ist weder aufgestellt, noch kommt es später.`,
          ],
          '/scenario/setup',
        );
  }

  const unit = formations.flatMap(({ id, name, command, kind, count }): UnitKit[] => {
    const { arm, weapon, sdr, ma, flight } = kinds[indexIn('kind of unit', kinds, kind)];
    const armAt = indexIn('arm', charts.arms, arm);
    const weaponAt = indexIn('weapon', charts.weapons, weapon);
    const move = MOVES[charts.arms[armAt].move];
    if (move !== GUNS && sdr?.length !== 2)
      throw bad(
        [
          `units, ${kind}: it needs two SDRs, in order and Disordered.`,
          `„${kind}“ braucht zwei SDR: geordnet und in Unordnung.`,
        ],
        '/units/kinds',
      );
    const missile = weaponAt === NONE ? NONE : MISSILES[charts.weapons[weaponAt].kind];
    const group = named(setup, 'formations', id);
    const both = (values: readonly number[]): number[] => [values[0], values[1] ?? values[0], values[1] ?? values[0]];
    const at = indexIn('command', commands, command);
    return Array.from({ length: count }, (_, i) => ({
      id: `${id}-${i + 1}`,
      name,
      side: sideOf(commands[at].side),
      command: at,
      arm: armAt,
      weapon: weaponAt,
      missile,
      move,
      gun: move === GUNS,
      mounted: move === MOUNTED,
      mountedArcher: move === MOUNTED && missile === BOW,
      sdr: both(sdr ?? [0]),
      ma: both(ma),
      flight,
      group,
      wave: named(waves, 'formations', id),
      encamped: setup[group]?.disordered === true,
    }));
  });
  const formationOf = (u: number): string => unit[u].id.replace(/-\d+$/, '');
  const unitsOf = (ids: readonly string[]): number[] => [...unit.keys()].filter((u) => ids.includes(formationOf(u)));
  const leadersOf = (ids: readonly string[]): number[] => ids.map((id) => indexIn('leader', leaders, id));

  const command = commands.map(({ id, name, side, leader, partOf, arms }): CommandKit => {
    const greater = indexIn('command', commands, partOf);
    const at = indexIn('leader', leaders, leader);
    if (leaders[at].side !== side)
      throw bad(
        [
          `units, ${id}: its leader "${leader}" is of the other side.`,
          `„${id}“: Der Anführer „${leader}“ gehört zur anderen Seite.`,
        ],
        '/units/commands',
      );
    const wanted = greater === NONE ? undefined : (arms ?? []).map((arm) => indexIn('arm', charts.arms, arm));
    const owner = greater === NONE ? indexIn('command', commands, id) : greater;
    return {
      id,
      name,
      side: sideOf(side),
      leader: at,
      partOf: greater,
      units: [...unit.keys()].filter((u) => unit[u].command === owner && (wanted?.includes(unit[u].arm) ?? true)),
      wave: named(waves, 'leaders', leader),
    };
  });
  const leader = leaders.map(
    ({ id, name, title, side, cr, ar, ma, flight, monarch, reserve, succeeds }): LeaderKit => ({
      id,
      name,
      title,
      side: sideOf(side),
      cr,
      ar,
      ma,
      flight,
      command: commands.findIndex((one) => one.leader === id),
      monarch: monarch === true,
      reserve: reserve !== undefined,
      named: reserve !== 'nameless',
      succeeds: indexIn('leader', leaders, succeeds),
      group: named(setup, 'leaders', id),
      wave: named(waves, 'leaders', id),
    }),
  );
  const groups = setup.map(({ rule, formations: ids, leaders: led, hexes }): GroupKit => {
    const [members, heads] = [unitsOf(ids), leadersOf(led)];
    if (members.length > hexes.length)
      throw bad(
        [
          `scenario, ${rule}: ${members.length} units for ${hexes.length} hexes.`,
          `${rule}: ${members.length} Einheiten für ${hexes.length} Felder.`,
        ],
        '/scenario/setup',
      );
    const sides = new Set([...members.map((u) => unit[u].side), ...heads.map((l) => leader[l].side)]);
    if (sides.size !== 1)
      throw bad(
        [
          `scenario, ${rule}: a group has units or leaders of one side.`,
          `${rule}: Eine Gruppe besteht aus Einheiten oder Anführern einer Seite.`,
        ],
        '/scenario/setup',
      );
    return { rule, side: [...sides][0], units: members, leaders: heads, hexes: hexes.map(hexIn(rule)) };
  });
  return {
    units: unit.map(({ id }) => id),
    unit,
    leaders: leaders.map(({ id }) => id),
    leader,
    commands: commands.map(({ id }) => id),
    command,
    groups,
    waves: waves.map(({ id, rule, command: of, formations: ids, leaders: led, hexes, after, roll, level }): WaveKit => {
      const at = indexIn('command', commands, of);
      return {
        id,
        rule,
        side: command[at].side,
        command: at,
        units: unitsOf(ids),
        leaders: leadersOf(led),
        hexes: hexes.map(hexIn(rule)),
        after: indexIn('wave', waves, after),
        faces: roll ? Array.from({ length: roll[1] - roll[0] + 1 }, (_, i) => roll[0] + i) : [],
        level: level ?? 0,
      };
    }),
    banner: {
      rule: scenario.banner.rule,
      side: sideOf(scenario.banner.side),
      hexes: scenario.banner.hexes.map(hexIn('banner')),
    },
    box: { rule: scenario.box.rule, side: sideOf(scenario.box.side), hexes: scenario.box.hexes.map(hexIn('box')) },
    first: sideOf(scenario.first),
    facing: SIDES.map((side) => FACINGS.indexOf(scenario.facing[side])),
    flightLevel: SIDES.map((side) => scenario.level[side]),
  };
};

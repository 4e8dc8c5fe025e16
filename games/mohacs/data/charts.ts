import { NONE } from './army.ts';
import { bad } from './land.ts';
import type { ComponentFiles } from './schema.ts';

/** Results as bits, for a result may join several (M19.0.1). */
export const RESULTS: readonly string[] = ['AD', 'AR', 'D', 'R', 'RT', 'E', 'CA'];
export const [AD, AR, D, R, RT, E, CA] = [1, 2, 4, 8, 16, 32, 64];

/** A column of a table: bands from the lowest roll upward. */
export interface Column {
  readonly from: readonly number[];
  readonly result: readonly number[];
}

/** The result for a roll: a roll below the first band uses the first, one above the last the last. */
export const resultOf = ({ from, result }: Column, roll: number): number => {
  let band = 0;
  while (band + 1 < from.length && roll >= from[band + 1]) band++;
  return result[band];
};

/** The letters of a result: `D+R`, or `NE`. */
export const lettersOf = (result: number): string => RESULTS.filter((_, bit) => result & (1 << bit)).join('+') || 'NE';

export interface ArmKit {
  readonly id: string;
  readonly name: string;
  readonly zone: boolean;
  readonly charges: boolean;
  readonly evades: boolean;
  readonly pikes: boolean;
  readonly reluctance: number;
  /** Listed as attacker on the Weapon System Matrix (M8.1.2). */
  readonly attacks: boolean;
}

export interface WeaponKit {
  readonly id: string;
  readonly name: string;
  readonly reach: number;
  /** `drm[range]`; `drm[0]` is not used. */
  readonly drm: readonly number[];
  /** `against[arm]`: what is added for the target's armour (M19.2.2). */
  readonly against: readonly number[];
}

type Given = ComponentFiles['charts'];
type Numbers<K extends 'fire' | 'shock'> = Readonly<
  Omit<Given[K], 'table' | 'chargeTable' | 'matrix' | 'armour' | 'source'>
>;
type Plain<K extends keyof Given> = Readonly<Omit<Given[K], 'source'>>;

export interface Charts {
  readonly arms: readonly string[];
  readonly arm: readonly ArmKit[];
  readonly weapons: readonly string[];
  readonly weapon: readonly WeaponKit[];
  readonly fire: Numbers<'fire'>;
  /** `fireTable[mounted ? 1 : 0][disordered ? 1 : 0]`. */
  readonly fireTable: readonly (readonly Column[])[];
  readonly shock: Numbers<'shock'>;
  /** `shockTable[charging ? 1 : 0][disordered ? 1 : 0]`. */
  readonly shockTable: readonly (readonly Column[])[];
  /** `matrix[attacker][defender]` by arm; 0 where the chart has nothing. */
  readonly matrix: readonly (readonly number[])[];
  readonly zone: Plain<'zone'>;
  readonly charge: Plain<'charge'>;
  readonly reluctance: Plain<'reluctance'>;
  readonly counterCharge: Plain<'counterCharge'>;
  readonly evasion: Plain<'evasion'>;
  readonly leaderLoss: Plain<'leaderLoss'>;
  readonly retired: Plain<'retired'>;
  readonly sight: Plain<'sight'>;
  readonly lull: ComponentFiles['scenario']['lull'];
}

const bitOf = (word: string): number => (word === 'NE' ? 0 : 1 << RESULTS.indexOf(word));

const columnOf = (where: string, bands: readonly { from?: number | undefined; result: string }[]): Column => {
  const from = bands.map((band, i) => (i === 0 ? Number.NEGATIVE_INFINITY : (band.from ?? Number.NaN)));
  if (bands[0].from !== undefined || from.some((low, i) => i > 0 && !(low > from[i - 1])))
    throw bad(
      [
        `charts, ${where}: the bands must rise, the first without a lower end.`,
        `${where}: Die Bereiche müssen steigen, der erste ohne untere Grenze.`,
      ],
      '/charts',
    );
  return { from, result: bands.map(({ result }) => result.split('+').reduce((bits, word) => bits | bitOf(word), 0)) };
};

export const buildCharts = ({ charts, scenario }: ComponentFiles): Charts => {
  const { arms, weapons, fire, shock } = charts;
  const armAt = (id: string): number => {
    const found = arms.findIndex((arm) => arm.id === id);
    if (found < 0) throw bad([`There is no arm "${id}".`, `Es fehlt „${id}“ (Waffengattung).`], '/charts/arms');
    return found;
  };
  for (const [attacker, row] of Object.entries(shock.matrix)) {
    armAt(attacker);
    for (const defender of Object.keys(row)) armAt(defender);
    for (const { id, move } of arms)
      if (move !== 'guns' && row[id] === undefined)
        throw bad(
          [
            `charts, matrix: ${attacker} has no value against ${id}.`,
            `In der Tabelle hat ${attacker} keinen Wert gegen ${id}.`,
          ],
          '/charts/shock/matrix',
        );
  }
  for (const { weapon, arm } of fire.armour) {
    armAt(arm);
    if (weapons.every(({ id }) => id !== weapon))
      throw bad([`There is no weapon "${weapon}".`, `Es fehlt „${weapon}“ (Waffe).`], '/charts/weapons');
  }
  const { table: fireBands, armour, source: _fire, ...fireNumbers } = fire;
  const { table, chargeTable, matrix, source: _shock, ...shockNumbers } = shock;
  const states = (where: string, order: Parameters<typeof columnOf>[1], disordered: typeof order): Column[] => [
    columnOf(where, order),
    columnOf(`${where}, Disordered`, disordered),
  ];
  const { zone, charge, reluctance, counterCharge, evasion, leaderLoss, retired, sight } = charts;
  return {
    arms: arms.map(({ id }) => id),
    arm: arms.map((arm) => ({
      id: arm.id,
      name: arm.name,
      zone: arm.zone === true,
      charges: arm.charges === true,
      evades: arm.evades === true,
      pikes: arm.pikes === true,
      reluctance: arm.reluctance ?? 0,
      attacks: matrix[arm.id] !== undefined,
    })),
    weapons: weapons.map(({ id }) => id),
    weapon: weapons.map(({ id, name, range }) => ({
      ...{ id, name, reach: range.length, drm: [NONE, ...range] },
      against: arms.map((arm) => armour.find((one) => one.weapon === id && one.arm === arm.id)?.drm ?? 0),
    })),
    fire: fireNumbers,
    fireTable: [
      states('fire, foot', fireBands.foot, fireBands.footDisordered),
      states('fire, mounted', fireBands.mounted, fireBands.mountedDisordered),
    ],
    shock: shockNumbers,
    shockTable: [
      states('Shock Table', table.order, table.disordered),
      states('Charge Table', chargeTable.order, chargeTable.disordered),
    ],
    matrix: arms.map((attacker) => arms.map((defender) => matrix[attacker.id]?.[defender.id] ?? 0)),
    ...{ zone, charge, reluctance, counterCharge, evasion, leaderLoss, retired, sight },
    lull: scenario.lull,
  };
};

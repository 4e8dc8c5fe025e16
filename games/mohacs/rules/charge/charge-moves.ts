import { Ledger, line, names, optional, row } from '@ravelin/engine';
import { DIRECTIONS, FACINGS, FRONTAL } from '../../data/geometry.ts';
import { chargeForecast } from '../shock/preview.ts';
import { neighboursOf } from '../stacking-zones-facing/facing.ts';
import {
  about,
  type Battle,
  CHARGE,
  CHARGES,
  COUNT,
  decision,
  FACING,
  HEX,
  LEFT,
  move,
  must,
  NO_ROLE,
  NONE,
  type Of,
  RIGHT,
  slot,
  slotAfter,
  UNIT,
  type Unit,
  write,
  YES_NO,
} from '../the-battle/state.ts';
import { type Path, pathsFrom, pathsTo, safest, TURN } from './charge-path.ts';

/** How a charger rides: at once to where it strikes, or act by act. */

/** What a charger does on its way: a step, from TURN on a turn to a facing; at last it strikes. */
export const ACTS = row(
  'acts',
  names('act', [...DIRECTIONS, ...FACINGS.map((facing) => `turn ${facing}`), 'strike']),
  4,
);
export const HOME = TURN + FACINGS.length;

export const locals = {
  unit: optional(UNIT),
  /** Turns it has made. */
  turned: COUNT,
  /** What it is going to do. */
  plan: ACTS,
  to: optional(HEX),
  /** It has rolled for reluctance (M9.3.3). */
  rolled: YES_NO,
  /** Somebody of this combat has set off. */
  begun: YES_NO,
};
export type Riding = Of<typeof locals>;

export const isWaiting = (g: Battle, unit: number): boolean => g.role[unit] !== NO_ROLE && g.attack[unit] === CHARGE;

/** The open paths of a charger that has its turn now; one that has begun goes on before another sets off. */
export const pathsOf = (g: Battle, L: Riding, unit: number): Path[] => {
  if (L.unit === NONE) return isWaiting(g, unit) ? pathsTo(g, unit, g.aim[unit]) : [];
  return unit === L.unit ? pathsFrom(g, unit, g.aim[unit], g.kit.charge.turns - L.turned) : [];
};

export const eachPath = (g: Battle, L: Riding): [unit: number, path: Path][] => {
  const all: [number, Path][] = [];
  for (let unit = 0; unit < g.role.length; unit++)
    if (g.role[unit] !== NO_ROLE) for (const path of pathsOf(g, L, unit)) all.push([unit, path]);
  return all;
};

export const follow = (g: Battle, L: Riding, unit: number, acts: readonly number[]): void => {
  if (L.unit === NONE) {
    L.unit = unit;
    [L.turned, L.rolled, L.begun] = [0, 0, 1];
    g.role[unit] = CHARGES;
    g.did[unit] = 1;
  }
  L.plan = ACTS.pack(acts);
};

/** It stands before its target. */
export const arrive = (g: Battle, L: Riding): void => {
  const { unit } = L;
  const left = g.kit.next[g.at[unit]][FRONTAL[g.facing[unit]][0]] === g.at[g.aim[unit]];
  g.attack = g.attack.with(unit, left ? LEFT : RIGHT);
  L.unit = NONE;
  L.plan = 0;
};

/** What the path costs, and what the attack at its end would bring. */
const preview = (g: Battle, paths: readonly Path[], unit: number, hex: number, facing: number): Ledger[] => {
  const path = safest(paths.filter((one) => one.hex === hex && one.facing === facing));
  const way = new Ledger('on the way');
  line(way, 'M7.3.2.9', 'shots that it may draw', path.shots);
  line(way, 'M9.3.1', 'rolls for reluctance', path.shies);
  return [way, ...chargeForecast(g, unit, g.aim[unit], path)];
};

/** Writes the hexes in which the unit's paths end to `out`; gives their number. */
const endsOf = (g: Battle, out: number[], L: Riding, { unit }: { readonly unit: Unit }): number =>
  write(
    out,
    [...new Set(pathsOf(g, L, unit).map(({ hex }) => hex))].sort((a, b) => a - b),
  );

const aCharger = slot(UNIT, [
  must('M8.1.13', 'It must be a charger of this combat whose turn it is.', (g, unit: Unit, L: Riding) =>
    L.unit === NONE ? isWaiting(g, unit) : unit === L.unit,
  ),
  must('M9.2.9', 'A path to its target must be open.', (g, unit: Unit, L: Riding) => pathsOf(g, L, unit).length > 0),
]);

export const chargeMove = decision<Riding>({
  id: 'ride',
  prompt: 'The charge goes in: {chargers}. By which path?',
  about: about({ chargers: { each: UNIT } }, (g, L) => ({
    chargers: [...new Set(eachPath(g, L).map(([unit]) => unit))],
  })),
  seat: (g) => g.phasing,
  moves: [
    move('ride', {
      rule: 'M9.2.3',
      notation: 'ride {unit} to {hex} facing {facing}',
      choose: {
        unit: aCharger,
        hex: slotAfter(
          { unit: UNIT },
          HEX,
          [
            must('M9.2.6', 'A path must end there.', (g, hex, L, { unit }) =>
              pathsOf(g, L, unit).some((one) => one.hex === hex),
            ),
          ],
          endsOf,
        ),
        facing: slotAfter({ unit: UNIT, hex: HEX }, FACING, [
          must('M9.2.5/facing', 'A path must end there with that facing.', (g, facing, L, { unit, hex }) =>
            pathsOf(g, L, unit).some((one) => one.hex === hex && one.facing === facing),
          ),
        ]),
      },
      preview: (g, { unit, hex, facing }, L) => preview(g, pathsOf(g, L, unit), unit, hex, facing),
      do: (g, L, _x, { unit, hex, facing }) =>
        follow(g, L, unit, [
          ...safest(pathsOf(g, L, unit).filter((one) => one.hex === hex && one.facing === facing)).acts,
          HOME,
        ]),
    }),
    // Step by step, for those who care which way.
    move('step', {
      rule: 'M9.2.4',
      notation: 'step {unit} to {hex}',
      choose: {
        unit: aCharger,
        hex: slotAfter(
          { unit: UNIT },
          HEX,
          [
            must('M9.2.4', 'Each step must go into a frontal hex on a path to the target.', (g, hex, L, { unit }) =>
              pathsOf(g, L, unit).some(({ acts }) => acts[0] < TURN && g.kit.next[g.at[unit]][acts[0]] === hex),
            ),
          ],
          (g, out, _L, { unit }) => neighboursOf(g, g.at[unit], out),
        ),
      },
      do: (g, L, _x, { unit, hex }) => follow(g, L, unit, [g.kit.next[g.at[unit]].indexOf(hex)]),
    }),
    move('wheel', {
      rule: 'M9.2.5',
      notation: 'wheel {unit} to {facing}',
      choose: {
        unit: aCharger,
        facing: slotAfter({ unit: UNIT }, FACING, [
          must(
            'M9.2.5/wheel',
            'It may turn by one corner, once, and only on a path to the target.',
            (g, facing, L, { unit }) => pathsOf(g, L, unit).some(({ acts }) => acts[0] === TURN + facing),
          ),
        ]),
      },
      do: (g, L, _x, { unit, facing }) => follow(g, L, unit, [TURN + facing]),
    }),
    move('strike', {
      rule: 'M9.2.7',
      notation: 'strike {unit}',
      choose: {
        unit: slot(UNIT, [
          must(
            'M9.2.7',
            'It must have come before its target.',
            (g, unit, L) => unit === L.unit && pathsOf(g, L, unit).some(({ acts }) => acts.length === 0),
          ),
        ]),
      },
      do: (g, L) => arrive(g, L),
    }),
  ],
});

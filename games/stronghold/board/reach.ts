import type { PositionJson } from '@ravelin/engine';
import { type Melee, meleeAt } from './strength.ts';
import {
  BARRAGE,
  capacityOf,
  FOREGROUNDS,
  guardsAt,
  hordeAt,
  INVADERS,
  nameAt,
  piecesAt,
  RAMPARTS,
  rampartsOf,
  SECTIONS,
  sectionsOf,
  sitesAt,
  strengthOf,
  TOWERS,
} from './view.ts';

/** Who can shoot at what, and what could come over the wall in the next maneuver: all of it open to both sides. */

export interface Shot {
  readonly from: string;
  readonly to: string;
}

const opposite = (tower: string): string => RAMPARTS.find((rampart) => rampart.tower === tower)?.id ?? '';
const besides = (rampart: string): readonly string[] => {
  const at = RAMPARTS.findIndex(({ id }) => id === rampart);
  return [RAMPARTS[at - 1], RAMPARTS[at + 1]].flatMap((one) => (one && one.side === RAMPARTS[at].side ? [one.id] : []));
};

/** S18.2.1: the rampart opposite, its neighbours, and the foreground. */
export const cannonShots = (view: PositionJson): readonly Shot[] =>
  TOWERS.filter(({ id }) => nameAt(view, 'item', id) === 'cannon').flatMap(({ id, side }) => {
    const rampart = opposite(id);
    const foreground = FOREGROUNDS.filter((one) => one.side === side).map((one) => one.id);
    return [rampart, ...besides(rampart), ...foreground].map((to) => ({ from: id, to }));
  });

/** S6: barrage machines, from ramparts at the sections joined to them, trebuchets at every section of their side. */
export const machineShots = (view: PositionJson): readonly Shot[] => {
  const armed = (place: string): boolean =>
    sitesAt(view, place).some(({ kind, jammed }) => kind !== undefined && BARRAGE.includes(kind) && !jammed);
  return [
    ...RAMPARTS.filter(({ id }) => armed(id)).flatMap(({ id }) => sectionsOf(id).map((to) => ({ from: id, to }))),
    ...FOREGROUNDS.filter(({ id }) => armed(id)).flatMap(({ id, side }) =>
      SECTIONS.filter((section) => section.side === side).map((section) => ({ from: id, to: section.id })),
    ),
  ];
};

const isEngaged = (view: PositionJson, section: string): boolean =>
  INVADERS.some((unit) => piecesAt(view, section, unit) > 0);

/** S18.4: marksmen of the walls at the ramparts joined to their section, of towers at the one opposite; engaged ones at none. */
export const marksmanShots = (view: PositionJson): readonly Shot[] => [
  ...SECTIONS.filter(({ id }) => guardsAt(view, id, 'marksman') > 0 && !isEngaged(view, id)).flatMap(({ id }) =>
    rampartsOf(id).map((to) => ({ from: id, to })),
  ),
  ...TOWERS.filter(({ id }) => guardsAt(view, id, 'marksman') > 0).map(({ id }) => ({ from: id, to: opposite(id) })),
];

/** The section as it would stand if the strongest units of its ramparts filled its free spaces. */
export const worstAt = (
  view: PositionJson,
  section: string,
): Pick<Melee, 'invaders' | 'defenders' | 'units'> & { breach: number } => {
  const now = meleeAt(view, section);
  const free = Math.max(0, capacityOf(view, section) - hordeAt(view, section).length);
  const coming = rampartsOf(section)
    .flatMap((rampart) =>
      INVADERS.flatMap((unit) => Array.from({ length: piecesAt(view, rampart, unit) }, () => strengthOf(unit))),
    )
    .sort((a, b) => b - a)
    .slice(0, free)
    .reduce((sum, strength) => sum + strength, 0);
  const invaders = now.invaders + coming;
  return { invaders, defenders: now.defenders, units: now.units, breach: invaders - now.defenders - now.units };
};

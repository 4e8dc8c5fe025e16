import type { FaceProps, Part } from '@ravelin/web/face';
import { BUILDINGS, HEROICS, PLACES, pointOf, type Rect, SECTIONS, sizeOf } from './layout.ts';
import { worstAt } from './reach.ts';
import { sectionNames, stateOf } from './state.ts';
import { type Melee, meleeAt } from './strength.ts';
import { FOREGROUNDS, isIn, RAMPARTS } from './view.ts';

/** A phone shows a part of the sheet at a time: what can be looked at, and what is looked at when a question comes. */

const around = (points: readonly (readonly [number, number])[], margin: number): Part => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [x, y, Math.max(...xs) + margin - x, Math.max(...ys) + margin - y];
};

/** A section with both its sides, the towers at its ends and the plate with its strengths. */
const ofSection = (section: (typeof SECTIONS)[number]): Part => {
  const [x, y] = section.plate;
  const half = section.length / 2;
  const ends = [-half, half].flatMap((far) => [pointOf(section, far, 30), pointOf(section, far, -34)]);
  return around([...ends, [x - 48, y - 24], [x + 48, y + 12]], 6);
};

const ofPlate = (place: string): Part => {
  const [[x, y], [wide, tall]] = [PLACES[place], sizeOf(place)];
  return [x - wide / 2 - 10, y - tall / 2 - 14, wide + 20, tall + 24];
};

const ofHouse = ([x, y, wide, tall]: Rect): Part => [x - 8, y - 8, wide + 16, tall + 16];

/** The tiles of the heroic orders stand for themselves. */
export const HEROES_ORDERS = 'heroic';

const PARTS: Readonly<Record<string, Part>> = Object.fromEntries([
  ...SECTIONS.map((section) => [section.id, ofSection(section)]),
  ...[...FOREGROUNDS, ...RAMPARTS].map(({ id }) => [id, ofPlate(id)]),
  ...Object.entries({ ...BUILDINGS, [HEROES_ORDERS]: HEROICS }).map(([id, box]) => [id, ofHouse(box)]),
]);
export const partOf = (place: string): Part | undefined => PARTS[place];

/** From the safest to the most threatened. */
const RANK: Readonly<Record<Melee['standing'], number>> = {
  empty: 0,
  glare: 1,
  holds: 2,
  even: 3,
  ahead: 4,
  breach: 5,
};

/** The section that is spoken of: picked, or fought over. */
export const askedSection = (face: FaceProps): string | undefined => {
  const picked = SECTIONS.find(({ id }) => stateOf(face, sectionNames(id)) === 'selected');
  if (picked) return picked.id;
  const frames = [...(face.view.flow ?? [])].reverse();
  const fought = frames.map(({ locals }) => locals.section).find((one) => SECTIONS.some(({ id }) => id === one));
  return fought === undefined ? undefined : String(fought);
};

export const mostThreatened = (view: FaceProps['view']): Melee => {
  const rank = (melee: Melee): number => RANK[melee.standing] * 1000 + melee.invaders - melee.breachAt;
  return SECTIONS.map(({ id }) => meleeAt(view, id)).reduce((most, one) => (rank(one) > rank(most) ? one : most));
};

type Spots = readonly (readonly [x: number, y: number])[];

/** So much of the sheet can be seen around the middle of what is looked at. */
const SEEN = [300, 150] as const;

const holds = ([x, y, wide, tall]: Part, spots: Spots): boolean =>
  spots.some(([a, b]) => a > x && a < x + wide && b > y && b < y + tall);

/** Of the places at which something can be picked: the one around which the most of it lies in sight. */
const fullest = (spots: Spots): string | undefined => {
  const inSight = ([x, y, wide, tall]: Part): number =>
    spots.filter(([a, b]) => Math.abs(a - x - wide / 2) < SEEN[0] / 2 && Math.abs(b - y - tall / 2) < SEEN[1] / 2)
      .length;
  let [best, most]: [string | undefined, number] = [undefined, 0];
  for (const [id, part] of Object.entries(PARTS))
    if (holds(part, spots) && inSight(part) > most) [best, most] = [id, inSight(part)];
  return best;
};

/** The walls as the next step of a maneuver could leave them, from the one that it brings nearest to a breach. */
export const exposedWalls = (view: FaceProps['view']) =>
  SECTIONS.map(({ id }) => ({ id, ...worstAt(view, id) })).sort((a, b) => b.breach - a.breach);

/**
 * What is looked at first: what is fought over; the wall in danger, if anything can be done there or, in the defender's phase,
 * anywhere; else where most of what can be picked lies.
 */
export const firstLook = (face: FaceProps, spots: Spots): string => {
  const asked = askedSection(face);
  if (asked !== undefined) return asked;
  const { section, standing } = mostThreatened(face.view);
  const endangered = standing === 'empty' ? exposedWalls(face.view)[0].id : section;
  const isMeant = isIn(face.view, 'defender phase') || (standing !== 'empty' && holds(PARTS[section], spots));
  return isMeant ? endangered : (fullest(spots) ?? endangered);
};

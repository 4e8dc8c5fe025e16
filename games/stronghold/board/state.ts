import type { FaceProps, PlaceState, Thing } from '@ravelin/web/face';

/**
 * What the page marks. A thing of the board has several names in the rules: the wall section L1 is a section, a place of the invader
 * and a post of the defender. A click means the one that can be picked now.
 */

export const PLACE = 'place';
const POST = 'post';
export const FOREGROUND = 'foreground';
export const RAMPART = 'rampart';
export const SECTION = 'wall section';
export const TOWER = 'tower';
export const BUILDING = 'building';
export const PATH = 'path';
export const WAY = 'way';
export const SITE = 'machine space';
/** By their kind alone: where they stand, the question says. */
export const UNIT = 'unit';
export const PIECE = 'piece';
export const GUARD = 'defender unit';
export const HORDE = 'pieces at a place';
export const GARRISON = 'units at a post';
export const CARD = 'action card';
export const ACTION = 'building action';
export const HERO = 'hero';
export const HEROIC = 'heroic order';
export const OBJECTIVE = 'objective';
export const PLAN = 'defense plan';
export const FLANK = 'side of the stronghold';

type Marked = Pick<FaceProps, 'marks'>;

export const keyOf = ({ domain, name }: Thing): string => `${domain}:${name}`;
export const markOf = (props: Marked, thing: Thing): PlaceState => props.marks.get(keyOf(thing)) ?? 'rest';

/** The name under which a thing is meant now: one that may be picked, else one that was, else the first. */
export const meant = (props: Marked, names: readonly Thing[]): Thing =>
  names.find((one) => markOf(props, one) === 'legal') ??
  names.find((one) => markOf(props, one) === 'selected') ??
  names[0];

/** `selected` where any of its names was picked, `legal` where any may be. */
export const stateOf = (props: Marked, names: readonly Thing[]): PlaceState => {
  const states = names.map((one) => markOf(props, one));
  return states.find((one) => one === 'selected') ?? states.find((one) => one === 'legal') ?? 'rest';
};

export const countOf = (props: Pick<FaceProps, 'counts'>, thing: Thing): number =>
  props.counts.get(keyOf(thing)) ?? props.counts.get(thing.name) ?? 0;

export const isLit = (props: Pick<FaceProps, 'highlight'>, names: readonly Thing[]): boolean =>
  names.some((one) => props.highlight.has(one.name) || props.highlight.has(keyOf(one)));

export const anyMarked = (props: Marked, domain: string): boolean => {
  for (const [key, state] of props.marks) if (state !== 'rest' && key.startsWith(`${domain}:`)) return true;
  return false;
};

const things = (names: readonly (readonly [domain: string, name: string])[]): readonly Thing[] =>
  names.map(([domain, name]) => ({ domain, name }));

export const sectionNames = (id: string): readonly Thing[] =>
  things([
    [SECTION, id],
    [PLACE, id],
    [POST, id],
  ]);
export const rampartNames = (id: string): readonly Thing[] =>
  things([
    [RAMPART, id],
    [PLACE, id],
  ]);
export const foregroundNames = (id: string): readonly Thing[] =>
  things([
    [FOREGROUND, id],
    [PLACE, id],
  ]);
/** The way by which units come from the supply. */
export const supplyNames = (foreground: string): readonly Thing[] => things([[WAY, `supply-${foreground}`]]);
export const towerNames = (id: string): readonly Thing[] =>
  things([
    [TOWER, id],
    [POST, id],
  ]);
export const buildingNames = (id: string): readonly Thing[] =>
  things([
    [BUILDING, id],
    [POST, id],
  ]);
export const pathNames = (id: string): readonly Thing[] =>
  things([
    [PATH, id],
    [WAY, id],
  ]);
export const named = (domain: string, name: string): readonly Thing[] => [{ domain, name }];

/** For a thing in a panel: the same handlers everywhere. */
export const handlers = (props: FaceProps, names: () => readonly Thing[]) => ({
  onClick: () => {
    const { domain, name } = meant(props, names());
    props.pick(domain, name);
  },
  onPointerEnter: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') props.inspect(meant(props, names()));
  },
  onPointerLeave: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') props.inspect(undefined);
  },
  onFocus: () => props.inspect(meant(props, names())),
  onBlur: () => props.inspect(undefined),
});

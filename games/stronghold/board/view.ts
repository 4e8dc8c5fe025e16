import type { PositionJson } from '@ravelin/engine';
import { live } from './components.ts';

/** Reads a view: the siege as the viewer may know it, in names. */

type View = PositionJson;

export const INVADERS = ['goblin', 'orc', 'troll'] as const;
export const PIECES = [...INVADERS, 'siege tower'] as const;
export const GUARDS = ['marksman', 'soldier', 'veteran'] as const;
export const HEROES = ['warrior', 'officer'] as const;
export const HEROICS = ['reinforce', 'labour', 'withdraw'] as const;
export const EQUIPMENT = ['banner', 'ladder', 'poison', 'sap'] as const;
export const BARRAGE: readonly string[] = ['ballista', 'catapult', 'trebuchet'];
/** S1.2.1, S1.2.2: of either side, by its kind. */
export const strengthOf = (kind: string): number =>
  1 + Math.max(INVADERS.indexOf(kind as (typeof INVADERS)[number]), GUARDS.indexOf(kind as (typeof GUARDS)[number]));

export const LIMITS = live(({ limits }) => limits);
export const STOCK = live(({ pieces }) => pieces);

export interface Price {
  readonly wood: number;
  readonly units: readonly Readonly<Partial<Record<string, number>>>[];
  readonly hourglasses: number;
}
export interface CardData {
  readonly id: string;
  readonly phase: number;
  readonly rule: string;
  readonly price: Price;
}
export const CARDS = live(({ cards }): readonly CardData[] => cards);
export const cardData = (id: string): CardData => CARDS.find((card) => card.id === id) ?? CARDS[0];

export interface ActionData {
  readonly id: string;
  readonly rule: string;
  readonly price: number;
  readonly repeatable?: boolean;
}
export interface BuildingData {
  readonly id: string;
  readonly rule: string;
  readonly spaces: string | Readonly<Record<string, number>>;
  readonly actions: readonly ActionData[];
}
export const BUILDINGS = live(({ buildings }) => buildings as unknown as readonly BuildingData[]);
export const buildingData = (id: string): BuildingData => BUILDINGS.find((one) => one.id === id) ?? BUILDINGS[0];
export const ACTIONS = live((): readonly (ActionData & { readonly building: string })[] =>
  BUILDINGS.flatMap(({ id, actions }) => actions.map((action) => ({ ...action, building: id }))),
);
export const actionData = (id: string) => ACTIONS.find((one) => one.id === id) ?? ACTIONS[0];

interface Surcharge {
  readonly actions: readonly string[];
  readonly hourglasses: number;
}
export interface OpenCard {
  readonly id: string;
  readonly rule: string;
  readonly stays: boolean;
  readonly needs?: number;
  readonly gives?: number;
  readonly surcharge?: Surcharge;
}
export const OBJECTIVES = live(({ objectives }) => objectives as readonly OpenCard[]);
export const PLANS = live(({ plans }) => plans as readonly OpenCard[]);
export const openCard = (id: string): OpenCard | undefined => [...OBJECTIVES, ...PLANS].find((card) => card.id === id);

export const RAMPARTS = live(({ board }) => board.ramparts);
export const FOREGROUNDS = live(({ board }) => board.foregrounds);
export const SECTIONS = live(({ board }) => board.sections);
export const TOWERS = live(({ board }) => board.towers);
export const PATHS = live(
  ({ board }): readonly { readonly id: string; readonly from: string; readonly to: string }[] => board.paths,
);
export const towersBeside = (section: string): readonly string[] =>
  TOWERS.filter(({ sections }) => sections.includes(section)).map(({ id }) => id);
export const sectionsOf = (rampart: string): readonly string[] =>
  PATHS.filter(({ from, to }) => from === rampart && SECTIONS.some(({ id }) => id === to)).map(({ to }) => to);
export const rampartsOf = (section: string): readonly string[] =>
  PATHS.filter(({ to }) => to === section).map(({ from }) => from);

// ---- reading -----------------------------------------------------------------------------------------------------------

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const table = (view: View, field: string): Readonly<Record<string, unknown>> => {
  const found = view[field];
  return isRecord(found) ? found : {};
};
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const some = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== 'none' && value !== 'hidden' ? value : undefined;

export const numberIn = (view: View, field: string): number => numberOf(view[field]);
export const countIn = (view: View, field: string, name: string): number => numberOf(table(view, field)[name]);
export const nameAt = (view: View, field: string, name: string): string | undefined => some(table(view, field)[name]);
export const nameIn = (view: View, field: string): string | undefined => some(view[field]);
export const isAt = (view: View, field: string, name: string): boolean => table(view, field)[name] === 'yes';
export const keysOf = (view: View, field: string): readonly string[] => Object.keys(table(view, field));

/** A name of two parts: `gale L1`, `L1 banner`. */
export const halves = (name: string): readonly [first: string, rest: string] => {
  const at = name.indexOf(' ');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
};

// ---- pieces ------------------------------------------------------------------------------------------------------------

export const piecesAt = (view: View, place: string, piece: string): number =>
  countIn(view, 'horde', `${place} ${piece}`);
export const guardsAt = (view: View, post: string, guard: string): number =>
  countIn(view, 'garrison', `${post} ${guard}`);
/** One entry for each piece, the weakest first. */
export const hordeAt = (view: View, place: string): readonly string[] =>
  PIECES.flatMap((piece) => Array.from({ length: piecesAt(view, place, piece) }, () => piece));
export const garrisonAt = (view: View, post: string): readonly string[] =>
  GUARDS.flatMap((guard) => Array.from({ length: guardsAt(view, post, guard) }, () => guard));
export const heroesAt = (view: View, post: string): readonly string[] =>
  HEROES.filter((hero) => nameAt(view, 'hero', hero) === post);

export const capacityOf = (view: View, place: string): number => {
  const section = SECTIONS.find(({ id }) => id === place);
  if (section) return section.invaders + (isAt(view, 'gear', `${place} ladder`) ? 1 : 0);
  return [...RAMPARTS, ...FOREGROUNDS].find(({ id }) => id === place)?.capacity ?? 0;
};
export const roomOf = (view: View, section: string): number =>
  (SECTIONS.find(({ id }) => id === section)?.defenders ?? 0) + (isAt(view, 'ladder', section) ? 1 : 0);

// ---- machines and tokens -----------------------------------------------------------------------------------------------

export interface Machine {
  readonly site: string;
  readonly kind: string | undefined;
  readonly hits: number;
  readonly misses: number;
  readonly jammed: boolean;
  readonly rite: Token | undefined;
}
export const sitesAt = (view: View, place: string): readonly Machine[] =>
  keysOf(view, 'machine')
    .filter((site) => site.replace(/-\d+$/, '') === place)
    .map((site) => ({
      site,
      kind: nameAt(view, 'machine', site),
      hits: countIn(view, 'hits', site),
      misses: countIn(view, 'misses', site),
      jammed: nameIn(view, 'malfunction') === site,
      rite: ritesOn(view, site)[0],
    }));

/** A ritual token: `face` is undefined to whom it lies face down. */
export interface Token {
  readonly ritual: string;
  readonly name: string;
  readonly face: string | undefined;
}
/** The tokens on a section, a building, a machine space, a heroic order. */
export const ritesOn = (view: View, space: string): readonly Token[] =>
  keysOf(view, 'rite')
    .filter((name) => halves(name)[1] === space)
    .flatMap((name) => {
      const value = table(view, 'rite')[name];
      if (value === 'none' || value === undefined) return [];
      return [{ ritual: halves(name)[0], name, face: value === 'hidden' ? undefined : String(value) }];
    });

export interface Order {
  readonly order: string | undefined;
  readonly open: boolean;
}
/** The order at a section: its face where the viewer knows it. */
export const orderAt = (view: View, section: string): Order | undefined => {
  const value = table(view, 'order')[section];
  if (value === 'none' || value === undefined) return undefined;
  return { order: value === 'hidden' ? undefined : String(value), open: isAt(view, 'orderOpen', section) };
};
export const trapOn = (
  view: View,
  path: string,
): { readonly trap: string | undefined; readonly open: boolean } | undefined => {
  const value = table(view, 'trap')[path];
  if (value === 'none' || value === undefined) return undefined;
  return { trap: value === 'hidden' ? undefined : String(value), open: isAt(view, 'trapOpen', path) };
};

// ---- cards -------------------------------------------------------------------------------------------------------------

export const lineOf = (view: View): readonly string[] =>
  Object.entries(table(view, 'line'))
    .sort(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, card]) => some(card) ?? []);
export const shelfOf = (view: View, shelf: string): readonly string[] =>
  keysOf(view, 'shelf').filter((card) => nameAt(view, 'shelf', card) === shelf);
export const paidOn = (view: View, card: string): readonly string[] =>
  INVADERS.flatMap((unit) => Array.from({ length: countIn(view, 'paid', `${card} ${unit}`) }, () => unit));

export const zoneOf = (view: View, name: string): { readonly hidden: number; readonly cards: readonly string[] } => {
  const zone = view.zones?.[name];
  if (zone === undefined) return { hidden: 0, cards: [] };
  if ('hidden' in zone) return { hidden: zone.hidden, cards: zone.top === undefined ? [] : [String(zone.top)] };
  return { hidden: 0, cards: zone.map(String) };
};

/** Is that procedure under way? */
export const isIn = (view: View, procedure: string): boolean =>
  view.flow?.some((frame) => frame.procedure === procedure) === true;

import { Kernel, Match, type PositionJson, type Result, writePosition } from '@ravelin/engine';
import { flowTo } from '@ravelin/engine/testing';
import { type Kit, RECONSTRUCTED, type Siege, stronghold } from './index.ts';

/** Helpers for the tests of this game: positions in a few words, moves with scripted chance, and what is refused and why. */

export { due, errorCode, eventsOf, play, refusal } from '@ravelin/engine/testing';

export const kernel = new Kernel<Siege, Kit>(stronghold);
export const { kit } = RECONSTRUCTED;

type Value = string | number;
type Table = Readonly<Record<string, Value>>;

export interface Setting {
  /** Fields of the position; of a table only what differs from the start of the game: `{ horde: { 'L1 goblin': 2 }, glare: 'L1' }`. */
  readonly set?: Readonly<Record<string, Value | Table>>;
  readonly zones?: Readonly<Record<string, readonly string[]>>;
  /** The nine cards of the line. */
  readonly line?: readonly string[];
  /** The procedure that begins: `assault`, `defender phase`; without it the round does. */
  readonly at?: string;
  readonly locals?: Table;
  /** Results of chance, in the order in which they are drawn. */
  readonly dice?: readonly Result[];
}

export const LINE = [
  'briefing',
  'resources',
  'ballista',
  'catapult',
  'mantelet',
  'banner',
  'bridge',
  'ladder',
  'maneuver',
];
const CARD_SUPPLY = ['artilleryman', 'quartermaster', 'saboteur', 'bloodstones', 'demon', 'gale'];

const shelves = (line: readonly string[], supply: readonly string[]): Table =>
  Object.fromEntries(
    kit.cards.map((card) => [card, line.includes(card) ? 'line' : supply.includes(card) ? 'card supply' : 'removed']),
  );

const start = writePosition(kernel, kernel.blank(kit, stronghold.scenarios[0].id, {}));

export const position = ({ set = {}, zones = {}, line = LINE, at, locals }: Setting): PositionJson => {
  const supply = CARD_SUPPLY.filter((card) => !line.includes(card));
  const fields: Record<string, unknown> = {
    line: Object.fromEntries(line.map((card, spot) => [spot, card])),
    shelf: shelves(line, supply),
    // A test that is not about the hourglasses of the round has none of them.
    due: 0,
  };
  for (const [name, value] of Object.entries(set)) {
    const given = (fields[name] ?? start[name]) as Value | Table;
    if (given === undefined) throw new Error(`There is no field ${name}.`);
    fields[name] = typeof value === 'object' ? { ...(given as Table), ...value } : value;
  }
  return { ...fields, zones, ...(at && { flow: flowTo(stronghold, at, locals) }) };
};

/** A match that begins with that position. */
export const table = (setting: Setting): Match<Siege, Kit> => {
  const match = new Match<Siege, Kit>(kernel, {
    set: RECONSTRUCTED,
    position: position(setting),
    ...(setting.dice && { script: [...setting.dice] }),
  });
  return match;
};

/** How many pieces of a kind stand at a place of the invader's: `horde(match, 'L1 goblin')`. */
export const horde = (match: Match<Siege, Kit>, name: string): number => match.state.horde[kit.hordes.indexOf(name)];
/** How many defender units of a kind stand at a post: `garrison(match, 'L1 soldier')`. */
export const garrison = (match: Match<Siege, Kit>, name: string): number =>
  match.state.garrison[kit.garrisons.indexOf(name)];

/** No defenders, no components and no heroes on the section: what a test of strength begins with. */
export const bare = (...sections: readonly string[]): Readonly<Record<string, Table>> => ({
  garrison: Object.fromEntries(sections.flatMap((id) => kit.defenderUnits.map((unit) => [`${id} ${unit}`, 0]))),
  walls: Object.fromEntries(sections.map((id) => [id, 0])),
});

/** The events since the start, each with its paragraph. */
export const told = (match: Match<Siege, Kit>): string[] =>
  match.events('all').map(({ event, rule }) => `${event} ${rule}`);

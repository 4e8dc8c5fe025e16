import type { PositionJson, ZoneJson } from '@ravelin/engine';
import { cut, type Style, type TerminalBoard, together, zoneCount, zoneShown } from '@ravelin/games/terminal';

/** The siege as text: three columns of hexes, the Ottoman player below, as the board lies on the table. */

interface Hex {
  readonly id: string;
  readonly name: string;
  readonly q: number;
  readonly r: number;
}
interface Card {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}
/** What is read of a component set. */
interface Kit {
  readonly files: { readonly board: { readonly hexes: readonly Hex[] } };
  readonly rounds: number;
  readonly explosionAt: number;
  readonly strategy: readonly Card[];
  readonly tactics: readonly Card[];
}
type ByName = Readonly<Record<string, string | number>>;

const SIDES = ['ottoman', 'habsburg'];
const MARKS: Readonly<Record<string, string>> = { ottoman: 'O', habsburg: 'H', nobody: '·' };
const CELL = 28;

const seatOf = (side: string): number => SIDES.indexOf(side);

/** Two lines for each hex; a hex of a side column stands half a hex lower, which is one line. */
const map = (view: PositionJson, hexes: readonly Hex[], style: Style): string[] => {
  const tables = view as unknown as Readonly<Record<'control' | 'structural' | 'improvised' | 'cannons', ByName>>;
  const top = Math.min(...hexes.map(({ q, r }) => 2 * r + q));
  const left = Math.min(...hexes.map(({ q }) => q));
  const rows: string[][] = [];
  const put = (row: number, column: number, text: string, side: string): void => {
    rows[row] ??= [];
    const padded = cut(text, CELL - 1).padEnd(CELL);
    rows[row][column] = side === 'nobody' ? style.faint(padded) : style.side(seatOf(side), padded);
  };
  for (const { id, name, q, r } of hexes) {
    const side = String(tables.control[id]);
    const row = 2 * r + q - top;
    const pieces = [
      ['S', tables.structural[id]],
      ['I', tables.improvised[id]],
      ['C', tables.cannons[id]],
    ].flatMap(([letter, number]) => (number === 0 ? [] : `${letter}${number}`));
    put(row, q - left, `[${MARKS[side]}] ${name}`, side);
    put(row + 1, q - left, `    ${id}  ${pieces.join(' ')}`, side);
  }
  return [...rows].map((row) =>
    Array.from({ length: 3 }, (_, column) => row?.[column] ?? ' '.repeat(CELL))
      .join('')
      .trimEnd(),
  );
};

const forces = (view: PositionJson, side: string, style: Style): string => {
  const zone = (name: string): ZoneJson | undefined => view.zones?.[`${side} ${name}`];
  const count = (name: string): number => zoneCount(zone(name));
  const top = zoneShown(zone('Strategy discard')).at(-1);
  const text = [
    `Morale ${(view.morale as ByName)[side]}`,
    `cards ${count('hand')} (deck ${count('Strategy deck')}${top === undefined ? '' : `, last ${top}`})`,
    `Tactics ${count('Tactics')}`,
    `Troops ${count('Troop deck')} ready, ${count('Troop discard')} discarded, ${count('Eliminated')} gone`,
    `tiles ${count('tiles') + count('seen tiles')}`,
    `supply ${(view.supply as ByName)[side]}`,
  ].join('; ');
  return `${style.side(seatOf(side), side.padEnd(9))} ${text}`;
};

/** The lines of a battle under way. */
const battle = (view: PositionJson, side: string): string[] =>
  ['front line', 'rear line', 'face-down line', 'laid Tactic', 'shown Tactic'].flatMap((name) => {
    const zone = view.zones?.[`${side} ${name}`];
    const shown = zoneShown(zone);
    if (zoneCount(zone) === 0) return [];
    return [`  ${side} ${name}: ${shown.length > 0 ? together(shown) : `${zoneCount(zone)} face down`}`];
  });

/** What only this side knows and needs for its next decision. */
const secrets = (view: PositionJson, kit: Kit, side: string, style: Style): string[][] => {
  const shown = (name: string) => zoneShown(view.zones?.[`${side} ${name}`]);
  const cards = (title: string, zone: string, of: readonly Card[]): string[] => {
    const held = shown(zone).map((id) => {
      const card = of.find((one) => one.id === id);
      return cut(`  ${String(id).padEnd(5)}${card?.title ?? ''}: ${card?.text ?? ''}`, style.width);
    });
    return held.length > 0 ? [style.bold(title), ...held] : [];
  };
  const tiles = [...shown('tiles'), ...shown('seen tiles')].map(Number);
  const shovels = tiles.reduce((sum, tile) => sum + tile, 0);
  return [
    cards('Your hand', 'hand', kit.strategy),
    cards('Your Tactics', 'Tactics', kit.tactics),
    [
      `Your Troops: ${together(shown('Troop deck')) || 'none'}; discarded: ${together(shown('Troop discard')) || 'none'}`,
      ...(tiles.length > 0 ? [`Your tiles: ${shovels} of the ${kit.explosionAt} shovels that an Explosion needs`] : []),
    ],
  ];
};

export const terminal: TerminalBoard = (view, given, style) => {
  const kit = given as Kit;
  const own = SIDES.find((side) => side === view.viewer);
  return [
    [
      ...map(view, kit.files.board.hexes, style),
      style.faint('[O] Ottoman  [H] Habsburg  [·] nobody   S Structural  I Improvised  C Cannons'),
    ],
    [
      `Round ${Math.min(Number(view.round), kit.rounds)} of ${kit.rounds}, ${view.turn} turn`,
      ...SIDES.map((side) => forces(view, side, style)),
      ...SIDES.flatMap((side) => battle(view, side)),
    ],
    ...(own === undefined ? [] : secrets(view, kit, own, style)),
  ];
};

import { badComponents as bad, type ComponentSet, hashText, type Id, readFiles, type Workshop } from '@ravelin/engine';
import { captions } from './captions.ts';
import forward from './forward-guns.json' with { type: 'json' };
import board from './reconstructed/board.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import strategy from './reconstructed/strategy.json' with { type: 'json' };
import tactics from './reconstructed/tactics.json' with { type: 'json' };
import troops from './reconstructed/troops.json' with { type: 'json' };
import tunnels from './reconstructed/tunnels.json' with { type: 'json' };
import { ComponentFiles, type HexKind, type StrategyCard, type TacticCard } from './schema.ts';

/** What the numbers stand for. */
export type Side = Id<'side'>;
export type Hex = Id<'hex'>;
export type Strategy = Id<'Strategy card'>;
export type Tactic = Id<'Tactic card'>;
export type Troop = Id<'Troop'>;
export type Tile = Id<'Tunnel tile'>;

export const OTTOMAN = 0;
export const HABSBURG = 1;
/** The owner of a hex that nobody controls. */
export const NOBODYS = 2;
export const SIDES = ['ottoman', 'habsburg'] as const;

/** What lies on a hex at the start, by hex. */
interface Layout {
  readonly structural: readonly number[];
  readonly improvised: readonly number[];
}

/** A component set made ready for play: small integers index everything. */
export interface Kit {
  readonly files: ComponentFiles;
  /** V2.1, V2.2: the hexes and their kinds. */
  readonly hexes: readonly string[];
  readonly kind: readonly HexKind[];
  readonly limit: readonly number[];
  readonly adjacent: readonly (readonly Hex[])[];
  readonly control: readonly Side[];
  readonly cannons: readonly number[];
  readonly layouts: Readonly<Record<string, Layout>>;
  readonly camp: Hex;
  readonly ravelin: Hex;
  readonly burg: Hex;
  readonly curtain: Hex;
  readonly strategy: readonly StrategyCard[];
  readonly strategyIds: readonly string[];
  /** The Response cards of each side: known to all (V4.1). */
  readonly responses: readonly (readonly Strategy[])[];
  readonly tactics: readonly TacticCard[];
  readonly tacticIds: readonly string[];
  /** V3.2.1, V3.2.2: the types of Troops, their side, Battle value and number. */
  readonly troops: readonly string[];
  readonly troopSide: readonly Side[];
  readonly value: readonly number[];
  readonly troopStock: readonly number[];
  /** How many Troops each side has in all. */
  readonly army: readonly [number, number];
  /** V3.7.1, V3.7.2: the kinds of tiles by their shovels, and how many of each a side has. */
  readonly shovels: readonly number[];
  readonly tileStock: readonly (readonly number[])[];
  readonly explosionAt: number;
  readonly moraleStart: number;
  readonly moraleTop: number;
  readonly rounds: number;
  readonly handLimit: number;
  readonly tacticsDrawn: number;
  readonly improvised: readonly [number, number];
  readonly limits: ComponentFiles['board']['limits'];
  readonly cannonTotal: readonly [number, number];
  readonly structuralTotal: number;
}

const sideOf = (name: string): Side => SIDES.indexOf(name as (typeof SIDES)[number]);

/** V2.3, V2.3.1: hexes are adjacent if they share a side; on the axial grid that is one of six steps. */
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

const buildKit = (files: ComponentFiles): Kit => {
  const { hexes, variants, morale, improvised } = files.board;
  const at = (id: string): Hex => {
    const found = hexes.findIndex((hex) => hex.id === id);
    if (found < 0)
      throw bad(
        [
          `board: the hex "${id}" is missing; the victory conditions need it.`,
          `Das Feld „${id}“ fehlt; die Siegbedingungen brauchen es.`,
        ],
        '/board/hexes',
        'V6.1',
      );
    return found;
  };
  const total = (side: string): number =>
    hexes.reduce((sum, { start }) => sum + (start.control === side ? start.cannons : 0), 0);
  const standard: Layout = {
    structural: hexes.map(({ start }) => start.structural),
    improvised: hexes.map(({ start }) => start.improvised),
  };
  const layouts: Record<string, Layout> = { setupC: standard };
  for (const [id, variant] of Object.entries(variants))
    layouts[id] = {
      structural: hexes.map((hex, i) => variant.hexes[hex.id]?.structural ?? standard.structural[i]),
      improvised: hexes.map((hex, i) => variant.hexes[hex.id]?.improvised ?? standard.improvised[i]),
    };
  const shovels = [...new Set(files.tunnels.tiles.map((tile) => tile.shovels))].sort((a, b) => a - b);
  const bySide = <T extends { side: string }>(cards: readonly T[]): T[] =>
    [...cards].sort((a, b) => sideOf(a.side) - sideOf(b.side));
  const strategyCards = bySide(files.strategy);
  const tacticCards = bySide(files.tactics);
  const troopCards = bySide(files.troops);
  const army = (side: string): number =>
    troopCards.reduce((sum, troop) => sum + (troop.side === side ? troop.number : 0), 0);
  return {
    files,
    hexes: hexes.map(({ id }) => id),
    kind: hexes.map(({ kind }) => kind),
    limit: hexes.map(({ limit }) => limit),
    adjacent: hexes.map((hex) =>
      [...hexes.keys()].filter((i) => STEPS.some(([q, r]) => hexes[i].q === hex.q + q && hexes[i].r === hex.r + r)),
    ),
    control: hexes.map(({ start }) => (start.control === 'nobody' ? NOBODYS : sideOf(start.control))),
    cannons: hexes.map(({ start }) => start.cannons),
    layouts,
    camp: at('camp'),
    ravelin: at('ravelin'),
    burg: at('burg'),
    curtain: at('curtain'),
    strategy: strategyCards,
    strategyIds: strategyCards.map(({ id }) => id),
    responses: SIDES.map((side) =>
      [...strategyCards.keys()].filter((i) => strategyCards[i].side === side && strategyCards[i].kind === 'response'),
    ),
    tactics: tacticCards,
    tacticIds: tacticCards.map(({ id }) => id),
    troops: troopCards.map(({ id }) => id),
    troopSide: troopCards.map(({ side }) => sideOf(side)),
    value: troopCards.map(({ value }) => value),
    troopStock: troopCards.map(({ number }) => number),
    army: [army('ottoman'), army('habsburg')],
    shovels,
    tileStock: SIDES.map((side) =>
      shovels.map(
        (count) => files.tunnels.tiles.find((tile) => tile.side === side && tile.shovels === count)?.number ?? 0,
      ),
    ),
    explosionAt: files.tunnels.explosionAt,
    moraleStart: morale.start,
    moraleTop: morale.top,
    rounds: files.board.rounds,
    handLimit: files.board.handLimit,
    tacticsDrawn: files.board.tacticsDrawn,
    improvised: [improvised.ottoman, improvised.habsburg],
    limits: files.board.limits,
    cannonTotal: [total('ottoman'), total('habsburg')],
    structuralTotal: standard.structural.reduce((sum, n) => sum + n, 0),
  };
};

/** Names that one file uses of another must exist there. */
const checkNames = ({
  board: { hexes, variants },
  troops: types,
  strategy: cards,
  tactics: laid,
}: ComponentFiles): void => {
  const known = (where: string, what: string, names: readonly string[], ids: readonly string[], path: string): void => {
    const unknown = names.find((name) => !ids.includes(name));
    if (unknown !== undefined)
      throw bad(
        [`${where}: there is no ${what} "${unknown}".`, `${where}: „${unknown}“ gibt es nicht.`],
        path,
        what === 'hex' ? 'V2.1' : 'V3.2.1',
      );
  };
  const hexIds = hexes.map(({ id }) => id);
  const troopIds = types.map(({ id }) => id);
  for (const [id, variant] of Object.entries(variants))
    known(`board, ${id}`, 'hex', Object.keys(variant.hexes), hexIds, `/board/variants/${id}/hexes`);
  for (const [i, { id, clauses }] of cards.entries())
    for (const [n, clause] of clauses.entries())
      if (clause.do === 'return')
        known(`strategy, ${id}`, 'Troop', clause.types ?? [], troopIds, `/strategy/${i}/clauses/${n}/types`);
  for (const [file, list] of Object.entries({ strategy: cards, tactics: laid }))
    for (const [i, { id, battle }] of list.entries())
      known(id, 'Troop', Object.keys(battle?.each ?? {}), troopIds, `/${file}/${i}/battle/each`);
};

/** V2.5.3: no hex starts with more Fortifications than it may hold, in any set-up. */
const checkLimits = ({ hexes, variants }: ComponentFiles['board']): void => {
  for (const [i, { id, limit, start }] of hexes.entries())
    for (const [variant, changed] of [
      [undefined, start] as const,
      ...Object.entries(variants).map(([name, { hexes: its }]) => [name, { ...start, ...its[id] }] as const),
    ]) {
      const held = changed.structural + changed.improvised;
      if (held > limit)
        throw bad(
          [
            `board, ${id}: ${held} Fortifications at the start; its limit is ${limit}.`,
            `board, ${id}: ${held} Befestigungen zu Beginn; erlaubt sind ${limit}.`,
          ],
          variant === undefined ? `/board/hexes/${i}/start` : `/board/variants/${variant}/hexes`,
          'V2.5.3',
        );
    }
};

/** What a set consists of. */
export const workshop: Workshop = { schema: ComponentFiles, captions };

/** V7.11.4: checks the files of a component set and makes it ready for play. */
export const readComponents = (files: unknown): ComponentSet<Kit> => {
  const checked = readFiles<ComponentFiles>(workshop, files);
  for (const [name, list] of Object.entries({
    strategy: checked.strategy,
    tactics: checked.tactics,
    troops: checked.troops,
    hexes: checked.board.hexes,
  })) {
    const ids = list.map(({ id }) => id);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice)
      throw bad(
        [`${name}: "${twice}" is there twice.`, `„${twice}“ kommt zweimal vor.`],
        name === 'hexes' ? '/board/hexes' : `/${name}`,
        'V7.11.4',
      );
  }
  checkNames(checked);
  checkLimits(checked.board);
  const { id, title, text } = checked.set;
  return { id, title, text, kit: buildKit(checked), hash: hashText(JSON.stringify(checked)), files: checked };
};

export const RECONSTRUCTED = readComponents({ set, board, troops, tunnels, strategy, tactics });

const startOf: Readonly<Record<string, object>> = forward.start;
/** V7.11.4: the same, but for where Cannons and works stand at the start: chosen for balance (docs/balance). */
export const FORWARD_GUNS = readComponents({
  set: forward.set,
  board: {
    ...board,
    hexes: board.hexes.map((hex) => ({ ...hex, start: { ...hex.start, ...startOf[hex.id] } })),
  },
  troops,
  tunnels,
  strategy,
  tactics,
});

import { type ComponentSet, citing, hashText, readFiles, type Workshop } from '@ravelin/engine';
import { type BoardKit, readBoard } from './board.ts';
import { captions } from './captions.ts';
import { bad, byKind, inOrder, sum } from './checks.ts';
import {
  ACTION_PRICE_RULES,
  ACTIONS,
  BUILDINGS,
  CARD_PRICE_RULES,
  CARDS,
  DEFENDER_UNITS,
  EQUIPMENT_KINDS,
  INVADER_UNITS,
  ITEMS,
  MACHINES,
  OBJECTIVES,
  ORDERS,
  PLANS,
  RITUALS,
  TOKENS,
  TRAININGS,
  TRAPS,
} from './names.ts';
import board from './reconstructed/board.json' with { type: 'json' };
import buildings from './reconstructed/buildings.json' with { type: 'json' };
import cards from './reconstructed/cards.json' with { type: 'json' };
import limits from './reconstructed/limits.json' with { type: 'json' };
import objectives from './reconstructed/objectives.json' with { type: 'json' };
import pieces from './reconstructed/pieces.json' with { type: 'json' };
import plans from './reconstructed/plans.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import { ComponentFiles, type Limits, type Objective, type Plan, TRAINING_TILES } from './schema.ts';
import slow from './slow-maneuver.json' with { type: 'json' };
import { makeTables, type Tables } from './tables.ts';

type Counts = readonly number[];
type Lists = readonly (readonly number[])[];

/** A component set made ready for play: small integers index everything; names.ts tells their order. */
export interface Kit extends BoardKit, Tables {
  readonly files: ComponentFiles;
  readonly limits: Limits;

  readonly buildings: readonly string[];
  readonly buildingNames: readonly string[];
  /** `[building][unit]`: its spaces for a kind; a worker space and the Courtyard are told by the two lists below. */
  readonly typedSpaces: Lists;
  /** S2.5.3: buildings with a worker space. */
  readonly worker: readonly boolean[];
  readonly unlimited: readonly boolean[];
  readonly buildingStart: Lists;
  readonly buildingActions: Lists;

  readonly actions: readonly string[];
  readonly actionNames: readonly string[];
  readonly actionBuilding: Counts;
  /** S12.4.1: the number of an action, without surcharges. */
  readonly price: Counts;
  readonly repeatable: readonly boolean[];
  readonly actionRule: readonly string[];
  readonly actionPriceRule: readonly string[];

  readonly invaderUnits: readonly string[];
  readonly invaderStrength: Counts;
  readonly invaderStock: Counts;
  readonly defenderUnits: readonly string[];
  readonly defenderStrength: Counts;
  readonly defenderStock: Counts;

  readonly cards: readonly string[];
  readonly cardNames: readonly string[];
  readonly phase: Counts;
  readonly cardsOfPhase: Lists;
  /** The number of a card among those of its phase: which machine, equipment, training or ritual it is. */
  readonly cardKind: Counts;
  readonly cardRule: readonly string[];
  readonly cardPriceRule: readonly string[];
  readonly woodPrice: Counts;
  /** S4.3.2: `[card][alternative][unit]`; no alternative where no unit is paid. */
  readonly unitPrice: readonly Lists[];
  /** S4.4.2. */
  readonly extraHourglasses: Counts;

  readonly machineStock: Counts;
  readonly equipmentStock: Counts;
  /** By training; none for those without tiles. */
  readonly trainingStock: Counts;
  readonly ritualTargets: Counts;
  readonly ritualBluffs: Counts;
  readonly orderStock: Counts;
  /** By the invader unit that a cauldron is for. */
  readonly cauldronStock: Counts;
  readonly trapStock: Counts;
  readonly itemStock: Counts;
  readonly tokenStock: Counts;
  readonly wood: number;
  readonly components: number;
  readonly hits: number;
  readonly misses: number;

  /** S18.2.6, S19.4.4: `[card][unit]` whether a cannon may kill it, and whether a pole hits. */
  readonly hitCards: readonly string[];
  readonly cannonKills: readonly (readonly boolean[])[];
  readonly poleHits: readonly boolean[];

  readonly objectives: readonly string[];
  readonly objective: readonly Objective[];
  readonly plans: readonly string[];
  readonly plan: readonly Plan[];
  /** S12.4.1: `[objective][action]` and `[plan][action]`: hourglasses that an open card adds. */
  readonly objectiveSurcharge: Lists;
  readonly planSurcharge: Lists;
}

/** S15: buildings, their spaces and their actions. */
const readBuildings = (files: ComponentFiles) => {
  const houses = inOrder('buildings', BUILDINGS, files.buildings);
  const all = houses.flatMap(({ actions }, building) => actions.map((action) => ({ ...action, building })));
  const actions = inOrder('buildings, actions', ACTIONS, all);
  return {
    buildings: houses.map(({ id }) => id),
    buildingNames: houses.map(({ name }) => name),
    typedSpaces: houses.map(({ spaces }) => byKind(DEFENDER_UNITS, typeof spaces === 'string' ? {} : spaces)),
    worker: houses.map(({ spaces }) => spaces === 'worker'),
    unlimited: houses.map(({ spaces }) => spaces === 'unlimited'),
    buildingStart: houses.map(({ start }) => byKind(DEFENDER_UNITS, start)),
    buildingActions: houses.map((_, building) =>
      [...actions.keys()].filter((action) => actions[action].building === building),
    ),
    actions: actions.map(({ id }) => id),
    actionNames: actions.map(({ name }) => name),
    actionBuilding: actions.map(({ building }) => building),
    price: actions.map(({ price }) => price),
    repeatable: actions.map(({ repeatable }) => repeatable === true),
    actionRule: actions.map(({ rule }) => rule),
    actionPriceRule: actions.map(({ id }) => ACTION_PRICE_RULES[id]),
  };
};

/** S4.1.1: a card's phase follows from what it is. */
const PHASES = [
  [1, ['briefing', 'resources']],
  [2, MACHINES],
  [3, EQUIPMENT_KINDS],
  [4, TRAININGS],
  [5, RITUALS],
  [6, ['maneuver']],
] as const;

/** S4: the action cards and their prices. */
const readCards = (files: ComponentFiles) => {
  const cards = inOrder('cards', CARDS, files.cards);
  const cardsOfPhase: number[][] = [[]];
  for (const [phase, ids] of PHASES) {
    cardsOfPhase[phase] = ids.map((id) => CARDS.indexOf(id));
    for (const card of cardsOfPhase[phase])
      if (cards[card].phase !== phase)
        throw bad(
          [
            `cards, ${cards[card].id}: this is a card of Phase ${phase}.`,
            `„${cards[card].id}“ ist eine Karte der Phase ${phase}.`,
          ],
          '/cards',
        );
  }
  return {
    cards: cards.map(({ id }) => id),
    cardNames: cards.map(({ name }) => name),
    phase: cards.map(({ phase }) => phase),
    cardsOfPhase,
    cardKind: cards.map(({ phase }, card) => cardsOfPhase[phase].indexOf(card)),
    cardRule: cards.map(({ rule }) => rule),
    cardPriceRule: cards.map(({ id }) => CARD_PRICE_RULES[id]),
    woodPrice: cards.map(({ price }) => price.wood),
    unitPrice: cards.map(({ price }) => price.units.map((units) => byKind(INVADER_UNITS, units))),
    extraHourglasses: cards.map(({ price }) => price.hourglasses),
  };
};

/** S1.2.5, S1.4.3: units, tiles and tokens by number. */
const readPieces = ({ pieces }: ComponentFiles) => {
  const stock = <const L extends readonly string[]>(
    what: string,
    ids: L,
    entries: readonly { readonly id: string; readonly number: number }[],
  ): number[] => inOrder(`pieces, ${what}`, ids, entries).map(({ number }) => number);
  const strengths = <const L extends readonly string[]>(
    what: string,
    ids: L,
    entries: readonly { readonly id: string; readonly strength: number }[],
  ): number[] => {
    const found = inOrder(`pieces, ${what}`, ids, entries).map(({ strength }) => strength);
    // Losses are counted by these (S1.3.5), and wood (S5.3.1): they are the rules', not the set's.
    if (found.some((strength, kind) => strength !== kind + 1))
      throw bad(
        [
          `pieces, ${what}: their strengths are 1, 2 and 3 (S1.2.1, S1.2.2).`,
          'Ihre Stärken sind 1, 2 und 3 (S1.2.1, S1.2.2).',
        ],
        `/pieces/${what}`,
      );
    return found;
  };
  const rituals = inOrder('pieces, rituals', RITUALS, pieces.rituals);
  const tiles = inOrder('pieces, training', TRAINING_TILES, pieces.training);
  return {
    invaderUnits: INVADER_UNITS,
    invaderStrength: strengths('invaders', INVADER_UNITS, pieces.invaders),
    invaderStock: stock('invaders', INVADER_UNITS, pieces.invaders),
    defenderUnits: DEFENDER_UNITS,
    defenderStrength: strengths('defenders', DEFENDER_UNITS, pieces.defenders),
    defenderStock: stock('defenders', DEFENDER_UNITS, pieces.defenders),
    machineStock: stock('machines', MACHINES, pieces.machines),
    equipmentStock: stock('equipment', EQUIPMENT_KINDS, pieces.equipment),
    trainingStock: byKind(TRAININGS, Object.fromEntries(tiles.map(({ id, number }) => [id, number]))),
    ritualTargets: rituals.map(({ targets }) => targets),
    ritualBluffs: rituals.map(({ bluffs }) => bluffs),
    orderStock: stock('orders', ORDERS, pieces.orders),
    cauldronStock: stock('cauldrons', INVADER_UNITS, pieces.cauldrons),
    trapStock: stock('traps', TRAPS, pieces.traps),
    itemStock: stock('items', ITEMS, pieces.items),
    tokenStock: stock('tokens', TOKENS, pieces.tokens),
    wood: pieces.wood,
    components: pieces.components,
    hits: pieces.hits,
    misses: pieces.misses,
    hitCards: pieces.hitCards.map(({ id }) => id),
    cannonKills: pieces.hitCards.map(({ cannon }) => INVADER_UNITS.map((unit) => cannon.includes(unit))),
    poleHits: pieces.hitCards.map(({ pole }) => pole),
  };
};

/** S16, S17: the cards that each side keeps. */
const readKeptCards = (files: ComponentFiles) => {
  const objective = inOrder('objectives', OBJECTIVES, files.objectives);
  const plan = inOrder('plans', PLANS, files.plans);
  const surcharge = ({ surcharge: more }: Objective | Plan): number[] =>
    ACTIONS.map((action) => (more?.actions.includes(action) ? more.hourglasses : 0));
  return {
    objectives: objective.map(({ id }) => id),
    objective,
    plans: plan.map(({ id }) => id),
    plan,
    objectiveSurcharge: objective.map(surcharge),
    planSurcharge: plan.map(surcharge),
  };
};

/** S3: what is set up must be in the box and must fit. */
const checkSetup = (kit: Kit): void => {
  const total = (starts: Lists, unit: number): number => sum(starts.map((start) => start[unit]));
  for (const [unit, id] of kit.invaderUnits.entries())
    if (total([...kit.foregroundStart, kit.maraudersStart], unit) > kit.invaderStock[unit])
      throw bad(
        [
          `board: more units of the kind "${id}" start than the box holds.`,
          `Es beginnen mehr Einheiten der Art „${id}“, als in der Schachtel sind.`,
        ],
        '/board',
      );
  for (const [unit, id] of kit.defenderUnits.entries())
    if (total([...kit.sectionStart, ...kit.buildingStart], unit) > kit.defenderStock[unit])
      throw bad(
        [
          `board: more units of the kind "${id}" start than the box holds.`,
          `Es beginnen mehr Einheiten der Art „${id}“, als in der Schachtel sind.`,
        ],
        '/board',
      );
  const full = (where: string) =>
    bad(
      [`${where}: more units start there than fit.`, `${where}: Dort beginnen mehr Einheiten, als Platz haben.`],
      '/board',
    );
  for (const [side, start] of kit.foregroundStart.entries())
    if (sum(start) > kit.foregroundCapacity[side]) throw full(kit.foregrounds[side]);
  for (const [section, start] of kit.sectionStart.entries())
    if (sum(start) > kit.defenderSpaces[section]) throw full(kit.sections[section]);
  for (const [building, start] of kit.buildingStart.entries()) {
    const fits = kit.worker[building]
      ? sum(start) <= 1
      : kit.unlimited[building] || start.every((n, unit) => n <= kit.typedSpaces[building][unit]);
    if (!fits) throw full(kit.buildings[building]);
  }
  if (sum(kit.sectionComponents) > kit.components)
    throw bad(
      [
        'board: more wall components start than the box holds.',
        'Es beginnen mehr Mauerteile, als in der Schachtel sind.',
      ],
      '/board/sections',
    );
  const { limits } = kit;
  if (limits.startingWood > kit.wood)
    throw bad(
      ['limits: more wood starts than the box holds.', 'Es beginnt mehr Holz, als in der Schachtel ist.'],
      '/limits/startingWood',
    );
  for (const [drawn, kept, from] of [
    [limits.objectivesDrawn, limits.objectivesKept, OBJECTIVES.length],
    [limits.plansDrawn, limits.plansKept, PLANS.length],
    [limits.cardsDrawn, limits.cardsDrawn, MACHINES.length],
  ])
    if (kept > drawn || drawn > from)
      throw bad(
        [
          'limits: more cards are drawn than there are, or kept than drawn.',
          'Es werden mehr Karten gezogen, als es gibt, oder mehr behalten als gezogen.',
        ],
        '/limits',
      );
};

const kitOf = (files: ComponentFiles): Kit => {
  const read = {
    files,
    limits: files.limits,
    ...readBoard(files),
    ...readBuildings(files),
    ...readCards(files),
    ...readPieces(files),
    ...readKeptCards(files),
  };
  const kit: Kit = { ...read, ...makeTables(read) };
  checkSetup(kit);
  return kit;
};

/** What a set consists of. */
export const workshop: Workshop = { schema: ComponentFiles, captions };

/** Checks the files of a component set and makes it ready for play. */
export const readComponents = (files: unknown): ComponentSet<Kit> => {
  const checked = readFiles<ComponentFiles>(workshop, files);
  const kit = citing(captions, () => kitOf(checked));
  const { id, title, text } = checked.set;
  return { id, title, text, kit, hash: hashText(JSON.stringify(checked)), files: checked };
};

export const RECONSTRUCTED = readComponents({ set, board, pieces, cards, buildings, objectives, plans, limits });

const slowPrice: Readonly<Record<string, number>> = slow.prices;
/** S10, S15.4.2: the same, but for what a minor maneuver gives the defender and a Cauldron costs him: chosen for balance (docs/balance). */
export const SLOW_MANEUVER = readComponents({
  set: slow.set,
  board,
  pieces,
  cards,
  buildings: buildings.map((building) => ({
    ...building,
    actions: building.actions.map((action) => ({ ...action, price: slowPrice[action.id] ?? action.price })),
  })),
  objectives,
  plans,
  limits: { ...limits, ...slow.limits },
});

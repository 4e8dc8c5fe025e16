import { type Static, Type } from '@sinclair/typebox';
import * as names from './names.ts';

/** The shape of a component set. Each file of the folder is checked against its part before any of it is used. */

const exactly = { additionalProperties: false };
/** Where a datum comes from: the rules, implied by them, public material, or reconstructed by us. */
const Origin = Type.Union([Type.Literal('RB'), Type.Literal('RB*'), Type.Literal('PUB'), Type.Literal('REC')]);
const origins = <K extends string>(...keys: readonly K[]) =>
  Type.Object(Object.fromEntries(keys.map((key) => [key, Origin])) as Record<K, typeof Origin>, exactly);
const oneOf = <const L extends readonly string[]>(list: L) =>
  Type.Union(list.map((id) => Type.Literal(id as L[number])));

const Count = Type.Integer({ minimum: 0, maximum: 200 });
const Name = Type.String({ minLength: 1 });
const PlaceId = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]*$' });
const Rule = Type.String({ pattern: '^S\\d+(\\.\\d+)*$' });
const Side = oneOf(names.SIDES);
/** A place on the drawn board in hundredths, rightwards and downwards; the defender sits at the bottom. */
const Point = Type.Tuple([Type.Number(), Type.Number()]);
const Invaders = Type.Partial(Type.Object({ goblin: Count, orc: Count, troll: Count }, exactly));
const Defenders = Type.Partial(Type.Object({ marksman: Count, soldier: Count, veteran: Count }, exactly));

export const Board = Type.Object(
  {
    foregrounds: Type.Array(
      Type.Object(
        {
          id: PlaceId,
          name: Name,
          side: Side,
          capacity: Count,
          start: Invaders,
          at: Point,
          source: origins('side', 'capacity', 'start', 'at'),
        },
        exactly,
      ),
    ),
    ramparts: Type.Array(
      Type.Object(
        {
          id: PlaceId,
          name: Name,
          side: Side,
          capacity: Count,
          tower: PlaceId,
          at: Point,
          source: origins('side', 'capacity', 'tower', 'at'),
        },
        exactly,
      ),
    ),
    neighbours: Type.Array(Type.Tuple([PlaceId, PlaceId]), { description: 'Ramparts next to each other for cannons.' }),
    marauders: Type.Object(
      {
        id: PlaceId,
        name: Name,
        from: PlaceId,
        to: PlaceId,
        start: Invaders,
        at: Point,
        source: origins('from', 'to', 'start', 'at'),
      },
      exactly,
    ),
    sections: Type.Array(
      Type.Object(
        {
          id: PlaceId,
          name: Name,
          side: Side,
          defenders: Count,
          invaders: Count,
          start: Defenders,
          components: Count,
          hero: Type.Optional(oneOf(names.HEROES)),
          at: Point,
          source: Type.Object(
            {
              side: Origin,
              defenders: Origin,
              invaders: Origin,
              start: Origin,
              components: Origin,
              hero: Type.Optional(Origin),
              at: Origin,
            },
            exactly,
          ),
        },
        exactly,
      ),
    ),
    towers: Type.Array(
      Type.Object(
        {
          id: PlaceId,
          name: Name,
          side: Side,
          sections: Type.Tuple([PlaceId, PlaceId]),
          marksmen: Count,
          source: origins('side', 'sections', 'marksmen'),
        },
        exactly,
      ),
    ),
    paths: Type.Array(Type.Object({ id: PlaceId, from: PlaceId, to: PlaceId, source: Origin }, exactly)),
    source: origins('foregrounds', 'ramparts', 'neighbours', 'sections', 'towers', 'paths'),
  },
  exactly,
);

const unitsOf = <const L extends readonly string[]>(list: L) =>
  Type.Array(
    Type.Object(
      { id: oneOf(list), name: Name, strength: Count, number: Count, source: origins('strength', 'number') },
      exactly,
    ),
  );
const stockOf = <const L extends readonly string[]>(list: L) =>
  Type.Array(Type.Object({ id: oneOf(list), number: Count, source: Origin }, exactly));

/** S8.1.1, S8.4.2: the trainings that have tiles. */
export const TRAINING_TILES = ['quartermaster', 'saboteur', 'trench-master'] as const;

export const Pieces = Type.Object(
  {
    invaders: unitsOf(names.INVADER_UNITS),
    defenders: unitsOf(names.DEFENDER_UNITS),
    heroes: Type.Array(
      Type.Object({ id: oneOf(names.HEROES), name: Name, strength: Count, source: origins('strength') }, exactly),
    ),
    machines: stockOf(names.MACHINES),
    equipment: stockOf(names.EQUIPMENT_KINDS),
    training: stockOf(TRAINING_TILES),
    rituals: Type.Array(
      Type.Object(
        { id: oneOf(names.RITUALS), targets: Count, bluffs: Count, source: origins('targets', 'bluffs') },
        exactly,
      ),
    ),
    orders: stockOf(names.ORDERS),
    cauldrons: stockOf(names.INVADER_UNITS),
    traps: stockOf(names.TRAPS),
    items: stockOf(names.ITEMS),
    tokens: stockOf(names.TOKENS),
    wood: Count,
    components: Count,
    hits: Count,
    misses: Count,
    hitCards: Type.Array(
      Type.Object(
        {
          id: PlaceId,
          cannon: Type.Array(oneOf(names.INVADER_UNITS), { uniqueItems: true }),
          pole: Type.Boolean(),
          source: origins('cannon', 'pole'),
        },
        exactly,
      ),
      { minItems: 1 },
    ),
    source: origins('wood', 'components', 'hits', 'misses', 'hitCards'),
  },
  exactly,
);

export const Cards = Type.Array(
  Type.Object(
    {
      id: oneOf(names.CARDS),
      name: Name,
      phase: Type.Integer({ minimum: 1, maximum: 6 }),
      rule: Rule,
      price: Type.Object(
        {
          wood: Count,
          units: Type.Array(Invaders, { description: 'Alternatives, of which exactly one is paid; none: no units.' }),
          hourglasses: Count,
        },
        exactly,
      ),
      source: origins('name', 'phase', 'price'),
    },
    exactly,
  ),
);

export const Buildings = Type.Array(
  Type.Object(
    {
      id: oneOf(names.BUILDINGS),
      name: Name,
      rule: Rule,
      spaces: Type.Union([Defenders, Type.Literal('worker'), Type.Literal('unlimited')]),
      start: Type.Optional(Defenders),
      actions: Type.Array(
        Type.Object(
          {
            id: oneOf(names.ACTIONS),
            name: Name,
            rule: Rule,
            price: Type.Integer({ minimum: 1, maximum: 20 }),
            repeatable: Type.Optional(Type.Boolean()),
            source: origins('price'),
          },
          exactly,
        ),
      ),
      source: Type.Object({ name: Origin, spaces: Origin, start: Type.Optional(Origin) }, exactly),
    },
    exactly,
  ),
);

/** Actions that become dearer while a card lies open. */
const Surcharge = Type.Object(
  { actions: Type.Array(oneOf(names.ACTIONS), { minItems: 1 }), hourglasses: Count },
  exactly,
);

export const Objectives = Type.Array(
  Type.Object(
    {
      id: oneOf(names.OBJECTIVES),
      name: Name,
      rule: Rule,
      stays: Type.Boolean(),
      needs: Type.Integer({ minimum: 1, maximum: 99, description: 'How many the goal asks for.' }),
      gives: Type.Optional(Count),
      surcharge: Type.Optional(Surcharge),
      goal: Name,
      benefit: Name,
      source: origins('name', 'stays', 'effect'),
    },
    exactly,
  ),
);

export const Plans = Type.Array(
  Type.Object(
    {
      id: oneOf(names.PLANS),
      name: Name,
      rule: Rule,
      stays: Type.Boolean(),
      gives: Type.Integer({ minimum: 1, maximum: 99, description: 'The number in the benefit.' }),
      leaves: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 99,
          description: 'What the drawback leaves of recoveries, orders, hourglasses.',
        }),
      ),
      surcharge: Type.Optional(Surcharge),
      benefit: Name,
      drawback: Name,
      source: origins('name', 'stays', 'effect'),
    },
    exactly,
  ),
);

const LIMITS = [
  'rounds',
  'unitsDrawn',
  'woodDrawn',
  'startingWood',
  'startingHourglasses',
  'hourglassesPerRound',
  'cardsDrawn',
  'objectivesDrawn',
  'objectivesKept',
  'plansDrawn',
  'plansKept',
  'barrageMachines',
  'deckHits',
  'deckMisses',
  'rampartMachines',
  'rampartMantelets',
  'foregroundTrebuchets',
  'sectionEquipment',
  'rampartTraining',
  'sectionCauldrons',
  'minorUnits',
  'majorUnits',
  'minorHourglasses',
  'majorHourglasses',
  'classifiedHourglasses',
  'exchangeHourglasses',
  'moveHourglasses',
  'trainerTrolls',
  'saboteurHourglasses',
  'galeHourglasses',
  'spyUnits',
  'recoveries',
  'bannerStrength',
  'componentStrength',
  'bayWindowStrength',
  'furyStrength',
] as const;
type LimitName = (typeof LIMITS)[number];

export const Limits = Type.Object(
  {
    ...(Object.fromEntries(LIMITS.map((name) => [name, Count])) as Record<LimitName, typeof Count>),
    source: origins(...LIMITS),
  },
  exactly,
);

const SetInfo = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    title: Name,
    text: Type.String(),
    provenance: Type.Record(Type.String(), Type.String()),
  },
  exactly,
);

export const ComponentFiles = Type.Object(
  {
    set: SetInfo,
    board: Board,
    pieces: Pieces,
    cards: Cards,
    buildings: Buildings,
    objectives: Objectives,
    plans: Plans,
    limits: Limits,
  },
  exactly,
);

export type ComponentFiles = Static<typeof ComponentFiles>;
export type Objective = Static<typeof Objectives>[number];
export type Plan = Static<typeof Plans>[number];
export type Limits = Static<typeof Limits>;

import { type Static, Type } from '@sinclair/typebox';

/** The shape of a component set. Each file of the folder is checked against its part before any of it is used. */

const Side = Type.Union([Type.Literal('ottoman'), Type.Literal('habsburg')]);
const HexKind = Type.Union(
  (['camp', 'glacis', 'covered-way', 'ravelin', 'ditch', 'bastion', 'curtain'] as const).map((kind) =>
    Type.Literal(kind),
  ),
);
/** Where a datum comes from: the rulebook, implied by it, public material, or reconstructed by us. */
const Origin = Type.Union([Type.Literal('RB'), Type.Literal('RB*'), Type.Literal('PUB'), Type.Literal('REC')]);
const Origins = Type.Record(Type.String(), Origin);
const Count = Type.Integer({ minimum: 0, maximum: 99 });
const exactly = { additionalProperties: false };

const Pieces = Type.Object({ structural: Count, improvised: Count }, exactly);

/** 6s that are rolled, and the Troops that they cost: the last row that is reached counts. */
const Losses = Type.Array(Type.Tuple([Count, Count]), { minItems: 1 });

export const Board = Type.Object(
  {
    hexes: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
          name: Type.String(),
          kind: HexKind,
          q: Type.Integer(),
          r: Type.Integer(),
          limit: Count,
          start: Type.Object(
            {
              control: Type.Union([Side, Type.Literal('nobody')]),
              structural: Count,
              improvised: Count,
              cannons: Count,
            },
            exactly,
          ),
          source: Origins,
        },
        exactly,
      ),
    ),
    variants: Type.Record(
      Type.String(),
      Type.Object({ note: Type.String(), source: Origin, hexes: Type.Record(Type.String(), Pieces) }, exactly),
    ),
    morale: Type.Object({ start: Count, top: Count, source: Origins }, exactly),
    rounds: Count,
    handLimit: Count,
    tacticsDrawn: Count,
    improvised: Type.Object({ ottoman: Count, habsburg: Count }, exactly),
    limits: Type.Object(
      {
        troops: Type.Integer({
          minimum: 1,
          description: 'Troops that a side sends: at least, and at most without more.',
        }),
        troopsAtMost: Type.Integer({ minimum: 1, description: 'The most that an attacker sends.' }),
        rearForWall: Type.Integer({ description: 'Troops that a Structural Fortification keeps in the rear.' }),
        worksOnEntrenching: Count,
        worksOnTaking: Count,
        breach: Type.Integer({ minimum: 1, description: '6s of a Bombardment that bring a wall down.' }),
        barrage: Losses,
        rollLosses: Type.Integer({ description: 'The most Troops that a roll of Cannons costs.' }),
        sacrifices: Count,
      },
      exactly,
    ),
    source: Origins,
  },
  exactly,
);

export const Troops = Type.Array(
  Type.Object(
    {
      id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
      side: Side,
      name: Type.String(),
      number: Count,
      value: Count,
      source: Origins,
    },
    exactly,
  ),
);

export const Tunnels = Type.Object(
  {
    tiles: Type.Array(Type.Object({ side: Side, shovels: Count, number: Count }, exactly)),
    explosionAt: Count,
    source: Origin,
  },
  exactly,
);

/** What a card changes in a battle. The owner is the side whose card it is. */
export const BattleText = Type.Partial(
  Type.Object(
    {
      rear: Type.Integer({ description: 'Changes the number of Troops that the attacker moves to the rear.' }),
      rearIfStructural: Type.Integer({ description: 'The same, if a Structural Fortification is on the hex.' }),
      ignoresImprovised: Type.Boolean({ description: 'Improvised Fortifications move nobody to the rear.' }),
      maximum: Type.Integer({ description: 'Raises the Ottoman maximum after everything else.' }),
      setsMaximum: Type.Integer({ description: 'Sets the Ottoman maximum in place of hexes and lines.' }),
      total: Type.Integer({ description: "Added to the owner's total." }),
      each: Type.Record(Type.String(), Type.Integer(), { description: 'Battle value added to each Troop of a type.' }),
      enemyDice: Type.Integer({ description: "Changes the number of the opponent's Cannon dice." }),
      fives: Type.Boolean({ description: "5s count in the owner's Cannon roll." }),
      reserve: Type.Integer({
        description: 'After Eliminations this many Troops may come from the rear to the front.',
      }),
      choosesLosses: Type.Boolean({
        description: 'The owner picks the Troops that the Cannon roll takes, from either line.',
      }),
      marksman: Type.Integer({ description: 'Opposing Troops that the owner picks and Eliminates.' }),
      grenade: Type.Integer({ description: 'Opposing Troops Eliminated at random, apart from the Cannon roll.' }),
      nullifies: Type.Boolean({ description: 'The opposing Tactic has no effect.' }),
      sparesLosses: Type.Boolean({ description: 'Troops lost to the Cannon roll are discarded instead.' }),
      doubles: Type.Boolean({
        description: "One front-line Troop's printed value is doubled; it is Eliminated afterwards.",
      }),
      sacrificeAfter: Type.Integer({
        description: 'Troops of the owner Eliminated after the battle, of their choice.',
      }),
      again: Type.Boolean({ description: 'A lost Assault may be made once more.' }),
      ifWon: Type.Partial(
        Type.Object({ own: Type.Integer(), enemy: Type.Integer(), returns: Type.Integer() }, exactly),
      ),
      ifLost: Type.Partial(
        Type.Object(
          { noLoss: Type.Boolean(), noFortifications: Type.Boolean(), removesCannon: Type.Integer() },
          exactly,
        ),
      ),
    },
    exactly,
  ),
);

const When = Type.Partial(
  Type.Object(
    {
      roundFrom: Type.Integer(),
      ottomanTook: Type.Integer({
        description: 'The Ottomans hold at least so many hexes that began as Habsburg ones.',
      }),
      ottomanWithout: Type.Array(HexKind, { description: 'The Ottomans hold no hex of these kinds.' }),
    },
    exactly,
  ),
);

const Verb = <T extends string, P extends Parameters<typeof Type.Object>[0]>(verb: T, rest: P) =>
  Type.Object({ do: Type.Literal(verb), ...rest }, exactly);

const Simple = Type.Union([
  Verb('morale', {
    side: Side,
    by: Type.Integer(),
    or: Type.Optional(Type.Integer()),
    when: Type.Optional(When),
    perRound: Type.Optional(Type.Object({ after: Type.Integer(), most: Type.Integer() }, exactly)),
    and: Type.Optional(Type.Object({ side: Side, by: Type.Integer() }, exactly)),
  }),
  Verb('draw', { cards: Count }),
  Verb('tiles', { count: Count }),
  Verb('mine', { removes: Type.Optional(Type.Literal('both')) }),
  Verb('fortify', {}),
  Verb('bombard', {
    fives: Type.Optional(Type.Boolean()),
    may: Type.Optional(Type.Boolean()),
    extraDice: Type.Optional(Type.Integer()),
    nextToNamed: Type.Optional(Type.Boolean()),
  }),
  Verb('mortars', { most: Count }),
  Verb('return', {
    from: Type.Union([Type.Literal('eliminated'), Type.Literal('discard')]),
    most: Count,
    /** The card says "return 1", not "up to 1". */
    exactly: Type.Optional(Type.Boolean()),
    types: Type.Optional(Type.Array(Type.String())),
  }),
  Verb('assault', { kinds: Type.Optional(Type.Array(HexKind)) }),
  Verb('sortie', { may: Type.Optional(Type.Boolean()) }),
  Verb('lose-card', { side: Side }),
  Verb('dilemma', {
    side: Side,
    morale: Type.Integer(),
    or: Type.Union([Type.Literal('card'), Type.Literal('improvised')]),
    gain: Type.Optional(Type.Integer()),
  }),
  Verb('cannons', { to: Type.Optional(Type.Literal('named')) }),
  Verb('fill', {}),
  Verb('place-there', { count: Count }),
  Verb('place', {
    most: Count,
    kinds: Type.Optional(Type.Array(HexKind)),
    nextToNamed: Type.Optional(Type.Boolean()),
  }),
  Verb('spike', { most: Count }),
  Verb('show-tiles', {}),
  Verb('rebuild', {}),
  Verb('barrage', {
    losses: Type.Optional(Losses),
    razes: Type.Optional(Count),
  }),
  Verb('eliminate', { side: Side, count: Count, or: Type.Optional(Count), when: Type.Optional(When) }),
  Verb('scatter', { side: Side, count: Count }),
]);

export const Clause = Type.Union([
  Simple,
  Verb('entrench', { unanswered: Type.Optional(Type.Boolean()), otherwise: Type.Optional(Type.Array(Simple)) }),
  Verb('explode', {
    shovels: Count,
    eliminates: Type.Optional(Count),
    otherwise: Type.Optional(Type.Array(Simple)),
  }),
]);

const Printed = {
  id: Type.String({ pattern: '^[A-Z]{2}[0-9]+$' }),
  side: Side,
  title: Type.String(),
  text: Type.String(),
  history: Type.String(),
  historySource: Type.Array(Type.String()),
  source: Origins,
};

export const EventCard = Type.Object(
  {
    ...Printed,
    kind: Type.Literal('event'),
    clauses: Type.Array(Clause),
    /** The hex that is named before the Response window. */
    names: Type.Optional(
      Type.Union(
        (['glacis', 'bombard', 'mortars', 'assault', 'works', 'sortie', 'spike', 'rebuild'] as const).map((name) =>
          Type.Literal(name),
        ),
      ),
    ),
    battle: Type.Optional(BattleText),
  },
  exactly,
);

export const ResponseCard = Type.Object(
  {
    ...Printed,
    kind: Type.Literal('response'),
    window: Type.Union((['announce', 'explosion', 'roll', 'hex-lost'] as const).map((window) => Type.Literal(window))),
    answers: Type.Optional(
      Type.Array(
        Type.Union(
          (['event', 'entrench', 'assault', 'mine', 'fortify', 'bombard', 'sortie', 'barrage'] as const).map((action) =>
            Type.Literal(action),
          ),
        ),
      ),
    ),
    clauses: Type.Array(Clause),
    cancels: Type.Optional(Type.Boolean()),
    looks: Type.Optional(Type.Boolean()),
    abort: Type.Optional(Type.Boolean()),
    stops: Type.Optional(Type.Boolean()),
    /** The Explosion has no effect, and the clauses follow, on this face of a die or a higher one. */
    stopsOn: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
    roll: Type.Optional(
      Type.Partial(Type.Object({ none: Type.Boolean(), most: Type.Integer(), choose: Type.Boolean() }, exactly)),
    ),
    battle: Type.Optional(BattleText),
  },
  exactly,
);

export const Strategy = Type.Array(Type.Union([EventCard, ResponseCard]));

export const Tactics = Type.Array(
  Type.Object(
    {
      ...Printed,
      use: Type.Union([Type.Literal('attack'), Type.Literal('defence'), Type.Literal('both')]),
      step: Type.String(),
      onlyIf: Type.Optional(Type.Literal('fortified')),
      battle: BattleText,
    },
    exactly,
  ),
);

export const SetInfo = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    text: Type.String(),
    provenance: Type.Record(Type.String(), Type.String()),
  },
  exactly,
);

export const ComponentFiles = Type.Object(
  { set: SetInfo, board: Board, troops: Troops, tunnels: Tunnels, strategy: Strategy, tactics: Tactics },
  exactly,
);

export type ComponentFiles = Static<typeof ComponentFiles>;
export type Clause = Static<typeof Clause>;
export type BattleText = Static<typeof BattleText>;
export type EventCard = Static<typeof EventCard>;
export type ResponseCard = Static<typeof ResponseCard>;
export type StrategyCard = EventCard | ResponseCard;
export type TacticCard = Static<typeof Tactics>[number];
export type HexKind = Static<typeof HexKind>;
export type When = Static<typeof When>;

import { type Static, Type } from '@sinclair/typebox';

/** The shape of a component set. Each file of the folder is checked against its part before any of it is used. */

/** Where a datum comes from: the rulebook, implied by it, public material, or reconstructed by us. */
const Origin = Type.Union([Type.Literal('RB'), Type.Literal('RB*'), Type.Literal('PUB'), Type.Literal('REC')]);
const Origins = Type.Record(Type.String(), Origin);
const Count = Type.Integer({ minimum: 0, maximum: 99 });
const Id = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });
const exactly = { additionalProperties: false };

/** A datum that is one of a few words. */
const oneOf = <T extends string>(...words: T[]) => Type.Union(words.map((word) => Type.Literal(word)));

const Epoch = oneOf('morning', 'mid-day', 'dusk');

const Space = Type.Object(
  {
    space: Type.Integer({ minimum: 1, maximum: 9 }),
    name: Type.String(),
    flags: Count,
    fortress: Type.Optional(Type.Boolean({ description: 'The Przemyśl Fortress stands here.' })),
    shared: Type.Optional(
      Type.Boolean({ description: 'The same place on every track that has it: its flags count once.' }),
    ),
    river: Type.Optional(Type.Boolean({ description: 'An Offensive against a Front here costs two Actions.' })),
    line: Type.Optional(oneOf('isonzo', 'trench')),
    source: Origin,
  },
  exactly,
);

const Front = Type.Object(
  {
    id: Id,
    name: Type.String(),
    start: Type.Optional(Count),
    entry: Type.Optional(Count),
    russian: Type.Optional(Type.Boolean()),
    sides: Type.Array(Type.Object({ leader: Type.String(), value: Count, source: Origin }, exactly), { minItems: 1 }),
    spaces: Type.Array(Space, { minItems: 2 }),
  },
  exactly,
);

export const Board = Type.Object(
  {
    fronts: Type.Array(Front, { minItems: 1 }),
    nations: Type.Array(
      Type.Object({ id: Id, name: Type.String(), identity: Count, revolt: Type.Array(Id), source: Origin }, exactly),
      {
        minItems: 1,
      },
    ),
    random: Type.Array(Id, { minItems: 6, maxItems: 6, description: 'The Nationality for each face of the die.' }),
    loyal: Count,
    will: Type.Object({ low: Type.Integer(), high: Type.Integer() }, exactly),
    status: Type.Array(Type.String(), { minItems: 1 }),
    joins: Type.Record(Type.String(), Count, { description: 'The War Status on which an Epoch joins the deck.' }),
    theaters: Type.Array(Id, { minItems: 1 }),
    theaterLimit: Count,
    resources: Count,
    markers: Type.Object({ intercepts: Count, mackensen: Count, aid: Count }, exactly),
    fortress: Count,
    source: Origins,
  },
  exactly,
);

export const Battles = Type.Object(
  {
    battles: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.String(),
          theater: Type.String({ description: 'A theater, or "miscellaneous".' }),
          value: Count,
          serbian: Type.Optional(Type.Boolean()),
          location: Type.Optional(Type.Object({ front: Id, space: Count }, exactly)),
          kaiserschlacht: Type.Optional(Count),
          source: Origin,
        },
        exactly,
      ),
    ),
    victories: Type.Array(Type.Object({ id: Id, name: Type.String(), source: Origin }, exactly)),
  },
  exactly,
);

const Verb = <T extends string, P extends Parameters<typeof Type.Object>[0]>(verb: T, rest: P) =>
  Type.Object({ do: Type.Literal(verb), ...rest }, exactly);

/** What an Event does, in order. */
export const Clause = Type.Union([
  Verb('battle', { battle: Id, lasting: Type.Optional(Type.Boolean()) }),
  Verb('take', { markers: oneOf('intercepts', 'mackensen', 'aid'), number: Count }),
  Verb('status', {}),
  Verb('join', {}),
  Verb('enter', { front: Id }),
  Verb('bulgaria', {}),
  Verb('stronger', { front: Id }),
  Verb('reform', { front: Id }),
  Verb('provisional', {}),
  Verb('revolution', {}),
  Verb('russia-tires', {}),
  Verb('armistice', { front: Id }),
  Verb('breakout', {}),
  Verb('kaiserschlacht', {}),
  Verb('feelers', {}),
  Verb('weariness', {}),
  Verb('parliament', {}),
  Verb('independence', { nation: Id }),
]);

export const Card = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: 99 }),
    headline: Type.String(),
    epoch: Epoch,
    event: Type.Array(Clause),
    advances: Type.Array(Id),
    loyalty: Type.Array(Type.String({ description: 'A Nationality, "all", "random", or "random-1".' })),
    actions: Count,
    offensives: Type.Optional(Type.Record(Id, Type.Integer())),
    influence: Type.Optional(Type.Record(Id, Type.Integer())),
    kaiserschlacht: Type.Optional(Type.Integer()),
    noActions: Type.Optional(Type.Boolean()),
    ironCross: Type.Optional(Type.Boolean()),
    text: Type.String(),
    history: Type.String(),
    source: Origins,
  },
  exactly,
);

export const Scenario = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    played: Count,
    will: Type.Integer(),
    status: Count,
    victories: Type.Array(Id),
    stalemates: Type.Array(Id),
    defeats: Type.Array(Id),
    resources: Type.Record(Id, Count),
    spent: Count,
    intercepts: Count,
    mackensen: Count,
    aid: Count,
    fortress: Count,
    lodz: Type.Boolean(),
    bulgaria: Type.Boolean(),
    trench: Type.Boolean(),
    retreat: Type.Boolean(),
    loyalty: Type.Record(Id, Count),
    fronts: Type.Record(Id, Type.Object({ space: Count, side: Count }, exactly)),
    source: Origin,
  },
  exactly,
);

export const ComponentFiles = Type.Object(
  {
    set: Type.Object(
      {
        id: Type.String(),
        title: Type.String(),
        text: Type.String(),
        provenance: Type.Optional(Type.Record(Type.String(), Type.String())),
      },
      exactly,
    ),
    board: Board,
    battles: Battles,
    cards: Type.Array(Card),
    scenarios: Type.Array(Scenario),
  },
  exactly,
);
export type ComponentFiles = Static<typeof ComponentFiles>;
export type Card = Static<typeof Card>;
export type Clause = Static<typeof Clause>;
export type Scenario = Static<typeof Scenario>;

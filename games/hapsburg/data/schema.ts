import {
  battleWith,
  boardBase,
  Count,
  cardWith,
  costsWith,
  exactly,
  frontWith,
  Id,
  markerWith,
  Origin,
  oneOf,
  SetFile,
  spaceWith,
  Verb,
} from '@ravelin/games/empires/data';
import { type Static, Type } from '@sinclair/typebox';

/** The shape of a component set. Each file of the folder is checked against its part before any of it is used. */

const Space = spaceWith({
  fortress: Type.Optional(Type.Boolean({ description: 'The Przemyśl Fortress stands here.' })),
  river: Type.Optional(Type.Boolean({ description: 'An Offensive against a Front here costs more.' })),
  line: Type.Optional(oneOf('isonzo', 'trench')),
});

const Front = frontWith(Space, {});

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
    ...boardBase,
    status: Type.Array(Type.String(), { minItems: 1 }),
    joins: Type.Record(Type.String(), Count, { description: 'The War Status on which an Epoch joins the deck.' }),
    markers: Type.Object({ intercepts: Count, mackensen: Count, aid: Count }, exactly),
    fortress: Count,
    costs: costsWith({ river: Count, repair: Count, greatRetreat: Count }),
    aidBonus: Type.Integer({ description: 'What a marker of German Aid adds to Offensives.' }),
    retreatFrom: Type.Integer({ description: 'The lowest War Status on which the Great Retreat can be made.' }),
    ruins: Type.Integer({ description: 'Defeats that a destroyed Fortress counts, where it must hold.' }),
    fairWeather: Type.Object(
      { below: Type.Integer(), above: Type.Integer() },
      { ...exactly, description: 'The National Will beyond which friends of fair weather come and go.' },
    ),
    returns: Type.Integer({ description: 'The space to which a Russian Front returns after the revolution.' }),
  },
  exactly,
);

export const Battles = Type.Object(
  {
    battles: Type.Array(
      battleWith({
        serbian: Type.Optional(Type.Boolean()),
        location: Type.Optional(Type.Object({ front: Id, space: Count }, exactly)),
      }),
    ),
    victories: Type.Array(markerWith({})),
  },
  exactly,
);

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

export const Card = cardWith(Clause, {
  loyalty: Type.Array(Type.String({ description: 'A Nationality, "all", "random", or "random-1".' })),
  influence: Type.Optional(Type.Record(Id, Type.Integer())),
  closesAid: Type.Optional(
    Type.Boolean({ description: 'By the Spa Conference there is no German Aid once this card has come.' }),
  ),
});

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
    set: SetFile,
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

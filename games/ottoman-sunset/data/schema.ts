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
  desert: Type.Optional(Type.Boolean({ description: 'Entered only with an Attrition Roll, until there is water.' })),
  fortification: Type.Optional(Type.Boolean({ description: 'The Gaza-Beersheba fortification can be placed here.' })),
});

const Front = frontWith(Space, {
  provisional: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 9, description: 'The Provisional side of this one.' }),
  ),
});

const Board = Type.Object(
  {
    fronts: Type.Array(Front, { minItems: 1 }),
    ...boardBase,
    markers: Type.Object({ korps: Count, yildirim: Count }, exactly),
    yildirim: Type.Array(Id, { description: 'The Fronts that a Yildirim marker can stop.' }),
    fortification: Count,
    fortitude: Count,
    defences: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.String(),
          kind: oneOf('gun', 'minefield', 'city'),
          strength: Count,
          start: Type.Boolean({ description: 'In place from the beginning; the others are built.' }),
          source: Origin,
        },
        exactly,
      ),
      { description: 'In the order in which a fleet meets them.' },
    ),
    countries: Type.Array(markerWith({}), { minItems: 1 }),
    coup: Type.Object({ above: Count, bureau: Count }, exactly),
    costs: costsWith({
      bureau: Type.Object({ first: Count, further: Count }, exactly),
    }),
    korpsBonus: Type.Integer({ description: 'What the Asia Korps adds to Offensives.' }),
    points: Type.Object(
      {
        russia: Type.Integer({ description: 'Victory Points for a Russian Front that is off the map.' }),
        narrows: Type.Integer({ description: 'Victory Points for the Narrows held.' }),
      },
      exactly,
    ),
  },
  exactly,
);

const Battles = Type.Object(
  {
    battles: Type.Array(battleWith({})),
    markers: Type.Array(markerWith({ country: Type.Optional(Id) })),
  },
  exactly,
);

const Faces = <T extends Parameters<typeof Type.Array>[0]>(of: T) => Type.Array(of, { minItems: 6, maxItems: 6 });

/** What an Event does, in order. */
const Clause = Type.Union([
  Verb('battle', { battle: Id }),
  Verb('take', { markers: oneOf('korps', 'yildirim'), number: Count }),
  Verb('join', { epoch: oneOf('mid-day', 'dusk') }),
  Verb('enter', { front: Id }),
  Verb('leave', { front: Id }),
  Verb('retreat', { front: Id }),
  Verb('leader', { front: Id, side: Count }),
  Verb('replace', { front: Id, side: Count }),
  Verb('place', { marker: Id, box: oneOf('victories', 'defeats') }),
  Verb('bureau', {}),
  Verb('coup', { country: Id }),
  Verb('minefield', {}),
  Verb('destroy', { defence: Id }),
  Verb('narrows', {}),
  Verb('uboats', {}),
  Verb('fortify', {}),
  Verb('pipeline', {}),
  Verb('provisional', {}),
  Verb('revolution', {}),
  Verb('storm', { faces: Faces(Id) }),
  Verb('weariness', {}),
  Verb('roll-advances', { faces: Faces(Type.Array(Id)) }),
  Verb('kaiserschlacht', {}),
  Verb('dunsterforce', { marker: Id }),
]);

const Card = cardWith(Clause, {
  /** Fronts that cannot be attacked this turn, and the one on which alone the card's Actions may be spent. */
  spared: Type.Optional(Type.Array(Id)),
  only: Type.Optional(Id),
});

export const ComponentFiles = Type.Object(
  { set: SetFile, board: Board, battles: Battles, cards: Type.Array(Card) },
  exactly,
);
export type ComponentFiles = Static<typeof ComponentFiles>;
export type Card = Static<typeof Card>;
export type Clause = Static<typeof Clause>;

import { type Static, Type } from '@sinclair/typebox';

/** The shape of a component set. Each file is checked against its part before any of it is used. */

/** Where a datum comes from: the rulebook, public material, or reconstructed by us. */
const Origin = Type.Union([Type.Literal('RB'), Type.Literal('PUB'), Type.Literal('REC')]);
const Id = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });
const Count = Type.Integer({ minimum: 1, maximum: 9 });
const exactly = { additionalProperties: false };

const Hex = Type.Object(
  { id: Id, name: Type.String(), hill: Type.Integer({ minimum: 0, maximum: 1 }), source: Origin },
  exactly,
);
const Card = Type.Object({ id: Id, name: Type.String(), value: Count, number: Count, source: Origin }, exactly);

export const ComponentFiles = Type.Object(
  {
    set: Type.Object(
      {
        id: Id,
        title: Type.String(),
        text: Type.String(),
        provenance: Type.Record(Type.String(), Type.String()),
      },
      exactly,
    ),
    board: Type.Object(
      {
        hexes: Type.Array(Hex, { minItems: 3 }),
        hand: Count,
        strengthNeeded: Type.Integer({ minimum: 2, maximum: 12 }),
        source: Type.Record(Type.String(), Origin),
      },
      exactly,
    ),
    cards: Type.Array(Card, { minItems: 1 }),
  },
  exactly,
);
export type ComponentFiles = Static<typeof ComponentFiles>;

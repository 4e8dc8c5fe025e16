import { type TProperties, type TSchema, Type } from '@sinclair/typebox';

/** The pieces from which a game of the family puts together the shape of its component sets. */

/**
 * Where a datum comes from: the rulebook, implied by it, public material, or reconstructed by us. A thing with several data has the mark
 * of the least certain of them; the figures of a whole board (its values, flags, strengths) have one of their own in its `source`.
 */
export const Origin = Type.Union([Type.Literal('RB'), Type.Literal('RB*'), Type.Literal('PUB'), Type.Literal('REC')]);
export const Origins = Type.Record(Type.String(), Origin);
export const Count = Type.Integer({ minimum: 0, maximum: 99 });
export const Id = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });
export const exactly = { additionalProperties: false };

/** A datum that is one of a few words. */
export const oneOf = <T extends string>(...words: T[]) => Type.Union(words.map((word) => Type.Literal(word)));

export const Epoch = oneOf('morning', 'mid-day', 'dusk');

/** A space of a track; `more` is the terrain that the game knows. */
export const spaceWith = <P extends TProperties>(more: P) =>
  Type.Object(
    {
      space: Type.Integer({ minimum: 1, maximum: 9 }),
      name: Type.String(),
      flags: Count,
      shared: Type.Optional(
        Type.Boolean({ description: 'The same place on every track that has it: its flags count once.' }),
      ),
      ...more,
      source: Origin,
    },
    exactly,
  );

/** A Front with its track and the sides of its counter. */
export const frontWith = <S extends TSchema, P extends TProperties>(space: S, side: P) =>
  Type.Object(
    {
      id: Id,
      name: Type.String(),
      start: Type.Optional(Count),
      entry: Type.Optional(Count),
      russian: Type.Optional(Type.Boolean()),
      sides: Type.Array(Type.Object({ leader: Type.String(), value: Count, ...side, source: Origin }, exactly), {
        minItems: 1,
      }),
      spaces: Type.Array(space, { minItems: 2 }),
    },
    exactly,
  );

/** The highest total of each level of victory or defeat but the last, which has none. */
const Levels = Type.Array(Type.Integer(), { minItems: 4, maxItems: 4 });

/** What undertakings cost in Actions, where it is not one. */
export const costsWith = <P extends TProperties>(more: P) => Type.Object({ resource: Count, ...more }, exactly);

/** What every board has. */
export const boardBase = {
  levels: Type.Object({ defeat: Levels, victory: Levels }, exactly),
  will: Type.Object({ low: Type.Integer(), high: Type.Integer() }, exactly),
  theaters: Type.Array(Id, { minItems: 1 }),
  theaterLimit: Count,
  resources: Count,
  source: Origins,
};

/** An Off-Map Battle. */
export const battleWith = <P extends TProperties>(more: P) =>
  Type.Object(
    {
      id: Id,
      name: Type.String(),
      theater: Type.String({ description: 'A theater, or "miscellaneous".' }),
      value: Count,
      ...more,
      kaiserschlacht: Type.Optional(Count),
      source: Origin,
    },
    exactly,
  );

/** A marker that is never fought for. */
export const markerWith = <P extends TProperties>(more: P) =>
  Type.Object({ id: Id, name: Type.String(), ...more, source: Origin }, exactly);

/** One part of what an Event does. */
export const Verb = <T extends string, P extends TProperties>(verb: T, rest: P) =>
  Type.Object({ do: Type.Literal(verb), ...rest }, exactly);

/** A card: what all have, and what the game adds. */
export const cardWith = <C extends TSchema, P extends TProperties>(clause: C, more: P) =>
  Type.Object(
    {
      id: Type.Integer({ minimum: 1, maximum: 99 }),
      headline: Type.String(),
      epoch: Epoch,
      event: Type.Array(clause),
      advances: Type.Array(Id),
      ...more,
      actions: Count,
      offensives: Type.Optional(Type.Record(Id, Type.Integer())),
      kaiserschlacht: Type.Optional(Type.Integer()),
      noActions: Type.Optional(Type.Boolean()),
      ironCross: Type.Optional(Type.Boolean()),
      text: Type.String(),
      history: Type.String(),
      source: Origins,
    },
    exactly,
  );

/** What a component set says of itself. */
export const SetFile = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    text: Type.String(),
    provenance: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  exactly,
);

import { Type } from '@sinclair/typebox';

/** What every part of the schema speaks of. */

/** Where a datum comes from: the rulebook, implied by it, public material, or reconstructed by us. */
export const Origin = Type.Union([Type.Literal('RB'), Type.Literal('RB*'), Type.Literal('PUB'), Type.Literal('REC')]);
export const Origins = Type.Record(Type.String(), Origin);
export const Count = Type.Integer({ minimum: 0, maximum: 99 });
export const Drm = Type.Integer({ minimum: -9, maximum: 9 });
export const Face = Type.Integer({ minimum: 0, maximum: 9 });
export const Id = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });
export const Hex = Type.String({ pattern: '^[0-9]{4}$' });
export const Hexes = Type.Array(Hex, { minItems: 1 });
export const Rule = Type.String({ pattern: '^M[0-9]+([.][0-9]+)*$' });
export const exactly = { additionalProperties: false };

/** A datum that is one of a few words. */
export const oneOf = <T extends string>(...words: T[]) => Type.Union(words.map((word) => Type.Literal(word)));

import { checkShape, Random } from '@ravelin/engine';
import { size } from '@ravelin/engine/testing';
import { Value } from '@sinclair/typebox/value';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

/**
 * What is wrong with a component set is said by our own sentences (engine/shape.ts), without TypeBox, of which the engine knows nothing.
 * Whether anything is wrong, the two must agree on: in our own sets, and in such as are broken at random.
 */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Holder = Record<string | number, Json>;

const STRANGE: readonly Json[] = [null, true, -1, 0, 1.5, 1e9, 2 ** 53, '', 'x', 'none', [], [1], {}, { do: 'x' }];

/** Every place of a file, by what holds it. */
const placesIn = (holder: Json): (readonly [Holder, string | number])[] => {
  if (typeof holder !== 'object' || holder === null) return [];
  const inside = holder as unknown as Holder;
  const keys = Array.isArray(holder) ? [...holder.keys()] : Object.keys(holder);
  return keys.flatMap((key) => [[inside, key] as const, ...placesIn(inside[key])]);
};

/** Something else at one place: another value, nothing, the value of a neighbour, one more of a list, or a member that nobody knows. */
const breakOne = (files: Json, rng: Random): string => {
  const places = placesIn(files);
  const [holder, key] = places[rng.int(places.length)];
  const [other, otherKey] = places[rng.int(places.length)];
  const how = rng.int(5);
  if (how === 0) holder[key] = STRANGE[rng.int(STRANGE.length)];
  else if (how === 1 && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (how === 1) delete holder[key];
  else if (how === 2) holder[key] = structuredClone(other[otherKey]);
  else if (how === 3 && Array.isArray(holder)) holder.push(structuredClone(holder[key]));
  else holder.another = 1;
  return `${how} at ${key}`;
};

describe.each(games.filter(({ workshop }) => workshop).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { schema, captions } = game.workshop ?? { schema: {}, captions: {} };
  const agree = (files: unknown, how: string): boolean => {
    const sound = Value.Check(schema as Parameters<typeof Value.Check>[0], files);
    expect([how, checkShape(schema, files, captions).length === 0]).toEqual([how, sound]);
    return sound;
  };

  test('our own sets are sound to both', () => {
    for (const { files } of game.sets) expect(agree(files, 'ours')).toBe(true);
  });

  test('of a set that is broken somewhere both say so', () => {
    const rng = new Random(`shapes/${id}`);
    const tried = size(60, 2_000);
    let refused = 0;
    for (let n = 0; n < tried; n++) {
      const files = structuredClone(game.sets[0].files) as Json;
      if (!agree(files, breakOne(files, rng))) refused++;
    }
    expect(refused).toBeGreaterThan(tried / 4);
  });
});

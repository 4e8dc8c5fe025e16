import { type ComponentSet, ownSet, setNamed } from '@ravelin/engine';
import { kernelOf } from './catalogue.ts';
import type { AnyMatch } from './legal.ts';
import type { Difference, Shared } from './schemas.ts';
import { applied, difference } from './telling.ts';

/** A component set in a link: a set that comes with the game goes by its id, one of somebody's own as what differs from the first of those. */

/** Lists of things go by their ids here, so that one that was changed in their midst does not bring all the others along. */
const IDS = '*ids';

const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idsOf = (list: readonly unknown[]): string[] | undefined => {
  const ids = list.map((one) => (isMembers(one) && one.id !== undefined ? `#${one.id}` : undefined));
  return ids.length > 0 && !ids.includes(undefined) && new Set(ids).size === ids.length ? (ids as string[]) : undefined;
};

const byId = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const ids = idsOf(value);
    return ids ? { [IDS]: ids, ...Object.fromEntries(value.map((one, i) => [ids[i], byId(one)])) } : value;
  }
  if (!isMembers(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, byId(one)]));
};

const inLists = (value: unknown): unknown => {
  if (!isMembers(value)) return value;
  const ids = value[IDS];
  if (Array.isArray(ids)) return ids.map((id) => inLists(value[String(id)]));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLists(one)]));
};

/** What the changes of a set are changes of. */
export const basisOf = (game: string): unknown => byId(kernelOf(game).game.sets[0].files);

/** How the set of a match is named in a link; undefined: it is the one that is meant without a name. */
export const namedSet = ({ kernel, set }: AnyMatch): Shared['set'] => {
  const { sets, id } = kernel.game;
  if (set.hash === sets[0].hash) return undefined;
  if (sets.some(({ hash }) => hash === set.hash)) return { id: set.id };
  return { changes: difference(basisOf(id), byId(set.files)) ?? { members: {}, gone: [] } };
};

/** The set that a link names. Whoever wrote it may have written anything: the game reads it like any other. */
export const setIn = ({ game: id, set: named }: Pick<Shared, 'game' | 'set'>): ComponentSet<unknown> => {
  const { game } = kernelOf(id);
  if (!named) return game.sets[0];
  if ('id' in named) return setNamed(game, named.id);
  return ownSet(game, inLists(applied(basisOf(id), named.changes as Difference)));
};

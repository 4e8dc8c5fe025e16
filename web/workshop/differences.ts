import { isMembers } from '@ravelin/engine';
import { isSame, type Path } from './paths.ts';

/** What a set says otherwise than the one that comes with the game. */
export interface Difference {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

const isThings = (value: unknown): value is readonly { readonly id: unknown }[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isMembers(one) && 'id' in one);

/** Lists of things are gone through thing by thing, groups member by member; any other value is told whole. */
const walk = (before: unknown, after: unknown, path: Path): Difference[] => {
  if (before === after || isSame(before, after)) return [];
  if (isMembers(before) && isMembers(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => walk(before[name], after[name], [...path, name]));
  }
  if (isThings(before) && isThings(after)) {
    const known = after.flatMap((one, i) => {
      const old = before.find(({ id }) => id === one.id);
      return walk(old, one, [...path, i]);
    });
    const gone = before.filter(({ id }) => after.every((one) => one.id !== id));
    return [...known, ...gone.map((one) => ({ path, before: one, after: undefined }))];
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && before.every(isMembers))
    return before.flatMap((one, i) => walk(one, after[i], [...path, i]));
  return [{ path, before, after }];
};

/** All differences but the name of the set. */
export const differencesOf = (ours: unknown, files: unknown): readonly Difference[] =>
  walk(ours, files, []).filter(({ path }) => path[0] !== 'set');

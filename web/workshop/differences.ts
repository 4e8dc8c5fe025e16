import { isMembers } from '@ravelin/engine';
import { isSame, type Path, valueAt, withValue } from './paths.ts';

/** What a set says otherwise than the one that comes with the game. */
export interface Difference {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
  /** A whole thing that ours has not, or that only ours has; then the path is that of its list. */
  readonly is?: 'new' | 'gone';
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
    const known = after.flatMap((one, i): Difference[] => {
      const old = before.find(({ id }) => id === one.id);
      const place = [...path, i];
      return old ? walk(old, one, place) : [{ path: place, before: undefined, after: one, is: 'new' }];
    });
    const gone = before.filter(({ id }) => after.every((one) => one.id !== id));
    return [...known, ...gone.map((one): Difference => ({ path, before: one, after: undefined, is: 'gone' }))];
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && before.every(isMembers))
    return before.flatMap((one, i) => walk(one, after[i], [...path, i]));
  return [{ path, before, after }];
};

/** What stands in another set in the place of a datum of this one: things of a list go by their ids. */
export const counterpart = (other: unknown, files: unknown, path: Path): unknown => {
  let [here, there] = [files, other];
  for (const part of path) {
    const entry = valueAt(here, [part]);
    const id = Array.isArray(here) && isMembers(entry) ? entry.id : undefined;
    there =
      id !== undefined && Array.isArray(there)
        ? there.find((one) => isMembers(one) && one.id === id)
        : valueAt(there, [part]);
    here = entry;
  }
  return there;
};

/** The files with one difference put back: what is gone comes back where it was, what is new goes. */
export const putBack = (ours: unknown, files: unknown, { path, before, is }: Difference): unknown => {
  if (is === undefined) return withValue(files, path, before);
  const place = is === 'new' ? path.slice(0, -1) : path;
  const list = valueAt(files, place);
  if (!Array.isArray(list)) return files;
  if (is === 'new')
    return withValue(
      files,
      place,
      list.filter((_, i) => i !== path.at(-1)),
    );
  const were = valueAt(ours, place);
  const at = Array.isArray(were) ? were.indexOf(before) : list.length;
  return withValue(files, place, [...list.slice(0, at), before, ...list.slice(at)]);
};

/** All differences but the name of the set. */
export const differencesOf = (ours: unknown, files: unknown): readonly Difference[] =>
  walk(ours, files, []).filter(({ path }) => path[0] !== 'set');

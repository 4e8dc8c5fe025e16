/** Places in the files of a component set, and copies of the files with another value there. */

export type Path = readonly (string | number)[];

const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, part) => (one as Record<string | number, unknown> | null | undefined)?.[part], value);

/** The same with another value there; `undefined` takes a member away. What is not on the way stays the same object. */
export const withValue = (value: unknown, path: Path, next: unknown): unknown => {
  if (path.length === 0) return next;
  const [part, ...rest] = path;
  if (Array.isArray(value)) return value.map((one, i) => (i === part ? withValue(one, rest, next) : one));
  const members = isMembers(value) ? value : {};
  const inside = withValue(members[part], rest, next);
  if (inside !== undefined) return { ...members, [part]: inside };
  const { [part]: _gone, ...others } = members;
  return others;
};

export const pointerOf = (path: Path): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const startsWith = (path: Path, start: Path): boolean => start.every((part, i) => path[i] === part);

/** Are they the same data, whatever the order of their members? */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isMembers(a) || !isMembers(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
};

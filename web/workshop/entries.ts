import { choicesOf, isMembers, type Shape, variantsOf } from '@ravelin/engine';
import type { Item, Section } from './outline.ts';
import { type Path, valueAt, withValue } from './paths.ts';

/** Whole things of a set, a card or a unit, added and taken away. */

type Id = string | number;

const isId = (id: unknown): id is Id => typeof id === 'string' || typeof id === 'number';

const idsOf = (list: readonly unknown[]): Id[] =>
  list.flatMap((one) => (isMembers(one) && isId(one.id) ? [one.id] : []));

/** How ids may be written there. */
const idShape = (shape: Shape): Shape | undefined =>
  variantsOf(shape)
    .map((one) => one.properties?.id)
    .find((one) => one !== undefined);

/** The ids that there may be, where the rules know each of them; undefined: any. */
export const knownIds = (shape: Shape): readonly Id[] | undefined => {
  const id = idShape(shape);
  return id && choicesOf(id)?.filter(isId);
};

/** `OS12` is followed by the next number that is free, `elite` by `elite-2`. */
export const freshId = (like: Id, taken: readonly Id[], shape: Shape): Id | undefined => {
  const known = knownIds(shape);
  if (known) return known.find((id) => !taken.includes(id));
  if (typeof like === 'number') return Math.max(...taken.filter((id) => typeof id === 'number')) + 1;
  const [, stem = '', digits = ''] = /^(.*?)(\d*)$/.exec(like) ?? [];
  const written = (n: number): string => (digits === '' ? `${stem}-${n}` : `${stem}${n}`);
  const pattern = new RegExp(idShape(shape)?.pattern ?? '');
  let n = Number(digits || 1) + 1;
  while (taken.includes(written(n))) n++;
  return pattern.test(written(n)) ? written(n) : undefined;
};

export const isEntry = ({ path }: Item): boolean => typeof path.at(-1) === 'number';

const listAt = (files: unknown, { path }: Item): readonly unknown[] => {
  const list = valueAt(files, path.slice(0, -1));
  return Array.isArray(list) ? list : [];
};

/** The files with one more thing like this at the end of its list, and where that is; undefined: there can be no more of them. */
export const withCopy = (
  files: unknown,
  item: Item,
  { most = Number.POSITIVE_INFINITY }: Pick<Section, 'most'>,
): { readonly list: readonly unknown[]; readonly path: Path } | undefined => {
  const list = listAt(files, item);
  if (list.length >= most) return undefined;
  const copy = structuredClone(valueAt(files, item.path));
  const path = [...item.path.slice(0, -1), list.length];
  if (!isMembers(copy) || !isId(copy.id)) return { list: [...list, copy], path };
  const id = freshId(copy.id, idsOf(list), item.shape);
  return id === undefined ? undefined : { list: [...list, { ...copy, id }], path };
};

/** The list without this thing; undefined: there must be as many as there are. */
export const withoutEntry = (
  files: unknown,
  item: Item,
  { least = 1 }: Pick<Section, 'least'>,
): readonly unknown[] | undefined => {
  const list = listAt(files, item);
  if (list.length <= Math.max(1, least)) return undefined;
  return list.filter((_, i) => i !== item.path.at(-1));
};

/** The files as they would be with that list. */
export const withList = (files: unknown, { path }: Item, list: readonly unknown[]): unknown =>
  withValue(files, path.slice(0, -1), list);

import { badComponents } from '@ravelin/engine';

/** What the readers of a component set share. */

export const bad = badComponents;

export const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

/** `pieces, rituals` as a place in the files. */
const pathOf = (where: string): string => `/${where.split(', ').join('/')}`;

/** The entries of a file in the order of their names, each exactly once. */
export const inOrder = <T extends { readonly id: string }>(
  where: string,
  ids: readonly string[],
  entries: readonly T[],
): T[] => {
  const twice = entries.find(({ id }, i) => entries.findIndex((one) => one.id === id) !== i);
  if (twice) throw bad([`${where}: "${twice.id}" is there twice.`, `„${twice.id}“ kommt zweimal vor.`], pathOf(where));
  return ids.map((id) => {
    const found = entries.find((one) => one.id === id);
    if (!found) throw bad([`${where}: "${id}" is missing.`, `„${id}“ fehlt: Die Regeln brauchen es.`], pathOf(where));
    return found;
  });
};

/** Numbers by kind as a list: `{ orc: 2 }` is `[0, 2, 0]`. */
export const byKind = (kinds: readonly string[], given: Readonly<Record<string, number>> = {}): number[] =>
  kinds.map((kind) => given[kind] ?? 0);

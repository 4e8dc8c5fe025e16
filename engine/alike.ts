/**
 * Copies of plain data in one shape: every key that one of them has, in one order, undefined where it has none. What looks at them in
 * play then meets one kind of object, and is compiled for it. (JSON.parse makes the kind that is read fastest.)
 */
export const alike = <T extends object>(list: readonly T[]): T[] => {
  const keys = [...new Set(list.flatMap((one) => Object.keys(one)))] as (keyof T)[];
  const filled = list.map((one) => Object.fromEntries(keys.map((key) => [key, one[key] ?? null])));
  const copies: T[] = JSON.parse(JSON.stringify(filled));
  for (const [i, copy] of copies.entries())
    for (const key of keys) if (list[i][key] === undefined) copy[key] = undefined as T[keyof T];
  return copies;
};

/**
 * Copies of the same shape: every key that one of them has, in one order, undefined where it has none. What looks at them in play then
 * meets one kind of object, and is compiled for it.
 */
export const alike = <T extends object>(list: readonly T[]): T[] => {
  const keys = [...new Set(list.flatMap((one) => Object.keys(one)))] as (keyof T)[];
  return list.map((one) => {
    const copy = {} as T;
    for (const key of keys) copy[key] = one[key];
    return copy;
  });
};

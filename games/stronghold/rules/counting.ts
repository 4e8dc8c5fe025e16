/** Counting in tables, which every chapter does. */

/** How often the value stands there. */
export const count = (table: readonly number[], value: number): number => {
  let number = 0;
  for (const one of table) if (one === value) number++;
  return number;
};

export const sum = (table: readonly number[]): number => {
  let total = 0;
  for (const one of table) total += one;
  return total;
};

/** Of how many things in the list does it hold? */
export const countIf = (list: readonly unknown[], ok: (index: number) => boolean): number => {
  let number = 0;
  for (let index = 0; index < list.length; index++) if (ok(index)) number++;
  return number;
};

/** Does it hold for one of the list? */
export const anyOf = (list: readonly unknown[], ok: (index: number) => boolean): boolean => {
  for (let index = 0; index < list.length; index++) if (ok(index)) return true;
  return false;
};

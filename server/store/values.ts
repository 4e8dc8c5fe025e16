/**
 * Columns of a list of values, and what each is cast to: PostgreSQL takes what stands in a list for text unless it is told otherwise. For statements that are
 * carried out with every move: Kysely would put their text together anew each time.
 */
export type Columns = Readonly<Record<string, 'bigint' | ''>>;

/** `id, after, known` */
export const namesOf = (columns: Columns): string => Object.keys(columns).join(', ');

/** `($1, cast($2 as bigint)), ($3, cast($4 as bigint))`: numbered in the order in which they stand, which both databases take. */
export const valuesOf = (columns: Columns, rows: number): string => {
  const casts = Object.values(columns);
  const value = (cast: string, n: number): string => (cast === '' ? `$${n}` : `cast($${n} as ${cast})`);
  const row = (first: number): string => casts.map((cast, i) => value(cast, first + i + 1)).join(', ');
  return Array.from({ length: rows }, (_, i) => `(${row(i * casts.length)})`).join(', ');
};

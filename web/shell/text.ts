/** Texts with fields. */
export type Values = Readonly<Record<string, string | number>>;

/** Fills `{fields}`; one that is not given stays as it is, so that a mistake is seen. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

export const fieldsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** Texts with fields. */
export type Values = Readonly<Record<string, string | number>>;

/** Fills `{fields}` and numbers with their noun, `{n|move|moves}`; one that is not given stays as it is, so that a mistake is seen. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g, (whole, name: string, one?: string, many?: string) => {
    if (!(name in values)) return whole;
    return one === undefined ? String(values[name]) : `${values[name]} ${values[name] === 1 ? one : many}`;
  });

export const fieldsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name).sort();

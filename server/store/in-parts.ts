/** So many names fit into one question. */
const AT_ONCE = 500;

/** Asks about so many at a time. */
export const inParts = async <T>(
  names: readonly string[],
  ask: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const found: T[] = [];
  for (let from = 0; from < names.length; from += AT_ONCE)
    found.push(...(await ask(names.slice(from, from + AT_ONCE))));
  return found;
};

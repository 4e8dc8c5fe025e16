import type { Reason } from './errors.ts';

/**
 * A domain names a run of small integers: hexes, sides, cards, a die's faces. Inside the engine a value is
 * always its integer; outside (notation, positions, events) it is always its name.
 *
 *     const SIDE = names('side', ['ottoman', 'habsburg']);
 *     const HEX: Domain<Kit, Hex> = named('hex', (kit) => kit.hexNames);
 *     const ROUND = int('round', 1, 6);
 */
export interface Domain<K = never, V extends number = number> {
  readonly title: string;
  readonly min: number;
  /** The largest value, which may depend on the component set. */
  max(kit: K): number;
  name(kit: K, value: number): string | number;
  /** The value a local variable of this domain starts with. */
  readonly start: number;
  /** The paragraph and the sentence that tell why there is no such name, where the rules have them: a way that does not exist. */
  lacks?(kit: K, word: string): Reason | undefined;
  /** Numbers are their own names: such a domain may be too large to be listed. */
  readonly numeric?: true;
  /** Where the names are too many to be listed: the value of one. */
  read?(kit: K, word: string): number | undefined;
  /** Never set: it gives the values their type. */
  readonly value?: V;
}

/**
 * A number that names one kind of thing: `type Hex = Id<'hex'>`. It is a number everywhere, and any plain number may stand for it; but a
 * hex is no card, and to pass the one for the other does not compile.
 */
export type Id<N extends string> = number & { readonly [kind]?: N };
declare const kind: unique symbol;

/** The type of a domain's values. */
export type ValueOf<D> = D extends Domain<never, infer V> ? V : number;

/** What a view holds in place of a value that its seat may not know. */
export const HIDDEN = -1;
/** The same in a table, where -1 may mean "none". */
export const VEILED = -2;
/** "No value" of an optional domain. */
export const NONE = -1;

/** Whole numbers; the largest may depend on the component set. */
export const int = <K = unknown>(title: string, min: number, max: number | ((kit: K) => number)): Domain<K> => ({
  title,
  min,
  max: typeof max === 'number' ? () => max : max,
  name: (_kit, value) => value,
  start: min > 0 ? min : 0,
  numeric: true,
});

export const names = <V extends number = number>(title: string, list: readonly string[]): Domain<unknown, V> => ({
  title,
  min: 0,
  max: () => list.length - 1,
  name: (_kit, value) => list[value] ?? '?',
  start: 0,
});

/** Names that the component set supplies. */
export const named = <K, V extends number = number>(
  title: string,
  list: (kit: K) => readonly string[],
): Domain<K, V> => ({
  title,
  min: 0,
  max: (kit) => list(kit).length - 1,
  name: (kit, value) => list(kit)[value] ?? '?',
  start: 0,
});

/** Several names in one: `tomori, lajos`; `none` for nothing. */
const joined = (words: readonly (string | number)[]): string => (words.length === 0 ? 'none' : words.join(', '));
/** The values of such names, or undefined where one of them is none. */
const separated = <K>(of: Domain<K>, kit: K, word: string): number[] | undefined => {
  // 0 is nothing too: so it was written when such values were numbers outside.
  if (word === '0' || word.toLowerCase() === 'none') return [];
  const values: number[] = [];
  for (const one of word.split(/,\s*/)) {
    const value = valueNamed(of, kit, one);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
};

/** A set of values of a domain of 31 at most, as one number: the bit of each is set. Outside it is the list of their names. */
export const subset = <K>(title: string, of: Domain<K>): Domain<K> => ({
  title,
  min: 0,
  max: (kit) => 2 ** (of.max(kit) + 1) - 1,
  name: (kit, value) => joined(valuesOf(of, kit).flatMap((one) => (value & (1 << one) ? [of.name(kit, one)] : []))),
  start: 0,
  read: (kit, word) => separated(of, kit, word)?.reduce((set, one) => set | (1 << one), 0),
});

/** A row of values, of `most` at the most, in one number: a digit for each, the first lowest, 0 behind the last. Outside it is the list of their names. */
export const row = (title: string, of: Domain<unknown>, most: number): Row => {
  const base = of.max(undefined) + 2;
  const values = (value: number): number[] => {
    const out: number[] = [];
    for (let left = value; left > 0; left = Math.floor(left / base)) out.push((left % base) - 1);
    return out;
  };
  const pack = (list: readonly number[]): number => list.reduceRight((sum, one) => sum * base + one + 1, 0);
  return {
    title,
    min: 0,
    max: () => base ** most - 1,
    name: (kit, value) => joined(values(value).map((one) => of.name(kit, one))),
    start: 0,
    read: (kit, word) => {
      const list = separated(of, kit, word);
      return list === undefined || list.length > most ? undefined : pack(list);
    },
    pack,
    first: (value) => (value % base) - 1,
    rest: (value) => Math.floor(value / base),
  };
};
export interface Row extends Domain<unknown> {
  pack(list: readonly number[]): number;
  /** The first value of a row that is not empty, and the row without it. */
  first(value: number): number;
  rest(value: number): number;
}

export const YES_NO = names('yes or no', ['no', 'yes']);

/** The domain with one more value, `none`. */
export const optional = <K, V extends number>(domain: Domain<K, V>): Domain<K, V> => ({
  title: domain.title,
  min: NONE,
  max: (kit) => domain.max(kit),
  name: (kit, value) => (value === NONE ? 'none' : domain.name(kit, value)),
  start: NONE,
  ...(domain.read && { read: (kit, word) => (word.toLowerCase() === 'none' ? NONE : domain.read?.(kit, word)) }),
});

export const inDomain = <K>(domain: Domain<K>, kit: K, value: number): boolean =>
  Number.isInteger(value) && value >= domain.min && value <= domain.max(kit);

export const valuesOf = <K>(domain: Domain<K>, kit: K): number[] => {
  const out: number[] = [];
  for (let value = domain.min; value <= domain.max(kit); value++) out.push(value);
  return out;
};

const spellings = new WeakMap<object, WeakMap<object, Map<string, number>>>();

const spelling = <K>(domain: Domain<K>, kit: K): Map<string, number> => {
  const key = kit as object;
  const ofKit = spellings.get(key) ?? new WeakMap<object, Map<string, number>>();
  spellings.set(key, ofKit);
  let words = ofKit.get(domain);
  if (!words) {
    words = new Map();
    ofKit.set(domain, words);
    for (const value of valuesOf(domain, kit)) words.set(String(domain.name(kit, value)).toLowerCase(), value);
  }
  return words;
};

/** The value of that exact name (letter case aside), or undefined. */
export const valueNamed = <K>(domain: Domain<K>, kit: K, word: string | number): number | undefined => {
  if (domain.read) return domain.read(kit, String(word));
  if (!domain.numeric) return spelling(domain, kit).get(String(word).toLowerCase());
  const value = Number(word);
  return String(value) === String(word) && inDomain(domain, kit, value) ? value : undefined;
};

/** Every name of the domain that begins with `word`: what a lenient reader might have meant. */
export const namesLike = <K>(domain: Domain<K>, kit: K, word: string): string[] =>
  domain.numeric || domain.read
    ? []
    : [...spelling(domain, kit).keys()].filter((name) => name.startsWith(word.toLowerCase()));

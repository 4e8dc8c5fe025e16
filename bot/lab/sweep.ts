import { Refusal } from '@ravelin/engine';

/** One number of a component set, by the way to it: `board.hexes.curtain.cannons`. Things in a list go by their id or their place. */

const bad = (message: string): Refusal => new Refusal('bad-sweep', message);

type Json = Record<string, unknown> | unknown[];
const isBranch = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const idOf = (value: unknown): string | undefined => {
  const id = isBranch(value) && !Array.isArray(value) ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};

const keysOf = (of: Json): string[] =>
  Array.isArray(of) ? of.map((value, i) => idOf(value) ?? String(i)) : Object.keys(of);

/** Where a word of the way leads. */
const keyOf = (of: Json, word: string): string | number | undefined => {
  if (!Array.isArray(of)) return Object.hasOwn(of, word) ? word : undefined;
  const named = of.findIndex((value) => idOf(value) === word);
  if (named >= 0) return named;
  return /^\d+$/.test(word) && Number(word) < of.length ? Number(word) : undefined;
};

const MOST = 12;

/** The value at the end of the way, and what it is a part of. */
const follow = (files: unknown, path: string): { readonly of: Json; readonly key: string | number } => {
  let at: unknown = files;
  let of: Json = [];
  let key: string | number = '';
  for (const word of path.split('.')) {
    if (!isBranch(at)) throw bad(`${path}: nothing lies below ${JSON.stringify(at)} in this component set.`);
    const found = keyOf(at, word);
    if (found === undefined) {
      const there = keysOf(at);
      throw bad(
        `${path}: there is no "${word.slice(0, 80)}"; there are: ${there.slice(0, MOST).join(', ')}${there.length > MOST ? ' …' : ''}.`,
      );
    }
    of = at;
    key = found;
    at = (at as Record<string | number, unknown>)[found];
  }
  return { of, key };
};

/** The number at the end of the way. */
export const numberAt = (files: unknown, path: string): number => {
  const { of, key } = follow(files, path);
  const value = (of as Record<string | number, unknown>)[key];
  if (typeof value === 'number') return value;
  const below = isBranch(value) ? ` Below it: ${keysOf(value).slice(0, MOST).join(', ')}.` : '';
  throw bad(`${path} is no number of this component set.${below}`);
};

/** The files with another number there. */
export const withNumber = (files: unknown, path: string, value: number): unknown => {
  numberAt(files, path);
  const copy = structuredClone(files);
  const { of, key } = follow(copy, path);
  (of as Record<string | number, unknown>)[key] = value;
  return copy;
};

/** The ways to all numbers of the files. */
export const numbersIn = (files: unknown, way: readonly string[] = []): string[] => {
  if (typeof files === 'number') return [way.join('.')];
  if (!isBranch(files)) return [];
  const below = files as Record<string | number, unknown>;
  return keysOf(files).flatMap((word) => numbersIn(below[keyOf(files, word) ?? word], [...way, word]));
};

export interface Sweep {
  readonly path: string;
  readonly values: readonly number[];
}

/** As many points as anybody can tell apart in a plot. */
const MOST_VALUES = 50;

/** `board.hexes.curtain.cannons=0..4`, with `:2` for every other number. */
export const readSweep = (text: string): Sweep => {
  const [, path, from, to, step = '1'] = /^(.+)=(-?\d+)\.\.(-?\d+)(?::(\d+))?$/.exec(text) ?? [];
  if (path === undefined)
    throw bad(
      `A sweep is written WAY=FROM..TO or WAY=FROM..TO:STEP, all whole numbers; "${text.slice(0, 80)}" is not.`,
    );
  const values: number[] = [];
  for (
    let value = Number(from);
    value <= Number(to) && values.length <= MOST_VALUES;
    value += Math.max(1, Number(step))
  )
    values.push(value);
  if (Number(step) < 1 || values.length < 2 || values.length > MOST_VALUES)
    throw bad(`A sweep goes upwards and has 2 to ${MOST_VALUES} values; "${text.slice(0, 80)}" does not.`);
  return { path, values };
};

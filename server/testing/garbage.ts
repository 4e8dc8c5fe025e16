import type { Random } from '@ravelin/engine';

/** For tests: what a client that is broken, or means ill, might send. */

const one = <T>(from: readonly T[], rng: Random): T => from[rng.int(from.length)];

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'a'.repeat(300),
  '𝕍ienna',
];

const LETTERS = '{}[]":,0123456789.eE+-\\ntrufalsx/ \u0000\u00e9\u{1f3f0}';

export const nastyText = (rng: Random): string =>
  rng.int(3) > 0
    ? one(NASTY, rng)
    : Array.from({ length: rng.int(40) }, () => String.fromCharCode(rng.int(0xffff))).join('');

/** Anything that JSON can say; some of it deep. */
export const anyValue = (rng: Random, names: readonly string[], depth = 0): unknown => {
  switch (rng.int(depth > 4 ? 6 : 8)) {
    case 0:
      return null;
    case 1:
      return rng.int(2) === 0;
    case 2:
      return one([0, -1, 1.5, 1e21, 2 ** 53, -0, 7], rng);
    case 3:
      return one(names, rng);
    case 4:
    case 5:
      return nastyText(rng);
    case 6:
      return Array.from({ length: rng.int(4) }, () => anyValue(rng, names, depth + 1));
    default:
      return anyObject(rng, names, depth + 1);
  }
};

export const anyObject = (rng: Random, names: readonly string[], depth = 0): Record<string, unknown> => {
  const entries = Array.from({ length: rng.int(5) }, () => [
    rng.int(2) === 0 ? one(names, rng) : nastyText(rng),
    anyValue(rng, names, depth),
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
};

/** A text with a few letters changed, lost or doubled. */
export const damaged = (text: string, rng: Random): string => {
  const letters = [...text];
  for (let n = rng.int(4) + 1; n > 0; n--) {
    const i = rng.int(letters.length + 1);
    letters.splice(i, rng.int(3), ...Array.from({ length: rng.int(3) }, () => one([...LETTERS], rng)));
  }
  return letters.join('');
};

export const deep = (levels: number): string => `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;

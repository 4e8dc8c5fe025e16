import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FairDice, Source } from '@ravelin/engine';

/**
 * Fair dice (docs/fair-dice.md): before anybody plays, a server commits itself to a secret; every result of chance follows from the secret and
 * from what the players have added; the secret is told at the end, and anybody can check everything.
 */

export const newSecret = (): string => bytesToHex(randomBytes(32));

/** What is told of a secret before the game. */
export const commitmentTo = (table: string, secret: string): string =>
  bytesToHex(sha256(utf8ToBytes(`ravelin commitment 1\n${table}\n${secret}`)));

/** What the results of one game follow from. */
const keyOf = ({ table, nonces }: FairDice, secret: string): Uint8Array => {
  const added = Object.keys(nonces)
    .sort()
    .map((seat) => `${seat}=${nonces[seat]}\n`);
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`ravelin chance 1\n${table}\n${added.join('')}`));
};

type Numbers = NonNullable<FairDice['numbers']>;

/** How entries are numbered when the first `kept` of a record stay, and those that follow come after `stored` entries. */
export const numbersAfter = (before: Numbers, kept: number, stored: number): Numbers => {
  const staying = before.filter(({ after }) => after < kept);
  const more = stored - kept;
  return more === (staying.at(-1)?.more ?? 0) ? staying : [...staying, { after: kept, more }];
};

/** The number of an entry of a record. */
export const numberOf = (numbers: Numbers, entry: number): number =>
  entry + (numbers.findLast(({ after }) => entry > after)?.more ?? 0);

/** For each seat the side that whoever came there plays; every order is equally likely. */
export const drawnSides = (seats: readonly string[], int: (draw: number, n: number) => number): string[] => {
  const sides = [...seats];
  for (let last = sides.length - 1; last > 0; last--) {
    const other = int(sides.length - 1 - last, last + 1);
    [sides[last], sides[other]] = [sides[other], sides[last]];
  }
  return sides;
};

const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

const whole = (bytes: Uint8Array): number => {
  let value = 0;
  for (const byte of bytes.subarray(0, BYTES)) value = value * 256 + byte;
  return value;
};

/** Chance by a secret. A result belongs to an entry of the record, by its number, which no other entry ever has. */
export class FairChance implements Source {
  /** What may be known before the end. */
  fair: FairDice;
  readonly claim?: string;
  /** Begun with the key: each result goes on from a copy. */
  private readonly begun: ReturnType<typeof hmac.create>;
  private entry = 0;
  private drawn = 0;

  /** `claim`: a record that is replayed must hold what this gives. */
  constructor(fair: FairDice, secret: string, claim?: string) {
    const { secret: _secret, ...open } = fair;
    this.fair = open;
    this.begun = hmac.create(sha256, keyOf(fair, secret));
    if (claim !== undefined) this.claim = claim;
  }

  atMove(_seq: number, entry: number): void {
    this.entry = entry;
    this.drawn = 0;
  }

  int(n: number): number {
    return this.draw(`${numberOf(this.fair.numbers ?? [], this.entry)}.${this.drawn++}`, n);
  }

  /** Who plays which side, drawn by lot. It belongs to no entry of the record: however often it is asked for, it is the same. */
  sides(seats: readonly string[]): string[] {
    return drawnSides(seats, (draw, n) => this.draw(`lot.${draw}`, n));
  }

  private draw(name: string, n: number): number {
    // What lies beyond the last whole multiple of n would favour small numbers: it is drawn again.
    const limit = RANGE - (RANGE % n);
    for (let attempt = 0; ; attempt++) {
      const text = utf8ToBytes(`${name}.${attempt}`);
      const value = whole(this.begun.clone().update(text).digest());
      if (value < limit) return value % n;
    }
  }
}

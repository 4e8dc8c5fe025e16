/** Where chance comes from. Rules reach it only through `Play`. */
export interface Source {
  /** A uniform whole number from 0 to n − 1. */
  int(n: number): number;
  /** What is drawn from now on belongs to move `seq` of the game, the entry `entry` of its record; 0: to what comes before the first. */
  atMove?(seq: number, entry: number): void;
  /** Every result follows from this, in words: a record of it that is replayed must hold exactly what the source gives. */
  readonly claim?: string;
}

/** Two independent 32-bit hashes of a text: enough to seed a generator or to tell two states apart. */
export const hash64 = (text: string): [number, number] => {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a >>> 0, b >>> 0];
};

export const hashText = (text: string): string =>
  hash64(text)
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');

/** A small fast generator (sfc32) for local games and search. */
export class Random implements Source {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: string) {
    this.reseed(seed);
  }

  reseed(seed: string): void {
    // As signed numbers, which are kept in place; only their bits count.
    const [a, b] = hash64(seed);
    this.a = a | 0;
    this.b = b | 0;
    this.c = 0x9e3779b9 | 0;
    this.counter = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  int(n: number): number {
    let value = this.next();
    // Only a value this near the end can belong to the tail that would favour small numbers; it is drawn again.
    if (value >= 4294967296 - n) {
      const limit = 4294967296 - (4294967296 % n);
      while (value >= limit) value = this.next();
    }
    // All three are said to be whole numbers: the remainder of those takes a fraction of the time.
    return ((value >>> 0) % (n >>> 0)) >>> 0;
  }
}

/**
 * The randomness of a seeded game. Each move draws from its own stream, made from the seed and the number of the move: so a
 * position and its seed decide every coming die, however one got there and whatever was taken back.
 */
export class SeededGame implements Source {
  readonly seed: string;
  readonly claim: string;
  private readonly stream: Random;

  constructor(seed: string) {
    this.seed = seed;
    this.claim = `the seed ${seed}`;
    this.stream = new Random(seed);
  }

  atMove(seq: number): this {
    this.stream.reseed(`${this.seed}/${seq}`);
    return this;
  }

  int(n: number): number {
    return this.stream.int(n);
  }
}

import { hash, verify } from '@node-rs/argon2';

/** argon2id, with the memory and rounds that OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashed = (password: string): Promise<string> => hash(password, COST);

/** Passwords of accounts. */
export class Passwords {
  /** Compared with where there is no account, so that the time does not tell whether there is one. */
  private readonly nobody = hashed('nobody has this password');
  private readonly compare: typeof verify;

  constructor(compare = verify) {
    this.compare = compare;
  }

  async fits(password: string, stored: string | null): Promise<boolean> {
    const fits = await this.compare(stored ?? (await this.nobody), password);
    return fits && stored !== null;
  }
}

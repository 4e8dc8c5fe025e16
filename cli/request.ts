import { Refusal, type Result } from '@ravelin/engine';

/** Reads what a client sent. Nothing of it is trusted: a field is what it should be, or the request is refused. */

const bad = (message: string): Refusal => new Refusal('bad-request', message);

/** Deeper than any position or record, shallower than any stack. */
const DEEPEST = 64;

/** Walks without recursion: what is checked here is depth itself. */
const tooDeep = (value: object): boolean => {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    const next: object[] = [];
    for (const one of level)
      for (const inner of Object.values(one)) if (typeof inner === 'object' && inner !== null) next.push(inner);
    level = next;
  }
  return false;
};

export type Id = string | number | null;

export class Request {
  readonly id: Id;
  readonly word: string;
  private readonly fields: ReadonlyMap<string, unknown>;

  private constructor(id: Id, word: string, fields: ReadonlyMap<string, unknown>) {
    this.id = id;
    this.word = word;
    this.fields = fields;
  }

  /** The request of a line, or the refusal with the id to answer it under. */
  static read(line: string): Request | { readonly id: Id; readonly refusal: Refusal } {
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch (error) {
      return { id: null, refusal: new Refusal('bad-json', `This is not JSON: ${(error as Error).message}.`) };
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return { id: null, refusal: bad('A request is one JSON object with "do".') };
    const { id: given = null, do: word, ...rest } = json as Record<string, unknown>;
    const id = typeof given === 'string' || typeof given === 'number' ? given : null;
    if (given !== id) return { id: null, refusal: bad('"id" is a text or a number.') };
    if (typeof word !== 'string') return { id, refusal: bad('"do" is missing: it says what to do.') };
    if (tooDeep(json)) return { id, refusal: bad(`A request is nested at most ${DEEPEST} deep.`) };
    return new Request(id, word, new Map(Object.entries(rest)));
  }

  /** Refuses fields that the word does not take: a misspelt one must not be silently without effect. */
  only(names: readonly string[]): void {
    for (const name of this.fields.keys())
      if (!names.includes(name))
        throw bad(
          `"${this.word}" takes no "${name.slice(0, 80)}"${names.length > 0 ? `; it takes: ${names.join(', ')}` : ''}.`,
        );
  }

  has(name: string): boolean {
    return this.fields.get(name) !== undefined;
  }

  any(name: string): unknown {
    return this.fields.get(name);
  }

  need(name: string): unknown {
    const value = this.fields.get(name);
    if (value === undefined) throw bad(`"${this.word}" needs "${name}".`);
    return value;
  }

  maybeText(name: string, longest = 200): string | undefined {
    const value = this.fields.get(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw bad(`"${name}" is a text.`);
    if (value.length > longest) throw bad(`"${name}" has at most ${longest} characters.`);
    return value;
  }

  text(name: string, longest?: number): string {
    this.need(name);
    return this.maybeText(name, longest) as string;
  }

  maybeTexts(name: string): readonly string[] | undefined {
    const value = this.fields.get(name);
    if (value === undefined) return undefined;
    if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
      throw bad(`"${name}" is a list of texts.`);
    return value;
  }

  maybeCount(name: string, least: number, most: number): number | undefined {
    const value = this.fields.get(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw bad(`"${name}" is a whole number from ${least} to ${most}.`);
    return value;
  }

  maybeFlag(name: string): boolean | undefined {
    const value = this.fields.get(name);
    if (value !== undefined && typeof value !== 'boolean') throw bad(`"${name}" is true or false.`);
    return value;
  }

  /** Faces of dice and names of components. */
  results(name: string): readonly Result[] {
    const value = this.fields.get(name);
    if (value === undefined) return [];
    if (!Array.isArray(value) || !value.every((one) => typeof one === 'string' || Number.isSafeInteger(one)))
      throw bad(`"${name}" is a list of faces of dice and names of components.`);
    return value;
  }

  /** Absent: undefined, a fresh seed is to be made; null: no seed. */
  seed(): string | null | undefined {
    const value = this.fields.get('seed');
    if (value === null || Number.isSafeInteger(value)) return value === null ? null : String(value);
    return this.maybeText('seed');
  }

  players(seats: readonly string[]): Readonly<Record<string, string>> | undefined {
    const value = this.fields.get('players');
    if (value === undefined) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw bad('"players" names a player for each seat.');
    for (const [seat, name] of Object.entries(value))
      if (!seats.includes(seat) || typeof name !== 'string' || name.length > 200)
        throw bad(`"players" names a player for each of ${seats.join(', ')}.`);
    return value as Readonly<Record<string, string>>;
  }
}

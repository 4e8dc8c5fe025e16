import { RulesError } from './errors.ts';

/**
 * Messages for people, in the syntax of ICU MessageFormat as far as we need it. A game's words hold one for each kind of event, move
 * and text, in every language; the prompts of decisions are messages too.
 *
 *     {side}                                             a value, by its name
 *     {hits, plural, one {# hit} other {# hits}}         by the plural rules of the language; # is the number
 *     {contested, select, no {give way} other {fight}}   by the value; `no` stands for none, 0 and nothing as well
 *     {by, number, ::sign-always}                        a number with its sign
 */
export type MessageValues = Readonly<Record<string, unknown>>;
/** Names a word; the field in which it stands settles what it means where two things share it (a result E, a direction E). */
export type Namer = (word: string, field?: string) => string;

type Part = string | Argument;
interface Argument {
  readonly field: string;
  readonly kind: 'value' | 'signed' | 'plural' | 'select' | 'count';
  /** Of a plural or select: what to say in which case. */
  readonly cases: ReadonlyMap<string, readonly Part[]>;
}

const NO_CASES: Argument['cases'] = new Map();

class Parser {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  whole(): readonly Part[] {
    const parts = this.parts(undefined);
    if (this.at < this.text.length) this.fail('a brace closes that was not opened');
    return parts;
  }

  private fail(what: string): never {
    throw new RulesError(`The message "${this.text}" is wrong at ${this.at}: ${what}.`);
  }

  /** Up to the brace that closes; in a plural, # stands for the number of its field. */
  private parts(counted: string | undefined): readonly Part[] {
    const parts: Part[] = [];
    let plain = '';
    const flush = (part: Part): void => {
      if (plain !== '') parts.push(plain);
      plain = '';
      if (part !== '') parts.push(part);
    };
    for (; this.at < this.text.length && this.text[this.at] !== '}'; this.at++) {
      const letter = this.text[this.at];
      if (letter === '{') flush(this.argument());
      else if (letter === '#' && counted !== undefined) flush({ field: counted, kind: 'count', cases: NO_CASES });
      else plain += letter;
    }
    flush('');
    return parts;
  }

  private match(pattern: RegExp, what: string): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) this.fail(`${what} is missing`);
    this.at += found[0].length;
    return found[1];
  }

  /** From its opening brace to its closing one, at which it stops. */
  private argument(): Argument {
    this.at++;
    const field = this.match(/\s*(\w+)\s*/y, 'the name of a value');
    if (this.text[this.at] === '}') return { field, kind: 'value', cases: NO_CASES };
    const kind = this.match(/,\s*(plural|select|number)\s*,\s*/y, '"plural", "select" or "number"');
    if (kind === 'number') {
      this.match(/(::sign-always)\s*(?=\})/y, '"::sign-always"');
      return { field, kind: 'signed', cases: NO_CASES };
    }
    const cases = new Map<string, readonly Part[]>();
    while (this.text[this.at] !== '}') {
      const name = this.match(/\s*(=\d+|[\w-]+)\s*\{/y, 'a case');
      cases.set(name, this.parts(kind === 'plural' ? field : undefined));
      this.match(/(\})\s*/y, 'a closing brace');
    }
    if (!cases.has('other')) this.fail(`"${field}" has no case "other"`);
    return { field, kind: kind as 'plural' | 'select', cases };
  }
}

/** What a select goes by. */
const caseOf = (value: unknown): string => {
  const nothing =
    value === undefined || value === 'none' || value === 0 || (Array.isArray(value) && value.length === 0);
  return nothing ? 'no' : String(value);
};

/** `3 × Sekban, Yerikulu`: things that are called the same together. Numbers (dice) stay apart. */
const several = (list: readonly unknown[], name: Namer, field: string | undefined): string => {
  if (list.length === 0) return '–';
  if (list.every((one) => /^\d+$/.test(String(one)))) return list.join(' ');
  const counts = new Map<string, number>();
  for (const one of list.map((each) => name(String(each), field))) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, n]) => (n === 1 ? one : `${n} × ${one}`)).join(', ');
};

export const spoken = (value: unknown, name: Namer, field?: string): string =>
  Array.isArray(value) ? several(value, name, field) : name(String(value), field);

export const signed = (value: number): string => (value === 0 ? '±0' : value > 0 ? `+${value}` : `−${-value}`);

const asItIs: Namer = (word) => word;

/** Fills in messages of one language. */
export class Messages {
  private readonly plurals: Intl.PluralRules;

  constructor(language: string) {
    this.plurals = new Intl.PluralRules(language);
  }

  /** A value that is not given stays `{field}`, so that a mistake is seen. */
  fill(message: string, values: MessageValues = {}, name: Namer = asItIs): string {
    return message.includes('{') ? this.say(new Parser(message).whole(), values, name) : message;
  }

  private say(parts: readonly Part[], values: MessageValues, name: Namer): string {
    return parts.map((part) => (typeof part === 'string' ? part : this.argument(part, values, name))).join('');
  }

  private argument({ field, kind, cases }: Argument, values: MessageValues, name: Namer): string {
    const value = values[field];
    if (kind === 'select') return this.say(cases.get(caseOf(value)) ?? cases.get('other') ?? [], values, name);
    if (value === undefined) return `{${field}}`;
    if (kind === 'value') return spoken(value, name, field);
    const number = Number(value);
    if (kind === 'count') return String(number);
    if (kind === 'signed') return signed(number);
    const found = cases.get(`=${number}`) ?? cases.get(this.plurals.select(number)) ?? cases.get('other');
    return this.say(found ?? [], values, name);
  }
}

/** The fields that a message names, each once. */
export const fieldsOfMessage = (message: string): string[] => {
  const fields = new Set<string>();
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      fields.add(part.field);
      for (const one of part.cases.values()) walk(one);
    }
  };
  walk(new Parser(message).whole());
  return [...fields].sort();
};

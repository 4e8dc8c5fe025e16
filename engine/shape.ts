import { type Captions, captionAt, ruleAt } from './captions.ts';
import { Refusal } from './errors.ts';
import type { JsonSchema } from './schema.ts';

/** Checks the files of a component set against their schema, and says of everything that is wrong where, what, and by which paragraph. */

/** Something that is wrong with a component set. `what` and `values` are for other languages, `message` is the English sentence. */
export interface Finding {
  /** A JSON pointer: `/troops/1/value`. */
  readonly path: string;
  readonly what: FindingKind;
  readonly values: Readonly<Record<string, string | number>>;
  readonly message: string;
  readonly rule?: string;
}

/** The sentences of the findings, with the name of the datum as `{it}` and what was found there as `{found}`. */
const SENTENCES = {
  missing: '{it} is missing',
  unknown: 'there is no "{name}" here',
  whole: '{it} is a whole number, not {found}',
  number: '{it} is a number, not {found}',
  least: '{it} is at least {least}, not {found}',
  most: '{it} is at most {most}, not {found}',
  text: '{it} is a text, not {found}',
  empty: '{it} must not be empty',
  written: '{it} cannot be written {found}',
  yesNo: '{it} is true or false, not {found}',
  choice: '{it} is one of {choices}, not {found}',
  list: '{it} is a list, not {found}',
  fewer: '{it} has at least {least} entries, not {found}',
  more: '{it} has at most {most} entries, not {found}',
  twice: '{it} names {found} twice',
  table: '{it} has members of its own, which {found} has not',
  rules: '{text}',
} as const;
export type FindingKind = keyof typeof SENTENCES;

const asText = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80));
const filled = (sentence: string, values: Finding['values']): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

export const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One step of a schema: what may stand there. */
export interface Shape extends JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape | readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

/** The members by which the variants of a union are told apart. */
const TELLS = ['do', 'kind'] as const;

export const tellOf = (shape: Shape): readonly [member: string, value: string] | undefined => {
  for (const member of TELLS) {
    const value = shape.properties?.[member]?.const;
    if (typeof value === 'string') return [member, value];
  }
  return undefined;
};

/** All variants of a union, those of unions inside it included. */
export const variantsOf = (shape: Shape): readonly Shape[] =>
  shape.anyOf ? shape.anyOf.flatMap((one) => variantsOf(one)) : [shape];

/** The words of which one may stand there; undefined: it is no such choice. */
export const choicesOf = (shape: Shape): readonly unknown[] | undefined => {
  const variants = variantsOf(shape);
  return variants.every((one) => one.const !== undefined) ? variants.map((one) => one.const) : undefined;
};

const fits = (shape: Shape, value: unknown): boolean => {
  if (shape.const !== undefined) return shape.const === value;
  if (shape.type === 'null') return value === null;
  if (shape.type === 'array') return Array.isArray(value);
  if (shape.type === 'object') {
    if (!isMembers(value)) return false;
    const tell = tellOf(shape);
    return tell === undefined || value[tell[0]] === tell[1];
  }
  if (shape.type === 'integer' || shape.type === 'number') return typeof value === 'number';
  return typeof value === shape.type;
};

/** The variant of a union that a value is meant to be; undefined: none of them. */
export const variantFor = (shape: Shape, value: unknown): Shape | undefined =>
  variantsOf(shape).find((one) => fits(one, value));

/** The schema of a table's entries, where its keys are free. */
export const entriesOf = (shape: Shape): Shape | undefined =>
  shape.patternProperties && Object.values(shape.patternProperties)[0];

const POINTER = /[~/]/g;
const pointer = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${String(part).replace(POINTER, (c) => (c === '~' ? '~0' : '~1'))}`).join('');

/** Where one is: in the files, and in the captions. */
interface Place {
  readonly at: readonly (string | number)[];
  readonly called: readonly string[];
}

class Checker {
  readonly found: Finding[] = [];
  private readonly captions: Captions;

  constructor(captions: Captions) {
    this.captions = captions;
  }

  private add({ at, called }: Place, what: FindingKind, values: Finding['values'] = {}): void {
    const it = captionAt(this.captions, called)?.[0] ?? String(at.at(-1) ?? 'The set');
    const rule = ruleAt(this.captions, called);
    const all = { it, ...values };
    const message = filled(SENTENCES[what], all);
    this.found.push({ path: pointer(at), what, values: all, message, ...(rule !== undefined && { rule }) });
  }

  check(shape: Shape, value: unknown, place: Place): void {
    const found = asText(value);
    if (shape.anyOf) this.union(shape, value, place);
    else if (shape.type === 'object') {
      if (!isMembers(value)) this.add(place, 'table', { found });
      else if (entriesOf(shape)) this.table(shape, value, place);
      else this.members(shape, value, place);
    } else if (shape.type === 'array') {
      if (Array.isArray(value)) this.list(shape, value, place);
      else this.add(place, 'list', { found });
    } else if (shape.type === 'integer' || shape.type === 'number') this.number(shape, value, place);
    else if (shape.type === 'string') this.text(shape, value, place);
    else if (shape.type === 'boolean' && typeof value !== 'boolean') this.add(place, 'yesNo', { found });
    else if (shape.type === 'null' && value !== null) this.add(place, 'choice', { choices: 'null', found });
  }

  private number({ type, minimum, maximum }: Shape, value: unknown, place: Place) {
    const found = asText(value);
    if (typeof value !== 'number' || !Number.isFinite(value))
      return this.add(place, type === 'integer' ? 'whole' : 'number', { found });
    if (type === 'integer' && !Number.isSafeInteger(value)) this.add(place, 'whole', { found });
    else if (minimum !== undefined && value < minimum) this.add(place, 'least', { least: minimum, found });
    else if (maximum !== undefined && value > maximum) this.add(place, 'most', { most: maximum, found });
  }

  private text({ const: only, minLength = 0, pattern }: Shape, value: unknown, place: Place) {
    const found = asText(value);
    if (only !== undefined && value !== only) return this.add(place, 'choice', { choices: asText(only), found });
    if (typeof value !== 'string') return this.add(place, 'text', { found });
    if (value.length < minLength) this.add(place, 'empty');
    else if (pattern !== undefined && !new RegExp(pattern).test(value)) this.add(place, 'written', { found });
  }

  private union(shape: Shape, value: unknown, place: Place): void {
    const variant = variantFor(shape, value);
    const variants = variantsOf(shape);
    const [tell] = variants.flatMap((one) => tellOf(one)?.[0] ?? []);
    if (variant) this.check(variant, value, calledBy(variant, place));
    else if (tell !== undefined && isMembers(value)) {
      const choices = variants.flatMap((one) => tellOf(one)?.[1] ?? []).join(', ');
      const inside = { at: [...place.at, tell], called: [...place.called, tell] };
      this.add(inside, 'choice', { choices, found: asText(value[tell]) });
    } else {
      const choices = variants.map((one) => String(one.const ?? one.type ?? '')).join(', ');
      this.add(place, 'choice', { choices, found: asText(value) });
    }
  }

  private members(shape: Shape, value: Record<string, unknown>, { at, called }: Place): void {
    const { properties = {}, required = [] } = shape;
    const inside = (name: string): Place => ({ at: [...at, name], called: [...called, name] });
    for (const name of required) if (value[name] === undefined) this.add(inside(name), 'missing');
    for (const [name, one] of Object.entries(value)) {
      if (Object.hasOwn(properties, name)) {
        if (one !== undefined) this.check(properties[name], one, inside(name));
      } else if (shape.additionalProperties === false) this.add(inside(name), 'unknown', { name });
    }
  }

  private table(shape: Shape, value: Record<string, unknown>, { at, called }: Place): void {
    const [pattern] = Object.keys(shape.patternProperties ?? {});
    const entries = entriesOf(shape);
    for (const [name, one] of Object.entries(value)) {
      const inside = { at: [...at, name], called: [...called, '*'] };
      if (!new RegExp(pattern).test(name)) this.add(inside, 'unknown', { name });
      else if (entries) this.check(entries, one, inside);
    }
  }

  private list(shape: Shape, value: readonly unknown[], place: Place): void {
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape;
    const { at, called } = place;
    if (value.length < minItems) this.add(place, 'fewer', { least: minItems, found: value.length });
    else if (value.length > maxItems) this.add(place, 'more', { most: maxItems, found: value.length });
    const texts = shape.uniqueItems ? value.map(asText) : [];
    const twice = texts.find((text, i) => texts.indexOf(text) !== i);
    if (twice !== undefined) this.add(place, 'twice', { found: twice });
    for (const [i, one] of value.entries()) {
      const of = Array.isArray(items) ? (items as readonly Shape[])[i] : (items as Shape | undefined);
      if (of) this.check(of, one, { at: [...at, i], called: [...called, '*'] });
    }
  }
}

/** In the captions a clause goes by its verb. */
const calledBy = (variant: Shape, { at, called }: Place): Place => {
  const tell = tellOf(variant);
  return tell?.[0] === 'do' && called.at(-1) === '*'
    ? { at, called: [...called.slice(0, -1), tell[1]] }
    : { at, called };
};

/** All that is wrong with the shape of a set, in the order of the files. */
export const checkShape = (schema: JsonSchema, files: unknown, captions: Captions): readonly Finding[] => {
  const checker = new Checker(captions);
  checker.check(schema as Shape, files, { at: [], called: [] });
  return checker.found;
};

/** A component set that cannot be used. */
export class BadComponents extends Refusal {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const [{ path, message, rule }] = findings;
    const sentence = path === '' ? message : `${path}: ${message}`;
    const cited = rule === undefined || message.includes(rule) ? '' : ` (${rule})`;
    super(
      'bad-components',
      `${sentence.replace(/\.$/, '')}${cited}.`,
      rule === undefined ? [] : [{ rule, text: message }],
    );
    this.findings = findings;
  }
}

/** What cannot be said by the shape: names that must exist, numbers that must agree. */
export const badComponents = ([text, de]: readonly [en: string, de: string], path = '', rule?: string): BadComponents =>
  new BadComponents([
    { path, what: 'rules', values: { text, de }, message: text, ...(rule !== undefined && { rule }) },
  ]);

/** Reads something of a set; what is refused on the way is told otherwise. */
const toldAs = <T>(read: () => T, tell: (one: Finding) => Finding): T => {
  try {
    return read();
  } catch (error) {
    throw error instanceof BadComponents ? new BadComponents(error.findings.map(tell)) : error;
  }
};

/** What is refused with its place, but without a paragraph, gets that of the place. */
export const citing = <T>(captions: Captions, read: () => T): T =>
  toldAs(read, (one) => {
    const parts = one.path.split('/').slice(1);
    const rule =
      one.rule ??
      ruleAt(
        captions,
        parts.map((part) => (/^\d+$/.test(part) ? '*' : part)),
      );
    return { ...one, ...(rule !== undefined && { rule }) };
  });

/** What is refused in a part of a composed set has its place in the whole. */
export const withinPart = <T>(part: string, read: () => T): T =>
  toldAs(read, (one) => ({ ...one, path: `/${part}${one.path}` }));

/** The files, once nothing is wrong with their shape; in the order of the schema, so that their hash does not hang on how they came. */
export const readFiles = <F>({ schema, captions }: { schema: JsonSchema; captions: Captions }, files: unknown): F => {
  const found = checkShape(schema, files, captions);
  if (found.length > 0) throw new BadComponents(found);
  const names = Object.keys((schema as Shape).properties ?? {});
  return Object.fromEntries(names.map((name) => [name, (files as Record<string, unknown>)[name]])) as F;
};

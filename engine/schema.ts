import { type Domain, valuesOf } from './domain.ts';
import type { EventField, EventFields, EventKind } from './event.ts';
import type { Choice } from './game.ts';
import type { Kernel } from './kernel.ts';
import { kitOfPart } from './parts.ts';
import { FORMAT, TABLE_ENDINGS } from './record-format.ts';
import { AT_END } from './save.ts';
import { type Base, type Field, isTable } from './state.ts';

/**
 * JSON Schemas (draft 2020-12) of what a game writes and reads, made from its declarations. They describe what is written; what
 * is read may be looser (letter case, `"3"` for 3) and is checked by the rules besides.
 */
export type JsonSchema = { readonly [keyword: string]: unknown };

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Collects the domains' schemas, so that the list of hexes stands once in the file and not at every use. */
class Definitions<K> {
  readonly defs: Record<string, JsonSchema>;
  private readonly kit: K;

  constructor(kit: K, defs: Record<string, JsonSchema> = {}) {
    this.kit = kit;
    this.defs = defs;
  }

  /** The same for the domains of a part. */
  ofPart(part: number): Definitions<unknown> {
    return new Definitions(kitOfPart(this.kit, part), this.defs);
  }

  of(domain: Domain<K>): JsonSchema {
    const schema = this.schema(domain);
    const text = JSON.stringify(schema);
    if (text.length < 60) return schema;
    const stem = domain.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    for (let n = 1; ; n++) {
      const name = n === 1 ? stem : `${stem}-${n}`;
      if (Object.hasOwn(this.defs, name) && JSON.stringify(this.defs[name]) !== text) continue;
      this.defs[name] = schema;
      return { $ref: `#/$defs/${name}` };
    }
  }

  private schema(domain: Domain<K>): JsonSchema {
    if (domain.numeric) return { type: 'integer', minimum: domain.min, maximum: domain.max(this.kit) };
    if (domain.read) return { type: 'string' };
    const written = valuesOf(domain, this.kit).map((value) => domain.name(this.kit, value));
    const numbers = written.filter((name) => typeof name === 'number');
    const words = [...new Set(written.filter((name) => typeof name === 'string'))];
    const range = { type: 'integer', minimum: Math.min(...numbers), maximum: Math.max(...numbers) };
    if (words.length === 0) return range;
    return numbers.length === 0 ? { enum: words } : { anyOf: [{ enum: words }, range] };
  }
}

const closed = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const allOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  closed(properties, Object.keys(properties));

const oneOfIds = (choices: readonly Choice[]): JsonSchema => ({ enum: choices.map(({ id }) => id) });

const orHidden = (schema: JsonSchema, hideable: boolean): JsonSchema =>
  hideable ? { anyOf: [schema, { const: 'hidden' }] } : schema;

/** Of a table, a view holds every entry; a position may name only those that differ. */
const fieldSchema = <K>(
  field: Field<K>,
  kit: K,
  defs: Definitions<K>,
  { whole, veiled }: { readonly whole: boolean; readonly veiled: boolean },
): JsonSchema => {
  if (!isTable(field)) return defs.of(field);
  const names = valuesOf(field.index, kit).map((value) => String(field.index.name(kit, value)));
  const entries = Object.fromEntries(names.map((name) => [name, orHidden(defs.of(field.of), veiled)]));
  return closed(entries, whole ? names : []);
};

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const RESULTS: JsonSchema = { type: 'array', items: { type: ['integer', 'string'] } };

const optionsSchema = <S extends Base<K>, K>({ game }: Kernel<S, K>): JsonSchema =>
  closed(Object.fromEntries(game.options.map((option) => [option.id, oneOfIds(option.values)])), []);

/** What positions and views share: the fields, the zones, the procedures under way. */
const table = <S extends Base<K>, K>(kernel: Kernel<S, K>, kit: K, defs: Definitions<K>, hiding: boolean) => {
  const { game } = kernel;
  const zone = (of: Domain<K>): JsonSchema => {
    const list = { type: 'array', items: defs.of(of) };
    return hiding ? { anyOf: [list, closed({ hidden: COUNT, top: defs.of(of) }, ['hidden'])] } : list;
  };
  const frame = ({ id, locals, secret, ops, part }: (typeof game.procedures)[number]): JsonSchema => {
    const own = part === undefined ? defs : (defs.ofPart(part) as Definitions<K>);
    const values = Object.entries(locals).map(([name, domain]) => {
      const value = own.of(domain as unknown as Domain<K>);
      return [name, orHidden(value, hiding && Object.hasOwn(secret, name))];
    });
    return allOf({
      procedure: { const: id },
      at: { enum: [...new Set([...ops.map((op) => op.id), AT_END])] },
      locals: closed(Object.fromEntries(values), []),
    });
  };
  const parts: [string, JsonSchema][] = kernel.parts.map(({ id, kernel: own }, i) => {
    const part = table(own, kitOfPart(kit, i), defs.ofPart(i), hiding);
    const properties = { ...part.fields, zones: hiding ? allOf(part.zones) : closed(part.zones, []) };
    return [id, closed({ ...properties, over: { type: 'boolean' } }, hiding ? Object.keys(properties) : [])];
  });
  const fields = Object.entries(game.fields).map(([name, field]): [string, JsonSchema] => [
    name,
    fieldSchema(field, kit, defs, {
      whole: hiding,
      veiled: hiding && game.veils?.some((veil) => veil.field === name) === true,
    }),
  ]);
  return {
    fields: Object.fromEntries([...fields, ...parts]),
    zones: Object.fromEntries(game.zones.map(({ id, of }) => [id, zone(of)])),
    flow: { type: 'array', items: { oneOf: kernel.procedures.map(frame) } },
  };
};

const document = (title: string, schema: JsonSchema, defs?: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  $schema: DRAFT,
  title,
  ...schema,
  ...(defs && { $defs: defs }),
});

const positionBody = <S extends Base<K>, K>(kernel: Kernel<S, K>, kit: K, defs: Definitions<K>): JsonSchema => {
  const { game } = kernel;
  const { fields, zones, flow } = table(kernel, kit, defs, false);
  const at: JsonSchema = { enum: game.starts.map(({ id }) => id) };
  return closed(
    {
      game: { const: game.id },
      scenario: oneOfIds(game.scenarios),
      options: optionsSchema(kernel),
      seq: COUNT,
      seat: { enum: [...game.seats, 'nobody'] },
      over: { type: 'boolean' },
      ...fields,
      at: fields.at ? { anyOf: [at, fields.at] } : at,
      zones: closed(zones, []),
      flow,
    },
    [],
  );
};

/** A whole position, as `position` gives it and `setup` takes it. What is left out is filled in, so nothing is required. */
export const positionSchema = <S extends Base<K>, K>(kernel: Kernel<S, K>, kit: K): JsonSchema => {
  const defs = new Definitions(kit);
  return document(`A position of ${kernel.game.title}`, positionBody(kernel, kit, defs), defs.defs);
};

/** What one seat or a spectator may know. */
export const viewSchema = <S extends Base<K>, K>(kernel: Kernel<S, K>, kit: K): JsonSchema => {
  const { game } = kernel;
  const defs = new Definitions(kit);
  const { fields, zones, flow } = table(kernel, kit, defs, true);
  const always = {
    game: { const: game.id },
    seq: COUNT,
    seat: { enum: [...game.seats, 'nobody'] },
    ...fields,
    zones: allOf(zones),
    flow,
    viewer: { enum: [...game.seats, 'spectator'] },
  };
  const schema = closed({ ...always, over: { const: true } }, Object.keys(always));
  return document(`A view of ${game.title}`, schema, defs.defs);
};

/** 256 bits in hexadecimal digits. */
const HEX: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{64}$' };

/** A game's record: docs/record-format.md. */
export const recordSchema = <S extends Base<K>, K>(kernel: Kernel<S, K>, kit: K): JsonSchema => {
  const { game } = kernel;
  const defs = new Definitions(kit);
  const seat: JsonSchema = { enum: game.seats };
  const move = { type: 'array', prefixItems: [seat, { type: 'string' }, RESULTS], minItems: 2, items: false };
  const undo = {
    type: 'array',
    prefixItems: [{ const: 'undo' }, seat, { const: ['agreed'] }],
    minItems: 2,
    items: false,
  };
  const ended = allOf({
    how: { enum: TABLE_ENDINGS },
    by: { enum: [...game.seats, null] },
    outcomes: allOf(Object.fromEntries(game.seats.map((name) => [name, { enum: ['won', 'lost', 'drawn', 'none'] }]))),
  });
  const result = allOf({
    winner: { enum: [...game.seats, null] },
    how: oneOfIds(game.endings),
    rule: { type: 'string' },
    score: { type: 'array', items: { type: 'number' }, minItems: game.seats.length, maxItems: game.seats.length },
  });
  const always = {
    ravelin: { const: FORMAT },
    game: { const: game.id },
    rules: { type: 'integer', minimum: 1, maximum: game.rules },
    components: closed({ set: { type: 'string' }, hash: { type: 'string' }, files: { type: 'object' } }, [
      'set',
      'hash',
    ]),
    scenario: oneOfIds(game.scenarios),
    options: optionsSchema(kernel),
    start: RESULTS,
    moves: { type: 'array', items: { oneOf: [move, undo] } },
    result: { anyOf: [{ type: 'null' }, result] },
    finalHash: { type: 'string', pattern: '^[0-9a-f]{16}$' },
  };
  const schema = closed(
    {
      ...always,
      ended,
      seed: { type: 'string' },
      position: positionBody(kernel, kit, defs),
      snapshot: positionBody(kernel, kit, defs),
      fair: closed(
        {
          table: { type: 'string' },
          commitment: HEX,
          nonces: closed(Object.fromEntries(game.seats.map((name) => [name, { type: 'string' }])), []),
          lot: { type: 'array', items: { enum: [...game.seats] }, uniqueItems: true },
          secret: HEX,
          numbers: {
            type: 'array',
            items: allOf({ after: { type: 'integer', minimum: 0 }, more: { type: 'integer', minimum: 0 } }),
          },
        },
        ['table', 'commitment', 'nonces'],
      ),
      // As it was recorded by older rules.
      earlier: { type: 'object' },
      // What was found about it afterwards: docs/analysis.md.
      analysis: { type: 'object' },
      players: closed(Object.fromEntries(game.seats.map((name) => [name, { type: 'string' }])), []),
    },
    Object.keys(always),
  );
  return document(`A record of ${game.title}`, schema, defs.defs);
};

const LEDGER: JsonSchema = allOf({
  title: { type: 'string' },
  lines: {
    type: 'array',
    items: {
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: 'string' }, { type: 'integer' }],
      minItems: 3,
      items: false,
    },
  },
  total: { type: 'integer' },
});

const eventKind = <K>(
  { id, fields }: EventKind,
  defs: Definitions<K>,
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => {
  const value = (field: EventField<K>): JsonSchema => {
    if ('secret' in field) return value(field.secret);
    return 'each' in field ? { type: 'array', items: defs.of(field.each) } : defs.of(field);
  };
  const declared = Object.entries(fields as EventFields<K>);
  const open = declared.filter(([, field]) => !('secret' in field)).map(([name]) => name);
  return closed(
    {
      seq: COUNT,
      event: { const: id },
      rule: { type: 'string' },
      ...more,
      ...Object.fromEntries(declared.map(([name, field]) => [name, value(field)])),
      ledger: LEDGER,
    },
    ['seq', 'event', 'rule', ...Object.keys(more), ...open],
  );
};

/** Something that happened, as `events` and `play` report it. Secret fields are there for those who may know them. */
export const eventSchema = <S extends Base<K>, K>(kernel: Kernel<S, K>, kit: K): JsonSchema => {
  const defs = new Definitions(kit);
  const { game, parts } = kernel;
  const kinds = [
    ...game.events.map((kind) => eventKind(kind, defs)),
    ...parts.flatMap(({ id, game: own }, i) =>
      own.events.map((kind) => eventKind(kind, defs.ofPart(i), { part: { const: id } })),
    ),
  ];
  return document(`An event of ${game.title}`, { oneOf: kinds }, defs.defs);
};

/** What `schema` can be asked for. */
export const schemas = {
  position: positionSchema,
  view: viewSchema,
  record: recordSchema,
  event: eventSchema,
};
export type SchemaOf = keyof typeof schemas;

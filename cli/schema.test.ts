import { describe, expect, test } from 'vitest';
import { ravelin, steadyEngine } from './testing.ts';

type Schema = Readonly<Record<string, unknown>>;
type Json = Readonly<Record<string, unknown>>;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/**
 * As much of JSON Schema as our schemas use; a keyword it does not know fails, so that none is silently without effect. Gives the
 * first thing that is wrong, or undefined.
 */
const wrong = (root: Schema, schema: unknown, value: unknown, at = '$'): string | undefined => {
  if (schema === false) return `${at}: nothing may be here`;
  const list = Array.isArray(value) ? value : [];
  const object = typeOf(value) === 'object' ? (value as Json) : {};
  for (const [keyword, said] of Object.entries(schema as Schema)) {
    const fails = ((): string | boolean | undefined => {
      switch (keyword) {
        case '$schema':
        case 'title':
        case '$defs':
          return false;
        case '$ref': {
          const name = String(said).replace('#/$defs/', '');
          return wrong(root, (root.$defs as Record<string, Schema>)[name], value, at);
        }
        case 'type': {
          const types = [said].flat() as string[];
          return !types.some((type) => type === typeOf(value) || (type === 'number' && typeof value === 'number'));
        }
        case 'const':
          return value !== said;
        case 'enum':
          return !(said as unknown[]).includes(value);
        case 'minimum':
          return (value as number) < (said as number);
        case 'maximum':
          return (value as number) > (said as number);
        case 'pattern':
          return !new RegExp(String(said)).test(String(value));
        case 'minItems':
          return list.length < (said as number);
        case 'maxItems':
          return list.length > (said as number);
        case 'required':
          return (said as string[]).find((name) => !Object.hasOwn(object, name));
        case 'properties':
          return Object.entries(said as Record<string, Schema>)
            .filter(([name]) => Object.hasOwn(object, name))
            .map(([name, one]) => wrong(root, one, object[name], `${at}.${name}`))
            .find((fault) => fault !== undefined);
        case 'additionalProperties':
          return Object.keys(object).find((name) => !Object.hasOwn((schema as Schema).properties as object, name));
        case 'prefixItems':
          return list
            .slice(0, (said as Schema[]).length)
            .map((one, i) => wrong(root, (said as Schema[])[i], one, `${at}[${i}]`))
            .find((fault) => fault !== undefined);
        case 'items': {
          const from = ((schema as Schema).prefixItems as Schema[] | undefined)?.length ?? 0;
          return list
            .slice(from)
            .map((one, i) => wrong(root, said, one, `${at}[${from + i}]`))
            .find((fault) => fault !== undefined);
        }
        case 'anyOf':
          return (said as Schema[]).every((one) => wrong(root, one, value, at) !== undefined);
        case 'oneOf':
          return (said as Schema[]).filter((one) => wrong(root, one, value, at) === undefined).length !== 1;
        default:
          return `unknown keyword ${keyword}`;
      }
    })();
    if (fails) return typeof fails === 'string' && fails.startsWith('$') ? fails : `${at}: ${keyword} ${fails}`;
  }
  return undefined;
};

const faultsOf = (schema: Schema, values: readonly unknown[]): string[] =>
  values.flatMap((value) => wrong(schema, schema, value) ?? []);

const schemaOf = async (of: string): Promise<Schema> => JSON.parse((await ravelin(['schema', 'vienna', of])).out);

/** A game in the protocol, to be stepped through. */
const client = (seed: string) => {
  const protocol = steadyEngine();
  const ok = (request: Json): Json => {
    const { ok: answer, error } = JSON.parse(protocol.handle(JSON.stringify(request)) ?? '');
    expect(error).toBeUndefined();
    return answer;
  };
  ok({ do: 'new', game: 'vienna', seed });
  return ok;
};

/** What the engine writes at every move of two games. */
const written = async (request: Json, seeds = ['a', 'b']): Promise<Json[]> => {
  const out: Json[] = [];
  for (const seed of seeds) {
    const ok = client(seed);
    for (let step = 0; ; step++) {
      out.push(ok(request));
      if (ok({ do: 'random', moves: 1, seed: `${step}` }).played === 0) break;
    }
  }
  return out;
};

describe('schemas', () => {
  test('every position of a game fits its schema', async () => {
    const schema = await schemaOf('position');
    const positions = await written({ do: 'position' });
    expect(positions.length).toBeGreaterThan(100);
    expect(faultsOf(schema, positions)).toEqual([]);
  });

  test.each(['ottoman', 'habsburg', 'spectator'])('every view of %s fits its schema', async (seat) => {
    const schema = await schemaOf('view');
    expect(faultsOf(schema, await written({ do: 'view', seat }, ['a']))).toEqual([]);
  });

  test('every event fits its schema, for those who know all and for those who do not', async () => {
    const schema = await schemaOf('event');
    for (const as of [{}, { as: 'ottoman' }, { as: 'spectator' }]) {
      const ok = client('events');
      ok({ do: 'random', moves: 5000, seed: 'a' });
      const { events } = ok({ do: 'events', ...as }) as { events: Json[] };
      expect(events.length).toBeGreaterThan(100);
      expect(faultsOf(schema, events)).toEqual([]);
    }
  });

  test('records fit their schema: begun, finished, with an undo, from a position', async () => {
    const schema = await schemaOf('record');
    const ok = client('record');
    const begun = ok({ do: 'record' });
    ok({ do: 'play', move: 'keep tactics' });
    ok({ do: 'undo' });
    const undone = ok({ do: 'record', players: { ottoman: 'Kara' } });
    ok({ do: 'random', moves: 40, seed: 'a' });
    const position = ok({ do: 'position' });
    ok({ do: 'random', moves: 5000, seed: 'a' });
    const finished = ok({ do: 'record' });
    ok({ do: 'setup', game: 'vienna', position });
    ok({ do: 'random', moves: 10, seed: 'a' });
    const placed = ok({ do: 'record' });
    expect(undone.moves).toContainEqual(['undo', 'ottoman']);
    expect(finished.result).not.toBeNull();
    expect(placed.position).toEqual(position);
    expect(faultsOf(schema, [begun, undone, finished, placed])).toEqual([]);
  });

  test('a position may name only what differs', async () => {
    const schema = await schemaOf('position');
    expect(faultsOf(schema, [{}, { at: 'turn', morale: { ottoman: 5 } }, { round: 2, zones: {} }])).toEqual([]);
  });

  test('what is not a position does not fit', async () => {
    const schema = await schemaOf('position');
    const [position] = await written({ do: 'position' }, ['a']);
    const faults: Json[] = [
      { ...position, game: 'mohacs' },
      { ...position, round: 99 },
      { ...position, round: '1' },
      { ...position, colour: 'red' },
      { ...position, morale: { turks: 5 } },
      { ...position, at: 'noon' },
      { ...position, control: { ...(position.control as Json), camp: 'prussian' } },
      { ...position, zones: { 'ottoman hand': ['OS99'] } },
      { ...position, zones: { 'ottoman hand': { hidden: 3 } } },
      { ...position, zones: { 'prussian hand': [] } },
      { ...position, flow: [{ procedure: 'siege', at: 'nowhere', locals: {} }] },
    ];
    for (const fault of faults) expect(wrong(schema, schema, fault)).toBeDefined();
  });

  test('what is not an event or a record does not fit', async () => {
    const event = await schemaOf('event');
    expect(wrong(event, event, { seq: 1, event: 'pass', rule: 'V9.3', side: 'ottoman' })).toBeUndefined();
    expect(wrong(event, event, { seq: 1, event: 'pass', rule: 'V9.3' })).toBeDefined();
    expect(wrong(event, event, { seq: 1, event: 'dance', rule: 'V9.3' })).toBeDefined();
    const record = await schemaOf('record');
    const good = client('a')({ do: 'record' });
    expect(wrong(record, record, { ...good, moves: [['prussian', 'pass']] })).toBeDefined();
    expect(wrong(record, record, { ...good, finalHash: 'xyz' })).toBeDefined();
  });

  test('a name of many uses stands once in the file', async () => {
    expect(Object.keys((await schemaOf('position')).$defs as object)).toContain('strategy-card');
  });
});

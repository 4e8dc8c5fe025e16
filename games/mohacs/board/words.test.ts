/// <reference types="vite/client" />
import type { Domain, EventField } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { mohacs } from '../game.ts';
import { de, en } from './catalogue.ts';
import { FILES } from './field.ts';

/** Every word that the rules can say stands in both catalogues: what is asked for here is read off the rules themselves. */
const { kit } = RECONSTRUCTED;
const fieldsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();

/** What the rules say in English themselves needs no English entry. */
const own = (words: Readonly<Record<string, string>>): string[] =>
  Object.keys(words)
    .filter((key) => !key.startsWith('say:'))
    .sort();

const decisions = mohacs.procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => (ask ? [ask.decision] : [])));
const moves = decisions.flatMap((decision) => decision.moves);

const domainOf = (field: EventField): Domain =>
  'each' in field ? domainOf(field.each) : 'secret' in field ? domainOf(field.secret) : field;
/** The names of a domain; numbers, and hexes, which are numbers too, need no word. */
const namesIn = ({ min, max, name, numeric }: Domain<typeof kit>): string[] =>
  numeric
    ? []
    : Array.from({ length: max(kit) - min + 1 }, (_, i) => String(name(kit, min + i))).filter(
        (one) => !/^\d+$/.test(one),
      );

test('both languages have the same keys', () => {
  expect(own(de)).toEqual(own(en));
});

test('both languages have the same fields in each text', () => {
  for (const key of own(en)) expect([key, fieldsOf(de[key] ?? '')]).toEqual([key, fieldsOf(en[key] ?? '')]);
});

describe.each([
  ['en', en],
  ['de', de],
] as const)('%s', (_language, words: Readonly<Record<string, string>>) => {
  test('names every thing that a move can hold or an event can tell of', () => {
    const held = moves.flatMap(({ slots, list }) =>
      [...slots, ...(list ? [list] : [])].map(({ name, over }) => [name, over] as const),
    );
    const told = mohacs.events.flatMap(({ fields }) =>
      Object.entries(fields).map(([name, field]) => [name, domainOf(field)] as const),
    );
    const missing = [...held, ...told].flatMap(([field, domain]) =>
      namesIn(domain as unknown as Domain<typeof kit>).filter(
        (name) => words[`name:${field}:${name}`] === undefined && words[`name:${name}`] === undefined,
      ),
    );
    expect([...new Set(missing)]).toEqual([]);
    expect(mohacs.seats.filter((seat) => !words[`seat:${seat}`])).toEqual([]);
    expect(mohacs.endings.filter(({ id }) => !words[`ending:${id}`])).toEqual([]);
  });

  test('has a result in words wherever one can fall, and tells it from a direction of the same letters', () => {
    expect([words['name:result:E'], words['name:result:NE']]).not.toEqual([words['name:E'], words['name:NE']]);
    const tables = [FILES.charts.fire.table, FILES.charts.shock.table, FILES.charts.shock.chargeTable];
    const letters = new Set([...JSON.stringify(tables).matchAll(/"result":"([^"]+)"/g)].map(([, one]) => one ?? ''));
    expect(letters.size).toBeGreaterThan(8);
    expect([...letters].filter((one) => !words[`name:result:${one}`] || !words[`say:${one}`])).toEqual([]);
  });

  test('has the arms, weapons, titles, states and waves', () => {
    const wanted = [
      ...kit.arms.map((id) => `arm:${id}`),
      ...kit.weapons.map((id) => `weapon:${id}`),
      ...kit.leaders.map((id) => `title-of:${id}`),
      ...FILES.units.formations.map(({ id }) => `formation:${id}`),
      ...['order', 'disordered', 'retired', 'waiting', 'eliminated'].map((id) => `state-of:${id}`),
      ...['box', ...kit.waves.map(({ id }) => id)].map((id) => `waiting:${id}`),
      ...['fights', 'charges', 'shaken'].map((id) => `role:${id}`),
      ...['due', 'stands', 'counters', 'met'].map((id) => `answer:${id}`),
    ];
    expect(wanted.filter((key) => !words[key])).toEqual([]);
  });

  test.each(mohacs.events.map((event) => [event.id, event] as const))('tells of the event "%s"', (id, event) => {
    const told = words[`event:${id}`];
    expect(told).toBeDefined();
    expect(Object.keys(event.fields)).toEqual(expect.arrayContaining(fieldsOf(told ?? '')));
    const secrets = Object.entries(event.fields).filter(([, field]) => 'secret' in field);
    if (secrets.length === 0) return;
    const veiled = words[`event:${id}:veiled`];
    expect(veiled).toBeDefined();
    expect(fieldsOf(veiled ?? '').filter((field) => secrets.some(([name]) => name === field))).toEqual([]);
  });

  test.each(decisions.map((decision) => [decision.id, decision] as const))(
    'asks for "%s" with what it is about',
    (id, { prompt, about }) => {
      const fields = Object.keys(about?.fields ?? {}).sort();
      expect(fieldsOf(words[`decision:${id}`] ?? '')).toEqual(fields);
      expect(fieldsOf(prompt)).toEqual(fields);
    },
  );

  test('has every decision, every kind of move, and a text for every move that names all that is chosen', () => {
    const wrong = decisions.map(({ id }) => `decision:${id}`).filter((key) => !words[key]);
    for (const { id, declines } of decisions)
      if (declines !== undefined && !words[`window:${id}`]) wrong.push(`window:${id}`);
    for (const { id, slots, list } of moves) {
      if (!words[`kind:${id}`]) wrong.push(`kind:${id}`);
      const names = list ? [list.name] : slots.map(({ name }) => name);
      const text = words[`move:${id}:${names.join(',')}`] ?? words[`move:${id}`] ?? '';
      if (names.length > 0 && String(fieldsOf(text)) !== String([...names].sort())) wrong.push(`move:${id} (${names})`);
      for (const { over } of slots) if (!words[`domain:${over.title}`]) wrong.push(`domain:${over.title}`);
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe('German', () => {
  const unsaid = (texts: Iterable<string>): string[] =>
    [...new Set(texts)].filter((text) => de[`say:${text}`] === undefined).sort();

  test('says every condition of every move', () => {
    const conditions = moves.flatMap(({ if: first, slots, list }) => [
      ...(first ?? []),
      ...slots.flatMap(({ must, among }) => [...(must ?? []), ...(among ? [among] : [])]),
      ...(list ? [...list.must, ...list.enough] : []),
    ]);
    expect(conditions.length).toBeGreaterThan(100);
    expect(unsaid(conditions.map(({ text }) => text))).toEqual([]);
  });

  test('says every option, scenario and set of components', () => {
    const told = [
      ...mohacs.options,
      ...mohacs.options.flatMap(({ values }) => values),
      ...mohacs.scenarios,
      ...mohacs.sets,
    ];
    expect(unsaid(told.flatMap(({ title, text }) => [title, text]))).toEqual([]);
  });

  test('says every line and title of a ledger, and every warning', () => {
    const sources = import.meta.glob<string>('../rules/*.ts', { query: '?raw', import: 'default', eager: true });
    const source = Object.entries(sources)
      .filter(([path]) => !path.includes('.test.'))
      .map(([, text]) => text)
      .join('\n');
    const literals = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, text]) => text ?? '');
    const strings = (text: string): string[] =>
      [...text.matchAll(/'([^']+)'/g)].map(([, one]) => one ?? '').filter((one) => !/^M\d/.test(one));
    // Every string of a statement that adds a line, but for its paragraph; labels that stand in a table beside it.
    const lines = literals(/\b(?:line|rolled)\(([^;]*);/g).flatMap(strings);
    const tables = literals(/\['M[\d.]+', '([^']+)'\]/g).filter((one) => !/^M\d/.test(one));
    const titles = literals(/\b[lL]edger\(([^)]*)\)/g).flatMap(strings);
    const warnings = literals(/warn: ([^\n]*)/g).flatMap(strings);
    expect([lines.length, titles.length, warnings.length].map((n) => n > 3)).toEqual([true, true, true]);
    expect(unsaid([...lines, ...tables, ...titles, ...warnings])).toEqual([]);
  });
});

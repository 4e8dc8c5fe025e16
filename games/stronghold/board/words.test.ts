/// <reference types="vite/client" />
import type { Domain, EventField } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { stronghold } from '../game.ts';
import { de, en } from './catalogue.ts';
import { label } from './labels.ts';

/** Every word that the rules can say stands in both catalogues: what is asked for here is read off the rules themselves. */
const { kit } = RECONSTRUCTED;
const fieldsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();

/** What the rules say in English themselves needs no English entry. */
const own = (words: Readonly<Record<string, string>>): string[] =>
  Object.keys(words)
    .filter((key) => !key.startsWith('say:'))
    .sort();

const decisions = stronghold.procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => (ask ? [ask.decision] : [])));
const moves = decisions.flatMap((decision) => decision.moves);

const domainOf = (field: EventField): Domain =>
  'each' in field ? domainOf(field.each) : 'secret' in field ? domainOf(field.secret) : field;
/** The names of a domain; numbers need no word. */
const namesIn = ({ min, max, name, numeric }: Domain<typeof kit>): string[] =>
  numeric ? [] : Array.from({ length: max(kit) - min + 1 }, (_, i) => String(name(kit, min + i)));

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
  /** A name has a word of its own, is put together from some, or stands for pieces at a place: `L1 goblin`. */
  const isNamed = (field: string, name: string): boolean => {
    if (words[`name:${field}:${name}`] ?? words[`name:${name}`]) return true;
    const missing: string[] = [];
    const told = label(name, (key) => {
      if (words[key] === undefined) missing.push(key);
      return words[key] ?? '';
    });
    if (told !== undefined) return missing.length === 0;
    const [place, ...rest] = name.split(' ');
    return words[`name:${place}`] !== undefined && words[`name:${rest.join(' ')}`] !== undefined;
  };

  test('names every thing that a move can hold or an event can tell of', () => {
    const held = moves.flatMap(({ slots, list }) =>
      [...slots, ...(list ? [list] : [])].map(({ name, over }) => [name, over] as const),
    );
    const told = stronghold.events.flatMap(({ fields }) =>
      Object.entries(fields).map(([name, field]) => [name, domainOf(field)] as const),
    );
    const missing = [...held, ...told].flatMap(([field, domain]) =>
      namesIn(domain as unknown as Domain<typeof kit>).filter((name) => !isNamed(field, name)),
    );
    expect([...new Set(missing)]).toEqual([]);
    expect(stronghold.seats.filter((seat) => !words[`seat:${seat}`])).toEqual([]);
    expect(stronghold.endings.filter(({ id }) => !words[`ending:${id}`])).toEqual([]);
  });

  test('tells what every card, action, tile and order does', () => {
    const wanted = [
      ...kit.cards.map((id) => `effect:${id}`),
      ...kit.actions.flatMap((id) => [`effect:action:${id}`, `action.short:${id}`, `name:action:${id}`]),
      ...kit.heroes.map((id) => `effect:${id}`),
      ...kit.objectives.flatMap((id) => [`goal:${id}`, `benefit:${id}`]),
      ...kit.plans.flatMap((id) => [`benefit:${id}`, `drawback:${id}`]),
      ...['empty', 'glare', 'holds', 'even', 'ahead', 'breach'].map((standing) => `standing.${standing}`),
    ];
    expect(wanted.filter((key) => !words[key])).toEqual([]);
  });

  test.each(stronghold.events.map((event) => [event.id, event] as const))('tells of the event "%s"', (id, event) => {
    const told = words[`event:${id}`];
    expect(told).toBeDefined();
    expect(Object.keys(event.fields)).toEqual(expect.arrayContaining(fieldsOf(told ?? '')));
    const secrets = Object.entries(event.fields).filter(([, field]) => 'secret' in field);
    const veiled = words[`event:${id}:veiled`];
    if (secrets.length === 0) {
      expect(veiled).toBeUndefined();
      return;
    }
    expect(veiled).toBeDefined();
    expect(fieldsOf(veiled ?? '').filter((field) => secrets.some(([name]) => name === field))).toEqual([]);
  });

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

  test.each(decisions.map((decision) => [decision.id, decision] as const))(
    'asks for "%s" with what it is about',
    (id, { prompt, about }) => {
      const fields = Object.keys(about?.fields ?? {}).sort();
      expect(fieldsOf(words[`decision:${id}`] ?? '')).toEqual(fields);
      expect(fieldsOf(prompt)).toEqual(fields);
    },
  );

  test('asks in English what the rules ask', () => {
    for (const { id, prompt } of decisions) expect(en[`decision:${id}`]).toBe(prompt);
  });
});

test('no word is asked for on the board that no catalogue has', () => {
  const sources = import.meta.glob<string>(['./**/*.tsx', './**/*.ts', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? ''),
  );
  expect(new Set(asked).size).toBeGreaterThan(50);
  expect([...new Set(asked)].filter((key) => en[key] === undefined)).toEqual([]);
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
      ...stronghold.options,
      ...stronghold.options.flatMap(({ values }) => values),
      ...stronghold.scenarios,
      ...stronghold.sets,
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
      [...text.matchAll(/'([^']+)'/g)].map(([, one]) => one ?? '').filter((one) => !/^S\d/.test(one));
    const lines = literals(/\bline\(([^;]*);/g).flatMap(strings);
    const titles = literals(/\b[lL]edger\(([^)]*)\)/g).flatMap(strings);
    const warnings = [
      ...literals(/warn: ([^\n]*)/g).flatMap(strings),
      'S10.2.1: after this nothing more goes in this maneuver from: Saps, B4, the other ramparts, the foregrounds.',
    ];
    expect([lines.length, titles.length].map((n) => n > 3)).toEqual([true, true]);
    expect(unsaid([...lines, ...titles, ...warnings])).toEqual([]);
    expect(
      unsaid([...kit.cardNames, ...kit.actionNames, ...[...kit.objective, ...kit.plan].map(({ name }) => name)]),
    ).toEqual([]);
  });
});

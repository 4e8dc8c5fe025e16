/// <reference types="vite/client" />
import type { Domain, EventField } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { hapsburg } from '../game.ts';
import { ENDINGS } from '../rules/war.ts';
import { de, en } from './catalogue.ts';

/** Every word that the rules can say stands in both catalogues: what is asked for here is read off the rules themselves. */
const { kit } = RECONSTRUCTED;
const fieldsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();

/** What the rules say in English themselves needs no English entry. */
const own = (words: Readonly<Record<string, string>>): string[] =>
  Object.keys(words)
    .filter((key) => !key.startsWith('say:'))
    .sort();

const moves = hapsburg.procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => ask?.decision.moves ?? []));
const decisions = hapsburg.procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => (ask ? [ask.decision.id] : [])));

/** The names of a domain: whatever a slot, a list or a field of an event can hold; a number needs no word. */
const namesIn = ({ min, max, name }: Domain<typeof kit>): string[] =>
  Array.from({ length: max(kit) - min + 1 }, (_, i) => name(kit, min + i)).filter((one) => typeof one === 'string');

/** A field of an event may be a list of things; this game has no secret ones. */
const domainOf = (field: EventField): Domain => ('each' in field ? field.each : 'secret' in field ? raise() : field);
const raise = (): never => {
  throw new Error('a secret in a game for one');
};

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
    const held = moves.flatMap(({ slots, list }) => [...slots.map(({ over }) => over), ...(list ? [list.over] : [])]);
    const told = hapsburg.events.flatMap(({ fields }) => Object.values(fields)).map(domainOf);
    const things = new Set([...held, ...told].flatMap((domain) => namesIn(domain as unknown as Domain<typeof kit>)));
    expect(things.size).toBeGreaterThan(kit.cardIds.length + kit.battleIds.length);
    const plain = [...things].filter((name) => !name.includes('+') && !/^\d+$/.test(name));
    expect(plain.filter((name) => words[`name:${name}`] === undefined)).toEqual([]);
    expect(hapsburg.seats.filter((seat) => words[`seat:${seat}`] === undefined)).toEqual([]);
  });

  test('has the endings, their stories, the leaders and the parts of the cards', () => {
    expect(hapsburg.endings.filter(({ id }) => !words[`ending:${id}`] || !words[`story:${id}`])).toEqual([]);
    expect(hapsburg.endings.map(({ id }) => id).sort()).toEqual([...ENDINGS].sort());
    const leaders = kit.files.board.fronts.flatMap(({ sides }) =>
      sides.map(({ leader }) => leader.replace(/,.*$/, '')),
    );
    expect(leaders.filter((leader) => words[`leader:${leader}`] === undefined)).toEqual([]);
    const parts = new Set(kit.files.cards.flatMap(({ source }) => Object.keys(source)));
    expect([...parts].filter((part) => words[`part:${part}`] === undefined)).toEqual([]);
    const origins = new Set(kit.files.cards.flatMap(({ source }) => Object.values(source)));
    expect([...origins].filter((origin) => words[`origin:${origin}`] === undefined)).toEqual([]);
  });

  test.each(hapsburg.events.map((event) => [event.id, event] as const))('tells of the event "%s"', (id, event) => {
    const told = words[`event:${id}`];
    expect(told).toBeDefined();
    expect(Object.keys(event.fields)).toEqual(expect.arrayContaining(fieldsOf(told ?? '')));
  });

  test('has every decision, every kind of move, and a text for every move that names all that is chosen', () => {
    const wrong = decisions.filter((id) => words[`decision:${id}`] === undefined);
    for (const { id, slots, list } of moves) {
      if (words[`kind:${id}`] === undefined) wrong.push(`kind:${id}`);
      const names = list ? [list.name] : slots.map(({ name }) => name);
      if (names.length > 0 && String(fieldsOf(words[`move:${id}`] ?? '')) !== String([...names].sort()))
        wrong.push(`move:${id}`);
      for (const { over } of slots) if (words[`domain:${over.title}`] === undefined) wrong.push(`domain:${over.title}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('German', () => {
  const unsaid = (texts: Iterable<string>): string[] =>
    [...new Set(texts)].filter((text) => de[`say:${text}`] === undefined).sort();

  test('says every condition of every move', () => {
    const conditions = moves.flatMap(({ if: first, slots, list }) => [
      ...(first ?? []),
      ...slots.flatMap(({ must }) => must ?? []),
      ...(list ? [...list.must, ...list.enough] : []),
    ]);
    expect(conditions.length).toBeGreaterThan(30);
    expect(unsaid(conditions.map(({ text }) => text))).toEqual([]);
  });

  test('says every option, scenario and set of components', () => {
    const choices = [...hapsburg.options, ...hapsburg.options.flatMap(({ values }) => values)];
    const told = [...choices, ...hapsburg.scenarios, ...hapsburg.sets];
    expect(unsaid(told.flatMap(({ title, text }) => [title, text]))).toEqual([]);
  });

  test('says every line and title of a ledger, and every warning', () => {
    const sources = import.meta.glob<string>('../rules/*.ts', { query: '?raw', import: 'default', eager: true });
    const source = Object.entries(sources)
      .filter(([path]) => !path.includes('.test.'))
      .map(([, text]) => text)
      .join('\n');
    const literals = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, text]) => text ?? '');
    // Every string of a statement that adds a line, but for its paragraph.
    const lines = literals(/\bline\(([^;]*);/g)
      .flatMap((statement) => [...statement.matchAll(/'([^']+)'/g)].map(([, text]) => text ?? ''))
      .filter((text) => !/^H\d/.test(text));
    const titles = [...literals(/\b[lL]edger\(\s*'([^']+)'/g), ...literals(/'(successes in \d+)'/g)];
    const revolts = literals(/\['H[\d.]+', '([^']+)'\]/g);
    const warnings = literals(/warn: [^']*'([^']+)'/g);
    expect([lines.length, titles.length, revolts.length, warnings.length].map((n) => n > 3)).toEqual(
      Array(4).fill(true),
    );
    expect(unsaid([...lines, ...titles, ...revolts, ...warnings])).toEqual([]);
  });

  test('says every name that can stand in a ledger', () => {
    const headlines = kit.files.cards.map(({ headline }) => headline);
    expect(unsaid([...kit.frontNames, ...kit.nationNames, ...kit.places, ...headlines])).toEqual([]);
  });
});

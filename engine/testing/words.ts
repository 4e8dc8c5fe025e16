import { describe, expect, test } from 'vitest';
import type { Domain } from '../domain.ts';
import type { EventField } from '../event.ts';
import { type AnyGame, conditionsIn } from '../game.ts';
import { fieldsOfMessage } from '../message.ts';
import { kitOfPart } from '../parts.ts';

/**
 * The tests that the words of every game run: whatever its rules can say stands in both catalogues. What is asked for is read off
 * the rules themselves; a game adds only what its board says beside them.
 */
export type Words = Readonly<Record<string, string>>;

export interface Spoken {
  readonly game: AnyGame;
  /** The component set whose names are spoken. */
  readonly kit: unknown;
  readonly en: Words;
  readonly de: Words;
  /** The sources of the rules, as text: what stands in ledgers and warnings is found there. */
  readonly sources: Readonly<Record<string, string>>;
  /** How many of each the rules have at least: else the search has failed. */
  readonly least: {
    readonly conditions: number;
    readonly warnings?: number;
    readonly tabled?: number;
    /** Lines of ledgers, and titles. */
    readonly ledgers?: number;
  };
  /** A name that has no word of its own but is put together from some. */
  composed?(words: Words, name: string): boolean;
  /** Further texts of the rules that German must say: names that can stand in a ledger. */
  readonly said?: readonly string[];
}

export const LANGUAGES = (en: Words, de: Words) =>
  [
    ['en', en],
    ['de', de],
  ] as const;

/** What the rules say in English themselves needs no English entry, nor in the words of a part (`ottoman/say:…`). */
const own = (words: Words): string[] =>
  Object.keys(words)
    .filter((key) => !/^([\w-]+\/)?(say|condition):/.test(key))
    .sort();

const domainOf = (field: EventField): Domain =>
  'each' in field ? domainOf(field.each) : 'secret' in field ? domainOf(field.secret) : field;

const isParagraph = (text: string): boolean => /^[A-Z][\d.]+$/.test(text);
const strings = (text: string): string[] =>
  [...text.matchAll(/'([^']+)'/g)].map(([, one]) => one ?? '').filter((one) => !isParagraph(one));

export const wordsBattery = ({ game, kit, en, de, sources, least, composed, said = [] }: Spoken): void => {
  /** With the part whose step asks for it: a composed game takes steps from its parts. */
  const asked = game.procedures.flatMap(({ ops }) =>
    ops.flatMap(({ ask, part }) => (ask ? [{ decision: ask.decision, part: part < 0 ? undefined : part }] : [])),
  );
  const decisions = asked.map(({ decision }) => decision);
  const moves = asked.flatMap(({ decision, part }) =>
    decision.moves.map((kind) => ({ ...kind, part: kind.part ?? part })),
  );
  /** The names of a domain, of a part's by its own kit; numbers, and what is written as one, need no word. */
  const namesIn = ({ min, max, name, numeric, read }: Domain, part: number | undefined): string[] => {
    if (numeric || read) return [];
    const own = (part === undefined ? kit : kitOfPart(kit, part)) as never;
    const all = Array.from({ length: max(own) - min + 1 }, (_, i) => String(name(own, min + i)));
    return all.filter((one) => !/^\d+$/.test(one));
  };
  /** The words of a part come before those of the whole. */
  const wordOf = (words: Words, part: number | undefined, key: string): string | undefined =>
    (part === undefined ? undefined : words[`${game.parts?.[part]?.id}/${key}`]) ?? words[key];

  test('both languages have the same keys', () => {
    expect(own(de)).toEqual(own(en));
  });

  test('both languages have the same fields in each text', () => {
    for (const key of own(en))
      expect([key, fieldsOfMessage(de[key] ?? '')]).toEqual([key, fieldsOfMessage(en[key] ?? '')]);
  });

  describe.each(LANGUAGES(en, de))('%s', (_language, words: Words) => {
    const isNamed = (field: string, name: string, part: number | undefined): boolean =>
      (wordOf(words, part, `name:${field}:${name}`) ?? wordOf(words, part, `name:${name}`)) !== undefined ||
      composed?.(words, name) === true;

    test('names every thing that a move can hold or an event can tell of', () => {
      const held = moves.flatMap(({ slots, list, part }) =>
        [...slots, ...(list ? [list] : [])].map(({ name, over }) => [name, over, part] as const),
      );
      const told = game.events.flatMap(({ fields }) =>
        Object.entries(fields).map(([name, field]) => [name, domainOf(field), undefined] as const),
      );
      const missing = [...held, ...told].flatMap(([field, domain, part]) =>
        namesIn(domain, part).filter((name) => !isNamed(field, name, part)),
      );
      expect([...new Set(missing)]).toEqual([]);
      expect(game.seats.filter((seat) => !words[`seat:${seat}`])).toEqual([]);
      expect(game.endings.filter(({ id }) => !words[`ending:${id}`])).toEqual([]);
    });

    test.each(game.events.map((event) => [event.id, event] as const))('tells of the event "%s"', (id, event) => {
      const told = words[`event:${id}`];
      expect(told).toBeDefined();
      expect(Object.keys(event.fields)).toEqual(expect.arrayContaining(fieldsOfMessage(told ?? '')));
      const secrets = Object.entries(event.fields).filter(([, field]) => 'secret' in field);
      const veiled = words[`event:${id}:veiled`];
      if (secrets.length === 0) {
        expect(veiled).toBeUndefined();
        return;
      }
      expect(veiled).toBeDefined();
      expect(fieldsOfMessage(veiled ?? '').filter((field) => secrets.some(([name]) => name === field))).toEqual([]);
    });

    test.each(decisions.map((decision) => [decision.id, decision] as const))(
      'asks for "%s" with what it is about',
      (id, { about }) => {
        expect(words[`decision:${id}`]).toBeDefined();
        expect(fieldsOfMessage(words[`decision:${id}`] ?? '')).toEqual(Object.keys(about?.fields ?? {}).sort());
      },
    );

    test('has every kind of move, and a text for every move that names all that is chosen', () => {
      const wrong: string[] = [];
      for (const { id, declines } of decisions)
        if (declines !== undefined && !words[`window:${id}`]) wrong.push(`window:${id}`);
      for (const { id, slots, list, part } of moves) {
        const word = (key: string): string | undefined => wordOf(words, part, key);
        if (!word(`kind:${id}`)) wrong.push(`kind:${id}`);
        const names = list ? [list.name] : slots.map(({ name }) => name);
        const text = word(`move:${id}:${names.join(',')}`) ?? word(`move:${id}`) ?? '';
        if (names.length > 0 && String(fieldsOfMessage(text)) !== String([...names].sort()))
          wrong.push(`move:${id} (${names})`);
        for (const { over } of slots) if (!word(`domain:${over.title}`)) wrong.push(`domain:${over.title}`);
      }
      expect([...new Set(wrong)]).toEqual([]);
    });
  });

  describe('German', () => {
    const unsaid = (texts: Iterable<string>): string[] =>
      [...new Set(texts)].filter((text) => de[`say:${text}`] === undefined).sort();

    /** Those of the parts too, whose words a composed game takes over. */
    const conditions = [game, ...(game.parts ?? []).map((part) => part.game)].flatMap(conditionsIn);
    const keys = new Set(conditions.map(({ key }) => key));

    test('says every condition of every move, and none that there is no more', () => {
      const said = Object.keys(de).flatMap((key) =>
        key.startsWith('condition:') ? key.slice('condition:'.length) : [],
      );
      expect(conditions.length).toBeGreaterThan(least.conditions);
      expect(said.sort()).toEqual([...keys].sort());
    });

    test('one sentence stands under the key of a condition: where a paragraph has several, each has a name', () => {
      const sentences = (key: string) => new Set(conditions.filter((one) => one.key === key).map(({ text }) => text));
      expect([...keys].flatMap((key) => (sentences(key).size > 1 ? [[key, ...sentences(key)]] : []))).toEqual([]);
    });

    test('a condition says what must hold, not what stands in the way: a tick beside it is true as it reads', () => {
      const requirement = /\b(must|may|needs?|takes|only)\b/;
      const denial = /\b(no|not|none|nobody|never|already|would)\b/i;
      const texts = conditions.map(({ text }) => text);
      expect(texts.filter((text) => denial.test(text) && !requirement.test(text))).toEqual([]);
    });

    test('says every option, scenario and set of components', () => {
      const choices = [...game.options, ...game.options.flatMap(({ values }) => values)];
      const told = [...choices, ...game.scenarios, ...game.sets];
      expect(unsaid(told.flatMap(({ title, text }) => [title, text]))).toEqual([]);
    });

    test('says every line and title of a ledger, and every warning', () => {
      const source = Object.entries(sources)
        .filter(([path]) => !path.includes('.test.'))
        .map(([, text]) => text)
        .join('\n');
      const literals = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, text]) => text ?? '');
      // Every string of a statement that adds a line, but for its paragraph; labels that stand in a table beside it.
      const lines = literals(/\b(?:line|rolled)\(([^;]*);/g).flatMap(strings);
      const tabled = literals(/\['[A-Z][\d.]+', '([^']+)'\]/g).filter((one) => !isParagraph(one));
      const titles = literals(/\b[lL]edger\(([^)]*)\)/g).flatMap(strings);
      const warnings = literals(/warn: [^';]*'([^']+)'/g).filter((one) => !isParagraph(one));
      const { ledgers = 4 } = least;
      expect([lines, titles].map((found) => found.length >= ledgers)).toEqual([true, true]);
      expect(warnings.length).toBeGreaterThanOrEqual(least.warnings ?? 0);
      expect(tabled.length).toBeGreaterThanOrEqual(least.tabled ?? 0);
      expect(unsaid([...lines, ...tabled, ...titles, ...warnings, ...said])).toEqual([]);
    });
  });
};

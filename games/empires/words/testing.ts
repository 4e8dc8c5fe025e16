import { type AnyGame, type Domain, type EventField, parseRulebook } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';

/** Every word that the rules of a game can say stands in both its catalogues: what is asked for is read off the rules themselves. */

type Words = Readonly<Record<string, string>>;

interface Kit {
  readonly fronts: readonly string[];
  readonly frontNames: readonly string[];
  readonly places: readonly string[];
  readonly cardIds: readonly string[];
  readonly battleIds: readonly string[];
  readonly files: {
    readonly board: { readonly fronts: readonly { readonly sides: readonly { readonly leader: string }[] }[] };
    readonly cards: readonly {
      readonly id: number;
      readonly headline: string;
      readonly text: string;
      readonly source: Readonly<Record<string, string>>;
    }[];
  };
}

interface Said {
  readonly game: AnyGame;
  readonly kit: Kit;
  readonly en: Words;
  readonly de: Words;
  readonly cardsDe: Readonly<Record<string, readonly [headline: string, text: string, history: string]>>;
  /** The sources of its rules and of the family's, as text. */
  readonly sources: Readonly<Record<string, string>>;
  /** How many conditions, warnings, and modifiers with a paragraph of their own in a table, the rules have at least: else the search has failed. */
  readonly least: { readonly conditions: number; readonly warnings: number; readonly tabled: number };
  /** Further names that can stand in a ledger. */
  readonly named?: readonly string[];
}

const fieldsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();
const numbersIn = (text: string): string[] => [...text.matchAll(/[+−]?\d+/g)].map(([number]) => number).sort();

/** What the rules say in English themselves needs no English entry. */
const own = (words: Words): string[] =>
  Object.keys(words)
    .filter((key) => !key.startsWith('say:'))
    .sort();

/** A field of an event may be a list of things; the games of the family have no secret ones. */
const domainOf = (field: EventField): Domain => {
  if ('secret' in field) throw new Error('a secret in a game for one');
  return 'each' in field ? field.each : field;
};

export const testWords = ({ game, kit, en, de, cardsDe, sources, least, named = [] }: Said): void => {
  const moves = game.procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => ask?.decision.moves ?? []));
  const decisions = game.procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => (ask ? [ask.decision.id] : [])));

  /** The names of a domain: whatever a slot, a list or a field of an event can hold; a number needs no word. */
  const namesIn = ({ min, max, name }: Domain<Kit>): string[] =>
    Array.from({ length: max(kit) - min + 1 }, (_, i) => name(kit, min + i)).filter((one) => typeof one === 'string');

  test('both languages have the same keys', () => {
    expect(own(de)).toEqual(own(en));
  });

  test('both languages have the same fields in each text', () => {
    for (const key of own(en)) expect([key, fieldsOf(de[key] ?? '')]).toEqual([key, fieldsOf(en[key] ?? '')]);
  });

  test('every card is there in German, with the numbers of the English one', () => {
    expect(Object.keys(cardsDe).map(Number)).toEqual(kit.files.cards.map(({ id }) => id));
    for (const { id, text } of kit.files.cards) {
      const [headline, told, history] = cardsDe[id] ?? ['', '', ''];
      expect([id, headline !== '' && history !== '', numbersIn(told)]).toEqual([id, true, numbersIn(text)]);
    }
  });

  test('every ending is told in both languages, and not in the same words', () => {
    const told = game.endings.map(({ id }) => [id, en[`story:${id}`], de[`story:${id}`]] as const);
    expect(told.filter(([, english, german]) => !english || !german || english === german)).toEqual([]);
  });

  describe.each([
    ['en', en],
    ['de', de],
  ] as const)('%s', (_language, words: Words) => {
    test('names every thing that a move can hold or an event can tell of', () => {
      const held = moves.flatMap(({ slots, list }) => [...slots.map(({ over }) => over), ...(list ? [list.over] : [])]);
      const told = game.events.flatMap(({ fields }) => Object.values(fields)).map(domainOf);
      const things = new Set([...held, ...told].flatMap((domain) => namesIn(domain as unknown as Domain<Kit>)));
      expect(things.size).toBeGreaterThan(kit.cardIds.length + kit.battleIds.length);
      const plain = [...things].filter((name) => !name.includes('+') && !/^\d+$/.test(name));
      expect(plain.filter((name) => words[`name:${name}`] === undefined)).toEqual([]);
      expect(game.seats.filter((seat) => words[`seat:${seat}`] === undefined)).toEqual([]);
    });

    test('has the endings, the leaders and the parts of the cards', () => {
      expect(game.endings.filter(({ id }) => !words[`ending:${id}`])).toEqual([]);
      const leaders = kit.files.board.fronts.flatMap(({ sides }) =>
        sides.map(({ leader }) => leader.replace(/,.*$/, '')),
      );
      expect(leaders.filter((leader) => words[`leader:${leader}`] === undefined)).toEqual([]);
      const parts = new Set(kit.files.cards.flatMap(({ source }) => Object.keys(source)));
      expect([...parts].filter((part) => words[`part:${part}`] === undefined)).toEqual([]);
      const origins = new Set(kit.files.cards.flatMap(({ source }) => Object.values(source)));
      expect([...origins].filter((origin) => words[`origin:${origin}`] === undefined)).toEqual([]);
    });

    test.each(game.events.map((event) => [event.id, event] as const))('tells of the event "%s"', (id, event) => {
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
        for (const { over } of slots)
          if (words[`domain:${over.title}`] === undefined) wrong.push(`domain:${over.title}`);
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
      expect(conditions.length).toBeGreaterThan(least.conditions);
      expect(unsaid(conditions.map(({ text }) => text))).toEqual([]);
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
      // Every string of a statement that adds a line, but for its paragraph.
      const lines = literals(/\bline\(([^;]*);/g)
        .flatMap((statement) => [...statement.matchAll(/'([^']+)'/g)].map(([, text]) => text ?? ''))
        .filter((text) => !/^[HO]\d/.test(text));
      const titles = [...literals(/\b[lL]edger\(\s*'([^']+)'/g), ...literals(/'(successes in \d+)'/g)];
      const tabled = literals(/\['[HO][\d.]+', '([^']+)'\]/g);
      const warnings = literals(/warn: [^';]*'([^']+)'/g);
      expect([lines, titles].map((found) => found.length > 3)).toEqual([true, true]);
      expect(warnings.length).toBeGreaterThan(least.warnings);
      expect(tabled.length).toBeGreaterThanOrEqual(least.tabled);
      expect(unsaid([...lines, ...titles, ...tabled, ...warnings])).toEqual([]);
    });

    test('says every name that can stand in a ledger', () => {
      const headlines = kit.files.cards.map(({ headline }) => headline);
      expect(unsaid([...kit.frontNames, ...kit.places, ...headlines, ...named])).toEqual([]);
    });
  });
};

interface CardFile {
  readonly id: number;
  readonly epoch: string;
  readonly advances: readonly string[];
  readonly actions: number;
}

/** Names in a row, those that stand more than once with their number. */
export const inARow = (names: readonly string[], say: (name: string) => string | undefined, twice: string): string =>
  [...new Set(names)]
    .map((one) => `${say(one)}${names.filter((other) => other === one).length > 1 ? twice : ''}`)
    .join(', ');

/** The line of each card in the rulebook begins with what its data say, in the words of the board. */
export const testCardChapter = <C extends CardFile>(
  chapter: string,
  cards: readonly C[],
  books: readonly (readonly [language: 'en' | 'de', text: string, words: Words])[],
  own: {
    /** What the card says where it names no Front. */
    none(card: C, language: 'en' | 'de'): string;
    /** What stands between its Advances and its Actions. */
    between?(card: C, language: 'en' | 'de'): string;
  },
): void => {
  const said = { en: ['Advances', ' x2'], de: ['Vormarsch', ' ×2'] } as const;
  test.each(books)(`${chapter} tells every card as its data have it: %s`, (language, text, words) => {
    const { paragraphs } = parseRulebook([{ name: language, text }]);
    const [advances, twice] = said[language];
    expect(cards.length).toBeGreaterThan(40);
    for (const card of cards) {
      const line = paragraphs.find(({ rule }) => rule === `${chapter}.${card.id}`)?.text ?? '';
      const fronts = inARow(card.advances, (front) => words[`front:${front}`], twice) || own.none(card, language);
      const expected = [
        `${words[`#${card.id}.title`]} (${words[`epoch:${card.epoch}`]}).`,
        `${advances}: ${fronts}.`,
        ...(own.between ? [own.between(card, language)] : []),
        `${words['card.actions']}: ${card.actions}.`,
      ].join(' ');
      expect(line.slice(0, expected.length)).toBe(expected);
    }
  });
};

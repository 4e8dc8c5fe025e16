import { type AnyGame, parseRulebook } from '@ravelin/engine';
import { LANGUAGES, type Words, wordsBattery } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';

/** Every word that the rules of a game can say stands in both its catalogues: what is asked for is read off the rules themselves. */

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

const numbersIn = (text: string): string[] => [...text.matchAll(/[+−]?\d+/g)].map(([number]) => number).sort();

export const testWords = ({ game, kit, en, de, cardsDe, sources, least, named = [] }: Said): void => {
  wordsBattery({
    game,
    kit,
    en,
    de,
    sources,
    least,
    // Markers that are used together are named one by one.
    composed: (_words, name) => name.includes('+'),
    said: [
      ...kit.frontNames,
      ...kit.places,
      ...kit.files.cards.map(({ headline }) => headline),
      ...Object.values(sources).flatMap((text) =>
        [...text.matchAll(/'(successes in \d+)'/g)].map(([, one]) => one ?? ''),
      ),
      ...named,
    ],
  });

  test('every card is there in German, with the numbers of the English one', () => {
    expect(Object.keys(cardsDe).map(Number)).toEqual(kit.files.cards.map(({ id }) => id));
    for (const { id, text } of kit.files.cards) {
      const [headline, told, history] = cardsDe[id] ?? ['', '', ''];
      expect([id, headline !== '' && history !== '', numbersIn(told)]).toEqual([id, true, numbersIn(text)]);
    }
  });

  test('a button says at least what can be read on it: the short name of a Theater is part of its name', () => {
    const theaters = Object.keys(en).flatMap((key) => (key.startsWith('theater.short:') ? [key.slice(14)] : []));
    expect(theaters).not.toHaveLength(0);
    for (const words of [en, de])
      for (const theater of theaters) expect(words[`name:${theater}`]).toContain(words[`theater.short:${theater}`]);
  });

  test('every ending is told in both languages, and not in the same words', () => {
    const told = game.endings.map(({ id }) => [id, en[`story:${id}`], de[`story:${id}`]] as const);
    expect(told.filter(([, english, german]) => !english || !german || english === german)).toEqual([]);
  });

  describe.each(LANGUAGES(en, de))('%s', (_language, words: Words) => {
    test('has the leaders and the parts of the cards', () => {
      const leaders = kit.files.board.fronts.flatMap(({ sides }) =>
        sides.map(({ leader }) => leader.replace(/,.*$/, '')),
      );
      expect(leaders.filter((leader) => words[`leader:${leader}`] === undefined)).toEqual([]);
      const parts = new Set(kit.files.cards.flatMap(({ source }) => Object.keys(source)));
      expect([...parts].filter((part) => words[`part:${part}`] === undefined)).toEqual([]);
      const origins = new Set(kit.files.cards.flatMap(({ source }) => Object.values(source)));
      expect([...origins].filter((origin) => words[`origin:${origin}`] === undefined)).toEqual([]);
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

/// <reference types="vite/client" />
import { fieldsOfMessage, parseRulebook } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { testCardChapter } from '../../empires/words/testing.ts';
import { de, en } from '../board/catalogue.ts';
import englishCards from '../rulebook/09-the-cards.md?raw';
import germanCards from '../rulebook/de/09-the-cards.md?raw';
import { events } from '../rules/happenings.ts';
import { kit } from '../testing.ts';
import { words } from './en.ts';

/** Every event has its sentence, every name its title, and nothing is told that does not happen. */

test('every event is told, with all its fields and no others', () => {
  expect(Object.keys(words.events).sort()).toEqual(events.map(({ id }) => id).sort());
  for (const { id, fields } of events)
    expect([id, fieldsOfMessage(words.events[id])]).toEqual([id, Object.keys(fields).sort()]);
});

test('every Front, card, battle, defence, country and theater has a title', () => {
  const names = [
    ...kit.fronts,
    ...kit.cardIds,
    ...kit.battleIds,
    ...kit.defences,
    ...kit.countries,
    ...kit.theaters,
    'turkey',
    'korps',
    'yildirim',
  ];
  for (const name of names) expect([name, words.describe(kit, name)?.title]).not.toContain(undefined);
  expect(words.describe(kit, 'nowhere')).toBeUndefined();
});

test('the Front and the battle of one name are told apart by their field', () => {
  expect(words.describe(kit, 'gallipoli', 'front')?.title).toBe('Gallipoli Front');
  expect(words.describe(kit, 'italy', 'battle')?.title).toBe('Italy');
});

describe('The rulebook', () => {
  const book = (files: Readonly<Record<string, string>>) =>
    parseRulebook(Object.entries(files).map(([name, text]) => ({ name, text }))).paragraphs;
  const english = book(import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true }));
  const german = book(
    import.meta.glob<string>('../rulebook/de/*.md', { query: '?raw', import: 'default', eager: true }),
  );
  const marks = (paragraphs: typeof english) => new Map(paragraphs.map(({ rule, rulings }) => [rule, rulings]));

  test('O0.1.6 the rulings are R1 to R15 and R28 to R46, none left out', () => {
    const numbers = english.flatMap(({ rulings }) => rulings.map((one) => Number(one.slice(1))));
    const wanted = Array.from({ length: 46 }, (_, i) => i + 1).filter((n) => n <= 15 || n >= 28);
    expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(wanted);
    expect(english.find(({ rule }) => rule === 'O0.1.6')?.text).toContain('R1 to R46; R16 to R27');
  });

  test('O0.1.6 the German book marks the same paragraphs', () => {
    expect(german.length).toBeGreaterThan(290);
    expect(marks(german)).toEqual(marks(english));
  });
});

/** Card 41 leaves its Advance to a die. */
testCardChapter(
  'O9',
  kit.files.cards,
  [
    ['en', englishCards, en],
    ['de', germanCards, de],
  ],
  { none: (_card, language) => (language === 'en' ? 'by a die' : 'durch den Würfel') },
);

/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import { inARow, testCardChapter } from '../../empires/words/testing.ts';
import { de, en } from '../board/catalogue.ts';
import { RECONSTRUCTED } from '../data/kit.ts';
import englishCards from '../rulebook/13-the-cards.md?raw';
import germanCards from '../rulebook/de/13-the-cards.md?raw';
import { ENDINGS } from '../rules/war.ts';
import { outcomes } from './outcomes.ts';

/** The endings, and the rulebook's chapter of the cards against their data. */
const { cards } = RECONSTRUCTED.kit.files;

test('every ending has its story', () => {
  expect(Object.keys(outcomes).sort()).toEqual([...ENDINGS].sort());
});

const LOYALTY: Readonly<Record<string, string>> = {
  czech: 'Czech',
  croat: 'Croat',
  hungarian: 'Hungarian',
  all: 'All',
  random: 'Random',
  'random-1': 'Random (-1)',
};

const NONE = { en: 'None', de: 'keine' } as const;

testCardChapter(
  'H13',
  cards,
  [
    ['en', englishCards, en],
    ['de', germanCards, de],
  ],
  {
    none: (_card, language) => NONE[language],
    between: ({ loyalty }, language) =>
      language === 'en'
        ? `${en['card.loyalty']}: ${inARow(loyalty, (one) => LOYALTY[one], ' x2') || NONE.en}.`
        : `${de['card.loyalty']}: ${inARow(loyalty, (one) => de[`loyalty.who:${one}`], ' ×2') || NONE.de}.`,
  },
);

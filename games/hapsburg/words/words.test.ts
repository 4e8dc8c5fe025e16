/// <reference types="vite/client" />
import { parseRulebook } from '@ravelin/engine';
import { expect, test } from 'vitest';
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

/** H13: the line of each card begins with what its data say, in the words of the board. */
test.each([
  ['en', englishCards, en, 'Advances', 'None', ' x2', (one: string) => LOYALTY[one]],
  ['de', germanCards, de, 'Vormarsch', 'keine', ' ×2', (one: string) => de[`loyalty.who:${one}`]],
] as const)('H13 tells every card as its data have it: %s', (name, text, words, advances, none, twice, loyal) => {
  const { paragraphs } = parseRulebook([{ name, text }]);
  const list = (names: readonly string[], say: (one: string) => string | undefined): string =>
    [...new Set(names)]
      .map((one) => `${say(one)}${names.filter((other) => other === one).length > 1 ? twice : ''}`)
      .join(', ') || none;
  for (const card of cards) {
    const line = paragraphs.find(({ rule }) => rule === `H13.${card.id}`)?.text ?? '';
    const expected = [
      `${words[`#${card.id}.title`]} (${words[`epoch:${card.epoch}`]}).`,
      `${advances}: ${list(card.advances, (front) => words[`front:${front}`])}.`,
      `${words['card.loyalty']}: ${list(card.loyalty, loyal)}.`,
      `${words['card.actions']}: ${card.actions}.`,
    ].join(' ');
    expect(line.slice(0, expected.length)).toBe(expected);
  }
});

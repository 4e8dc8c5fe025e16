import { expect, test } from 'vitest';
import { namesDe } from '../../words/names-de.ts';
import { softened } from './soft.ts';

const SOFT = '\u00ad';

test('a listed word gets its soft hyphens, and nothing else changes', () => {
  expect(softened('Lagebesprechung', 'Lage|besprechung')).toBe(`Lage${SOFT}besprechung`);
  expect(softened('Zwei Karten', 'Lage|besprechung')).toBe('Zwei Karten');
  expect(softened('Briefing', '')).toBe('Briefing');
});

test('every German name of one long word can be broken', () => {
  const long = Object.entries(namesDe)
    .filter(([key]) => key.startsWith('name:'))
    .flatMap(([, name]) => name.split(' '))
    .filter((word) => /^\p{L}{13,}$/u.test(word));
  expect(long.length).toBeGreaterThan(5);
  expect(long.filter((word) => !softened(word, namesDe.soft ?? '').includes(SOFT))).toEqual([]);
});

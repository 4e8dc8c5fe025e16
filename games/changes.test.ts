import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@ravelin/games';
import { describe, expect, test } from 'vitest';

/** What a version of the rules changed is told to players in their language, by paragraphs that they can read. */
describe.each(games)('changes of $id', ({ id, rules, changes = [], migrations = {} }) => {
  const paragraphs = (language: string): string => {
    const folder = new URL(`./${id}/rulebook/${language}`, import.meta.url);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
  };
  test('each version after the first says what it changed, in order', () => {
    const versions = [...new Set(changes.map((change) => change.rules))];
    expect(versions).toEqual(Array.from({ length: rules - 1 }, (_, i) => i + 2));
  });
  test('each change names a paragraph of the rulebook and is told in both languages', () => {
    for (const { rule, text } of changes) {
      for (const language of ['', 'de/']) expect(paragraphs(language)).toContain(`**${rule}**`);
      for (const told of [text.en, text.de]) expect(told).toMatch(/\S\.$/);
      expect(text.en).not.toBe(text.de);
    }
  });
  test('a migration begins at an older version', () => {
    for (const version of Object.keys(migrations)) expect(Number(version)).toBeLessThan(rules);
  });
});

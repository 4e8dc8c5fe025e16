import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOfMessage } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';

/** The words of each part of the client, in both languages: `web/PART/words.ts`, or `web/PART/words/en.ts` and `de.ts`. */

type Catalogue = Readonly<Record<string, string>>;

/** What both languages say alike. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  newTable: ['card.computer'],
  online: ['form.name', 'passkeys.title'],
  shell: ['app.name'],
};
const SOURCE = /(?<!\.test)\.tsx?$/;
const WORDS = /(^|\/)words(\/|\.ts$)/;

const sourcesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => SOURCE.test(file) && !WORDS.test(file) && !/(^|\/)(dist|dist-types|node_modules|e2e)\//.test(file),
    )
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const catalogues = import.meta.glob<Partial<Record<'en' | 'de', Catalogue>>>(['./*/words.ts', './*/words/{en,de}.ts'], {
  eager: true,
});
const parts = new Map<string, { en: Catalogue; de: Catalogue }>();
for (const [file, words] of Object.entries(catalogues)) {
  const part = file.split('/')[1];
  parts.set(part, { ...(parts.get(part) ?? { en: {}, de: {} }), ...words });
}

test('every part with words is looked at', () => {
  expect([...parts.keys()]).toEqual(expect.arrayContaining(['fair', 'newTable', 'online', 'shell', 'standings']));
});

describe.each([...parts])('the words of %s', (part, { en, de }) => {
  const keys = Object.keys(en);

  test('have the same keys and fields in both languages', () => {
    expect(Object.keys(de).sort()).toEqual([...keys].sort());
    for (const key of keys) expect([key, fieldsOfMessage(de[key])]).toEqual([key, fieldsOfMessage(en[key])]);
  });

  test('are neither empty nor untranslated', () => {
    expect(keys.filter((key) => en[key].trim() === '' || de[key].trim() === '')).toEqual([]);
    expect(keys.filter((key) => de[key] === en[key])).toEqual(SAME[part] ?? []);
  });

  test('are all used', () => {
    // The shell's words are said everywhere in the client.
    const sources = sourcesIn(part === 'shell' ? import.meta.dirname : join(import.meta.dirname, part));
    // Made from a code, a pace, an ending: `error.${code}`.
    const made = [...sources.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, stem]) => stem);
    expect(keys.filter((key) => !sources.includes(`'${key}'`) && !made.some((stem) => key.startsWith(stem)))).toEqual(
      [],
    );
  });
});

test('every word of the shell that is asked for is there', () => {
  const asked = [...sourcesIn(import.meta.dirname).matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((key) => key.includes('.') && !(key in (parts.get('shell')?.en ?? {})))).toEqual([]);
});

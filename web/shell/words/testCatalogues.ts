import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOfMessage } from '@ravelin/engine';
import { expect, test } from 'vitest';

type Catalogue<Key extends string> = Readonly<Record<Key, string>>;

/** What holds for the words of a part of the client that brings its own. `same`: what both languages share. */
export const testCatalogues = <Key extends string>(
  folder: string,
  { en, de, same }: { readonly en: Catalogue<Key>; readonly de: Catalogue<Key>; readonly same: readonly Key[] },
): void => {
  const keys = Object.keys(en) as Key[];

  test('both catalogues hold the same keys with the same fields', () => {
    expect(Object.keys(de).sort()).toEqual([...keys].sort());
    for (const key of keys) expect([key, fieldsOfMessage(de[key])]).toEqual([key, fieldsOfMessage(en[key])]);
    expect(keys.filter((key) => de[key] === en[key])).toEqual(same);
  });

  test('every text is used', () => {
    const sources = readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    // Made from a code, a pace, an ending: `error.${code}`.
    const made = [...sources.matchAll(/`([\w-]+\.)\$\{/g)].map(([, stem]) => stem);
    const unused = keys.filter((key) => !sources.includes(`'${key}'`) && !made.some((stem) => key.startsWith(stem)));
    expect(unused).toEqual([]);
  });
};

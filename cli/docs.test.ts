import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './io.ts';
import { load } from './library.ts';

test('the example of docs/record-format.md is a record that opens', () => {
  const page = readFileSync(join(root(), 'docs/record-format.md'), 'utf8');
  const [example = ''] = /^ {4}\{\n[\s\S]*?^ {4}\}\n/m.exec(page) ?? [];
  // Its snapshot is cut short there.
  const match = load(JSON.parse(example.replace(/ *"snapshot": .*\n/, '')));
  expect(match.length).toBe(4);
  expect(match.reopened).toBeUndefined();
  expect(example).toContain('"snapshot": {"game":"vienna","seq":4,');
  expect(match.record().snapshot).toMatchObject({ game: 'vienna', seq: 4 });
});

import { badComponents, type Finding } from '@ravelin/engine';
import { afterEach, expect, test } from 'vitest';
import { setSettings } from '../shell/settings.ts';
import { findingText } from './findingText.ts';

const captions = { cards: ['Cards', 'Karten'], 'cards/*/value': ['Value', 'Wert'] } as const;
const files = { cards: [{ value: 'many' }] };
const [agreed] = badComponents(['"A" is there twice.', '„A“ kommt zweimal vor.'], '/cards').findings;
const shape: Finding = {
  path: '/cards/0/value',
  what: 'missing',
  values: {},
  message: 'Value is missing',
};

afterEach(() => setSettings({ language: 'en' }));

test('what is refused is said in the language of the reader, also of a set that is brought from a file', () => {
  const said = () => [agreed, shape].map((one) => findingText(one, { captions, files }));
  expect(said()).toEqual(['"A" is there twice.', expect.stringContaining('Value')]);
  setSettings({ language: 'de' });
  expect(said()).toEqual(['„A“ kommt zweimal vor.', expect.stringContaining('Wert')]);
});

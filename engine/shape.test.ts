import { describe, expect, test } from 'vitest';
import { BadComponents, badComponents, type Captions, captionAt, checkShape, readFiles, ruleAt } from './index.ts';

/** What is said against a component set: where, what, and by which paragraph. */

const only = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const word = (value: string) => ({ const: value, type: 'string' });
const count = { type: 'integer', minimum: 0, maximum: 9 };
const clause = {
  anyOf: [
    only({ do: word('draw'), cards: count }),
    only({ do: word('fill') }),
    only({ do: word('hurt'), side: { anyOf: [word('us'), word('them')] } }),
  ],
};
const schema = only({
  set: only({ title: { type: 'string', minLength: 1 } }),
  cards: {
    type: 'array',
    minItems: 1,
    items: only(
      {
        id: { type: 'string', pattern: '^[A-Z]+$' },
        clauses: { type: 'array', items: clause },
        shared: { type: 'boolean' },
      },
      ['id', 'clauses'],
    ),
  },
  prices: { type: 'object', patternProperties: { '^[a-z]+$': { anyOf: [count, { type: 'null' }] } } },
});
const captions: Captions = {
  cards: ['Cards', 'Karten', 'X3'],
  'cards/*/id': ['Number', 'Nummer'],
  'draw/cards': ['Cards drawn', 'Gezogene Karten', 'X3.1'],
  side: ['Side', 'Seite', 'X1'],
  'prices/*': ['Price', 'Preis', 'X2'],
};
const sound = () => ({
  set: { title: 'Ours' },
  cards: [{ id: 'A', clauses: [{ do: 'draw', cards: 2 }, { do: 'fill' }] }],
  prices: { swamp: null, road: 1 },
});
const against = (change: (files: ReturnType<typeof sound> & Record<string, unknown>) => void) => {
  const files = sound();
  change(files as never);
  return checkShape(schema, files, captions).map(({ path, what, message, rule }) => [path, what, message, rule]);
};

describe('The shape of a component set', () => {
  test('nothing is said against one that is right', () => {
    expect(against(() => {})).toEqual([]);
  });

  test.each<[string, Parameters<typeof against>[0], unknown[]]>([
    [
      'a number that is one too high',
      (f) => Object.assign(f.cards[0].clauses[0], { cards: 10 }),
      ['/cards/0/clauses/0/cards', 'most', 'Cards drawn is at most 9, not 10', 'X3.1'],
    ],
    [
      'a number that is one too low',
      (f) => Object.assign(f.cards[0].clauses[0], { cards: -1 }),
      ['/cards/0/clauses/0/cards', 'least', 'Cards drawn is at least 0, not -1', 'X3.1'],
    ],
    [
      'a fraction',
      (f) => Object.assign(f.cards[0].clauses[0], { cards: 1.5 }),
      ['/cards/0/clauses/0/cards', 'whole', 'Cards drawn is a whole number, not 1.5', 'X3.1'],
    ],
    [
      'an unknown verb',
      (f) => Object.assign(f.cards[0].clauses[1], { do: 'fly' }),
      ['/cards/0/clauses/1/do', 'choice', 'do is one of draw, fill, hurt, not "fly"', 'X3'],
    ],
    [
      'a member of another verb',
      (f) => Object.assign(f.cards[0].clauses[1], { cards: 2 }),
      ['/cards/0/clauses/1/cards', 'unknown', 'there is no "cards" here', 'X3'],
    ],
    [
      'another word',
      (f) => Object.assign(f.cards[0].clauses, [{ do: 'hurt', side: 'all' }]),
      ['/cards/0/clauses/0/side', 'choice', 'Side is one of us, them, not "all"', 'X1'],
    ],
    [
      'a member that is missing',
      (f) => void Reflect.deleteProperty(f.cards[0], 'clauses'),
      ['/cards/0/clauses', 'missing', 'clauses is missing', 'X3'],
    ],
    [
      'a text of another shape',
      (f) => Object.assign(f.cards[0], { id: 'one' }),
      ['/cards/0/id', 'written', 'Number cannot be written "one"', 'X3'],
    ],
    [
      'a price that is a text',
      (f) => Object.assign(f.prices, { road: 'dear' }),
      ['/prices/road', 'choice', 'Price is one of integer, null, not "dear"', 'X2'],
    ],
    [
      'a name that a table does not take',
      (f) => Object.assign(f.prices, { R2: 1 }),
      ['/prices/R2', 'unknown', 'there is no "R2" here', 'X2'],
    ],
    ['an empty list', (f) => void f.cards.splice(0), ['/cards', 'fewer', 'Cards has at least 1 entries, not 0', 'X3']],
    [
      'a title that is empty',
      (f) => Object.assign(f.set, { title: '' }),
      ['/set/title', 'empty', 'title must not be empty', undefined],
    ],
    [
      'a tick that is a number',
      (f) => Object.assign(f.cards[0], { shared: 1 }),
      ['/cards/0/shared', 'yesNo', 'shared is true or false, not 1', 'X3'],
    ],
  ])('%s is refused with its place and its paragraph', (_, change, finding) => {
    expect(against(change)).toEqual([finding]);
  });

  test('everything that is wrong is said at once', () => {
    const found = against((files) => {
      Object.assign(files.prices, { road: 12 });
      Object.assign(files, { weather: [] });
      Object.assign(files.set, { title: 3 });
    });
    expect(found.map(([path]) => path)).toEqual(['/set/title', '/prices/road', '/weather']);
  });

  test('the refusal has the path, the words and the paragraph', () => {
    const files = sound();
    Object.assign(files.prices, { road: 12 });
    expect(() => readFiles({ schema, captions }, files)).toThrow('/prices/road: Price is at most 9, not 12 (X2).');
    const agreed = badComponents(['cards: "A" is there twice.', '„A“ kommt zweimal vor.'], '/cards', 'X3');
    expect(agreed).toBeInstanceOf(BadComponents);
    expect([agreed.code, agreed.rule, agreed.message]).toEqual([
      'bad-components',
      'X3',
      '/cards: cards: "A" is there twice (X3).',
    ]);
  });

  test('files come in the order of the schema, however they are given', () => {
    const { set, cards, prices } = sound();
    expect(JSON.stringify(readFiles({ schema, captions }, { prices, cards, set }))).toBe(JSON.stringify(sound()));
  });
});

test('the longest caption that fits counts, and a paragraph is that of what holds the datum', () => {
  expect(captionAt(captions, ['cards', '*', 'clauses', 'draw', 'cards'])?.[0]).toBe('Cards drawn');
  expect(captionAt(captions, ['cards', '*', 'clauses'])).toBeUndefined();
  expect(ruleAt(captions, ['cards', '*', 'clauses'])).toBe('X3');
  expect(ruleAt(captions, ['set', 'title'])).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { chapterOf, citationsIn, parseRulebook } from './rulebook.ts';

const book = (text: string) => parseRulebook([{ name: '10-actions.md', text }]);

describe('the rulebook', () => {
  test('a paragraph has its number, text, tags, headings and place', () => {
    const { paragraphs, problems } = book(
      '# V10 Actions\n\n## Entrench\n\n**V10.1.5** It is yours. {aid, ruling R4, ruling R5}\n\n**V10.2** Assault: storm. {note}\n',
    );
    expect(problems).toEqual([]);
    expect(paragraphs).toEqual([
      {
        rule: 'V10.1.5',
        text: 'It is yours.',
        chapter: 'V10',
        title: 'Actions',
        section: 'Entrench',
        note: false,
        aid: true,
        rulings: ['R4', 'R5'],
        source: '10-actions.md:5',
      },
      expect.objectContaining({ rule: 'V10.2', text: 'Assault: storm.', note: true, aid: false, rulings: [] }),
    ]);
  });

  test('a paragraph without tags has an effect', () => {
    expect(book('# V1 A\n**V1.1** Only once.').paragraphs[0].note).toBe(false);
  });

  test('braces inside the text are text', () => {
    expect(book('# V1 A\n**V1.1** A set {1, 2} of things. {note}').paragraphs[0]).toMatchObject({
      text: 'A set {1, 2} of things.',
      note: true,
    });
  });

  test('a diagram has its caption, and the paragraph that it follows', () => {
    const { paragraphs, diagrams, problems } = book(
      '# V1 A\n**V1.1** a\n\n![See [here] (V1.1).](diagram:a-hex)\n**V1.2** b',
    );
    expect([problems, paragraphs.length]).toEqual([[], 2]);
    expect(diagrams).toEqual([
      { id: 'a-hex', caption: 'See [here] (V1.1).', after: 'V1.1', source: '10-actions.md:4' },
    ]);
  });

  test('a new chapter forgets the section of the one before', () => {
    const { paragraphs, chapters } = book('# V1 A\n## Deep\n**V1.1** a\n# V2 B\n**V2.1** b');
    expect(paragraphs.map(({ section }) => section)).toEqual(['Deep', '']);
    expect([...chapters]).toEqual([
      ['V1', 'A'],
      ['V2', 'B'],
    ]);
  });

  test.each([
    ['a number used twice', '# V1 A\n**V1.1** a\n**V1.1** b', /:3: V1\.1 is there twice, first at 10-actions\.md:2/],
    ['a paragraph in the wrong chapter', '# V1 A\n**V2.1** a', /V2\.1 stands in chapter V1/],
    ['a paragraph before any chapter', '**V2.1** a', /V2\.1 stands in chapter none/],
    ['an unknown tag', '# V1 A\n**V1.1** a {notes}', /"notes" is not a tag \(V1\.1\)/],
    ['a diagram before its chapter', '# V1 A\n**V1.1** a\n# V2 B\n![c](diagram:d)', /:4: the diagram d follows no/],
    ['a diagram twice', '# V1 A\n**V1.1** a\n![c](diagram:d)\n![c](diagram:d)', /:4: the diagram d is there twice/],
    ['a loose line', '# V1 A\nhello', /:2: neither a heading nor a paragraph nor a diagram: "hello"/],
    ['a chapter twice', '# V1 A\n# V1 B', /the chapter V1 is there twice/],
  ])('%s is reported with its place', (_what, text, problem) => {
    expect(book(text).problems).toEqual([expect.stringMatching(problem)]);
  });

  test('V10 is not the chapter of V1', () => {
    expect(book('# V1 A\n**V10.1** a').problems).toHaveLength(1);
  });
});

describe('citations', () => {
  test('numbers count as a whole, in strings and comments alike', () => {
    expect(citationsIn("must('V10.2.1', // V10.2, see V17.OS22 and (V9).", 'V')).toEqual([
      'V10.2.1',
      'V10.2',
      'V17.OS22',
      'V9',
    ]);
  });

  test('what only looks like a number is none', () => {
    expect(citationsIn('NAV10.2 v10.2 V10a x.V10 V V.1', 'V')).toEqual([]);
  });

  test('a template cites the chapter that it fills in', () => {
    expect(citationsIn("'V17.' + id", 'V')).toEqual(['V17']);
  });

  test('the chapter of a paragraph is what stands before the first point', () => {
    expect([chapterOf('V10.2.1'), chapterOf('V17.OS22'), chapterOf('V9')]).toEqual(['V10', 'V17', 'V9']);
  });
});

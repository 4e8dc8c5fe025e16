import {
  type AnyGame,
  chapterOf,
  citationsIn,
  conditionsIn,
  type Exercise,
  type GeneratedParagraph,
  type Rulebook,
} from '@ravelin/engine';

/** Which paragraphs of a rulebook the code cites and the tests exercise. Pure: the command feeds it. */

/** What a test file left: engine/testing/coverage-setup.ts. */
export interface Observed {
  readonly passed: readonly { readonly name: string; readonly title: string }[];
  readonly exercises: readonly Exercise[];
}

export interface Evidence {
  readonly game: AnyGame;
  readonly rulebook: Rulebook;
  readonly generated: readonly GeneratedParagraph[];
  readonly sources: readonly { readonly file: string; readonly text: string }[];
  readonly observed: readonly Observed[];
}

export interface ConditionRow {
  readonly text: string;
  readonly yes: boolean;
  readonly no: boolean;
}

export interface Row {
  readonly rule: string;
  readonly chapter: string;
  readonly text: string;
  readonly note: boolean;
  /** Places in the sources. */
  readonly cited: number;
  /** Tests. */
  readonly exercised: number;
  readonly conditions: readonly ConditionRow[];
  readonly covered: boolean;
}

export interface Coverage {
  readonly rows: readonly Row[];
  readonly chapters: ReadonlyMap<string, string>;
  /** Citations of paragraphs that do not exist: the number, and where it stands. */
  readonly unknown: ReadonlyMap<string, readonly string[]>;
}

const grouped = <T, U>(list: Iterable<T>, key: (one: T) => string, value: (one: T) => U): Map<string, U[]> => {
  const out = new Map<string, U[]>();
  for (const one of list) {
    const found = out.get(key(one));
    if (found) found.push(value(one));
    else out.set(key(one), [value(one)]);
  }
  return out;
};

/** The numbers that a test's title begins with: `V10.1.5, V10.1.6 the works stand` begins with two. */
export const titleRules = (title: string, letters: string): string[] => {
  const number = `${letters}\\d+(?:\\.(?:\\d+|[A-Z]+\\d+))*`;
  const [start = ''] = new RegExp(`^${number}(?:(?:, ?| and )${number})*(?![\\w.])`).exec(title) ?? [];
  return citationsIn(start, letters);
};

/** The letters that begin this rulebook's numbers. */
const lettersOf = ({ paragraphs }: Rulebook): string => /^[A-Z]+/.exec(paragraphs[0]?.rule ?? '')?.[0] ?? 'V';

export const coverageOf = ({ game, rulebook, generated, sources, observed }: Evidence): Coverage => {
  const letters = lettersOf(rulebook);
  const citations = grouped(
    sources.flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((row, i) => citationsIn(row, letters).map((rule) => ({ rule, place: `${file}:${i + 1}` }))),
    ),
    ({ rule }) => rule,
    ({ place }) => place,
  );
  const passed = new Set(observed.flatMap((one) => one.passed.map(({ name }) => name)));
  const exercises = grouped(
    observed.flatMap((one) => one.exercises),
    ({ rule }) => rule,
    (exercise) => exercise,
  );
  const titled = grouped(
    observed.flatMap((one) =>
      one.passed.flatMap(({ name, title }) => titleRules(title, letters).map((rule) => ({ rule, name }))),
    ),
    ({ rule }) => rule,
    ({ name }) => name,
  );
  // One that no test ever reached must not go unmissed.
  const declared = grouped(
    conditionsIn(game),
    ({ rule }) => rule,
    ({ text }) => text,
  );

  const row = (rule: string, text: string, note: boolean, citedAnyway: number): Row => {
    const seen = exercises.get(rule) ?? [];
    const tests = new Set(seen.flatMap((one) => one.tests).filter((name) => passed.has(name)));
    const asked = seen.filter(({ by }) => by === 'condition');
    const conditions = [...new Set([...(declared.get(rule) ?? []), ...asked.map(({ label }) => label)])].map(
      (condition): ConditionRow => {
        const answers = asked.filter(({ label }) => label === condition);
        return {
          text: condition,
          yes: answers.some(({ times: [, yes] }) => yes > 0),
          no: answers.some(({ times: [no] }) => no > 0),
        };
      },
    );
    const cited = (citations.get(rule)?.length ?? 0) + citedAnyway;
    // Code that the probe cannot see (a table, a set-up value) is covered by a test that says so in its title.
    const exercised = seen.length > 0 ? tests.size : new Set(titled.get(rule)).size;
    const covered = note || (cited > 0 && exercised > 0 && conditions.every(({ yes, no }) => yes && no));
    return { rule, chapter: chapterOf(rule), text, note, cited, exercised, conditions, covered };
  };

  const rows = [
    ...rulebook.paragraphs.map(({ rule, text, note }) => row(rule, text, note, 0)),
    // The row of data that a card's paragraph is made from is its citation.
    ...generated.map(({ rule, text }) => row(rule, text, false, 1)),
  ];
  const known = new Set([...rows.flatMap(({ rule, chapter }) => [rule, chapter]), ...rulebook.chapters.keys()]);
  const chapters = new Map(rulebook.chapters);
  for (const { chapter } of rows) if (!chapters.has(chapter)) chapters.set(chapter, 'Cards');
  const order = ([a]: readonly [string, string], [b]: readonly [string, string]): number =>
    Number(a.slice(letters.length)) - Number(b.slice(letters.length));
  return {
    rows,
    chapters: new Map([...chapters].sort(order)),
    unknown: new Map([...citations].filter(([rule]) => !known.has(rule))),
  };
};

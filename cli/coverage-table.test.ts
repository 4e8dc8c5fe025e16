import { type Exercise, parseRulebook } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { coverageOf, type Observed, type Row } from './coverage-table.ts';
import { gameNamed } from './library.ts';

/** The real game without procedures: only what a test gives counts. */
const game = { ...gameNamed('vienna'), procedures: [] };

const BOOK = `# V9 Turns
**V9.1** A turn. {note}
**V9.2** Discard a card.
**V9.2.1** One only.
# V10 Actions
**V10.1** Dig.`;

const exercise = (rule: string, tests: string[], rest: Partial<Exercise> = {}): Exercise => ({
  rule,
  by: 'step',
  label: 'x',
  times: [0, 1],
  tests,
  ...rest,
});

const coverage = (
  text: string,
  observed: { passed?: string[]; exercises?: Exercise[] } = {},
  procedures: (typeof game)['procedures'] | readonly unknown[] = [],
) => {
  const passed = (observed.passed ?? []).map((name) => ({ name: `suite > ${name}`, title: name }));
  const exercises = (observed.exercises ?? []).map((one) => ({
    ...one,
    tests: one.tests.map((name) => `suite > ${name}`),
  }));
  const seen: Observed = { passed, exercises };
  const { rows, unknown, chapters } = coverageOf({
    game: { ...game, procedures } as typeof game,
    rulebook: parseRulebook([{ name: 'book.md', text: BOOK }]),
    generated: [{ rule: 'V17.OS1', title: 'Council', text: 'Draw 1 card.' }],
    sources: [{ file: 'rules/turn.ts', text }],
    observed: [seen],
  });
  return { row: (rule: string): Row | undefined => rows.find((one) => one.rule === rule), unknown, chapters };
};

describe('coverage of a rulebook', () => {
  test('a note needs nothing; an effect needs a citation and a test that passed', () => {
    const { row } = coverage("run('V9.2', f); // V9.2.1", {
      passed: ['turns'],
      exercises: [exercise('V9.2', ['turns']), exercise('V9.2.1', ['a test that failed'])],
    });
    expect(row('V9.1')).toMatchObject({ note: true, covered: true });
    expect(row('V9.2')).toMatchObject({ cited: 1, exercised: 1, covered: true });
    expect(row('V9.2.1')).toMatchObject({ cited: 1, exercised: 0, covered: false });
    expect(row('V10.1')).toMatchObject({ cited: 0, exercised: 0, covered: false });
  });

  test('a number counts as a whole: V9.2.1 is no citation of V9.2', () => {
    const { row } = coverage('// V9.2.1 and V9.2.1');
    expect([row('V9.2')?.cited, row('V9.2.1')?.cited]).toEqual([0, 2]);
  });

  test('exercised without being cited is not covered', () => {
    const { row } = coverage('', { passed: ['turns'], exercises: [exercise('V10.1', ['turns'])] });
    expect(row('V10.1')).toMatchObject({ exercised: 1, covered: false });
  });

  test('what the probe cannot see is exercised by a test named after it', () => {
    const { row } = coverage('const LIMIT = 1; // V9.2.1, V9.2 and V10.1', {
      passed: ['V9.2.1 one card only', 'V9.2, V10.1: both', 'see V10.1'],
    });
    expect(row('V9.2.1')).toMatchObject({ exercised: 1, covered: true });
    expect(row('V9.2')).toMatchObject({ exercised: 1 });
    expect(row('V10.1')).toMatchObject({ exercised: 1 });
  });

  test('a title does not count where the probe has seen the code, only without a test that passed', () => {
    const { row } = coverage("run('V10.1', f)", {
      passed: ['V10.1 digs'],
      exercises: [exercise('V10.1', ['another that failed'])],
    });
    expect(row('V10.1')).toMatchObject({ exercised: 0, covered: false });
  });

  test('a condition must have been answered yes and no', () => {
    const asked = (times: [number, number]) =>
      coverage("must('V10.1', ...)", {
        passed: ['digs'],
        exercises: [exercise('V10.1', ['digs'], { by: 'condition', label: 'A spade.', times })],
      }).row('V10.1');
    expect(asked([0, 3])).toMatchObject({ covered: false, conditions: [{ text: 'A spade.', yes: true, no: false }] });
    expect(asked([2, 0])).toMatchObject({ covered: false, conditions: [{ yes: false, no: true }] });
    expect(asked([2, 3])).toMatchObject({ covered: true });
  });

  test('a condition that no test ever reached is missed', () => {
    const must = [{ rule: 'V10.1', text: 'A spade.' }];
    const moves = [{ if: [], slots: [{ must }], list: undefined }];
    const { row } = coverage("must('V10.1', ...)", { passed: ['digs'], exercises: [exercise('V10.1', ['digs'])] }, [
      { ops: [{ ask: { decision: { moves } } }, {}] },
    ]);
    expect(row('V10.1')).toMatchObject({ exercised: 1, covered: false, conditions: [{ yes: false, no: false }] });
  });

  test("a card's row of data is its citation", () => {
    const { row, chapters } = coverage('', { passed: ['x'], exercises: [exercise('V17.OS1', ['x'])] });
    expect(row('V17.OS1')).toMatchObject({ cited: 1, exercised: 1, covered: true });
    expect([...chapters.keys()]).toEqual(['V9', 'V10', 'V17']);
  });

  test('a citation of a paragraph that does not exist is named with its place; a chapter exists', () => {
    const { unknown } = coverage("// V10 Actions, V17\nrun('V10.9', f)");
    expect([...unknown]).toEqual([['V10.9', ['rules/turn.ts:2']]]);
  });
});

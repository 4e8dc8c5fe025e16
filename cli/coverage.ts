import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnyGame, Refusal } from '@ravelin/engine';
import { generated } from '@ravelin/games';
import { type Coverage, coverageOf, type Observed, type Row } from './coverage-table.ts';
import { filesUnder, isTest, runTests, testsOf } from './game-tests.ts';
import { complain, type Io, root, say } from './io.ts';
import { gameNamed } from './library.ts';
import { readRulebook } from './rulebook-files.ts';

/** `ravelin coverage`: runs a game's tests and says which paragraphs of its rulebook none of them exercises. */

const sourcesOf = ({ id }: AnyGame): { file: string; text: string }[] => {
  const folder = join(root(), 'games', id);
  return filesUnder(folder)
    .filter((path) => path.endsWith('.ts') && !isTest(path))
    .map((path) => ({ file: relative(folder, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    .filter(({ file }) => file === 'game.ts' || file.startsWith('rules/') || /^data\/[^/]+$/.test(file));
};

const tick = (is: boolean): string => (is ? 'yes' : 'no');

/** One paragraph, in full where something is missing. */
const rowLines = (row: Row): string[] => [
  `  ${row.covered ? ' ' : '!'} ${row.rule.padEnd(10)} ${row.note ? 'note  ' : 'effect'}  cited ${String(row.cited).padStart(3)}  exercised by ${String(row.exercised).padStart(3)}  ${row.text.slice(0, 60)}`,
  ...(row.covered
    ? []
    : row.conditions
        .filter(({ yes, no }) => !yes || !no)
        .map(({ text, yes, no }) => `        seen yes: ${tick(yes)}, no: ${tick(no)}  ${text}`)),
];

const summary = (rows: readonly Row[]): string => {
  const effects = rows.filter(({ note }) => !note);
  const covered = effects.filter((row) => row.covered).length;
  const share = effects.length === 0 ? 100 : (100 * covered) / effects.length;
  return `${String(covered).padStart(4)} of ${String(effects.length).padStart(4)} effects covered, ${(rows.length - effects.length).toString().padStart(3)} notes  ${(Math.floor(10 * share) / 10).toFixed(1).padStart(5)} %`;
};

const printTable = ({ rows, chapters, unknown }: Coverage, all: boolean, io: Io): void => {
  for (const [chapter, title] of chapters) {
    const mine = rows.filter((row) => row.chapter === chapter);
    say(io, `${`${chapter} ${title}`.padEnd(34)} ${summary(mine)}`);
    for (const row of mine) if (all || !row.covered) say(io, ...rowLines(row));
  }
  for (const [rule, places] of unknown) say(io, `There is no ${rule}; it is cited at ${places.join(', ')}.`);
  say(io, '', `${'Total'.padEnd(34)} ${summary(rows)}`);
};

export const coverage = (argv: readonly string[], io: Io): number => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const [id] = positionals;
  if (id === undefined) throw new Refusal('bad-arguments', 'Which game?');
  const game = gameNamed(id);
  const rulebook = readRulebook(game);
  for (const problem of rulebook.problems) say(io, problem);
  const tests = testsOf(game);
  complain(io, `Running ${tests.length} test files ...`);
  const { left: observed, failure } = runTests<Observed>(tests, 'RAVELIN_COVERAGE');
  if (failure) complain(io, failure);
  const table = coverageOf({
    game,
    rulebook,
    generated: generated.get(game.id) ?? [],
    sources: sourcesOf(game),
    observed,
  });
  printTable(table, values.all, io);
  if (failure) say(io, 'Some tests failed; what they exercised does not count.');
  const complete = table.rows.every(({ covered }) => covered) && table.unknown.size === 0;
  return complete && !failure && rulebook.problems.length === 0 ? 0 : 1;
};

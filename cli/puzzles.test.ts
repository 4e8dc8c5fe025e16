import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  askedAt,
  climb,
  DEEPER,
  isFresh,
  type Looked,
  lookThrough,
  type Puzzle,
  PuzzlesJson,
  prove,
  puzzleAt,
} from '@ravelin/bot/puzzles';
import { type Base, type Kernel, Match, parseMove, Random, worlds, writePosition } from '@ravelin/engine';
import { size } from '@ravelin/engine/testing';
import { games } from '@ravelin/games';
import { checked } from '@ravelin/table';
import { afterAll, describe, expect, it } from 'vitest';
import { readJson, root } from './io.ts';
import { kernelOf } from './library.ts';
import { ravelin } from './testing.ts';

/** The stored puzzles, and the command that finds and proves them. */

const folder = mkdtempSync(join(tmpdir(), 'ravelin-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (game: string): string => join(root(), 'games', game, 'puzzles', 'puzzles.json');
const stored = games
  .filter(({ id }) => existsSync(fileOf(id)))
  .map((game) => ({
    id: game.id,
    kernel: kernelOf(game) as unknown as Kernel<Base, unknown>,
    set: game.sets[0],
    file: checked(PuzzlesJson, readJson(fileOf(game.id)), game.id) as PuzzlesJson,
  }));

/** Every so many-th is looked at closely; all of them in the long run. */
const sampled = (all: readonly Puzzle[]): readonly Puzzle[] => all.filter((_one, n) => n % size(30, 1) === 0);

describe.each(stored)('the puzzles of $id', ({ kernel, set, file }) => {
  it('are different, and each has one to three right moves that are clearly better than all others', () => {
    expect(file.of.length).toBeGreaterThan(0);
    expect(new Set(file.of.map(({ id }) => id)).size).toBe(file.of.length);
    for (const [i, puzzle] of file.of.entries()) {
      const { solution, wrong, moves, thumb } = puzzle;
      expect(solution.length + wrong.length).toBe(moves);
      const least = Math.min(...solution.map(({ chance }) => chance));
      expect(solution[0].chance - wrong[0].chance).toBeGreaterThanOrEqual(file.margin);
      expect(least).toBeGreaterThan(wrong[0].chance);
      expect(wrong.map(({ move }) => move)).toContain(thumb.notation);
      expect(isFresh(puzzle, file.of.slice(0, i), 30)).toBe(true);
    }
  });

  it('are lawful positions, and the rule of thumb solves none of them', () => {
    for (const puzzle of file.of)
      expect([puzzle.id, prove(kernel, set, puzzle, 0, 'test').faults]).toEqual([puzzle.id, []]);
  });

  it('are solved by the best level at ten times its depth', () => {
    for (const puzzle of sampled(file.of)) {
      // In a sample the search stops soon after it has found it.
      const tries = size(Math.min(4 * puzzle.tries, DEEPER * file.tries), DEEPER * file.tries);
      expect([puzzle.id, prove(kernel, set, puzzle, tries, 'test').faults]).toEqual([puzzle.id, []]);
    }
  });

  it('tell nothing that the seat cannot know: with all that is hidden dealt otherwise they are answered alike', () => {
    for (const puzzle of sampled(file.of)) {
      const asked = askedAt(kernel, set, puzzle.position);
      const world = worlds(kernel, asked.view, asked.seat).draw(new Random('otherwise'));
      const { scenario, options } = puzzle.position;
      const other = askedAt(kernel, set, { ...writePosition(kernel, world), scenario, options });
      expect(climb(other, 24, 'test')).toEqual(climb(asked, 24, 'test'));
      expect(JSON.stringify(writePosition(kernel, asked.g)) !== JSON.stringify(writePosition(kernel, asked.view))).toBe(
        puzzle.hidden,
      );
    }
  });
});

const [first] = stored.filter(({ id }) => id === 'vienna');
const [puzzle] = first.file.of;

it('a puzzle whose answer is the rule of thumb’s, or not what a search finds, is found out', () => {
  const { kernel, set } = first;
  const asThumb = { ...puzzle, solution: [{ shown: puzzle.thumb, chance: 5000 }] };
  expect(prove(kernel, set, asThumb, 4 * puzzle.tries, 'test').faults).toEqual([
    `the rule of thumb finds "${puzzle.thumb.notation}"`,
    expect.stringMatching(/tries come to/),
  ]);
  const unlawful = { ...puzzle, seat: 'nobody' };
  expect(prove(kernel, set, unlawful, 0, 'test').faults).toEqual(['it is not nobody that decides']);
});

it('what is no puzzle is dismissed, and what is one is found again', () => {
  const { kernel, set, file } = first;
  const match = new Match(kernel, { set, position: puzzle.position, seed: 'test' });
  const liked = (notation: string) => parseMove(kernel, match.state, notation);
  const depths = {
    tries: 4 * puzzle.tries,
    playing: 8,
    worlds: 1500,
    margin: file.margin,
    late: Number.POSITIVE_INFINITY,
    expected: 0,
  };
  expect(puzzleAt(match as never, liked(puzzle.thumb.notation), depths, 'test')).toBe('thumb');
  expect(puzzleAt(match as never, liked(puzzle.wrong.at(-1)?.move ?? ''), depths, 'test')).toBe('shallow');
  const found = puzzleAt(match as never, liked(puzzle.solution[0].shown.notation), depths, 'again');
  expect(found).toMatchObject({ seat: puzzle.seat, moves: puzzle.moves, rule: puzzle.rule });
});

it('a game that is looked through late is one that a careless player did not lose early, and ends as it did', () => {
  const game = games.find(({ id }) => id === 'ottoman-sunset');
  if (!game) throw new RangeError('Ottoman Sunset is missing.');
  const kernel = kernelOf(game) as unknown as Kernel<Base, unknown>;
  const setting = { set: game.sets[0], scenario: game.scenarios[0].id, options: {} };
  const looked = (late: number, expected = 0) =>
    lookThrough(kernel, setting, { tries: 2, playing: 2, worlds: 24, margin: 0, late, expected }, 'late');
  const [nothing, little] = [looked(0), looked(4)];
  expect(nothing).toMatchObject({ puzzles: [], dismissed: {} });
  // Most wars are lost within 80 moves.
  expect(nothing.moves).toBeGreaterThan(80);
  expect(little.moves).toBe(nothing.moves);
  // Where nobody expects another move to be better than the rule of thumb's by so much, it is not even tried.
  const closely = ({ dismissed, puzzles }: Looked) =>
    Object.values(dismissed).reduce((sum, n) => sum + n, puzzles.length);
  const [all, hopeful, none] = [looked(40), looked(40, 50), looked(40, 10_000)].map(closely);
  expect(all).toBeGreaterThan(hopeful);
  expect(hopeful).toBeGreaterThan(none);
  expect(none).toBe(0);
});

describe('ravelin puzzles', () => {
  const out = join(folder, 'some.json');
  const write = (file: object): void => writeFileSync(out, JSON.stringify(file));

  it('lists them, proves them, and drops those that are none', async () => {
    const wrong = { ...puzzle, id: 'wrong', solution: [{ shown: puzzle.thumb, chance: 5000 }] };
    write({ ...first.file, tries: 4 * puzzle.tries, of: [puzzle, wrong] });
    expect((await ravelin(['puzzles', 'vienna', '--out', out])).out).toContain(puzzle.solution[0].shown.notation);
    const check = ['puzzles', 'vienna', '--out', out, '--check', '--times', '1'];
    const { code, out: said } = await ravelin(check);
    expect(code).toBe(1);
    expect(said).toContain(`wrong  WRONG: the rule of thumb finds "${puzzle.thumb.notation}"`);
    expect(said).toContain('1 of 2');
    expect((await ravelin([...check, '--drop'])).code).toBe(1);
    expect(JSON.parse(readFileSync(out, 'utf8')).of).toEqual([puzzle]);
    expect((await ravelin(check)).code).toBe(0);
  });

  it('goes on where it stopped, and is content with what is there', async () => {
    write({ ...first.file, of: [puzzle] });
    expect(await ravelin(['puzzles', 'vienna', '--out', out, '--find', '1'])).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ ...first.file, of: [puzzle] });
  });

  it('says what it cannot do', async () => {
    expect((await ravelin(['puzzles', 'chess'])).err).toContain('There is no game "chess"');
    expect((await ravelin(['puzzles', 'vienna', '--out', join(folder, 'none.json')])).err).toContain('is missing');
    expect((await ravelin(['puzzles', 'vienna', '--out', out, '--find', '0'])).code).toBe(2);
    expect((await ravelin(['puzzles', 'vienna', '--find', '1', '--check'])).code).toBe(2);
    expect((await ravelin(['puzzles', 'mohacs', '--out', out])).err).toContain('puzzles of vienna, not of mohacs');
    write({ ...first.file, of: [{ ...puzzle, position: 7 }] });
    expect((await ravelin(['puzzles', 'vienna', '--out', out])).code).toBe(1);
  });
});

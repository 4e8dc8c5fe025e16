import type { Puzzle, PuzzlesJson } from '@ravelin/bot/puzzles';

/** The puzzles of the games, each game's loaded when it is first asked for. A file `games/NAME/puzzles/puzzles.json` is all it takes. */

const files = import.meta.glob<PuzzlesJson>('../../games/*/puzzles/puzzles.json', { import: 'default' });
const gameOf = (path: string): string => path.split('/').at(-3) ?? '';

/** The games that have puzzles, by folder name. */
export const puzzledGames: readonly string[] = Object.keys(files).map(gameOf).sort();

/** Undefined: the game has none. */
export const puzzlesOf = async (game: string): Promise<PuzzlesJson | undefined> =>
  Object.entries(files).find(([path]) => gameOf(path) === game)?.[1]();

export const allPuzzles = async (): Promise<readonly PuzzlesJson[]> =>
  (await Promise.all(puzzledGames.map(puzzlesOf))).flatMap((one) => one ?? []);

export const HARDEST = 5;
/** Up to these shares of what the best level tries for a move a puzzle is of difficulty 1, 2, 3, 4. */
const SHARES = [1 / 16, 1 / 4, 1, 3];

/** How hard it is, from 1: by how deep a search must look until it finds it. */
export const difficultyOf = ({ tries }: Pick<Puzzle, 'tries'>, { tries: usual }: Pick<PuzzlesJson, 'tries'>): number =>
  1 + SHARES.filter((share) => tries > share * usual).length;

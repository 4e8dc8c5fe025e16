import type { Report } from '@ravelin/bot';
import { type AnyGame, isOpenOption, type Options } from '@ravelin/engine';
import type { Contest } from './arena-games.ts';

/** `ravelin arena --every`: how hard each scenario and each option is. */

export type Beginning = Pick<Contest, 'scenario' | 'options'>;

/** Every scenario with these options; then in this scenario every other value of each option. */
export const everyBeginning = (game: AnyGame, scenario: string, options: Options): readonly Beginning[] => [
  ...game.scenarios.map(({ id }) => ({ scenario: id, options })),
  ...game.options.flatMap((option) =>
    option.values
      .filter(({ id }) => id !== options[option.id] && isOpenOption(option, options))
      .map(({ id }) => ({ scenario, options: { ...options, [option.id]: id } })),
  ),
];

/** A beginning by what it has of its own. */
export const nameOf = (game: AnyGame, { scenario, options }: Beginning): string => {
  const changed = game.options.filter((option) => options[option.id] !== option.default);
  return [scenario, ...changed.map(({ id }) => `${id}=${options[id]}`)].join(' ');
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const COLUMNS = [36, 7, 9, 19, 7, 8];
const inColumns = (cells: readonly string[], last: string): string =>
  `${cells.map((cell, i) => (i === 0 ? cell.padEnd(COLUMNS[i]) : cell.padStart(COLUMNS[i]))).join('')}  ${last}`;

/** The head of the table, and the row of a beginning. */
export const HEAD = inColumns(['', 'games', 'won', '95 %', 'turns', 'score'], 'how the games ended');
export const rowOf = (
  game: AnyGame,
  beginning: Beginning,
  { games, score, interval, bySide, endings }: Report,
): string => {
  const [side] = Object.values(bySide);
  const ends = Object.entries(endings)
    .sort(([, a], [, b]) => b - a)
    .map(([how, n]) => `${how} ${n}`);
  const [low, high] = interval.map(percent);
  return inColumns(
    [
      nameOf(game, beginning),
      String(games),
      percent(score),
      `${low}–${high}`,
      side.turns.toFixed(1),
      side.graded.toFixed(2),
    ],
    ends.join(', '),
  );
};

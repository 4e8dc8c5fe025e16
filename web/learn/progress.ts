import { setSettings, settings } from '../shell/settings.ts';

/** Which lessons were finished on this device. */

/** Every game's first lesson: the board, the aim, a turn, and a decision of one's own. */
export const FIRST_TURN = 'first-turn';

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const isFinished = (game: string, lesson: string): boolean => settings.lessons.includes(keyOf(game, lesson));

export const finish = (game: string, lesson: string): void => {
  if (!isFinished(game, lesson)) setSettings({ lessons: [...settings.lessons, keyOf(game, lesson)] });
};

/** Where a person goes on who wants to learn the game: to its first turn, or, once that is done, to the list. */
export const wayIn = (
  game: string,
): { readonly screen: 'learn'; readonly game: string; readonly lesson: string | null } => ({
  screen: 'learn',
  game,
  lesson: isFinished(game, FIRST_TURN) ? null : FIRST_TURN,
});

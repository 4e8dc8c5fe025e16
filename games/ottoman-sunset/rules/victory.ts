import { type Ledger, line, type Reason } from '@ravelin/engine';
import {
  ending,
  fallOfTheCapital,
  isActive,
  levelsOfDefeat,
  levelsOfVictory,
  outcomes,
  pointsOfFronts,
  rulesOfLevels,
  scoring,
  warIsDecided,
  worthOfLevels,
} from '@ravelin/games/empires';
import { constantinopleFallen, gameOver } from './happenings.ts';
import { BEATEN_OFF, ENDINGS, type Ending, FORCED, type War } from './war.ts';
import { countWill } from './will-count.ts';

/** O6 Victory and defeat. */

/** O6.0.2, O8.2.3: the first ending that is met is the one; nothing after it is carried out. */
export const endGame = ending<War, Ending>(ENDINGS, gameOver);

export const COALITION = { victory: 'O8.2.1', defeat: 'O8.2.2' };

const LEVELS_OF_DEFEAT = levelsOfDefeat('constantinople', ['O6.1.5', 'O6.1.6', 'O6.1.7', 'O6.1.8', 'O6.1.9']);

const LEVELS_OF_VICTORY = levelsOfVictory(['O6.2.6', 'O6.2.7', 'O6.2.8', 'O6.2.9', 'O6.2.10']);

/** O2.0.4, O6.1.3: by the will that the marker shows. */
export const constantinopleFalls = fallOfTheCapital<War, Ending>(
  { falls: 'O2.0.4', cards: 'O6.1.4', will: 'O6.1.3' },
  constantinopleFallen,
  LEVELS_OF_DEFEAT,
  endGame,
);

/** O6.2.2 to O6.2.5 */
const victoryPoints = (g: War, ledger?: Ledger): number => {
  let points = pointsOfFronts(g, 'O6.2.2', ledger);
  points += line(ledger, 'O6.2.3', 'National Will', countWill(g));
  for (let front = 0; front < g.space.length; front++)
    if (g.kit.front[front].russian && !isActive(g, front))
      points += line(ledger, 'O6.2.4', `${g.kit.frontNames[front]} off the map`, g.kit.points.russia);
  if (g.narrows === BEATEN_OFF) points += line(ledger, 'O6.2.5', 'the Narrows held', g.kit.points.narrows);
  return points;
};

/** O6.2.1: the last card has been carried out. */
export const score = scoring<War, Ending>('O6.2.1', LEVELS_OF_VICTORY, victoryPoints, endGame);

/** A position in which the war is over is no position to play on from. */
export const ended = (g: War): Reason | undefined => {
  if (g.space.includes(0)) return { rule: 'O2.0.4', text: 'A Front is in Constantinople.' };
  if (g.narrows === FORCED) return { rule: 'O7.2.6', text: 'The Narrows have been forced.' };
  if (g.will < g.kit.low) return { rule: 'O5.0.7', text: 'National Will has collapsed.' };
  return warIsDecided(g, COALITION);
};

/** How good an ending is for the Empire, from −1 to 1. */
const WORTH: Readonly<Record<Ending, number>> = {
  ...worthOfLevels('constantinople'),
  will: -1,
  narrows: -1,
  'coalition-victory': 1,
  'coalition-defeat': -1,
};

/** The paragraph behind each ending. */
const RULES: Readonly<Record<Ending, string>> = {
  ...rulesOfLevels(LEVELS_OF_DEFEAT, LEVELS_OF_VICTORY),
  will: 'O6.1.1',
  narrows: 'O6.1.2',
  'coalition-victory': COALITION.victory,
  'coalition-defeat': COALITION.defeat,
};

export const outcome = outcomes<Ending>(ENDINGS, WORTH, RULES);

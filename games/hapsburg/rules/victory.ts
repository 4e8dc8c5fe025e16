import { type Ledger, line, type Play, type Reason } from '@ravelin/engine';
import {
  ending,
  fallOfTheCapital,
  levelsOfDefeat,
  levelsOfVictory,
  outcomes,
  pointsOfFronts,
  rulesOfLevels,
  scoring,
  warIsDecided,
  worthOfLevels,
} from '@ravelin/games/empires';
import { gameOver, viennaFallen } from './happenings.ts';
import { ENDINGS, type Ending, type War } from './war.ts';
import { countWill } from './will-count.ts';

/** H8 Victory and defeat. */

/** H8.0.2, H10.6.3: the first ending that is met is the one; nothing after it is carried out. */
export const endGame = ending<War, Ending>(ENDINGS, gameOver);

export const COALITION = { victory: 'H10.6.1', defeat: 'H10.6.2' };

const LEVELS_OF_DEFEAT = levelsOfDefeat('vienna', ['H8.1.5', 'H8.1.6', 'H8.1.7', 'H8.1.8', 'H8.1.9']);

const LEVELS_OF_VICTORY = levelsOfVictory(['H8.2.6', 'H8.2.7', 'H8.2.8', 'H8.2.9', 'H8.2.10']);

/** H2.0.5, H8.1.3: by the will that the marker shows. */
export const viennaFalls = fallOfTheCapital<War, Ending>(
  { falls: 'H2.0.5', cards: 'H8.1.4', will: 'H8.1.3' },
  viennaFallen,
  LEVELS_OF_DEFEAT,
  endGame,
);

const allInRevolt = (g: War): boolean => g.loyalty.every((loyalty) => loyalty === 0);

/** H3.3.2: in whatever phase. */
export const checkRevolts = (g: War, x: Play<War>): void => {
  if (allInRevolt(g)) endGame(g, x, 'revolt', 'H8.1.1');
};

/** H8.2.2 to H8.2.5; H8.2.3: a Front off the map gives nothing. */
const victoryPoints = (g: War, ledger?: Ledger): number => {
  let points = pointsOfFronts(g, 'H8.2.2', ledger);
  points += line(ledger, 'H8.2.4', 'National Will', countWill(g));
  for (let nation = 0; nation < g.loyalty.length; nation++)
    points += line(ledger, 'H8.2.5', g.kit.nationNames[nation], g.loyalty[nation]);
  return points;
};

/** H8.2.1: the last card has been carried out. */
const score = scoring<War, Ending>('H8.2.1', LEVELS_OF_VICTORY, victoryPoints, endGame);

/** H11.2.4 to H11.2.6: a short scenario compares the will with that of its start. */
const compare = (g: War, x: Play<War>): void => {
  if (g.will <= g.startWill) endGame(g, x, 'scenario-lost', 'H11.2.4');
  else if (g.space.includes(1)) endGame(g, x, 'scenario-drawn', 'H11.2.6');
  else endGame(g, x, 'scenario-won', 'H11.2.5');
};

export const finish = (g: War, x: Play<War>): void => {
  if (g.last < g.kit.cards.length) compare(g, x);
  else score(g, x);
};

/** A position in which the war is over is no position to play on from. */
export const ended = (g: War): Reason | undefined => {
  if (g.space.includes(0)) return { rule: 'H2.0.5', text: 'A Front is in Vienna.' };
  if (allInRevolt(g)) return { rule: 'H3.3.2', text: 'All three Nationalities are in Revolt.' };
  if (g.will < g.kit.low) return { rule: 'H7.0.9', text: 'National Will has collapsed.' };
  return warIsDecided(g, COALITION);
};

/** How good an ending is for the Empire, from −1 to 1. */
const WORTH: Readonly<Record<Ending, number>> = {
  ...worthOfLevels('vienna'),
  will: -1,
  revolt: -1,
  'scenario-won': 1,
  'scenario-lost': -1,
  'scenario-drawn': 0,
  'coalition-victory': 1,
  'coalition-defeat': -1,
};

/** The paragraph behind each ending. */
const RULES: Readonly<Record<Ending, string>> = {
  ...rulesOfLevels(LEVELS_OF_DEFEAT, LEVELS_OF_VICTORY),
  will: 'H8.1.2',
  revolt: 'H8.1.1',
  'scenario-won': 'H11.2.5',
  'scenario-lost': 'H11.2.4',
  'scenario-drawn': 'H11.2.6',
  'coalition-victory': COALITION.victory,
  'coalition-defeat': COALITION.defeat,
};

export const outcome = outcomes<Ending>(ENDINGS, WORTH, RULES);

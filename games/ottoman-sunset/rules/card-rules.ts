import { ruleOfCard } from '@ravelin/games/empires';

/** O9 The cards: the paragraphs of what each of them does beyond fighting a battle. */

/** The current card's modifier for Offensives. */
export const offensivesRule = ruleOfCard('O9', {
  3: 'O9.3.1',
  7: 'O9.7.2',
  14: 'O9.14.2',
  37: 'O9.37',
  42: 'O9.42.1',
  44: 'O9.44',
  45: 'O9.45',
  46: 'O9.46.1',
  47: 'O9.47',
});

/** A Front that comes. */
export const entryRule = ruleOfCard('O9', { 11: 'O9.11.1', 20: 'O9.20', 23: 'O9.23.2', 32: 'O9.32' });

/** A new leader. */
export const leaderRule = ruleOfCard('O9', {
  16: 'O9.16',
  17: 'O9.17',
  24: 'O9.24.2',
  33: 'O9.33',
  39: 'O9.39',
  40: 'O9.40',
});

/** A Front that goes, or Retreats; markers that are given. */
export const eventRule = ruleOfCard('O9', {
  2: 'O9.2',
  19: 'O9.19',
  24: 'O9.24.1',
  27: 'O9.27.1',
  30: 'O9.30',
  34: 'O9.34',
  43: 'O9.43',
});

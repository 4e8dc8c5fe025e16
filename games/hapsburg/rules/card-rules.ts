import { ruleOfCard } from '@ravelin/games/empires';

/** H13 The cards: the paragraphs of what each of them does beyond fighting a battle. */

/** The current card's modifier for Offensives. */
const OFFENSIVES: Readonly<Record<number, string>> = {
  2: 'H13.2',
  10: 'H13.10',
  20: 'H13.20',
  23: 'H13.23',
  38: 'H13.38',
  40: 'H13.40.2',
  42: 'H13.42.2',
};

/** An Event that gives markers, brings a Front, or makes one stronger. */
const EVENTS: Readonly<Record<number, string>> = {
  6: 'H13.6',
  15: 'H13.15.1',
  16: 'H13.16',
  17: 'H13.17.1',
  22: 'H13.22.1',
  32: 'H13.32',
  35: 'H13.35',
  37: 'H13.37',
  39: 'H13.39',
  44: 'H13.44',
  48: 'H13.48.1',
};

export const offensivesRule = ruleOfCard('H13', OFFENSIVES);
export const eventRule = ruleOfCard('H13', EVENTS);

import type { RulesChange } from '@ravelin/engine';

/** What each version of the rules changed, for the players of wars that began by older ones. */
export const changes: readonly RulesChange[] = [
  {
    rules: 2,
    rule: 'O8.2.1',
    text: {
      en: 'Coalition Victory or Defeat can be chosen before a new war. In yours it is off.',
      de: '„Sieg oder Niederlage der Mittelmächte“ lässt sich vor einem neuen Krieg wählen. In deinem gilt die Regel nicht.',
    },
  },
];

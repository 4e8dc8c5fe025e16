import type { RulesChange } from '@ravelin/engine';

/** What each version of the rules changed, for the players of wars that began by older ones. A change of a part is one of the whole. */
export const changes: readonly RulesChange[] = [
  {
    rules: 2,
    rule: 'E0.2.4',
    text: {
      en: 'The Ottoman half, too, knows whether Coalition Victory or Defeat is in use. Nothing else changes.',
      de: 'Auch die osmanische Hälfte weiß nun, ob „Sieg oder Niederlage der Mittelmächte“ gilt. Sonst ändert sich nichts.',
    },
  },
];

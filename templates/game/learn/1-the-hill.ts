import type { Lesson } from '@ravelin/web/lesson';

/** X3: take the Hill and attack from it. */
export const hill: Lesson = {
  id: 'hill',
  game: 'new-game',
  title: { en: 'The Hill', de: 'Der Hügel' },
  about: {
    en: 'March to the Hill and throw the enemy back from there.',
    de: 'Marschiere auf den Hügel und wirf den Gegner von dort zurück.',
  },
  rule: 'X3.3',
  seat: 'north',
  seats: ['north', 'south'],
  position: {
    turn: 'north',
    stands: { north: 'north-field', south: 'south-field' },
    driven: 'none',
    zones: { 'north hand': ['walk', 'trot'], 'south hand': ['walk'], discard: [] },
  },
  dice: ['walk', 'trot', 3, 'walk'],
  steps: [
    {
      text: {
        en: 'The Hill lies before you. A Walk is enough to reach it.',
        de: 'Vor dir liegt der Hügel. Ein Schritt genügt, um ihn zu erreichen.',
      },
      rule: 'X2.4',
      expect: ['march to hill with walk'],
      not: { en: 'In this lesson you take the Hill.', de: 'In dieser Lektion nimmst du den Hügel.' },
    },
    {
      text: { en: 'South waits.', de: 'Süd wartet.' },
      rule: 'X2.6',
      plays: ['wait with walk'],
    },
    {
      text: {
        en: 'Attack from the Hill: die, card and 1 more must come to 6.',
        de: 'Greif vom Hügel an: Würfel, Karte und 1 mehr müssen 6 ergeben.',
      },
      rule: 'X3.3',
      expect: ['attack with trot'],
      not: { en: 'The Trot is the stronger card.', de: 'Der Trab ist die stärkere Karte.' },
      well: {
        en: '3, 2 and 1 are 6: South falls back to its camp.',
        de: '3, 2 und 1 sind 6: Süd weicht in sein Lager zurück.',
      },
    },
  ],
};

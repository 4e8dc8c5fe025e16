import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** M3.3: front, flanks and rear, when a unit may turn, and what the angle of an attack is worth. */
export const facing: Lesson = {
  id: 'facing',
  game: 'mohacs',
  title: { en: 'Facing', de: 'Blickrichtung' },
  about: {
    en: 'Turn by one corner under the eyes of the enemy, ride round him, and take him in the rear.',
    de: 'Dreh dich unter den Augen des Feindes um eine Ecke, umreite ihn und fass ihn im Rücken.',
  },
  rule: 'M3.3.0.3',
  seat: 'hungary',
  seats: ['hungary', 'ottoman'],
  position: battle({
    units: {
      'bathyani-1': '1926 SE',
      'bathyani-2': '1824 S',
      'bathyani-3': '1822 S',
      'bali-1': '2026 N',
      'bali-2': '2334 N',
    },
    leaders: { bathyani: '1822', bali: '2334' },
    at: 'moves',
    command: 'bathyani',
    phasing: 'hungary',
  }),
  dice: [9],
  steps: [
    {
      text: {
        en: 'A unit faces a corner of its hex: two hexes are its front, two its flanks, two its rear. Croatian light horse 1 in 1926 faces south-east, so the spahis in 2026 are on its flank. It began in their Zone of Control and may turn by one corner only. Turn it to the south.',
        de: 'Eine Einheit blickt zu einer Ecke ihres Feldes: Zwei Felder sind ihre Front, zwei ihre Flanken, zwei ihr Rücken. Die kroatischen leichten Reiter 1 in 1926 blicken nach Südosten, also stehen die Sipahi in 2026 an ihrer Flanke. Sie haben in deren Kontrollzone begonnen und dürfen sich nur um eine Ecke drehen. Dreh sie nach Süden.',
      },
      rule: 'M3.3.2.2',
      expect: ['turn bathyani-1 to S'],
      not: {
        en: 'First the light horse in 1926: facing south it has the spahis in its front, and they lose the +2 for an attack through the flank.',
        de: 'Erst die leichten Reiter in 1926: Blicken sie nach Süden, haben sie die Sipahi in der Front, und diesen entgeht die +2 für einen Angriff durch die Flanke.',
      },
      well: {
        en: 'South-east to south is one corner. To the south-west, two corners away, it could not have turned.',
        de: 'Von Südosten nach Süden ist es eine Ecke. Nach Südwesten, zwei Ecken weiter, hätten sie sich nicht drehen dürfen.',
      },
    },
    {
      text: {
        en: 'Facing does not limit Movement, and a unit that leaves its hex may take any facing where it stops. Ride round the spahis with light horse 2 from 1824: to 2126, facing north.',
        de: 'Die Blickrichtung schränkt die Bewegung nicht ein, und eine Einheit, die ihr Feld verlässt, darf jede Blickrichtung annehmen, wo sie anhält. Umreite die Sipahi mit den leichten Reitern 2 aus 1824: nach 2126, Blick nach Norden.',
      },
      rule: 'M3.3.2.3',
      expect: ['move bathyani-2 to 2126 facing N'],
      not: {
        en: 'To 2126, and facing north: an attack strikes only what is in the attacker’s front.',
        de: 'Nach 2126, und mit Blick nach Norden: Ein Angriff trifft nur, was in der Front des Angreifers ist.',
      },
      well: {
        en: 'Three hexes, past their flank. The spahis may not turn: it is not their activation.',
        de: 'Drei Felder, an ihrer Flanke vorbei. Die Sipahi dürfen sich nicht drehen: Es ist nicht ihre Aktivierung.',
      },
    },
    {
      text: {
        en: 'Attacks come after all moves. End the moves.',
        de: 'Angriffe kommen nach allen Bewegungen. Beende die Bewegungen.',
      },
      rule: 'M4.1.3',
      expect: ['end moves'],
      not: { en: 'The light horse in 1822 may rest.', de: 'Die leichten Reiter in 1822 dürfen ruhen.' },
    },
    {
      text: {
        en: 'Declare the Shock from behind, with light horse 2 in 2126 against the spahis, its left front. Look at the modifiers: -1 for light against medium horse, +3 for the rear.',
        de: 'Sag den Nahkampf von hinten an: mit den leichten Reitern 2 in 2126 gegen die Sipahi, links in ihrer Front. Sieh dir die Modifikatoren an: −1 für leichte gegen mittlere Reiterei, +3 für den Rücken.',
      },
      rule: 'M8.3.1.2.2',
      expect: ['shock bathyani-2 left'],
      not: {
        en: 'From 1926 it would be an attack on the front, at -1 and no more. Attack from 2126.',
        de: 'Aus 1926 wäre es ein Angriff auf die Front, mit −1 und nichts weiter. Greif aus 2126 an.',
      },
    },
    {
      text: {
        en: 'That is all: close the declaration. Attacked through the rear only, the spahis cannot counter-charge.',
        de: 'Das ist alles: Schließe die Ansage. Nur durch den Rücken angegriffen, können die Sipahi keine Gegenattacke reiten.',
      },
      rule: 'M9.4.2.2',
      expect: ['declared'],
      not: {
        en: 'Front and rear together would even be +4, but then the spahis could counter-charge. Close the declaration.',
        de: 'Front und Rücken zusammen wären sogar +4, aber dann könnten die Sipahi eine Gegenattacke reiten. Schließe die Ansage.',
      },
      well: {
        en: '9 and +2 make 11: the spahis Retire into their box. Your light horse entered their hex without turning.',
        de: '9 und +2 macht 11: Die Sipahi sind zersprengt und im Sammelraum. Deine leichten Reiter sind in ihr Feld gerückt, ohne sich zu drehen.',
      },
    },
    {
      text: {
        en: 'Nobody is in its front there, so this was an ordinary advance and you may turn. Choose a facing; the rest of Bali’s horse is in the south-west.',
        de: 'Dort ist niemand in ihrer Front; es war also ein gewöhnliches Nachrücken, und du darfst sie drehen. Wähle eine Blickrichtung; Balis übrige Reiter stehen im Südwesten.',
      },
      rule: 'M10.5.6',
      expect: ['face SW'],
      words: ['face'],
    },
  ],
};

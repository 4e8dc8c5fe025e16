import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** M3.2: who has a Zone of Control, what entering one means, and what leaving one costs. */
export const zones: Lesson = {
  id: 'zones',
  game: 'mohacs',
  title: { en: 'Zones of Control', de: 'Kontrollzonen' },
  about: {
    en: 'Ride past an enemy in disorder, be stopped by one in order, and get away from him.',
    de: 'Reite an einem Feind in Unordnung vorbei, lass dich von einem geordneten aufhalten und mach dich von ihm los.',
  },
  rule: 'M3.2.4.1',
  seat: 'hungary',
  seats: ['hungary', 'ottoman'],
  position: battle({
    units: {
      'perenyi-1': '1709 S',
      'perenyi-2': '1605 S',
      'perenyi-3': '1805 S',
      'perenyi-4': '1607 S',
      'porte-1': '1906 N',
      'porte-2': '1909 N disordered',
      'porte-3': '2307 N',
    },
    leaders: { perenyi: '1607', suleiman: '2307' },
    at: 'moves',
    command: 'perenyi',
    phasing: 'hungary',
  }),
  dice: [],
  steps: [
    {
      text: {
        en: 'A combat unit has a Zone of Control, a ZOC, in its two frontal hexes. The spahis in 1906 have theirs in 1805 and 1806. Levies, guns and units that are Disordered or Retired have none, so those in 1909 have none either.',
        de: 'Eine Kampfeinheit hat in ihren zwei Frontfeldern eine Kontrollzone, eine ZOC. Die Sipahi in 1906 haben sie in 1805 und 1806. Aufgebot, Geschütze und Einheiten, die in Unordnung oder zersprengt sind, haben keine; auch die in 1909 haben also keine.',
      },
      rule: 'M3.2.1.1',
    },
    {
      text: {
        en: 'Ride with light horse 1 from 1709 before the eyes of the Disordered spahis, through 1808 to 1908, and face south-west: onto their flank.',
        de: 'Reite mit den leichten Reitern 1 aus 1709 vor den Augen der Sipahi in Unordnung vorbei, durch 1808 nach 1908, Blick nach Südwesten: an ihre Flanke.',
      },
      rule: 'M3.2.1.4',
      expect: ['move perenyi-1 to 1908 facing SW'],
      not: {
        en: 'From 1709 to 1908, facing south-west: then the spahis in 1909 are in its front.',
        de: 'Von 1709 nach 1908, Blick nach Südwesten: Dann sind die Sipahi in 1909 in ihrer Front.',
      },
      well: {
        en: '1808 is one of their frontal hexes, but nobody held you there.',
        de: '1808 ist eines ihrer Frontfelder, aber niemand hat dich dort aufgehalten.',
      },
    },
    {
      text: {
        en: 'The spahis in 1906 are in order. Who enters their ZOC must stop. Move light horse 2 from 1605 to 1806, facing as you like.',
        de: 'Die Sipahi in 1906 sind geordnet. Wer ihre ZOC betritt, muss anhalten. Zieh mit den leichten Reitern 2 von 1605 nach 1806, Blick wohin du willst.',
      },
      rule: 'M3.2.4.1',
      expect: ['move perenyi-2 to 1806 facing S'],
      words: ['move perenyi-2 to 1806 facing'],
      not: {
        en: 'Let the light horse from 1605 feel the ZOC: to 1806.',
        de: 'Lass die leichten Reiter aus 1605 die ZOC spüren: nach 1806.',
      },
      well: {
        en: 'They have spent 2 of 8 Movement Points; the rest is lost.',
        de: 'Sie haben 2 von 8 Bewegungspunkten ausgegeben; der Rest verfällt.',
      },
    },
    {
      text: {
        en: 'Light horse 3 in 1805 began in that ZOC and may leave it. Since the enemy is mounted, the first step costs 1 MP more. Ride to 1704 and look at the cost before you confirm.',
        de: 'Die leichten Reiter 3 in 1805 haben in dieser ZOC begonnen und dürfen sie verlassen. Weil der Feind beritten ist, kostet der erste Schritt 1 MP mehr. Reite nach 1704 und sieh dir vor dem Bestätigen die Kosten an.',
      },
      rule: 'M3.2.4.2',
      expect: ['move perenyi-3 to 1704 facing S'],
      words: ['move perenyi-3 to 1704 facing'],
      not: {
        en: 'The light horse from 1805, to 1704: two hexes, out of reach.',
        de: 'Die leichten Reiter aus 1805, nach 1704: zwei Felder, außer Reichweite.',
      },
      well: {
        en: 'Two hexes for 3 MP. In this activation they could have entered the ZOC of another enemy, but not that of the spahis in 1906 again.',
        de: 'Zwei Felder für 3 MP. In dieser Aktivierung hätten sie die ZOC eines anderen Feindes betreten dürfen, aber nicht wieder die der Sipahi in 1906.',
      },
    },
  ],
};

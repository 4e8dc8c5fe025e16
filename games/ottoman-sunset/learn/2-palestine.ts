import type { Lesson } from '@ravelin/web/lesson';
import { war } from './position.ts';

/** O2.3.9, O3.2.10, O3.6.1: Yildirim, the Asia Korps, and a German Staff Operation. */
export const palestine: Lesson = {
  id: 'palestine',
  game: 'ottoman-sunset',
  title: { en: 'November 1917: Palestine', de: 'November 1917: Palästina' },
  about: {
    en: 'Stop an Advance with Yildirim, attack with the Asia Korps, and pay with a Resource when the Actions are gone.',
    de: 'Halte einen Vormarsch mit Yildirim auf, greif mit dem Asienkorps an und zahle mit einer Reserve, wenn die Aktionen verbraucht sind.',
  },
  rule: 'O2.3.9',
  seat: 'ottoman',
  seats: ['ottoman'],
  position: war({
    played: [1, 2, 3, 5, 7, 9, 10, 11, 12, 14, 17, 18, 19, 20, 23, 24, 27, 30, 32, 34, 39, 43],
    fronts: { mesopotamia: 2, sinai: 3, arab: 4, salonika: 3 },
    resources: [0, 1, 0],
    boxes: { victories: ['siege-of-kut', 'gorlice-tarnow'], stalemates: [], defeats: ['second-ypres'] },
    fields: {
      side: { caucasus: 1, mesopotamia: 1, sinai: 1, arab: 0, salonika: 1, gallipoli: 0 },
      korps: 1,
      yildirim: 2,
      bureau: 'persia',
      uboats: 'yes',
      pipeline: 'yes',
      spent: 0,
    },
  }),
  dice: ['#44', 4, 3, 5, '#40'],
  steps: [
    {
      text: {
        en: 'Jerusalem is lost, Maude stands in Ctesiphon. Card 44, the Balfour Declaration, has come: the Arab Front went on to Amman, and now Maude is about to Advance into Baghdad, a second flag on his road.',
        de: 'Jerusalem ist verloren, Maude steht in Ktesiphon. Karte 44, die Balfour-Erklärung, ist gekommen: Die Arabische Front ging weiter nach Amman, und nun will Maude nach Bagdad vorrücken, zur zweiten Fahne auf seinem Weg.',
      },
      rule: 'O2.0.1',
    },
    {
      text: {
        en: 'A Yildirim marker cancels one Advance of the Sinai or the Mesopotamia Front. Spend it.',
        de: 'Ein Marker Yildirim hebt einen Vormarsch der Sinaifront oder der Mesopotamienfront auf. Setze ihn ein.',
      },
      rule: 'O2.3.9',
      expect: ['yildirim mesopotamia'],
      not: { en: 'Baghdad has a flag: stop him.', de: 'Bagdad hat eine Fahne: Halte ihn auf.' },
    },
    {
      text: {
        en: 'This turn Offensives against Sinai have +1, by the card. With the Asia Korps it is +2, now and for every later Offensive of the turn against that Front: Allenby, Battle Value 4, falls back on a 3. Attack him with the Asia Korps.',
        de: 'In diesem Zug haben Offensiven gegen den Sinai +1 durch die Karte. Mit dem Asienkorps sind es +2, jetzt und bei jeder späteren Offensive des Zuges gegen diese Front: Allenby, Kampfwert 4, weicht schon bei einer 3. Greif ihn mit dem Asienkorps an.',
      },
      rule: 'O3.2.10',
      expect: ['attack sinai korps by actions'],
      not: {
        en: 'Declare the Asia Korps with the first Offensive, before the die.',
        de: 'Setze das Asienkorps mit der ersten Offensive ein, vor dem Wurf.',
      },
      well: { en: 'Jerusalem is yours again.', de: 'Jerusalem ist wieder dein.' },
    },
    {
      text: {
        en: 'The marker is spent, its help is not: attack the Sinai Front again.',
        de: 'Der Marker ist verbraucht, seine Hilfe nicht: Greif die Sinaifront noch einmal an.',
      },
      rule: 'O3.2.9',
      expect: ['attack sinai alone by actions'],
      not: { en: 'The second Action is for Allenby too.', de: 'Auch die zweite Aktion gilt Allenby.' },
      well: {
        en: 'A 3 with +2 is 5: he is back in El Arish.',
        de: 'Eine 3 mit +2 ist 5: Er ist wieder in El Arisch.',
      },
    },
    {
      text: {
        en: 'The Actions of the card are gone, but a Resource lies in the East. Spend it as a German Staff Operation and attack Maude: he has Battle Value 4, and nothing helps you against him.',
        de: 'Die Aktionen der Karte sind verbraucht, aber im Osten liegt eine Reserve. Gib sie für eine Operation des deutschen Stabes aus und greif Maude an: Er hat Kampfwert 4, und nichts hilft dir gegen ihn.',
      },
      rule: 'O3.6.1',
      expect: ['attack mesopotamia alone by eastern'],
      not: {
        en: 'Pay with the Resource of the Eastern Theater.',
        de: 'Zahle mit der Reserve des Kriegsschauplatzes Ost.',
      },
      well: {
        en: 'A 5: he goes back to Kut, and Ctesiphon no longer counts against you. The next card has come already.',
        de: 'Eine 5: Er geht nach Kut zurück, und Ktesiphon zählt nicht mehr gegen dich. Schon ist die nächste Karte da.',
      },
    },
  ],
};

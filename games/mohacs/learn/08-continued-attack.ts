import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** M10.5 and M8.3.2.5: a Continued Attack that comes, and one that is lost. */
export const continuedAttack: Lesson = {
  id: 'continued-attack',
  game: 'mohacs',
  title: { en: 'Continued Attack', de: 'Nachstoß' },
  about: {
    en: 'The spahis of the Porte fall on Bathyani’s light horse. One unit breaks through and goes on; the other pays for its second enemy.',
    de: 'Die Sipahi der Pforte fallen über Bathyanis leichte Reiter her. Eine Einheit bricht durch und stößt nach; der anderen wird der zweite Feind zum Verhängnis.',
  },
  rule: 'M8.3.2.5',
  seat: 'ottoman',
  seats: ['ottoman', 'hungary'],
  position: battle({
    units: {
      'porte-1': '2427 N',
      'porte-2': '2530 N',
      'porte-3': '2628 N',
      'bathyani-1': '2330 S',
      'bathyani-2': '2331 S',
      'bathyani-3': '2327 S',
      'bathyani-4': '2226 S',
      'bathyani-5': '2025 S',
    },
    leaders: { bathyani: '2025', suleiman: '2628' },
    at: 'shock',
    command: 'centre',
    phasing: 'ottoman',
  }),
  // A 10 reads 0.
  dice: [9, 1, 9, 10],
  steps: [
    {
      text: {
        en: 'Your spahis 1 in 2427 begin next to the light horse in 2327, so they Shock without charging. It is in their right front: declare the Shock.',
        de: 'Deine Sipahi 1 in 2427 beginnen neben den leichten Reitern in 2327; darum greifen sie im Nahkampf an, ohne zu attackieren. Diese sind rechts in ihrer Front: Sag den Nahkampf an.',
      },
      rule: 'M9.1.7',
      expect: ['shock porte-1 right'],
      not: {
        en: 'Begin with the Shock of the spahis in 2427.',
        de: 'Beginne mit dem Nahkampf der Sipahi in 2427.',
      },
    },
    {
      text: {
        en: 'Spahis 2 in 2530 are two hexes from light horse 1 in 2330. Declare their charge at it.',
        de: 'Die Sipahi 2 in 2530 sind zwei Felder von den leichten Reitern 1 in 2330 entfernt. Sag ihre Attacke gegen diese an.',
      },
      rule: 'M9.2.1',
      expect: ['charge porte-2 at bathyani-1'],
      not: {
        en: 'A charge of the spahis in 2530, at 2330.',
        de: 'Eine Attacke der Sipahi in 2530, gegen 2330.',
      },
    },
    {
      text: {
        en: 'Nothing links the two attacks: they are two combats. Close the declaration.',
        de: 'Nichts verbindet die beiden Angriffe: Es sind zwei Gefechte. Schließe die Ansage.',
      },
      rule: 'M8.1.8',
      expect: ['declared'],
      not: { en: 'Both attacks stand. Close the declaration.', de: 'Beide Angriffe bleiben. Schließe die Ansage.' },
    },
    {
      text: {
        en: 'Resolve the Shock of spahis 1 in 2427 first.',
        de: 'Trage zuerst den Nahkampf der Sipahi 1 in 2427 aus.',
      },
      rule: 'M8.1.9',
      expect: ['resolve porte-1'],
      not: { en: 'First the Shock from 2427.', de: 'Zuerst den Nahkampf aus 2427.' },
      well: {
        en: '9 and +3 make 12: Retired, with a Continued Attack. Your spahis entered 2327 without turning and at once Shocked the light horse in 2226, at -1 for the combat before: 1 and +2 make 3, no effect.',
        de: '9 und +3 macht 12: zersprengt, mit Nachstoß. Deine Sipahi rückten nach 2327, ohne sich zu drehen, und griffen sofort die leichten Reiter in 2226 an, mit −1 für das Gefecht davor: 1 und +2 macht 3, keine Wirkung.',
      },
    },
    {
      text: {
        en: 'Now the charge. If you come to 2430 and face north, the light horse in 2331 is in your front too and must be attacked as well; it stands higher than you. Ride to 2430, facing north.',
        de: 'Nun die Attacke. Kommst du nach 2430 und blickst nach Norden, sind auch die leichten Reiter in 2331 in deiner Front und müssen mit angegriffen werden; sie stehen höher als du. Reite nach 2430, Blick nach Norden.',
      },
      rule: 'M9.2.13',
      expect: ['ride porte-2 to 2430 facing N'],
      not: {
        en: 'Facing elsewhere you would have only one enemy before you, and that would be wiser. But this is the example: to 2430, facing north.',
        de: 'Mit anderem Blick hättest du nur einen Feind vor dir, und das wäre klüger. Aber so ist das Beispiel: nach 2430, Blick nach Norden.',
      },
    },
    {
      text: {
        en: 'Two defenders, two rolls, in your order. Begin with light horse 1 in 2330.',
        de: 'Zwei Verteidiger, zwei Würfe, in deiner Reihenfolge. Beginne mit den leichten Reitern 1 in 2330.',
      },
      rule: 'M8.3.2.5',
      expect: ['against bathyani-1'],
      not: { en: 'In the example the one in 2330 comes first.', de: 'Im Beispiel kommen zuerst die in 2330.' },
      well: {
        en: '9 and +4 make 13: Eliminated, with a Continued Attack. But the second roll, 0 and +3, made 3: both sides Disordered. Who is Disordered does not continue, and who became so in this combat does not even advance.',
        de: '9 und +4 macht 13: ausgeschaltet, mit Nachstoß. Aber der zweite Wurf, 0 und +3, ergab 3: Beide gerieten in Unordnung. Wer in Unordnung ist, stößt nicht nach, und wer es in diesem Gefecht wurde, rückt nicht einmal nach.',
      },
    },
  ],
};

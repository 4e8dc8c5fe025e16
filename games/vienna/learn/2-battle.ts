import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** V19.7: a whole battle in its seven steps. */
export const battle: Lesson = {
  id: 'battle',
  game: 'vienna',
  title: { en: 'A whole battle', de: 'Ein ganzer Kampf' },
  about: {
    en: 'Seven steps from the face-down Troops to the sacrifice: Fortifications, sharpshooters, Cannon dice and a tie.',
    de: 'Sieben Schritte von den verdeckten Truppen bis zum Opfer: Befestigungen, Scharfschützen, Geschützwürfel und ein Gleichstand.',
  },
  rule: 'V19.7.1',
  seat: 'ottoman',
  seats: ['ottoman', 'habsburg'],
  position: siege({
    hexes: {
      camp: { cannons: 0 },
      'glacis-c': { control: 'ottoman', improvised: 2, cannons: 3 },
      'glacis-r': { control: 'ottoman', improvised: 2, cannons: 3 },
      'cw-c': { improvised: 2 },
    },
    zones: {
      'ottoman hand': ['OS22'],
      'ottoman Tactics': ['OT8', 'OT1'],
      'habsburg hand': [],
      'habsburg Tactics': ['HT3', 'HT1'],
    },
  }),
  // The Ottoman roll and its loss, then the Habsburg roll and its two.
  dice: [1, 1, 2, 3, 4, 6, 'infantry', 6, 5, 5, 1, 1, 2, 2, 3, 4, 'yeniceri', 'sekban'],
  steps: [
    {
      text: {
        en: 'You storm the centre Covered Way, where two Improvised Fortifications stand. Discard OS22 for the Assault.',
        de: 'Du stürmst den mittleren Gedeckten Weg, auf dem zwei Feldbefestigungen stehen. Lege OS22 für den Sturm ab.',
      },
      rule: 'V19.7.1',
      expect: ['assault cw-c with OS22'],
    },
    {
      text: { en: 'The Habsburgs contest the attack.', de: 'Die Habsburger nehmen den Kampf an.' },
      rule: 'V11.2',
      plays: ['contest'],
    },
    {
      text: {
        en: 'Step 1. You may send 5. Send two Yeniçeri, a Sekban and two Yerikulu.',
        de: 'Schritt 1. Du darfst 5 schicken. Schicke zwei Yeniçeri, einen Sekban und zwei Yerikulu.',
      },
      rule: 'V19.7.2',
      expect: ['send yeniceri x2, sekban, yerikulu x2'],
      not: {
        en: 'The example needs two Yeniçeri, one Sekban and two Yerikulu.',
        de: 'Das Beispiel braucht zwei Yeniçeri, einen Sekban und zwei Yerikulu.',
      },
    },
    {
      text: {
        en: 'The Habsburgs send three Troops, face down.',
        de: 'Die Habsburger schicken drei Truppen, verdeckt.',
      },
      rule: 'V19.7.2',
      plays: ['send elite x2, infantry'],
    },
    {
      text: {
        en: 'Step 2. Lay OT8, your sharpshooters, face down.',
        de: 'Schritt 2. Lege OT8, deine Scharfschützen, verdeckt aus.',
      },
      rule: 'V19.7.3',
      expect: ['lay OT8'],
    },
    {
      text: {
        en: 'The Habsburgs lay a Tactic too. Then everything is turned up: Step 3.',
        de: 'Auch die Habsburger legen eine Taktik. Dann wird alles aufgedeckt: Schritt 3.',
      },
      rule: 'V19.7.4',
      plays: ['lay HT3'],
    },
    {
      text: {
        en: 'Step 4 changes nothing here. Step 5: each Improvised Fortification sends one Troop to the rear. Pull back your two weakest, the Yerikulu.',
        de: 'Schritt 4 ändert hier nichts. Schritt 5: Jede Feldbefestigung schickt eine Truppe nach hinten. Nimm deine zwei schwächsten zurück, die Yerikulu.',
      },
      rule: 'V19.7.6',
      expect: ['pull back front yerikulu x2'],
      not: { en: 'Keep your strong Troops in front.', de: 'Behalte deine starken Truppen vorn.' },
    },
    {
      text: {
        en: 'Step 6. OT8 lets you pick an enemy Troop, and it is Eliminated. Take an Elite. Then the Cannons fire: six dice for you, nine for them.',
        de: 'Schritt 6. Mit OT8 wählst du eine feindliche Truppe, und sie wird ausgeschaltet. Nimm eine Elite. Dann feuern die Geschütze: sechs Würfel für dich, neun für sie.',
      },
      rule: 'V19.7.7',
      expect: ['shoot front elite'],
      not: { en: 'An Elite counts 3: take that.', de: 'Eine Elite zählt 3: nimm die.' },
      well: {
        en: 'Your one 6 costs them the Infantry. Their 6 and two 5s make 3, but no roll takes more than 2.',
        de: 'Deine eine 6 kostet sie die Infanterie. Ihre 6 und zwei 5en machen 3, aber kein Wurf nimmt mehr als 2.',
      },
    },
    {
      text: {
        en: 'Step 7: a Yeniçeri of 3 against an Elite of 3. A tie goes to the defender, and your Morale falls by 1. But you may sacrifice Troops to tear down works: give up both Yerikulu of the rear line.',
        de: 'Schritt 7: ein Yeniçeri mit 3 gegen eine Elite mit 3. Gleichstand gewinnt der Verteidiger, und deine Moral fällt um 1. Aber du darfst Truppen opfern, um Werke niederzureißen: Gib beide Yerikulu der hinteren Linie.',
      },
      rule: 'V19.7.11',
      expect: ['sacrifice rear yerikulu x2'],
      not: { en: 'Both Yerikulu, from the rear line.', de: 'Beide Yerikulu, aus der hinteren Linie.' },
      well: {
        en: 'Both Fortifications are gone: the next Assault meets an open Covered Way.',
        de: 'Beide Befestigungen sind weg: Der nächste Sturm trifft auf einen offenen Gedeckten Weg.',
      },
    },
  ],
};

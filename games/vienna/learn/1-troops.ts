import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** V19.5: how many Troops may be sent, and where they come from. */
export const troops: Lesson = {
  id: 'troops',
  game: 'vienna',
  title: { en: 'Choosing Troops', de: 'Truppen auswählen' },
  about: {
    en: 'The Ottomans storm the Covered Way. How many Troops may they send, and what does it cost to recover one?',
    de: 'Die Osmanen stürmen den Gedeckten Weg. Wie viele Truppen dürfen sie schicken, und was kostet es, eine zurückzuholen?',
  },
  rule: 'V19.5.1',
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
      'ottoman Troop discard': ['sekban', 'sekban'],
      'habsburg hand': [],
      'habsburg Tactics': ['HT3', 'HT1'],
    },
  }),
  dice: [],
  steps: [
    {
      text: {
        en: 'You command the besiegers. You hold the Camp and two Glacis hexes; before you lies the centre Covered Way.',
        de: 'Du führst die Belagerer. Du hältst das Lager und zwei Glacisfelder; vor dir liegt der mittlere Gedeckte Weg.',
      },
      rule: 'V19.5.1',
    },
    {
      text: {
        en: 'Discard OS22 for an Assault on the centre Covered Way: pick the card and the hex, then confirm.',
        de: 'Lege OS22 für einen Sturm auf den mittleren Gedeckten Weg ab: Wähle Karte und Feld, dann bestätige.',
      },
      rule: 'V10.2',
      expect: ['assault cw-c with OS22'],
      not: { en: 'This lesson is about the Assault.', de: 'In dieser Lektion geht es um den Sturm.' },
    },
    {
      text: { en: 'The Habsburgs contest the attack.', de: 'Die Habsburger nehmen den Kampf an.' },
      rule: 'V11.2',
      plays: ['contest'],
    },
    {
      text: {
        en: 'Everybody may send 3 Troops. If one of your hexes next to the target has a line to the Camp, you get 1 more for each of your hexes there: two hexes, so 5. Send four Troops from your deck and recover a fifth, a Sekban, from your discard for 1 Morale.',
        de: 'Jeder darf 3 Truppen schicken. Hat eines deiner Felder neben dem Ziel eine Verbindung zum Lager, bekommst du 1 mehr für jedes deiner Felder dort: zwei Felder, also 5. Schicke vier Truppen aus deinem Stapel und hole eine fünfte, einen Sekban, für 1 Moral aus der Ablage zurück.',
      },
      rule: 'V19.5.2',
      expect: ['send yeniceri x2, yerikulu x2, recovered sekban'],
      words: ['send', 'recovered sekban'],
      count: 5,
      not: { en: 'Send five, one of them recovered.', de: 'Schicke fünf, davon eine zurückgeholte.' },
      well: {
        en: 'Five Troops lie face down in your front line, and your Morale is 7.',
        de: 'Fünf Truppen liegen verdeckt in deiner vorderen Linie, und deine Moral ist 7.',
      },
    },
    {
      text: {
        en: 'The Habsburgs lay 3 Troops from their deck. You see how many, not which.',
        de: 'Die Habsburger legen 3 Truppen aus ihrem Stapel. Du siehst, wie viele, nicht welche.',
      },
      rule: 'V19.5.3',
      plays: ['send elite x2, infantry'],
    },
  ],
};

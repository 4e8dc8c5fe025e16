import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** V19.3: a Response to an Assault, and the choice that follows. */
export const response: Lesson = {
  id: 'response',
  game: 'vienna',
  title: { en: 'A Response', de: 'Eine Reaktion' },
  about: {
    en: 'You assault the Burg Bastion, and the defenders answer with a card. Press on, or call it off?',
    de: 'Du stürmst die Burgbastei, und die Verteidiger antworten mit einer Karte. Weiter, oder abbrechen?',
  },
  rule: 'V19.3.1',
  seat: 'ottoman',
  seats: ['ottoman', 'habsburg'],
  position: siege({
    hexes: {
      'glacis-c': { control: 'ottoman', improvised: 2, cannons: 0 },
      'glacis-r': { control: 'ottoman', improvised: 2, cannons: 0 },
      'cw-r': { control: 'ottoman', improvised: 0 },
      'ditch-r': { control: 'ottoman', structural: 0, improvised: 0 },
    },
    zones: {
      'ottoman hand': ['OS22'],
      'ottoman Tactics': ['OT8', 'OT1'],
      'habsburg hand': ['HS29', 'HS2'],
      'habsburg Tactics': ['HT3', 'HT1'],
    },
  }),
  dice: [1, 1, 2, 2, 3, 3, 4, 4, 5],
  steps: [
    {
      text: {
        en: 'Your trenches have reached the wall. Discard OS22 for an Assault on the Burg Bastion; its text plays no part.',
        de: 'Deine Gräben haben die Mauer erreicht. Lege OS22 für einen Sturm auf die Burgbastei ab; ihr Text spielt keine Rolle.',
      },
      rule: 'V19.3.1',
      expect: ['assault burg with OS22'],
      not: { en: 'The target is the Burg Bastion.', de: 'Das Ziel ist die Burgbastei.' },
    },
    {
      text: {
        en: 'The Habsburgs answer with HS29: an Improvised Fortification goes up on the Bastion.',
        de: 'Die Habsburger antworten mit HS29: Auf der Bastei entsteht eine Feldbefestigung.',
      },
      rule: 'V19.3.2',
      plays: ['respond HS29'],
    },
    {
      text: {
        en: 'You may abort: then OS22 is gone and it is their turn. Or press on: the wall counts 2 and the new work 1, so 3 of your Troops will go to the rear. Press on.',
        de: 'Du darfst abbrechen: Dann ist OS22 weg, und sie sind am Zug. Oder du machst weiter: Die Mauer zählt 2, das neue Werk 1, also gehen 3 deiner Truppen nach hinten. Mach weiter.',
      },
      rule: 'V19.3.3',
      expect: ['press on'],
      not: { en: 'This time, press on.', de: 'Mach diesmal weiter.' },
    },
    { text: { en: 'They contest the attack.', de: 'Sie nehmen den Kampf an.' }, rule: 'V11.2', plays: ['contest'] },
    {
      text: {
        en: 'One adjacent hex has a line to the Camp: you may send 4. Send a Yeniçeri and three Yerikulu, since three will not fight.',
        de: 'Ein angrenzendes Feld hat Verbindung zum Lager: Du darfst 4 schicken. Schicke einen Yeniçeri und drei Yerikulu, denn drei werden nicht fechten.',
      },
      rule: 'V12.1.2',
      expect: ['send yeniceri, yerikulu x3'],
      not: { en: 'A Yeniçeri and three Yerikulu.', de: 'Ein Yeniçeri und drei Yerikulu.' },
    },
    {
      text: { en: 'They send three Militia.', de: 'Sie schicken dreimal Miliz.' },
      rule: 'V12.1',
      plays: ['send militia x3'],
    },
    {
      text: { en: 'Lay no Tactic this time.', de: 'Lege diesmal keine Taktik.' },
      rule: 'V12.2.1',
      expect: ['lay nothing'],
    },
    {
      text: { en: 'Neither do they. Everything is turned up.', de: 'Sie auch nicht. Alles wird aufgedeckt.' },
      rule: 'V13.3',
      plays: ['lay nothing'],
    },
    {
      text: {
        en: 'The wall and the work send three Troops to the rear: pull back the Yerikulu.',
        de: 'Mauer und Werk schicken drei Truppen nach hinten: Nimm die Yerikulu zurück.',
      },
      rule: 'V19.3.4',
      expect: ['pull back front yerikulu x3'],
      well: {
        en: 'Three against three: the Bastion holds. Now the Habsburgs take their turn as usual, because HS29 was not a turn.',
        de: 'Drei gegen drei: Die Bastei hält. Jetzt sind die Habsburger wie üblich am Zug, denn HS29 war kein Zug.',
      },
    },
  ],
};

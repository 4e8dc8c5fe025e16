import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** M7.3.2.7: who comes before your muskets is shot at, but each of them shoots only once. */
export const reaction: Lesson = {
  id: 'reaction-fire',
  game: 'mohacs',
  title: { en: 'Reaction Fire', de: 'Reaktionsfeuer' },
  about: {
    en: 'The spahis of the Porte ride up to the trench. Shoot as they come, and keep a shot for the second.',
    de: 'Die Sipahi der Pforte reiten an den Graben heran. Schieß, wenn sie kommen, und spar einen Schuss für die zweiten.',
  },
  rule: 'M7.3.2.7',
  seat: 'hungary',
  seats: ['hungary', 'ottoman'],
  position: battle({
    units: {
      'hannibal-1': '1813 S',
      'hannibal-2': '1814 S',
      'porte-1': '2114 N',
      'porte-2': '2115 N',
      'porte-3': '2314 N',
    },
    leaders: { hannibal: '1813', suleiman: '2314' },
    at: 'moves',
    command: 'centre',
    phasing: 'ottoman',
  }),
  dice: [5, 9],
  steps: [
    {
      text: {
        en: 'Your mercenaries with muskets stand behind the trench in 1813 and 1814, facing south. The first spahis ride to 1914: a frontal hex of both.',
        de: 'Deine Söldner mit Musketen stehen in 1813 und 1814 hinter dem Graben, Blick nach Süden. Die ersten Sipahi reiten nach 1914: ein Frontfeld beider.',
      },
      rule: 'M7.3.2.7',
      plays: ['move porte-1 to 1914 facing N'],
    },
    {
      text: {
        en: 'The moment an enemy enters a frontal hex you may shoot, across the trench too. Let mercenary foot 1 in 1813 shoot; muskets at a neighbour have +2.',
        de: 'In dem Augenblick, in dem ein Feind ein Frontfeld betritt, darfst du schießen, auch über den Graben. Lass die Söldner 1 in 1813 schießen; Musketen auf einen Nachbarn haben +2.',
      },
      rule: 'M7.3.2.8',
      expect: ['react hannibal-1'],
      not: {
        en: 'Those in 1814 also look into 1915, where the next spahis may come. Shoot from 1813.',
        de: 'Die in 1814 blicken auch nach 1915, wohin die nächsten Sipahi kommen könnten. Schieß aus 1813.',
      },
      well: {
        en: '5 and +2 make 7: the spahis are Disordered, and their Zone of Control is gone.',
        de: '5 und +2 macht 7: Die Sipahi sind in Unordnung und haben keine Kontrollzone mehr.',
      },
    },
    {
      text: {
        en: 'Mercenary foot 2 in 1814 could shoot at them too. But muskets react against one enemy unit per activation, once. More spahis are coming: hold your fire.',
        de: 'Auch die Söldner 2 in 1814 könnten auf sie schießen. Doch Musketen reagieren je Aktivierung gegen eine einzige feindliche Einheit, und zwar einmal. Es kommen noch mehr Sipahi: Schieß nicht.',
      },
      rule: 'M7.3.2.11',
      expect: ['hold fire'],
      not: {
        en: 'Then nobody could shoot at those who come to 1915. Hold your fire.',
        de: 'Dann könnte niemand auf die schießen, die nach 1915 kommen. Schieß nicht.',
      },
    },
    {
      text: {
        en: 'The next spahis ride to 1915. They are before 1814 only.',
        de: 'Die nächsten Sipahi reiten nach 1915. Sie sind nur vor 1814.',
      },
      rule: 'M7.3.2.12',
      plays: ['move porte-2 to 1915 facing N'],
    },
    {
      text: {
        en: 'Now the shot that you have kept: shoot from 1814.',
        de: 'Nun der Schuss, den du gespart hast: Schieß aus 1814.',
      },
      rule: 'M7.3.2.11',
      expect: ['react hannibal-2'],
      not: {
        en: 'You have kept this shot for them.',
        de: 'Für sie hast du diesen Schuss gespart.',
      },
      well: {
        en: '9 and +2 make 11: they Retire, and their go is over. Nobody shoots back at Reaction Fire, nor does it provoke a counter-charge.',
        de: '9 und +2 macht 11: Sie sind zersprengt, und ihr Einsatz ist vorbei. Auf Reaktionsfeuer gibt es kein Gegenfeuer, und es löst auch keine Gegenattacke aus.',
      },
    },
  ],
};

import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** M9.2: a charge over three hexes, and M10.2.1 who is trampled by those who give way. */
export const charge: Lesson = {
  id: 'charge',
  game: 'mohacs',
  title: { en: 'The charge', de: 'Die Attacke' },
  about: {
    en: 'Tomori leads his men-at-arms into the camp of the Rumelians, and one charge shakes two units.',
    de: 'Tomori führt seine Schwergerüsteten in das Lager der Rumelier, und eine Attacke erschüttert zwei Einheiten.',
  },
  rule: 'M9.2.1',
  seat: 'hungary',
  seats: ['hungary', 'ottoman'],
  position: battle({
    units: {
      'tomori-1': '2428 S',
      'tomori-2': '2227 S',
      'rumelia-1': '2727 N',
      'rumelia-2': '2726 N disordered',
      'rumelia-3': '2827 N disordered',
      'akinci-1': '2826 N',
    },
    leaders: { tomori: '2428', khosrev: '2827', ibrahim: '2826' },
    at: 'shock',
    command: 'tomori',
    phasing: 'hungary',
  }),
  dice: [3],
  steps: [
    {
      text: {
        en: 'Only heavy and medium cavalry in order charge, at a target two or three hexes away. The spahis of Rumelia in 2727 are three hexes from your men-at-arms in 2428. Declare the charge.',
        de: 'Nur geordnete schwere und mittlere Reiterei attackiert, und zwar ein Ziel, das zwei oder drei Felder entfernt ist. Die Sipahi Rumeliens in 2727 sind drei Felder von deinen Schwergerüsteten in 2428 entfernt. Sag die Attacke an.',
      },
      rule: 'M9.2.1',
      expect: ['charge tomori-1 at rumelia-1'],
      not: {
        en: 'Do not let them rest: declare the charge against 2727.',
        de: 'Lass sie nicht zur Ruhe kommen: Sag die Attacke gegen 2727 an.',
      },
    },
    {
      text: {
        en: 'The forecast has +1 for heavy against medium horse, +2 for the charge and +1 because Tomori rides with his own men. All attacks are declared before any is resolved: close the declaration.',
        de: 'Die Vorschau hat +1 für schwere gegen mittlere Reiterei, +2 für die Attacke und +1, weil Tomori bei seinen eigenen Leuten ist. Alle Angriffe werden angesagt, bevor einer ausgetragen wird: Schließe die Ansage.',
      },
      rule: 'M8.3.1.5',
      expect: ['declared'],
      not: { en: 'The charge stands. Close the declaration.', de: 'Es bleibt bei der Attacke. Schließe die Ansage.' },
    },
    {
      text: {
        en: 'Now the path: each step into a frontal hex, with one turn by one corner at most, and the target in front at the end. Ride to 2627 and keep facing south.',
        de: 'Nun der Weg: jeder Schritt in ein Frontfeld, höchstens eine Drehung um eine Ecke, und am Ende das Ziel in der Front. Reite nach 2627 und blicke weiter nach Süden.',
      },
      rule: 'M9.2.4',
      expect: ['ride tomori-1 to 2627 facing S'],
      not: {
        en: 'That path is open too, but take the straight one: to 2627, facing south.',
        de: 'Auch dieser Weg ist offen, aber nimm den geraden: nach 2627, Blick nach Süden.',
      },
      well: {
        en: 'It cost no Movement Points, and no Zone of Control stopped it.',
        de: 'Das hat keine Bewegungspunkte gekostet, und keine Kontrollzone hat sie aufgehalten.',
      },
    },
    {
      text: {
        en: 'The spahis stand. The die shows 3, and +4 makes 7: Disordered, and they must Retreat. All hexes behind them are full, so they ride through the Akincis in 2826, who are archers: these are trampled and Disordered.',
        de: 'Die Sipahi halten stand. Der Würfel zeigt 3, und +4 macht 7: Sie geraten in Unordnung und müssen sich zurückziehen. Alle Felder hinter ihnen sind besetzt; darum reiten sie durch die Akinci in 2826, die Bogenschützen sind: Diese werden überrannt und geraten in Unordnung.',
      },
      rule: 'M10.2.1.1',
      plays: ['stand', 'trample akinci-1 to 2926 facing N'],
    },
    {
      text: {
        en: 'Your men-at-arms must advance into the hex that the spahis have left. Take any facing.',
        de: 'Deine Schwergerüsteten müssen in das Feld nachrücken, das die Sipahi verlassen haben. Die Blickrichtung wählst du.',
      },
      rule: 'M8.4.1',
      expect: ['advance tomori-1 to 2727 facing S'],
      words: ['advance tomori-1 to 2727 facing'],
      well: {
        en: 'A Shock from the next hex would have had neither the +2 nor Tomori’s +1: 3 and +1 make 4 there, no effect.',
        de: 'Ein Nahkampf vom Nachbarfeld aus hätte weder die +2 noch Tomoris +1 gehabt: 3 und +1 macht dort 4, keine Wirkung.',
      },
    },
  ],
};

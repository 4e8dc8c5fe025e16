import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** M9.4: attacked by foot, the men-at-arms go for the attackers; M8.3.1.1.1 one against two. */
export const counterCharge: Lesson = {
  id: 'counter-charge',
  game: 'mohacs',
  title: { en: 'Counter-charge', de: 'Gegenattacke' },
  about: {
    en: 'Janissaries attack your men-at-arms on the plateau. Do not wait for them.',
    de: 'Janitscharen greifen deine Schwergerüsteten auf der Hochfläche an. Warte nicht auf sie.',
  },
  rule: 'M8.3.1.1.1',
  seat: 'hungary',
  seats: ['hungary', 'ottoman'],
  position: battle({
    units: {
      'tomori-1': '2915 S',
      'janissary-1': '3014 N',
      'janissary-2': '3015 N',
      'janissary-3': '3216 N',
    },
    leaders: { tomori: '2915', ibrahim: '3216' },
    at: 'shock',
    command: 'ibrahim',
    phasing: 'ottoman',
  }),
  dice: [4, 7, 4],
  steps: [
    {
      text: {
        en: 'It is Ibrahim’s activation. Two units of Janissaries declare a Shock against Tomori’s men-at-arms in 2915.',
        de: 'Es ist Ibrahims Aktivierung. Zwei Einheiten Janitscharen sagen einen Nahkampf gegen Tomoris Schwergerüstete in 2915 an.',
      },
      rule: 'M8.1.6',
      plays: ['shock janissary-1 left', 'shock janissary-2 right', 'declared'],
    },
    {
      text: {
        en: 'Heavy and medium cavalry in order that is attacked through its front or a flank may counter-charge. Roll and add your Shock Defense Rating, -2: at 3 or less it succeeds. Counter-charge.',
        de: 'Geordnete schwere und mittlere Reiterei, die durch ihre Front oder eine Flanke angegriffen wird, darf eine Gegenattacke reiten. Wirf und zähle deinen Abwehrwert dazu, −2: Bei 3 oder weniger gelingt sie. Reite die Gegenattacke.',
      },
      rule: 'M9.4.2.2',
      expect: ['counter-charge tomori-1'],
      not: {
        en: 'Attacked by foot only you may also give way, and you may stand. But six rolls of ten make you the attacker.',
        de: 'Nur von Fußvolk angegriffen, darfst du auch ausweichen, und du darfst standhalten. Aber sechs von zehn Würfen machen dich zum Angreifer.',
      },
      well: {
        en: '4 less 2 is 2: it succeeds. As no heavy or medium horse attacks you, their Shock is dropped and you charge.',
        de: '4 weniger 2 ist 2: Sie gelingt. Weil dich weder schwere noch mittlere Reiterei angreift, unterbleibt ihr Nahkampf, und du attackierst.',
      },
    },
    {
      text: {
        en: 'You charge all enemies that are then in your front. Facing south you have both: set off in 2915, where you are, facing south.',
        de: 'Du attackierst alle Feinde, die dann in deiner Front sind. Mit Blick nach Süden sind es beide: Reite in 2915 los, wo du stehst, Blick nach Süden.',
      },
      rule: 'M9.4.4.5',
      expect: ['set off to 2915 facing S'],
      not: {
        en: 'Turned aside you would strike one of them and leave the other on your flank. South.',
        de: 'Zur Seite gedreht, träfest du nur die einen und hättest die anderen an der Flanke. Nach Süden.',
      },
      well: {
        en: 'Your horses do not shy, though the Janissaries are regular infantry: counter-chargers never roll for it.',
        de: 'Deine Pferde scheuen nicht, obwohl die Janitscharen reguläre Infanterie sind: In der Gegenattacke wird dafür nie gewürfelt.',
      },
    },
    {
      text: {
        en: 'One against two: each of your two rolls has -1 for strength. With the charge, Tomori and all the rest it comes to 0. Roll first against Janissaries 1 in 3014.',
        de: 'Eine gegen zwei: Jeder deiner beiden Würfe hat −1 für die Stärke. Mit Attacke, Tomori und allem anderen ergibt es 0. Wirf zuerst gegen die Janitscharen 1 in 3014.',
      },
      rule: 'M8.3.1.1.1',
      expect: ['against janissary-1'],
      not: { en: 'Those in 3014 first.', de: 'Zuerst die in 3014.' },
      well: {
        en: 'A 7 on the Charge Table: Disordered, and they must Retreat.',
        de: 'Eine 7 auf der Attackentabelle: Sie geraten in Unordnung und müssen sich zurückziehen.',
      },
    },
    {
      text: {
        en: 'The Janissaries of 3014 fall back to 3114. Then the second roll: a 4, and those in 3015 are Disordered.',
        de: 'Die Janitscharen aus 3014 weichen nach 3114. Dann der zweite Wurf: eine 4, und die in 3015 geraten in Unordnung.',
      },
      rule: 'M10.2.0.1',
      plays: ['retreat janissary-1 to 3114 facing N'],
    },
    {
      text: {
        en: 'One hex is empty, and you must advance into it. Take any facing.',
        de: 'Ein Feld ist leer, und du musst dorthin nachrücken. Die Blickrichtung wählst du.',
      },
      rule: 'M8.4.6',
      expect: ['advance tomori-1 to 3014 facing S'],
      words: ['advance tomori-1 to 3014 facing'],
      well: {
        en: 'They attacked, and both their units are Disordered. Against heavy or medium horse nobody would have moved: there a counter-charge only turns the roll to the Charge Table and takes away the +2.',
        de: 'Sie haben angegriffen, und beide ihrer Einheiten sind in Unordnung. Gegen schwere oder mittlere Reiterei hätte sich niemand gerührt: Dort bringt die Gegenattacke den Wurf nur auf die Attackentabelle und nimmt ihm die +2.',
      },
    },
  ],
};

import type { Diagrams, Scene } from '@ravelin/web/diagram';
import { battle, type Table } from '../learn/position.ts';

/** The diagrams of the rulebook: a few units of a command and their enemies; the Banner is out of sight. */

const at = (table: Table, moves: readonly string[] = [], dice: readonly number[] = []): Scene => ({
  position: battle({ banner: '0120', ...table }),
  moves,
  dice,
});

/** Two of Tomori's units against the flanking spahis. */
const PINCER: Table = {
  units: {
    'tomori-1': '1520 S',
    'tomori-2': '1521 S',
    'tomori-3': '1320 S',
    'bali-1': '1620 N',
    'bali-2': '1821 N',
  },
  leaders: { tomori: '1320', bali: '1821' },
  at: 'shock',
  command: 'tomori',
  phasing: 'hungary',
};
const PINCER_MOVES = ['shock tomori-1 right', 'shock tomori-2 left'];

export const diagrams: Diagrams = {
  facing: {
    scene: at({
      units: { 'tomori-1': '1520 S', 'bali-1': '2334 N' },
      leaders: { tomori: '1520', bali: '2334' },
      at: 'free',
      phasing: 'hungary',
    }),
    crop: [608, 492, 270, 186],
    marks: { 'hex:1619': 'legal', 'hex:1620': 'legal', 'hex:1419': 'refused', 'hex:1420': 'refused' },
    alt: {
      en: 'Men-at-arms in 1520 face the lower corner of their hex. The two hexes below them glow: their front. Those to the left and right, the flanks, are unmarked. The two above are dashed in red: their rear.',
      de: 'Schwergerüstete in 1520 blicken zur unteren Ecke ihres Feldes. Die zwei Felder unter ihnen leuchten: ihre Front. Die zur Linken und Rechten, die Flanken, sind unbezeichnet. Die zwei darüber sind rot gestrichelt: ihr Rücken.',
    },
  },
  zones: {
    scene: at({
      units: {
        'hannibal-1': '1817 S',
        'tomori-1': '1814 S',
        'zalkan-levy-1': '1720 S',
        'tomori-2': '1722 S',
        'porte-1': '2015 N',
        'porte-2': '2019 N disordered',
        'centre-gun-1': '2022 N',
      },
      leaders: { hannibal: '1817', tomori: '1814', zalkan: '1720', suleiman: '2015' },
      at: 'free',
      phasing: 'hungary',
    }),
    crop: [555, 620, 500, 210],
    laid: { zones: '' },
    alt: {
      en: 'Hexes in a ZOC are hatched. Men-at-arms in 1722 cover the two hexes below them. Mercenaries with muskets in 1817 cover theirs across the trench; men-at-arms in 1814 behind the same trench cover none. Spahis in 2015 cover the two hexes above them. The levies in 1720, the Disordered spahis in 2019 and the guns in 2022 cover nothing.',
      de: 'Felder in einer ZOC sind schraffiert. Schwergerüstete in 1722 decken die zwei Felder unter sich. Söldner mit Musketen in 1817 decken die ihren über den Graben hinweg; Schwergerüstete in 1814 hinter demselben Graben decken keines. Sipahi in 2015 decken die zwei Felder über sich. Das Aufgebot in 1720, die Sipahi in Unordnung in 2019 und die Geschütze in 2022 decken nichts.',
    },
  },
  march: {
    scene: at({
      units: { 'hannibal-1': '2109 S', 'hannibal-2': '1810 S', 'porte-1': '2410 N' },
      leaders: { hannibal: '1810', suleiman: '2410' },
      at: 'moves',
      command: 'hannibal',
      phasing: 'hungary',
    }),
    crop: [1018, 690, 419, 340],
    marks: { 'unit:hannibal-1': 'selected' },
    laid: { reach: 'unit:hannibal-1', zones: '' },
    alt: {
      en: 'Mercenary foot in 2109 with an MA of 4. In each hex that it can reach stands the number of MP spent by then: 1 for each clear hex to the south, 2 for the first hex north of the brook. In the two hexes hatched red before the spahis in 2410 it must stop; it gets past the spahis only by going round.',
      de: 'Söldner zu Fuß in 2109 mit einer MA von 4. In jedem Feld, das sie erreichen, steht, wie viele MP bis dorthin verbraucht sind: 1 für jedes offene Feld im Süden, 2 für das erste Feld nördlich des Bachs. In den zwei rot schraffierten Feldern vor den Sipahi in 2410 müssen sie halten; an den Sipahi kommen sie nur außen herum vorbei.',
    },
  },
  sight: {
    scene: at({
      units: { 'tomori-1': '2014 S', 'rumelia-1': '2413 N', 'rumelia-2': '2713 N' },
      leaders: { tomori: '2014', khosrev: '2713' },
      at: 'free',
      phasing: 'hungary',
    }),
    crop: [770, 745, 470, 370],
    laid: { sight: 'hex:2014' },
    alt: {
      en: 'Men-at-arms stand in 2014 on the plain, and a ridge runs across the field south of them. They see up to its crest, and the spahis of Rumelia in 2413 upon it. The hexes behind the ridge are darkened: the spahis in 2713 cannot be seen.',
      de: 'Schwergerüstete stehen in 2014 in der Ebene, und südlich von ihnen läuft ein Höhenzug quer über das Feld. Sie sehen bis auf seinen Kamm und die Sipahi Rumeliens, die dort in 2413 stehen. Die Felder hinter dem Höhenzug sind dunkel: Die Sipahi in 2713 sind nicht zu sehen.',
    },
  },
  command: {
    scene: at({
      units: {
        'zalkan-heavy-1': '1420 S',
        'zalkan-levy-1': '1622 S',
        'zalkan-levy-2': '1818 S',
        'zalkan-levy-3': '1817 S',
        'zalkan-archer-1': '1514 S',
        'bali-1': '2334 N',
      },
      leaders: { zalkan: '1420', bali: '2334' },
      at: 'moves',
      command: 'zalkan',
      phasing: 'hungary',
    }),
    crop: [488, 370, 575, 372],
    laid: { command: 'command:zalkan' },
    alt: {
      en: 'Zalkan is in 1420 with men-at-arms, and a line runs round all hexes within four steps of him, his Command Range. Lines lead from him to levies in 1622 and 1818: they are in command. Levies in 1817 are outside, but next to those in 1818, and so in command too. Mounted archers in 1514 are outside, next to nobody, and marked as out of command.',
      de: 'Zalkan ist mit Schwergerüsteten in 1420, und eine Linie läuft um alle Felder im Umkreis von vier Schritten, seine Befehlsweite. Linien führen von ihm zum Aufgebot in 1622 und 1818: Es ist unter Befehl. Das Aufgebot in 1817 steht außerhalb, aber neben dem in 1818, und ist darum auch unter Befehl. Berittene Schützen in 1514 stehen außerhalb, neben niemandem, und sind als ohne Befehl bezeichnet.',
    },
  },
  range: {
    scene: at({
      units: { 'tomori-1': '1023 S', 'centre-archer-1': '1722 N', 'janissary-1': '1718 N', 'centre-gun-1': '1713 N' },
      leaders: { tomori: '1023', suleiman: '1722', ibrahim: '1718' },
      at: 'free',
      phasing: 'hungary',
    }),
    crop: [535, 478, 620, 240],
    laid: { threat: '' },
    alt: {
      en: 'Three Ottoman units face north; the hexes into which each can shoot are tinted. Foot archers in 1722 reach two hexes, to the front and to both flanks. Janissaries with muskets in 1718 reach their two frontal hexes only. The guns in 1713 reach four hexes, within a wedge before them.',
      de: 'Drei osmanische Einheiten blicken nach Norden; die Felder, in die jede schießen kann, sind getönt. Bogenschützen zu Fuß in 1722 reichen zwei Felder weit, in die Front und in beide Flanken. Janitscharen mit Musketen in 1718 reichen nur in ihre zwei Frontfelder. Die Geschütze in 1713 reichen vier Felder weit, in einem Keil vor sich.',
    },
  },
  shock: {
    scene: at(PINCER, PINCER_MOVES),
    crop: [578, 470, 250, 246],
    alt: {
      en: 'Men-at-arms in 1520 and 1521 face south; between them, in the front of both, stand spahis in 1620. An arrow runs from each of the two to the spahis: one combat, two attackers against one defender.',
      de: 'Schwergerüstete in 1520 und 1521 blicken nach Süden; zwischen ihnen, in der Front beider, stehen Sipahi in 1620. Von beiden führt ein Pfeil zu den Sipahi: ein Gefecht, zwei Angreifer gegen einen Verteidiger.',
    },
  },
  charge: {
    scene: at(
      {
        units: { 'tomori-1': '2428 S', 'tomori-2': '2227 S', 'rumelia-1': '2727 N', 'akinci-1': '2826 N' },
        leaders: { tomori: '2428', khosrev: '2727', ibrahim: '2826' },
        at: 'shock',
        command: 'tomori',
        phasing: 'hungary',
      },
      ['charge tomori-1 at rumelia-1'],
    ),
    crop: [262, 880, 280, 240],
    marks: { 'hex:2528': 'legal', 'hex:2627': 'legal' },
    alt: {
      en: 'Men-at-arms in 2428 face south; a long arrow shows the charge that is declared against spahis in 2727, three hexes away. The two hexes of the path, 2528 and 2627, glow. From 2627 the spahis are in their front.',
      de: 'Schwergerüstete in 2428 blicken nach Süden; ein langer Pfeil zeigt die angesagte Attacke gegen die Sipahi in 2727, drei Felder entfernt. Die zwei Felder des Wegs, 2528 und 2627, leuchten. Von 2627 aus stehen die Sipahi in ihrer Front.',
    },
  },
  'counter-charge': {
    scene: at(
      {
        units: { 'tomori-1': '1420 S', 'tomori-2': '1322 S', 'centre-archer-1': '1620 N', 'porte-1': '1821 N' },
        leaders: { tomori: '1322', suleiman: '1821' },
        at: 'moves',
        command: 'centre',
        phasing: 'ottoman',
      },
      ['fire centre-archer-1 at tomori-1'],
      [1, 1, 5],
    ),
    crop: [578, 470, 250, 260],
    marks: { 'hex:1520': 'legal', 'hex:1521': 'legal' },
    alt: {
      en: 'Foot archers in 1620 are about to shoot at men-at-arms in 1420; an arrow shows the shot. The two frontal hexes of the men-at-arms, 1520 and 1521, glow: into either of them they may counter-charge after the shot, and both touch the archers.',
      de: 'Bogenschützen zu Fuß in 1620 wollen auf Schwergerüstete in 1420 schießen; ein Pfeil zeigt den Schuss. Die zwei Frontfelder der Schwergerüsteten, 1520 und 1521, leuchten: In jedes von ihnen dürfen sie nach dem Schuss zur Gegenattacke reiten, und beide berühren die Bogenschützen.',
    },
  },
  retreat: {
    scene: at(PINCER, [...PINCER_MOVES, 'declared', 'stand'], [3]),
    crop: [578, 490, 250, 250],
    marks: { 'unit:bali-1': 'selected', 'hex:1720': 'legal', 'hex:1721': 'legal' },
    alt: {
      en: 'The spahis in 1620, attacked from 1520 and 1521, must Retreat. Two hexes glow, 1720 and 1721: they are the only neighbours farther from both attackers. The hexes to the left and right are each next to one of them.',
      de: 'Die Sipahi in 1620, aus 1520 und 1521 angegriffen, müssen sich zurückziehen. Zwei Felder leuchten, 1720 und 1721: Nur diese Nachbarn sind von beiden Angreifern weiter entfernt. Die Felder links und rechts liegen je neben einem von ihnen.',
    },
  },
};

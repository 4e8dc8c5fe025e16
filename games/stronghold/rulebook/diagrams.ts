import type { Diagrams } from '@ravelin/web/diagram';
import { maneuver } from '../learn/2-maneuver.ts';
import { breachBy } from '../learn/8-breach-by.ts';
import { siege, type Table } from '../learn/position.ts';

/** The diagrams of the rulebook: what is not named is as at the start of the siege. */

const at = (table: Table) => ({ position: siege(table) });

const LEFT = [0, 0, 362, 660] as const;
const RIGHT = [645, 0, 355, 812] as const;

export const diagrams: Diagrams = {
  board: {
    alt: {
      en: 'The whole board at the start. In the middle the stronghold with its eight buildings. Its wall begins at the gate on top and runs down both sides: L1 to L4 on the left, R1 to R5 on the right, a tower between each two sections. Outside lie the ramparts, A1 to A3 on the left and B1 to B4 on the right, and in the upper corners the two foregrounds, where the first goblins, orcs and trolls stand. Between B3 and B4 is the marauders space.',
      de: 'Der ganze Plan zu Beginn. In der Mitte die Festung mit ihren acht Gebäuden. Ihre Mauer beginnt oben am Tor und läuft an beiden Seiten hinab: L1 bis L4 links, R1 bis R5 rechts, zwischen je zwei Abschnitten ein Turm. Davor liegen die Schanzen, A1 bis A3 links und B1 bis B4 rechts, und in den oberen Ecken die beiden Vorfelder, auf denen die ersten Goblins, Orks und Trolle stehen. Zwischen B3 und B4 ist der Platz der Plünderer.',
    },
  },
  paths: {
    crop: RIGHT,
    marks: {
      'path:FR-B3': 'selected',
      'path:B3-B4': 'selected',
      'path:B4-R4': 'legal',
      'path:B4-R5': 'legal',
    },
    alt: {
      en: 'The right side. The way to the outermost rampart is marked: from the Right Foreground to B3, from B3 to B4. From B4 two paths lead on, to R4 and to R5, beside the tower opposite.',
      de: 'Die rechte Seite. Markiert ist der Weg zur äußersten Schanze: vom Rechten Vorfeld nach B3, von B3 nach B4. Von B4 führen zwei Pfade weiter, nach R4 und nach R5, neben dem Turm gegenüber.',
    },
  },
  line: {
    scene: {
      position: siege({
        next: 2,
        wood: 8,
        supply: { goblin: 5, orc: 6, troll: 2 },
        horde: { FL: { orc: 3 }, A1: { orc: 2 } },
        spies: ['banner'],
      }),
      moves: ['use catapult for 2 goblins', 'build at A1', 'place wall', 'place pole', 'done'],
    },
    part: 'hand',
    crop: [0, 0, 900, 150],
    alt: {
      en: 'The nine cards of the line. Briefing, Resources and Ballista lie left of the Catapult and can no longer be used; on the Catapult lie 5 wood and two goblins. Mantelet, Banner, Ladder and Poison follow, each with its price; on the Banner lies a Spy. Last stands the card of Phase 6.',
      de: 'Die neun Karten der Reihe. Lagebesprechung, Rohstoffe und Balliste liegen links vom Katapult und sind nicht mehr zu benutzen; auf dem Katapult liegen 5 Holz und zwei Goblins. Es folgen Schirmwand, Banner, Leiter und Gift, jede mit ihrem Preis; auf dem Banner liegt ein Spion. Als letzte steht die Karte der Phase 6.',
    },
  },
  maneuver: {
    scene: {
      position: maneuver.position,
      moves: [
        ...['use maneuver for nothing', 'minor', 'sap goblin to L3', 'march B4-R5', 'send troll'],
        ...['march A1-L1', 'send goblin x2, troll x2', 'march B3-B4', 'send orc'],
      ],
    },
    marks: {
      'path:FL-A1': 'legal',
      'path:FL-A2': 'legal',
      'path:FL-A3': 'legal',
      'path:FR-B1': 'legal',
      'path:FR-B2': 'legal',
      'path:FR-B3': 'legal',
    },
    alt: {
      en: 'The middle of a maneuver. A goblin has come to L3 through the Sap, a troll from B4 to R5, two goblins and two trolls from A1 to L1; an orc has gone from B3 to B4, and a goblin and an orc of the marauders have joined it. The paths from both foregrounds to the ramparts are marked: they come next, and last the supply.',
      de: 'Die Mitte eines Manövers. Ein Goblin ist durch den Stollen nach L3 gekommen, ein Troll von B4 nach R5, zwei Goblins und zwei Trolle von A1 nach L1; ein Ork ist von B3 nach B4 gegangen, und ein Goblin und ein Ork der Plünderer sind dazugestoßen. Die Pfade von beiden Vorfeldern zu den Schanzen sind markiert: Sie kommen als Nächstes, zuletzt der Vorrat.',
    },
  },
  cannon: {
    scene: at({
      items: { TL1: 'cannon' },
      horde: { FL: { goblin: 2, orc: 2 }, A1: { orc: 3, troll: 1 }, A2: { goblin: 3 }, A3: { troll: 1 } },
    }),
    crop: LEFT,
    marks: { 'tower:TL1': 'selected', 'place:FL': 'legal', 'place:A1': 'legal', 'place:A2': 'legal' },
    alt: {
      en: 'The left side, with a cannon in the tower between L1 and L2. The Left Foreground, the rampart A1 opposite the tower and its neighbour A2 are marked as targets; A3 is not.',
      de: 'Die linke Seite mit einer Kanone im Turm zwischen L1 und L2. Das Linke Vorfeld, die Schanze A1 gegenüber dem Turm und deren Nachbar A2 sind als Ziele markiert, A3 nicht.',
    },
  },
  marksmen: {
    scene: at({
      garrison: { TL2: { marksman: 2 } },
      horde: { FL: { orc: 2 }, A1: { orc: 3 }, A2: { goblin: 3, troll: 1 }, A3: { troll: 1 }, L3: { orc: 2 } },
    }),
    crop: LEFT,
    marks: { 'wall section:L2': 'selected', 'tower:TL2': 'selected', 'place:A1': 'legal', 'place:A2': 'legal' },
    alt: {
      en: 'The left side. L2 and the tower between L2 and L3 are marked. The marksman on L2 may fire at A1 or at A2, to which paths lead from his section; the two in the tower fire at A2 opposite. On L3 stand two orcs: the marksman there is engaged and does not fire.',
      de: 'Die linke Seite. L2 und der Turm zwischen L2 und L3 sind markiert. Der Schütze auf L2 darf auf A1 oder A2 schießen, zu denen von seinem Abschnitt Pfade führen; die zwei im Turm schießen auf A2 gegenüber. Auf L3 stehen zwei Orks: Der Schütze dort ist gebunden und schießt nicht.',
    },
  },
  breach: {
    scene: {
      position: breachBy.position,
      moves: ['use maneuver for nothing', 'minor', 'march A1-L2', 'send troll x2'],
    },
    part: 'now',
    crop: [0, 0, 400, 345],
    alt: {
      en: 'The reckoning of a melee on L2. The invader: four trolls, 12, and a Banner, 1: 13. The defender: a marksman, 1, a soldier, 2, a wall component, 1, and the Warrior, 2: 6. The advantage is 7 and the defender units are worth 3: a breach by 4. A scale shows that a breach begins at 10.',
      de: 'Die Rechnung eines Nahkampfs auf L2. Der Angreifer: vier Trolle, 12, und ein Banner, 1: 13. Der Verteidiger: ein Schütze, 1, ein Soldat, 2, ein Mauerteil, 1, und der Krieger, 2: 6. Die Übermacht ist 7, und die Einheiten des Verteidigers sind 3 wert: Bresche um 4. Eine Leiste zeigt, dass die Bresche bei 10 beginnt.',
    },
  },
};

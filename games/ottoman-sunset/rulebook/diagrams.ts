import type { Diagrams } from '@ravelin/web/diagram';
import { still } from '../../empires/learn/position.ts';
import { narrows, war } from '../learn/position.ts';

/** The diagrams of the rulebook. Each stands still in the Action Phase of a card without an Event, so that nothing moves before it is seen. */

const CARD = 9;
const at = still(war, { fronts: { caucasus: 5, mesopotamia: 5, sinai: 6 } }, CARD, {
  war: 'call O0.2.1',
  turn: 'run O3.1.1',
});

const MAP = [8, 8, 812, 634] as const;

export const diagrams: Diagrams = {
  roads: {
    scene: at({}),
    crop: MAP,
    alt: {
      en: 'The map. Six tracks of numbered spaces run to Constantinople in the north-west: from Kars in the Caucasus, from Basra on the Gulf, from Suez, from Mecca, from Salonika, and from Cape Helles, which lies on a chart of its own. Spaces with a flag are diamonds. The Caucasus Front stands in Kars, the Mesopotamia Front in Basra, the Sinai Front in Suez.',
      de: 'Der Plan. Sechs Strecken aus nummerierten Feldern laufen auf Konstantinopel im Nordwesten zu: von Kars im Kaukasus, von Basra am Golf, von Suez, von Mekka, von Saloniki und von Kap Helles, das auf einer eigenen Seekarte liegt. Felder mit Fahne sind Rauten. Die Kaukasusfront steht in Kars, die Mesopotamienfront in Basra, die Sinaifront in Suez.',
    },
  },
  fronts: {
    scene: at({
      played: [3, 11, 17, 20, 32, CARD],
      fronts: { caucasus: 3, mesopotamia: 3, sinai: 4, arab: 5, salonika: 3, gallipoli: 3 },
      fields: { side: { caucasus: 1, mesopotamia: 0, sinai: 0, arab: 0, salonika: 0, gallipoli: 0 } },
    }),
    crop: MAP,
    alt: {
      en: 'All six Fronts are on the map, each a counter with flag, leader and Battle Value: the Caucasus Front in Van with 3, the Mesopotamia Front in Kut with 3, the Sinai Front in Gaza-Beersheba with 3, the Arab Front in Medina with 2, the Salonika Front in Monastir with 2, the Gallipoli Front in Anzac Cove with 2.',
      de: 'Alle sechs Fronten sind auf dem Plan, jede ein Stein mit Fahne, Befehlshaber und Kampfwert: die Kaukasusfront in Van mit 3, die Mesopotamienfront in Kut mit 3, die Sinaifront in Gaza-Beerscheba mit 3, die Arabische Front in Medina mit 2, die Salonikifront in Monastir mit 2, die Gallipolifront in der Anzac-Bucht mit 2.',
    },
  },
  gaza: {
    scene: at({
      played: [3, 22, CARD],
      fronts: { caucasus: 5, mesopotamia: 5, sinai: 5 },
      fields: { gaza: 2 },
    }),
    crop: [286, 320, 300, 190],
    alt: {
      en: 'The Sinai track. The Front stands in El Arish, space 5. Before it a line of trenches crosses the road to Gaza-Beersheba, space 4, and a wall there shows a strength of 2. Two small suns mark the spaces before which the desert lies.',
      de: 'Die Sinaistrecke. Die Front steht in El Arisch, Feld 5. Vor ihr quert eine Grabenlinie den Weg nach Gaza-Beerscheba, Feld 4, und eine Mauer dort zeigt die Stärke 2. Zwei kleine Sonnen bezeichnen die Felder, vor denen die Wüste liegt.',
    },
  },
  will: {
    scene: at({
      played: [3, 10, 12, 26, 27, 28, CARD],
      fronts: { caucasus: 2, mesopotamia: 5, sinai: 3 },
      boxes: {
        victories: ['siege-of-kut', 'gorlice-tarnow'],
        stalemates: [],
        defeats: ['second-ypres', 'verdun', 'jutland'],
      },
      fields: { will: -3 },
    }),
    crop: [4, 646, 342, 114],
    alt: {
      en: 'The National Will Track from Defeat over −3 to +5. The marker stands on −3, and the count beneath it says why.',
      de: 'Die Leiste des Kriegswillens von Ende über −3 bis +5. Der Marker steht auf −3, und die Rechnung darunter sagt, warum.',
    },
  },
  narrows: {
    scene: at({ played: [7, CARD], fields: { defence: narrows('outer-mines') } }),
    crop: [12, 294, 276, 342],
    alt: {
      en: 'The chart of the Dardanelles. From the mouth in the south-west the fleet meets nine defences, each with its strength: those in place are gold, those still to be built dashed. The outer Minefield lies, the inner one does not.',
      de: 'Die Seekarte der Dardanellen. Von der Mündung im Südwesten her trifft die Flotte auf neun Werke, jedes mit seiner Stärke: Die stehenden sind golden, die noch zu bauenden gestrichelt. Die äußere Minensperre liegt, die innere nicht.',
    },
  },
};

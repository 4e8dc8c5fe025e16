import type { Diagrams } from '@ravelin/web/diagram';
import { still } from '../../empires/learn/position.ts';
import { war } from '../learn/position.ts';

/** The diagrams of the rulebook. Each stands still in the Action Phase of a card, so that nothing moves before it is seen. */

const CARD = 9;
const at = still(war, { fronts: { polish: 5, carpathian: 6 }, loyalty: [3, 3, 3] }, CARD, {
  war: 'call H0.2.1',
  turn: 'run H4.0.1',
});

const MAP = [8, 8, 812, 634] as const;

export const diagrams: Diagrams = {
  roads: {
    scene: at({}),
    crop: MAP,
    alt: {
      en: 'The map. Five dashed tracks of numbered spaces run to Vienna in its middle: from Brest-Litovsk and from Tarnopol in the north-east, from Jassy in the east, from Salonika in the south-east and from Venice in the south-west. Spaces with a flag are diamonds. The Polish Front stands in Brest-Litovsk, the Carpathian Front in Tarnopol.',
      de: 'Der Plan. Fünf gestrichelte Strecken aus nummerierten Feldern laufen auf Wien in der Mitte zu: von Brest-Litowsk und von Tarnopol im Nordosten, von Jassy im Osten, von Saloniki im Südosten und von Venedig im Südwesten. Felder mit Fahne sind Rauten. Die Polenfront steht in Brest-Litowsk, die Karpatenfront in Tarnopol.',
    },
  },
  fronts: {
    scene: at({
      played: [1, 2, 3, 4, 5, 6, 7, 10, 15, 16, 17, 22, CARD],
      fronts: { polish: 3, carpathian: 5, italian: 3, romanian: 3, balkan: 5 },
      fields: { status: 4, bulgaria: 'yes' },
    }),
    crop: MAP,
    alt: {
      en: 'All five Fronts are on the map, each a counter with flag, leader and Battle Value: the Polish Front in Sandomierz with 3, the Carpathian in Lemberg with 4, the Italian in Udine with 2, the Romanian in Bucharest with 2, the Balkan Front in Salonika with 2.',
      de: 'Alle fünf Fronten sind auf dem Plan, jede ein Stein mit Fahne, Befehlshaber und Kampfwert: die Polenfront in Sandomierz mit 3, die Karpatenfront in Lemberg mit 4, die Italienfront in Udine mit 2, die Rumänienfront in Bukarest mit 2, die Balkanfront in Saloniki mit 2.',
    },
  },
  boxes: {
    scene: at({
      played: [1, 2, 3, 4, 5, 8, CARD],
      resources: [0, 2, 0],
      boxes: { victories: ['tannenberg', 'lodz'], stalemates: ['drina'], defeats: ['cer'] },
    }),
    part: { seat: 'hapsburg' },
    crop: [0, 0, 300, 470],
    alt: {
      en: 'The panel beside the map. Of the Theaters the Eastern holds two Resources. The Victories Box holds Tannenberg and Lodz, the Stalemates Box Drina, the Defeats Box Cer; above them these are counted for National Will.',
      de: 'Die Tafel neben dem Plan. Von den Kriegsschauplätzen hat der Osten zwei Reserven. Tannenberg und Lodz liegen bei den Siegen, Drina auf dem Feld Patt, Cer bei den Niederlagen; darüber sind sie für den Kriegswillen gezählt.',
    },
  },
  fortress: {
    scene: at({ fronts: { polish: 4, carpathian: 3 }, fields: { fortress: 2 } }),
    crop: [400, 90, 330, 200],
    alt: {
      en: 'The Carpathian track. The Front stands in Ungvár, space 3, past Przemyśl, space 4. The star of the Fortress beside Przemyśl shows a strength of 2 of 3.',
      de: 'Die Karpatenstrecke. Die Front steht in Ungvár, Feld 3, hinter Przemyśl, Feld 4. Der Stern der Festung neben Przemyśl zeigt eine Stärke von 2 von 3.',
    },
  },
  loyalty: {
    scene: at({ loyalty: [0, 1, 3] }),
    crop: [460, 646, 292, 114],
    alt: {
      en: 'Three rows of four spaces: Revolt, 1, 2 and Loyal, each with its National Identity Rating before it. The Czechs are in Revolt, the Croats in 1, the Hungarians at Loyal.',
      de: 'Drei Reihen zu vier Feldern: Aufstand, 1, 2 und treu, davor jeweils das Nationalgefühl. Die Tschechen sind im Aufstand, die Kroaten auf 1, die Ungarn treu.',
    },
  },
  will: {
    scene: at({
      played: [1, 2, 3, 4, CARD],
      fronts: { polish: 2, carpathian: 5 },
      loyalty: [0, 2, 3],
      boxes: { victories: ['tannenberg'], stalemates: [], defeats: ['cer', 'mons'] },
      fields: { will: -3 },
    }),
    crop: [4, 646, 456, 114],
    alt: {
      en: 'The National Will Track from Defeat over −5 to +5. The marker stands on −3, and the count beneath it says why.',
      de: 'Die Leiste des Kriegswillens von Ende über −5 bis +5. Der Marker steht auf −3, und die Rechnung darunter sagt, warum.',
    },
  },
};

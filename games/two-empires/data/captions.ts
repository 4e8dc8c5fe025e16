import type { Captions } from '@ravelin/engine';
import { workshop as hapsburg } from '@ravelin/games/hapsburg';
import { workshop as ottoman } from '@ravelin/games/ottoman-sunset';

/** What the data of a component set are called: those of the two empires as in their own games, and what joins them. */

const of = (part: string, captions: Captions): Captions =>
  Object.fromEntries(
    Object.entries(captions).map(([key, caption]) => [key.startsWith('word/') ? key : `${part}/${key}`, caption]),
  );
const hapsburgFronts = { of: 'hapsburg/board/fronts' } as const;
const theaters = { of: 'hapsburg/board/theaters' } as const;

const own: Captions = {
  set: ['About the set', 'Über den Satz'],
  hapsburg: ['Hapsburgs', 'Habsburger', 'E1.1.2'],
  ottoman: ['Ottomans', 'Osmanen', 'E1.1.3'],
  combination: ['What joins them', 'Was sie verbindet', 'E1.1.1'],
  order: ['Order of nation-turns', 'Folge der Züge', 'E1.1.2'],
  first: ['Begins', 'Beginnt', 'E1.1.2'],
  opening: ['Nation-turns at the start', 'Züge zu Beginn', 'E1.1.2'],
  railway: ['The Railway', 'Die Eisenbahn', 'E2.1.1'],
  opens: ['The Hapsburg card that brings Bulgaria', 'Habsburgische Karte, die Bulgarien bringt', 'E2.1.1'],
  shuts: [
    'The Hapsburg card that may take Bulgaria out',
    'Habsburgische Karte, mit der Bulgarien ausscheidet',
    'E2.1.3',
  ],
  'railway/front': ['The Front that it passes', 'Die Front, an der sie vorbeiführt', 'E2.1.2', hapsburgFronts],
  openFrom: ['Open from this space on', 'Offen ab diesem Feld', 'E2.1.2'],
  actionsForOne: ['Actions for one that arrives', 'Aktionen für eine, die ankommt', 'E2.2.1'],
  carries: ['Markers that it carries', 'Marker, die sie befördert', 'E2.2.1'],
  'carries/hapsburg': ['From the Hapsburgs', 'Von den Habsburgern', 'E2.2.1', { fixed: true }],
  'carries/ottoman': ['From the Ottomans', 'Von den Osmanen', 'E2.2.1', { fixed: true }],
  'combination/battles': ['Battles on the other map', 'Schlachten auf der anderen Karte', 'E3.1.1'],
  nation: ['Nation', 'Nation', 'E3.1.1'],
  card: ['Card', 'Karte', 'E3.1.1'],
  'battles/*/battle': ['Battle', 'Schlacht', 'E3.1.1'],
  value: ['Battle Value', 'Kampfwert', 'E3.1.1'],
  'battles/*/front': ['Front', 'Front', 'E3.1.1'],
  'battles/*/space': ['Space', 'Feld', 'E3.2.3'],
  narrows: ['Help at the Narrows', 'Hilfe an den Meerengen', 'E4.1.1'],
  theater: ['Theater', 'Schauplatz', 'E4.1.1', theaters],
  most: ['Resources at most', 'Ressourcen höchstens', 'E4.1.1'],
  uboats: ['U-boats', 'U-Boote', 'E4.1.3'],
  'uboats/battle': ['Battle', 'Schlacht', 'E4.1.3', { of: 'ottoman/battles/battles' }],
  russia: ['Russia', 'Russland', 'E6.1.1'],
  'russia/provisional': ['Cards of the Provisional Government', 'Karten der Provisorischen Regierung', 'E6.1.1'],
  'russia/revolution': ['Cards of the revolution', 'Karten der Revolution', 'E6.1.2'],
  kaiserschlacht: ['The Kaiserschlacht', 'Die Kaiserschlacht', 'E5.1.1'],
  'kaiserschlacht/cards': ['Cards that begin it', 'Karten, die sie beginnen', 'E5.1.1'],
  odd: ['Odd battles are fought by', 'Ungerade Schlachten schlagen', 'E5.2.2'],
  even: ['Even battles are fought by', 'Gerade Schlachten schlagen', 'E5.2.2'],
  rhythm: ['Rhythm after each battle', 'Rhythmus nach jeder Schlacht', 'E5.2.3'],
  'rhythm/*': ['Nation-turn', 'Zug', 'E5.2.3'],
  fallen: ['When the ally has fallen', 'Wenn der Verbündete gefallen ist', 'E7.2.2'],
  'fallen/fronts': ['The Front that is harder to hold', 'Die Front, die schwerer zu halten ist', 'E7.2.2'],
  'fallen/fronts/hapsburg': ['Hapsburgs', 'Habsburger', 'E7.2.2', hapsburgFronts],
  'fallen/fronts/ottoman': ['Ottomans', 'Osmanen', 'E7.2.2', { of: 'ottoman/board/fronts' }],
  modifier: ['Modifier', 'Modifikator', 'E7.2.2'],
  theft: ['Theft', 'Diebstahl', 'E8.2.1'],
  from: ['Succeeds from this face on', 'Gelingt ab dieser Augenzahl', 'E8.2.2'],
  lenin: ["Lenin's journey", 'Lenins Reise', 'E8.0.1'],
  operations: ['Operations', 'Operationen', 'E8.0.1'],
  'lenin/eastern': ['Of them Eastern', 'Davon im Osten', 'E8.0.1'],
  hapsburgVictories: ['One of these must be won', 'Eine davon muss gewonnen sein', 'E8.0.1'],
  'hapsburgVictories/*': ['Battle', 'Schlacht', 'E8.0.1', { of: 'hapsburg/battles/battles' }],
  removal: ['To take the Fronts away', 'Um die Fronten wegzunehmen', 'E8.0.1'],
  easternVictories: ['Eastern Victories', 'Siege im Osten', 'E8.0.1'],
  kaiserschlachtVictories: ['Victories in the Kaiserschlacht', 'Siege in der Kaiserschlacht', 'E8.0.1'],
};

const words: Captions = {
  'word/hapsburg': ['Hapsburgs', 'Habsburger'],
  'word/ottoman': ['Ottomans', 'Osmanen'],
  'word/fight': ['a battle', 'eine Schlacht'],
  'word/none': ['none', 'keine'],
};

export const captions: Captions = {
  ...of('hapsburg', hapsburg.captions),
  ...of('ottoman', ottoman.captions),
  ...own,
  ...words,
};

import type { Feature } from '@ravelin/engine';
import { HUNGARY } from '../rules/the-battle/state.ts';

/** The features of a position by name. Each side has the same; what more of it means, and what less. */

interface Both {
  readonly en: string;
  readonly de: string;
}
interface Kind {
  readonly id: string;
  readonly good: Both;
  readonly bad: Both;
  /** Beyond doubt it helps this side, or its enemy. */
  readonly helps?: 'own' | 'enemy';
}

/** {who}: Hungary, the Ottomans; {whom}: in the German dative; {whose}: the adjective. */
const OF_EACH_SIDE: readonly Kind[] = [
  {
    id: 'flight-points',
    helps: 'enemy',
    good: { en: 'gives {who} Flight Points', de: 'bringt {whom} Fluchtpunkte' },
    bad: { en: 'spares {who} Flight Points', de: 'erspart {whom} Fluchtpunkte' },
  },
  {
    id: 'flight',
    helps: 'enemy',
    good: { en: 'brings the {whose} army nearer to flight', de: 'bringt das {whose} Heer der Flucht näher' },
    bad: { en: 'keeps the {whose} army from flight', de: 'hält das {whose} Heer von der Flucht ab' },
  },
  {
    id: 'lancers',
    helps: 'own',
    good: {
      en: 'keeps {whose} Heavy and Medium Cavalry fit to fight',
      de: 'hält {whose} Schwere und Mittlere Reiterei kampffähig',
    },
    bad: {
      en: 'costs {who} Heavy and Medium Cavalry',
      de: 'kostet {who} Schwere und Mittlere Reiterei',
    },
  },
  {
    id: 'light-troops',
    helps: 'own',
    good: {
      en: 'keeps {whose} light horse and foot fit to fight',
      de: 'hält {whose} Leichte Reiterei und Fußtruppen kampffähig',
    },
    bad: {
      en: 'costs {who} light horse and foot',
      de: 'kostet {who} Leichte Reiterei und Fußtruppen',
    },
  },
  {
    id: 'guns',
    helps: 'own',
    good: { en: 'keeps {whose} guns in the field', de: 'erhält {whose} Geschütze' },
    bad: { en: 'costs {who} guns', de: 'kostet {who} Geschütze' },
  },
  {
    id: 'disordered',
    helps: 'enemy',
    good: { en: 'Disorders {whose} units', de: 'bringt {whose} Einheiten in Unordnung' },
    bad: { en: 'brings {whose} units back into order', de: 'ordnet {whose} Einheiten wieder' },
  },
  {
    id: 'shaken-in-contact',
    helps: 'enemy',
    good: {
      en: 'leaves Disordered {whose} units next to the enemy',
      de: 'lässt {whose} Einheiten in Unordnung neben dem Feind',
    },
    bad: {
      en: 'takes Disordered {whose} units away from the enemy',
      de: 'bringt {whose} Einheiten in Unordnung vom Feind weg',
    },
  },
  {
    id: 'retired',
    helps: 'enemy',
    good: { en: 'makes {whose} units Retire', de: 'zersprengt {whose} Einheiten' },
    bad: { en: 'rallies Retired {whose} units', de: 'sammelt zersprengte {whose} Einheiten' },
  },
  {
    id: 'in-command',
    helps: 'own',
    good: { en: 'keeps {whose} units in command', de: 'hält {whose} Einheiten unter Befehl' },
    bad: { en: 'leaves {whose} units out of command', de: 'lässt {whose} Einheiten ohne Befehl' },
  },
  {
    id: 'leaderless',
    helps: 'enemy',
    good: { en: 'takes leaders from {who}', de: 'nimmt {whom} Anführer' },
    bad: { en: 'gives {whose} commands a leader', de: 'gibt {whom} Anführer' },
  },
  {
    id: 'blows-to-strike',
    helps: 'own',
    good: {
      en: 'gives {who} good odds for the next attacks',
      de: 'gibt {whom} gute Aussichten für die nächsten Angriffe',
    },
    bad: {
      en: 'leaves {who} with poor odds for the next attacks',
      de: 'lässt {whom} schlechte Aussichten für die nächsten Angriffe',
    },
  },
  {
    id: 'shots',
    helps: 'own',
    good: {
      en: 'brings {whose} guns and archers within range',
      de: 'bringt {whose} Geschütze und Bogenschützen in Reichweite',
    },
    bad: {
      en: 'keeps {whose} guns and archers out of range',
      de: 'hält {whose} Geschütze und Bogenschützen außer Reichweite',
    },
  },
  {
    id: 'flanked',
    helps: 'enemy',
    good: { en: 'exposes the flanks of {whose} units', de: 'gibt Flanken und Rücken preis: {whose} Einheiten' },
    bad: { en: 'guards the flanks of {whose} units', de: 'deckt Flanken und Rücken: {whose} Einheiten' },
  },
  {
    id: 'alone',
    helps: 'enemy',
    good: { en: 'leaves {whose} units alone near the enemy', de: 'lässt {whose} Einheiten allein beim Feind' },
    bad: { en: 'closes the {whose} line', de: 'schließt die Linie: {whose} Einheiten' },
  },
  {
    id: 'high-ground',
    helps: 'own',
    good: { en: 'gives {who} the high ground', de: 'gibt {whom} das hohe Gelände' },
    bad: { en: 'takes the high ground from {who}', de: 'nimmt {whom} das hohe Gelände' },
  },
  {
    id: 'massed',
    good: {
      en: 'brings {whose} units to where they outnumber the enemy',
      de: 'bringt {whose} Einheiten dorthin, wo sie in der Überzahl sind',
    },
    bad: { en: 'leaves {whose} units outnumbered', de: 'lässt {whose} Einheiten in der Unterzahl' },
  },
];

const SIDES = [
  { id: 'hungarian', who: 'Hungary', whose: 'Hungarian', wer: 'Ungarn', wem: 'Ungarn', wessen: 'ungarische' },
  {
    id: 'ottoman',
    who: 'the Ottomans',
    whose: 'Ottoman',
    wer: 'die Osmanen',
    wem: 'den Osmanen',
    wessen: 'osmanische',
  },
];

const told = ({ en, de }: Both, side: (typeof SIDES)[number]): Both => ({
  en: en.replace('{who}', side.who).replace('{whose}', side.whose),
  de: de.replace('{who}', side.wer).replace('{whom}', side.wem).replace('{whose}', side.wessen),
});

const OF_THE_FIELD: readonly Feature[] = [
  {
    id: 'banner',
    helps: HUNGARY,
    good: { en: 'keeps the Banner safe', de: 'hält das Banner sicher' },
    bad: { en: 'endangers the Banner', de: 'gefährdet das Banner' },
  },
  {
    id: 'centre-to-come',
    good: { en: 'keeps the rest of the Centre off the map', de: 'hält den Rest des Zentrums von der Karte fern' },
    bad: { en: 'brings on the rest of the Centre', de: 'bringt den Rest des Zentrums auf die Karte' },
  },
  {
    id: 'anatolia-to-come',
    good: { en: 'keeps Anatolia off the map', de: 'hält Anatolien von der Karte fern' },
    bad: { en: 'brings on Anatolia', de: 'bringt Anatolien auf die Karte' },
  },
  {
    id: 'initiative',
    helps: HUNGARY,
    good: { en: 'gives Hungary the next activation', de: 'gibt Ungarn die nächste Aktivierung' },
    bad: { en: 'gives the Ottomans the next activation', de: 'gibt den Osmanen die nächste Aktivierung' },
  },
  {
    id: 'next-blow',
    helps: HUNGARY,
    good: { en: 'lets Hungary strike next', de: 'lässt Ungarn als Nächstes zuschlagen' },
    bad: { en: 'lets the Ottomans strike next', de: 'lässt die Osmanen als Nächstes zuschlagen' },
  },
  {
    id: 'answering-blow',
    helps: HUNGARY,
    good: { en: 'keeps a blow ready for Hungary', de: 'hält einen ungarischen Gegenschlag bereit' },
    bad: { en: 'leaves the Ottomans a blow in answer', de: 'lässt den Osmanen einen Gegenschlag' },
  },
];

/** How many each side has, in the order in which they are measured: Hungary's, the Ottomans', those of the field. */
export const PER_SIDE = OF_EACH_SIDE.length;

export const features: readonly Feature[] = [
  ...SIDES.flatMap((side, seat) =>
    OF_EACH_SIDE.map(({ id, good, bad, helps }) => ({
      id: `${side.id}-${id}`,
      good: told(good, side),
      bad: told(bad, side),
      ...(helps && { helps: helps === 'own' ? seat : 1 - seat }),
    })),
  ),
  ...OF_THE_FIELD,
];

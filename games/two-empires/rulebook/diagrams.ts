import type { Diagrams, Scene } from '@ravelin/web/diagram';
import { both, type Table } from '../learn/position.ts';

/** The diagrams of the rulebook, each in the middle of a nation-turn, before anything is rolled. */

const nothing = { resources: [0, 0, 0], boxes: { victories: [], stalemates: [], defeats: [] }, fields: {} } as const;
const start = {
  hapsburg: { ...nothing, played: [1, 9], fronts: { polish: 5, carpathian: 6 }, loyalty: [3, 3, 3] },
  ottoman: { ...nothing, played: [9], fronts: { caucasus: 5, mesopotamia: 5, sinai: 6 } },
} as const;

const PHASES = {
  hapsburg: { actions: 'run H4.0.1', sea: '' },
  ottoman: { actions: 'run O3.1.1', sea: 'unless E4.1.2' },
} as const;

interface Moment {
  readonly turnOf: Table['turnOf'];
  /** The Action Phase if nothing is said. */
  readonly at?: 'actions' | 'sea';
  readonly hapsburg?: Partial<Table['hapsburg']>;
  readonly ottoman?: Partial<Table['ottoman']>;
}

/** The last card of each nation is its current one. */
const currentOf = ({ played }: { readonly played: readonly number[] }): string => `#${played.at(-1)}`;

const moment = ({ turnOf, at = 'actions', hapsburg, ottoman }: Moment): Scene => {
  const h = { ...start.hapsburg, ...hapsburg };
  const o = { ...start.ottoman, ...ottoman };
  return {
    position: {
      ...both({
        turnOf,
        hapsburg: { ...h, fields: { card: currentOf(h), ...h.fields } },
        ottoman: { ...o, fields: { card: currentOf(o), ...o.fields } },
      }),
      flow: [
        { procedure: 'war', at: 'run E1.1.1', locals: {} },
        { procedure: `${turnOf}-turn`, at: PHASES[turnOf][at], locals: {} },
      ],
    },
  };
};

/** Bulgaria is in the war, the Balkan Front in Veles. */
const bulgaria: Partial<Table['hapsburg']> = {
  played: [1, 35, 10, 15, 16, 17, 20],
  fronts: { polish: 4, carpathian: 5, italian: 3, balkan: 4 },
  fields: { status: 3, bulgaria: 'yes', mackensen: 5, aid: 3 },
};
const erzurum: Partial<Table['ottoman']> = {
  played: [2, 3, 4, 9, 25],
  fronts: { caucasus: 2, mesopotamia: 4, sinai: 5 },
};

/** Battles 1 and 2 have been fought, and markers of those numbers lie on both maps. */
const fought = { victories: ['kaiserschlacht-1'], stalemates: [], defeats: ['kaiserschlacht-2'] };
const western: Moment = {
  turnOf: 'hapsburg',
  hapsburg: {
    played: [1, 5, 10, 15, 16, 17, 22, 42, 47],
    fronts: { polish: 4, carpathian: 5, italian: 3, romanian: 4, balkan: 5 },
    boxes: { ...fought, victories: ['tannenberg', ...fought.victories] },
    fields: { status: 4, bulgaria: 'yes', kaiserschlacht: 'raging' },
  },
  ottoman: {
    played: [2, 3, 4, 9, 23, 46, 44],
    fronts: { caucasus: 4, mesopotamia: 4, sinai: 5, arab: 5 },
    resources: [1, 0, 0],
    boxes: fought,
    fields: { pipeline: 'yes', kaiserschlacht: 'raging' },
  },
};

export const diagrams: Diagrams = {
  turns: {
    scene: moment({ turnOf: 'hapsburg' }),
    alt: {
      en: 'Both maps. That of Austria-Hungary, whose seat decides, is large: Vienna in its middle, the Polish and the Carpathian Front at the far ends of their tracks. Beside it that of the Ottoman Empire, small, and beneath it the Berlin-Baghdad Railway, a line of seven stations from Berlin to Baghdad, marked closed, for Bulgaria is not in the war.',
      de: 'Beide Pläne. Der von Österreich-Ungarn, dessen Sitz entscheidet, ist groß: Wien in seiner Mitte, die Polenfront und die Karpatenfront am fernen Ende ihrer Strecken. Daneben klein der des Osmanischen Reiches und darunter die Bagdadbahn, eine Linie von sieben Stationen von Berlin bis Bagdad, als geschlossen bezeichnet, denn Bulgarien ist nicht im Krieg.',
    },
  },
  railway: {
    scene: moment({
      turnOf: 'hapsburg',
      hapsburg: { ...bulgaria, fronts: { ...bulgaria.fronts, balkan: 3 } },
      ottoman: erzurum,
    }),
    crop: [320, 355, 910, 340],
    alt: {
      en: 'The south-east of the Hapsburg map and, beside it, the Railway. The Balkan Front stands in Skopje, space 3, with Veles and Salonika behind it. The line of stations is cut between Belgrade and Sofia, and beside its name stands: closed.',
      de: 'Der Südosten des habsburgischen Planes und daneben die Bahn. Die Balkanfront steht in Skopje, Feld 3, hinter ihr Veles und Saloniki. Die Linie der Stationen ist zwischen Belgrad und Sofia unterbrochen, und neben ihrem Namen steht: geschlossen.',
    },
  },
  aid: {
    scene: {
      ...moment({ turnOf: 'hapsburg', hapsburg: bulgaria, ottoman: erzurum }),
      moves: ['send aid', 'agree', 'send action', 'agree'],
    },
    alt: {
      en: 'The Ottoman map is the large one, and the Ottoman Empire decides, though Austria-Hungary is in turn. The Railway is open. Beneath its name stand one Action sent and not yet spent, and one German Aid marker with the Ottoman Empire. The Caucasus Front stands in Erzurum.',
      de: 'Der osmanische Plan ist der große, und das Osmanische Reich entscheidet, obwohl Österreich-Ungarn am Zug ist. Die Bahn ist offen. Unter ihrem Namen stehen eine geschickte und noch nicht ausgegebene Aktion und ein Marker Deutsche Hilfe beim Osmanischen Reich. Die Kaukasusfront steht in Erzurum.',
    },
  },
  'other-map': {
    scene: moment({ turnOf: 'hapsburg', hapsburg: bulgaria, ottoman: erzurum }),
    crop: [292, 50, 460, 260],
    alt: {
      en: 'The Polish track on the Hapsburg map. The Front stands in Lublin, space 4. Tarnow, where the battle is fought, is space 2.',
      de: 'Die Polenstrecke auf dem habsburgischen Plan. Die Front steht in Lublin, Feld 4. Tarnow, wo die Schlacht geschlagen wird, ist Feld 2.',
    },
  },
  ships: {
    scene: moment({
      turnOf: 'ottoman',
      at: 'sea',
      hapsburg: { ...bulgaria, resources: [0, 0, 2] },
      ottoman: { ...erzurum, played: [2, 3, 4, 9, 8] },
    }),
    alt: {
      en: 'The nation-turn of the Ottomans, but Austria-Hungary decides, and its map is the large one. The box of its Naval Theater holds two Resources. On the small map beside it lies the chart of the Narrows.',
      de: 'Der Nationenzug der Osmanen, doch Österreich-Ungarn entscheidet, und sein Plan ist der große. Auf seinem Kriegsschauplatz See liegen zwei Reserven. Auf dem kleinen Plan daneben liegt die Seekarte der Meerengen.',
    },
  },
  'markers-hapsburg': {
    scene: moment(western),
    part: { seat: 'hapsburg' },
    crop: [0, 0, 300, 520],
    alt: {
      en: 'The panel of Austria-Hungary. Tannenberg and Kaiserschlacht 1 lie in its Victories Box, Kaiserschlacht 2 in its Defeats Box; counted now, National Will would be +1.',
      de: 'Die Tafel Österreich-Ungarns. Tannenberg und Kaiserschlacht 1 liegen bei den Siegen, Kaiserschlacht 2 bei den Niederlagen; jetzt gezählt wäre der Kriegswille +1.',
    },
  },
  'markers-ottoman': {
    scene: moment(western),
    part: { seat: 'ottoman' },
    crop: [0, 0, 300, 486],
    alt: {
      en: 'The panel of the Ottoman Empire. Kaiserschlacht 1 lies in its Victories Box, Kaiserschlacht 2 in its Defeats Box; counted now, National Will would be 0.',
      de: 'Die Tafel des Osmanischen Reiches. Kaiserschlacht 1 liegt bei den Siegen, Kaiserschlacht 2 bei den Niederlagen; jetzt gezählt wäre der Kriegswille 0.',
    },
  },
};

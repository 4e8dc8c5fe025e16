import type { Captions } from '@ravelin/engine';

/** What the data of a set of the family are called. Each game has its own numbers for the same paragraphs. */
export interface FamilyRules {
  readonly cards: string;
  readonly event: string;
  readonly epoch: string;
  readonly advance: string;
  readonly actions: string;
  readonly offensive: string;
  readonly kaiserschlacht: string;
  readonly battle: string;
  readonly fronts: string;
  readonly track: string;
  readonly flags: string;
  readonly will: string;
  readonly defeat: string;
  readonly victory: string;
  readonly theater: string;
  readonly resource: string;
  readonly resources: string;
  readonly most: string;
  readonly enter: string;
}

const fixed = { fixed: true } as const;
const fronts = { of: 'board/fronts' } as const;

const cards = (r: FamilyRules): Captions => ({
  cards: ['Event cards', 'Ereigniskarten', r.cards],
  'cards/*': ['Event card', 'Ereigniskarte', r.cards, { face: 'Event card', key: '#{id}', title: 'headline' }],
  headline: ['Headline', 'Schlagzeile', r.cards],
  epoch: ['Epoch', 'Epoche', r.epoch],
  text: ['Text', 'Text', r.event, { long: true }],
  history: ['History', 'Geschichte', undefined, { long: true }],
  event: ['The Event, clause by clause', 'Das Ereignis, Satz für Satz', r.event],
  advances: ['Fronts that Advance', 'Fronten, die vorrücken', r.advance],
  'advances/*': ['Front', 'Front', r.advance, fronts],
  actions: ['Actions', 'Aktionen', r.actions],
  offensives: ['Added to Offensives', 'Zu Offensiven addiert', r.offensive, fronts],
  'offensives/*': ['Modifier', 'Modifikator', r.offensive],
  kaiserschlacht: ['Kaiserschlacht', 'Kaiserschlacht', r.kaiserschlacht],
  noActions: ['No Actions may be spent', 'Aktionen sind nicht möglich', r.actions],
  ironCross: ['Bears an Iron Cross', 'Trägt ein Eisernes Kreuz', r.cards],
});

const board = (r: FamilyRules): Captions => ({
  set: ['About the set', 'Über den Satz'],
  'set/title': ['Name of the set', 'Name des Satzes'],
  'set/text': ['What it is', 'Was er ist', undefined, { long: true }],
  board: ['Board and numbers', 'Plan und Zahlen', r.track],
  id: ['Id', 'Kennung', undefined, fixed],
  name: ['Name', 'Name'],
  fronts: ['Fronts', 'Fronten', r.fronts],
  'fronts/*': ['Front', 'Front', r.fronts, { face: 'Front' }],
  start: ['Space at the start', 'Feld zu Beginn', r.enter],
  entry: ['Space on entry', 'Feld beim Erscheinen', r.enter],
  russian: ['Russian', 'Russisch', r.fronts, fixed],
  sides: ['Sides of its counter', 'Seiten des Spielsteins', r.fronts],
  leader: ['Leader', 'Anführer', r.fronts],
  value: ['Battle Value', 'Kampfwert', r.fronts],
  spaces: ['Track', 'Leiste', r.track],
  space: ['Space', 'Feld', r.track, fixed],
  flags: ['Flags', 'Flaggen', r.flags],
  shared: ['Shared by two tracks', 'Auf zwei Leisten', r.flags, fixed],
  will: ['National Will', 'Nationaler Wille', r.will],
  low: ['Lowest', 'Niedrigster', r.will],
  high: ['Highest', 'Höchster', r.will],
  levels: ['Levels of victory and defeat', 'Stufen von Sieg und Niederlage', r.victory],
  'levels/defeat': ['Defeat: the highest total of each level', 'Niederlage: höchste Summe jeder Stufe', r.defeat],
  'levels/victory': ['Victory: the highest total of each level', 'Sieg: höchste Summe jeder Stufe', r.victory],
  theaters: ['Theaters', 'Schauplätze', r.theater, fixed],
  theaterLimit: ['Resources in a Theater at most', 'Ressourcen je Schauplatz höchstens', r.most],
  resources: ['Resources', 'Ressourcen', r.resources],
  costs: ['Costs in Actions', 'Kosten in Aktionen', r.actions],
  'costs/resource': ['A Resource', 'Eine Ressource', r.resource],
  battles: ['Off-Map Battles', 'Schlachten abseits der Karte', r.battle],
  'battles/*': ['Off-Map Battle', 'Schlacht abseits der Karte', r.battle, { face: 'battle marker' }],
  theater: ['Theater', 'Schauplatz', r.theater, { of: 'board/theaters', words: ['miscellaneous'] }],
  'battles/*/value': ['Battle Value', 'Kampfwert', r.battle],
  'battles/*/kaiserschlacht': ['Number in the Kaiserschlacht', 'Nummer in der Kaiserschlacht', r.kaiserschlacht, fixed],
});

/** Clauses that the games of the family share. */
const clauses = (r: FamilyRules): Captions => ({
  'do/battle': ['Fight the battle of {battle}', 'Schlage die Schlacht: {battle}', r.battle],
  battle: ['Battle', 'Schlacht', r.battle, { of: 'battles/battles' }],
  'do/take': ['Take {number} markers: {markers}', 'Nimm {number} Marker: {markers}', r.event],
  number: ['Number', 'Anzahl', r.event],
  markers: ['Markers', 'Marker', r.event],
  'do/enter': ['Opens: {front}', 'Eröffnet: {front}', r.enter],
  front: ['Front', 'Front', r.fronts, fronts],
  'do/provisional': [
    'The Provisional Government takes over in Russia',
    'In Russland übernimmt die Provisorische Regierung',
    r.event,
  ],
  'do/revolution': ['Revolution in Russia', 'Revolution in Russland', r.event],
  'do/kaiserschlacht': ['The Kaiserschlacht begins', 'Die Kaiserschlacht beginnt', r.kaiserschlacht],
  'do/weariness': ['War Weariness comes into effect', 'Die Kriegsmüdigkeit beginnt', r.event],
  'do/join': ['Cards join the deck', 'Karten kommen in den Stapel', r.epoch],
});

const words: Captions = {
  'word/morning': ['Morning', 'Morgen'],
  'word/mid-day': ['Mid-Day', 'Mittag'],
  'word/dusk': ['Dusk', 'Abend'],
  'word/western': ['Western', 'Westen'],
  'word/eastern': ['Eastern', 'Osten'],
  'word/naval': ['Naval', 'See'],
  'word/miscellaneous': ['Miscellaneous', 'Sonstige'],
};

export const familyCaptions = (rules: FamilyRules): Captions => ({
  ...cards(rules),
  ...board(rules),
  ...clauses(rules),
  ...words,
});

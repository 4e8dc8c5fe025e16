import type { Captions } from '@ravelin/engine';
import { familyCaptions } from '@ravelin/games/empires/data';

/** What the data of a component set are called, and their paragraphs. */

const nations = { of: 'board/nations' } as const;
const battles = { of: 'battles/battles' } as const;

const family = familyCaptions({
  cards: 'H0.1.19',
  event: 'H1.0.2',
  epoch: 'H1.1.1',
  advance: 'H2.0.1',
  actions: 'H4.0.1',
  offensive: 'H4.1.3',
  kaiserschlacht: 'H5.0.1',
  battle: 'H1.4.11',
  fronts: 'H0.1.16',
  track: 'H0.1.8',
  flags: 'H2.5.1',
  will: 'H0.1.14',
  defeat: 'H8.1.3',
  victory: 'H8.2.1',
  theater: 'H1.4.1',
  resource: 'H4.2.1',
  resources: 'H4.2.2',
  most: 'H4.2.3',
  enter: 'H1.2.1',
});

const own: Captions = {
  nations: ['Nationalities', 'Nationalitäten', 'H3.0.1'],
  'nations/*': ['Nationality', 'Nationalität', 'H3.0.1', { face: 'Nationality' }],
  identity: ['National Identity Rating', 'Wert der nationalen Identität', 'H3.1.1'],
  revolt: ['Fronts that a Revolt hinders', 'Fronten, die ein Aufstand hemmt', 'H3.3.3'],
  'revolt/*': ['Front', 'Front', 'H3.3.3', { of: 'board/fronts' }],
  random: ['Nationality for each face of the die', 'Nationalität je Augenzahl', 'H3.2.1'],
  'random/*': ['Nationality', 'Nationalität', 'H3.2.1', nations],
  loyal: ['Spaces from Revolt to Loyal', 'Felder vom Aufstand bis treu', 'H3.0.2'],
  status: ['War Status', 'Kriegsstand', 'H1.1.1'],
  'status/*': ['War Status', 'Kriegsstand', 'H1.1.1'],
  joins: [
    'War Status on which an Epoch joins',
    'Kriegsstand, bei dem eine Epoche dazukommt',
    'H1.1.2',
    { of: 'board/joins' },
  ],
  'joins/*': ['War Status', 'Kriegsstand', 'H1.1.2'],
  'board/markers': ['Markers', 'Marker', 'H0.1.18'],
  intercepts: ['Radio Intercepts', 'Funksprüche', 'H2.3.11'],
  mackensen: ['Mackensen', 'Mackensen', 'H4.1.14'],
  aid: ['German Aid', 'Deutsche Hilfe', 'H4.0.11'],
  fortress: ['Strength of the Fortress', 'Stärke der Festung', 'H2.4.1'],
  'spaces/*/fortress': ['The Fortress stands here', 'Hier steht die Festung', 'H2.4.1', { fixed: true }],
  river: ['An Offensive here costs more', 'Eine Offensive kostet hier mehr', 'H4.1.11'],
  line: ['Line', 'Linie', 'H2.3.4'],
  'costs/river': ['An Offensive at a river', 'Eine Offensive am Fluss', 'H4.1.11'],
  repair: ['A repair of the Fortress', 'Eine Ausbesserung der Festung', 'H4.3.2'],
  greatRetreat: ['The Great Retreat', 'Der große Rückzug', 'H4.5.4'],
  aidBonus: ['German Aid adds to Offensives', 'Deutsche Hilfe für Offensiven', 'H4.0.10'],
  retreatFrom: [
    'War Status from which the Great Retreat is open',
    'Kriegsstand, ab dem der große Rückzug möglich ist',
    'H4.5.2',
  ],
  ruins: ['Defeats for a destroyed Fortress', 'Niederlagen für die zerstörte Festung', 'H10.4.1'],
  fairWeather: ['Fair Weather Friends', 'Freunde bei gutem Wetter', 'H10.3.1'],
  below: ['Below', 'Unter', 'H10.3.1'],
  above: ['Above', 'Über', 'H10.3.1'],
  returns: ['Space to which a Russian Front returns', 'Feld, auf das eine russische Front zurückkehrt', 'H1.2.1'],
  serbian: ['Against Serbia', 'Gegen Serbien', 'H1.4.1'],
  location: ['Fought on a track', 'Auf einer Leiste geschlagen', 'H1.4.13'],
  victories: ['Markers of Victory', 'Siegmarker', 'H0.1.17'],
  'victories/*': ['Marker of Victory', 'Siegmarker', 'H0.1.17', { face: 'battle marker' }],
  loyalty: ['Nationalities that are tested', 'Nationalitäten, die geprüft werden', 'H3.2.1'],
  'loyalty/*': ['Nationality', 'Nationalität', 'H3.2.1', { ...nations, words: ['all', 'random', 'random-1'] }],
  influence: ['Added to attempts to influence', 'Zu Beeinflussungen addiert', 'H4.4.5', nations],
  'influence/*': ['Modifier', 'Modifikator', 'H4.4.5'],
  closesAid: ['Ends German Aid by the Spa Conference', 'Beendet die Deutsche Hilfe (Konferenz von Spa)', 'H10.5.1'],
};

const scenarios: Captions = {
  scenarios: ['Scenarios', 'Szenarien', 'H11.0.1'],
  title: ['Title', 'Titel', 'H11.0.1'],
  played: ['Cards already played', 'Schon gespielte Karten', 'H11.0.1'],
  'scenarios/*/will': ['National Will', 'Nationaler Wille', 'H11.1.2'],
  'scenarios/*/status': ['War Status', 'Kriegsstand', 'H11.0.1'],
  'scenarios/*/victories': ['Victories Box', 'Feld der Siege', 'H11.0.1'],
  'scenarios/*/victories/*': ['Battle', 'Schlacht', 'H11.0.1'],
  stalemates: ['Stalemates Box', 'Feld der Patts', 'H11.0.1'],
  'stalemates/*': ['Battle', 'Schlacht', 'H11.0.1', battles],
  defeats: ['Defeats Box', 'Feld der Niederlagen', 'H11.0.1'],
  'defeats/*': ['Battle', 'Schlacht', 'H11.0.1', battles],
  'scenarios/*/resources': ['Resources by Theater', 'Ressourcen je Schauplatz', 'H11.0.1', { of: 'board/theaters' }],
  'scenarios/*/resources/*': ['Resources', 'Ressourcen', 'H11.0.1'],
  spent: ['Resources spent', 'Verbrauchte Ressourcen', 'H4.2.2'],
  lodz: ['Lodz was a Victory', 'Lodz war ein Sieg', 'H11.0.1'],
  bulgaria: ['Bulgaria is in the war', 'Bulgarien ist im Krieg', 'H11.0.1'],
  trench: ['The Trench Line is built', 'Die Grabenlinie ist gebaut', 'H2.3.7'],
  retreat: ['The Great Retreat was made', 'Der große Rückzug ist erfolgt', 'H4.5.11'],
  'scenarios/*/loyalty': ['Loyalty', 'Treue', 'H11.0.1', nations],
  'scenarios/*/loyalty/*': ['Space', 'Feld', 'H3.0.2'],
  'scenarios/*/fronts': ['Fronts on the map', 'Fronten auf der Karte', 'H11.0.1', { of: 'board/fronts' }],
  'fronts/*/side': ['Side of the counter', 'Seite des Spielsteins', 'H0.1.16'],
  'scenarios/*/fronts/*/space': ['Space', 'Feld', 'H0.1.8'],
  'scenarios/*/fortress': ['Strength of the Fortress', 'Stärke der Festung', 'H2.4.1'],
};

const clauses: Captions = {
  lasting: ['its marker stays', 'sein Marker bleibt', 'H1.4.10'],
  'do/status': ['War Status goes one space on', 'Der Kriegsstand rückt ein Feld weiter', 'H1.1.1'],
  'do/bulgaria': ['Bulgaria enters the war', 'Bulgarien tritt in den Krieg ein', 'H1.3.1'],
  'do/stronger': ['The Battle Value rises by 1: {front}', 'Der Kampfwert steigt um 1: {front}', 'H1.6.1'],
  'do/reform': ['The Front is formed anew: {front}', 'Die Front wird neu gebildet: {front}', 'H1.2.1'],
  'do/russia-tires': [
    'Russia tires, if it has been thrown back',
    'Russland ermüdet, wenn es zurückgeworfen ist',
    'H7.0.2',
  ],
  'do/armistice': [
    'An armistice takes the Front off the map: {front}',
    'Ein Waffenstillstand nimmt die Front von der Karte: {front}',
    'H1.3.1',
  ],
  'do/breakout': ['A breakout', 'Ein Durchbruch', 'H1.0.2'],
  'do/feelers': ['Feelers for peace', 'Friedensfühler', 'H1.0.3'],
  'do/parliament': ['Parliament meets', 'Das Parlament tritt zusammen', 'H1.0.3'],
  'do/independence': ['Independence is declared: {nation}', 'Die Unabhängigkeit wird ausgerufen: {nation}', 'H3.3.1'],
  nation: ['Nationality', 'Nationalität', 'H3.0.1', nations],
};

const words: Captions = {
  'word/intercepts': ['Radio Intercepts', 'Funksprüche'],
  'word/mackensen': ['Mackensen', 'Mackensen'],
  'word/aid': ['German Aid', 'Deutsche Hilfe'],
  'word/isonzo': ['Isonzo River Line', 'Isonzolinie'],
  'word/trench': ['Bulgarian Trench Line', 'Bulgarische Grabenlinie'],
  'word/all': ['all of them', 'alle'],
  'word/random': ['one by a die', 'eine nach Würfel'],
  'word/random-1': ['one by a die, −1', 'eine nach Würfel, −1'],
};

export const captions: Captions = { ...family, ...own, ...scenarios, ...clauses, ...words };

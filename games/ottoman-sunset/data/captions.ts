import type { Captions } from '@ravelin/engine';
import { familyCaptions } from '@ravelin/games/empires/data';

/** What the data of a component set are called, and their paragraphs. */

const fronts = { of: 'board/fronts' } as const;

const family = familyCaptions({
  cards: 'O0.1.20',
  event: 'O1.0.2',
  epoch: 'O1.1.1',
  advance: 'O2.0.1',
  actions: 'O3.1.1',
  offensive: 'O3.2.5',
  kaiserschlacht: 'O4.0.1',
  battle: 'O1.3.11',
  fronts: 'O0.1.17',
  track: 'O0.1.8',
  flags: 'O2.4.1',
  will: 'O0.1.15',
  defeat: 'O6.1.3',
  victory: 'O6.2.1',
  theater: 'O1.3.1',
  resource: 'O3.3.1',
  resources: 'O3.3.2',
  most: 'O3.3.3',
  enter: 'O1.2.1',
});

const own: Captions = {
  desert: ['Desert', 'Wüste', 'O2.3.3'],
  'spaces/*/fortification': ['Can be fortified', 'Kann befestigt werden', 'O2.3.1', { fixed: true }],
  provisional: [
    'The Provisional side of this one',
    'Die Seite der Provisorischen Regierung',
    'O1.2.5',
    { fixed: true },
  ],
  'board/markers': ['Markers', 'Marker', 'O0.1.19'],
  korps: ['Asia Korps', 'Asienkorps', 'O3.2.12'],
  'markers/yildirim': ['Yildirim', 'Yildirim', 'O2.3.12'],
  yildirim: ['Fronts that Yildirim can stop', 'Fronten, die Yildirim aufhalten kann', 'O2.3.10'],
  'yildirim/*': ['Front', 'Front', 'O2.3.10', fronts],
  fortification: ['Strength of the fortification', 'Stärke der Befestigung', 'O2.3.1'],
  fortitude: ['Losses that the fleet endures', 'Verluste, die die Flotte erträgt', 'O7.1.1'],
  defences: ['Defences of the Narrows', 'Verteidigung der Meerengen', 'O7.1.1'],
  'defences/*': ['Defence', 'Verteidigung', 'O7.1.1', { face: 'defence' }],
  kind: ['Kind', 'Art', 'O7.1.1', { fixed: true }],
  strength: ['Strength', 'Stärke', 'O7.1.1'],
  'defences/*/start': ['In place from the beginning', 'Von Anfang an da', 'O3.4.2'],
  countries: ['Countries', 'Länder', 'O1.4.1'],
  coup: ['Coups', 'Umstürze', 'O1.4.1'],
  'coup/above': ['The total must be above', 'Die Summe muss höher sein als', 'O1.4.1'],
  'coup/bureau': ['The Bureau adds', 'Das Büro gibt dazu', 'O1.4.3'],
  'costs/bureau': ['The Intelligence Bureau', 'Das Nachrichtenbüro', 'O3.5.2'],
  first: ['First journey', 'Erste Reise', 'O3.5.2'],
  further: ['Further journeys', 'Weitere Reisen', 'O3.5.3'],
  korpsBonus: ['The Asia Korps adds to Offensives', 'Das Asienkorps für Offensiven', 'O3.2.10'],
  points: ['Victory Points', 'Siegpunkte', 'O6.2.1'],
  russia: ['For a Russian Front off the map', 'Für eine russische Front abseits der Karte', 'O6.2.4'],
  narrows: ['For the Narrows held', 'Für die gehaltenen Meerengen', 'O6.2.1'],
  'battles/markers': ['Other markers', 'Andere Marker', 'O0.1.18'],
  'battles/markers/*': ['Marker', 'Marker', 'O0.1.18', { face: 'battle marker' }],
  country: ['Country', 'Land', 'O1.4.1', { of: 'board/countries' }],
  spared: ['Fronts that cannot be attacked', 'Fronten, die nicht angegriffen werden können', 'O3.2.4'],
  'spared/*': ['Front', 'Front', 'O3.2.4', fronts],
  only: ['Actions only against', 'Aktionen nur gegen', 'O3.2.5', fronts],
};

const clauses: Captions = {
  'take/markers': ['Markers', 'Marker', 'O1.5.1'],
  'do/join': ['The cards of {epoch} join the deck', 'Die Karten von {epoch} kommen in den Stapel', 'O1.1.1'],
  'do/leave': ['Leaves the map: {front}', 'Verlässt die Karte: {front}', 'O1.2.4'],
  'do/retreat': ['Retreats 1 space: {front}', 'Weicht 1 Feld zurück: {front}', 'O1.2.8'],
  'do/leader': ['{front} gets the leader of side {side}', '{front} erhält den Anführer der Seite {side}', 'O1.2.5'],
  'do/replace': ['{front} comes with side {side}', '{front} kommt mit Seite {side}', 'O1.2.5'],
  side: ['Side', 'Seite', 'O1.2.5'],
  'do/place': ['Put {marker} in the box: {box}', 'Lege {marker} ins Feld: {box}', 'O1.0.2'],
  marker: ['Marker', 'Marker', 'O0.1.18', { of: 'battles/markers' }],
  box: ['Box', 'Feld', 'O0.1.16'],
  'do/bureau': ['Place the Intelligence Bureau', 'Lege das Nachrichtenbüro', 'O3.5.1'],
  'do/coup': ['Attempt a Coup in {country}', 'Versuche einen Umsturz in {country}', 'O1.4.1'],
  'do/minefield': ['Lay a Minefield', 'Lege ein Minenfeld', 'O3.4.1'],
  'do/destroy': ['Destroys {defence}', 'Zerstört {defence}', 'O7.1.2'],
  defence: ['Defence', 'Verteidigung', 'O7.1.1', { of: 'board/defences' }],
  'do/narrows': ['The fleet attacks the Narrows', 'Die Flotte greift die Meerengen an', 'O7.1.1'],
  'do/uboats': ['U-boats close the Straits', 'U-Boote schließen die Meerengen', 'O3.4.4'],
  'do/fortify': ['The Gaza-Beersheba line is fortified', 'Die Linie Gaza–Beerscheba wird befestigt', 'O2.3.1'],
  'do/pipeline': ['Water is brought through the desert', 'Wasser kommt durch die Wüste', 'O2.3.3'],
  'do/storm': ['Roll for the Front that is stormed: {faces}', 'Würfle, welche Front gestürmt wird: {faces}', 'O1.0.2'],
  faces: ['By face of the die', 'Je Augenzahl', 'O1.0.2'],
  'faces/*': ['Front', 'Front', 'O1.0.2', fronts],
  'faces/*/*': ['Front', 'Front', 'O1.0.2', fronts],
  'do/roll-advances': [
    'Roll for the Fronts that Advance: {faces}',
    'Würfle, welche Fronten vorrücken: {faces}',
    'O2.0.1',
  ],
  'do/dunsterforce': ['Dunsterforce marches: {marker}', 'Die Dunsterforce marschiert: {marker}', 'O1.0.2'],
};

const words: Captions = {
  'word/korps': ['Asia Korps', 'Asienkorps'],
  'word/yildirim': ['Yildirim', 'Yildirim'],
  'word/victories': ['Victories', 'Siege'],
  'word/defeats': ['Defeats', 'Niederlagen'],
};

export const captions: Captions = { ...family, ...own, ...clauses, ...words };

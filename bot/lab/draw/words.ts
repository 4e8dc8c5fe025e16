/** What a report says in words of its own. */

const en = {
  laboratory: 'Laboratory',
  games: '{n} games',
  gamesEach: '{n} games of each',
  figure: 'Fig. {n}',
  wins: 'Who wins',
  winsShare: 'won, %',
  winsCaption: 'Lines are intervals that hold the truth 95 times in 100.',
  winsFair: 'The tinted band is fair play, 45 to 55.',
  winsDrawn: '{n} games were won by nobody; each counts half for both.',
  asSeat: '{player} as {seat}',
  overall: '{player}, both sides',
  endings: 'How and when games end',
  endingsBy: 'by {clock}',
  never: 'never',
  endingsNever: 'Never seen: {list}.',
  endingsAll: 'Every ending that the game knows was seen.',
  lengths: 'How long they last',
  lengthsUnit: 'decisions a game',
  lengthsMiddle: 'middle game: {n}',
  lengthsCaption: 'Half of all games take {low} to {high} decisions; the shortest took {least}, the longest {most}.',
  mean: 'Mean',
  middle: 'Middle',
  halfOf: 'Half of them',
  range: 'All',
  decisions: 'decisions',
  decisionsPer: 'decisions a turn',
  decisionsOf: 'decisions, {seat}',
  uses: '{subject}: use and worth',
  usesShare: 'share',
  usesWorth: 'points',
  usesMore: 'The other {n}',
  usesCaption:
    'Share: of the games in which it could be. Points of the chance to win: its side with it, less its side without it, among games of the same length. Lines are 95 in 100 intervals.',
  usesChance:
    'Of the {n} differences here about {m} pass their interval by chance alone; framed are those that chance passes once in a thousand.',
  usesUnused: 'Never used: {list}.',
  lookBad: 'Look here: {name}, {use} in {share} of the games: its side then wins {points} points less.',
  lookGood: 'Look here: {name}, {use} in {share} of the games: its side then wins {points} points more.',
  sweep: 'One number changed',
  sweepCaption: '{n} games a value, all on the same seeds. Here: {path}.',
  sweepStep: 'A step of {step} is worth {points} points.',
  now: 'in {set}: {value}',
  compare: 'Two component sets',
  comparePlayers: 'The players compared',
  compareCaption: 'Framed: more than chance explains (95 in 100). Both were played on the same seeds.',
  wins1: '{seat} win',
  ends: 'Ends: {ending}',
  meanOf: '{what}, mean',
  unusedCount: 'Never used',
  of: '{n} of {m}',
  others: 'The other arms',
  repeat: 'To repeat it',
  version: 'Ravelin {version}, rules {rules}',
  command: 'Command',
  seeds: 'Seeds',
  seedsText: '{seed}/0, {seed}/1, …: one for each game; two different players share one and swap sides.',
  components: 'Components',
  scenario: 'Scenario',
  players: 'Players',
  caution:
    'The worth of a component is what was seen together, not what causes what: whoever is winning has more chances to use some things. Comparing games of the same length only takes out that a long game shows more of everything.',
} as const;

export type Word = keyof typeof en;

const de: Readonly<Record<Word, string>> = {
  laboratory: 'Labor',
  games: '{n} Partien',
  gamesEach: 'je {n} Partien',
  figure: 'Abb. {n}',
  wins: 'Wer gewinnt',
  winsShare: 'gewonnen, %',
  winsCaption: 'Die Striche sind Intervalle, die in 95 von 100 Fällen den wahren Wert enthalten.',
  winsFair: 'Das getönte Band ist ausgeglichen, 45 bis 55.',
  winsDrawn: '{n} Partien gewann niemand; jede zählt für beide halb.',
  asSeat: '{player} als {seat}',
  overall: '{player}, beide Seiten',
  endings: 'Wie und wann Partien enden',
  endingsBy: 'nach {clock}',
  never: 'nie',
  endingsNever: 'Nie vorgekommen: {list}.',
  endingsAll: 'Jedes Ende, das das Spiel kennt, kam vor.',
  lengths: 'Wie lange sie dauern',
  lengthsUnit: 'Entscheidungen je Partie',
  lengthsMiddle: 'mittlere Partie: {n}',
  lengthsCaption:
    'Die Hälfte aller Partien braucht {low} bis {high} Entscheidungen; die kürzeste {least}, die längste {most}.',
  mean: 'Mittel',
  middle: 'Mitte',
  halfOf: 'Die Hälfte',
  range: 'Alle',
  decisions: 'Entscheidungen',
  decisionsPer: 'Entscheidungen je Runde',
  decisionsOf: 'Entscheidungen, {seat}',
  uses: '{subject}: Nutzung und Wert',
  usesShare: 'Anteil',
  usesWorth: 'Punkte',
  usesMore: 'Die übrigen {n}',
  usesCaption:
    'Anteil: an den Partien, in denen es möglich war. Punkte der Gewinnchance: die Seite damit, weniger die Seite ohne, unter Partien gleicher Länge. Die Striche sind Intervalle zu 95 von 100.',
  usesChance:
    'Von den {n} Unterschieden hier verlassen etwa {m} ihr Intervall durch bloßen Zufall; gerahmt sind jene, die der Zufall einmal in tausend erreicht.',
  usesUnused: 'Nie genutzt: {list}.',
  lookBad: 'Auffällig: {name}, {use} in {share} der Partien: Die Seite gewinnt dann {points} Punkte weniger.',
  lookGood: 'Auffällig: {name}, {use} in {share} der Partien: Die Seite gewinnt dann {points} Punkte mehr.',
  sweep: 'Eine Zahl verändert',
  sweepCaption: '{n} Partien je Wert, alle mit denselben Startwerten. Hier: {path}.',
  sweepStep: 'Ein Schritt von {step} ist {points} Punkte wert.',
  now: 'in {set}: {value}',
  compare: 'Zwei Materialsätze',
  comparePlayers: 'Die Spieler im Vergleich',
  compareCaption: 'Gerahmt: mehr, als der Zufall erklärt (95 von 100). Beide spielten dieselben Startwerte.',
  wins1: '{seat} gewinnen',
  ends: 'Ende: {ending}',
  meanOf: '{what}, Mittel',
  unusedCount: 'Nie genutzt',
  of: '{n} von {m}',
  others: 'Die übrigen Reihen',
  repeat: 'Zum Wiederholen',
  version: 'Ravelin {version}, Regeln {rules}',
  command: 'Befehl',
  seeds: 'Startwerte',
  seedsText:
    '{seed}/0, {seed}/1, …: einer für jede Partie; zwei verschiedene Spieler teilen sich einen und tauschen die Seiten.',
  components: 'Material',
  scenario: 'Szenario',
  players: 'Spieler',
  caution:
    'Der Wert eines Teils sagt, was zusammen vorkam, nicht, was woraus folgt: Wer gewinnt, hat zu manchem öfter Gelegenheit. Der Vergleich unter Partien gleicher Länge nimmt nur heraus, dass eine lange Partie von allem mehr zeigt.',
};

export type Language = 'en' | 'de';
const WORDS = { en, de } as const;

export type Fill = (word: Word, fields?: Readonly<Record<string, string | number>>) => string;

/** Text and numbers in a language. */
export class Wording {
  readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  say: Fill = (word, fields = {}) =>
    WORDS[this.language][word].replace(/\{(\w+)\}/g, (_all, name: string) => String(fields[name] ?? ''));

  /** A number with so many decimals. */
  number(value: number, decimals = 0): string {
    const [whole, rest] = Math.abs(value).toFixed(decimals).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, this.language === 'de' ? '.' : ',');
    const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
    return sign + grouped + (rest === undefined ? '' : (this.language === 'de' ? ',' : '.') + rest);
  }

  /** As many decimals as it needs, one at most. */
  short(value: number): string {
    return this.number(value, Number.isInteger(value) ? 0 : 1);
  }

  /** A share in percent, without the sign. */
  percent(share: number, decimals = 1): string {
    return this.number(100 * share, decimals);
  }

  /** With its sign, always. */
  signed(value: number, decimals = 1): string {
    const text = this.number(value, decimals);
    return value > 0 && Number(value.toFixed(decimals)) !== 0 ? `+${text}` : text;
  }
}

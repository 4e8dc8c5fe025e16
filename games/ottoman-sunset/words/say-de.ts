/** Was die Regeln auf Englisch sagen, auf Deutsch: Zeilen der Rechnungen, Warnungen, Optionen, Szenarien. */

const warnings: Readonly<Record<string, string>> = {
  'The Front enters Constantinople: the game is lost.':
    'Die Front zieht in Konstantinopel ein: Das Spiel ist verloren.',
  'The card of this country has come already: no Coup is left to help.':
    'Die Karte dieses Landes ist schon gekommen: Es gibt keinen Umsturz mehr zu fördern.',
};

const ledgers: Readonly<Record<string, string>> = {
  // Was das Labor zählt.
  'Defences of the Narrows': 'Verteidigung der Meerenge',
  built: 'gebaut',
  Coups: 'Umstürze',
  tried: 'versucht',
  'hits in 6': 'Treffer bei 6 Augen',
  'hits in 36': 'Treffer bei 36 Würfen',
  'crossings in 36': 'Übergänge bei 36 Würfen',
  'both rolls succeed': 'beide Würfe gelingen',
  'the fortification stands even after a hit': 'die Befestigung steht auch nach einem Treffer',
  'hits that destroy the fortification': 'Treffer, die die Befestigung zerstören',
  Coup: 'Umsturz',
  'Intelligence Bureau': 'Nachrichtenstelle',
  'the Narrows held': 'die Meerengen gehalten',
  'Caucasus Front off the map': 'Kaukasusfront nicht auf dem Plan',
};

const options: Readonly<Record<string, string>> = {
  'A Stubborn Fleet': 'Eine zähe Flotte',
  'A fleet in the Narrows tries each defence until it passes or breaks (O8.1.1). Easier.':
    'Eine Flotte in den Meerengen versucht jedes Werk, bis sie vorbei ist oder zerbricht (O8.1.1). Leichter.',
  'One roll for each defence (O7.2.4).': 'Ein Wurf für jedes Werk (O7.2.4).',
  'The fleet tries again until it passes or breaks (O8.1.1).':
    'Die Flotte versucht es wieder, bis sie vorbei ist oder zerbricht (O8.1.1).',
  'Coalition Victory or Defeat': 'Sieg oder Niederlage der Mittelmächte',
  'The Kaiserschlacht can decide the war (O8.2.1).': 'Die Kaiserschlacht kann den Krieg entscheiden (O8.2.1).',
  'The war goes on after the Kaiserschlacht.': 'Nach der Kaiserschlacht geht der Krieg weiter.',
  'Tracks, cards and markers from public material and the rulebook of the sister game; some names of spaces are ours. Not the printed components.':
    'Strecken, Karten und Marker aus öffentlichen Quellen und dem Regelheft des Schwesterspiels; einige Namen von Feldern sind von uns. Nicht das gedruckte Material.',
};

const scenarios: Readonly<Record<string, string>> = {
  'The whole war, 1914–18': 'Der ganze Krieg, 1914–18',
  '49 cards, scored by Victory Points (O6.2.1).': '49 Karten, gewertet nach Siegpunkten (O6.2.1).',
};

export const sayDe: Readonly<Record<string, string>> = {
  ...warnings,
  ...ledgers,
  ...options,
  ...scenarios,
};

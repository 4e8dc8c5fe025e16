import { speaking, type Values } from '../shell/i18n.ts';
import { settings } from '../shell/settings.ts';

/** The texts of the pages of players. */
export const en = {
  since: 'Here since {date}',
  ratings: 'Ratings',
  noRatings: 'No game has been counted yet.',
  people: 'against people',
  computers: 'against computer players',
  rating: 'Rating',
  deviation: 'Deviation',
  provisional: 'provisional',
  played: 'Games',
  results: 'Results',
  noResults: 'No finished game that anybody may watch.',
  game: 'Game',
  side: 'Side',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  recent: 'Latest games',
  against: 'Against',
  outcome: 'Outcome',
  ended: 'Ended',
  record: 'Record',
  download: 'Download',
  gone: 'somebody who has left',
  'outcome.won': 'won',
  'outcome.lost': 'lost',
  'outcome.drawn': 'drawn',
  unknown: 'There is no such player. Guests have no page.',
  failed: 'The server cannot be reached.',
  loading: 'One moment …',
} as const;

export type StandingsKey = keyof typeof en;

export const de: Readonly<Record<StandingsKey, string>> = {
  since: 'Hier seit {date}',
  ratings: 'Wertungen',
  noRatings: 'Noch keine Partie hat gezählt.',
  people: 'gegen Menschen',
  computers: 'gegen Computerspieler',
  rating: 'Wertung',
  deviation: 'Abweichung',
  provisional: 'vorläufig',
  played: 'Partien',
  results: 'Ergebnisse',
  noResults: 'Keine beendete Partie, bei der alle zusehen dürfen.',
  game: 'Spiel',
  side: 'Seite',
  won: 'Gewonnen',
  lost: 'Verloren',
  drawn: 'Unentschieden',
  recent: 'Letzte Partien',
  against: 'Gegen',
  outcome: 'Ausgang',
  ended: 'Beendet',
  record: 'Aufzeichnung',
  download: 'Herunterladen',
  gone: 'jemand, der nicht mehr hier ist',
  'outcome.won': 'gewonnen',
  'outcome.lost': 'verloren',
  'outcome.drawn': 'unentschieden',
  unknown: 'Diesen Spieler gibt es nicht. Gäste haben keine Seite.',
  failed: 'Der Server ist nicht zu erreichen.',
  loading: 'Einen Augenblick …',
};

const catalogues = { en, de };

export const say = (key: StandingsKey, values?: Values): string =>
  speaking().fill(catalogues[settings.language][key], values);

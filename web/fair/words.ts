import { speaking, type Values } from '../shell/i18n.ts';
import { settings } from '../shell/settings.ts';

/** The texts of this page: who does not open it never loads them. */
export const en = {
  title: 'Fair dice',
  text: 'Before an online game the server commits itself to a secret. Every die and every card follows from it and from what the players have added. When the game is over the record tells the secret, and this page checks everything by itself: it needs no network.',
  choose: 'The record of a finished online game',
  checking: 'Every move is being replayed …',
  fair: 'Fair',
  fairText:
    '{results, plural, one {The only random result} other {All # random results}} of {moves, plural, one {# move} other {# moves}} follow from the secret.',
  unfair: 'Not fair',
  unread: 'This cannot be checked',
  commitment: 'Commitment',
  known: 'It is the one that this device was shown before the first move.',
  compare: 'Compare it with the one that you were shown before the first move.',
  added: 'Added by {seat}',
  lot: 'Who plays which side was drawn by lot, and follows from the secret too.',
  alone: 'No player has added anything: the server alone chose the secret.',
  older:
    '{n, plural, one {One move was} other {# moves were}} played by older rules, which are not here: only that version of Ravelin can check them.',
  position: 'The game began from a position, not at the start of its scenario: chance had no part in that.',
  detail: 'What was found',
  'no-commitment': 'This record has no commitment: it was not played on a server.',
  'no-secret': 'The secret is not in this record: it is told when the game is over.',
  'older-rules': 'This game was played by older rules, which cannot be replayed here.',
  'newer-format': 'This record was made by a newer version of Ravelin.',
  'not-json': 'This file is no record.',
  'no-connection': 'The record could not be fetched from the server.',
  other: 'The record does not follow from what the server committed itself to, or it was changed since.',
} as const;

export type FairKey = keyof typeof en;

export const de: Readonly<Record<FairKey, string>> = {
  title: 'Ehrliche Würfel',
  text: 'Vor einer Partie im Netz legt sich der Server auf ein Geheimnis fest. Jeder Wurf und jede Karte folgen daraus und aus dem, was die Spieler hinzugefügt haben. Ist die Partie vorbei, so nennt die Aufzeichnung das Geheimnis, und diese Seite prüft alles selbst: ein Netz braucht sie nicht.',
  choose: 'Die Aufzeichnung einer beendeten Partie im Netz',
  checking: 'Alle Züge werden nachgespielt …',
  fair: 'Ehrlich',
  fairText:
    '{results, plural, one {Das einzige Zufallsergebnis} other {Alle # Zufallsergebnisse}} aus {moves, plural, one {# Zug} other {# Zügen}} folgen aus dem Geheimnis.',
  unfair: 'Nicht ehrlich',
  unread: 'Das lässt sich nicht prüfen',
  commitment: 'Festlegung',
  known: 'Es ist die, die diesem Gerät vor dem ersten Zug gezeigt wurde.',
  compare: 'Vergleiche sie mit der, die dir vor dem ersten Zug gezeigt wurde.',
  added: 'Hinzugefügt von {seat}',
  lot: 'Wer welche Seite spielt, wurde gelost und folgt ebenfalls aus dem Geheimnis.',
  alone: 'Kein Spieler hat etwas hinzugefügt: das Geheimnis hat der Server allein gewählt.',
  older:
    '{n, plural, one {Ein Zug wurde} other {# Züge wurden}} nach älteren Regeln gespielt, die es hier nicht gibt: nur jene Fassung von Ravelin kann sie prüfen.',
  position:
    'Die Partie begann mit einer Stellung, nicht am Anfang ihres Szenarios: der Zufall hatte daran keinen Teil.',
  detail: 'Was gefunden wurde',
  'no-commitment': 'Diese Aufzeichnung hat keine Festlegung: die Partie wurde nicht auf einem Server gespielt.',
  'no-secret': 'Das Geheimnis steht nicht in dieser Aufzeichnung: es wird genannt, wenn die Partie vorbei ist.',
  'older-rules': 'Diese Partie wurde nach älteren Regeln gespielt, die hier nicht nachgespielt werden können.',
  'newer-format': 'Diese Aufzeichnung stammt aus einer neueren Fassung von Ravelin.',
  'not-json': 'Diese Datei ist keine Aufzeichnung.',
  'no-connection': 'Die Aufzeichnung konnte nicht vom Server geholt werden.',
  other:
    'Die Aufzeichnung folgt nicht aus dem, worauf sich der Server festgelegt hat, oder sie wurde danach verändert.',
};

const catalogues = { en, de };

export const say = (key: FairKey, values?: Values): string =>
  speaking().fill(catalogues[settings.language][key], values);

export const isFairKey = (key: string): key is FairKey => Object.hasOwn(en, key);

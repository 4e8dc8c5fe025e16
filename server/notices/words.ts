import type { GameState } from '../store/schema.ts';
import type { Language, NoticeKind } from './kinds.ts';

/** What a notice says: which table, and what kind of thing. Nothing of what is hidden there, and no words of other players. */
export interface Told {
  /** The table. */
  readonly table: string;
  /** What is played there, as the game is called. */
  readonly game: string;
  readonly state: GameState;
  readonly kinds: readonly NoticeKind[];
}

type Key =
  | Exclude<NoticeKind, 'game'>
  | `game.${GameState}`
  | 'subjectOne'
  | 'subjectSome'
  | 'settings'
  | 'stop'
  | 'confirmSubject'
  | 'confirm'
  | 'offSubject'
  | 'off'
  | 'test';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Key, string>>>> = {
  en: {
    turn: 'it is your turn',
    clock: 'your time is running low',
    'game.lobby': 'everybody has come, you can start the game',
    'game.running': 'the game has begun',
    'game.over': 'the game is over',
    invitation: 'you are asked to play',
    proposal: 'something is proposed to you',
    chat: 'something was said at the table',
    subjectOne: '{game}: {what}',
    subjectSome: '{count} games have news for you',
    settings: 'What you are told of, and how:',
    stop: 'No more of these mails, without signing in:',
    confirmSubject: 'Notices to this address',
    confirm:
      'This link lets Ravelin send notices about your games to this address. It works for a day:\n{link}\n\nIf you did not ask for it, nothing needs to be done: without it nothing is sent.',
    offSubject: 'Your webhook was switched off',
    off: 'Your webhook has failed {count} times in a row, so nothing is sent there any more. You can switch it on again here:',
    test: 'This is a test: notices arrive here.',
  },
  de: {
    turn: 'du bist am Zug',
    clock: 'deine Zeit wird knapp',
    'game.lobby': 'alle sind da, du kannst die Partie beginnen',
    'game.running': 'die Partie hat begonnen',
    'game.over': 'die Partie ist zu Ende',
    invitation: 'du wirst zu einer neuen Partie aufgefordert',
    proposal: 'dir wird etwas vorgeschlagen',
    chat: 'am Tisch wurde etwas gesagt',
    subjectOne: '{game}: {what}',
    subjectSome: 'Neues aus {count} Partien',
    settings: 'Wovon du erfährst, und wie:',
    stop: 'Keine solchen Mails mehr, ohne Anmeldung:',
    confirmSubject: 'Nachrichten an diese Adresse',
    confirm:
      'Mit diesem Link darf Ravelin Nachrichten über deine Partien an diese Adresse senden. Er gilt einen Tag:\n{link}\n\nHast du nicht darum gebeten, ist nichts zu tun: Ohne ihn wird nichts gesendet.',
    offSubject: 'Dein Webhook wurde abgeschaltet',
    off: 'Dein Webhook ist {count}-mal hintereinander gescheitert. Es wird nichts mehr dorthin gesendet. Hier schaltest du ihn wieder ein:',
    test: 'Das ist eine Probe: Hier kommen Nachrichten an.',
  },
};

export const say = (language: Language, key: Key, values: Readonly<Record<string, string | number>> = {}): string =>
  CATALOGUES[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The kinds at one table in a sentence. */
const whatOf = (language: Language, { kinds, state }: Told): string =>
  kinds.map((kind) => say(language, kind === 'game' ? `game.${state}` : kind)).join(', ');

export const subjectOf = (language: Language, told: readonly Told[]): string => {
  const [first] = told;
  if (!first || told.length > 1) return say(language, 'subjectSome', { count: told.length });
  return say(language, 'subjectOne', { game: first.game, what: whatOf(language, first) });
};

/** A line for each table. */
export const linesOf = (language: Language, told: readonly Told[]): string[] =>
  told.map((one) => `${one.game}: ${whatOf(language, one)}`);

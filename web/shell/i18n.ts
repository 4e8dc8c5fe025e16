import { Messages } from '@ravelin/engine';
import { settings } from './settings.ts';
import { de } from './words/de.ts';
import { en, type Key } from './words/en.ts';

export type Values = Readonly<Record<string, string | number>>;

const catalogues = { en, de };
const messages = { en: new Messages('en'), de: new Messages('de') };

/** Messages of the language that is set. */
export const speaking = (): Messages => messages[settings.language];

/** A text of the shell in the language that is set. Reads the setting, so it changes with it. */
export const t = (key: Key, values?: Values): string => speaking().fill(catalogues[settings.language][key], values);

export const isKey = (key: string): key is Key => Object.hasOwn(en, key);

/** What went wrong, in the reader's words: the catalogue's sentence for the code, or a general one. */
/** What is written in both languages, in the one that is set. */
export const speakingOf = (text: Readonly<Record<'en' | 'de', string>>): string => text[settings.language];

export const errorText = (code: string): string => {
  const key = `error.${code}`;
  return t(isKey(key) ? key : 'error.other');
};

export const dateText = (time: number): string =>
  new Intl.DateTimeFormat(settings.language === 'de' ? 'de-AT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);

export type { Key };

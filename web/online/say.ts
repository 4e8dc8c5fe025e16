import { speaking, type Values } from '../shell/i18n.ts';
import { settings } from '../shell/settings.ts';
import { TableError } from '../worker/client.ts';
import { ApiError } from './api.ts';
import { de } from './words/de.ts';
import { en, type OnlineKey } from './words/en.ts';

/** The texts of these pages have catalogues of their own: who plays alone never loads them. */
const catalogues = { en, de };

export const say = (key: OnlineKey, values?: Values): string =>
  speaking().fill(catalogues[settings.language][key], values);

const isKey = (key: string): key is OnlineKey => Object.hasOwn(en, key);

/** What a code of the server says, in the reader's words. */
export const sayCode = (code: string): string => {
  const key = `error.${code}`;
  return say(isKey(key) ? key : 'error.other');
};

export const sayError = (error: unknown): string =>
  sayCode(error instanceof ApiError || error instanceof TableError ? error.code : 'other');

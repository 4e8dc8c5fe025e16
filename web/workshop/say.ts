import { speaking, type Values } from '../shell/i18n.ts';
import { settings } from '../shell/settings.ts';
import { de } from './words/de.ts';
import { en, type WorkshopKey } from './words/en.ts';

/** The texts of the workshop have catalogues of their own: the first screen does without them. */
const catalogues = { en, de };

export const say = (key: WorkshopKey, values?: Values): string =>
  speaking().fill(catalogues[settings.language][key], values);

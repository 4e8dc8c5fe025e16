import { eventsDe, eventsEn } from '../words/events.ts';
import { movesDe, movesEn } from '../words/moves.ts';
import { namesDe, namesEn } from '../words/names.ts';
import { sayDe } from '../words/say-de.ts';
import { title } from '../words/title.ts';

/** The whole catalogue in each language; web/face.ts lists the keys. */
type Words = Readonly<Record<string, string>>;

export const en: Words = { ...title.en, ...eventsEn, ...movesEn, ...namesEn };
export const de: Words = { ...title.de, ...eventsDe, ...movesDe, ...namesDe, ...sayDe };

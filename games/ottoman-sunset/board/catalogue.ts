import { catalogues } from '../../empires/board/catalogue.ts';
import cards from '../data/reconstructed/cards.json' with { type: 'json' };
import { cardsDe } from '../words/cards-de.ts';
import { conditionsDe } from '../words/conditions-de.ts';
import { eventsDe } from '../words/events-de.ts';
import { eventsEn } from '../words/events-en.ts';
import { movesDe } from '../words/moves-de.ts';
import { movesEn } from '../words/moves-en.ts';
import { namesDe } from '../words/names-de.ts';
import { namesEn } from '../words/names-en.ts';
import { outcomes } from '../words/outcomes.ts';
import { sayDe } from '../words/say-de.ts';
import { tableDe } from '../words/table-de.ts';
import { tableEn } from '../words/table-en.ts';
import { title } from '../words/title.ts';

/** The whole catalogue in each language. */
const told = { en: [tableEn, namesEn, eventsEn, movesEn], de: [tableDe, namesDe, eventsDe, movesDe, conditionsDe] };
export const { en, de } = catalogues(title, told, { namesEn, namesDe, sayDe, cards, cardsDe, outcomes });

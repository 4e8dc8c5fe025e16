import { terminalWords } from '@ravelin/games/empires/words';
import type { Kit } from '../data/kit.ts';
import { eventsEn } from './events-en.ts';

/** The war told at the terminal, in English. */
export const words = terminalWords<Kit>(
  eventsEn,
  {
    ottoman: 'the Ottoman Empire',
    korps: 'Asia Korps marker',
    yildirim: 'Yildirim markers',
    turkey: 'Turkey',
  },
  (kit) => kit.files.battles.markers,
  ({ files }) => [...files.board.defences, ...files.board.countries],
);

import { terminalWords } from '@ravelin/games/empires/words';
import type { Kit } from '../data/kit.ts';
import { eventsEn } from './events-en.ts';

/** The war told at the terminal, in English. */
export const words = terminalWords<Kit>(
  eventsEn,
  {
    hapsburg: 'Austria-Hungary',
    czech: 'Czechs',
    croat: 'Croats',
    hungarian: 'Hungarians',
    intercepts: 'Radio Intercepts',
    mackensen: 'Mackensen markers',
    aid: 'German Aid markers',
  },
  (kit) => kit.files.battles.victories,
);

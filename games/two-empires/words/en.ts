import { type Description, eventsById } from '@ravelin/games/empires/words';
import { words as hapsburg } from '@ravelin/games/hapsburg';
import { words as ottoman } from '@ravelin/games/ottoman-sunset';
import { HAPSBURG, type Kit, OTTOMAN } from '../data/kit.ts';
import { eventsEn, movesEn } from './own-en.ts';

/** The war of both told at the terminal, in English; what happens to one nation is told by its own game. */
const events = eventsById(eventsEn);

const describe = (kit: Kit, name: string): Description | undefined => {
  const own = movesEn[`name:${name}`];
  if (own !== undefined) return { title: own };
  const [h, o] = [kit.parts[HAPSBURG], kit.parts[OTTOMAN]];
  return o.fronts.includes(name) ? ottoman.describe(o, name) : hapsburg.describe(h, name);
};

type Told = { readonly events: Readonly<Record<string, string>> };
const parts: { readonly hapsburg: Told; readonly ottoman: Told } = { hapsburg, ottoman };

export const words = { events, describe, parts };

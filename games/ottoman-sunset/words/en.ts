import { eventsEn as family } from '@ravelin/empires/words';
import type { Kit } from '../data/kit.ts';
import { eventsEn } from './events-en.ts';

/** The war told at the terminal, in English. */
const events: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...family, ...eventsEn }).map(([key, told]) => [key.slice('event:'.length), told]),
);

const NAMES: Readonly<Record<string, string>> = {
  ottoman: 'the Ottoman Empire',
  western: 'Western Theater',
  eastern: 'Eastern Theater',
  naval: 'Naval Theater',
  victories: 'the Victories Box',
  stalemates: 'the Stalemates Box',
  defeats: 'the Defeats Box',
  korps: 'Asia Korps marker',
  yildirim: 'Yildirim markers',
  turkey: 'Turkey',
  'mid-day': 'Mid-Day',
  dusk: 'Dusk',
};

interface Description {
  readonly title: string;
  readonly text?: string;
}

const named = (
  list: readonly { readonly id: string; readonly name: string }[],
  id: string,
): Description | undefined => {
  const found = list.find((one) => one.id === id);
  return found && { title: found.name };
};

/** In an event the field tells a defence from a Front or a country of the same name. */
const describe = (kit: Kit, name: string, field?: string): Description | undefined => {
  const { cards, battles, board } = kit.files;
  if (field === 'battle') return named([...battles.battles, ...battles.markers], name);
  if (field === 'front') return named(board.fronts, name);
  if (NAMES[name] !== undefined) return { title: NAMES[name] };
  const card = cards.find(({ id }) => `#${id}` === name);
  if (card) return { title: `${name} ${card.headline}`, text: card.text };
  const battle = battles.battles.find(({ id }) => id === name);
  if (battle) return { title: battle.name, text: `Battle Value ${battle.value}.` };
  return [board.fronts, battles.markers, board.defences, board.countries]
    .map((list) => named(list, name))
    .find((found) => found !== undefined);
};

export const words = { events, describe };

import { eventsEn as family } from '@ravelin/empires/words';
import type { Kit } from '../data/kit.ts';
import { eventsEn } from './events-en.ts';

/** The war told at the terminal, in English. */
const events: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...family, ...eventsEn }).map(([key, told]) => [key.slice('event:'.length), told]),
);

const NAMES: Readonly<Record<string, string>> = {
  hapsburg: 'Austria-Hungary',
  polish: 'Polish Front',
  carpathian: 'Carpathian Front',
  italian: 'Italian Front',
  romanian: 'Romanian Front',
  balkan: 'Balkan Front',
  czech: 'Czechs',
  croat: 'Croats',
  hungarian: 'Hungarians',
  western: 'Western Theater',
  eastern: 'Eastern Theater',
  naval: 'Naval Theater',
  victories: 'the Victories Box',
  stalemates: 'the Stalemates Box',
  defeats: 'the Defeats Box',
  intercepts: 'Radio Intercepts',
  mackensen: 'Mackensen markers',
  aid: 'German Aid markers',
  'mid-day': 'Mid-Day',
  dusk: 'Dusk',
};

const describe = (kit: Kit, name: string): { title: string; text?: string } | undefined => {
  if (NAMES[name] !== undefined) return { title: NAMES[name] };
  const { cards, battles } = kit.files;
  const card = cards.find(({ id }) => `#${id}` === name);
  if (card) return { title: `${name} ${card.headline}`, text: card.text };
  const battle = battles.battles.find(({ id }) => id === name);
  if (battle) return { title: battle.name, text: `Battle Value ${battle.value}.` };
  const special = battles.victories.find(({ id }) => id === name);
  return special && { title: special.name };
};

export const words = { events, describe };

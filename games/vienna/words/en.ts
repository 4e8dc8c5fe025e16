import type { Kit } from '../data/kit.ts';
import { eventsEn } from './events-en.ts';

/** The siege told at the terminal, in English. Of two sentences the second is for those who may not know the secret fields. */
type Told = string | readonly [told: string, withoutSecrets: string];

const events: Readonly<Record<string, Told>> = Object.fromEntries(
  Object.entries(eventsEn)
    .filter(([key]) => !key.endsWith(':veiled'))
    .map(([key, told]): [string, Told] => {
      const veiled = eventsEn[`${key}:veiled`];
      return [key.slice('event:'.length), veiled === undefined ? told : [told, veiled]];
    }),
);

const NAMES: Readonly<Record<string, string>> = {
  ottoman: 'the Ottomans',
  habsburg: 'the Habsburgs',
  curtain: 'the Curtain Wall',
  entrench: 'Entrench',
  assault: 'Assault',
  mine: 'Mine',
  fortify: 'Fortify',
  bombard: 'Bombard',
  sortie: 'Sortie',
  barrage: 'Barrage',
  event: 'Event',
};

const ENDINGS: Readonly<Record<string, string>> = {
  'ravelin-burg': 'the Ravelin and the Burg Bastion are theirs',
  'habsburg-morale': 'the city has lost heart',
  'habsburg-troops': 'the garrison is gone',
  'ottoman-morale': 'the besiegers have lost heart',
  'ottoman-troops': 'the besieging army is gone',
  relief: 'the relief army has come',
};

const PLACES: readonly (readonly [prefix: string, title: string])[] = [
  ['recovered ', 'recovered '],
  ['front ', 'front-line '],
  ['rear ', 'rear-line '],
];

const describe = (kit: Kit, name: string): { title: string; text?: string } | undefined => {
  const title = NAMES[name] ?? ENDINGS[name];
  if (title !== undefined) return { title };
  const card = kit.strategy.find(({ id }) => id === name) ?? kit.tactics.find(({ id }) => id === name);
  if (card) return { title: `${card.id} ${card.title}`, text: card.text };
  const hex = kit.files.board.hexes.find(({ id }) => id === name);
  if (hex) return { title: `the ${hex.name}` };
  const troop = kit.files.troops.find(({ id }) => id === name);
  if (troop) return { title: troop.name, text: `Battle value ${troop.value}.` };
  for (const [prefix, place] of PLACES)
    if (name.startsWith(prefix)) {
      const plain = describe(kit, name.slice(prefix.length));
      return plain && { ...plain, title: place + plain.title };
    }
  return undefined;
};

export const words = { events, describe };

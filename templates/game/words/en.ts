import type { Kit } from '../data/kit.ts';
import { eventsEn } from './events.ts';
import { namesEn } from './names.ts';

/** The game told at the terminal. Of two sentences the second is for those who may not know the secret fields. */
type Told = string | readonly [told: string, withoutSecrets: string];

const events: Readonly<Record<string, Told>> = Object.fromEntries(
  Object.entries(eventsEn)
    .filter(([key]) => !key.endsWith(':veiled'))
    .map(([key, told]): [string, Told] => {
      const veiled = eventsEn[`${key}:veiled`];
      return [key.slice('event:'.length), veiled === undefined ? told : [told, veiled]];
    }),
);

export const words = {
  events,
  describe: (_kit: Kit, name: string) => {
    const title = namesEn[`name:${name}`];
    return title === undefined ? undefined : { title };
  },
};

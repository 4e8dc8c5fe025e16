import type { Kit } from '../data/kit.ts';
import { eventsEn } from './events-en.ts';
import { namesEn } from './names-en.ts';

/** The siege told at the terminal, in English. */
const events: Readonly<Record<string, string | readonly [string, string]>> = Object.fromEntries(
  Object.entries(eventsEn)
    .filter(([key]) => !key.endsWith(':veiled'))
    .map(([key, told]) => {
      const veiled = eventsEn[`${key}:veiled`];
      return [key.slice('event:'.length), veiled === undefined ? told : [told, veiled]];
    }),
);

const describe = (kit: Kit, name: string, field?: string): { title: string; text?: string } | undefined => {
  const there = field === undefined ? undefined : namesEn[`name:${field}:${name}`];
  const title = there ?? namesEn[`name:${name}`] ?? namesEn[`name:action:${name}`];
  if (title === undefined) return undefined;
  const { objectives, plans } = kit.files;
  const objective = objectives.find(({ id }) => id === name);
  if (objective) return { title, text: `${objective.goal} ${objective.benefit}` };
  const plan = plans.find(({ id }) => id === name);
  return plan ? { title, text: `${plan.benefit} ${plan.drawback}` } : { title };
};

export const words = { events, describe };

import type { Kit } from '../data/kit.ts';
import { eventsEn } from './events-en.ts';
import { namesEn } from './names-en.ts';

/** The battle told at the terminal, in English. */
const events: Readonly<Record<string, string | readonly [string, string]>> = Object.fromEntries(
  Object.entries(eventsEn)
    .filter(([key]) => !key.endsWith(':veiled'))
    .map(([key, told]) => {
      const veiled = eventsEn[`${key}:veiled`];
      return [key.slice('event:'.length), veiled === undefined ? told : [told, veiled]];
    }),
);

/** `D+R`: each part of a result in words. */
const resultOf = (letters: string): string =>
  letters
    .split('+')
    .map((part) => namesEn[`result:${part}`] ?? part)
    .join(', ');

const describe = (kit: Kit, name: string, field?: string): { title: string; text?: string } | undefined => {
  if (field === 'result') return { title: resultOf(name) };
  const there = field === undefined ? undefined : namesEn[`name:${field}:${name}`];
  const title = there ?? namesEn[`name:${name}`];
  if (title !== undefined) return { title };
  const unit = kit.unit[kit.units.indexOf(name)];
  if (unit) return { title: name, text: unit.name };
  const leader = kit.leader[kit.leaders.indexOf(name)];
  return leader && { title: leader.title };
};

export const words = { events, describe };

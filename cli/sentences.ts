import type { AnyGame, EventReport } from '@ravelin/engine';
import { type Words, wordsOf } from '@ravelin/games';
import { together } from './boards/zones.ts';

/**
 * Sentences for what happened. A game's words hold one for each kind of event, with places to fill in:
 *
 *     {side}                       the name behind a field
 *     {hits|hit|hits}              a number with its noun
 *     {by+}                        a number with its sign
 *     {contested?fight:give way}   one of two, by whether the field says anything: `no`, `none`, 0 and nothing do not
 */
type Values = Readonly<Record<string, unknown>>;
type Name = (word: string) => string;

const says = (value: unknown): boolean =>
  value !== undefined &&
  value !== 'no' &&
  value !== 'none' &&
  value !== 0 &&
  !(Array.isArray(value) && value.length === 0);

/** `Sekban x3, Yerikulu`: things of a kind together. Numbers (dice) stay apart. */
const several = (list: readonly unknown[], name: Name): string => {
  if (list.length === 0) return 'none';
  if (list.every((one) => /^\d+$/.test(String(one)))) return list.join(' ');
  return together(list, name);
};

const spoken = (value: unknown, name: Name): string =>
  Array.isArray(value) ? several(value, name) : name(String(value));

/** The text up to the brace that closes, and what follows it. */
const braced = (text: string): [inside: string, rest: string] => {
  let depth = 1;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return [text.slice(0, i), text.slice(i + 1)];
  }
  return [text, ''];
};

/** The place of the colon between the two branches; colons inside braces belong to those. */
const branchAt = (text: string): number => {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}') depth--;
    else if (text[i] === ':' && depth === 0) return i;
  }
  return text.length;
};

export const fill = (template: string, values: Values, name: Name): string => {
  const open = template.indexOf('{');
  if (open < 0) return template;
  const [inside, rest] = braced(template.slice(open + 1));
  return template.slice(0, open) + place(inside, values, name) + fill(rest, values, name);
};

const place = (inside: string, values: Values, name: Name): string => {
  const choice = /^(\w+)\?(.*)$/s.exec(inside);
  if (choice) {
    const [, field, branches] = choice;
    const at = branchAt(branches);
    return fill(says(values[field]) ? branches.slice(0, at) : branches.slice(at + 1), values, name);
  }
  const [field, one, many] = inside.split('|');
  if (many !== undefined) return `${values[field]} ${Number(values[field]) === 1 ? one : many}`;
  if (!field.endsWith('+')) return spoken(values[field], name);
  const value = Number(values[field.slice(0, -1)]);
  return signed(value);
};

const signed = (value: number): string => (value === 0 ? '±0' : value > 0 ? `+${value}` : `−${-value}`);

const isMissing = (game: AnyGame, { event, ...fields }: EventReport): boolean => {
  const kind = game.events.find(({ id }) => id === event);
  return Object.entries(kind?.fields ?? {}).some(([name, field]) => 'secret' in field && fields[name] === undefined);
};

/** Without words of its own an event is told by its name and its fields. */
const plainly = ({ seq, event, rule, ledger, ...fields }: EventReport, name: Name): string =>
  [
    event,
    ...Object.entries(fields)
      .slice(0, 8)
      .map(([field, value]) => `${field} ${spoken(value, name)}`),
  ].join(', ');

export const namer =
  (game: AnyGame, kit: unknown, words: Words | undefined = wordsOf(game)): Name =>
  (word) =>
    words?.describe(kit, word)?.title ?? word;

/** One event as a sentence, without its paragraph. */
export const tell = (game: AnyGame, kit: unknown, report: EventReport, words = wordsOf(game)): string => {
  const name = namer(game, kit, words);
  const template = words && Object.hasOwn(words.events, report.event) ? words.events[report.event] : undefined;
  if (template === undefined) return plainly(report, name);
  const sentence = typeof template === 'string' ? template : isMissing(game, report) ? template[1] : template[0];
  const text = fill(sentence, report, name);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The sum behind a number, a line each. */
export const tellLedger = (ledger: NonNullable<EventReport['ledger']>): string[] => [
  `${ledger.title}: ${ledger.total}`,
  ...ledger.lines.map(([rule, label, value]) => `  ${signed(value)} ${label} (${rule})`),
];

/**
 * Sentences for what happened. A game's words hold one for each kind of event and language, with places to fill in:
 *
 *     {side}                       the name behind a field
 *     {hits|hit|hits}              a number with its noun
 *     {by+}                        a number with its sign
 *     {contested?fight:give way}   one of two, by whether the field says anything: `no`, `none`, 0 and nothing do not
 */
export type SentenceValues = Readonly<Record<string, unknown>>;
/** Names a word; the field in which it stands settles what it means where two things share it (a result E, a direction E). */
export type Namer = (word: string, field?: string) => string;

const says = (value: unknown): boolean =>
  value !== undefined &&
  value !== 'no' &&
  value !== 'none' &&
  value !== 0 &&
  !(Array.isArray(value) && value.length === 0);

/** `3 × Sekban, Yerikulu`: things that are called the same together. Numbers (dice) stay apart. */
const several = (list: readonly unknown[], name: Namer, field: string | undefined): string => {
  if (list.length === 0) return '–';
  if (list.every((one) => /^\d+$/.test(String(one)))) return list.join(' ');
  const counts = new Map<string, number>();
  for (const one of list.map((each) => name(String(each), field))) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, n]) => (n === 1 ? one : `${n} × ${one}`)).join(', ');
};

export const spoken = (value: unknown, name: Namer, field?: string): string =>
  Array.isArray(value) ? several(value, name, field) : name(String(value), field);

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

export const fillSentence = (template: string, values: SentenceValues, name: Namer): string => {
  const open = template.indexOf('{');
  if (open < 0) return template;
  const [inside, rest] = braced(template.slice(open + 1));
  return template.slice(0, open) + place(inside, values, name) + fillSentence(rest, values, name);
};

const place = (inside: string, values: SentenceValues, name: Namer): string => {
  const choice = /^(\w+)\?(.*)$/s.exec(inside);
  if (choice) {
    const [, field, branches] = choice;
    const at = branchAt(branches);
    return fillSentence(says(values[field]) ? branches.slice(0, at) : branches.slice(at + 1), values, name);
  }
  const [field, one, many] = inside.split('|');
  if (many !== undefined) return `${values[field]} ${Number(values[field]) === 1 ? one : many}`;
  if (!field.endsWith('+')) return spoken(values[field], name, field);
  const value = Number(values[field.slice(0, -1)]);
  return signed(value);
};

export const signed = (value: number): string => (value === 0 ? '±0' : value > 0 ? `+${value}` : `−${-value}`);

/** The fields that a sentence names, each once. */
export const fieldsOfSentence = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)[|?+}]/g)].map(([, field]) => field))].sort();

import { isMembers, sentenceAt } from '@ravelin/engine';
import { settings } from '../shell/settings.ts';
import type { Bench } from './bench.ts';
import { say } from './say.ts';

/** A value of a set in words, short enough for a line. */

const LONGEST = 60;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

type Words = Pick<Bench, 'captions' | 'said' | 'nameOf' | 'wordOf'>;

/** A clause as a sentence; what it has besides its sentence follows. */
const clauseText = (bench: Words, clause: Readonly<Record<string, unknown>>, file: string): string => {
  const { do: verb, ...members } = clause;
  const sentence = bench.said(sentenceAt(bench.captions, file, String(verb)), String(verb));
  const left = Object.entries(members).filter(([name]) => !sentence.includes(`{${name}}`));
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) =>
    textOf(bench, members[name], [file, String(verb), name]),
  );
  const more = left.map(([name, value]) => {
    const called = bench.nameOf([file, String(verb), name]);
    return value === true ? called : `${called} ${textOf(bench, value, [file, String(verb), name])}`;
  });
  return [filled, ...more].join(', ');
};

export const textOf = (bench: Words, value: unknown, called: readonly string[]): string => {
  if (value === undefined || value === null) return say('nothing');
  if (value === true) return say('yes');
  if (value === false) return say('no');
  if (typeof value === 'number')
    return called.at(-1) === 'by' && value > 0 ? `+${value}` : String(value).replace('-', '−');
  if (typeof value === 'string') return cut(bench.wordOf(value)) || say('nothing');
  if (Array.isArray(value)) {
    if (value.length === 0) return say('nothing');
    const list = value.map((one) => textOf(bench, one, [...called, '*']));
    return cut(value.every((one) => isMembers(one) && 'do' in one) ? list.join('. ') : list.join(', '));
  }
  if (!isMembers(value)) return String(value);
  if (typeof value.do === 'string') return clauseText(bench, value, called[0] ?? '');
  const shown = Object.entries(value).filter(([name]) => name !== 'source');
  return cut(
    shown
      .map(([name, one]) => `${bench.nameOf([...called, name])} ${textOf(bench, one, [...called, name])}`)
      .join(', '),
  );
};

/** For lists that are sorted and searched by what is read. */
export const plain = (text: string): string => text.toLocaleLowerCase(settings.language);

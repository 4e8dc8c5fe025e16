import type { LabReport } from '@ravelin/bot/report';
import type { Tongue } from '../play/tongue.ts';

/** The titles of a report in the reader's language, by the words of the game's face. */
export const namedReport = (
  report: LabReport,
  fields: Readonly<Record<string, string>>,
  tongue: Tongue,
  title: string,
): LabReport => {
  const name = (key: string, english: string): string => {
    const [kind, rest = ''] = split(key, ':');
    if (kind === 'seat') return tongue.seat(rest);
    if (kind === 'ending') return tongue.has(key) ? tongue.ending(rest) : english;
    if (key === 'clock' || kind === 'scenario' || kind === 'option') return tongue.say(english);
    if (kind === 'subject' || kind === 'use') return tongue.of(rest.split('/')[0] || undefined).say(english);
    const [part, subject, ...words] = key.split('/');
    const own = words.join('/');
    if (subject === 'moves') return tongue.kind(own);
    return capital(tongue.of(part === '' ? undefined : part).label(own, fields[`${part}/${subject}`]));
  };
  const titles = Object.entries(report.titles).map(([key, english]) => [key, name(key, english)]);
  const arms = report.arms.map((arm) => ({ ...arm, set: { ...arm.set, title: tongue.say(arm.set.title) } }));
  return { ...report, arms, game: { ...report.game, title }, titles: Object.fromEntries(titles) };
};

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const split = (key: string, at: string): [string, string?] => {
  const i = key.indexOf(at);
  // A component's name may hold anything: only what stands before the first slash is a kind.
  return i < 0 || (key.includes('/') && key.indexOf('/') < i) ? [key] : [key.slice(0, i), key.slice(i + 1)];
};

import { Refusal } from '@ravelin/engine';
import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines for whoever runs the server. No body, address of a person, token, invitation or move is ever handed to it. */
export const openLog = (level: string, write: (line: string) => void): Log => {
  if (!Object.hasOwn(pino.levels.values, level) && level !== 'silent')
    throw new Error(`LOG_LEVEL: "${level}" is none of ${Object.keys(pino.levels.values).join(', ')}, silent.`);
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(settings, { write: (line: string) => write(line.trimEnd()) });
};

/** Texts of errors are written by others: what looks like an address of a person, or like something secret, is taken out of them. */
const scrubbed = (text: string): string =>
  text
    .replace(/[^\s@<>"'(]+@[^\s@<>"')]+/g, '[address]')
    .replace(/(\w+:\/\/)[^\s/@]+@/g, '$1[secret]@')
    .replace(/[\w-]{24,}/g, '[secret]');

/** What may be said of an error: its kind, and where it came up. */
export const troubleOf = (error: unknown): Record<string, string> => {
  if (!(error instanceof Error)) return { kind: typeof error, text: scrubbed(String(error)) };
  const code = error instanceof Refusal || 'code' in error ? { code: String(error.code) } : {};
  return { kind: error.name, ...code, text: scrubbed(error.message), stack: placesIn(error) };
};

/** The stack without the text of the error, which stands before it. */
const placesIn = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');

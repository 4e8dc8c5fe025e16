import type { Style } from '@ravelin/games/terminal';
import { type Io, isTerminal } from './io.ts';

/** Text for a screen: colour where there is one, widths, columns. */

const COLOURS = [31, 33, 36, 35];

export const styleFor = ({ output }: Io): Style => {
  const { columns } = output as { columns?: number };
  const coloured = isTerminal(output) && process.env.NO_COLOR === undefined;
  const paint = (code: number, text: string) => (coloured ? `\x1b[${code}m${text}\x1b[0m` : text);
  return {
    width: Math.max(60, Math.min(columns || 100, 120)),
    side: (seat, text) => paint(COLOURS[seat % COLOURS.length], text),
    bold: (text) => paint(1, text),
    faint: (text) => paint(2, text),
  };
};

/** Wipes the screen and what was scrolled out of it. */
export const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Breaks a text at spaces; later lines begin with `indent`. */
export const wrap = (text: string, width: number, indent = ''): string[] => {
  const out: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      out.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...out, line];
};

/** Items side by side, down the columns. */
export const columns = (items: readonly string[], width: number, indent = '  '): string[] => {
  if (items.length === 0) return [];
  const cell = Math.max(...items.map((item) => item.length)) + 3;
  const across = Math.max(1, Math.floor((width - indent.length) / cell));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) =>
    (
      indent +
      items
        .filter((_item, i) => i % down === row)
        .map((item) => item.padEnd(cell))
        .join('')
    ).trimEnd(),
  );
};

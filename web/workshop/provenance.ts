import { isMembers } from '@ravelin/engine';
import { type Path, valueAt } from './paths.ts';

/** Where a datum comes from: the mark beside it in the files, or that of what it is a part of. */

export const ORIGINS = ['RB', 'RB*', 'PUB', 'REC'] as const;
export type Origin = (typeof ORIGINS)[number];

const isOrigin = (mark: unknown): mark is Origin => (ORIGINS as readonly unknown[]).includes(mark);

/** Of a card whose marks are of its title and its effect, these belong to neither. */
const PLAIN = new Set<string | number>(['id', 'history', 'historySource', 'side']);

const markIn = (source: unknown, below: Path): Origin | undefined => {
  if (isOrigin(source)) return source;
  if (Array.isArray(source)) {
    const marks = typeof below[1] === 'number' ? [source[below[1]]] : source;
    return marks.find(isOrigin);
  }
  if (!isMembers(source)) return undefined;
  const named = [...below].reverse().find((part) => Object.hasOwn(source, String(part)));
  const mark = named === undefined ? (PLAIN.has(below[0] ?? '') ? undefined : source.effect) : source[String(named)];
  return isOrigin(mark) ? mark : undefined;
};

export const originAt = (files: unknown, path: Path): Origin | undefined => {
  for (let length = path.length - 1; length >= 0; length--) {
    const holder = valueAt(files, path.slice(0, length));
    const mark = isMembers(holder) ? markIn(holder.source, path.slice(length)) : undefined;
    if (mark !== undefined) return mark;
  }
  return undefined;
};

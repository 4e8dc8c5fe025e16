import { isMembers } from '@ravelin/engine';
import { type Path, valueAt } from './paths.ts';

/** The place in the captions of a place in the files: entries of lists are `*`, clauses go by their verb. */
export const calledOf = (path: Path, files: unknown): readonly string[] =>
  path.map((part, i) => {
    if (typeof part === 'string') return part;
    const value = valueAt(files, path.slice(0, i + 1));
    return isMembers(value) && typeof value.do === 'string' ? value.do : '*';
  });

/** The same of a JSON pointer. */
export const calledAt = (pointer: string, files: unknown): readonly string[] => calledOf(pathOf(pointer), files);

export const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));

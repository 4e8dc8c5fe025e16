import { isMembers } from '@ravelin/engine';
import type { StoredSet } from '../shell/storage.ts';
import type { Files } from './createDraft.ts';
import { withValue } from './paths.ts';

/** The component sets that are kept on this device. */

const infoOf = (files: Files): Readonly<Record<string, unknown>> => (isMembers(files.set) ? files.set : {});
export const titleOf = (files: Files): string => String(infoOf(files).title ?? '');

/** A new set with these contents: it has an id of its own, by which records know it. */
export const newSet = (game: string, files: Files, title: string, text?: string): StoredSet => {
  const id = crypto.randomUUID();
  const named = withValue(withValue(files, ['set', 'id'], `own-${id.slice(0, 8)}`), ['set', 'title'], title);
  const told = text === undefined ? named : withValue(named, ['set', 'text'], text);
  return { id, game, files: told as Files, updated: Date.now() };
};

export const fileNameOf = (game: string, files: Files): string => {
  const name = titleOf(files)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `${game}-${name || 'set'}.components.json`;
};

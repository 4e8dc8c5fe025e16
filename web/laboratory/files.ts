import type { Files } from '../worker/laboratoryLine.ts';
import { say } from './words.ts';

/** A component set from the files that were chosen: one with all its parts, as the workshop writes it, or one for each part. */
export const readFiles = async (chosen: FileList | null): Promise<Files | undefined> => {
  const list = [...(chosen ?? [])];
  if (list.length === 0) return undefined;
  const parts = await Promise.all(
    list.map(async (file) => [file.name.replace(/\.json$/, ''), await parsed(file)] as const),
  );
  const [[, only]] = parts;
  const isWhole = list.length === 1 && typeof only === 'object' && only !== null && 'set' in only;
  return { name: isWhole ? list[0].name : '.', files: isWhole ? only : Object.fromEntries(parts) };
};

const parsed = async (file: File): Promise<unknown> => {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error(say('notJson', { name: file.name }));
  }
};

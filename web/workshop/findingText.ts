import { type Captions, captionAt, type Finding } from '@ravelin/engine';
import { settings } from '../shell/settings.ts';
import { calledAt } from './calledAt.ts';
import { say } from './say.ts';

/** What a datum is called, in the reader's language. */
export const nameIn = (captions: Captions, called: readonly string[]): string =>
  captionAt(captions, called)?.[settings.language === 'de' ? 1 : 0] ?? called.at(-1) ?? '';

/** What is refused, in the reader's language. */
export const findingText = (
  { what, values, message, path }: Finding,
  { captions, files }: { readonly captions: Captions; readonly files: unknown },
): string => {
  if (what === 'rules') return settings.language === 'de' ? String(values.de) : message;
  return say(`wrong.${what}`, { ...values, it: nameIn(captions, calledAt(path, files)) });
};

import type { JumpTo } from './jumps.ts';

/** The keyboard: which key asks for what. Pure, so that it can be tested without a page. */
export type Command =
  | {
      readonly does:
        | 'undo'
        | 'moves'
        | 'log'
        | 'hand'
        | 'board'
        | 'filter'
        | 'help'
        | 'cancel'
        | 'confirm'
        | 'counters'
        | 'alone'
        | 'orders'
        | 'hint'
        | 'waited';
    }
  | { readonly does: 'zoom'; readonly by: 'in' | 'out' | 'fit' }
  | { readonly does: 'choose'; readonly index: number }
  | { readonly does: 'jump'; readonly to: JumpTo; readonly by: 1 | -1 };

/** With Shift they go the other way round. */
const JUMPS: Readonly<Record<string, JumpTo>> = { p: 'pieces', c: 'cards', t: 'threatened', g: 'legal' };

const PLAIN: Readonly<Record<string, Command>> = {
  u: { does: 'undo' },
  m: { does: 'moves' },
  l: { does: 'log' },
  h: { does: 'hand' },
  b: { does: 'board' },
  x: { does: 'counters' },
  a: { does: 'alone' },
  o: { does: 'orders' },
  i: { does: 'hint' },
  w: { does: 'waited' },
  '/': { does: 'filter' },
  '?': { does: 'help' },
  '+': { does: 'zoom', by: 'in' },
  '=': { does: 'zoom', by: 'in' },
  '-': { does: 'zoom', by: 'out' },
  '0': { does: 'zoom', by: 'fit' },
  Escape: { does: 'cancel' },
  Enter: { does: 'confirm' },
};

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** In a text field Escape lets go, and Enter takes the first of what was found; everything else is text. */
const TYPING: Readonly<Record<string, Command>> = { Escape: { does: 'cancel' }, Enter: { does: 'choose', index: 0 } };

/** `typing`: the focus is in a text field, where letters are letters. `onControl`: on a button or link, which Enter presses. */
export const commandOf = (
  { key, ctrlKey, metaKey, altKey }: Pressed,
  where: { readonly typing: boolean; readonly onControl: boolean },
): Command | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (where.typing) return TYPING[key];
  if (key === 'Enter' && where.onControl) return undefined;
  if (/^[1-9]$/.test(key)) return { does: 'choose', index: Number(key) - 1 };
  const to = JUMPS[key.toLowerCase()];
  if (to) return { does: 'jump', to, by: key === key.toLowerCase() ? 1 : -1 };
  return PLAIN[key];
};

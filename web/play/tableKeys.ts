import { onCleanup, onMount } from 'solid-js';
import type { JumpTo } from './jumps.ts';
import { type Command, commandOf } from './keys.ts';

/** What the keys of a table ask for. */
export interface TableKeys {
  undo(): void;
  confirm(): void;
  /** Lets go of what was picked, closes what was opened. */
  cancel(): void;
  choose(index: number): void;
  zoom(by: 'in' | 'out' | 'fit'): void;
  show(part: 'moves' | 'log' | 'filter'): void;
  hand(): void;
  board(): void;
  counters(): void;
  /** The board alone, or everything again. */
  alone(): void;
  help(): void;
  orders(): void;
  hint(): void;
  /** What happened while one waited. */
  waited(): void;
  jump(to: JumpTo, by: 1 | -1): void;
  /** Is this the place that, picked already, only waits for Enter to be confirmed? */
  waits(place: string): boolean;
}

const carryOut = (command: Command, keys: TableKeys): void => {
  switch (command.does) {
    case 'zoom':
      keys.zoom(command.by);
      break;
    case 'choose':
      keys.choose(command.index);
      break;
    case 'jump':
      keys.jump(command.to, command.by);
      break;
    case 'moves':
    case 'log':
    case 'filter':
      keys.show(command.does);
      break;
    default:
      keys[command.does]();
  }
};

/** What keeps its keys to itself: dialogs, the menu, and what is read beside the table. */
const APART = 'dialog, [popover], .book-beside, .explainer';

/** Listens to the whole page while the table is there. */
export const listenToKeys = (keys: TableKeys): void => {
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.closest(APART)) return;
    const typing = target?.matches('input:not([type="checkbox"]), textarea, select') ?? false;
    const onControl = target?.closest('button, a, summary, input, [role="button"]') !== null && target !== null;
    const command = commandOf(event, { typing, onControl });
    if (!command) return;
    event.preventDefault();
    if (typing && target instanceof HTMLElement) target.blur();
    carryOut(command, keys);
  };
  /** Enter on what is picked already, when the move is whole, makes it: else the same key would let go of it again. */
  const onEnter = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const key = target?.closest('[data-place]')?.getAttribute('data-place');
    const listed = target?.closest('[data-move][aria-pressed="true"]');
    if (event.key !== 'Enter' || !(listed || (key && keys.waits(key)))) return;
    event.preventDefault();
    event.stopPropagation();
    keys.confirm();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    document.addEventListener('keydown', onEnter, { capture: true });
  });
  onCleanup(() => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('keydown', onEnter, { capture: true });
  });
};

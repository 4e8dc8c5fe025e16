import { createSignal } from 'solid-js';
import { setSettings, settings } from '../shell/settings.ts';

/** Which parts of the table are folded away, so that the board has their room. Each is remembered on this device. */

export type Fold = 'left' | 'right' | 'hand';

export type Folding = ReturnType<typeof createFolding>;

export const createFolding = () => {
  /** The board alone is for a moment: it is not remembered. */
  const [alone, setAlone] = createSignal(false);
  const folded = (part: Fold): boolean => settings.folded.includes(part);
  return {
    alone,
    /** The board alone, or everything as it was. */
    toggleAlone: (): void => void setAlone(!alone()),
    folded,
    toggle: (part: Fold): void => {
      setSettings('folded', folded(part) ? settings.folded.filter((one) => one !== part) : [...settings.folded, part]);
    },
    /** A key asks for something in this part. */
    open: (part: Fold): void => {
      setAlone(false);
      if (folded(part)) setSettings('folded', (all) => all.filter((one) => one !== part));
    },
    /** For the table's attribute: what its styles leave out. */
    all: (): string => (alone() ? 'alone' : settings.folded.join(' ')),
  };
};

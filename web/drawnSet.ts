import { createSignal } from 'solid-js';

/** The component set that a board draws: the game's own, until the page says otherwise. */
export const drawnSet = <F>(ours: F) => {
  const [files, setFiles] = createSignal(ours);
  return {
    files,
    components: (own: unknown): void => void setFiles(() => (own as F | undefined) ?? ours),
    /** Something that is made from the set: made anew when another comes. */
    made: <T>(make: (files: F) => T): (() => T) => {
      let from: F | undefined;
      let last: T;
      return () => {
        const now = files();
        if (from !== now) {
          from = now;
          last = make(now);
        }
        return last;
      };
    },
    /** What a set says itself under keys of the catalogue, where it is not what ours says. */
    said: (words: (files: F) => Readonly<Record<string, string>>): ((key: string) => string | undefined) => {
      let from: F = ours;
      let own: Readonly<Record<string, string>> = {};
      return (key) => {
        const now = files();
        if (from !== now) {
          const usual = words(ours);
          from = now;
          own = Object.fromEntries(Object.entries(words(now)).filter(([one, text]) => usual[one] !== text));
        }
        return own[key];
      };
    },
  };
};

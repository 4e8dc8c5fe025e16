/**
 * The component set that a board draws: the game's own, until the page says otherwise. What is drawn already does not follow by itself: whoever brings
 * another set draws anew.
 */
export const drawnSet = <F extends object>(ours: F) => {
  let now: F = ours;
  /** Something that is made from the set: made anew when another comes. */
  const made = <T>(make: (files: F) => T): (() => T) => {
    let from: F | undefined;
    let last: T;
    return () => {
      if (from !== now) {
        from = now;
        last = make(now);
      }
      return last;
    };
  };
  return {
    files: (): F => now,
    components: (own: unknown): void => {
      now = (own as F | undefined) ?? ours;
    },
    made,
    /** The same as an object or a list that is always that of the set which is drawn. */
    live: <T extends object>(make: (files: F) => T): T => {
      const current = made(make);
      const target = (Array.isArray(current()) ? [] : {}) as T;
      return new Proxy(target, {
        get: (_, key) => Reflect.get(current(), key),
        has: (_, key) => Reflect.has(current(), key),
        ownKeys: () => Reflect.ownKeys(current()),
        getOwnPropertyDescriptor: (_, key) => {
          const found = Reflect.getOwnPropertyDescriptor(current(), key);
          // A proxy may not claim that something is fixed which its target does not have; a list has its length.
          return found && { ...found, configurable: !(key === 'length' && Array.isArray(target)) };
        },
      });
    },
    /** What the set says itself under keys of the catalogue, where it is not what ours says. */
    said: (words: (files: F) => Readonly<Record<string, string>>): ((key: string) => string | undefined) => {
      const own = made((files) => {
        const usual = words(ours);
        return Object.fromEntries(Object.entries(words(files)).filter(([key, text]) => usual[key] !== text));
      });
      return (key) => (now === ours ? undefined : own()[key]);
    },
  };
};

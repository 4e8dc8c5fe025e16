import type { Composition } from './composer.ts';

/** What was picked at a table that was left: whoever comes back at the same decision finds it again. */

interface Kept {
  readonly length: number;
  readonly composition: Composition;
}

const kept = new Map<string, Kept>();

export const keepPicks = (id: string, length: number, composition: Composition): void =>
  void kept.set(id, { length, composition });

export const keptPicks = (id: string | undefined, length: number): Composition | undefined => {
  const found = id === undefined ? undefined : kept.get(id);
  return found?.length === length ? found.composition : undefined;
};

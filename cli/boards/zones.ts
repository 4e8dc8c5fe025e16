import type { ZoneJson } from '@ravelin/engine';

/** How many components lie there, seen or not. */
export const zoneCount = (zone: ZoneJson | undefined): number => {
  if (zone === undefined) return 0;
  return 'hidden' in zone ? zone.hidden + (zone.top === undefined ? 0 : 1) : zone.length;
};

/** Those that can be seen. */
export const zoneShown = (zone: ZoneJson | undefined): readonly (string | number)[] => {
  if (zone === undefined) return [];
  if (!('hidden' in zone)) return zone;
  return zone.top === undefined ? [] : [zone.top];
};

/** Things of a kind together: `sekban x3, yerikulu`. */
export const together = (items: readonly unknown[], name: (word: string) => string = (word) => word): string => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(String(item), (counts.get(String(item)) ?? 0) + 1);
  return [...counts].map(([item, n]) => (n === 1 ? name(item) : `${name(item)} x${n}`)).join(', ');
};

import type { PositionJson, ZoneJson } from '@ravelin/engine';

/** What a game's board at the terminal is made of. A game may export one as `terminal`; any game can be shown plainly. */

/** The position as text, as one viewer may know it: in blocks (the map, the hand, ...), so that only what has changed need be shown again. */
export type TerminalBoard = (view: PositionJson, kit: unknown, style: Style) => string[][];

export interface Style {
  readonly width: number;
  /** Marks the side with this number; plain text where there is no colour. */
  side(seat: number, text: string): string;
  bold(text: string): string;
  faint(text: string): string;
}

export const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;

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

import type { AnyGame, GeneratedParagraph } from '@ravelin/engine';
import { type Entry, registry, type Words } from './registry.ts';
import type { TerminalBoard } from './terminal.ts';

export type { Description, Entry, Words } from './registry.ts';

/** Every game of the registry at once. */
const entries: readonly Entry[] = await Promise.all(Object.values(registry).map((load) => load()));

export const games: readonly AnyGame[] = entries.map(({ game }) => game);

export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

export const wordsOf = (game: AnyGame): Words | undefined => entries.find((one) => one.game === game)?.words;

/** Its own board at the terminal. */
export const terminalOf = (game: AnyGame): TerminalBoard | undefined =>
  entries.find((one) => one.game === game)?.terminal;

/** By the game's id: paragraphs that its rulebook's files do not hold. */
export const generated: ReadonlyMap<string, readonly GeneratedParagraph[]> = new Map(
  entries.map((one) => [one.game.id, one.generated]),
);

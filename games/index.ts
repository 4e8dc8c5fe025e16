import type { AnyGame, GeneratedParagraph } from '@ravelin/engine';
import * as hapsburg from '@ravelin/hapsburg';
import * as vienna from '@ravelin/vienna';

/** A game's words for people: how its events are told, and what its names and cards mean. */
export interface Words {
  /** By the event's id: a sentence, or two, the second for those who may not know its secrets (cli/sentences.ts). */
  readonly events: Readonly<Record<string, string | readonly [told: string, withoutSecrets: string]>>;
  /** What stands behind a name of the notation: a side, a hex, a card. */
  describe(kit: unknown, name: string): Description | undefined;
}
export interface Description {
  readonly title: string;
  /** What a card does, say. */
  readonly text?: string;
}

/** What a game's package may export beside the game. */
interface Extras {
  readonly words?: Words;
  /** Paragraphs made from data: the cards' texts. */
  readonly cardParagraphs?: readonly GeneratedParagraph[];
}
export interface Entry {
  readonly game: AnyGame;
  readonly words: Words | undefined;
  readonly generated: readonly GeneratedParagraph[];
}

const entry = (game: AnyGame, all: object): Entry => {
  const { words, cardParagraphs } = all as Extras;
  return { game, words, generated: cardParagraphs ?? [] };
};

/** The registry: one line for each game. */
const entries: readonly Entry[] = [entry(vienna.vienna, vienna), entry(hapsburg.hapsburg, hapsburg)];

export const games: readonly AnyGame[] = entries.map(({ game }) => game);

export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

export const wordsOf = (game: AnyGame): Words | undefined => entries.find((one) => one.game === game)?.words;

/** By the game's id: paragraphs that its rulebook's files do not hold. */
export const generated: ReadonlyMap<string, readonly GeneratedParagraph[]> = new Map(
  entries.map((one) => [one.game.id, one.generated]),
);

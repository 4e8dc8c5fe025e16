import type { AnyGame, AnyOverlays, GeneratedParagraph } from '@ravelin/engine';
import { folders } from '#folders';
import type { TerminalBoard } from './terminal.ts';

/** A game's words for people: how its events are told, and what its names and cards mean. */
export interface Words {
  /** By the event's id: a sentence, or two, the second for those who may not know its secrets (cli/sentences.ts). */
  readonly events: Readonly<Record<string, string | readonly [told: string, withoutSecrets: string]>>;
  /** What stands behind a name of the notation: a side, a hex, a card. In an event its field tells apart things of the same name. */
  describe(kit: unknown, name: string, field?: string): Description | undefined;
  /** Of a composed game: the words of its parts, by their names. */
  readonly parts?: Readonly<Record<string, Words>>;
}
export interface Description {
  readonly title: string;
  /** What a card does, say. */
  readonly text?: string;
}

/** What a game's `index.ts` exports. */
interface Exports {
  readonly game: AnyGame;
  readonly words?: Words;
  /** Paragraphs made from data: the cards' texts. */
  readonly cardParagraphs?: readonly GeneratedParagraph[];
  /** What its board can be overlaid with. */
  readonly overlays?: AnyOverlays;
  /** Its board as text. */
  readonly terminal?: TerminalBoard;
}
export interface Entry {
  readonly game: AnyGame;
  readonly words: Words | undefined;
  readonly generated: readonly GeneratedParagraph[];
  readonly overlays: AnyOverlays;
  readonly terminal: TerminalBoard | undefined;
}

const entry = ({ game, words, cardParagraphs, overlays, terminal }: Exports): Entry => ({
  game,
  words,
  generated: cardParagraphs ?? [],
  overlays: overlays ?? {},
  terminal,
});

/** The games by their folders' names, each loaded when it is first asked for. A program that wants them all imports `./index.ts`. */
export const registry: Readonly<Record<string, () => Promise<Entry>>> = Object.fromEntries(
  Object.entries(folders).map(([name, load]) => [name, async () => entry((await load()) as Exports)]),
);

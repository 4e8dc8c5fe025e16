import type { AnyGame, AnyOverlays, GeneratedParagraph } from '@ravelin/engine';

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

/** What a game's package may export beside the game. */
interface Extras {
  readonly words?: Words;
  /** Paragraphs made from data: the cards' texts. */
  readonly cardParagraphs?: readonly GeneratedParagraph[];
  /** What its board can be overlaid with. */
  readonly overlays?: AnyOverlays;
}
export interface Entry {
  readonly game: AnyGame;
  readonly words: Words | undefined;
  readonly generated: readonly GeneratedParagraph[];
  readonly overlays: AnyOverlays;
}

const entry = (game: AnyGame, all: object): Entry => {
  const { words, cardParagraphs, overlays } = all as Extras;
  return { game, words, generated: cardParagraphs ?? [], overlays: overlays ?? {} };
};

/** The registry: one line for each game, loaded when it is first asked for. A program that wants them all imports `./index.ts`. */
export const registry: Readonly<Record<string, () => Promise<Entry>>> = {
  vienna: () => import('@ravelin/vienna').then((all) => entry(all.vienna, all)),
  hapsburg: () => import('@ravelin/hapsburg').then((all) => entry(all.hapsburg, all)),
  'ottoman-sunset': () => import('@ravelin/ottoman-sunset').then((all) => entry(all.ottomanSunset, all)),
  'two-empires': () => import('@ravelin/two-empires').then((all) => entry(all.twoEmpires, all)),
  mohacs: () => import('@ravelin/mohacs').then((all) => entry(all.mohacs, all)),
  stronghold: () => import('@ravelin/stronghold').then((all) => entry(all.stronghold, all)),
};

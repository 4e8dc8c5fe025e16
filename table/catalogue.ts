import { type AnyGame, type AnyOverlays, Kernel, Refusal } from '@ravelin/engine';
import { type Entry, registry } from '@ravelin/games/registry';
import type { State } from './legal.ts';
import type { CardParagraph, ChoiceJson, GameJson } from './schemas.ts';

/** The registry, for a page that knows no games: each is loaded when it is first named. */

const loaded = new Map<string, Entry>();

const unknown = (id: string): Refusal => new Refusal('unknown-game', `There is no game "${id}" here.`);

/** Loads the game of that id; before that the table does not know it. */
export const bringGame = async (id: string): Promise<void> => {
  if (loaded.has(id)) return;
  if (!Object.hasOwn(registry, id)) throw unknown(id);
  loaded.set(id, await registry[id]());
};

const entryOf = (id: string): Entry => {
  const entry = loaded.get(id);
  if (!entry) throw unknown(id);
  return entry;
};

const choice = ({ id, title, text }: ChoiceJson): ChoiceJson => ({ id, title, text });

const describe = ({ id, title, seats, allied, scenarios, options, sets }: AnyGame): GameJson => ({
  id,
  title,
  seats,
  ...(allied && { allied }),
  scenarios: scenarios.map(choice),
  options: options.map((option) => ({
    ...choice(option),
    values: option.values.map(choice),
    default: option.default,
    ...(option.needs && { needs: option.needs }),
  })),
  sets: sets.map(choice),
});

export const gameJson = (id: string): GameJson => describe(entryOf(id).game);

export const cardParagraphs = (id: string): readonly CardParagraph[] => entryOf(id).generated;

/** What the board of a game can be overlaid with. */
export const overlaysOf = (id: string): AnyOverlays => entryOf(id).overlays;

export const kernelOf = (id: string): Kernel<State, unknown> => new Kernel<State, unknown>(entryOf(id).game);

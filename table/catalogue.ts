import {
  type AnyGame,
  type AnyOverlays,
  BadComponents,
  badComponents,
  Kernel,
  Match,
  Refusal,
  setOffered,
} from '@ravelin/engine';
import { type Entry, registry } from '@ravelin/games/registry';
import type { State } from './legal.ts';
import type { CardParagraph, CheckedComponents, ChoiceJson, GameJson, WorkshopJson } from './schemas.ts';

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

const describe = (game: AnyGame): GameJson => {
  const { id, title, seats, allied, scenarios, options, sets } = game;
  return {
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
    offered: setOffered(game).id,
  };
};

export const gameJson = (id: string): GameJson => describe(entryOf(id).game);

export const cardParagraphs = (id: string): readonly CardParagraph[] => entryOf(id).generated;

/** What the board of a game can be overlaid with. */
export const overlaysOf = (id: string): AnyOverlays => entryOf(id).overlays;

/** What a component set of the game consists of, and the one that comes with it. */
export const workshopOf = (id: string): WorkshopJson => {
  const { game } = entryOf(id);
  const [{ files }] = game.sets;
  if (!game.workshop || files === undefined)
    throw new Refusal('no-workshop', `${game.title} takes no component sets of your own.`);
  return { ...game.workshop, files: files as WorkshopJson['files'] };
};

const CANNOT_BEGIN = [
  'No game can begin with these components.',
  'Mit diesen Komponenten kann keine Partie beginnen.',
] as const;

/** What is wrong with a component set: nothing, what its schema refuses, or the first thing that does not agree. */
export const checkedComponents = (id: string, files: unknown): CheckedComponents => {
  const { game } = entryOf(id);
  try {
    const set = game.readComponents?.(files);
    // What the readers let pass must also be enough to begin with.
    if (set) for (const { id: scenario } of game.scenarios) new Match(kernelOf(id), { set, scenario, seed: 'check' });
    return { hash: set?.hash ?? null, findings: [] };
  } catch (error) {
    const { findings } = error instanceof BadComponents ? error : badComponents(CANNOT_BEGIN);
    return { hash: null, findings };
  }
};

export const kernelOf = (id: string): Kernel<State, unknown> => new Kernel<State, unknown>(entryOf(id).game);

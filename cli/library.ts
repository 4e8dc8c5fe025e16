import { randomInt } from 'node:crypto';
import {
  type AnyGame,
  type ComponentSet,
  Kernel,
  loadRecord,
  Match,
  type MatchStart,
  Refusal,
  type Source,
} from '@ravelin/engine';
import { findGame, games } from '@ravelin/games';

/** The games at hand, each with its kernel, and what a game needs from this machine: chance and component sets. */

const newKernel = (game: AnyGame) => new Kernel(game);
export type AnyKernel = ReturnType<typeof newKernel>;

const newMatch = (kernel: AnyKernel, start: MatchStart<unknown>) => new Match(kernel, start);
export type AnyMatch = ReturnType<typeof newMatch>;

const kernels = new Map<AnyGame, AnyKernel>();

export const kernelOf = (game: AnyGame): AnyKernel => {
  const kernel = kernels.get(game) ?? newKernel(game);
  kernels.set(game, kernel);
  return kernel;
};

export const gameNamed = (id: string): AnyGame => {
  const game = findGame(id);
  if (game) return game;
  throw new Refusal(
    'unknown-game',
    `There is no game "${id.slice(0, 80)}"; there are: ${games.map((one) => one.id).join(', ')}.`,
  );
};

/** Chance for a game that promises no seed. */
export const machineChance: Source = { int: (n) => randomInt(n) };

/** A seed that nobody could know before. */
export const freshSeed = (chance: Source = machineChance): string =>
  Array.from({ length: 8 }, () => chance.int(256).toString(16).padStart(2, '0')).join('');

/** A new game. A seed of `null` promises nothing: its dice may be scripted. */
export const begin = (
  game: AnyGame,
  how: { set: ComponentSet<unknown>; scenario?: string; options?: unknown; seed?: string | null },
  chance: Source = machineChance,
): AnyMatch => {
  const { set, scenario, options, seed = freshSeed(chance) } = how;
  return newMatch(kernelOf(game), {
    set,
    ...(scenario !== undefined && { scenario }),
    ...(options !== undefined && { options }),
    ...(seed === null ? { source: chance } : { seed }),
  });
};

export const beginAt = (
  game: AnyGame,
  how: { set: ComponentSet<unknown>; position: unknown; script: readonly (number | string)[]; strict: boolean },
  chance: Source = machineChance,
): AnyMatch => newMatch(kernelOf(game), { ...how, source: chance });

/** The game that a record is of. */
export const gameOfRecord = (record: unknown): AnyGame => {
  const id = typeof record === 'object' && record !== null ? (record as { game?: unknown }).game : undefined;
  if (typeof id !== 'string') throw new Refusal('bad-record', 'This is not a Ravelin record: "game" is missing.');
  return gameNamed(id);
};

/** A record, replayed and checked. `sets`: the player's own, beside the game's. */
export const load = (
  record: unknown,
  upTo?: number,
  sets: readonly ComponentSet<unknown>[] = [],
  chance: Source = machineChance,
): AnyMatch => {
  const game = gameOfRecord(record);
  return loadRecord(kernelOf(game), [...sets, ...game.sets], record, upTo, chance);
};

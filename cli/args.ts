import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type AnyGame,
  type ComponentSet,
  type Options,
  ownSet,
  Refusal,
  readOptions,
  setNamed,
  setOffered,
} from '@ravelin/engine';
import { games } from '@ravelin/games';
import { readJson } from './io.ts';
import { gameNamed } from './library.ts';

/** Arguments of the commands: text in, values or a Refusal out. */

/** What a game begins with, on the command line of every command that begins one. */
export const START = {
  seed: { type: 'string' },
  components: { type: 'string' },
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true, default: [] as string[] },
} as const;

/** What a run of many games is told. */
export const RUN = { games: { type: 'string' }, jobs: { type: 'string' } } as const;

const bad = (message: string): Refusal => new Refusal('bad-arguments', message);

/** The game that was named, or the only one there is. */
export const gameArgument = (id: string | undefined): AnyGame => {
  if (id !== undefined) return gameNamed(id);
  if (games.length === 1) return games[0];
  throw bad(`Which game? There are: ${games.map((game) => game.id).join(', ')}.`);
};

export const countArgument = (name: string, given: string | undefined, fallback: number, least = 1): number => {
  if (given === undefined) return fallback;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < least || !Number.isSafeInteger(value))
    throw bad(`--${name} is a whole number, ${least} or more; "${given}" is not.`);
  return value;
};

/** `--option set-up=setupA`, any number of times. */
export const optionsArgument = (game: AnyGame, given: readonly string[]): Options => {
  const pairs = given.map((pair): [string, string] => {
    const at = pair.indexOf('=');
    if (at < 1) throw bad(`--option is written NAME=VALUE; "${pair}" is not.`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return readOptions(game.options, Object.fromEntries(pairs));
};

export const scenarioArgument = (game: AnyGame, given: string | undefined): string => {
  if (given === undefined) return game.scenarios[0].id;
  if (game.scenarios.some(({ id }) => id === given)) return given;
  throw bad(`There is no scenario "${given}"; there are: ${game.scenarios.map(({ id }) => id).join(', ')}.`);
};

/** A set of the game by its id, or one in a folder of JSON files, or in one file with the same parts, as the workshop writes it; else the one that is offered first. */
export const setArgument = (game: AnyGame, path: string | undefined): ComponentSet<unknown> => {
  if (path === undefined) return setOffered(game);
  if (game.sets.some(({ id }) => id === path)) return setNamed(game, path);
  return ownSet(game, statSync(path, { throwIfNoEntry: false })?.isFile() ? readJson(path) : filesIn(path));
};

const filesIn = (folder: string): unknown => {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    throw bad(`The folder ${folder} cannot be read.`);
  }
  if (names.length === 0) throw bad(`The folder ${folder} holds no JSON files.`);
  const files = names.map((name) => [basename(name, '.json'), readJson(join(folder, name))]);
  return Object.fromEntries(files);
};

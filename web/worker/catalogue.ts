import { type AnyGame, Kernel, Refusal } from '@ravelin/engine';
import { findGame, games } from '@ravelin/games';
import type { State } from './legal.ts';
import type { ChoiceJson, GameJson } from './types.ts';

/** The registry, for a page that knows no games. */

const choice = ({ id, title, text }: ChoiceJson): ChoiceJson => ({ id, title, text });

const gameJson = ({ id, title, seats, scenarios, options, sets }: AnyGame): GameJson => ({
  id,
  title,
  seats,
  scenarios: scenarios.map(choice),
  options: options.map((option) => ({
    ...choice(option),
    values: option.values.map(choice),
    default: option.default,
  })),
  sets: sets.map(choice),
});

export const allGames = (): GameJson[] => games.map(gameJson);

export const kernelOf = (id: string): Kernel<State, unknown> => {
  const game = findGame(id);
  if (!game) throw new Refusal('unknown-game', `There is no game "${id}" here.`);
  return new Kernel<State, unknown>(game);
};

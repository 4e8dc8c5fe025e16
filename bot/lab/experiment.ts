import { type AnyGame, type Choice, type ComponentSet, type Options, Refusal } from '@ravelin/engine';
import { isSolitaire } from '../arena.ts';

/** What the laboratory plays. Two experiments that are equal come to the same samples and the same report, byte for byte. */
export interface Experiment {
  readonly game: string;
  /** Games of each arm. */
  readonly games: number;
  readonly seed: string;
  readonly scenario: string;
  readonly options: Options;
  /** All arms play the same seeds. The first is what the others are compared with. */
  readonly arms: readonly Arm[];
  /** The number of the set that differs from arm to arm, where one does, and what it is in the set itself. */
  readonly sweep: { readonly path: string; readonly usual: number } | null;
}

/** One of the things that are compared: who plays, with which components. */
export interface Arm {
  /** The second is null where a game has one player. */
  readonly players: readonly [string, string | null];
  readonly set: Pick<Choice, 'id' | 'title'> & { readonly hash: string };
  /** The files of a set that does not come with the game. */
  readonly files: unknown;
  /** The value of the number that is swept. */
  readonly value: number | null;
}

/** What an arm is in an experiment that names its components by files. */
export const armOf = (
  game: Pick<AnyGame, 'sets'>,
  players: Arm['players'],
  { id, title, hash, files }: ComponentSet<unknown>,
  value: number | null = null,
): Arm => ({
  players,
  set: { id, title, hash },
  files: game.sets.some((one) => one.hash === hash) ? null : files,
  value,
});

/** The components of an arm, made ready for play. */
export const setOfArm = (game: AnyGame, { set, files }: Arm): ComponentSet<unknown> => {
  const found: ComponentSet<unknown> | undefined =
    files === null ? game.sets.find(({ hash }) => hash === set.hash) : game.readComponents?.(files);
  if (found?.hash === set.hash) return found;
  throw new Refusal('unknown-components', `There is no component set ${set.id} with the hash ${set.hash} here.`);
};

/** Who has which seat in a game of an arm, and which seed it has. Two different players swap sides on the same seed. */
export const pairing = (
  game: Pick<AnyGame, 'seats' | 'allied'>,
  { players: [a, b] }: Arm,
  number: number,
): { readonly seats: readonly string[]; readonly pair: number } => {
  if (b === null || isSolitaire(game)) return { seats: game.seats.map(() => a), pair: number };
  if (a === b) return { seats: game.seats.map(() => a), pair: number };
  const first = number % 2;
  return { seats: game.seats.map((_seat, at) => (at === first ? a : b)), pair: Math.floor(number / 2) };
};

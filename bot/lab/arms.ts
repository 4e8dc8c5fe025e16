import { type AnyGame, type ComponentSet, ownSet, Refusal } from '@ravelin/engine';
import { isSolitaire } from '../arena.ts';
import { mannerNamed } from '../levels.ts';
import { type Arm, armOf, type Experiment } from './experiment.ts';
import { numberAt, readSweep, withNumber } from './sweep.ts';

/** What is compared in an experiment, from what somebody asked for in words. */

const bad = (message: string): Refusal => new Refusal('bad-arguments', message);

/** `A,B`, or A alone where a game has one player. */
export const readPlayers = (game: AnyGame, given: string): Arm['players'] => {
  const names = given.split(',');
  const alone = isSolitaire(game);
  if (names.length !== (alone ? 1 : 2) || names.includes(''))
    throw bad(
      alone
        ? `${game.title} is won or lost by one player: --players A. "${given}" is not one.`
        : `Two play ${game.title}: --players A,B. "${given}" is not two.`,
    );
  for (const name of names) mannerNamed(name);
  return [names[0], names[1] ?? null];
};

export interface Asked {
  readonly players: readonly string[];
  /** The set that is played with, and the one that it is compared with. */
  readonly set: ComponentSet<unknown>;
  readonly against?: ComponentSet<unknown> | undefined;
  readonly sweep?: string | undefined;
}

const readWith = (game: AnyGame, set: ComponentSet<unknown>, path: string, value: number): ComponentSet<unknown> => {
  const files = withNumber(set.files, path, value);
  try {
    return ownSet(game, files);
  } catch (error) {
    if (error instanceof Refusal) throw bad(`${path} cannot be ${value}: ${error.message}`);
    throw error;
  }
};

/** Several pairs of players, two component sets, or one number of a set. */
export const armsOf = (game: AnyGame, { players, set, against, sweep }: Asked): Pick<Experiment, 'arms' | 'sweep'> => {
  const pairs = players.map((one) => readPlayers(game, one));
  if ([pairs.length > 1, against !== undefined, sweep !== undefined].filter(Boolean).length > 1)
    throw bad('One comparison at a time: several --players, or --against, or --sweep.');
  if (sweep !== undefined) {
    const { path, values } = readSweep(sweep);
    const arms = values.map((value) => armOf(game, pairs[0], readWith(game, set, path, value), value));
    return { arms, sweep: { path, usual: numberAt(set.files, path) } };
  }
  const sets = against === undefined ? [set] : [set, against];
  if (sets.length > 1 && sets[0].hash === sets[1].hash)
    throw bad(`--against: both component sets are the same (${sets[0].hash}).`);
  return { arms: pairs.flatMap((pair) => sets.map((one) => armOf(game, pair, one))), sweep: null };
};

/** How components were given on the command line. */
export interface Named {
  readonly players: readonly string[];
  readonly components?: string | undefined;
  readonly against?: string | undefined;
  readonly sweep?: string | undefined;
}

/** The command that makes the same report again, seed and all. */
export const commandOf = (
  declared: Pick<AnyGame, 'options'>,
  { game, games, seed, scenario, options }: Omit<Experiment, 'arms' | 'sweep'>,
  { players, ...named }: Named,
): string => {
  const quoted = (word: string): string => (/^[\w./:,=@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
  const also = (['components', 'against', 'sweep'] as const).flatMap((name) => {
    const value = named[name];
    return value === undefined ? [] : [`--${name}`, value];
  });
  return [
    ...['ravelin', 'lab', game, '--games', String(games)],
    ...players.flatMap((pair) => ['--players', pair]),
    ...['--scenario', scenario],
    ...declared.options.flatMap(({ id, default: usual }) =>
      options[id] === usual ? [] : ['--option', `${id}=${options[id]}`],
    ),
    ...also,
    ...['--seed', seed],
  ]
    .map(quoted)
    .join(' ');
};

import {
  type Base,
  loadRecord,
  Match,
  ownSet,
  type Random,
  Refusal,
  type Result,
  type Source,
  sampleWorld,
  setNamed,
  viewState,
  writePosition,
} from '@ravelin/engine';
import { kernelOf } from './catalogue.ts';
import { recordGame } from './kept.ts';
import type { AnyMatch, State } from './legal.ts';
import type { Laid, Scene, StillJson, TableSetting } from './schemas.ts';
import { overlayOf } from './snapshot.ts';

/** The ways in which a game comes to the table: begun, set up, read from a record, or branched off another. */

/** Chance of a game that was not given a seed; never the page's to know before the end. */
export const freshSeed = (): string => crypto.randomUUID();

/** The set of that id, or a player's own, checked by the game; without either, the game's first. */
const setFrom = ({ game }: AnyMatch['kernel'], files: unknown) => {
  if (files === undefined) return game.sets[0];
  if (typeof files === 'string') return setNamed(game, files);
  return ownSet(game, files);
};

export const begun = (
  { game, scenario, options }: TableSetting,
  seed: string | undefined,
  components?: unknown,
): AnyMatch => {
  const kernel = kernelOf(game);
  const set = setFrom(kernel, components);
  return new Match<State, unknown>(kernel, {
    set,
    ...(scenario !== undefined && { scenario }),
    ...(options && { options }),
    seed: seed ?? freshSeed(),
  });
};

export const placed = (game: string, position: unknown, source: Random, script: readonly Result[]): AnyMatch => {
  const kernel = kernelOf(game);
  const [set] = kernel.game.sets;
  return new Match<State, unknown>(kernel, { set, position, source, script });
};

export const recorded = (record: unknown, chance: Random, upTo = Number.POSITIVE_INFINITY): AnyMatch => {
  const kernel = kernelOf(recordGame(record));
  return loadRecord<State, unknown>(kernel, kernel.game.sets, record, upTo, chance);
};

/** The game as it stood after `at` moves. What the viewer cannot know is dealt anew, unless all lies open. */
export const branched = (
  match: AnyMatch,
  at: number,
  { viewer, open }: { readonly viewer: string | null; readonly open: boolean },
  chance: Random,
): AnyMatch => {
  const { kernel, set, scenario, options } = match;
  const seat = viewer === null ? undefined : kernel.game.seats.indexOf(viewer);
  const state = match.stateAt(Math.min(Math.max(0, at), match.length));
  if (state.over) throw new Refusal('game-over', 'The game is over here: go back to a decision first.');
  const world = open ? state : sampleWorld(kernel, viewState(kernel, state, seat), seat, (n) => chance.int(n));
  const position = { ...writePosition(kernel, world), scenario, options };
  return new Match<State, unknown>(kernel, { set, position, seed: freshSeed() });
};

/** A match as it stood after so many moves, everything lying as it lay, to be gone on with in another way. */
export const goingOn = <S extends Base<K>, K>(match: Match<S, K>, at: number, source: Source): Match<S, K> => {
  const { kernel, set, scenario, options } = match;
  const state = match.stateAt(at);
  if (state.over) throw new Refusal('game-over', 'The game is over here: go back to a decision first.');
  return new Match<S, K>(kernel, { set, position: { ...writePosition(kernel, state), scenario, options }, source });
};

/** A picture of the rulebook: a scene set and played so far, which nobody plays on. */
export const stillOf = (
  game: string,
  { scenario, options, position, moves = [], dice = [], components }: Scene,
  laid: Laid,
): StillJson => {
  const kernel = kernelOf(game);
  const set = setNamed(kernel.game, components);
  const match = new Match<State, unknown>(kernel, {
    set,
    script: dice,
    ...(scenario !== undefined && { scenario }),
    ...(options && { options }),
    ...(position && { position }),
  });
  for (const move of moves) match.play(move);
  const overlays = Object.entries(laid).map(([id, about]) => {
    const [domain, name] = about.split(':');
    const subject = name === undefined ? undefined : { domain, name };
    return [id, overlayOf(match, match.length, { viewer: null, open: true }, id, subject)] as const;
  });
  return {
    position: writePosition(kernel, match.state),
    happened: match.events('all'),
    laid: Object.fromEntries(overlays),
  };
};

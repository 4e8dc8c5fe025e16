import { type AnyGame, Kernel, Match, Random, saveState } from '@ravelin/engine';
import { type AnyState, newGame } from './measure.ts';

/** Plays games at random; hands every state at which somebody decides to `visit`, until that gives true. */
const wander = (game: AnyGame, games: number, visit: (g: AnyState) => boolean): Kernel<AnyState, unknown> => {
  const kernel = new Kernel<AnyState, unknown>(game);
  const source = new Random(`wander ${game.id}`);
  const x = kernel.play(source);
  for (let i = 0; i < games; i++)
    for (const g = newGame(kernel, x); !g.over; kernel.apply(g, kernel.random(g, source), x)) {
      x.clear();
      if (visit(g)) return kernel;
    }
  return kernel;
};

/** States in which a procedure is under way: every seventh decision of that sort, so that they differ. */
export const statesWithin = (
  game: AnyGame,
  procedure: string,
  count: number,
): { kernel: Kernel<AnyState, unknown>; states: AnyState[] } => {
  const states: AnyState[] = [];
  const wanted = game.procedures.findIndex(({ id }) => id === procedure);
  let seen = 0;
  const cloner = new Kernel<AnyState, unknown>(game);
  const kernel = wander(game, 1000, (g: AnyState) => {
    const within = (g as { stack: { p: number }[] }).stack.some(({ p }) => p === wanted);
    if (within && seen++ % 7 === 0) states.push(cloner.clone(g));
    return states.length === count;
  });
  if (states.length < count) throw new Error(`Only ${states.length} states within "${procedure}" were found.`);
  return { kernel, states };
};

/** The bytes of every saved state of some games. */
export const savedSizes = (game: AnyGame, games: number): number[] => {
  const sizes: number[] = [];
  const kernel = new Kernel<AnyState, unknown>(game);
  wander(game, games, (g) => {
    sizes.push(Buffer.byteLength(JSON.stringify(saveState(kernel, g))));
    return false;
  });
  return sizes;
};

/** The bytes of the records of some games played to their end: those of their heads, of everything, and the moves in them. */
export const recordSizes = (game: AnyGame, games: number): { head: number; bytes: number; moves: number } => {
  const kernel = new Kernel<AnyState, unknown>(game);
  const source = new Random(`records ${game.id}`);
  const total = { head: 0, bytes: 0, moves: 0 };
  for (let i = 0; i < games; i++) {
    const match = new Match<AnyState, unknown>(kernel, { set: game.sets[0], seed: `record ${i}` });
    while (!match.over) match.make(kernel.random(match.state, source));
    const record = match.record();
    total.head += Buffer.byteLength(JSON.stringify({ ...record, moves: [] }));
    total.bytes += Buffer.byteLength(JSON.stringify(record));
    total.moves += match.length;
  }
  return total;
};

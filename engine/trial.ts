import type { Kernel } from './kernel.ts';
import type { Move, MoveKind } from './move.ts';
import type { Source } from './random.ts';
import type { Base, Locals } from './state.ts';

/**
 * How a game is tried by random play (`ravelin fuzz`, the battery). Where chance alone hardly ever gets to the heart of a game, its
 * armies never meeting, say, `keen` leads a part of the players there.
 */
export interface Trial<S extends Base> {
  /** The games of a run. */
  readonly games: number;
  /** How keen a led player is on a move: of a few drawn at random he makes the one he likes best. */
  keen?(g: S, kind: MoveKind<S, Locals>, chosen: readonly number[], L: Locals): number;
}

/** A led player draws at most so many moves; now and then only one, so that nothing is left out. */
const DRAWS = 5;

/** The move of a player who is led by what the game is keen on; one at random where it is keen on nothing. */
export const ledMove = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, source: Source): Move => {
  let best = kernel.random(g, source);
  const { trial } = kernel.game;
  const pending = kernel.pending(g);
  if (!trial?.keen || !pending) return best;
  const { decision, locals } = pending;
  const worth = ({ kind, chosen }: Move): number => trial.keen?.(g, decision.moves[kind], chosen, locals) ?? 0;
  let most = worth(best);
  for (let draws = source.int(DRAWS); draws > 0; draws--) {
    const move = kernel.random(g, source);
    const its = worth(move);
    if (its > most) [best, most] = [move, its];
  }
  return best;
};

import { closedBy, Random, sampleWorld, viewState } from '@ravelin/engine';
import type { AnyMatch } from './legal.ts';
import { readMove } from './why.ts';

/** Whether a move could be taken back once it is made, asked before it is. */

/** What depends on something hidden may go one way or the other: it is tried in so many worlds. */
const WORLDS = 2;

/**
 * Why the move would be final; null: it could be taken back. It is tried in worlds that the seat cannot tell from the real one, so the
 * answer tells nothing that the seat does not know. `here`: the seats that are played at the same screen, which may still take it back.
 */
export const finalBecause = (
  match: AnyMatch,
  seat: number,
  notation: string,
  here: readonly string[],
): string | null => {
  const { kernel, state } = match;
  const { move, reasons } = readMove(match, notation);
  if (!move || reasons.length > 0) return null;
  const random = new Random(notation);
  const view = viewState(kernel, state, seat, 'memory');
  for (let n = 0; n < WORLDS; n++) {
    const world = sampleWorld(kernel, view, seat, (count) => random.int(count));
    if (kernel.refusals(world, move).length > 0) continue;
    const x = kernel.play(random);
    x.results = [];
    kernel.apply(world, move, x);
    const closed = closedBy({ results: x.results, shown: x.shown });
    if (closed !== undefined) return closed;
    const next = kernel.pending(world);
    if (next && !here.includes(kernel.game.seats[next.seat])) return 'Another seat has acted since.';
  }
  return null;
};

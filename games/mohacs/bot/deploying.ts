import { DONE, type Move, type Situation } from '@ravelin/engine';
import { type Battle, HUNGARY } from '../rules/the-battle/state.ts';

/** Deployment by the rule of thumb: out of the enemy's reach. */

type At = Situation<Battle>;

/** Farther from the enemy's edge is higher. */
const depth = (g: Battle, seat: number, hex: number): number => (seat === HUNGARY ? -g.kit.row[hex] : g.kit.row[hex]);

/** The deepest hexes of the group, one after another. */
export const stand = (at: At): Move => {
  const { g, seat } = at;
  const kind = at.kind('stand');
  const chosen: number[] = [];
  for (;;) {
    const open = at.rules.next(g, [kind, ...chosen]).filter((atom) => atom !== DONE);
    if (open.length === 0) return { kind, chosen };
    chosen.push(open.reduce((a, b) => (depth(g, seat, b) > depth(g, seat, a) ? b : a)));
  }
};

/** A leader in the middle of his group. */
export const post = (at: At): Move => {
  const { g } = at;
  const moves = at.movesOf('post');
  const far = (hex: number): number => moves.reduce((sum, { chosen }) => sum + g.kit.distance(hex, chosen[1]), 0);
  return at.best(moves, ({ chosen: [, hex] }) => -far(hex));
};

/** The Banner in the rear, that those who Retire find shelter there. */
export const plant = (at: At): Move => at.best(at.movesOf('plant'), ({ chosen: [hex] }) => depth(at.g, at.seat, hex));

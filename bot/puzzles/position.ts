import {
  type Base,
  type ComponentSet,
  hashState,
  type Kernel,
  Match,
  type PositionJson,
  Random,
  readPosition,
  type Seat,
  type View,
  viewState,
  worlds,
  writePosition,
} from '@ravelin/engine';
import type { AnyMatch } from '../analysis/work.ts';

/** Positions of puzzles: what lies open to the seat that decides, and one of the worlds that it cannot tell apart. */

/** A decision as its seat sees it on the board. What it saw earlier in the game counts for nothing: a solver was not there. */
export interface Asked {
  readonly kernel: Kernel<Base, unknown>;
  /** The world that is shown. */
  readonly g: Base;
  readonly view: View<Base>;
  readonly seat: Seat;
}

export const askedAt = (kernel: Kernel<Base, unknown>, set: ComponentSet<unknown>, position: unknown): Asked => {
  const g = new Match(kernel, { set, position, source: new Random('puzzle') }).state;
  return { kernel, g, view: viewState(kernel, g, g.seat), seat: g.seat };
};

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without those entries of tables that are as at the start of the scenario: reading fills them in. */
const withoutUsual = (position: Members, start: Members): Members =>
  Object.fromEntries(
    Object.entries(position).map(([name, value]) => {
      const usual = start[name];
      if (name === 'zones' || !isMembers(value) || !isMembers(usual)) return [name, value];
      const own = Object.entries(value).filter(([entry, one]) => isMembers(one) || one !== usual[entry]);
      return [name, Object.fromEntries(own)];
    }),
  );

/** The decision at which a match stands, with everything that its seat does not see dealt anew. */
export const positionOf = ({ kernel, state, scenario, options, set }: AnyMatch, seed: string): PositionJson => {
  const view = viewState(kernel, state, state.seat);
  const world = worlds(kernel, view, state.seat).draw(new Random(seed));
  const { game: _game, seq: _seq, seat: _seat, ...rest } = writePosition(kernel, world) as Members;
  const whole = { scenario, options, ...rest };
  const short = withoutUsual(whole, writePosition(kernel, kernel.blank(set.kit, scenario, options)) as Members);
  const hashOf = (position: Members): string =>
    hashState(kernel, readPosition(kernel, set.kit, position, kernel.play(new Random(seed))));
  return (hashOf(short) === hashOf(whole) ? short : whole) as PositionJson;
};

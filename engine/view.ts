import { HIDDEN, VEILED } from './domain.ts';
import type { Kernel } from './kernel.ts';
import { partsOf } from './parts.ts';
import { probe } from './probe.ts';
import type { Base, Seat, Zone } from './state.ts';

/** Who looks: a seat, or undefined for a spectator. */
export type Viewer = Seat | undefined;

/**
 * How much a viewer is credited with. `table`: what lies open to them now. `memory`: also what they saw on its way (zones marked
 * `remembered`), which is what a bot with a perfect memory of the log knows.
 */
export type Knowledge = 'table' | 'memory';

declare const asSeen: unique symbol;
/** A state with everything hidden that its viewer may not know. Whoever asks for one cannot be handed a whole state by mistake. */
export type View<S> = S & { readonly [asSeen]: true };

/** `seats`: for a zone of a part, whom the seats of its game are. */
export const seesZone = (
  zone: Zone,
  viewer: Viewer,
  knowledge: Knowledge = 'table',
  seats?: readonly Seat[],
): boolean =>
  zone.sees === 'all' ||
  (viewer !== undefined && (seats ? zone.sees.some((seat) => seats[seat] === viewer) : zone.sees.includes(viewer))) ||
  (knowledge === 'memory' && zone.remembered === true);

/** As whom the viewer looks at a part: as each seat of its game that is theirs, or as a spectator. */
export const viewersOf = (viewer: Viewer, seats: readonly Seat[] | undefined): readonly Viewer[] => {
  if (!seats) return [viewer];
  const own = [...seats.keys()].filter((seat) => seats[seat] === viewer);
  return own.length > 0 ? own : [undefined];
};

export const tableOf = (g: Base, field: string): number[] => (g as unknown as Record<string, number[]>)[field];

/** Hides in `view`, a copy of `g`, what the viewer may not know of its zones and tables. */
const hide = <S extends Base<K>, K>(
  { game }: Kernel<S, K>,
  g: S,
  view: S,
  viewer: Viewer,
  knowledge: Knowledge,
  seats?: readonly Seat[],
): void => {
  for (let i = 0; i < game.zones.length; i++) {
    const { length } = g.zones[i];
    if (length === 0) continue;
    const zone = game.zones[i];
    const open = seesZone(zone as Zone, viewer, knowledge, seats);
    if (probe.on) probe.cite(zone.rule, 'sight', zone.id, open);
    if (open) continue;
    const hidden = new Array<number>(length).fill(HIDDEN);
    if (zone.top) hidden[length - 1] = g.zones[i][length - 1];
    view.zones[i] = hidden;
  }
  for (const { field, rule, sees } of game.veils ?? []) {
    const values = tableOf(view, field);
    for (let i = 0; i < values.length; i++) {
      const open = viewersOf(viewer, seats).some((one) => sees(g, i, one));
      if (probe.on) probe.cite(rule, 'sight', field, open);
      if (!open) values[i] = VEILED;
    }
  }
};

/**
 * The state as one viewer may know it: the same shape, with HIDDEN in place of every component and every local value that they
 * may not know. Numbers of components stay: they are always public.
 */
export const viewState = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  viewer: Viewer,
  knowledge: Knowledge = 'table',
): View<S> => {
  const view = kernel.clone(g) as View<S>;
  hide(kernel, g, view, viewer, knowledge);
  for (const [i, part] of partsOf(kernel.parts, g).entries())
    hide(part.kernel, part.g, (view.parts as Base[])[i], viewer, knowledge, part.seats);
  for (const { p, L } of view.stack) {
    const { secret } = kernel.procedures[p];
    for (const name in secret) if (secret[name] !== viewer) L[name] = HIDDEN;
  }
  return view;
};

/** Everybody who may look, the spectator last. */
export const viewers = (game: { readonly seats: readonly string[] }): Viewer[] => [...game.seats.keys(), undefined];

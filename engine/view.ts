import { HIDDEN, VEILED } from './domain.ts';
import type { Kernel } from './kernel.ts';
import { dropSurveys, partsOf, stateOfPart } from './parts.ts';
import { probe } from './probe.ts';
import type { Base, Seat, Zone } from './state.ts';

/** Who looks: a seat, or undefined for a spectator. */
export type Viewer = Seat | undefined;

/**
 * How much a viewer is credited with. `table`: what lies open to them now. `memory`: also what they saw on its way (zones marked
 * `remembered`), which is what a bot with a perfect memory of the log knows.
 */
export type Knowledge = 'table' | 'memory';

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
const viewersOf = (viewer: Viewer, seats: readonly Seat[] | undefined): readonly Viewer[] => {
  if (!seats) return [viewer];
  const own = [...seats.keys()].filter((seat) => seats[seat] === viewer);
  return own.length > 0 ? own : [undefined];
};

const tableOf = (g: Base, field: string): number[] => (g as unknown as Record<string, number[]>)[field];

/** Hides in `view`, a copy of `g`, what the viewer may not know of its zones and tables. */
const hide = <S extends Base<K>, K>(
  { game }: Kernel<S, K>,
  g: S,
  view: S,
  viewer: Viewer,
  knowledge: Knowledge,
  seats?: readonly Seat[],
): void => {
  for (const [i, zone] of game.zones.entries()) {
    const open = seesZone(zone as Zone, viewer, knowledge, seats);
    if (probe.on && g.zones[i].length > 0) probe.cite(zone.rule, 'sight', zone.id, open);
    if (open) continue;
    const contents = g.zones[i];
    const seen = zone.top ? contents.length - 1 : contents.length;
    view.zones[i] = contents.map((item, n) => (n < seen ? HIDDEN : item));
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
): S => {
  const view = kernel.clone(g);
  hide(kernel, g, view, viewer, knowledge);
  for (const [i, part] of partsOf(kernel.parts, g).entries())
    hide(part.kernel, part.g, (view.parts as Base[])[i], viewer, knowledge, part.seats);
  for (const frame of view.stack)
    for (const [name, owner] of Object.entries(kernel.procedures[frame.p].secret))
      if (owner !== viewer) frame.L[name] = HIDDEN;
  return view;
};

/** Deals anew what the zones and tables of the world hide. */
const deal = <S extends Base<K>, K>({ game }: Kernel<S, K>, world: S, int: (n: number) => number): void => {
  const { zones, stocks } = game;
  for (const [group, stock] of Object.entries(stocks)) {
    const left = [...stock(world.kit)];
    const mine = [...zones.keys()].filter((i) => zones[i].group === group);
    for (const i of mine) for (const item of world.zones[i]) if (item !== HIDDEN) left[item]--;
    const pool = left.flatMap((count, item) => new Array<number>(Math.max(0, count)).fill(item));
    for (const i of mine) {
      if (!world.zones[i].includes(HIDDEN)) continue;
      world.zones[i] = world.zones[i].map((item) => {
        if (item !== HIDDEN) return item;
        const drawn = int(pool.length);
        const dealt = pool[drawn];
        pool[drawn] = pool[pool.length - 1];
        pool.pop();
        return dealt;
      });
    }
  }
  for (const { field, guess } of game.veils ?? []) {
    const values = tableOf(world, field);
    for (let i = 0; i < values.length; i++) if (values[i] === VEILED) values[i] = guess(world, i, int);
  }
};

/** What the game knows of such worlds, and the order of what lies in its zones. */
const settle = <S extends Base<K>, K>(
  { game }: Kernel<S, K>,
  world: S,
  viewer: Viewer,
  int: (n: number) => number,
): void => {
  game.settle?.(world, viewer, int);
  for (const [i, zone] of game.zones.entries())
    if (!zone.ordered) world.zones[i] = [...world.zones[i]].sort((a, b) => a - b);
};

/**
 * A world that the viewer of this view cannot tell from the real one: what they do not see is dealt anew, at random, from what is
 * left of each stock. It looks at the view alone, so it can know no more than the seat does.
 *
 * Law: `viewState(sampleWorld(view, seat), seat)` equals `view`.
 */
export const sampleWorld = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: S,
  viewer: Viewer,
  int: (n: number) => number,
): S => {
  const world = kernel.clone(view);
  const parts = partsOf(kernel.parts, world);
  deal(kernel, world, int);
  for (const part of parts) deal(part.kernel, part.g, int);
  for (const frame of world.stack) {
    const { secret, locals, part } = kernel.procedures[frame.p];
    const { kit } = stateOfPart<Base>(world, part);
    for (const name of Object.keys(secret))
      if (frame.L[name] === HIDDEN && secret[name] !== viewer) {
        const domain = locals[name];
        frame.L[name] = domain.min + int(domain.max(kit as never) - domain.min + 1);
      }
  }
  settle(kernel, world, viewer, int);
  for (const part of parts) settle(part.kernel, part.g, viewersOf(viewer, part.seats)[0], int);
  dropSurveys(world);
  return world;
};

/** Everybody who may look, the spectator last. */
export const viewers = (game: { readonly seats: readonly string[] }): Viewer[] => [...game.seats.keys(), undefined];

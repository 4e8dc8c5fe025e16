import { HIDDEN, VEILED } from './domain.ts';
import type { Kernel } from './kernel.ts';
import { probe } from './probe.ts';
import type { Base, Seat, Zone } from './state.ts';

/** Who looks: a seat, or undefined for a spectator. */
export type Viewer = Seat | undefined;

/**
 * How much a viewer is credited with. `table`: what lies open to them now. `memory`: also what they saw on its way (zones marked
 * `remembered`), which is what a bot with a perfect memory of the log knows.
 */
export type Knowledge = 'table' | 'memory';

export const seesZone = (zone: Zone, viewer: Viewer, knowledge: Knowledge = 'table'): boolean =>
  zone.sees === 'all' ||
  (viewer !== undefined && zone.sees.includes(viewer)) ||
  (knowledge === 'memory' && zone.remembered === true);

const tableOf = (g: Base, field: string): number[] => (g as unknown as Record<string, number[]>)[field];

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
  for (const [i, zone] of kernel.game.zones.entries()) {
    const open = seesZone(zone, viewer, knowledge);
    if (probe.on && g.zones[i].length > 0) probe.cite(zone.rule, 'sight', zone.id, open);
    if (open) continue;
    const contents = view.zones[i];
    const hiddenTo = zone.top ? contents.length - 1 : contents.length;
    for (let n = 0; n < hiddenTo; n++) contents[n] = HIDDEN;
  }
  for (const { field, rule, sees } of kernel.game.veils ?? []) {
    const values = tableOf(view, field);
    for (let i = 0; i < values.length; i++) {
      const open = sees(g, i, viewer);
      if (probe.on) probe.cite(rule, 'sight', field, open);
      if (!open) values[i] = VEILED;
    }
  }
  for (const frame of view.stack)
    for (const [name, owner] of Object.entries(kernel.game.procedures[frame.p].secret))
      if (owner !== viewer) frame.L[name] = HIDDEN;
  return view;
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
  const { zones, stocks, procedures } = kernel.game;
  for (const [group, stock] of Object.entries(stocks)) {
    const left = [...stock(view.kit)];
    const mine = [...zones.keys()].filter((i) => zones[i].group === group);
    for (const i of mine) for (const item of world.zones[i]) if (item !== HIDDEN) left[item]--;
    const pool = left.flatMap((count, item) => new Array<number>(Math.max(0, count)).fill(item));
    for (const i of mine) {
      const contents = world.zones[i];
      for (let n = 0; n < contents.length; n++) {
        if (contents[n] !== HIDDEN) continue;
        const drawn = int(pool.length);
        contents[n] = pool[drawn];
        pool[drawn] = pool[pool.length - 1];
        pool.pop();
      }
    }
  }
  for (const { field, guess } of kernel.game.veils ?? []) {
    const values = tableOf(world, field);
    for (let i = 0; i < values.length; i++) if (values[i] === VEILED) values[i] = guess(world, i, int);
  }
  for (const frame of world.stack) {
    const { secret, locals } = procedures[frame.p];
    for (const name of Object.keys(secret))
      if (frame.L[name] === HIDDEN && secret[name] !== viewer) {
        const domain = locals[name];
        frame.L[name] = domain.min + int(domain.max(view.kit as never) - domain.min + 1);
      }
  }
  kernel.game.settle?.(world, viewer, int);
  for (const [i, zone] of zones.entries()) if (!zone.ordered) world.zones[i].sort((a, b) => a - b);
  return world;
};

/** Everybody who may look, the spectator last. */
export const viewers = (game: { readonly seats: readonly string[] }): Viewer[] => [...game.seats.keys(), undefined];

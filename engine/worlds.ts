import { HIDDEN, VEILED } from './domain.ts';
import type { Kernel } from './kernel.ts';
import { dropSurveys, partsOf, stateOfPart } from './parts.ts';
import type { Source } from './random.ts';
import type { Base, Seat } from './state.ts';
import { tableOf, type View, type Viewer, viewersOf } from './view.ts';

/** Worlds that the viewer of one view cannot tell from the real one. */
export interface Worlds<S> {
  draw(source: Source): S;
}

/** The components of one group that the view hides, and where they may lie. */
interface Group {
  readonly pool: readonly number[];
  /** Where they lie; first the zones of which something is known. */
  readonly zones: readonly Place[];
}

interface Place {
  readonly zone: number;
  /** The places in it that are hidden. */
  readonly places: readonly number[];
  /** What these must be taken from, where everybody has seen what came in (`Zone.witnessed`). */
  readonly among: readonly number[] | undefined;
}

interface Veiled {
  readonly field: string;
  readonly indices: readonly number[];
  guess(world: Base, index: number, int: (n: number) => number): number;
}

/** What is hidden in one table: a game's, or a part's. */
class Hidden<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly viewer: Viewer;
  private readonly groups: readonly Group[];
  private readonly veiled: readonly Veiled[];
  private readonly unordered: readonly number[];

  constructor(kernel: Kernel<S, K>, view: S, viewer: Viewer) {
    const { zones, stocks, veils = [] } = kernel.game;
    this.kernel = kernel;
    this.viewer = viewer;
    this.groups = Object.entries(stocks).flatMap(([group, stock]) => {
      const left = [...stock(view.kit)];
      const mine = [...zones.keys()].filter((i) => zones[i].group === group);
      for (const i of mine) for (const item of view.zones[i]) if (item !== HIDDEN) left[item]--;
      const hidden = mine
        .map((zone) => ({ zone, places: placesOf(view.zones[zone]), among: amongOf(view, zone, left) }))
        .filter(({ places }) => places.length > 0)
        .sort((a, b) => Number(b.among !== undefined) - Number(a.among !== undefined));
      if (hidden.length === 0) return [];
      return [{ pool: left.flatMap((n, item) => new Array<number>(Math.max(0, n)).fill(item)), zones: hidden }];
    });
    this.veiled = veils.map(({ field, guess }) => ({
      field,
      guess: guess as Veiled['guess'],
      indices: [...tableOf(view, field).keys()].filter((i) => tableOf(view, field)[i] === VEILED),
    }));
    // Only what was dealt, or what the game then settles, can be out of order.
    this.unordered = [...zones.keys()].filter((i) => !zones[i].ordered && view.zones[i].length > 1);
  }

  deal(world: S, int: (n: number) => number): void {
    for (const { pool, zones } of this.groups) {
      const left = pool.slice();
      for (const { zone, places, among } of zones) {
        const contents = world.zones[zone].slice();
        const known = among?.slice();
        for (const place of places) {
          const at = known ? left.indexOf(takeOne(known, int)) : int(left.length);
          contents[place] = left[at];
          left[at] = left[left.length - 1];
          left.pop();
        }
        world.zones[zone] = contents;
      }
    }
    for (const { field, indices, guess } of this.veiled) {
      const values = tableOf(world, field);
      for (const i of indices) values[i] = guess(world, i, int);
    }
  }

  /** What the game knows of such worlds, and the order of what lies in its zones. */
  settle(world: S, int: (n: number) => number): void {
    this.kernel.game.settle?.(world, this.viewer, int);
    for (const i of this.unordered)
      if (!isSorted(world.zones[i])) world.zones[i] = [...world.zones[i]].sort((a, b) => a - b);
  }
}

const placesOf = (contents: readonly number[]): number[] => [...contents.keys()].filter((i) => contents[i] === HIDDEN);

/** What the hidden components of a zone are taken from: of what came in, all that is not in sight elsewhere. `left`: how many of each are hidden. */
const amongOf = ({ witnessed, zones }: Base, zone: number, left: readonly number[]): number[] | undefined => {
  const seen = witnessed?.[zone] ?? [];
  const hidden = seen.filter((item, at) => countBefore(seen, at) < left[item]);
  return hidden.length > 0 && hidden.length >= zones[zone].length ? hidden : undefined;
};

/** How many like it stand before a place of the list. */
const countBefore = (list: readonly number[], at: number): number => {
  let n = 0;
  for (let i = 0; i < at; i++) if (list[i] === list[at]) n++;
  return n;
};

const takeOne = (list: number[], int: (n: number) => number): number => {
  const at = int(list.length);
  const item = list[at];
  list[at] = list[list.length - 1];
  list.pop();
  return item;
};

const isSorted = (contents: readonly number[]): boolean => {
  for (let i = 1; i < contents.length; i++) if (contents[i] < contents[i - 1]) return false;
  return true;
};

/**
 * Prepares the drawing of worlds for one view: what is hidden is looked up once. A world is the view with what its viewer does not see
 * dealt anew, at random, from what is left of each stock. It looks at the view alone, so it can know no more than the seat does.
 *
 * Law: the view of every world that is drawn equals the view.
 */
export const worlds = <S extends Base<K>, K>(kernel: Kernel<S, K>, view: View<S>, viewer: Viewer): Worlds<S> => {
  const whole = new Hidden<S, K>(kernel, view, viewer);
  const parts = partsOf(kernel.parts, view).map(
    (part) => new Hidden<Base, unknown>(part.kernel, part.g, viewersOf(viewer, part.seats)[0]),
  );
  const secrets = view.stack.flatMap(({ p, L }, frame) => {
    const { secret, locals, part } = kernel.procedures[p];
    const { kit } = stateOfPart<Base>(view, part);
    return Object.entries(secret)
      .filter(([name, owner]: [string, Seat]) => L[name] === HIDDEN && owner !== viewer)
      .map(([name]) => ({
        frame,
        name,
        min: locals[name].min,
        count: locals[name].max(kit as never) - locals[name].min + 1,
      }));
  });
  return {
    draw: (source) => {
      const int = (n: number): number => source.int(n);
      const world = kernel.clone(view);
      whole.deal(world, int);
      for (let i = 0; i < parts.length; i++) parts[i].deal((world.parts as Base[])[i], int);
      for (const { frame, name, min, count } of secrets) world.stack[frame].L[name] = min + int(count);
      whole.settle(world, int);
      for (let i = 0; i < parts.length; i++) parts[i].settle((world.parts as Base[])[i], int);
      dropSurveys(world);
      return world;
    },
  };
};

/** One such world. Who needs many of one view prepares them. */
export const sampleWorld = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  viewer: Viewer,
  int: (n: number) => number,
): S => worlds<S, K>(kernel, view, viewer).draw({ int });

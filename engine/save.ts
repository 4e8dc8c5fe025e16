import { Refusal } from './errors.ts';
import type { Kernel } from './kernel.ts';
import { joinParts, partsOf } from './parts.ts';
import { hashText } from './random.ts';
import { type Base, type Frame, frameOf, type Locals } from './state.ts';
import type { View } from './view.ts';

/** What a game declares: its fields and zones. */
interface SavedTable {
  readonly over: number;
  readonly zones: readonly (readonly number[])[];
  readonly fields: Readonly<Record<string, number | readonly number[]>>;
}

/** A state as compact JSON. Frames name procedures and steps by their stable ids, so that a save survives an edit of the rules around it. */
export interface Saved extends SavedTable {
  readonly seq: number;
  readonly seat: number;
  readonly stack: readonly (readonly [procedure: string, step: string, locals: Locals])[];
  /** The parts by their names. */
  readonly parts?: Readonly<Record<string, SavedTable>>;
}

/** A frame that has nothing left to do but hand its locals back. */
export const AT_END = 'end';

type List = readonly number[];

const tableOf = <S extends Base<K>, K>({ game }: Kernel<S, K>, g: S, kept: (list: List) => List): SavedTable => {
  const fields: Record<string, number | List> = {};
  for (const name in game.fields) {
    const value = (g as unknown as Record<string, number | List>)[name];
    fields[name] = typeof value === 'number' ? value : kept(value);
  }
  return { over: g.over, zones: g.zones.map(kept), fields };
};

export const saveFrame = <S extends Base<K>, K>(
  { procedures }: Kernel<S, K>,
  { p, pc, L }: Frame,
): Saved['stack'][number] => {
  const { id, ops, locals } = procedures[p];
  const own: Record<string, number> = {};
  for (const name in locals) own[name] = L[name];
  return [id, ops[pc]?.id ?? AT_END, own];
};

/** `kept`: what becomes of the lists of a state, which goes on to change. */
const savedWith = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, kept: (list: List) => List): Saved => {
  const { over, zones, fields } = tableOf(kernel, g, kept);
  const stack = g.stack.map((frame) => saveFrame(kernel, frame));
  const saved = { seq: g.seq, seat: g.seat, over, stack, zones, fields };
  if (!g.parts) return saved;
  const parts = partsOf(kernel.parts, g).map(({ id, kernel: own, g: part }) => [id, tableOf(own, part, kept)]);
  return { ...saved, parts: Object.fromEntries(parts) };
};

export const saveState = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): Saved =>
  savedWith(kernel, g, (list) => list.slice());

/** The frame of a procedure at a step, by their names. */
export const frameAt = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  procedure: string,
  step: string,
  locals: Locals,
): Frame => {
  const p = kernel.procedures.findIndex(({ id }) => id === procedure);
  if (p < 0) throw new Refusal('bad-save', `There is no procedure "${procedure}" in ${kernel.game.title}.`);
  const { ops, initial, locals: declared } = kernel.procedures[p];
  const pc = step === AT_END ? ops.length : ops.findIndex(({ id }) => id === step);
  if (pc < 0) throw new Refusal('bad-save', `The procedure "${procedure}" has no step "${step}".`);
  for (const name of Object.keys(locals))
    if (!(name in declared)) throw new Refusal('bad-save', `The procedure "${procedure}" has no local "${name}".`);
  return frameOf(p, pc, initial, locals);
};

const loadTable = <S extends Base<K>, K>({ game }: Kernel<S, K>, g: S, saved: SavedTable): void => {
  for (const name of Object.keys(game.fields)) {
    const value = saved.fields[name];
    if (value === undefined) throw new Refusal('bad-save', `The save lacks the field "${name}".`);
    (g as unknown as Record<string, unknown>)[name] = typeof value === 'number' ? value : value.slice();
  }
  g.over = saved.over;
  g.zones = saved.zones.map((zone) => zone.slice());
};

export const loadState = <S extends Base<K>, K>(kernel: Kernel<S, K>, kit: K, saved: Saved): S => {
  const [scenario] = kernel.game.scenarios;
  const g = kernel.blank(kit, scenario.id, {});
  loadTable(kernel, g, saved);
  for (const { id, kernel: own, g: part } of partsOf(kernel.parts, g)) {
    const its = saved.parts?.[id];
    if (!its) throw new Refusal('bad-save', `The save lacks the part "${id}".`);
    loadTable(own, part, its);
  }
  g.seq = saved.seq;
  g.seat = saved.seat;
  g.stack = saved.stack.map(([procedure, step, locals]) => frameAt(kernel, procedure, step, locals));
  joinParts(g);
  return g;
};

declare const asSeen: unique symbol;
/** A view as data: what a player at the other end of a line is sent. */
export type SavedView = Saved & { readonly [asSeen]: true; readonly witnessed?: Base['witnessed'] };

export const saveView = <S extends Base<K>, K>(kernel: Kernel<S, K>, view: View<S>): SavedView =>
  ({ ...saveState<S, K>(kernel, view), ...(view.witnessed && { witnessed: view.witnessed }) }) as SavedView;

export const loadView = <S extends Base<K>, K>(kernel: Kernel<S, K>, kit: K, saved: SavedView): View<S> => {
  const view = loadState(kernel, kit, saved) as View<S>;
  if (saved.witnessed) view.witnessed = saved.witnessed;
  return view;
};

/** The same for equal positions, on any machine. */
export const hashState = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): string =>
  hashText(JSON.stringify(savedWith(kernel, g, (list) => list)));

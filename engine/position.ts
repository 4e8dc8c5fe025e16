import { HIDDEN, VEILED, valuesOf } from './domain.ts';
import type { Options } from './game.ts';
import type { Kernel } from './kernel.ts';
import { partsOf, stateOfPart } from './parts.ts';
import { saveFrame } from './save.ts';
import { type Base, type Field, type Frame, isTable, type Zone } from './state.ts';

/** A position as people read and write it: every value by its name. */
export type PositionJson = {
  readonly scenario?: string;
  readonly options?: Options;
  readonly seq?: number;
  readonly over?: boolean;
  readonly zones?: Readonly<Record<string, ZoneJson>>;
  readonly flow?: readonly FrameJson[];
  readonly [field: string]: unknown;
};
/** A zone's components by name; in a view, how many are hidden and, of a face-up pile, the top. */
export type ZoneJson = readonly (string | number)[] | { readonly hidden: number; readonly top?: string | number };
export interface FrameJson {
  readonly procedure: string;
  readonly at: string;
  readonly locals: Readonly<Record<string, string | number>>;
}

/** `veiled`: whether somebody may not know it; a number that stands for "hidden" there is a number everywhere else. */
const writeField = <K>(field: Field<K>, kit: K, value: number | readonly number[], veiled: boolean): unknown => {
  if (!isTable(field)) return field.name(kit, value as number);
  const values = value as readonly number[];
  const name = (one: number): string | number => (veiled && one === VEILED ? 'hidden' : field.of.name(kit, one));
  const out: Record<string, string | number> = {};
  for (const i of valuesOf(field.index, kit)) out[field.index.name(kit, i)] = name(values[i - field.index.min]);
  return out;
};

const writeZone = <K>(zone: Zone<K>, kit: K, contents: readonly number[]): ZoneJson => {
  const shown: (string | number)[] = [];
  for (const item of contents) if (item !== HIDDEN) shown.push(zone.of.name(kit, item));
  const hidden = contents.length - shown.length;
  return hidden === 0 ? shown : { hidden, ...(shown.length > 0 && { top: shown[0] }) };
};

type Values = number | readonly number[];
const fieldsOf = (g: Base): Record<string, Values> => g as unknown as Record<string, Values>;

const isSame = (a: Values, b: Values): boolean => {
  if (typeof a === 'number' || typeof b === 'number' || a === b) return a === b;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** A state, and what was written of it. */
export interface Written<S> {
  readonly g: S;
  readonly json: PositionJson;
}

/** Writes the fields of a game, or of a part of one; those that have not changed since `before` are there already. */
const writeFields = <S extends Base<K>, K>(
  { game }: Kernel<S, K>,
  g: S,
  before: S | undefined,
  out: Record<string, unknown>,
): void => {
  if (g.over) out.over = true;
  else if (before?.over) delete out.over;
  for (const name in game.fields) {
    const value = fieldsOf(g)[name];
    if (before && isSame(fieldsOf(before)[name], value)) continue;
    const veiled = game.veils?.some(({ field }) => field === name) ?? false;
    out[name] = writeField(game.fields[name], g.kit, value, veiled);
  }
};

/** What lies in the zones; the same object where nothing has changed. */
const writeZones = <S extends Base<K>, K>(
  { game: { zones } }: Kernel<S, K>,
  g: S,
  before: Written<S> | undefined,
): Readonly<Record<string, ZoneJson>> => {
  const old = before?.json.zones;
  let out: Record<string, ZoneJson> | undefined = old ? undefined : {};
  for (let i = 0; i < zones.length; i++) {
    const contents = g.zones[i];
    if (old && before && isSame(before.g.zones[i], contents)) continue;
    out ??= { ...old };
    out[zones[i].id] = writeZone(zones[i], g.kit, contents);
  }
  return out ?? old ?? {};
};

const sameFrame = (a: Frame, b: Frame): boolean => {
  if (a.p !== b.p || a.pc !== b.pc) return false;
  for (const name in a.L) if (a.L[name] !== b.L[name]) return false;
  return true;
};

/** The procedures that are under way; those that stand where they stood are the same objects. */
const writeFlow = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  before: Written<S> | undefined,
): readonly FrameJson[] =>
  g.stack.map((frame, i) => {
    const old = before?.g.stack[i];
    const written = old && sameFrame(old, frame) ? before?.json.flow?.[i] : undefined;
    return written ?? writeFrame(kernel, g, frame);
  });

const writeFrame = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, frame: Frame): FrameJson => {
  const { locals: domains, secret, part } = kernel.procedures[frame.p];
  const { kit } = stateOfPart<Base>(g, part);
  const [procedure, at, values] = saveFrame(kernel, frame);
  const locals: Record<string, string | number> = {};
  for (const name in values) {
    const value = values[name];
    locals[name] = value === HIDDEN && name in secret ? 'hidden' : domains[name].name(kit as never, value);
  }
  return { procedure, at, locals };
};

/**
 * Writes a state, or a view of one: what is hidden there is written as a number of components. `before`: another state of the same game that was
 * written already; where both have the same values its objects are used again, so that what has not changed is found at a glance.
 */
export const writePosition = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, before?: Written<S>): PositionJson => {
  const { id, seats } = kernel.game;
  // A copy of what was written before is quicker made than the same once more.
  const out: Record<string, unknown> = { ...before?.json };
  out.game = id;
  out.seq = g.seq;
  out.seat = seats[g.seat] ?? 'nobody';
  writeFields(kernel, g, before?.g, out);
  out.zones = writeZones(kernel, g, before);
  const old = before ? partsOf(kernel.parts, before.g) : [];
  for (const [i, { id: name, kernel: own, g: part }] of partsOf(kernel.parts, g).entries()) {
    const was = before && { g: old[i].g, json: before.json[name] as PositionJson };
    const written: Record<string, unknown> = { ...was?.json };
    writeFields(own, part, was?.g, written);
    written.zones = writeZones(own, part, was);
    out[name] = written;
  }
  out.flow = writeFlow(kernel, g, before);
  return out as PositionJson;
};

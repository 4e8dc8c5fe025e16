import { HIDDEN, VEILED, valuesOf } from './domain.ts';
import type { Options } from './game.ts';
import type { Kernel } from './kernel.ts';
import { partsOf, stateOfPart } from './parts.ts';
import { saveStack } from './save.ts';
import { type Base, type Field, isTable, type Zone } from './state.ts';

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
  return a.length === b.length && a.every((value, i) => value === b[i]);
};

/** A state, and what was written of it. */
export interface Written<S> {
  readonly g: S;
  readonly json: PositionJson;
}

/** The fields and zones of a game, or of a part of one. */
const writeTable = <S extends Base<K>, K>(
  { game }: Kernel<S, K>,
  g: S,
  before: Written<S> | undefined,
): Record<string, unknown> => {
  const out: Record<string, unknown> = {};
  if (g.over) out.over = true;
  const veiled = new Set(game.veils?.map(({ field }) => field));
  for (const [name, field] of Object.entries(game.fields)) {
    const value = fieldsOf(g)[name];
    const isOld = before !== undefined && isSame(fieldsOf(before.g)[name], value);
    out[name] = isOld ? before.json[name] : writeField(field, g.kit, value, veiled.has(name));
  }
  const written: Record<string, ZoneJson> = {};
  for (const [i, zone] of game.zones.entries()) {
    const contents = g.zones[i];
    const old = before && isSame(before.g.zones[i], contents) ? before.json.zones?.[zone.id] : undefined;
    written[zone.id] = old ?? writeZone(zone, g.kit, contents);
  }
  out.zones = written;
  return out;
};

/**
 * Writes a state, or a view of one: what is hidden there is written as a number of components. `before`: another state of the same game that was
 * written already; where both have the same values its objects are used again, so that what has not changed is found at a glance.
 */
export const writePosition = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, before?: Written<S>): PositionJson => {
  const { seats } = kernel.game;
  const out: Record<string, unknown> = {
    game: kernel.game.id,
    seq: g.seq,
    seat: seats[g.seat] ?? 'nobody',
    ...writeTable(kernel, g, before),
  };
  const old = before ? partsOf(kernel.parts, before.g) : [];
  for (const [i, { id, kernel: own, g: part }] of partsOf(kernel.parts, g).entries())
    out[id] = writeTable(own, part, before && { g: old[i].g, json: before.json[id] as PositionJson });
  out.flow = saveStack(kernel, g).map(([procedure, at, locals], i) => {
    const { locals: domains, secret, part } = kernel.procedures[g.stack[i].p];
    const { kit } = stateOfPart<Base>(g, part);
    return {
      procedure,
      at,
      locals: Object.fromEntries(
        Object.entries(locals).map(([name, value]) => [
          name,
          value === HIDDEN && name in secret ? 'hidden' : domains[name].name(kit as never, value),
        ]),
      ),
    };
  });
  return out as PositionJson;
};

import type { Domain, ValueOf } from './domain.ts';
import type { Ledger } from './ledger.ts';

/**
 * What happened, as data. A game declares its kinds of event once; sentences are made from them in the client:
 *
 *     const tileDrawn = event('tile drawn', { side: SIDE, tile: secret(TILE) });
 *     x.emit(g, tileDrawn, 'V10.3.1', { side, tile }, { knows: side });
 *
 * A field marked `secret` reaches only the seats named by `knows`; the others get the event without it.
 */
export type EventField<K = never> =
  | Domain<K>
  | { readonly each: Domain<K> }
  | { readonly secret: Domain<K> | { readonly each: Domain<K> } };

export type EventFields<K = never> = Readonly<Record<string, EventField<K>>>;

export interface EventKind<F extends EventFields = EventFields> {
  readonly id: string;
  readonly fields: F;
}

type Told<T> = T extends { secret: infer I }
  ? Told<I>
  : T extends { each: infer D }
    ? readonly ValueOf<D>[]
    : ValueOf<T>;
export type EventData<F extends EventFields> = { readonly [N in keyof F]: Told<F[N]> };

export interface GameEvent {
  /** How many moves had been made when it happened. */
  readonly seq: number;
  readonly kind: EventKind;
  readonly rule: string;
  readonly data: Readonly<Record<string, number | readonly number[]>>;
  readonly ledger: Ledger | undefined;
  /** The only seats that get the secret fields; undefined: everybody. */
  readonly knows: readonly number[] | undefined;
  /** The part in which it happened. */
  readonly part?: { readonly id: string; readonly kit: unknown };
}

export const event = <F extends EventFields>(id: string, fields: F): EventKind<F> => ({ id, fields });
export const secret = <D>(domain: D): { readonly secret: D } => ({ secret: domain });
export const each = <D>(domain: D): { readonly each: D } => ({ each: domain });

/** An event in names, as one seat (or nobody: a spectator) may know it. */
export interface EventReport {
  readonly seq: number;
  readonly event: string;
  readonly rule: string;
  /** The part of a composed game in which it happened. */
  readonly part?: string;
  readonly ledger?: {
    readonly title: string;
    readonly lines: readonly (readonly [string, string, number])[];
    readonly total: number;
  };
  readonly [field: string]: unknown;
}

const isEach = <K>(field: EventField<K>): field is { readonly each: Domain<K> } => 'each' in field;
const isSecret = <K>(field: EventField<K>): field is { readonly secret: Domain<K> | { readonly each: Domain<K> } } =>
  'secret' in field;

/** `seat` undefined is a spectator; `all` shows everything (records, tests, the end of the game). */
export const report = <K>(whole: K, e: GameEvent, seat: number | undefined | 'all'): EventReport => {
  const out: Record<string, unknown> = { seq: e.seq, event: e.kind.id, rule: e.rule };
  if (e.part) out.part = e.part.id;
  const kit = e.part ? (e.part.kit as K) : whole;
  const fields = e.kind.fields as EventFields<K>;
  for (const name in fields) {
    const declared = fields[name];
    if (
      isSecret(declared) &&
      e.knows !== undefined &&
      seat !== 'all' &&
      !(seat !== undefined && e.knows.includes(seat))
    )
      continue;
    const field = isSecret(declared) ? declared.secret : declared;
    const value = e.data[name];
    if (value === undefined) continue;
    out[name] = isEach(field as EventField<K>)
      ? (value as readonly number[]).map((one) => (field as { each: Domain<K> }).each.name(kit, one))
      : (field as Domain<K>).name(kit, value as number);
  }
  if (e.ledger) out.ledger = { title: e.ledger.title, lines: e.ledger.lines, total: e.ledger.total };
  return out as unknown as EventReport;
};

import { type Domain, valueNamed } from './domain.ts';
import { Refusal, RulesError } from './errors.ts';
import type { EventData, EventFields, EventKind, GameEvent } from './event.ts';
import { Ledger } from './ledger.ts';
import { probe } from './probe.ts';
import type { Procedure } from './procedure.ts';
import type { Source } from './random.ts';
import { type Base, frameOf, type Locals, type Seat, type Zone } from './state.ts';

/** What chance gave: a face of a die, or the name of what was drawn. */
export type Result = number | string;
/** In a script: let chance decide this draw. */
export const ANY = '*';

/** What a play must know of a game, or of one of its parts: its zones, what moving between them reveals, its procedures' numbers. */
export interface Tables<S extends Base = Base> {
  readonly zones: readonly Zone[];
  readonly reveals: readonly (readonly boolean[])[];
  readonly indexOf: ReadonlyMap<Procedure<S>, number>;
}
/** The same of a part, with its name and the seats that its own are. */
export interface PartTables extends Tables<never> {
  readonly id: string;
  readonly seats: readonly Seat[];
}

/** Where something was drawn from. */
export interface Drawn {
  readonly zone: Zone;
  readonly part: number | undefined;
}

/**
 * Everything a rule may do besides changing numbers of the state: roll, draw, move components between zones, tell what
 * happened, call a procedure, end the game.
 */
export class Play<S extends Base = Base> {
  source: Source;
  /** Results fixed in advance (replay, tests), taken before the source is asked. */
  script: Result[] | undefined;
  /** Why a draw may not be left to chance; `asked`: the script itself leaves it so. */
  beyondScript: ((asked: boolean) => Refusal | undefined) | undefined;
  /** What chance gave in this move, where somebody keeps it; undefined in search. */
  results: Result[] | undefined;
  /** The zone that each of these was drawn from; undefined for a die. */
  readonly drawnFrom: (Drawn | undefined)[] = [];
  /** Where events go; undefined in search, where nobody reads them. */
  events: GameEvent[] | undefined;
  /** Called after each event, with the game as it is then; only where events are kept. */
  watch: ((g: S, kind: EventKind) => void) | undefined;
  /** Something hidden became known to somebody in this move. */
  shown = false;
  private readonly tables: Tables<S>;
  private readonly procedures: readonly Procedure<S>[];
  private readonly parts: readonly PartTables[];

  constructor(
    source: Source,
    tables: Tables<S>,
    procedures: readonly Procedure<S>[],
    parts: readonly PartTables[] = [],
  ) {
    this.source = source;
    this.tables = tables;
    this.procedures = procedures;
    this.parts = parts;
  }

  /** The tables of the game whose state this is. */
  private of(g: S): Tables<S> {
    return g.part === undefined ? this.tables : (this.parts[g.part] as unknown as Tables<S>);
  }

  /** One die: 1 to `sides`. */
  die(sides = 6): number {
    if (this.script === undefined) return this.roll(sides);
    const scripted = this.script.shift();
    if (scripted === undefined) return this.roll(sides);
    if (typeof scripted !== 'number' || !Number.isInteger(scripted) || scripted < 1 || scripted > sides)
      throw new Refusal(
        'bad-result',
        `A die of ${sides} sides is rolled here, with the faces 1 to ${sides}; ${JSON.stringify(scripted)} is none of them.`,
      );
    this.keep(scripted, undefined);
    return scripted;
  }

  dice(count: number, sides = 6): number[] {
    const faces: number[] = [];
    for (let i = 0; i < count; i++) faces.push(this.die(sides));
    return faces;
  }

  private roll(sides: number): number {
    if (this.beyondScript) this.leaveToChance(false);
    const face = this.source.int(sides) + 1;
    if (this.results) this.keep(face, undefined);
    return face;
  }

  /** One component of the zone at random. It stays where it is. */
  random(g: S, zone: number): number {
    return g.zones[zone][this.pick(g, zone)];
  }

  /** Where in the zone the component lies that chance picks. */
  private pick(g: S, zone: number): number {
    const contents = g.zones[zone];
    const from = this.of(g).zones[zone];
    if (contents.length === 0) throw new RulesError(`A random component is asked from the empty zone ${from.id}.`);
    const scripted = this.script?.shift();
    let at: number;
    if (scripted === undefined || scripted === ANY) {
      if (this.beyondScript) this.leaveToChance(scripted === ANY);
      at = this.source.int(contents.length);
    } else {
      at = contents.indexOf(valueNamed(from.of, g.kit as never, scripted) ?? Number.NaN);
      if (at < 0)
        throw new Refusal(
          'bad-result',
          `A component of "${from.id}" is drawn here; ${JSON.stringify(scripted)} is not in it.`,
        );
    }
    if (this.results) this.keep(from.of.name(g.kit as never, contents[at]), { zone: from, part: g.part });
    return at;
  }

  /** One out of an open heap, at random: `counts[kind]` of each kind. The heap is the game's own to change. */
  among<K>(g: Base<K>, of: Domain<K>, counts: readonly number[]): number {
    let total = 0;
    for (let kind = 0; kind < counts.length; kind++) total += counts[kind];
    if (total === 0) throw new RulesError(`A random ${of.title} is asked from an empty heap.`);
    const scripted = this.script?.shift();
    let item: number | undefined;
    if (scripted === undefined || scripted === ANY) {
      if (this.beyondScript) this.leaveToChance(scripted === ANY);
      let left = this.source.int(total);
      item = 0;
      while (left >= counts[item]) left -= counts[item++];
    } else {
      item = valueNamed(of, g.kit, scripted);
      if (item === undefined || !(counts[item] > 0))
        throw new Refusal('bad-result', `A ${of.title} is drawn here; there is no ${JSON.stringify(scripted)} left.`);
    }
    if (this.results) this.keep(of.name(g.kit, item), undefined);
    return item;
  }

  /** Forgets what the last move drew and showed. */
  clear(): void {
    if (this.results) {
      this.results.length = 0;
      this.drawnFrom.length = 0;
    }
    this.shown = false;
  }

  private keep(result: Result, from: Drawn | undefined): void {
    if (!this.results) return;
    this.results.push(result);
    this.drawnFrom.push(from);
  }

  private leaveToChance(asked: boolean): void {
    const refusal = this.beyondScript?.(asked);
    if (refusal) throw refusal;
  }

  /** Moves a component; notes whether somebody now sees what they did not. */
  move(g: S, from: number, to: number, item: number): void {
    const at = g.zones[from].indexOf(item);
    if (at < 0) {
      const { of, id } = this.of(g).zones[from];
      throw new RulesError(`${of.name(g.kit as never, item)} is not in ${id}.`);
    }
    this.moveAt(g, from, at, to);
  }

  private moveAt(g: S, from: number, at: number, to: number): number {
    const source = g.zones[from];
    const item = source[at];
    const left = source.slice(1);
    for (let i = 0; i < at; i++) left[i] = source[i];
    g.zones[from] = left;
    this.put(g, to, [item]);
    if (this.of(g).reveals[from][to]) this.shown = true;
    return item;
  }

  /** Draws a component at random and moves it. */
  draw(g: S, from: number, to: number): number {
    return this.moveAt(g, from, this.pick(g, from), to);
  }

  /** Moves everything, in the order in which it lies. */
  moveAll(g: S, from: number, to: number): void {
    const items = g.zones[from];
    if (items.length === 0) return;
    this.put(g, to, items);
    if (this.of(g).reveals[from][to]) this.shown = true;
    g.zones[from] = [];
  }

  private put(g: S, to: number, items: readonly number[]): void {
    const { ordered, witnessed } = this.of(g).zones[to];
    if (witnessed) witness(g, to, items);
    const contents = g.zones[to].slice();
    for (let i = 0; i < items.length; i++) {
      const item = items[i];
      let at = contents.length;
      contents.push(item);
      if (ordered) continue;
      for (; at > 0 && contents[at - 1] > item; at--) contents[at] = contents[at - 1];
      contents[at] = item;
    }
    g.zones[to] = contents;
  }

  /** Something hidden was shown in another way than by moving between zones. */
  reveal(): void {
    this.shown = true;
  }

  /** A ledger to fill where somebody will read it. */
  ledger(title: string): Ledger | undefined {
    return this.events ? new Ledger(title) : undefined;
  }

  /** Tells what happened. Data that takes work may be given as a function, which is called only where somebody listens. */
  emit<F extends EventFields>(
    g: S,
    kind: EventKind<F>,
    rule: string,
    data: EventData<F> | (() => EventData<F>),
    more?: { knows?: number | readonly number[]; ledger?: Ledger | undefined },
  ): void {
    if (probe.on) probe.cite(rule, 'event', kind.id);
    if (!this.events) return;
    this.events.push(this.event(g, kind, rule, data, more));
    this.watch?.(g, kind as EventKind);
  }

  private event<F extends EventFields>(
    g: S,
    kind: EventKind<F>,
    rule: string,
    data: EventData<F> | (() => EventData<F>),
    more: { knows?: number | readonly number[]; ledger?: Ledger | undefined } | undefined,
  ): GameEvent {
    const part = g.part === undefined ? undefined : this.parts[g.part];
    const knows = typeof more?.knows === 'number' ? [more.knows] : more?.knows;
    return {
      seq: g.seq,
      kind,
      rule,
      data: (typeof data === 'function' ? data() : data) as GameEvent['data'],
      ledger: more?.ledger,
      knows: part ? knows?.map((seat) => part.seats[seat]) : knows,
      ...(part && { part: { id: part.id, kit: g.kit } }),
    };
  }

  /** Begins a procedure; the present one goes on when it has ended. */
  call(g: S, procedure: Procedure<S>, args?: Locals): void {
    const p = this.of(g).indexOf.get(procedure);
    if (p === undefined) throw new RulesError(`The procedure ${procedure.id} is not listed in the game.`);
    this.enter(g, p, args);
  }

  /** The same by the procedure's number. */
  enter(g: S, p: number, args?: Locals): void {
    g.stack.push(frameOf(p, 0, this.procedures[p].initial, args));
  }

  /** The game, or the part whose state this is, is over, here and now. The rest of the step that calls this still runs; nothing after it does. */
  end(g: S): void {
    g.over = 1;
  }
}

/** Keeps in mind that components come into a zone. What lay there before may be unknown: then it stays so until the zone is empty. */
const witness = (g: Base, to: number, items: readonly number[]): void => {
  const came = g.witnessed ?? g.zones.map(() => []);
  const before = g.zones[to].length === 0 ? [] : came[to];
  if (g.zones[to].length > 0 && before.length === 0) return;
  g.witnessed = came.with(to, [...before, ...items]);
};

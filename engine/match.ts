import { type Reason, Refusal } from './errors.ts';
import { type EventReport, type GameEvent, report } from './event.ts';
import type { ComponentSet, Options, Outcome } from './game.ts';
import type { Kernel } from './kernel.ts';
import type { Ledger } from './ledger.ts';
import { Line, type MoveTold } from './line.ts';
import type { Move } from './move.ts';
import { formatMove, parseMove } from './notation.ts';
import type { Play, Result } from './play.ts';
import { type PositionJson, writePosition } from './position.ts';
import { probe } from './probe.ts';
import { Random, SeededGame, type Source } from './random.ts';
import { readOptions, readPosition } from './read-position.ts';
import {
  type FairDice,
  FORMAT,
  type GameRecord,
  type MoveEntry,
  type OutcomeReport,
  type Reopened,
  type UndoEntry,
} from './record-format.ts';
import { hashState } from './save.ts';
import type { Base } from './state.ts';
import { type Viewer, viewState } from './view.ts';

export interface MatchStart<K> {
  readonly set: ComponentSet<K>;
  readonly scenario?: string;
  readonly options?: unknown;
  /** Every coming die follows from it, and the record claims so. */
  readonly seed?: string;
  /** Begin from this position instead of the scenario's start. */
  readonly position?: unknown;
  /** Chance where no seed is given. */
  readonly source?: Source;
  /** How chance can be checked when the game is over. */
  readonly fair?: FairDice;
  /** What was played by older rules before it came to this. */
  readonly earlier?: GameRecord;
  /** Results fixed in advance: the record being replayed. */
  readonly replay?: readonly Result[];
  readonly script?: readonly Result[];
  /** A draw that the script says nothing of is refused. */
  readonly strict?: boolean;
}

/** Why a move is not allowed; no reasons: it is. What cannot be read as a move of this decision has the code with which it would be refused. */
export interface WhyNot {
  readonly move?: Move;
  readonly reasons: readonly Reason[];
  readonly code?: 'not-now' | 'illegal-move';
  readonly message?: string;
}

const recordCut = (): Refusal =>
  new Refusal('bad-record', 'The record holds fewer random results than its moves draw: it was cut or edited.');
const scriptUsedUp = (asked: boolean): Refusal | undefined =>
  asked
    ? undefined
    : new Refusal(
        'out-of-results',
        'The scripted results are used up, and a strict script leaves nothing else to chance.',
      );

/** Why a move cannot be taken back that chance gave this to, or that showed something; undefined: it can. */
export const closedBy = (made: {
  readonly results: readonly Result[];
  readonly shown: boolean;
}): string | undefined => {
  if (made.results.some((one) => typeof one === 'number')) return 'A die was rolled.';
  if (made.results.length > 0) return 'Something was drawn at random.';
  return made.shown ? 'Something hidden was shown.' : undefined;
};

/** What a record says of its component set: one that does not come with the game is in it whole. */
const componentsOf = <K>(known: readonly ComponentSet<K>[], set: ComponentSet<K>): GameRecord['components'] => {
  const { id, hash, files } = set;
  const isOwn = files !== undefined && known.every((one) => one.hash !== hash);
  return { set: id, hash, ...(isOwn && { files }) };
};

/** One game being played: its state, its moves, what happened, and the way back. */
export class Match<S extends Base<K> = Base<never>, K = never> {
  readonly kernel: Kernel<S, K>;
  readonly set: ComponentSet<K>;
  readonly scenario: string;
  readonly options: Options;
  readonly seed: string | undefined;
  readonly position: PositionJson | undefined;
  /** For whoever holds the secret: it comes into the record when the game is over. */
  fair: FairDice | undefined;
  state: S;
  private readonly x: Play<S>;
  private readonly source: Source;
  /** What chance gave before the first move. */
  readonly startResults: readonly Result[];
  private readonly startEvents: readonly GameEvent[];
  private readonly line: Line<S, K>;
  private readonly entries: (MoveEntry | UndoEntry)[] = [];
  private scripted: Result[] = [];
  private strict: boolean;
  private earlier: GameRecord | undefined;
  private told: Reopened | undefined;

  constructor(kernel: Kernel<S, K>, start: MatchStart<K>) {
    const { game } = kernel;
    this.kernel = kernel;
    this.line = new Line(kernel);
    this.set = start.set;
    this.earlier = start.earlier;
    const placed = start.position as PositionJson | null | undefined;
    this.scenario = start.scenario ?? placed?.scenario ?? game.scenarios[0].id;
    if (!game.scenarios.some(({ id }) => id === this.scenario))
      throw new Refusal(
        'unknown-scenario',
        `There is no scenario "${this.scenario}" in ${game.title}; there are: ${game.scenarios.map(({ id }) => id).join(', ')}.`,
      );
    this.options = readOptions(game.options, start.options ?? placed?.options);
    this.seed = start.seed;
    this.fair = start.fair;
    this.source = start.seed === undefined ? (start.source ?? new Random('unseeded')) : new SeededGame(start.seed);
    this.x = kernel.play(this.source);
    this.x.results = [];
    if (start.script) this.scripted = [...start.script];
    this.strict = start.strict ?? false;
    const events: GameEvent[] = [];
    this.prepare(events, 0, 0, start.replay);
    this.position = start.position as PositionJson | undefined;
    this.state =
      start.position === undefined
        ? kernel.start(start.set.kit, this.scenario, this.options, this.x)
        : readPosition(kernel, start.set.kit, start.position, this.x);
    this.finish(start.replay !== undefined, 'before the first move');
    this.startResults = [...(this.x.results ?? [])];
    this.startEvents = events;
    if (probe.on) probe.watch?.(this);
  }

  /** Gets chance and events ready for move number `seq`, which is to be that entry of the record. */
  private prepare(events: GameEvent[], seq: number, entry: number, replay: readonly Result[] | undefined): void {
    this.x.clear();
    this.x.events = events;
    this.source.atMove?.(seq, entry);
    this.x.beyondScript = replay ? recordCut : this.strict ? scriptUsedUp : undefined;
    this.x.script = replay ? [...replay] : this.scripted.length > 0 ? [...this.scripted] : undefined;
  }

  /** After a move: the script must be used up if it was a record's, and shorter if it was ours. */
  private finish(replaying: boolean, where: string): void {
    const left = this.x.script ?? [];
    if (replaying && left.length > 0)
      throw new Refusal('bad-record', `The record holds ${left.length} more random results ${where} than are drawn.`);
    if (!replaying && this.x.script) this.scripted = left;
  }

  /** What every result of this game follows from, in words; undefined: nothing that anybody claims. */
  get claims(): string | undefined {
    return this.source.claim;
  }

  get over(): boolean {
    return this.state.over === 1;
  }

  /** The seat that must decide, by name; null when the game is over. */
  get seat(): string | null {
    return this.kernel.game.seats[this.state.seat] ?? null;
  }

  get length(): number {
    return this.line.length;
  }

  /** What was decided so far, as the record has it: also what was taken back. */
  get log(): readonly (MoveEntry | UndoEntry)[] {
    return this.entries;
  }

  get outcome(): Outcome | null {
    return this.over ? this.kernel.game.outcome(this.state) : null;
  }

  get result(): OutcomeReport | null {
    const { outcome } = this;
    return (
      outcome && {
        winner: this.kernel.game.seats[outcome.winner] ?? null,
        how: outcome.how,
        rule: outcome.rule,
        score: outcome.score,
      }
    );
  }

  /**
   * Fixes the coming results of chance, after those that wait already or instead of them. Refused where a seed has been promised.
   * `strict`: from now on nothing is left to chance but what the script leaves to it; a draw beyond it is refused.
   */
  script(next: readonly Result[], instead = false, strict = this.strict): void {
    if (this.seed !== undefined)
      throw new Refusal(
        'seeded',
        'This game claims a seed: its dice follow from that and cannot be scripted. Start one with "seed": null, or with setup.',
      );
    for (const one of next)
      if (!Number.isSafeInteger(one) && typeof one !== 'string')
        throw new Refusal(
          'bad-result',
          `${JSON.stringify(one)} is neither a face of a die nor the name of a component.`,
        );
    this.scripted = instead ? [...next] : [...this.scripted, ...next];
    this.strict = strict;
  }

  get scriptLeft(): readonly Result[] {
    return this.scripted;
  }

  /** The legal moves in notation, or null where there are more than `limit`. */
  legal(limit?: number): string[] | null {
    return this.kernel.moves(this.state, limit)?.map((move) => this.format(move)) ?? null;
  }

  /** The legal moves of one kind in notation, or null where there are more than `limit`. */
  legalOf(kind: number, limit: number): string[] | null {
    const moves: Move[] = [];
    return this.kernel.movesOf(this.state, kind, limit, moves) ? moves.map((move) => this.format(move)) : null;
  }

  format(move: Move): string {
    return formatMove(this.kernel, this.state, move);
  }

  /** Reads a move of the decision that is due and says what stands against it. */
  why(text: string): WhyNot {
    const answer = this.whyNot(text);
    if (probe.on && answer.reasons.length > 0) probe.watch?.(this, text);
    return answer;
  }

  private whyNot(text: string): WhyNot {
    try {
      const move = parseMove(this.kernel, this.state, text);
      return { move, reasons: this.kernel.refusals(this.state, move) };
    } catch (error) {
      if (error instanceof Refusal && (error.code === 'not-now' || error.code === 'illegal-move'))
        return { code: error.code, reasons: error.reasons, message: error.message };
      throw error;
    }
  }

  /** The itemised numbers that a move would bring. */
  preview(move: Move): Ledger[] {
    const pending = this.kernel.pending(this.state);
    const kind = pending?.decision.moves[move.kind];
    return kind?.preview?.(this.kernel.stateFor(this.state, kind), pending?.locals ?? {}, move.chosen) ?? [];
  }

  /** What a player should hear before making this move, if anything. */
  warning(move: Move): string | undefined {
    const pending = this.kernel.pending(this.state);
    const kind = pending?.decision.moves[move.kind];
    return kind?.warn?.(this.kernel.stateFor(this.state, kind), pending?.locals ?? {}, move.chosen);
  }

  /** Makes a move given in notation. Throws, and changes nothing, if it is not legal. */
  play(text: string, replay?: readonly Result[]): readonly GameEvent[] {
    return this.make(parseMove(this.kernel, this.state, text), replay);
  }

  make(move: Move, replay?: readonly Result[]): readonly GameEvent[] {
    const pending = this.kernel.pending(this.state);
    if (!pending) throw new Refusal('game-over', 'The game is over: no more moves can be made.');
    if (!this.kernel.wellFormed(this.state, move))
      throw new Refusal('unknown-move', 'That is not a move of this decision.');
    const kind = pending.decision.moves[move.kind];
    const canonical = this.kernel.written(this.state, move);
    const reasons = this.kernel.refusals(this.state, canonical);
    if (reasons.length > 0) {
      if (probe.on) probe.watch?.(this, this.format(canonical));
      throw new Refusal(
        'illegal-move',
        `Not allowed: ${reasons.map(({ rule, text }) => `${text} (${rule})`).join(' ')}`,
        reasons,
      );
    }
    const text = this.format(canonical);
    const before = this.state;
    const after = this.kernel.clone(before);
    const events: GameEvent[] = [];
    const saved = [...this.scripted];
    this.prepare(events, before.seq + 1, this.entries.length + 1, replay);
    try {
      this.kernel.apply(after, canonical, this.x);
      this.finish(replay !== undefined, `for "${text}"`);
    } catch (error) {
      this.scripted = saved;
      throw error;
    }
    const results = [...(this.x.results ?? [])];
    if (replay && this.source.claim !== undefined) this.verify(before, canonical, results, text);
    const seat = this.kernel.game.seats[pending.seat];
    const { shown } = this.x;
    const { secret } = kind;
    const told = { seat, move: text };
    const untold = { seat, move: null };
    this.line.add(before, { move: canonical, seat: pending.seat, text, results, secret, shown, events, told, untold });
    this.entries.push(results.length > 0 ? [seat, text, results] : [seat, text]);
    this.state = after;
    return events;
  }

  /** What a record claims to follow from must give exactly what it holds. */
  private verify(before: S, move: Move, results: readonly Result[], text: string): void {
    const { source } = this;
    const again = this.kernel.play(source);
    again.results = [];
    source.atMove?.(before.seq + 1, this.entries.length + 1);
    this.kernel.apply(this.kernel.clone(before), move, again);
    const at = results.findIndex((one, i) => one !== again.results?.[i]);
    if (at >= 0)
      throw new Refusal(
        'bad-record',
        `The record claims ${source.claim}, which gives ${again.results?.[at]} where "${text}" has ${results[at]}: it was edited.`,
      );
  }

  /** Makes several moves as one: if one of them is refused, none has been made. Moves only; `undo` does not belong in it. */
  atomically<T>(moves: () => T): T {
    const { state, scripted } = this;
    const made = this.line.length;
    const entered = this.entries.length;
    try {
      return moves();
    } catch (error) {
      this.state = state;
      this.scripted = scripted;
      this.line.cut(made);
      this.entries.length = entered;
      throw error;
    }
  }

  /** Why the last move cannot be taken back; undefined: it can. */
  get undoClosed(): string | undefined {
    const last = this.line.moves.at(-1);
    return last ? closedBy(last) : 'There is no move to take back.';
  }

  /**
   * Takes the last move back: allowed until something was shown, chance decided, or another seat acted upon it. `agreed`: those at the
   * table agreed to it, and any move may be.
   */
  undo(seat?: string, agreed = false): void {
    const closed = agreed && this.line.length > 0 ? undefined : this.undoClosed;
    if (closed) throw new Refusal('undo-closed', closed);
    const last = this.line.length - 1;
    const name = this.kernel.game.seats[this.line.moves[last].seat];
    if (seat !== undefined && seat !== name) throw new Refusal('undo-closed', 'Another seat has acted since.');
    this.state = this.line.before(last);
    this.line.cut(last);
    this.entries.push(agreed ? ['undo', name, ['agreed']] : ['undo', name]);
  }

  /** The state after `moves` moves of the line. */
  stateAt(moves: number): S {
    return moves >= this.line.length ? this.state : this.line.before(Math.max(0, moves));
  }

  view(viewer: Viewer): S {
    return viewState(this.kernel, this.state, viewer);
  }

  viewJson(viewer: Viewer): PositionJson {
    const { seats } = this.kernel.game;
    return {
      ...writePosition(this.kernel, this.view(viewer)),
      viewer: viewer === undefined ? 'spectator' : seats[viewer],
    };
  }

  positionJson(): PositionJson {
    return { ...writePosition(this.kernel, this.state), scenario: this.scenario, options: this.options };
  }

  /** The moves of the line as a viewer may know them, without the first `from`. Secret ones of others show only who decided. */
  moves(viewer: Viewer | 'all', from = 0): MoveTold[] {
    const { moves } = this.line;
    return (from === 0 ? moves : moves.slice(from)).map(({ seat, secret, told, untold }) =>
      secret && viewer !== 'all' && viewer !== seat ? untold : told,
    );
  }

  /** The seat that made this move of the line, the first being 0 and the last -1; undefined: there is none. */
  seatOf(at: number): string | undefined {
    return this.line.moves.at(at)?.told.seat;
  }

  /** The seat that made the last move of the line; undefined: there is none. */
  get lastSeat(): string | undefined {
    return this.seatOf(-1);
  }

  /** What happened since move `from` (0: from the start), as a viewer may know it. */
  events(viewer: Viewer | 'all', from = 0): EventReport[] {
    const lists = [
      ...(from <= 0 ? [this.startEvents] : []),
      ...this.line.moves.slice(Math.max(0, from - 1) && from - 1).map(({ events }) => events),
    ];
    return lists.flat().map((e) => report(this.set.kit, e, viewer));
  }

  /** What the players must be told of a game that was recorded by older rules or with other components. Undefined: nothing. */
  get reopened(): Reopened | undefined {
    return this.told;
  }

  /** This is a game that was recorded by older rules; `earlier`: its record, if that was not replayed whole. */
  reopen(told: Reopened, earlier?: GameRecord): void {
    this.told = told;
    this.earlier = earlier ?? this.earlier;
  }

  hash(): string {
    return hashState(this.kernel, this.state);
  }

  record(players?: Readonly<Record<string, string>>): GameRecord {
    const { game } = this.kernel;
    return {
      ravelin: FORMAT,
      game: game.id,
      rules: game.rules,
      components: componentsOf(game.sets, this.set),
      scenario: this.scenario,
      options: this.options,
      ...(this.seed !== undefined && { seed: this.seed }),
      ...(this.position !== undefined && { position: this.position }),
      ...(this.fair !== undefined && { fair: this.fair }),
      ...(players && { players }),
      start: this.startResults,
      moves: this.entries,
      result: this.result,
      finalHash: this.hash(),
      ...(!this.over && { snapshot: this.positionJson() }),
      ...(this.earlier && { earlier: this.earlier }),
    };
  }
}

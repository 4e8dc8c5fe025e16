import { Refusal, type TableEnding } from '@ravelin/engine';
import type { Onlooker, Table } from '@ravelin/table';
import { PERSON, type Seating } from '../store/lobby.ts';
import type { Attended, Presence } from './attendance.ts';
import { Clock, type KeptClock } from './clock.ts';
import { endedBy, endedWithout } from './endings.ts';
import { FORFEIT, paceNamed } from './pace.ts';
import { type KeptProposals, type Proposal, type ProposalKind, Proposals } from './proposals.ts';
import type { TableNews } from './table-news.ts';

/** What is stored of the life of a table besides its game. */
export interface KeptLife {
  readonly clock?: KeptClock | undefined;
  readonly proposals?: KeptProposals | undefined;
  /** By seat, the computer player that decides for the person there. */
  readonly deputies?: Readonly<Record<string, string>> | undefined;
  readonly ended?: TableEnding | null | undefined;
  readonly window?: Window | null | undefined;
  readonly held?: Held | null | undefined;
}

/** A decision that a standing order could answer: no answer is told before this time, whoever gives it. */
interface Window {
  readonly until: number;
}

/** What a person has answered before that time. */
interface Held {
  readonly seat: string;
  readonly move: string;
  /** With what the client marked it. */
  readonly key?: string | undefined;
}

export interface LifeSettings {
  readonly table: Table;
  readonly seating: Seating;
  /** The time of `store/uptime.ts`. */
  now(): number;
  /** For how long an answer is held that an order could have given, at this pace. */
  hold(pace: string): number;
  /** A computer player of this name is about to sit down. */
  summon(name: string): void;
  /** Who is at the table. */
  attended(): Attended;
}

/**
 * What happens to a table besides the game: clocks and what follows when they have run out, resignations, proposals, seats left to a
 * computer player, and when standing orders answer. It acts on the table; whoever calls it stores and tells what came of it.
 */
export class Life {
  private readonly settings: LifeSettings;
  private readonly clock: Clock | undefined;
  private readonly proposals: Proposals;
  private window: Window | null;
  private held: Held | null;
  private moves: number;

  constructor(settings: LifeSettings, kept: KeptLife) {
    const { table, seating } = settings;
    this.settings = settings;
    const pace = paceNamed(seating.pace);
    this.clock = pace ? new Clock(pace, table.match.kernel.game.seats, kept.clock) : undefined;
    this.proposals = new Proposals(kept.proposals);
    this.window = kept.window ?? null;
    this.held = kept.held ?? null;
    this.moves = kept.clock === undefined && kept.window === undefined ? -1 : table.match.length;
  }

  // ---- who plays

  private get deputies(): Readonly<Record<string, string>> {
    return this.settings.table.setting.deputies ?? {};
  }

  /** Does a person decide for this seat? */
  private isPerson(seat: string): boolean {
    return this.settings.seating.players[seat] === PERSON && this.deputies[seat] === undefined;
  }

  /** The seats of other people that are asked what this one proposes. */
  private othersOf(seat: string): string[] {
    const { accounts } = this.settings.seating;
    return Object.keys(accounts).filter(
      (one) => this.isPerson(one) && accounts[one] !== null && accounts[one] !== accounts[seat],
    );
  }

  // ---- what the position brings with it

  /** After something was done: whose time runs, what has lapsed, what a standing order answers. */
  follow(): void {
    const { table } = this.settings;
    for (;;) {
      this.meet();
      const { length } = table.match;
      if (table.isClosed || this.isHolding) return;
      table.answerByOrder();
      if (table.match.length === length) return;
    }
  }

  private meet(): void {
    const { table, now } = this.settings;
    const { match } = table;
    const seat = table.isClosed ? null : match.seat;
    this.clock?.ask(seat !== null && this.isPerson(seat) ? seat : null, match.length, now());
    if (match.length === this.moves && !table.isClosed) return;
    this.moves = match.length;
    this.proposals.lapse();
    this.held = null;
    this.window = this.opened(seat);
  }

  /** Whether there could be an order hangs on what everybody knows alone: what is asked, and who sits where. */
  private opened(seat: string | null): Window | null {
    const { seating, now, hold } = this.settings;
    if (seat === null || !this.couldBeOrdered || !this.isPerson(seat) || this.othersOf(seat).length === 0) return null;
    const until = now() + hold(seating.pace);
    return { until: Math.min(until, this.clock?.deadline ?? until) };
  }

  /** Is something asked that a standing order could answer? */
  private get couldBeOrdered(): boolean {
    const { kernel, state } = this.settings.table.match;
    return kernel.pending(state)?.decision.declines !== undefined;
  }

  private get isHolding(): boolean {
    return this.window !== null && this.settings.now() < this.window.until;
  }

  /** Keeps a move back until the window may be answered; false: it can be made at once. */
  hold(onlooker: Onlooker, move: string, key?: string): boolean {
    if (!this.isHolding) return false;
    this.held = { seat: onlooker.tried(move), move, key };
    return true;
  }

  /** Takes back what was held: nobody has heard of it. False: nothing was. */
  unhold(seat: string | null): boolean {
    if (this.held === null || this.held.seat !== seat) return false;
    this.held = null;
    return true;
  }

  // ---- what happens by itself

  /** When the table must be looked at next, if nothing is done before. */
  get due(): number | null {
    const { table } = this.settings;
    const { window, clock } = this;
    const answers = window && (this.held || table.orders.answers(table.match)) ? window.until : null;
    const times = [clock?.deadline ?? null, answers].filter((time) => time !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  get deadline(): number | null {
    return this.clock?.deadline ?? null;
  }

  /** Does what is due: answers a window, or follows up on a clock that has run out. */
  act(): void {
    const { table, now } = this.settings;
    if (table.isClosed) return;
    const { released, deadline } = this;
    const { seat, length } = table.match;
    // What the seat has answered or ordered counts before its time is over.
    if (released) {
      this.held = null;
      table.play(released.seat, released.move);
    } else if (deadline !== null && deadline <= now() && seat !== null) {
      table.answerByOrder();
      if (table.match.length === length) this.timeOut(seat);
    }
  }

  /** What was held and may be told now. */
  private get released(): Held | null {
    const { window, held } = this;
    return window && window.until <= this.settings.now() ? held : null;
  }

  /** With what the client marked the move that is made when it is due. */
  get key(): string | undefined {
    return this.released?.key;
  }

  private timeOut(seat: string): void {
    const { table, seating } = this.settings;
    if (seating.timeout === FORFEIT) table.end(endedBy('timeout', seat, table.match.kernel.game));
    else this.leaveTo(seat, seating.timeout);
  }

  // ---- what its people do

  resign(seat: string, by?: Onlooker): void {
    const { table } = this.settings;
    table.end(endedBy('resigned', seat, table.match.kernel.game), by);
  }

  /** Whoever goes leaves the seat to what the table does when a time is over. */
  leave(seat: string): void {
    const { seating } = this.settings;
    if (seating.timeout === FORFEIT) this.resign(seat);
    else if (this.isPerson(seat)) this.leaveTo(seat, seating.timeout);
  }

  private leaveTo(seat: string, player: string): void {
    this.settings.summon(player);
    this.settings.table.appoint(seat, player);
  }

  /** A computer player decides for the person at the seat; null: the person does again. */
  appoint(seat: string, player: string | null, by: Onlooker): void {
    const { table } = this.settings;
    if (table.isClosed) throw new Refusal('game-over', 'The game is over.');
    if (player === null && this.deputies[seat] === undefined)
      throw new Refusal('no-deputy', 'You decide for this seat yourself.');
    if (player !== null) this.settings.summon(player);
    else this.clock?.grant(seat);
    table.appoint(seat, player, by);
  }

  propose(seat: string, kind: ProposalKind, to?: number): void {
    const { table } = this.settings;
    if (table.isClosed) throw new Refusal('game-over', 'The game is over.');
    const proposal = kind === 'takeback' ? { kind, by: seat, to: this.backTo(seat, to) } : { kind, by: seat };
    const others = this.othersOf(seat);
    if (others.length === 0 && kind === 'draw')
      throw new Refusal('nobody-to-agree', 'There is nobody at this table who could agree to a draw.');
    if (others.length === 0) this.carryOut(proposal);
    else this.proposals.propose(proposal);
  }

  /** How many moves are to be left; if nobody says so, those before the seat's own last decision. */
  private backTo(seat: string, to: number | undefined): number {
    const { match, orders } = this.settings.table;
    const own = match.moves('all').findLastIndex((one, i) => one.seat === seat && !orders.hasMade(i + 1));
    const moves = to ?? own;
    if (moves < 0 || moves >= match.length)
      throw new Refusal('no-such-move', 'There is no such move that could be taken back.');
    return moves;
  }

  accept(seats: readonly string[], kind: ProposalKind): void {
    const { by } = this.proposals.open.find((one) => one.kind === kind) ?? { by: '' };
    const accepted = this.proposals.accept(kind, seats, this.othersOf(by));
    if (accepted) this.carryOut(accepted);
  }

  /** Declines what another seat proposes, or takes back an own proposal. */
  drop(kind: ProposalKind): void {
    this.proposals.drop(kind);
  }

  private carryOut({ kind, to = 0 }: Pick<Proposal, 'kind' | 'to'>): void {
    const { table } = this.settings;
    const { game } = table.match.kernel;
    if (kind === 'takeback') {
      table.takeBack(to);
      this.clock?.goBack(to);
    } else table.end(endedWithout(kind === 'draw' ? 'draw' : 'agreed', game));
  }

  // ---- what is stored and told

  get kept(): KeptLife {
    const { clock, proposals, window, held, deputies } = this;
    const { ended } = this.settings.table;
    return { clock: clock?.kept, proposals: proposals.kept, deputies, ended, window, held };
  }

  /**
   * Where those are of whom it may be told. Whoever is known to be away, and answers, has answered by an order: so nothing is told of a
   * seat but while it is asked what no order can answer, and it must come to answer it; and once the game is over.
   */
  private get presence(): Record<string, Presence> {
    const { table, attended } = this.settings;
    const { seats } = attended();
    if (table.isClosed) return { ...seats };
    const { seat } = table.match;
    if (seat === null || seats[seat] === undefined || !this.isPerson(seat) || this.couldBeOrdered) return {};
    return { [seat]: seats[seat] };
  }

  /** As the viewer may know it: a move that is held is the secret of its seat. */
  newsFor(viewer: string | null): TableNews {
    const { table, seating, now, attended } = this.settings;
    const { clock, held } = this;
    const { seats } = table.match.kernel.game;
    const left = clock && Object.fromEntries(seats.map((seat) => [seat, clock.leftTo(seat, now())]));
    return {
      pace: seating.pace,
      clock: clock && left ? { left, runs: clock.kept.seat } : null,
      deputies: this.deputies,
      proposals: [...this.proposals.open],
      ended: table.ended,
      held: held !== null && held.seat === viewer ? held.move : null,
      presence: this.presence,
      watchers: attended().watchers,
    };
  }

  /** The same in writing; `sign`: the same as long as there is nothing new for this viewer, for clocks run by themselves. */
  writtenFor(viewer: string | null): { readonly text: string; readonly sign: string } {
    const news = this.newsFor(viewer);
    const text = JSON.stringify(news);
    return { text, sign: this.clock ? JSON.stringify([{ ...news, clock: null }, this.clock.kept]) : text };
  }
}

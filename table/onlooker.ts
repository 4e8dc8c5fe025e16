import { type GameRecord, type Overlay, Refusal, type Subject } from '@ravelin/engine';
import { finalBecause } from './final.ts';
import type { State } from './legal.ts';
import type { MoveMade } from './players.ts';
import type { OrderUntil, Shared, Snapshot } from './schemas.ts';
import { OpenSeat, Seat, sightIn } from './seat.ts';
import { sharedOf } from './shared.ts';
import { Heard, isUsual, type Looking, overlayOf, type Reader, snapshotOf } from './snapshot.ts';
import type { Table } from './table.ts';

/** How somebody comes to look at a table. */
export interface Admission {
  /** The seats that are played at this screen: none for a spectator, one for a player, several for a screen that is shared. */
  readonly seats: readonly string[];
  /** The seats for which a lesson at this screen sends the moves. They are never shown. */
  readonly directs?: readonly string[];
  /** Everything lies open: an example of the rulebook, or a game of which nobody plays a seat. */
  readonly open?: boolean;
  /** What happened before the game at this table began, as whoever looks on here may know it: a sandbox goes on from a game. */
  readonly before?: Snapshot['events'];
  /** Gets how it stands when others have brought something about. */
  readonly onNews?: (snapshot: Snapshot) => void;
}

/**
 * Somebody who looks on: a screen. It shows what its viewer may know, a seat or anybody; where several seats share it, it shows
 * what everybody may see, under a curtain, until the seat that decides has taken the screen, unless that is all there is to see.
 */
export class Onlooker {
  private readonly table: Table;
  private readonly admission: Admission;
  /** The seat that looks at the screen. */
  viewer: string | null = null;
  /** The seat that must take the screen first. */
  private curtain: string | null = null;
  private readonly heard = new Heard();

  constructor(table: Table, admission: Admission) {
    this.table = table;
    this.admission = admission;
    const { seats } = admission;
    if (!table.looksBack && seats.length === 1) this.viewer = seats[0];
    this.handOver();
  }

  /** The decision passes to another person here: the curtain falls, where there is something to hide. */
  private handOver(): void {
    const { table, admission } = this;
    const { seat } = table.match;
    if (table.ended) this.curtain = null;
    if (table.looksBack || table.ended || seat === null || seat === this.viewer || !admission.seats.includes(seat))
      return;
    if (admission.seats.length < 2) return;
    this.curtain = table.secrets ? seat : null;
    this.viewer = table.secrets ? null : seat;
  }

  /** Something has changed at the table. Whoever brought it about gets it as the answer, the others as news. */
  follow(own: boolean): void {
    this.handOver();
    if (!own) this.admission.onNews?.(this.snapshot());
  }

  // ---- what is done here

  take(seat: string): void {
    if (this.curtain === null) return;
    if (seat !== this.curtain) throw new Refusal('not-your-turn', `The screen waits for ${this.curtain}.`);
    this.viewer = seat;
    this.curtain = null;
  }

  private mustSee(): void {
    if (this.curtain !== null) throw new Refusal('curtain', `The screen waits for ${this.curtain}.`);
  }

  play(move: string): void {
    this.mustSee();
    const { viewer } = this;
    this.table.play(viewer, move, this);
    this.sawOwn(viewer);
  }

  /** Checks a move that is to be made later, and gives the seat whose it is. */
  tried(move: string): string {
    this.mustSee();
    const { viewer } = this;
    this.table.read(viewer, move);
    return viewer ?? '';
  }

  /** A lesson makes a move of a seat that it directs. */
  direct(move: string): void {
    const { seat } = this.table.match;
    if (seat === null || !this.admission.directs?.includes(seat))
      throw new Refusal('not-directed', 'The seat that decides is not directed from here.');
    this.table.play(seat, move, this);
    this.sawOwn(this.viewer);
  }

  /** A lesson leaves the seats that it directs to somebody else, and sends no more moves for them. */
  leaveTo(player: string): void {
    const { directs = [] } = this.admission;
    if (directs.length === 0) throw new Refusal('not-directed', 'No seat is directed from here.');
    for (const seat of directs) this.table.appoint(seat, player, this);
  }

  /** Lets somebody else decide for the seat at this screen, or takes that back. */
  appoint(player: string | null): void {
    this.mustSee();
    const { viewer } = this;
    if (viewer === null || !this.admission.seats.includes(viewer))
      throw new Refusal('not-your-turn', 'Nobody sits at this screen.');
    this.table.appoint(viewer, player, this);
  }

  order(until: OrderUntil): void {
    this.mustSee();
    const { viewer } = this;
    this.table.order(viewer, until, this);
    this.sawOwn(viewer);
  }

  revoke(decision: string): void {
    if (this.viewer !== null) this.table.orders.revoke(this.viewer, decision);
  }

  /** What has changed since the game was recorded has been read. */
  understood(): void {
    this.table.reopened = null;
  }

  /** Who hands the screen over has not seen what the move brought. */
  private sawOwn(viewer: string | null): void {
    if (viewer !== null && this.curtain === null) this.witness(viewer, this.table.match.length);
  }

  /** The game has been shown up to this move to the person at the screen. */
  saw(moves: number): void {
    if (this.viewer !== null) this.witness(this.viewer, Math.min(moves, this.table.match.length));
  }

  /** Without a curtain everybody here looks on. */
  private witness(viewer: string, moves: number): void {
    const { secrets, seen } = this.table;
    for (const seat of secrets ? [viewer] : this.admission.seats) seen.mark(seat, moves);
  }

  /** Why the person at the screen cannot take the last move back. Under the curtain it is the previous person's to take. */
  private get undoClosed(): string | undefined {
    const { match, looksBack, lastSeat, orders, secrets } = this.table;
    if (looksBack || match.length === 0) return 'There is no move to take back.';
    if (this.table.isClosed) return 'The game is over.';
    const madeHere = this.admission.seats.includes(lastSeat) && !orders.hasMade(match.length);
    const mine = secrets && this.curtain === null ? lastSeat === this.viewer : madeHere;
    // What closed it may be a secret of the seat that moved: only that seat hears it.
    return mine ? match.undoClosed : 'Another seat has acted since.';
  }

  undo(): void {
    const closed = this.undoClosed;
    if (closed) throw new Refusal('undo-closed', closed);
    this.table.undo(this);
  }

  // ---- what is asked here

  get seesAll(): boolean {
    return this.admission.open === true || this.table.ended !== null;
  }

  /** The rules, as the viewer may ask them. */
  get rules(): Seat {
    const { table, viewer } = this;
    if (this.seesAll) return new OpenSeat(table);
    if (viewer === null) throw new Refusal('not-your-turn', 'Another seat decides.');
    return new Seat(table, viewer);
  }

  /** Why the move of the seat that decides here could not be taken back once it is made; null: it could. */
  final(move: string): string | null {
    const { table, viewer, admission } = this;
    const match = table.deciding(viewer);
    const here = admission.seats.filter((seat) => table.setting.deputies?.[seat] === undefined);
    return finalBecause(match, match.kernel.game.seats.indexOf(viewer ?? ''), move, here);
  }

  /** What the person at the screen knew before a move was made, who made it, and what it was; null where that was another seat's secret. */
  before(at: number): MoveMade | null {
    const { match } = this.table;
    const { seats } = match.kernel.game;
    const seat = seats.indexOf(this.viewer ?? '');
    const made = seat < 0 ? undefined : match.moves(seat)[at];
    if (!made || made.move === null) return null;
    return { sight: sightIn(match, match.stateAt(at), seat), mover: seats.indexOf(made.seat), move: made.move };
  }

  private upTo(moves: number): number {
    return Math.min(Math.max(0, moves), this.table.match.length);
  }

  /** How it stands, or how it stood after so many moves. */
  snapshot(at = this.table.match.length, viewer = this.viewer, asKnown = false): Snapshot {
    const { table } = this;
    const { match, orders, seen } = table;
    const looking: Looking = {
      viewer,
      curtain: this.curtain,
      setting: table.setting,
      sandbox: table.manner !== 'played',
      looksBack: table.looksBack,
      open: this.seesAll,
      asKnown,
      undoClosed: this.undoClosed,
      ended: table.ended,
      since: table.clocks.since,
      reopened: table.reopened,
      seen: viewer === null ? match.length : seen.of(viewer),
      orders: orders.of(viewer, match),
      byOrder: (move) => orders.hasMade(move) && match.seatOf(move - 1) === viewer,
    };
    const wording = {
      told: (reader: Reader) => this.told(reader),
      position: (view: State) => this.heard.position(match.kernel, view),
    };
    return snapshotOf(match, this.upTo(at), wording, looking);
  }

  /** How a game that is over stood after so many moves, as one of its seats knew it then. */
  knownTo(seat: string, at: number): Snapshot {
    const { match } = this.table;
    if (!match.over && !this.seesAll)
      throw new Refusal('not-over', 'What a seat knew can be looked at when the game is over.');
    if (!match.kernel.game.seats.includes(seat))
      throw new Refusal('unknown-seat', `There is no seat ${JSON.stringify(seat)}.`);
    return this.snapshot(at, seat, true);
  }

  private told(reader: Reader): Pick<Snapshot, 'events' | 'line'> {
    const { before } = this.admission;
    const told = this.heard.by(this.table, reader);
    return before ? { ...told, events: [...before, ...told.events] } : told;
  }

  /** The files of the component set, where it is not the one that boards draw unless they are told otherwise. */
  components(): Readonly<Record<string, unknown>> | null {
    const { match } = this.table;
    return isUsual(match) ? null : ((match.set.files ?? null) as Readonly<Record<string, unknown>> | null);
  }

  overlay(id: string, subject: Subject | null, at: number): Overlay {
    const { viewer, table } = this;
    const looking = { viewer, open: this.seesAll };
    return overlayOf(table.match, this.upTo(at), looking, id, subject ?? undefined);
  }

  record(): GameRecord {
    const { match, ended } = this.table;
    if (!match.over && !ended)
      throw new Refusal('not-over', 'A record holds every secret: it can be taken out when the game is over.');
    return { ...match.record(), ...(ended && { ended }) };
  }

  /** A position to share: what anybody may see, or what the viewer may know. Alone at the table there is nobody to hide from. */
  share(own: boolean): Shared {
    const { match } = this.table;
    const alone = match.kernel.game.seats.length === 1;
    return sharedOf(match, this.snapshot(match.length, own || alone ? this.viewer : null));
  }
}

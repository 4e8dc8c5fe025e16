import { Refusal } from '@ravelin/engine';
import type { Announcement, Onlooker, Snapshot, Table } from '@ravelin/table';
import type { Wire, Word } from '../cluster/wire.ts';
import { storageFault } from '../store/faults.ts';
import { PERSON, type Seating } from '../store/lobby.ts';
import type { Rematch } from '../store/rematches.ts';
import type { ChatRow } from '../store/talk.ts';
import { Behind } from '../store/turns.ts';
import { type Attended, NOBODY } from './attendance.ts';
import { endedWithout } from './endings.ts';
import type { Life } from './life.ts';
import { type Loaded, loadGame, OpenGame, type OpenGameSettings } from './open-game.ts';
import { SNAPSHOTS_APART } from './stored-game.ts';
import { type Visitor, Visitors } from './visitors.ts';

export interface DeskSettings extends OpenGameSettings {
  /** How other servers of the same database hear of what is stored here. */
  readonly wire: Wire;
  /** Another server says that something is new at a table besides its game. */
  heard(table: string, word: Word): void;
}

const notStored = (): Refusal =>
  new Refusal('not-stored', 'The server could not store this, so nothing was done. Please try again.');

/** What is done at a desk when its turn has come. */
interface Deed<T> {
  /** Somebody comes in, and nothing is done at the table. */
  readonly comesIn?: true;
  /** Something is asked, and nothing is done at the table: there is nothing to store or to tell. */
  readonly asks?: boolean;
  /** With what the client marked it. */
  readonly key?: string | undefined;
  act(table: Table): T;
  /** It is stored: before anybody else is told of it. */
  done?(gave: T): void;
}

/**
 * A game that is being played on this server: a table, and those who are connected to it. Everything takes its turn here, one
 * after the other: something is done at the table, what came of it is stored, and only then anybody is told. Where storing fails
 * nothing has happened: the table is thrown away and the game loaded again.
 */
export class Desk {
  readonly id: string;
  private readonly settings: DeskSettings;
  readonly seating: Seating;
  private game: OpenGame;
  private readonly visitors: Visitors;
  private callOff: (() => void) | undefined;
  private callOffSnapshot: (() => void) | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** Who is at the table, as far as it was heard of. */
  private attended: Attended = NOBODY;
  /** Stops hearing what other servers store of this game. */
  private readonly unfollow: () => void;

  private constructor(id: string, settings: DeskSettings, seating: Seating, loaded: Loaded) {
    this.id = id;
    this.settings = settings;
    this.seating = seating;
    this.game = this.laidOut(loaded);
    this.visitors = new Visitors(this.table);
    this.unfollow = settings.wire.follow(id, {
      stored: (revision) => void this.catchUp(revision),
      said: (word) => settings.heard(id, word),
    });
  }

  static async open(id: string, settings: DeskSettings, seating: Seating): Promise<Desk> {
    const desk = new Desk(id, settings, seating, await loadGame(id, settings));
    desk.table.ask();
    // Where the game has just begun its clock does too; otherwise something may have become due while it was not open.
    await desk.act();
    desk.schedule();
    return desk;
  }

  private laidOut(loaded: Loaded): OpenGame {
    const play = (move: string, signal: AbortSignal): Promise<void> =>
      this.turn({
        act: (table) => {
          if (!signal.aborted) table.play(table.match.seat, move);
        },
      });
    return new OpenGame(loaded, this.seating, this.settings, { play, attended: () => this.attended });
  }

  private get table(): Table {
    return this.game.table;
  }

  get life(): Life {
    return this.game.life;
  }

  // ---- turns

  /** Does something at the table when its turn has come; promises what it gave once that is stored. A refusal has changed nothing. */
  turn<T>(deed: Deed<T>): Promise<T> {
    const asked = performance.now();
    const turn = this.queue.then(() => this.inTurn(deed, asked));
    this.queue = turn.catch(() => {});
    return turn;
  }

  private async inTurn<T>(deed: Deed<T>, asked: number): Promise<T> {
    if (this.closed) throw new Refusal('closed', 'This game is being closed here: connect again.');
    if (!deed.asks) return this.carryOut(deed, asked);
    const gave = deed.act(this.table);
    deed.done?.(gave);
    return gave;
  }

  private async carryOut<T>(deed: Deed<T>, asked: number): Promise<T> {
    const { comesIn, key, act, done } = deed;
    const { table } = this;
    const { log } = table.match;
    const before = log.length;
    const kept = this.game.kept;
    this.visitors.turnBegins(comesIn);
    let gave: T;
    try {
      gave = act(table);
      this.life.follow();
    } catch (error) {
      // The rules failed half-way: what they left is no game.
      if (log.length !== before) await this.startOver();
      // Refused by how it stands here, which may be old: another server may have stored this very request, and more.
      else if (key !== undefined && error instanceof Refusal && (await this.wasBehind()))
        return this.carryOut(deed, asked);
      throw error;
    }
    if (log.length !== before || this.game.kept !== kept) {
      try {
        await this.store(key);
      } catch (error) {
        // Sent a second time, after another server had stored it: the game is loaded again, and says so.
        if (!(error instanceof Behind) || key === undefined || !this.isDone(key) || this.closed) throw error;
        gave = act(this.table);
      }
    }
    done?.(gave);
    if (log.length !== before) this.settings.watch.moved(log.length - before, (performance.now() - asked) / 1000);
    this.visitors.tell(this.life);
    return gave;
  }

  /** Something is to happen by itself: a clock runs out, or an answer that was held is told. */
  private schedule(): void {
    this.callOff?.();
    const { due } = this.life;
    const { time, uptime } = this.settings;
    this.callOff = due === null || this.closed ? undefined : time.later(due - uptime.now(), () => this.act());
  }

  /** Does what is due. Where another process was first, it has been done. */
  async act(): Promise<void> {
    try {
      await this.turn({ key: this.life.key, act: () => this.life.act() });
    } catch (error) {
      if (!(error instanceof Refusal)) this.settings.onTrouble(error);
    }
  }

  private async store(key: string | undefined): Promise<void> {
    const { game, table, settings } = this;
    try {
      await game.store(key);
    } catch (error) {
      await this.startOver();
      if (error instanceof Behind) throw error;
      settings.watch.notStored();
      settings.onTrouble(error);
      throw storageFault(error) ?? notStored();
    }
    settings.wire.tell(this.id, this.revision);
    this.schedule();
    this.followUp();
    if (table.isClosed) await settings.store.reveal(this.id, table.match);
  }

  /** The snapshot that turns in quick succession were stored without is stored a moment later. */
  private followUp(): void {
    const { lacksSnapshot } = this.game.stored;
    if (!lacksSnapshot) this.callOffSnapshot?.();
    if (!lacksSnapshot) this.callOffSnapshot = undefined;
    else
      this.callOffSnapshot ??= this.settings.time.later(SNAPSHOTS_APART, () => {
        this.callOffSnapshot = undefined;
        this.queue = this.queue.then(() => this.keepSnapshot());
        return this.queue;
      });
  }

  /** It is a cache: that it could not be stored is nobody's trouble but the operator's. */
  private async keepSnapshot(): Promise<void> {
    if (!this.closed) await this.game.keepSnapshot().catch(this.settings.onTrouble);
  }

  // ---- what other servers store

  get revision(): number {
    return this.game.stored.revision;
  }

  /** Another server has stored this revision: takes over what is new, when its turn has come. */
  catchUp(revision: number): Promise<void> {
    const turn = this.queue.then(async () => {
      if (revision > this.revision) await this.follow();
    });
    this.queue = turn.catch(() => {});
    return turn.catch((error: unknown) => this.settings.onTrouble(error));
  }

  /** Takes over what other servers have stored; false: it was nothing. */
  private async follow(): Promise<boolean> {
    if (this.closed) return false;
    const news = await this.game.stored.since();
    if (!news) return false;
    this.visitors.turnBegins();
    try {
      this.game.follow(news);
    } catch {
      await this.startOver();
      return true;
    }
    this.schedule();
    this.visitors.tell(this.life);
    return true;
  }

  /** Had others stored something that was not known here? It is now. */
  private async wasBehind(): Promise<boolean> {
    try {
      return (await this.follow()) && !this.closed;
    } catch (error) {
      // Whether there is more cannot be known: it stays refused, and nothing was done.
      this.settings.onTrouble(error);
      return false;
    }
  }

  /** Loads the game as it is stored, and tells everybody how it stands. */
  private async startOver(): Promise<void> {
    this.visitors.turnBegins();
    this.table.leave();
    try {
      this.game = this.laidOut(await loadGame(this.id, this.settings));
      this.schedule();
      this.visitors.startOver(this.table, this.life);
      this.table.ask();
    } catch (error) {
      this.settings.onTrouble(error);
      this.closed = true;
      // After whoever waits for an answer has got it.
      setImmediate(() => this.close('The game could not be loaded. Please connect again.'));
    }
  }

  /** Was a request with this key carried out already? */
  isDone(key: string): boolean {
    return this.game.stored.hasDone(key);
  }

  // ---- visitors

  /** The visitor is told of everything from now on; gives how it stands. To be called in a turn that does nothing else. */
  enter(visitor: Visitor): Announcement {
    return this.visitors.enter(visitor);
  }

  leave(visitor: Visitor): void {
    this.visitors.leave(visitor);
  }

  onlookerOf(visitor: Visitor): Onlooker {
    return this.visitors.onlookerOf(visitor);
  }

  get isOver(): boolean {
    return this.table.isClosed;
  }

  get visited(): boolean {
    return this.visitors.any;
  }

  said(line: ChatRow): void {
    this.visitors.said(line);
  }

  /** Somebody has come or gone: whoever may know it is told. */
  async attend(attended: Attended): Promise<void> {
    await this.turn({
      comesIn: true,
      act: () => {
        this.attended = attended;
      },
    });
  }

  rematch(rematch: Rematch): void {
    this.visitors.rematch(rematch);
  }

  /** How it looks to whoever plays these seats, without their coming in: nothing counts as seen. */
  look(seats: readonly string[]): Promise<Snapshot> {
    return this.turn({
      act: (table) => {
        const passer = table.admit({ seats });
        table.dismiss(passer);
        return passer.snapshot();
      },
    });
  }

  /** What the seat that decides has left, in milliseconds; null: no time is taken, or nobody's runs. */
  get left(): number | null {
    const { clock } = this.life.newsFor(null);
    return clock === null || clock.runs === null ? null : clock.left[clock.runs];
  }

  /** Names what is stored at this moment. */
  get mark(): string {
    return this.game.stored.mark;
  }

  /** How many moves had been made at that mark, if whoever heard of them then may keep what they heard. */
  movesAt(mark: string): number | undefined {
    return this.game.stored.movesAt(mark, this.table);
  }

  // ---- how it ends

  /** Does a computer player think here? */
  get busy(): boolean {
    const { match, isClosed, setting } = this.table;
    if (match.seat === null || isClosed) return false;
    return (setting.deputies?.[match.seat] ?? this.seating.players[match.seat]) !== PERSON;
  }

  /** Whoever plays these seats goes: what follows is what the table does when a time is over. */
  async depart(seats: readonly string[]): Promise<void> {
    await this.turn({
      act: (table) => {
        for (const seat of seats) if (!table.isClosed) this.life.leave(seat);
      },
    });
  }

  /** Whoever looks after the server ends the game, without a result. */
  async stop(): Promise<void> {
    await this.turn({ act: (table) => table.end(endedWithout('stopped', table.match.kernel.game)) });
  }

  /** Nobody is asked or told any more. What was not worth a commit of its own is stored: how far each seat has seen the game. */
  async end(): Promise<void> {
    await this.queue;
    if (this.closed) return;
    try {
      const { table } = this;
      if (!table.isClosed && this.game.stored.isSeenFurther(table)) await this.store(undefined);
      await this.keepSnapshot();
    } catch (error) {
      // Somebody else has stored something since: what they have is newer.
      if (!(error instanceof Behind)) this.settings.onTrouble(error);
    }
    this.close('The server is closing this game. Please connect again.');
  }

  private close(reason: string): void {
    this.closed = true;
    this.callOff?.();
    this.callOffSnapshot?.();
    this.unfollow();
    this.table.leave();
    this.visitors.dismissAll(reason);
  }

  get isClosed(): boolean {
    return this.closed;
  }
}

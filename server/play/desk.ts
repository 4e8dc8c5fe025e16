import { Refusal, type Source } from '@ravelin/engine';
import {
  Announcement,
  type AnyMatch,
  byHand,
  type Onlooker,
  type Player,
  type Snapshot,
  Table,
  type TableSetting,
} from '@ravelin/table';
import type { Wire } from '../cluster/wire.ts';
import type { Watch } from '../operations/watch.ts';
import { storageFault } from '../store/faults.ts';
import { Behind, type Beside, type Ended, type GameStore, type Stored } from '../store/games.ts';
import { PERSON, type Seating } from '../store/lobby.ts';
import type { Rematch } from '../store/rematches.ts';
import type { ChatRow } from '../store/talk.ts';
import type { Uptime } from '../store/uptime.ts';
import { endedWithout, outcomesByRules } from './endings.ts';
import { Life } from './life.ts';
import type { TableNews } from './table-news.ts';
import type { Time } from './time.ts';

/** Somebody at the desk: a connection of a player or a spectator. */
export interface Visitor {
  /** The seats that are played there: none for a spectator. */
  readonly seats: readonly string[];
  /** What is stored has changed, as this visitor may know it. */
  tell(news: Announcement): void;
  /** So has something at the table besides the game. */
  tellTable(news: TableNews): void;
  tellChat(line: ChatRow): void;
  tellRematch(rematch: Rematch): void;
  /** The desk is closed; the visitor may come back. */
  dismiss(reason: string): void;
}

export interface DeskSettings {
  readonly store: GameStore;
  /** Of a game without a commitment. */
  readonly chance: Source;
  /** The computer player of that name, for that table. */
  computer(name: string, table: string): Player;
  readonly time: Time;
  readonly uptime: Uptime;
  /** For how long an answer is held that a standing order could have given, at this pace. */
  hold(pace: string): number;
  /** How other servers of the same database hear of what is stored here. */
  readonly wire: Wire;
  onTrouble(error: unknown): void;
  readonly watch: Watch;
}

const notStored = (): Refusal =>
  new Refusal('not-stored', 'The server could not store this, so nothing was done. Please try again.');

/** What only the store and the table know of a game. */
const besideOf = ({ seen, orders, clocks, reopened }: Table, life: Life): Beside => ({
  seen: seen.kept,
  orders: orders.kept,
  clocks: clocks.kept,
  reopened,
  life: life.kept,
});

const endingOf = ({ match, ended }: Table): Ended | null => {
  const { result, kernel } = match;
  if (ended || !result) return ended;
  return { how: 'rules', by: null, outcomes: outcomesByRules(result, kernel.game.seats) };
};

/** What a table cannot take over while it is played: who decides in whose stead, and that it has ended. */
const newLife = ({ life }: Beside): string => JSON.stringify([life?.deputies ?? {}, life?.ended ?? null]);

interface Deed<T> {
  /** Somebody comes in, and nothing is done at the table. */
  readonly comesIn?: true;
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
  private readonly seating: Seating;
  private table: Table;
  life: Life;
  private players: Record<string, Player> = {};
  private callOff: (() => void) | undefined;
  /** The deputies that are stored. */
  private appointed = '{}';
  private stored: Pick<Stored, 'sequence' | 'revision' | 'before' | 'line' | 'beside'>;
  private keys: Set<string>;
  private readonly visitors = new Map<Visitor, Onlooker>();
  /** What each was told last of the table besides the game. */
  private readonly signs = new Map<Visitor, string>();
  private queue: Promise<unknown> = Promise.resolve();
  /** Whom to tell what, once it is stored. */
  private news: (() => void)[] = [];
  /** Through whom all spectators look. */
  private audience: Onlooker | undefined;
  /** What spectators see, until something is done at the table. */
  private shown: Announcement | undefined;
  private closed = false;
  /** Stops hearing what other servers store of this game. */
  private readonly unfollow: () => void;

  private constructor(id: string, settings: DeskSettings, seating: Seating, match: AnyMatch, stored: Stored) {
    this.id = id;
    this.settings = settings;
    this.seating = seating;
    this.stored = stored;
    this.keys = new Set(stored.keys.keys());
    this.table = this.laid(match, stored);
    this.life = this.led(stored);
    this.unfollow = settings.wire.follow(id, (revision) => void this.catchUp(revision));
  }

  static async open(id: string, settings: DeskSettings, seating: Seating): Promise<Desk> {
    const found = await settings.store.open(id, settings.chance);
    if (!found) throw new Refusal('unknown-table', 'There is no such game.');
    const desk = new Desk(id, settings, seating, found.match, found.stored);
    desk.table.ask();
    // Where the game has just begun its clock does too; otherwise something may have become due while it was not open.
    await desk.act();
    desk.schedule();
    return desk;
  }

  private laid(match: AnyMatch, { row, beside }: Stored): Table {
    const { settings, seating } = this;
    const { deputies, ended = null } = beside.life ?? {};
    const setting: TableSetting = {
      game: row.game,
      scenario: match.scenario,
      options: match.options,
      seats: seating.players,
      names: seating.names,
      ...(deputies && { deputies }),
    };
    this.appointed = JSON.stringify(deputies ?? {});
    this.players = { [PERSON]: byHand };
    for (const name of Object.values({ ...seating.players, ...deputies })) this.summon(name);
    const { time, onTrouble } = settings;
    const manner = { manner: 'played', final: true, ended, answersLater: true } as const;
    return new Table({ match, setting, ...manner, players: this.players, kept: beside, now: time.now, onTrouble });
  }

  private led({ beside }: Pick<Stored, 'beside'>): Life {
    const { table, seating, settings } = this;
    const { uptime, hold } = settings;
    return new Life(
      { table, seating, now: () => uptime.now(), hold, summon: (name) => this.summon(name) },
      beside.life ?? {},
    );
  }

  /** From now on a seat may be left to this player. */
  private summon(name: string): void {
    if (!Object.hasOwn(this.players, name)) this.players[name] = this.atTheDesk(this.settings.computer(name, this.id));
  }

  /** A computer player whose move takes its turn like any other: it is stored before it is told. */
  private atTheDesk(player: Player): Player {
    return {
      choose: (view, ask, signal) => {
        const play = async (): Promise<void> => {
          const move = await this.thought(() => player.choose(view, ask, signal));
          await this.turn({
            act: (table) => {
              if (!signal.aborted) table.play(table.match.seat, move);
            },
          });
        };
        play().catch((error: unknown) => {
          if (!signal.aborted) this.settings.onTrouble(error);
        });
        return byHand.choose(view, ask, signal);
      },
    };
  }

  private async thought<T>(think: () => T | Promise<T>): Promise<T> {
    const { watch } = this.settings;
    watch.thinks(1);
    try {
      return await think();
    } finally {
      watch.thinks(-1);
    }
  }

  // ---- turns

  /** Does something at the table when its turn has come; promises what it gave once that is stored. A refusal has changed nothing. */
  turn<T>(deed: Deed<T>): Promise<T> {
    const asked = performance.now();
    const turn = this.queue.then(() => this.inTurn(deed, asked));
    this.queue = turn.catch(() => {});
    return turn;
  }

  private async inTurn<T>({ comesIn, key, act, done }: Deed<T>, asked: number): Promise<T> {
    if (this.closed) throw new Refusal('closed', 'This game is being closed here: connect again.');
    const { table } = this;
    const { log } = table.match;
    const before = log.length;
    const kept = this.keptNow;
    this.news = [];
    if (!comesIn) this.shown = undefined;
    let gave: T;
    try {
      gave = act(table);
      this.life.follow();
    } catch (error) {
      // The rules failed half-way: what they left is no game.
      if (log.length !== before) await this.startOver();
      throw error;
    }
    if (log.length !== before || this.keptNow !== kept) {
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
    for (const tell of this.news.splice(0)) tell();
    this.tellTable();
    return gave;
  }

  /** What is worth a commit besides the moves. */
  private get keptNow(): string {
    return JSON.stringify([this.table.orders.kept, this.life.kept]);
  }

  /** Whoever has not heard it is told what is new at the table besides the game. */
  private tellTable(): void {
    for (const [visitor, { viewer }] of this.visitors) {
      const sign = this.life.signFor(viewer);
      if (this.signs.get(visitor) === sign) continue;
      this.signs.set(visitor, sign);
      visitor.tellTable(this.life.newsFor(viewer));
    }
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
    const { table, life, stored, settings } = this;
    const { match } = table;
    const entries = match.log.slice(stored.sequence - stored.before);
    try {
      await settings.store.append(this.id, {
        after: stored.sequence,
        entries,
        hash: match.hash(),
        key,
        position: match.over ? null : match.positionJson(),
        turn: match.seat,
        result: match.result,
        revision: stored.revision,
        ended: endingOf(table),
        beside: besideOf(table, life),
        deputies: this.deputiesChanged,
        deadline: life.deadline,
        due: life.due,
        at: settings.time.now(),
      });
    } catch (error) {
      await this.startOver();
      if (!(error instanceof Behind)) {
        settings.watch.notStored();
        settings.onTrouble(error);
      }
      throw error instanceof Behind ? error : (storageFault(error) ?? notStored());
    }
    this.stored = {
      ...stored,
      sequence: stored.sequence + entries.length,
      revision: stored.revision + 1,
      beside: besideOf(table, life),
    };
    this.appointed = JSON.stringify(table.setting.deputies ?? {});
    if (key !== undefined) this.keys.add(key);
    settings.wire.tell(this.id, this.stored.revision);
    this.schedule();
    if (table.isClosed) await settings.store.reveal(this.id, match);
  }

  private get deputiesChanged(): Readonly<Record<string, string>> | undefined {
    const { deputies = {} } = this.table.setting;
    return JSON.stringify(deputies) === this.appointed ? undefined : deputies;
  }

  // ---- what other servers store

  get revision(): number {
    return this.stored.revision;
  }

  /** Another server has stored this revision: takes over what is new, when its turn has come. */
  catchUp(revision: number): Promise<void> {
    const turn = this.queue.then(() => (revision > this.revision ? this.follow() : undefined));
    this.queue = turn.catch(() => {});
    return turn.catch((error: unknown) => this.settings.onTrouble(error));
  }

  private async follow(): Promise<void> {
    if (this.closed) return;
    const { table, stored, settings } = this;
    const news = await settings.store.since(this.id, stored);
    if (!news) return;
    this.news = [];
    try {
      if (news.line !== stored.line || newLife(news.beside) !== newLife(stored.beside))
        throw new Error('More has changed than the moves.');
      table.follow(news.entries, news.beside);
      if (news.hash !== undefined && news.hash !== table.match.hash())
        throw new Error('The moves of another server lead to another position here.');
    } catch {
      return this.startOver();
    }
    const { sequence, revision, beside } = news;
    this.stored = { ...stored, sequence, revision, beside };
    for (const key of news.keys) this.keys.add(key);
    this.life = this.led(news);
    this.schedule();
    for (const tell of this.news.splice(0)) tell();
    this.tellTable();
  }

  /** Loads the game as it is stored, and tells everybody how it stands. */
  private async startOver(): Promise<void> {
    this.news = [];
    this.shown = undefined;
    this.table.leave();
    try {
      const found = await this.settings.store.open(this.id, this.settings.chance);
      if (!found) throw new Refusal('unknown-table', 'There is no such game.');
      this.stored = found.stored;
      this.keys = new Set(found.stored.keys.keys());
      this.table = this.laid(found.match, found.stored);
      this.life = this.led(found.stored);
      this.schedule();
      this.audience = undefined;
      for (const visitor of this.visitors.keys()) visitor.tell(this.enter(visitor));
      this.tellTable();
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
    return this.keys.has(key);
  }

  /** Whoever plays these seats goes: what follows is what the table does when a time is over. */
  async depart(seats: readonly string[]): Promise<void> {
    await this.turn({
      act: (table) => {
        for (const seat of seats) if (!table.isClosed) this.life.leave(seat);
      },
    });
  }

  // ---- visitors

  private admit(visitor: Visitor): Onlooker {
    const { seats } = visitor;
    const onlooker =
      seats.length === 0
        ? this.spectating()
        : this.table.admit({
            seats,
            onNews: (snapshot) => this.news.push(() => visitor.tell(new Announcement(snapshot))),
          });
    this.visitors.set(visitor, onlooker);
    return onlooker;
  }

  /** All spectators see the same: it is worked out once for all of them. */
  private spectating(): Onlooker {
    this.audience ??= this.table.admit({
      seats: [],
      onNews: (snapshot) =>
        this.news.push(() => {
          const { audience } = this;
          this.shown = new Announcement(snapshot);
          for (const [visitor, onlooker] of this.visitors) if (onlooker === audience) visitor.tell(this.shown);
        }),
    });
    return this.audience;
  }

  /** The visitor is told of everything from now on; gives how it stands. To be called in a turn that does nothing else. */
  enter(visitor: Visitor): Announcement {
    const onlooker = this.admit(visitor);
    if (onlooker !== this.audience) return new Announcement(onlooker.snapshot());
    this.shown ??= new Announcement(onlooker.snapshot());
    return this.shown;
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

  leave(visitor: Visitor): void {
    const onlooker = this.visitors.get(visitor);
    this.visitors.delete(visitor);
    this.signs.delete(visitor);
    if (!onlooker) return;
    if (onlooker !== this.audience) this.table.dismiss(onlooker);
    else if (![...this.visitors.values()].includes(onlooker)) {
      this.table.dismiss(onlooker);
      this.audience = undefined;
    }
  }

  onlookerOf(visitor: Visitor): Onlooker {
    const onlooker = this.visitors.get(visitor);
    if (!onlooker) throw new Refusal('closed', 'This connection has ended.');
    return onlooker;
  }

  get visited(): boolean {
    return this.visitors.size > 0;
  }

  /** Does a computer player think here? */
  get busy(): boolean {
    const { match, isClosed, setting } = this.table;
    if (match.seat === null || isClosed) return false;
    return (setting.deputies?.[match.seat] ?? this.seating.players[match.seat]) !== PERSON;
  }

  /** Whoever looks after the server ends the game, without a result. */
  async stop(): Promise<void> {
    await this.turn({ act: (table) => table.end(endedWithout('stopped', table.match.kernel.game)) });
  }

  /** Those who play hear each other, and those who watch hear each other; once it has ended all hear all. */
  said(line: ChatRow): void {
    for (const visitor of this.visitors.keys()) {
      const room = visitor.seats.length > 0 ? 'seats' : 'watchers';
      if (line.room === room || this.table.isClosed) visitor.tellChat(line);
    }
  }

  rematch(rematch: Rematch): void {
    for (const visitor of this.visitors.keys()) visitor.tellRematch(rematch);
  }

  // ---- resuming

  /** Names what is stored at this moment. */
  get mark(): string {
    const { line, sequence } = this.stored;
    return `${line}.${sequence}`;
  }

  /**
   * How many moves had been made at that mark, if whoever heard of them then may keep what they heard: nothing was taken back since, and
   * the game did not end, at which everything is shown.
   */
  movesAt(mark: string): number | undefined {
    const { stored, table } = this;
    const { log, length } = table.match;
    const [line, sequence] = mark.split('.').map(Number);
    if (line !== stored.line) return undefined;
    if (sequence === stored.sequence) return length;
    const heard = sequence - stored.before;
    const isHere = Number.isInteger(heard) && heard >= 0 && heard < log.length;
    if (!isHere || table.isClosed || log.slice(heard).some(([seat]) => seat === 'undo')) return undefined;
    return length - (log.length - heard);
  }

  /** Nobody is asked or told any more. What was not worth a commit of its own is stored: how far each seat has seen the game. */
  async end(): Promise<void> {
    await this.queue;
    if (this.closed) return;
    try {
      const { isClosed, seen } = this.table;
      const isNew = JSON.stringify(seen.kept) !== JSON.stringify(this.stored.beside.seen);
      if (!isClosed && isNew) await this.store(undefined);
    } catch (error) {
      // Somebody else has stored something since: what they have is newer.
      if (!(error instanceof Behind)) this.settings.onTrouble(error);
    }
    this.close('The server is closing this game. Please connect again.');
  }

  private close(reason: string): void {
    this.closed = true;
    this.callOff?.();
    this.unfollow();
    this.table.leave();
    for (const visitor of this.visitors.keys()) visitor.dismiss(reason);
    this.visitors.clear();
  }

  get isClosed(): boolean {
    return this.closed;
  }
}

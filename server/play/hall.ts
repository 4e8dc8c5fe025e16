import { randomInt } from 'node:crypto';
import { Refusal, type Source } from '@ravelin/engine';
import type { Player } from '@ravelin/table';
import { noWire, type Wire, type Word } from '../cluster/wire.ts';
import { unwatched, type Watch } from '../operations/watch.ts';
import { alone, type Siblings } from '../processes/siblings.ts';
import { GameStore } from '../store/games.ts';
import { Lobby } from '../store/lobby.ts';
import { Presences } from '../store/presences.ts';
import { Rematches } from '../store/rematches.ts';
import type { Database } from '../store/schema.ts';
import { Talk } from '../store/talk.ts';
import { BEAT, Uptime } from '../store/uptime.ts';
import { Asides } from './asides.ts';
import { Attendance } from './attendance.ts';
import { Desk, type DeskSettings } from './desk.ts';
import { drawHold } from './pace.ts';
import type { Time } from './time.ts';

/** The machine's source of secure random numbers. */
export const secureChance: Source = { int: (n) => randomInt(n) };

/** A desk that nobody visits and nothing happens at is closed after this time; the game is opened again when somebody comes. */
const IDLE = 60_000;
/** How often a server looks whether others have stored something that it was not told of, in milliseconds. */
export const CHECK = 2000;

/** So many games are looked at in one go. */
const AT_ONCE = 100;

export interface HallSettings {
  readonly database: Database;
  readonly chance?: Source;
  readonly wire?: Wire;
  /** How often it looks whether other servers have stored something, in milliseconds. */
  readonly checkEvery?: number | undefined;
  readonly time: Time;
  computer(name: string, table: string): Player;
  readonly hold?: ((pace: string) => number) | undefined;
  onTrouble(error: unknown): void;
  readonly watch?: Watch | undefined;
  readonly siblings?: Siblings | undefined;
}

/** All games that are open on this server. */
export class Hall {
  private readonly settings: DeskSettings;
  private readonly lobby: Lobby;
  private readonly desks = new Map<string, Promise<Desk>>();
  private readonly siblings: Siblings;
  private readonly uptime: Uptime;
  private readonly asides: Asides;
  /** Who is connected to which table, at all servers. */
  readonly presences: Presences;
  readonly attendance: Attendance;
  private readonly callOff: (() => void)[] = [];
  private readonly checking: NodeJS.Timeout;
  private looking: Promise<void> | undefined;
  private ended = false;

  constructor(settings: HallSettings) {
    const { database, chance = secureChance, hold = drawHold, wire = noWire, watch = unwatched, ...rest } = settings;
    const { checkEvery = CHECK, siblings = alone, ...others } = rest;
    this.siblings = siblings;
    this.uptime = new Uptime(database, others.time.now);
    const heard = (table: string, word: Word): void => void this.heard(table, word).catch(others.onTrouble);
    const store = new GameStore(database);
    this.settings = { store, chance, hold, wire, watch, uptime: this.uptime, heard, ...others };
    this.lobby = new Lobby(database);
    this.asides = new Asides({
      talk: new Talk(database),
      rematches: new Rematches(database, this.lobby),
      lobby: this.lobby,
    });
    this.presences = new Presences(database, others.time.now);
    this.attendance = new Attendance({
      presences: this.presences,
      now: others.time.now,
      tablesOf: async (account) => (await this.lobby.playedBy(account)).map(({ id }) => id),
      say: (table) => wire.say(table, 'attendance'),
      desk: (id) => this.openDesk(id),
      desks: () => this.openDesks(),
      onTrouble: others.onTrouble,
    });
    wire.whenRestored(() => void this.check());
    this.checking = setInterval(() => void this.check(), checkEvery).unref();
  }

  /** Does it again and again, each time so long after the last is done. */
  private everyNow(nth: number, milliseconds: number, act: () => Promise<void>): void {
    const go = async (): Promise<void> => {
      await act().catch((error: unknown) => this.settings.onTrouble(error));
      if (!this.ended) this.everyNow(nth, milliseconds, act);
    };
    this.callOff[nth] = this.settings.time.later(milliseconds, go);
  }

  /** The desk of a game that has begun; opens it where it is not open. */
  async desk(id: string): Promise<Desk> {
    for (;;) {
      if (this.ended) throw new Refusal('closing', 'The server is ending. Please connect again.');
      const opening = this.desks.get(id) ?? this.begin(id);
      const desk = await opening;
      if (!desk.isClosed) return desk;
      if (this.desks.get(id) === opening) this.desks.delete(id);
    }
  }

  private begin(id: string): Promise<Desk> {
    const opening = this.opened(id);
    this.desks.set(id, opening);
    // A game that cannot be opened is tried anew by the next who comes.
    opening.catch(() => this.desks.get(id) === opening && this.desks.delete(id));
    return opening;
  }

  private async opened(id: string): Promise<Desk> {
    const desk = await Desk.open(id, this.settings, await this.lobby.seating(id));
    await this.asides.opened(desk);
    return desk;
  }

  /** Opens a game in the process whose it is: where a computer player moves first it is asked at once, and clocks begin. */
  async open(id: string): Promise<void> {
    if (this.siblings.has(id)) await this.desk(id);
    else this.siblings.open(id);
  }

  /** Another process says that something may be to be done at a table of this one. */
  openHere(id: string): void {
    void this.desk(id).catch(this.settings.onTrouble);
  }

  /** How many games are open. */
  get openGames(): number {
    return this.desks.size;
  }

  /**
   * Begins to look after the games, also those that were left when a server ended: they wait for a computer player, or have no
   * snapshot, which is stored when they are closed again.
   */
  async wake(): Promise<void> {
    await this.beat();
    this.everyNow(0, BEAT, () => this.beat());
    this.everyNow(1, IDLE, () => this.sweep());
    const left = [...(await this.lobby.waitingForComputers()), ...(await this.settings.store.lackingSnapshots())];
    for (const id of new Set(left.filter((id) => this.siblings.has(id))))
      await this.desk(id).catch((error: unknown) => this.settings.onTrouble(error));
  }

  /** Says that there is a server, and does what is due at tables that are not open here. */
  async beat(): Promise<void> {
    await this.uptime.beat();
    await this.attendance.beat();
    // A game that cannot be opened does not keep the others waiting.
    const due = await this.lobby.due(this.uptime.now(), AT_ONCE);
    for (const id of due.filter((id) => this.siblings.has(id)))
      await this.desk(id)
        .then((desk) => desk.act())
        .catch((error: unknown) => this.settings.onTrouble(error));
  }

  /** Somebody goes for good: what follows at each table is what it does when a time is over. */
  async departs(account: string): Promise<void> {
    for (const { id, seats } of await this.lobby.playedBy(account)) await (await this.desk(id)).depart(seats);
  }

  /** The desk of a game, if it is open here. */
  private async openDesk(id: string): Promise<Desk | undefined> {
    return this.desks.get(id)?.catch(() => undefined);
  }

  private async openDesks(): Promise<Desk[]> {
    const opened = await Promise.all([...this.desks.values()].map((opening) => opening.catch(() => undefined)));
    return opened.filter((desk) => desk !== undefined);
  }

  /** Something is new at a table besides its game, and stored: whoever may know it is told, here and at other servers. */
  async announce(id: string, word: 'chat' | 'rematch'): Promise<void> {
    await this.heard(id, word);
    this.settings.wire.say(id, word);
  }

  private async heard(id: string, word: Word): Promise<void> {
    const desk = await this.openDesk(id);
    if (!desk) return;
    if (word === 'attendance') this.attendance.look(id);
    else if (word !== 'signed-out') await this.asides.tell(desk, word);
  }

  /** Looks whether other servers have stored something that was not heard of here, and takes it over. */
  check(): Promise<void> {
    this.looking ??= this.look()
      .catch((error: unknown) => this.settings.onTrouble(error))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private async look(): Promise<void> {
    const desks = await this.openDesks();
    const revisions = await this.settings.store.revisions(desks.map(({ id }) => id));
    await Promise.all(desks.map((desk) => desk.catchUp(revisions.get(desk.id) ?? 0)));
    await this.asides.check(desks);
    await this.attendance.check();
  }

  /** Closes what is not used. */
  async sweep(): Promise<void> {
    for (const [id, opening] of [...this.desks]) {
      const desk = await opening.catch(() => undefined);
      if (!desk || desk.visited || desk.busy) continue;
      if (this.desks.get(id) === opening) this.desks.delete(id);
      await desk.end();
    }
  }

  /** What is under way is stored first; whoever is connected is told to come back. */
  async end(): Promise<void> {
    this.ended = true;
    for (const callOff of this.callOff) callOff();
    clearInterval(this.checking);
    await this.looking;
    const all = [...this.desks.values()];
    this.desks.clear();
    await Promise.all(all.map(async (opening) => (await opening.catch(() => undefined))?.end()));
  }
}

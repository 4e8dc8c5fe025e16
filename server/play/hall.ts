import { randomInt } from 'node:crypto';
import { Refusal, type Source } from '@ravelin/engine';
import type { Player } from '@ravelin/table';
import { noWire, type Wire } from '../cluster/wire.ts';
import { unwatched, type Watch } from '../operations/watch.ts';
import { GameStore } from '../store/games.ts';
import { Lobby } from '../store/lobby.ts';
import type { Rematch } from '../store/rematches.ts';
import type { Database } from '../store/schema.ts';
import type { ChatRow } from '../store/talk.ts';
import { BEAT, Uptime } from '../store/uptime.ts';
import { Desk, type DeskSettings } from './desk.ts';
import { drawHold } from './pace.ts';
import type { Time } from './time.ts';

/** The machine's source of secure random numbers. */
export const secureChance: Source = { int: (n) => randomInt(n) };

/** A desk that nobody visits and nothing happens at is closed after this time; the game is opened again when somebody comes. */
const IDLE = 60_000;
/** How often a server looks whether others have stored something that it was not told of, in milliseconds. */
const CHECK = 2000;

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
}

/** All games that are open on this server. */
export class Hall {
  private readonly settings: DeskSettings;
  private readonly lobby: Lobby;
  private readonly desks = new Map<string, Promise<Desk>>();
  private readonly uptime: Uptime;
  private readonly callOff: (() => void)[] = [];
  private readonly checking: NodeJS.Timeout;
  private isChecking = false;
  private ended = false;

  constructor(settings: HallSettings) {
    const { database, chance = secureChance, hold = drawHold, wire = noWire, watch = unwatched, ...rest } = settings;
    const { checkEvery = CHECK, ...others } = rest;
    this.uptime = new Uptime(database, others.time.now);
    this.settings = { store: new GameStore(database), chance, hold, wire, watch, uptime: this.uptime, ...others };
    this.lobby = new Lobby(database);
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
    return Desk.open(id, this.settings, await this.lobby.seating(id));
  }

  /** How many games are open. */
  get open(): number {
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
    for (const id of new Set(left)) await this.desk(id).catch((error: unknown) => this.settings.onTrouble(error));
  }

  /** Says that there is a server, and does what is due at tables that are not open here. */
  async beat(): Promise<void> {
    await this.uptime.beat();
    // A game that cannot be opened does not keep the others waiting.
    for (const id of await this.lobby.due(this.uptime.now(), AT_ONCE))
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

  /** Somebody has said something at a table: whoever may hear it here does. */
  async said(line: ChatRow): Promise<void> {
    (await this.openDesk(line.game))?.said(line);
  }

  async rematch(id: string, rematch: Rematch): Promise<void> {
    (await this.openDesk(id))?.rematch(rematch);
  }

  /** Looks whether other servers have stored something that was not heard of here, and takes it over. */
  async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      const opened = await Promise.all([...this.desks.values()].map((opening) => opening.catch(() => undefined)));
      const desks = opened.filter((desk) => desk !== undefined);
      const revisions = await this.settings.store.revisions(desks.map(({ id }) => id));
      await Promise.all(desks.map((desk) => desk.catchUp(revisions.get(desk.id) ?? 0)));
    } catch (error) {
      this.settings.onTrouble(error);
    } finally {
      this.isChecking = false;
    }
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
    const all = [...this.desks.values()];
    this.desks.clear();
    await Promise.all(all.map(async (opening) => (await opening.catch(() => undefined))?.end()));
  }
}

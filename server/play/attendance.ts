import { Refusal } from '@ravelin/engine';
import { Type } from '@ravelin/table';
import type { Static } from '@sinclair/typebox';
import { type PresenceRow, type Presences, WATCHERS } from '../store/presences.ts';

/** Where the person of a seat is: at this table, at another, nowhere, or their line broke a moment ago. */
export const Presence = Type.Union([
  Type.Literal('here'),
  Type.Literal('elsewhere'),
  Type.Literal('away'),
  Type.Literal('lost'),
]);
export type Presence = Static<typeof Presence>;

export interface Attended {
  /** By seat, where its person is. */
  readonly seats: Readonly<Record<string, Presence>>;
  /** How many only watch. */
  readonly watchers: number;
}

export const NOBODY: Attended = { seats: {}, watchers: 0 };

/** For so long a line that broke counts as lost; then its person is away. In milliseconds. */
const LOST = 120_000;

/** Changes of one moment are stored and told together. */
const SETTLE = 50;
/** The more there are to be told, the more rarely they are. */
const MOST_SETTLE = 5000;
/** Clocks of servers may differ by so much. */
const SKEW = 5000;

/** A table that is open on this server. */
export interface AttendedDesk {
  readonly id: string;
  readonly seating: { readonly accounts: Readonly<Record<string, string | null>> };
  attend(attended: Attended): Promise<void>;
}

export interface AttendanceSettings {
  readonly presences: Presences;
  now(): number;
  /** Other running tables of an account. */
  tablesOf(account: string): Promise<readonly string[]>;
  /** Tells other servers that somebody has come to a table or gone. */
  say(table: string): void;
  /** The table, if it is open here. */
  desk(id: string): Promise<AttendedDesk | undefined>;
  /** All that are. */
  desks(): Promise<readonly AttendedDesk[]>;
  onTrouble(error: unknown): void;
}

interface Count {
  readonly game: string;
  readonly account: string;
  connections: number;
  hidden: number;
  looked: number | null;
  lost: number | null;
}

/** Somebody's connection to a table, as long as there is one. */
export interface Stay {
  /** The page is seen from now on, or is not: only whoever sees it needs no notice. To others it is the same. */
  show(isSeen: boolean): void;
  /** It is over; `broke`: the line ended without a word. */
  leave(broke: boolean): void;
}

const presenceOf = (account: string, game: string, rows: readonly PresenceRow[], now: number): Presence => {
  const own = rows.filter((row) => row.account === account);
  const there = own.filter(({ connections, gone }) => connections > 0 && gone === null);
  if (there.some((row) => row.game === game)) return 'here';
  if (there.length > 0) return 'elsewhere';
  // A server that is gone took the lines with it.
  const broke = own.filter((row) => row.game === game).map((row) => (row.connections > 0 ? row.gone : row.lost) ?? 0);
  return broke.some((time) => time > now - LOST) ? 'lost' : 'away';
};

/** Who is at which table, at all servers of the database: each stores who is connected to it, and tells its own tables when that changes. */
export class Attendance {
  private readonly settings: AttendanceSettings;
  private readonly counts = new Map<string, Count>();
  private readonly changed = new Set<Count>();
  /** Of these somebody has come or gone. */
  private readonly moved = new Set<Count>();
  private storing: Promise<void> = Promise.resolve();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  /** How many watched a table when it was last looked at. */
  private readonly watchers = new Map<string, number>();
  private looked: number;
  private ended = false;

  constructor(settings: AttendanceSettings) {
    this.settings = settings;
    this.looked = settings.now();
  }

  /** Somebody is connected to a table, as a player or to watch. */
  enter(game: string, account: string, plays: boolean, isSeen = true): Stay {
    const who = plays ? account : WATCHERS;
    const key = `${game} ${who}`;
    const count = this.counts.get(key) ?? {
      game,
      account: who,
      connections: 0,
      hidden: 0,
      looked: null,
      lost: null,
    };
    this.counts.set(key, count);
    let hidden = 0;
    let ended = false;
    const change = (by: number, isHidden: boolean, lost: number | null): void => {
      const didLook = count.connections > count.hidden;
      count.connections += by;
      count.hidden += Number(isHidden) - hidden;
      hidden = Number(isHidden);
      if (didLook && count.connections === count.hidden) count.looked = this.settings.now();
      count.lost = count.connections === 0 ? lost : null;
      if (count.connections === 0) this.counts.delete(key);
      this.changed.add(count);
      if (by !== 0) this.moved.add(count);
      this.later('', SETTLE, () => this.store());
    };
    change(1, !isSeen, null);
    return {
      show: (isShown) => {
        if (!ended && hidden === Number(isShown)) change(0, !isShown, null);
      },
      leave: (broke) => {
        if (ended) return;
        ended = true;
        change(-1, false, broke ? this.settings.now() : null);
      },
    };
  }

  /** Does it once, after a while. */
  private later(key: string, milliseconds: number, act: () => Promise<void>): void {
    if (this.ended || this.timers.has(key)) return;
    const go = (): void => {
      this.timers.delete(key);
      this.storing = this.storing.then(act).catch(this.settings.onTrouble);
    };
    this.timers.set(key, setTimeout(go, milliseconds).unref());
  }

  private async store(): Promise<void> {
    const [rows, moved] = [[...this.changed], [...this.moved]];
    this.changed.clear();
    this.moved.clear();
    await this.settings.presences.write(rows);
    const tables = new Set(moved.map(({ game }) => game));
    for (const { account } of moved)
      if (account !== WATCHERS) for (const id of await this.settings.tablesOf(account)) tables.add(id);
    for (const table of tables) {
      this.settings.say(table);
      this.look(table);
    }
  }

  /** Who is at this table may have changed: those who are there are told, if it is open here. */
  look(table: string): void {
    this.later(table, Math.min(MOST_SETTLE, SETTLE + (this.watchers.get(table) ?? 0)), async () => {
      const desk = await this.settings.desk(table);
      if (desk) await this.tell(desk);
      else this.watchers.delete(table);
    });
  }

  private async tell(desk: AttendedDesk): Promise<void> {
    const { id, seating } = desk;
    const { presences, now } = this.settings;
    const sitting = Object.entries(seating.accounts).flatMap(([seat, account]) =>
      account === null ? [] : [[seat, account] as const],
    );
    const rows = await presences.around(id, [...new Set(sitting.map(([, account]) => account))]);
    const seats = Object.fromEntries(
      sitting.map(([seat, account]) => [seat, presenceOf(account, id, rows, now())] as const),
    );
    const watching = rows.filter(({ game, account, gone }) => game === id && account === WATCHERS && gone === null);
    const watchers = watching.reduce((sum, { connections }) => sum + connections, 0);
    this.watchers.set(id, watchers);
    await desk.attend({ seats, watchers }).catch((error: unknown) => {
      // The table is being closed here: there is nobody to tell.
      if (!(error instanceof Refusal)) throw error;
    });
    if (Object.values(seats).includes('lost')) this.later(`${id} lost`, LOST, async () => this.look(id));
  }

  /** Looks for what happened at other servers and was not heard of here. */
  async check(): Promise<void> {
    const since = this.looked - SKEW;
    this.looked = this.settings.now();
    const rows = await this.settings.presences.elsewhere(since);
    if (rows.length === 0) return;
    const games = new Set(rows.map(({ game }) => game));
    const accounts = new Set(rows.map(({ account }) => account));
    for (const { id, seating } of await this.settings.desks())
      if (games.has(id) || Object.values(seating.accounts).some((one) => one !== null && accounts.has(one)))
        this.look(id);
  }

  beat(): Promise<void> {
    return this.settings.presences.beat();
  }

  async end(): Promise<void> {
    this.ended = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.storing;
    // Where that cannot be stored, the others find out when nothing is heard from here.
    await this.settings.presences.end().catch(() => {});
  }
}

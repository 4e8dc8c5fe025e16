import { Refusal } from '@ravelin/engine';
import { Announcement, type Onlooker, type Table } from '@ravelin/table';
import type { Rematch } from '../store/rematches.ts';
import type { ChatRow } from '../store/talk.ts';
import type { Life } from './life.ts';

/** Somebody at the desk: a connection of a player or a spectator. */
export interface Visitor {
  /** The seats that are played there: none for a spectator. */
  readonly seats: readonly string[];
  /** What is stored has changed, as this visitor may know it. */
  tell(news: Announcement): void;
  /** So has something at the table besides the game: a `TableNews`, written once for all who are told the same. */
  tellTable(news: string): void;
  tellChat(line: ChatRow): void;
  tellRematch(rematch: Rematch): void;
  /** The desk is closed; the visitor may come back. */
  dismiss(reason: string): void;
}

/** Those who are connected to a game here, and what each is to be told once it is stored. */
export class Visitors {
  private table: Table;
  private readonly onlookers = new Map<Visitor, Onlooker>();
  /** What each was told last of the table besides the game. */
  private readonly signs = new Map<Visitor, string>();
  /** Whom to tell what, once it is stored. */
  private news: (() => void)[] = [];
  /** Through whom all spectators look. */
  private audience: Onlooker | undefined;
  /** What spectators see, until something is done at the table. */
  private shown: Announcement | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  get any(): boolean {
    return this.onlookers.size > 0;
  }

  // ---- coming and going

  private admit(visitor: Visitor): Onlooker {
    const { seats } = visitor;
    const onlooker =
      seats.length === 0
        ? this.spectating()
        : this.table.admit({
            seats,
            onNews: (snapshot) => this.news.push(() => visitor.tell(new Announcement(snapshot))),
          });
    this.onlookers.set(visitor, onlooker);
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
          for (const [visitor, onlooker] of this.onlookers) if (onlooker === audience) visitor.tell(this.shown);
        }),
    });
    return this.audience;
  }

  /** The visitor is told of everything from now on; gives how it stands. */
  enter(visitor: Visitor): Announcement {
    const onlooker = this.admit(visitor);
    if (onlooker !== this.audience) return new Announcement(onlooker.snapshot());
    this.shown ??= new Announcement(onlooker.snapshot());
    return this.shown;
  }

  leave(visitor: Visitor): void {
    const onlooker = this.onlookers.get(visitor);
    this.onlookers.delete(visitor);
    this.signs.delete(visitor);
    if (!onlooker) return;
    if (onlooker !== this.audience) this.table.dismiss(onlooker);
    else if (![...this.onlookers.values()].includes(onlooker)) {
      this.table.dismiss(onlooker);
      this.audience = undefined;
    }
  }

  onlookerOf(visitor: Visitor): Onlooker {
    const onlooker = this.onlookers.get(visitor);
    if (!onlooker) throw new Refusal('closed', 'This connection has ended.');
    return onlooker;
  }

  dismissAll(reason: string): void {
    for (const visitor of this.onlookers.keys()) visitor.dismiss(reason);
    this.onlookers.clear();
  }

  // ---- what they are told

  /** Something is about to be done at the table, unless somebody only comes in. What was to be told before is dropped. */
  turnBegins(comesIn = false): void {
    this.news = [];
    if (!comesIn) this.shown = undefined;
  }

  /** What was done is stored: whoever has not heard it is told. */
  tell(life: Life): void {
    for (const tell of this.news.splice(0)) tell();
    this.tellTable(life);
  }

  /** The game was loaded again: everybody looks at it anew, and is told how it stands. */
  startOver(table: Table, life: Life): void {
    this.turnBegins();
    this.table = table;
    this.audience = undefined;
    for (const visitor of this.onlookers.keys()) visitor.tell(this.enter(visitor));
    this.tellTable(life);
  }

  /** What is new at the table besides the game. */
  private tellTable(life: Life): void {
    const written = new Map<string | null, ReturnType<Life['writtenFor']>>();
    for (const [visitor, { viewer }] of this.onlookers) {
      const news = written.get(viewer) ?? life.writtenFor(viewer);
      written.set(viewer, news);
      if (this.signs.get(visitor) === news.sign) continue;
      this.signs.set(visitor, news.sign);
      visitor.tellTable(news.text);
    }
  }

  /** Those who play hear each other, and those who watch hear each other; once it has ended all hear all. */
  said(line: ChatRow): void {
    for (const visitor of this.onlookers.keys()) {
      const room = visitor.seats.length > 0 ? 'seats' : 'watchers';
      if (line.room === room || this.table.isClosed) visitor.tellChat(line);
    }
  }

  rematch(rematch: Rematch): void {
    for (const visitor of this.onlookers.keys()) visitor.tellRematch(rematch);
  }
}

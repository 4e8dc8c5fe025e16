import { Refusal } from '@ravelin/engine';
import { getSave, putGame } from '../shell/storage.ts';
import { bringGame } from './catalogue.ts';
import { readKept, recordGame } from './kept.ts';
import type { Table } from './table.ts';
import type { ShelfRequests, Snapshot } from './types.ts';

/** Keeps the game on the table after every move, on this device, without the page ever holding what is kept. */
export class Shelf implements Promised<ShelfRequests> {
  private readonly table: Table;
  private id: string | undefined;
  /** The game on the table is to be kept, and is not, or not yet. */
  unkept = false;

  constructor(table: Table) {
    this.table = table;
  }

  /** Another game comes to the table: nothing is kept until the page says where. */
  forget(): void {
    this.id = undefined;
    this.unkept = false;
  }

  async keep(id: string): Promise<void> {
    this.id = id;
    await this.store();
  }

  async store(): Promise<void> {
    if (this.id === undefined || !this.table.keepable) return;
    const { game, setting, length, decision, result } = this.table.at(Number.MAX_SAFE_INTEGER);
    if (!setting) return;
    this.unkept = true;
    await putGame(
      { id: this.id, game, setting, moves: length, seat: decision?.seat ?? null, result, updated: Date.now() },
      this.table.save(),
    );
    this.unkept = false;
  }

  async fetch(id: string): Promise<Snapshot> {
    // It lies on the table and nowhere else: better played unkept than not at all.
    if (this.unkept && this.id === id) return this.table.resume(this.table.save());
    const save = await getSave(id);
    await bringGame(recordGame(readKept(save).record));
    this.forget();
    const snapshot = this.table.resume(save);
    this.id = id;
    return snapshot;
  }

  async importRecord(text: string): Promise<string> {
    let record: unknown;
    try {
      record = JSON.parse(text);
    } catch {
      throw new Refusal('not-json', 'The file is not a record: it cannot be read as JSON.');
    }
    await bringGame(recordGame(record));
    this.forget();
    const { setting } = this.table.load(record);
    if (!setting) throw new Refusal('bad-record', 'The record does not say who plays.');
    this.table.resume(JSON.stringify({ save: 1, setting, record }));
    const id = crypto.randomUUID();
    await this.keep(id);
    return id;
  }
}

export type Promised<T> = {
  [N in keyof T]: T[N] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
};

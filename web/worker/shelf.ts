import { Refusal } from '@ravelin/engine';
import { getSave, putGame } from '../shell/storage.ts';
import { bringGame } from './catalogue.ts';
import { readKept, recordGame } from './kept.ts';
import { isSealed, seal, unseal } from './sealed.ts';
import type { Table } from './table.ts';
import type { SealedFile, ShelfRequests, Snapshot } from './types.ts';

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

  async seal(): Promise<SealedFile> {
    if (!this.table.movable) throw new Refusal('not-movable', 'Only a game that is played here can go on elsewhere.');
    const { game, length } = this.table.at(Number.MAX_SAFE_INTEGER);
    const text = await seal(this.table.save(), { game, moves: length });
    return { name: `${game}-${length}-sealed.ravelin.json`, text };
  }

  async importFile(text: string): Promise<string> {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new Refusal('not-json', 'The file is not a record: it cannot be read as JSON.');
    }
    const kept = isSealed(json) ? await unseal(json) : undefined;
    await bringGame(recordGame(kept === undefined ? json : readKept(kept).record));
    this.forget();
    this.table.resume(kept ?? this.ofRecord(json));
    const id = crypto.randomUUID();
    await this.keep(id);
    return id;
  }

  /** A record says nothing of who sits where: everybody sits here. */
  private ofRecord(record: unknown): string {
    const { setting } = this.table.load(record);
    if (!setting) throw new Refusal('bad-record', 'The record does not say who plays.');
    return JSON.stringify({ save: 1, setting, record });
  }
}

export type Promised<T> = {
  [N in keyof T]: T[N] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
};

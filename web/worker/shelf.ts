import { Refusal } from '@ravelin/engine';
import {
  bringGame,
  isSealed,
  latestOf,
  type Room,
  readKept,
  recordGame,
  type Snapshot,
  seal,
  unseal,
} from '@ravelin/table';
import { getSave, putGame, putResult, type StoredGame } from '../shell/storage.ts';

/** Keeps the game on the table after every move, on this device, without the page ever holding what is kept. */
export class Shelf {
  private readonly room: Room;
  private id: string | undefined;
  /** A record that was just read lies on the table under this id: it need not be replayed again to be opened. */
  private justRead: string | undefined;
  /** The game on the table is to be kept, and is not, or not yet. */
  unkept = false;
  /** The game on the table was seen before it was over. */
  private running = false;

  constructor(room: Room) {
    this.room = room;
  }

  /** Another game comes to the table: nothing is kept until the page says where. */
  forget(): void {
    this.id = undefined;
    this.justRead = undefined;
    this.unkept = false;
    this.running = false;
  }

  async keep(id: string): Promise<void> {
    this.id = id;
    await this.store();
  }

  async store(): Promise<void> {
    if (this.id === undefined || !this.room.keepable) return;
    const { game, setting, length, decision, result, ended, view, events } = this.room.inPublic();
    if (!setting) return;
    this.unkept = true;
    const seat = decision?.seat ?? null;
    const kept = {
      id: this.id,
      game,
      setting,
      moves: length,
      seat,
      result,
      ...(ended && { ended }),
      updated: Date.now(),
      view,
      decision,
      latest: latestOf(events),
    };
    await putGame(kept, this.room.save());
    await this.noteResult(kept);
    this.unkept = false;
  }

  /** A game that ended here counts among the results; one that came as a record was played elsewhere. */
  private async noteResult({ id, game, setting, moves, result, updated }: StoredGame): Promise<void> {
    if (result === null) this.running = true;
    if (result === null || !this.running) return;
    const { allied } = this.room.game(game);
    const alone = allied !== undefined && setting.options?.[allied.option] === allied.value;
    await putResult({ id, game, setting, moves, result, alone, ended: updated });
  }

  async fetch(id: string): Promise<Snapshot> {
    // It lies on the table and nowhere else: better played unkept than not at all.
    if (this.unkept && this.id === id) return this.room.resume(this.room.save());
    if (this.justRead === id) {
      this.justRead = undefined;
      return this.room.look();
    }
    const save = await getSave(id);
    await bringGame(recordGame(readKept(save).record));
    this.forget();
    const snapshot = this.room.resume(save);
    this.id = id;
    this.running = snapshot.result === null;
    return snapshot;
  }

  async seal(): Promise<{ name: string; text: string }> {
    if (!this.room.movable) throw new Refusal('not-movable', 'Only a game that is played here can go on elsewhere.');
    const { game, length } = this.room.at(Number.MAX_SAFE_INTEGER);
    const text = await seal(this.room.save(), { game, moves: length });
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
    if (kept !== undefined) return this.add(kept);
    this.forget();
    this.room.adopt(json);
    const id = await this.keepAnew();
    this.justRead = id;
    return id;
  }

  /** Brings something kept to the table, as one more game of this device; gives its id. */
  async add(kept: string): Promise<string> {
    this.forget();
    this.room.resume(kept);
    return this.keepAnew();
  }

  private async keepAnew(): Promise<string> {
    const id = crypto.randomUUID();
    await this.keep(id);
    return id;
  }
}

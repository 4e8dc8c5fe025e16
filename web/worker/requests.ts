import { type Room, requestTo, roomRequests, Snapshot, Type, through, word } from '@ravelin/table';
import type { Pace } from './pace.ts';
import type { Shelf } from './shelf.ts';

/** What the page may ask: of the room with its table, and of the shelf on which this device keeps games. */

export interface Desk {
  readonly room: Room;
  readonly shelf: Shelf;
  readonly pace: Pace;
}

const ask = requestTo<Desk>();

export const requests = {
  ...through(roomRequests, ({ room }: Desk) => room),
  /** Whether every move of others is watched as it is made; else they follow one another at once. */
  watch: ask({ each: Type.Boolean() }, Type.Null(), ({ pace }, { each }) => {
    pace.watched = each;
    return null;
  }),
  /** From now on the game at the table is kept under this id after every move. */
  keep: ask({ id: word }, Type.Null(), async ({ shelf }, { id }) => {
    await shelf.keep(id);
    return null;
  }),
  /** Brings a kept game to the table. */
  fetch: ask({ id: word }, Snapshot, ({ shelf }, { id }) => shelf.fetch(id)),
  /** Reads a record or a sealed game from a file and keeps it as a game of this device; gives its id. */
  importFile: ask({ text: Type.String() }, Type.String(), ({ shelf }, { text }) => shelf.importFile(text)),
  /** The running game as a file that goes on elsewhere. No table gives it to anybody: this is for the owner of the device. */
  seal: ask({}, Type.Object({ name: Type.String(), text: Type.String() }), ({ shelf }) => shelf.seal()),
};

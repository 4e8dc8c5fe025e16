import type { TableEnding } from '@ravelin/engine';
import { ofEngine, orNull, Type } from '@ravelin/table';
import type { Static } from '@sinclair/typebox';
import { Presence } from './attendance.ts';
import { Proposal } from './proposals.ts';

const text = Type.String();

/** What is told of a table besides the game: `{"table": …}`, whole, whenever it has changed. */
export const TableNews = Type.Object({
  pace: text,
  /** What each seat has left in milliseconds as this is sent, and whose time runs; null: no time is taken. */
  clock: orNull(Type.Object({ left: Type.Record(text, Type.Number()), runs: orNull(text) })),
  /** By seat, the computer player that decides for the person there. */
  deputies: Type.Record(text, text),
  proposals: Type.Array(Proposal),
  /** How it ended at the table, if not by the rules. */
  ended: orNull(ofEngine<TableEnding>()),
  /** Your move that is made in a moment: see standing orders in docs/server.md. */
  held: orNull(text),
  /** By seat, where its person is; only of those of whom it may be told: see standing orders in docs/server.md. */
  presence: Type.Record(text, Presence),
  /** How many only watch, at all servers. */
  watchers: Type.Integer(),
});
export type TableNews = Static<typeof TableNews>;

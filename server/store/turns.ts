import type { MoveEntry, OutcomeReport, PositionJson, UndoEntry } from '@ravelin/engine';
import { Refusal } from '@ravelin/engine';
import type { Kept } from '@ravelin/table';
import { CompiledQuery } from 'kysely';
import type { NoticeKind } from '../notices/kinds.ts';
import { notifySeats } from '../notices/queue.ts';
import type { KeptLife } from '../play/life.ts';
import type { Database, Ending, SeatOutcome } from './schema.ts';
import { dropSnapshots, keepSnapshots } from './snapshots.ts';
import { type Columns, namesOf, valuesOf } from './values.ts';

/** What a table keeps besides the record. */
export interface Beside extends Pick<Kept, 'seen' | 'orders' | 'clocks' | 'reopened'> {
  readonly life?: KeptLife;
}

/** How a game ended, for good. */
export interface Ended {
  readonly how: Ending;
  /** The seat that resigned or had no time left. */
  readonly by: string | null;
  readonly outcomes: Readonly<Record<string, SeatOutcome>>;
}

/** What one turn at a table brought about, to be stored as a whole or not at all. */
export interface Turn {
  /** How many entries were stored before. */
  readonly after: number;
  readonly entries: readonly (MoveEntry | UndoEntry)[];
  /** Of the state that the entries led to. */
  readonly hash: string;
  /** With what the client marked its request. */
  readonly key?: string | undefined;
  /** Of what was loaded or stored last. Without it the moves alone are the lock: enough for whoever stores nothing else. */
  readonly revision?: number | undefined;
  /** Where the game stands; null: it is over; undefined: the snapshot stays as it is, to be followed up (`GameStore.keepSnapshot`). */
  readonly position?: PositionJson | null | undefined;
  readonly turn: string | null;
  readonly result: OutcomeReport | null;
  /** Null: it goes on. */
  readonly ended: Ended | null;
  readonly beside: Beside;
  /** By seat, the computer player that decides for the person there, if that has changed. */
  readonly deputies?: Readonly<Record<string, string>> | undefined;
  /** When a clock runs out, and when the table must be looked at next, in the time of `uptime.ts`. */
  readonly deadline: number | null;
  readonly due: number | null;
  readonly at: number;
  /** What those at these seats may want to be told of, if they are not looking. */
  readonly news?: readonly News[] | undefined;
}

export interface News {
  readonly kind: NoticeKind;
  readonly seats: readonly string[];
}

/** A turn, and the game that it belongs to. */
export interface TurnOf extends Turn {
  readonly game: string;
}

/** Somebody else has stored what comes next in the game: whoever gets this has an old state of it, and must load it again. */
export class Behind extends Refusal {
  constructor() {
    super('behind', 'Something else was stored in this game first. Nothing was done: look again, and decide anew.');
  }
}

/** Stores turns of different games with as few statements as for one. Where one of them is behind it throws: then none may be committed. */
export const storeTurns = async (db: Database, turns: readonly TurnOf[]): Promise<void> => {
  await storeMoves(db, turns);
  await storeGames(db, turns);
  for (const turn of turns) if (turn.ended) await storeEnding(db, turn, turn.ended);
  for (const { game, deputies } of turns) if (deputies) await storeDeputies(db, game, deputies);
  await keepSnapshots(
    db,
    turns.flatMap(({ game, after, entries, position }) =>
      position ? [{ game, sequence: after + entries.length, position }] : [],
    ),
  );
  await dropSnapshots(
    db,
    turns.flatMap(({ game, position }) => (position === null ? [game] : [])),
  );
  await notifySeats(
    db,
    turns.flatMap(({ game, at, news = [] }) => news.map((one) => ({ game, at, ...one }))),
  );
};

const MOVE: Columns = { game: '', sequence: 'bigint', entry: '', hash: '', key: '', at: 'bigint' };

const storeMoves = async (db: Database, turns: readonly TurnOf[]): Promise<void> => {
  const rows = turns.flatMap(({ game, after, entries, hash, key = null, at }) =>
    entries.map((entry, i) => [
      game,
      after + i + 1,
      JSON.stringify(entry),
      // Where a turn has several entries only the last state was ever shown to anybody.
      i === entries.length - 1 ? hash : '',
      i === 0 ? key : null,
      at,
    ]),
  );
  if (rows.length === 0) return;
  const values = valuesOf(MOVE, rows.length);
  await db.executeQuery(CompiledQuery.raw(`insert into moves (${namesOf(MOVE)}) values ${values}`, rows.flat()));
};

const NOBODY_IS_ASKED = { turn: null, deadline: null, due: null };

const TURN: Columns = {
  id: '',
  after: 'bigint',
  known: 'bigint',
  sequence: 'bigint',
  turn: '',
  result: '',
  beside: '',
  deadline: 'bigint',
  due: 'bigint',
  changed: 'bigint',
};

const rowOf = (turn: TurnOf): (string | number | null)[] => {
  const { game, after, entries, revision = null, ended, result, beside, at } = turn;
  const { turn: seat, deadline, due } = ended ? NOBODY_IS_ASKED : turn;
  // A standing order that was given is nobody else's business, nor when.
  const changed = entries.length > 0 || ended ? at : null;
  const written = result && JSON.stringify(result);
  const sequence = after + entries.length;
  return [game, after, revision, sequence, seat, written, JSON.stringify(beside), deadline, due, changed];
};

/** Changes many rows, each in its own way. */
const storeGames = async (db: Database, turns: readonly TurnOf[]): Promise<void> => {
  const text = `
    with turns (${namesOf(TURN)}) as (values ${valuesOf(TURN, turns.length)})
    update games set
      sequence = turns.sequence, revision = games.revision + 1, turn = turns.turn, result = turns.result, beside = turns.beside,
      deadline = turns.deadline, due = turns.due, changed = coalesce(turns.changed, games.changed)
    from turns
    where games.id = turns.id and games.state = 'running' and games.sequence = turns.after
      and (turns.known is null or games.revision = turns.known)`;
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, turns.flatMap(rowOf)));
  if (numAffectedRows !== BigInt(turns.length)) throw new Behind();
};

const storeEnding = async (db: Database, { game, at }: TurnOf, { how, by, outcomes }: Ended): Promise<void> => {
  await db
    .updateTable('games')
    .set({ state: 'over', ending: how, ended_by: by, ended_at: at })
    .where('id', '=', game)
    .execute();
  for (const [seat, outcome] of Object.entries(outcomes))
    await db.updateTable('seats').set({ outcome }).where('game', '=', game).where('seat', '=', seat).execute();
};

const storeDeputies = async (db: Database, game: string, deputies: Readonly<Record<string, string>>): Promise<void> => {
  await db.updateTable('seats').set({ deputy: null }).where('game', '=', game).execute();
  for (const [seat, deputy] of Object.entries(deputies))
    await db
      .updateTable('seats')
      .set({ deputy, helped: 1 })
      .where('game', '=', game)
      .where('seat', '=', seat)
      .execute();
};

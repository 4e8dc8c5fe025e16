import {
  type FairDice,
  type GameRecord,
  loadRecord,
  type MoveEntry,
  type OutcomeReport,
  type PositionJson,
  Refusal,
  type Source,
  type UndoEntry,
} from '@ravelin/engine';
import { type AnyMatch, bringGame, type FairChance, kernelOf, numbersAfter, recordGame } from '@ravelin/table';
import { notifySeats } from '../notices/queue.ts';
import { ownHash, setFiles } from './component-sets.ts';
import { isTaken } from './database.ts';
import { fairChance, fairOf, revealed } from './fair.ts';
import { GroupCommit } from './group-commit.ts';
import { inParts } from './in-parts.ts';
import { addLine } from './lines.ts';
import type { Database, GamesTable } from './schema.ts';
import { followUpSnapshot, lackingSnapshots, type SnapshotOf } from './snapshots.ts';
import { Behind, type Beside, storeTurns, type Turn, type TurnOf } from './turns.ts';

/** A game as it is stored. */
export interface Stored {
  readonly row: GamesTable;
  readonly record: GameRecord;
  /** How many entries are stored. */
  readonly sequence: number;
  readonly revision: number;
  /** How many of them lie before the present line. */
  readonly before: number;
  /** Which line it is. */
  readonly line: number;
  /** The seat that decides. */
  readonly turn: string | null;
  readonly beside: Beside;
  /** The keys of the requests that were carried out, with the entry that each led to. */
  readonly keys: ReadonlyMap<string, number>;
}

/** What was stored of a game after what somebody knows of it. */
export interface Since extends Pick<Stored, 'row' | 'sequence' | 'revision' | 'line' | 'turn' | 'beside'> {
  readonly entries: readonly (MoveEntry | UndoEntry)[];
  readonly keys: readonly string[];
  /** Of the state that the entries lead to; undefined: there are none. */
  readonly hash: string | undefined;
}

const hasLine = async (db: Database, game: string): Promise<boolean> =>
  (await db.selectFrom('lines').select('number').where('game', '=', game).executeTakeFirst()) !== undefined;

/** Where a row is there already that somebody wants to add, somebody else was first. */
const orBehind = async (storing: Promise<void>): Promise<void> => {
  try {
    await storing;
  } catch (error) {
    throw isTaken(error) ? new Behind() : error;
  }
};

/** Whoever came to a seat goes to the side that was drawn for it. */
const seatByLot = async (
  db: Database,
  game: string,
  seats: readonly string[],
  lot: readonly string[],
): Promise<void> => {
  const came = await db.selectFrom('seats').select(['seat', 'player', 'account']).where('game', '=', game).execute();
  for (const { seat, ...who } of came)
    await db
      .updateTable('seats')
      .set(who)
      .where('game', '=', game)
      .where('seat', '=', lot[seats.indexOf(seat)])
      .execute();
};

/** Games and their moves. What these functions promise is on the disk when the promise is kept. */
export class GameStore {
  private readonly database: Database;
  private readonly turns: GroupCommit<TurnOf>;

  constructor(database: Database) {
    this.database = database;
    this.turns = new GroupCommit(database, storeTurns);
  }

  /** `lot`: by seat, in the game's order, the side that whoever came there plays. */
  async begin(game: string, match: AnyMatch, beside: Beside, at: number, lot?: readonly string[]): Promise<void> {
    const record = match.record();
    const store = async (db: Database): Promise<void> => {
      // A game that was begun elsewhere has its line already.
      if (!(await hasLine(db, game))) await addLine(db, game, 1, 0, record);
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ state: 'running', listed: null, turn: match.seat, beside: JSON.stringify(beside), changed: at })
        .where('id', '=', game)
        .where('state', '=', 'lobby')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Behind();
      // Somebody has added to chance after it was made: it begins with that, or not at all.
      const { nonces } = (match.fair && (await fairOf(db, game))) ?? {};
      if (JSON.stringify(nonces) !== JSON.stringify(match.fair?.nonces)) throw new Behind();
      if (lot) await seatByLot(db, game, match.kernel.game.seats, lot);
      await notifySeats(db, [
        { game, kind: 'game', at },
        ...(match.seat === null ? [] : [{ game, kind: 'turn' as const, at, seats: [match.seat] }]),
      ]);
    };
    await orBehind(this.database.transaction().execute(store));
  }

  /** The files of the set that a player brought along; undefined: it comes with the game. */
  async ownFiles(components: string | null): Promise<unknown> {
    const hash = ownHash(components);
    return hash === undefined ? undefined : setFiles(this.database, hash);
  }

  /** Chance of a game that is about to begin; undefined where there is no commitment. */
  async chance(game: string): Promise<FairChance | undefined> {
    return fairChance(this.database, game);
  }

  /** The secret of its chance comes into the record of a game that is over. */
  async reveal(game: string, of: { fair?: FairDice | undefined }): Promise<void> {
    if (of.fair) of.fair = await revealed(this.database, game, of.fair);
  }

  /** The record of a game that is over, with the secret of its chance; undefined: it is not. */
  async finished(game: string): Promise<GameRecord | undefined> {
    const stored = await this.load(game);
    if (stored?.row.state !== 'over') return undefined;
    const record = { ...stored.record };
    await this.reveal(game, record);
    return record;
  }

  /** A game goes on by newer rules, or with other components: from now on by this record. */
  async goOn(game: string, stored: Stored, match: AnyMatch): Promise<void> {
    if (match.fair) {
      const { numbers = [], ...fair } = match.fair;
      match.fair = { ...fair, numbers: numbersAfter(numbers, match.log.length, stored.sequence) };
    }
    const { line, sequence } = stored;
    await orBehind(this.database.transaction().execute((db) => addLine(db, game, line + 1, sequence, match.record())));
  }

  async append(game: string, turn: Turn): Promise<void> {
    await orBehind(this.turns.store({ game, ...turn }));
  }

  /** The snapshot of a running game, unless something was stored of it since. */
  async keepSnapshot(snapshot: SnapshotOf): Promise<void> {
    await followUpSnapshot(this.database, snapshot);
  }

  /** Running games without the snapshot of their last position. */
  lackingSnapshots(): Promise<string[]> {
    return lackingSnapshots(this.database);
  }

  /** What is stored of a game that has begun; undefined: there is none. */
  load(game: string): Promise<Stored | undefined> {
    const { database } = this;
    return database
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        const row = await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
        const lines = db.selectFrom('lines').selectAll().where('game', '=', game);
        const line = await lines.orderBy('number', 'desc').limit(1).executeTakeFirst();
        if (!row || !line) return undefined;
        const moves = await db.selectFrom('moves').selectAll().where('game', '=', game).orderBy('sequence').execute();
        const sequence = moves.at(-1)?.sequence ?? 0;
        const since = moves.filter((move) => move.sequence > line.after);
        const began = JSON.parse(line.record) as GameRecord;
        const beside = JSON.parse(row.beside) as Beside;
        const { life } = beside;
        const kept = await db.selectFrom('snapshots').selectAll().where('game', '=', game).executeTakeFirst();
        const record: GameRecord = {
          ...began,
          moves: [...began.moves, ...since.map(({ entry }) => JSON.parse(entry) as MoveEntry | UndoEntry)],
          result: row.result === null ? null : (JSON.parse(row.result) as OutcomeReport),
          finalHash: since.at(-1)?.hash ?? began.finalHash,
          ...(life?.ended && { ended: life.ended }),
          ...(kept?.sequence === sequence && { snapshot: JSON.parse(kept.position) as PositionJson }),
        };
        return {
          row,
          record,
          sequence,
          revision: row.revision,
          before: line.after - began.moves.length,
          line: line.number,
          turn: row.turn,
          beside,
          keys: new Map(moves.flatMap((move) => (move.key === null ? [] : [[move.key, move.sequence] as const]))),
        };
      });
  }

  /** What others have stored of a game since; undefined: nothing, or the game is gone. */
  since(game: string, known: Pick<Stored, 'sequence' | 'revision'>): Promise<Since | undefined> {
    return this.database
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        const row = await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
        if (!row || row.revision === known.revision) return undefined;
        const { line } = await db
          .selectFrom('lines')
          .select(({ fn }) => fn.max('number').as('line'))
          .where('game', '=', game)
          .executeTakeFirstOrThrow();
        const moves = await db
          .selectFrom('moves')
          .selectAll()
          .where('game', '=', game)
          .where('sequence', '>', known.sequence)
          .orderBy('sequence')
          .execute();
        return {
          row,
          sequence: row.sequence,
          revision: row.revision,
          line,
          turn: row.turn,
          beside: JSON.parse(row.beside) as Beside,
          entries: moves.map(({ entry }) => JSON.parse(entry) as MoveEntry | UndoEntry),
          keys: moves.flatMap(({ key }) => (key === null ? [] : [key])),
          hash: moves.at(-1)?.hash,
        };
      });
  }

  /** The revisions of games, as they are stored. */
  async revisions(games: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await inParts(games, (some) =>
      this.database.selectFrom('games').select(['id', 'revision']).where('id', 'in', some).execute(),
    );
    return new Map(rows.map(({ id, revision }) => [id, revision]));
  }

  /**
   * The game, ready to go on. Where its rules have changed since, it goes on as a record does, and a new line begins. `otherwise`: chance of a
   * game without a commitment.
   */
  async open(
    game: string,
    otherwise: Source,
  ): Promise<{ readonly match: AnyMatch; readonly stored: Stored } | undefined> {
    const stored = await this.load(game);
    if (!stored) return undefined;
    const { record } = stored;
    await bringGame(recordGame(record));
    const kernel = kernelOf(recordGame(record));
    const fair = record.fair && (await fairChance(this.database, game, record.fair));
    const chance = fair ?? otherwise;
    const match: AnyMatch = loadRecord(kernel, kernel.game.sets, record, Number.POSITIVE_INFINITY, chance);
    if (stored.row.state === 'over') await this.reveal(game, match);
    if (match.reopened === undefined) return { match, stored };
    if (stored.row.ending === 'rules' && !match.over)
      throw new Refusal(
        'older-rules',
        'This game ended by older rules, which are no longer here: only its record is left.',
      );
    await this.goOn(game, stored, match);
    if (fair && match.fair) fair.fair = match.fair;
    const now = await this.load(game);
    return now && { match, stored: now };
  }
}

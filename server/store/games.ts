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
import {
  type AnyMatch,
  bringGame,
  type FairChance,
  type Kept,
  kernelOf,
  numbersAfter,
  recordGame,
} from '@ravelin/table';
import type { NoticeKind } from '../notices/kinds.ts';
import { notifySeats } from '../notices/queue.ts';
import type { KeptLife } from '../play/life.ts';
import { isTaken } from './database.ts';
import { fairChance, fairOf, revealed } from './fair.ts';
import { GroupCommit } from './group-commit.ts';
import { inParts } from './in-parts.ts';
import { addLine, followUpSnapshot, keepSnapshot } from './lines.ts';
import type { Database, Ending, GamesTable, SeatOutcome } from './schema.ts';

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
  /** Where the game stands; null: it is over; undefined: the snapshot stays as it is, to be followed up (`keepSnapshot`). */
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

/** Somebody else has stored what comes next in the game: whoever gets this has an old state of it, and must load it again. */
export class Behind extends Refusal {
  constructor() {
    super('behind', 'Something else was stored in this game first. Nothing was done: look again, and decide anew.');
  }
}

const hasLine = async (db: Database, game: string): Promise<boolean> =>
  (await db.selectFrom('lines').select('number').where('game', '=', game).executeTakeFirst()) !== undefined;

/** Games and their moves. What these functions promise is on the disk when the promise is kept. */
export class GameStore {
  private readonly database: Database;
  private readonly group: GroupCommit;

  constructor(database: Database) {
    this.database = database;
    this.group = new GroupCommit(database);
  }

  async begin(game: string, match: AnyMatch, beside: Beside, at: number): Promise<void> {
    const record = match.record();
    await this.atOnce(async (db) => {
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
      await notifySeats(db, { game, kind: 'game', at });
      if (match.seat !== null) await notifySeats(db, { game, kind: 'turn', at }, [match.seat]);
    });
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
    await this.atOnce((db) => addLine(db, game, stored.line + 1, stored.sequence, match.record()));
  }

  async append(game: string, turn: Turn): Promise<void> {
    const { after, entries, hash, key = null, revision, position, ended, at } = turn;
    await this.atOnce(async (db) => {
      if (entries.length > 0)
        await db
          .insertInto('moves')
          .values(
            entries.map((entry, i) => ({
              game,
              sequence: after + i + 1,
              entry: JSON.stringify(entry),
              // Where a turn has several entries only the last state was ever shown to anybody.
              hash: i === entries.length - 1 ? hash : '',
              key: i === 0 ? key : null,
              at,
            })),
          )
          .execute();
      let update = db
        .updateTable('games')
        .set((eb) => ({
          sequence: after + entries.length,
          revision: eb('revision', '+', 1),
          turn: ended ? null : turn.turn,
          result: turn.result && JSON.stringify(turn.result),
          beside: JSON.stringify(turn.beside),
          deadline: ended ? null : turn.deadline,
          due: ended ? null : turn.due,
          // A standing order that was given is nobody else's business, nor when.
          ...((entries.length > 0 || ended) && { changed: at }),
          ...(ended && { state: 'over', ending: ended.how, ended_by: ended.by, ended_at: at }),
        }))
        .where('id', '=', game)
        .where('state', '=', 'running')
        .where('sequence', '=', after);
      if (revision !== undefined) update = update.where('revision', '=', revision);
      const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Behind();
      if (ended) await this.keepOutcomes(db, game, ended);
      if (turn.deputies) await this.keepDeputies(db, game, turn.deputies);
      if (position !== undefined) await keepSnapshot(db, game, after + entries.length, position);
      for (const { kind, seats } of turn.news ?? []) await notifySeats(db, { game, kind, at }, seats);
    });
  }

  /** The snapshot of a running game, unless something was stored of it since. */
  async keepSnapshot(game: string, sequence: number, position: PositionJson): Promise<void> {
    await this.atOnce((db) => followUpSnapshot(db, game, sequence, position));
  }

  /** Running games without the snapshot of their last position: a server was killed before it was stored. */
  async lackingSnapshots(): Promise<string[]> {
    const rows = await this.database
      .selectFrom('games')
      .leftJoin('snapshots', (join) =>
        join.onRef('snapshots.game', '=', 'games.id').onRef('snapshots.sequence', '=', 'games.sequence'),
      )
      .select('games.id')
      .where('games.state', '=', 'running')
      .where('snapshots.game', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  private async keepOutcomes(db: Database, game: string, { outcomes }: Ended): Promise<void> {
    for (const [seat, outcome] of Object.entries(outcomes))
      await db.updateTable('seats').set({ outcome }).where('game', '=', game).where('seat', '=', seat).execute();
  }

  private async keepDeputies(db: Database, game: string, deputies: Readonly<Record<string, string>>): Promise<void> {
    await db.updateTable('seats').set({ deputy: null }).where('game', '=', game).execute();
    for (const [seat, deputy] of Object.entries(deputies))
      await db
        .updateTable('seats')
        .set({ deputy, helped: 1 })
        .where('game', '=', game)
        .where('seat', '=', seat)
        .execute();
  }

  private async atOnce(act: (db: Database) => Promise<void>): Promise<void> {
    try {
      await this.group.store(act);
    } catch (error) {
      throw isTaken(error) ? new Behind() : error;
    }
  }

  /** What is stored of a game that has begun; undefined: there is none. */
  load(game: string): Promise<Stored | undefined> {
    const { database } = this;
    return database
      .transaction()
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

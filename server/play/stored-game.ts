import type { PositionJson } from '@ravelin/engine';
import type { AnyMatch, Table } from '@ravelin/table';
import type { GameStore, Since, Stored } from '../store/games.ts';
import type { Seating } from '../store/lobby.ts';
import type { Beside, Ended, Turn } from '../store/turns.ts';
import { outcomesByRules } from './endings.ts';
import type { Life } from './life.ts';
import { newsOf } from './news.ts';

/** What only the store and the table know of a game. */
const besideOf = ({ seen, orders, clocks, reopened }: Table, life: Life): Beside => ({
  seen: seen.kept,
  orders: orders.kept,
  clocks: clocks.kept,
  reopened,
  life: life.kept,
});

const endingOf = ({ match, ended }: Table): Ended | null => {
  const { result, kernel } = match;
  if (ended || !result) return ended;
  return { how: 'rules', by: null, outcomes: outcomesByRules(result, kernel.game.seats) };
};

const positionOf = (match: AnyMatch): PositionJson | null => (match.over ? null : match.positionJson());

/** What a table cannot take over while it is played: who decides in whose stead, and that it has ended. */
const newLife = ({ life }: Beside): string => JSON.stringify([life?.deputies ?? {}, life?.ended ?? null]);

const deputiesOf = (life: Beside['life']): string => JSON.stringify(life?.deputies ?? {});

/** A snapshot is stored with a turn that comes at least so many milliseconds after the last one; of turns in quick succession only the first has one. */
export const SNAPSHOTS_APART = 1000;

/** What this server knows to be stored of a game that is played here. What comes after it is still to be stored. */
export class StoredGame {
  private readonly store: GameStore;
  private known: Pick<Stored, 'sequence' | 'revision' | 'before' | 'line' | 'beside' | 'turn'>;
  private readonly seating: Seating;
  private readonly id: string;
  private readonly keys: Set<string>;
  private snapshotAt = Number.NEGATIVE_INFINITY;
  private isSnapshotBehind: boolean;

  constructor(store: GameStore, stored: Stored, seating: Seating) {
    this.store = store;
    this.seating = seating;
    this.known = stored;
    this.id = stored.row.id;
    this.keys = new Set(stored.keys.keys());
    this.isSnapshotBehind = stored.row.state === 'running' && stored.record.snapshot === undefined;
  }

  /** Is the stored snapshot that of an earlier position, or is there none? */
  get lacksSnapshot(): boolean {
    return this.isSnapshotBehind;
  }

  /** Stores the snapshot that turns in quick succession were stored without. */
  async keepSnapshot({ match, isClosed }: Table, at: number): Promise<void> {
    if (isClosed || !this.isSnapshotBehind) return;
    const { sequence } = this.known;
    await this.store.keepSnapshot({ game: this.id, sequence, position: match.positionJson() });
    this.isSnapshotBehind = false;
    this.snapshotAt = at;
  }

  get revision(): number {
    return this.known.revision;
  }

  /** Was a request with this key carried out already? */
  hasDone(key: string): boolean {
    return this.keys.has(key);
  }

  /** Has more of the game been seen than is stored? */
  isSeenFurther({ seen }: Table): boolean {
    return JSON.stringify(seen.kept) !== JSON.stringify(this.known.beside.seen);
  }

  /** Stores what was done at the table since, with the key by which the client marked it. */
  async append(table: Table, life: Life, at: number, key: string | undefined): Promise<void> {
    const { sequence, revision, before } = this.known;
    const { match } = table;
    const entries = match.log.slice(sequence - before);
    const beside = besideOf(table, life);
    const isDue = at - this.snapshotAt >= SNAPSHOTS_APART;
    const withSnapshot = table.isClosed || (isDue && entries.length > 0);
    const turn: Turn = {
      after: sequence,
      entries,
      hash: match.hash(),
      key,
      position: withSnapshot ? positionOf(match) : undefined,
      turn: match.seat,
      result: match.result,
      revision,
      ended: endingOf(table),
      beside,
      deputies: this.newDeputies(beside),
      deadline: life.deadline,
      due: life.due,
      at,
      news: newsOf({ table, seating: this.seating, before: this.known, proposals: life.kept.proposals }),
    };
    await this.store.append(this.id, turn);
    const stored = { sequence: sequence + entries.length, revision: revision + 1, beside, turn: match.seat };
    this.known = { ...this.known, ...stored };
    if (key !== undefined) this.keys.add(key);
    this.isSnapshotBehind = !withSnapshot && (this.isSnapshotBehind || entries.length > 0);
    if (withSnapshot) this.snapshotAt = at;
  }

  private newDeputies({ life }: Beside): Readonly<Record<string, string>> | undefined {
    const isNew = deputiesOf(life) !== deputiesOf(this.known.beside.life);
    return isNew ? (life?.deputies ?? {}) : undefined;
  }

  // ---- what other servers store

  /** What was stored since by another server; undefined: nothing. */
  since(): Promise<Since | undefined> {
    return this.store.since(this.id, this.known);
  }

  /** Can the table take this over as it stands, or must the game be loaded again? */
  canFollow({ line, beside }: Since): boolean {
    return line === this.known.line && newLife(beside) === newLife(this.known.beside);
  }

  followed({ sequence, revision, beside, turn, keys }: Since): void {
    this.known = { ...this.known, sequence, revision, beside, turn };
    // Whoever stored it sees to its snapshot.
    this.isSnapshotBehind = false;
    for (const key of keys) this.keys.add(key);
  }

  // ---- resuming

  /** Names what is stored at this moment. */
  get mark(): string {
    const { line, sequence } = this.known;
    return `${line}.${sequence}`;
  }

  /**
   * How many moves had been made at that mark, if whoever heard of them then may keep what they heard: nothing was taken back since, and
   * the game did not end, at which everything is shown.
   */
  movesAt(mark: string, { match, isClosed }: Table): number | undefined {
    const { known } = this;
    const { log, length } = match;
    const [line, sequence] = mark.split('.').map(Number);
    if (line !== known.line) return undefined;
    if (sequence === known.sequence) return length;
    const heard = sequence - known.before;
    const isHere = Number.isInteger(heard) && heard >= 0 && heard < log.length;
    if (!isHere || isClosed || log.slice(heard).some(([seat]) => seat === 'undo')) return undefined;
    return length - (log.length - heard);
  }
}

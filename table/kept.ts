import { FORMAT, type GameRecord, Refusal } from '@ravelin/engine';
import type { KeptClocks } from './clocks.ts';
import type { KeptOrders } from './orders.ts';
import type { NewGame, ReopenedJson, TableSetting } from './schemas.ts';
import type { KeptSeen } from './seen.ts';

/** What is kept of a game. */

/** Its version: raised when an older client could not read it. */
const SAVE = 1;

export interface Kept {
  readonly save: number;
  readonly setting: TableSetting;
  readonly record: GameRecord;
  /** Missing in what was kept before there were any, and in an imported game. */
  readonly seen?: KeptSeen | undefined;
  readonly orders?: KeptOrders | undefined;
  readonly clocks?: KeptClocks | undefined;
  /** What has changed since it was begun, if nobody has read it yet. */
  readonly reopened?: ReopenedJson | null | undefined;
}

export const writeKept = (kept: Omit<Kept, 'save'>): string => JSON.stringify({ save: SAVE, ...kept } satisfies Kept);

const damaged = (): Refusal => new Refusal('bad-save', 'What was kept of this game is damaged.');

export const readKept = (saved: string): Kept => {
  let kept: Partial<Kept> | null;
  try {
    kept = JSON.parse(saved) as Partial<Kept> | null;
  } catch {
    throw damaged();
  }
  if (!kept?.record || !kept.setting || typeof kept.save !== 'number') throw damaged();
  if (kept.save > SAVE) throw new Refusal('newer-format', 'This game was kept by a newer version of Ravelin.');
  const { save, record, seen, orders, clocks, reopened } = kept;
  // Older saves held the seed here too; the record has it, and who looks on must not.
  const { seed: _seed, ...setting } = kept.setting as NewGame;
  return { save, setting, record, seen, orders, clocks, reopened };
};

/** Which game a record is of; refuses what is no record, or one that this program cannot read. */
export const recordGame = (record: unknown): string => {
  if (typeof record !== 'object' || record === null || !('ravelin' in record))
    throw new Refusal('bad-record', 'This is not a Ravelin record: "ravelin" (the format version) is missing.');
  if (typeof record.ravelin === 'number' && record.ravelin > FORMAT)
    throw new Refusal('newer-format', `The record has format ${record.ravelin}; this program reads up to ${FORMAT}.`);
  return 'game' in record && typeof record.game === 'string' ? record.game : '';
};

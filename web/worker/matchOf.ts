import { type Base, type Kernel, loadRecord, type Match } from '@ravelin/engine';
import { bringGame, kernelOf, recordGame } from '@ravelin/table';
import type { Matter } from './analysing.ts';

/** The game that a record is of, played again. */
export const matchOf = async ({ record }: Pick<Matter, 'record'>): Promise<Match<Base, unknown>> => {
  await bringGame(recordGame(record));
  const kernel = kernelOf(record.game) as unknown as Kernel<Base, unknown>;
  return loadRecord(kernel, kernel.game.sets, record);
};

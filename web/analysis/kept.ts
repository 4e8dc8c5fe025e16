import type { GameRecord } from '@ravelin/engine';
import { getAnalysis, type KeptAnalysis, putAnalysis } from '../shell/storage.ts';

/** The analyses that this device keeps. What cannot be kept is made again. */

/** The version that is read and written here; others are made anew. */
const FORMAT = 3;

/** A seed that is always the same: so is the analysis. */
export const SEED = 'analysis';

export const keyOf = ({ game, finalHash }: GameRecord): string => `${game}-${finalHash}`;

export const keptOf = async (record: GameRecord): Promise<KeptAnalysis> => {
  const kept = (await getAnalysis(keyOf(record)).catch(() => undefined)) as KeptAnalysis | undefined;
  if (kept?.done && kept.done.analysis !== FORMAT) return {};
  return kept?.done || kept?.begun ? kept : {};
};

export const keep = (record: GameRecord, kept: KeptAnalysis): void =>
  void putAnalysis(keyOf(record), kept).catch(() => undefined);

import type { AnalysisJson } from '@ravelin/bot';
import { LEVEL_NAMES } from '@ravelin/table/messages';
import { putAnalysis } from '../shell/storage.ts';
import { askAnalyst } from '../worker/analysing.ts';
import { theTable } from '../worker/client.ts';
import { keptOf, keyOf } from './kept.ts';

const depthOf = ({ level }: AnalysisJson): number => LEVEL_NAMES.findIndex(({ id }) => id === level);

/** Keeps the analysis that came with the record of the game on the table, if it is one of that game. A deeper one of this device stays. */
export const takeIn = async (analysis: unknown): Promise<void> => {
  const record = await theTable().ask.record();
  const found = await askAnalyst({ task: 'read', record, analysis }, 'read');
  const kept = await keptOf(record);
  if (kept.done && depthOf(kept.done) >= depthOf(found)) return;
  await putAnalysis(keyOf(record), { ...kept, done: found });
};

import { Analysis, type AnalysisJson } from '@ravelin/bot';
import { type Base, type Kernel, loadRecord } from '@ravelin/engine';
import { bringGame, kernelOf, recordGame } from '@ravelin/table';
import type { AnalyseTask, AnalystTells } from './analysing.ts';

/** The worker in which a finished game is analysed. It is sent the record, tells how far it has come, and is ended when nobody wants it any more. */

interface Port {
  onmessage: ((message: MessageEvent<AnalyseTask>) => void) | null;
  postMessage(tells: AnalystTells): void;
}
const port = self as unknown as Port;

/** How often it tells what is done, in milliseconds. */
const TOLD_EVERY = 250;

const analyse = async ({ record, level, seed }: AnalyseTask): Promise<AnalysisJson> => {
  await bringGame(recordGame(record));
  const kernel = kernelOf(record.game) as unknown as Kernel<Base, unknown>;
  const analysis = new Analysis(loadRecord(kernel, kernel.game.sets, record), level, seed, record.ended ?? null);
  let told = 0;
  for (const piece of analysis.pieces) {
    analysis.take(piece, analysis.work.do(piece));
    if (performance.now() - told < TOLD_EVERY) continue;
    told = performance.now();
    const { progress, curve, steps } = analysis;
    port.postMessage({ progress, curve, steps });
  }
  return analysis.conclude();
};

port.onmessage = ({ data }) => {
  analyse(data).then(
    (done) => port.postMessage({ done }),
    (error: unknown) => port.postMessage({ failed: String((error as Error).message ?? error) }),
  );
};

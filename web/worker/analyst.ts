import { Analysis, estimateOf, judgementOn, lineFrom, readAnalysis, Work } from '@ravelin/bot';
import { type Base, type Kernel, loadRecord, parseMove, Refusal } from '@ravelin/engine';
import { bringGame, kernelOf, recordGame } from '@ravelin/table';
import type { AnalystTask, AnalystTells, Matter, PieceFound } from './analysing.ts';

/** The worker in which a finished game is analysed. It is sent the record, tells how far it has come, and is ended when nobody wants it any more. */

interface Port {
  onmessage: ((message: MessageEvent<AnalystTask>) => void) | null;
  postMessage(tells: AnalystTells): void;
}
const port = self as unknown as Port;

/** How often it tells what is done, in milliseconds. */
const TOLD_EVERY = 250;

const matchOf = async ({ record }: Pick<Matter, 'record'>) => {
  await bringGame(recordGame(record));
  const kernel = kernelOf(record.game) as unknown as Kernel<Base, unknown>;
  return loadRecord(kernel, kernel.game.sets, record);
};

const keyOf = ([{ kind, at }]: PieceFound): string => `${kind} ${at}`;

const analyse = async (task: Extract<AnalystTask, { task: 'analyse' }>): Promise<AnalystTells> => {
  const { record, level, seed } = task;
  const analysis = new Analysis(await matchOf(task), level, seed, record.ended ?? null);
  for (const [piece, found] of task.found) analysis.take(piece, found);
  const before = new Set(task.found.map(keyOf));
  let news: PieceFound[] = [];
  let told = 0;
  for (const piece of analysis.pieces) {
    if (before.has(`${piece.kind} ${piece.at}`)) continue;
    const found = analysis.work.do(piece);
    analysis.take(piece, found);
    news.push([piece, found]);
    if (performance.now() - told < TOLD_EVERY) continue;
    told = performance.now();
    const { progress, curve, steps } = analysis;
    port.postMessage({ progress, curve, steps, found: news });
    news = [];
  }
  return { done: analysis.conclude() };
};

const answer = async (task: AnalystTask): Promise<AnalystTells> => {
  if (task.task === 'analyse') return analyse(task);
  const match = await matchOf(task);
  if (task.task === 'read') return { read: readAnalysis(match, task.analysis, task.record.ended) };
  const { level, seed } = task;
  if (task.task === 'estimate') return { milliseconds: estimateOf(match, seed, () => performance.now()) };
  const work = new Work(match, level, seed);
  if (task.task === 'judge')
    return { judgement: judgementOn(work, task.at, task.move ?? work.line[task.at][1], task.known) };
  return { line: lineFrom(work, task.at, parseMove(match.kernel, match.stateAt(task.at), task.move)) };
};

port.onmessage = ({ data }) => {
  answer(data).then(
    (tells) => port.postMessage(tells),
    (error: unknown) => {
      const code = error instanceof Refusal ? error.code : 'fault';
      port.postMessage({ failed: String((error as Error).message ?? error), code });
    },
  );
};

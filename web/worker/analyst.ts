import {
  Analysis,
  type AnyMatch,
  estimateOf,
  type Found,
  inThreads,
  judgementOn,
  lineFrom,
  type Piece,
  readAnalysis,
  type Thread,
  Work,
} from '@ravelin/bot';
import { parseMove, Refusal } from '@ravelin/engine';
import type { AnalystTask, AnalystTells, Matter, PieceFound } from './analysing.ts';
import { matchOf } from './matchOf.ts';
import { threadOf } from './thread.ts';

/**
 * The worker in which a finished game is analysed, in as many threads as it is told. It is sent the record, tells how far it has
 * come, and is ended when nobody wants it any more.
 */

interface Port {
  onmessage: ((message: MessageEvent<AnalystTask>) => void) | null;
  postMessage(tells: AnalystTells): void;
}
const port = self as unknown as Port;

/** How often it tells what is done, in milliseconds. */
const TOLD_EVERY = 250;

/** A thread that does pieces of the analysis; it ends with this one. */
const threadFor = (matter: Matter): Thread => {
  const worker = new Worker(new URL('./analystThread.ts', import.meta.url), { type: 'module', name: 'analysis' });
  const thread = threadOf(worker);
  thread.send(matter);
  return thread;
};

const keyOf = ([{ kind, at }]: PieceFound): string => `${kind} ${at}`;

const analyse = async (task: Extract<AnalystTask, { task: 'analyse' }>): Promise<AnalystTells> => {
  const { record, level, seed, threads } = task;
  const analysis = new Analysis(await matchOf(task), level, seed, record.ended ?? null);
  for (const [piece, found] of task.found) analysis.take(piece, found);
  const before = new Set(task.found.map(keyOf));
  let news: PieceFound[] = [];
  let told = 0;
  const done = (piece: Piece, found: Found): void => {
    analysis.take(piece, found);
    news.push([piece, found]);
    if (performance.now() - told < TOLD_EVERY) return;
    told = performance.now();
    const { progress, curve, steps } = analysis;
    port.postMessage({ progress, curve, steps, found: news });
    news = [];
  };
  const left = analysis.pieces.filter(({ kind, at }) => !before.has(`${kind} ${at}`));
  if (threads === 1) for (const piece of left) done(piece, analysis.work.do(piece));
  else await inThreads(left, () => threadFor({ record, level, seed }), threads, done);
  return { done: analysis.conclude() };
};

/** By level, with all threads at work. */
const estimated = (match: AnyMatch, seed: string, threads: number): Readonly<Record<string, number>> => {
  const alone = Object.entries(estimateOf(match, seed, () => performance.now()));
  return Object.fromEntries(alone.map(([level, milliseconds]) => [level, milliseconds / threads]));
};

const answer = async (task: AnalystTask): Promise<AnalystTells> => {
  if (task.task === 'analyse') return analyse(task);
  const match = await matchOf(task);
  if (task.task === 'read') return { read: readAnalysis(match, task.analysis, task.record.ended) };
  const { level, seed } = task;
  if (task.task === 'estimate') return { milliseconds: estimated(match, seed, task.threads) };
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

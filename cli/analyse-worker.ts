import { parentPort, workerData } from 'node:worker_threads';
import { type Found, type Piece, Work } from '@ravelin/bot';
import { load } from './library.ts';

/** A thread of `ravelin analyse`: does each piece that it is sent. */

export interface AnalyseData {
  readonly record: unknown;
  readonly level: string;
  readonly seed: string;
}

export interface PieceFound {
  readonly piece: Piece;
  readonly found: Found;
}

const { record, level, seed } = workerData as AnalyseData;
const work = new Work(load(record), level, seed);
parentPort?.on('message', (piece: Piece) =>
  parentPort?.postMessage({ piece, found: work.do(piece) } satisfies PieceFound),
);

import type { AnalysisJson, Found, Judgement, LineMove, Piece, Step } from '@ravelin/bot';
import type { GameRecord } from '@ravelin/engine';
import { TableError } from './exchange.ts';

/** What travels between the page and the worker that analyses a finished game. */

/** What is analysed, and how: the same gives the same. */
export interface Matter {
  readonly record: GameRecord;
  readonly level: string;
  readonly seed: string;
}

export type PieceFound = readonly [Piece, Found];

export type AnalystTask =
  /** The whole game, in so many threads; `found`: what was found of it before. */
  | (Matter & { readonly task: 'analyse'; readonly threads: number; readonly found: readonly PieceFound[] })
  /** How long that would take, by level. */
  | (Matter & { readonly task: 'estimate'; readonly threads: number })
  /**
   * What a move would have been worth in the place of the next one; without any: what that one was worth. `known`: the best move, where it was found
   * before.
   */
  | (Matter & { readonly task: 'judge'; readonly at: number; readonly move?: string; readonly known?: string })
  /** An analysis that came with the record from elsewhere: it must be one, and one of this game. */
  | (Pick<Matter, 'record'> & { readonly task: 'read'; readonly analysis: unknown })
  /** How the game could have gone on with a move after so many. */
  | (Matter & { readonly task: 'line'; readonly at: number; readonly move: string });

export type AnalystTells =
  | {
      readonly progress: number;
      readonly curve: readonly (number | null)[];
      readonly steps: readonly Step[];
      /** What was found since the last telling. */
      readonly found: readonly PieceFound[];
    }
  | { readonly done: AnalysisJson }
  | { readonly read: AnalysisJson }
  | { readonly milliseconds: Readonly<Record<string, number>> }
  | { readonly judgement: Judgement }
  | { readonly line: readonly LineMove[] }
  | { readonly failed: string; readonly code: string };

/** Such a worker; whoever wants it no longer ends it. */
export const analyst = (): Worker =>
  new Worker(new URL('./analyst.ts', import.meta.url), { type: 'module', name: 'analyst' });

/** Asks for one thing and waits for it. `signal`: it is not wanted any more. */
export const askAnalyst = <K extends 'milliseconds' | 'judgement' | 'line' | 'read'>(
  task: AnalystTask,
  wanted: K,
  signal?: AbortSignal,
): Promise<Extract<AnalystTells, Record<K, unknown>>[K]> =>
  new Promise((resolve, reject) => {
    const worker = analyst();
    const end = (): void => worker.terminate();
    const fail = (message: string, code = 'fault'): void => {
      end();
      reject(new TableError({ code, message }));
    };
    signal?.addEventListener('abort', () => fail('It is no longer wanted.'), { once: true });
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message);
    };
    worker.onmessage = ({ data }: MessageEvent<AnalystTells>) => {
      if ('failed' in data) return fail(data.failed, data.code);
      if (!(wanted in data)) return;
      end();
      resolve((data as Extract<AnalystTells, Record<K, unknown>>)[wanted]);
    };
    worker.postMessage(task);
  });

import type { AnalysisJson, Step } from '@ravelin/bot';
import type { GameRecord } from '@ravelin/engine';

/** What travels between the page and the worker that analyses a finished game. */

export interface AnalyseTask {
  readonly record: GameRecord;
  readonly level: string;
  readonly seed: string;
}

export type AnalystTells =
  | { readonly progress: number; readonly curve: readonly (number | null)[]; readonly steps: readonly Step[] }
  | { readonly done: AnalysisJson }
  | { readonly failed: string };

/** Such a worker; whoever wants it no longer ends it. */
export const analyst = (): Worker =>
  new Worker(new URL('./analyst.ts', import.meta.url), { type: 'module', name: 'analyst' });

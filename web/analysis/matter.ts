import type { AnalysisJson, LineMove, Point } from '@ravelin/bot';
import { openPast } from '../replay/openPast.ts';
import { askAnalyst, type Matter } from '../worker/analysing.ts';
import { TableError, theTable } from '../worker/client.ts';
import { keptOf, SEED } from './kept.ts';

/** A finished game of this device that is asked about, with what is known of it. */
export interface Opened {
  readonly matter: Matter;
  readonly found: AnalysisJson | undefined;
}

/** The depth at which a game is asked about that was not analysed. */
const USUAL = 'captain';

/** Brings it to the table. */
export const openMatter = async (id: string): Promise<Opened> => {
  const { example } = await openPast(id);
  if (example) throw new TableError({ code: 'unknown-example', message: id });
  const record = await theTable().ask.record();
  const { done: found } = await keptOf(record);
  return { matter: { record, level: found?.level ?? USUAL, seed: found?.seed ?? SEED }, found };
};

/** The decisions at which the game turned. */
export const decisionsOf = ({ found }: Opened): readonly Point[] =>
  found?.points.filter(({ kind }) => kind === 'decision') ?? [];

export const decisionAt = (opened: Opened, at: number): Point | undefined =>
  decisionsOf(opened).find(({ move }) => move === at + 1);

/** How the game could have gone on with the better move after so many. */
export const lineAt = async (opened: Opened, at: number): Promise<readonly LineMove[]> => {
  const point = decisionAt(opened, at);
  if (point) return point.line;
  const { matter } = opened;
  const { best } = await askAnalyst({ ...matter, task: 'judge', at }, 'judgement');
  return askAnalyst({ ...matter, task: 'line', at, move: best }, 'line');
};

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Analysis, type AnalysisJson, levelOf, readAnalysis, AnalysisJson as Schema } from '@ravelin/bot';
import { type GameRecord, Refusal, readableJson, type TableEnding } from '@ravelin/engine';
import { LEVEL_NAMES } from '@ravelin/table';
import type { AnalyseData, PieceFound } from './analyse-worker.ts';
import { analysisLines } from './analysis-lines.ts';
import { countArgument } from './args.ts';
import { complain, type Io, isTerminal, readJson, say } from './io.ts';
import { type AnyMatch, load } from './library.ts';
import { inThreads } from './threads.ts';

/** `ravelin analyse`: how a recorded game stood after each move, what luck did and what decisions did, and where it turned. */

const USUAL = { level: LEVEL_NAMES[2].id, seed: 'analysis' };

export const analyse = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      level: { type: 'string' },
      seed: { type: 'string' },
      again: { type: 'boolean', default: false },
      jobs: { type: 'string' },
      json: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      schema: { type: 'boolean', default: false },
    },
  });
  if (values.schema) {
    say(io, JSON.stringify(Schema, null, 2));
    return 0;
  }
  const [file] = positionals;
  if (file === undefined) throw new Refusal('bad-arguments', 'Which record? ravelin analyse FILE');
  const { level = USUAL.level, seed = USUAL.seed } = values;
  const jobs = countArgument('jobs', values.jobs, availableParallelism());
  const record = readJson(file);
  const match = load(record);
  const kept = values.again ? undefined : keptIn(match, record, io);
  const isWanted = (one: AnalysisJson): boolean =>
    (values.level === undefined || one.level === levelOf(level)) && (values.seed === undefined || one.seed === seed);
  const found = kept && isWanted(kept) ? kept : await freshly(match, { record, level, seed }, jobs, io);
  if (values.keep) writeFileSync(file, readableJson({ ...(record as object), analysis: found }));
  if (values.json) say(io, JSON.stringify(found));
  else say(io, ...analysisLines(match, found));
  return 0;
};

/** The analysis that the record's file holds; undefined: none, or one that is not to be trusted, and why is said. */
const keptIn = (match: AnyMatch, record: unknown, io: Io): AnalysisJson | undefined => {
  const { analysis, ended = null } = record as { readonly analysis?: unknown; readonly ended?: TableEnding };
  if (analysis === undefined) return undefined;
  try {
    return readAnalysis(match as never, analysis, ended);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(io, `${error.message} It is left out of account.`);
    return undefined;
  }
};

const freshly = async (match: AnyMatch, data: AnalyseData, jobs: number, io: Io): Promise<AnalysisJson> => {
  const told = isTerminal(io.errors) ? (done: number) => io.errors.write(`\r${Math.round(100 * done)} %`) : undefined;
  const found = await analysed(match, data, jobs, told);
  if (told) complain(io, '\r     ');
  return found;
};

/** The analysis of a match, by so many threads; one: by this one. */
export const analysed = async (
  match: AnyMatch,
  data: AnalyseData,
  jobs: number,
  told?: (progress: number) => void,
): Promise<AnalysisJson> => {
  const { ended = null } = data.record as Partial<GameRecord>;
  if (!match.over && !ended)
    throw new Refusal('not-over', 'Only a game that is over is analysed: in a running one it would help a side.');
  const analysis = new Analysis(match as never, data.level, data.seed, ended);
  const left = [...analysis.pieces];
  const done = ({ piece, found }: PieceFound): void => {
    analysis.take(piece, found);
    told?.(analysis.progress);
  };
  if (jobs === 1) for (const piece of left) done({ piece, found: analysis.work.do(piece) });
  else
    await inThreads<unknown, PieceFound>({
      module: new URL('./analyse-worker.js', import.meta.url),
      data,
      threads: Math.min(jobs, left.length),
      next: () => left.shift(),
      done,
    });
  return analysis.conclude();
};

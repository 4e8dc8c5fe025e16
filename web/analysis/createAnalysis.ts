import type { AnalysisJson, Step } from '@ravelin/bot';
import { createSignal, onCleanup } from 'solid-js';
import { getAnalysis, putAnalysis } from '../shell/storage.ts';
import { type AnalyseTask, type AnalystTells, analyst } from '../worker/analysing.ts';
import { theTable } from '../worker/client.ts';

/** The analysis of the finished game on the table: kept from last time, or made in a worker of its own while the page goes on. */

/** The middle level, and a seed that is always the same: so is the analysis. */
const LEVEL = 'captain';
const SEED = 'analysis';

const isCurrent = (kept: AnalysisJson | undefined): kept is AnalysisJson => kept?.analysis === 2;

export const createAnalysis = (length: number) => {
  const [progress, setProgress] = createSignal(0);
  const [curve, setCurve] = createSignal<readonly (number | null)[]>(new Array<null>(length + 1).fill(null));
  const [steps, setSteps] = createSignal<readonly Step[]>([]);
  const [done, setDone] = createSignal<AnalysisJson>();
  const [failed, setFailed] = createSignal(false);
  const [stopped, setStopped] = createSignal(false);
  let worker: Worker | undefined;

  const take = (found: AnalysisJson): void => {
    setCurve([found.start + found.deal, ...found.steps.map(({ after }) => after)]);
    setSteps(found.steps);
    setProgress(1);
    setDone(found);
  };
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const hear = (tells: AnalystTells, keep: (found: AnalysisJson) => void): void => {
    if ('done' in tells) {
      end();
      take(tells.done);
      keep(tells.done);
    } else if ('failed' in tells) {
      end();
      setFailed(true);
    } else {
      setProgress(tells.progress);
      setCurve(tells.curve);
      setSteps(tells.steps);
    }
  };

  const begin = async (): Promise<void> => {
    setStopped(false);
    setFailed(false);
    const record = await theTable().ask.record();
    const key = `${record.game}-${record.finalHash}`;
    const kept = await getAnalysis(key).catch(() => undefined);
    if (isCurrent(kept)) {
      take(kept);
      return;
    }
    worker = analyst();
    // What cannot be kept is made again next time.
    worker.onmessage = ({ data }: MessageEvent<AnalystTells>) =>
      hear(data, (found) => void putAnalysis(key, found).catch(() => undefined));
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      setFailed(true);
    };
    worker.postMessage({ record, level: LEVEL, seed: SEED } satisfies AnalyseTask);
  };
  const stop = (): void => {
    end();
    setStopped(true);
  };
  onCleanup(end);
  begin().catch(() => setFailed(true));
  return {
    progress,
    curve,
    steps,
    done,
    failed,
    stopped,
    stop,
    begin: () => void begin().catch(() => setFailed(true)),
  };
};

export type AnalysisOfGame = ReturnType<typeof createAnalysis>;

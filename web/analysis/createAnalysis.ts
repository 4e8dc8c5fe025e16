import type { AnalysisJson, Step } from '@ravelin/bot';
import type { GameRecord } from '@ravelin/engine';
import { batch, createSignal, onCleanup } from 'solid-js';
import type { KeptAnalysis } from '../shell/storage.ts';
import { type AnalystTask, type AnalystTells, analyst, askAnalyst, type PieceFound } from '../worker/analysing.ts';
import { theTable } from '../worker/client.ts';
import { coresLessOne } from '../worker/cores.ts';
import { keep, keptOf, SEED } from './kept.ts';

/** `known`: by what its seat could know; `open`: with all cards open. */
export type JudgedBy = 'known' | 'open';

/** The analysis of the finished game on the table: kept from last time, or made in workers of its own while the page goes on. */

/** The middle level. */
const USUAL = 'captain';
/** What is found is kept so often, in milliseconds, so that whoever leaves can go on later. */
const KEPT_EVERY = 5000;

/** Each thread holds the game. */
const MOST = 8;

/** `choosing`: how deep it is to look. */
type Stage = 'opening' | 'choosing' | 'running' | 'done' | 'failed';

export const createAnalysis = (length: number) => {
  const [stage, setStage] = createSignal<Stage>('opening');
  const [progress, setProgress] = createSignal(0);
  const [curve, setCurve] = createSignal<readonly (number | null)[]>(new Array<null>(length + 1).fill(null));
  const [steps, setSteps] = createSignal<readonly Step[]>([]);
  const [done, setDone] = createSignal<AnalysisJson>();
  const [kept, setKept] = createSignal<KeptAnalysis>({});
  const [level, setLevel] = createSignal<string>(USUAL);
  const [judgedBy, setJudgedBy] = createSignal<JudgedBy>('known');
  const [milliseconds, setMilliseconds] = createSignal<Readonly<Record<string, number>>>();
  const threads = coresLessOne(MOST);
  const ending = new AbortController();
  let record: GameRecord | undefined;
  let worker: Worker | undefined;
  let found: PieceFound[] = [];
  let keptAt = 0;

  const take = (analysis: AnalysisJson): void =>
    batch(() => {
      setCurve([analysis.start + analysis.deal, ...analysis.steps.map(({ after }) => after)]);
      setSteps(analysis.steps);
      setProgress(1);
      setDone(analysis);
      setLevel(analysis.level);
      setStage('done');
    });
  const store = (next: KeptAnalysis): void => {
    setKept(next);
    if (record) keep(record, next);
  };
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const fail = (): void => {
    end();
    setStage('failed');
  };
  /** What was found so far is kept beside the analysis that there is. */
  const keepBegun = (): void => {
    keptAt = performance.now();
    store({ ...kept(), begun: { level: level(), progress: progress(), found } });
  };
  const hear = (tells: AnalystTells): void => {
    if ('done' in tells) {
      end();
      take(tells.done);
      store({ done: tells.done });
    } else if ('failed' in tells) fail();
    else if ('progress' in tells) {
      found = [...found, ...tells.found];
      batch(() => {
        setProgress(tells.progress);
        setCurve(tells.curve);
        setSteps(tells.steps);
      });
      if (performance.now() - keptAt > KEPT_EVERY) keepBegun();
    }
  };

  const begin = (wanted: string): void => {
    if (!record) return;
    const { begun } = kept();
    found = begun?.level === wanted ? [...begun.found] : [];
    batch(() => {
      setLevel(wanted);
      setProgress(begun?.level === wanted ? begun.progress : 0);
      setStage('running');
    });
    keptAt = performance.now();
    worker = analyst();
    worker.onmessage = ({ data }: MessageEvent<AnalystTells>) => hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    worker.postMessage({ task: 'analyse', record, level: wanted, seed: SEED, threads, found } satisfies AnalystTask);
  };
  const choose = (): void => {
    setStage('choosing');
    if (!record || milliseconds()) return;
    const task: AnalystTask = { task: 'estimate', record, level: USUAL, seed: SEED, threads };
    askAnalyst(task, 'milliseconds', ending.signal).then(setMilliseconds, () => undefined);
  };
  const stop = (): void => {
    end();
    keepBegun();
    const before = kept().done;
    if (before) take(before);
    else choose();
  };
  const open = async (): Promise<void> => {
    record = await theTable().ask.record();
    setKept(await keptOf(record));
    const { done: before, begun } = kept();
    if (before) take(before);
    else {
      if (begun) setLevel(begun.level);
      choose();
    }
  };
  onCleanup(() => {
    if (worker) keepBegun();
    end();
    ending.abort();
  });
  open().catch(fail);
  return {
    stage,
    progress,
    curve,
    steps,
    done,
    level,
    setLevel,
    judgedBy,
    setJudgedBy,
    /** How long each level would take on this device; undefined until that is known. */
    milliseconds,
    /** The analysis that was begun and can go on. */
    begun: () => kept().begun,
    begin,
    choose,
    /** Back to the analysis that there is. */
    leave: () => {
      const before = kept().done;
      if (before) take(before);
    },
    stop,
  };
};

export type AnalysisOfGame = ReturnType<typeof createAnalysis>;

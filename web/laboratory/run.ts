import { createStore } from 'solid-js/store';
import { LabRun, type Progress, type Reported, type Runner, type Wanted } from '../worker/laboratoryLine.ts';
import { forgetRun, Keeper, lastRun, samplesIn } from './kept.ts';

/** The run of this page. It is kept here, not in the screen: it goes on while one looks at something else. */

interface Left {
  readonly game: string;
  readonly done: number;
  readonly all: number;
  /** False: another build of the program began it. */
  readonly canGoOn: boolean;
}

interface State {
  stage: 'form' | 'preparing' | 'running' | 'stopped' | 'finished';
  game: string;
  progress: Progress;
  reported: Reported | undefined;
  failure: string | undefined;
  /** A run that an earlier page has left. */
  left: Left | undefined;
  /** This device does not keep the run: it ends with the page. */
  isUnkept: boolean;
}

const NOTHING: Progress = { done: 0, all: 0, rate: 0 };
const [state, setState] = createStore<State>({
  stage: 'form',
  game: '',
  progress: NOTHING,
  reported: undefined,
  failure: undefined,
  left: undefined,
  isUnkept: false,
});

export { state };

let run: LabRun | undefined;
let keeper: Keeper | undefined;

const BUILD = document.querySelector<HTMLMetaElement>('meta[name="ravelin-build"]')?.content ?? '';
/** For the report. */
const VERSION = String(import.meta.env.RAVELIN_VERSION);

const runner: Runner = {
  tell: (progress) => setState({ progress }),
  played: (number, sample) => keeper?.add(number, sample),
};

const cannotKeep = (): void => {
  keeper = undefined;
  setState({ isUnkept: true });
};

const fails = (error: unknown): void => {
  end();
  setState({ stage: 'form', failure: error instanceof Error ? error.message : String(error) });
};

const playOn = async (playing: LabRun): Promise<void> => {
  setState({ stage: 'running', progress: playing.progress });
  const isWhole = await playing.play();
  const reported = await playing.report(VERSION);
  if (run !== playing) return;
  setState({ stage: isWhole ? 'finished' : 'stopped', reported });
  if (isWhole) end();
};

const begins = (game: string): void => {
  end();
  setState({ stage: 'preparing', game, progress: NOTHING, reported: undefined, failure: undefined });
  setState({ left: undefined, isUnkept: false });
};

export const start = async (wanted: Wanted): Promise<void> => {
  begins(wanted.game);
  try {
    run = await LabRun.prepare(wanted, runner);
    keeper = await Keeper.begin(run.prepared, BUILD, cannotKeep).catch(() => undefined);
    setState({ isUnkept: keeper === undefined });
    await playOn(run);
  } catch (error) {
    fails(error);
  }
};

/** Looks for a run that an earlier page has left. */
export const lookBack = async (): Promise<void> => {
  const last = await lastRun().catch(() => undefined);
  if (!last || state.stage !== 'form') return;
  const { game, games, arms } = last.run.experiment;
  setState({ left: { game, done: last.done, all: games * arms.length, canGoOn: last.run.build === BUILD } });
};

/** Goes on with it. */
export const takeUp = async (): Promise<void> => {
  const last = await lastRun().catch(() => undefined);
  if (last?.run.build !== BUILD) return forget();
  begins(last.run.experiment.game);
  try {
    run = await LabRun.goOn(last.run, await samplesIn(last.run), runner);
    keeper = new Keeper(last.run, cannotKeep);
    await playOn(run);
  } catch (error) {
    fails(error);
  }
};

/** Throws it away. */
export const forget = async (): Promise<void> => {
  setState({ left: undefined });
  await forgetRun().catch(() => undefined);
};

export const stop = (): void => run?.stop();

export const resume = (): void => {
  if (run) playOn(run).catch(fails);
};

/** Back to the form; what was played is forgotten. */
export const again = (): void => {
  end();
  setState({ stage: 'form', reported: undefined, progress: NOTHING });
  void forget();
};

const end = (): void => {
  run?.end();
  run = undefined;
  keeper = undefined;
};

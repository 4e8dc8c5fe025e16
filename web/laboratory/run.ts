import { createStore } from 'solid-js/store';
import { LabRun, type Progress, type Reported, type Runner, type Wanted } from '../worker/laboratoryLine.ts';
import { untilFree } from './held.ts';
import { type FreeRun, forgetRun, Keeper, runsLeft } from './kept.ts';

/** The run of this page. It is kept here, not in the screen: it goes on while one looks at something else. */

interface Left {
  readonly id: string;
  readonly game: string;
  readonly done: number;
  readonly all: number;
  /** False: another build of the program began it. */
  readonly canGoOn: boolean;
  /** It was to go on, and could not be read. */
  readonly isUnread?: true;
}

interface State {
  stage: 'form' | 'preparing' | 'running' | 'stopped' | 'finished';
  game: string;
  progress: Progress;
  reported: Reported | undefined;
  failure: string | undefined;
  /** A run that an earlier page has left. */
  left: Left | undefined;
  /** The run is not kept on this device, or not whole: it ends with the page. */
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

const cannotKeep = (broken: Keeper): void => {
  if (keeper === broken) setState({ isUnkept: true });
};

const fails = (error: unknown): void => {
  end();
  setState({ stage: 'form', failure: error instanceof Error ? error.message : String(error) });
  void lookBack();
};

const playOn = async (playing: LabRun): Promise<void> => {
  setState({ stage: 'running', progress: playing.progress });
  const isWhole = await playing.play();
  const reported = await playing.report(VERSION);
  if (run !== playing) return;
  setState({ stage: isWhole ? 'finished' : 'stopped', reported });
  if (isWhole) endPlay();
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
  if (state.stage !== 'form') return;
  const found = await runsLeft().catch(() => undefined);
  if (!found || state.stage !== 'form') return;
  setState({ left: found.free && leftOf(found.free) });
  for (const id of found.held) void lookOnceFree(id);
};

const leftOf = ({ run: { id, build, experiment }, done }: FreeRun): Left => {
  const { game, games, arms } = experiment;
  return { id, game, done, all: games * arms.length, canGoOn: build === BUILD };
};

/** Other pages play these. When such a page is gone, its run can go on here. */
const awaited = new Set<string>();

const lookOnceFree = async (id: string): Promise<void> => {
  if (awaited.has(id)) return;
  awaited.add(id);
  await untilFree(id);
  awaited.delete(id);
  await lookBack();
};

/** Goes on with it. */
export const takeUp = async (): Promise<void> => {
  const { left } = state;
  if (!left?.canGoOn) return;
  begins(left.game);
  try {
    const found = await Keeper.takeUp(left.id, cannotKeep).catch(() => 'unread' as const);
    if (found === 'unread') return setState({ stage: 'form', left: { ...left, isUnread: true } });
    if (!found) {
      setState({ stage: 'form' });
      return lookBack();
    }
    keeper = found.keeper;
    run = await LabRun.goOn(keeper.run, found.samples, runner);
    await playOn(run);
  } catch (error) {
    fails(error);
  }
};

/** Throws it away. */
export const forget = async (): Promise<void> => {
  const { left } = state;
  setState({ left: undefined });
  if (left) await forgetRun(left.id).catch(() => undefined);
  await lookBack();
};

export const stop = (): void => run?.stop();

export const resume = (): void => {
  if (run) playOn(run).catch(fails);
};

/** Back to the form; what was played is forgotten. */
export const again = async (): Promise<void> => {
  endPlay();
  const kept = keeper;
  keeper = undefined;
  setState({ stage: 'form', reported: undefined, progress: NOTHING });
  await kept?.forget().catch(() => undefined);
  await lookBack();
};

/** The workers go; what they played stays held by this page. */
const endPlay = (): void => {
  run?.end();
  run = undefined;
};

const end = (): void => {
  endPlay();
  keeper?.end();
  keeper = undefined;
};

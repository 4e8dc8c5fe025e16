import { createStore } from 'solid-js/store';
import { LabRun, type Progress, type Reported, type Wanted } from '../worker/laboratoryLine.ts';

/** The run of this page. It is kept here, not in the screen: it goes on while one looks at something else. */

interface State {
  stage: 'form' | 'preparing' | 'running' | 'stopped' | 'finished';
  game: string;
  progress: Progress;
  reported: Reported | undefined;
  failure: string | undefined;
}

const NOTHING: Progress = { done: 0, all: 0, rate: 0 };
const [state, setState] = createStore<State>({
  stage: 'form',
  game: '',
  progress: NOTHING,
  reported: undefined,
  failure: undefined,
});

export { state };

let run: LabRun | undefined;

const VERSION = String(import.meta.env.RAVELIN_VERSION);

const fails = (error: unknown): void => {
  run?.end();
  run = undefined;
  setState({ stage: 'form', failure: error instanceof Error ? error.message : String(error) });
};

const playOn = async (playing: LabRun): Promise<void> => {
  setState({ stage: 'running' });
  const isWhole = await playing.play();
  const reported = await playing.report(VERSION);
  if (run !== playing) return;
  setState({ stage: isWhole ? 'finished' : 'stopped', reported });
  if (isWhole) end();
};

export const start = async (wanted: Wanted): Promise<void> => {
  end();
  setState({ stage: 'preparing', game: wanted.game, progress: NOTHING, reported: undefined, failure: undefined });
  try {
    run = await LabRun.prepare(wanted, (progress) => setState({ progress }));
    setState('progress', { done: 0, all: run.all, rate: 0 });
    await playOn(run);
  } catch (error) {
    fails(error);
  }
};

export const stop = (): void => run?.stop();

export const resume = (): void => {
  if (run) playOn(run).catch(fails);
};

/** Back to the form; what was played is forgotten. */
export const again = (): void => {
  end();
  setState({ stage: 'form', reported: undefined, progress: NOTHING });
};

const end = (): void => {
  run?.end();
  run = undefined;
};

import type { WorkshopJson } from '@ravelin/table/messages';
import { createResource, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import type { GameFace } from '../face.ts';
import { faceOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { theTable } from '../worker/client.ts';
import { BenchContext, createBench } from './bench.ts';
import { ChangesTable } from './Changes.tsx';
import { createDraft, type Files } from './createDraft.ts';
import { say } from './say.ts';
import './workshop.css';

/** In what a set that somebody brought to a table differs from the one that comes with the game. */

const Differing = (props: {
  readonly game: string;
  readonly workshop: WorkshopJson;
  readonly files: Files;
  readonly face: GameFace;
}) => (
  <BenchContext.Provider value={createBench(props.game, props.workshop, createDraft(props.files), props.face)}>
    <ChangesTable />
  </BenchContext.Provider>
);

export const SetDifferences = (props: {
  readonly game: string;
  readonly title: string;
  readonly files: () => Promise<Files>;
  readonly onClose: () => void;
}) => {
  const [found] = createResource(async () => ({
    workshop: await theTable().ask.workshop({ game: props.game }),
    face: await faceOf(props.game),
    files: await props.files(),
  }));
  return (
    <Dialog title={props.title} class="ws-changes" onClose={props.onClose}>
      <Show when={found()} fallback={<p>{t('app.loading')}</p>}>
        {(ready) => <Differing game={props.game} {...ready()} />}
      </Show>
      <p class="acts">
        <button type="button" class="btn" autofocus onClick={props.onClose}>
          {say('close')}
        </button>
      </p>
    </Dialog>
  );
};

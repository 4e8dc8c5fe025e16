import type { Snapshot } from '@ravelin/table/messages';
import { createResource, type JSX, Show } from 'solid-js';
import type { GameFace } from '../face.ts';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { openPast } from '../replay/openPast.ts';
import { theTable } from '../worker/client.ts';
import { Failed } from './Failed.tsx';
import { faceOf } from './faces.ts';
import { t } from './i18n.ts';
import { Page } from './Page.tsx';
import { linkTo } from './router.ts';

export interface Opened {
  readonly snapshot: Snapshot;
  readonly face: GameFace;
}

const Loading = () => (
  <Page title={t('play.title')}>
    <p role="status">{t('app.loading')}</p>
  </Page>
);

/** Brings a game and its face together, and says so if either cannot be had. */
export const Opening = (props: {
  readonly open: () => Promise<Snapshot>;
  readonly children: (opened: Opened) => JSX.Element;
}) => {
  const [opened] = createResource(async (): Promise<Opened | { readonly error: unknown }> => {
    try {
      const snapshot = await props.open();
      return { snapshot, face: await faceOf(snapshot.game) };
    } catch (error) {
      return { error };
    }
  });
  return (
    <Show when={opened()} fallback={<Loading />} keyed>
      {(result) => ('error' in result ? <Failed error={result.error} /> : props.children(result))}
    </Show>
  );
};

export const TableRoute = (props: { readonly id: string }) => (
  <Show when={props.id} keyed>
    {(id) => (
      <Opening open={() => theTable().ask.fetch({ id })}>
        {({ snapshot, face }) => <PlayScreen first={snapshot} face={face} id={id} />}
      </Opening>
    )}
  </Show>
);

/** A branch off a game. It is opened anew where another game has come to the table since. */
const openSandbox = async (id: string, at: number): Promise<Snapshot> => {
  const { ask } = theTable();
  const of = `${id}/${at}`;
  if (await ask.isBranch({ of })) return ask.look();
  await openPast(id);
  return ask.branch({ at, of });
};

export const SandboxRoute = (props: { readonly id: string; readonly at: number }) => (
  <Show when={{ id: props.id, at: props.at }} keyed>
    {({ id, at }) => (
      <Opening open={() => openSandbox(id, at)}>
        {({ snapshot, face }) => (
          <PlayScreen first={snapshot} face={face} id={undefined} back={linkTo({ screen: 'replay', id, at })} />
        )}
      </Opening>
    )}
  </Show>
);

export const SharedRoute = (props: { readonly text: string }) => (
  <Show when={props.text} keyed>
    {(text) => (
      <Opening open={() => theTable().ask.openLink({ text })}>
        {({ snapshot, face }) => <PlayScreen first={snapshot} face={face} id={undefined} />}
      </Opening>
    )}
  </Show>
);

import { createResource, createSignal, onCleanup, onMount, Show } from 'solid-js';
import type { Online } from '../play/online.ts';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { onPhone } from '../play/phone.ts';
import { faceOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { go, linkTo } from '../shell/router.ts';
import { TableError, theTable } from '../worker/client.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { createChat } from './createChat.ts';
import { createRematch } from './createRematch.ts';
import { createTableState } from './createTableState.ts';
import { SignedIn } from './Entrance.tsx';
import { LineNote } from './LineNote.tsx';
import { Notes } from './Notes.tsx';
import { openLine } from './openLine.ts';
import { Watchers } from './Presence.tsx';
import { RematchPanel } from './RematchPanel.tsx';
import { Seal } from './Seal.tsx';
import { Clock, SeatHead } from './SeatHead.tsx';
import { say, sayCode } from './say.ts';
import { me, setMe } from './session.ts';
import { Slips, TableActs } from './TableActs.tsx';
import './online.css';
import './table.css';

/** A table on the server, on the play screen that every table has. */

const codeOf = (error: unknown): string => (error instanceof TableError ? error.code : 'other');

/** Brings the record of a finished game to this device, and looks back at it. */
const replayOf = async (line: Online['line']): Promise<void> => {
  const record = await line.ask.record();
  const id = await theTable().ask.importFile({ text: JSON.stringify(record) });
  go({ screen: 'replay', id, at: 0 });
};

const NotOpened = (props: { readonly error: unknown }) => (
  <Page title={say('game.title')} class="online">
    <div class="failed" role="alert">
      <p>{sayCode(codeOf(props.error))}</p>
    </div>
    <p class="acts">
      <a class="btn primary" href={linkTo({ screen: 'home' })}>
        {t('error.home')}
      </a>
    </p>
  </Page>
);

const Seated = (props: { readonly id: string; readonly invite: string | null; readonly onSignedOut: () => void }) => {
  const { line, info } = openLine(props.id, props.invite);
  const state = createTableState(line);
  const chat = createChat(props.id, props.invite, line);
  const mine = (): string[] => (info()?.seats ?? []).filter((seat) => seat.mine).map(({ seat }) => seat);
  const [isOver, setOver] = createSignal(false);
  onCleanup(line.onNews(({ result, ended }) => setOver(result !== null || ended !== undefined)));
  const rematch = createRematch(props.id, line, isOver, mine);
  const hurry = (): void => {
    if (!document.hidden) line.hurry();
  };
  onMount(() => {
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
  });
  onCleanup(() => {
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    line.close();
  });
  const [opened] = createResource(async () => {
    try {
      const snapshot = await line.open();
      return { snapshot, face: await faceOf(snapshot.game) };
    } catch (error) {
      // The table waits for its players, or its guest must first say who they are: there is a page for either.
      if (codeOf(error) === 'not-begun') go({ screen: 'table', id: props.id, invite: props.invite }, true);
      if (codeOf(error) === 'not-signed-in') props.onSignedOut();
      return { error };
    }
  });
  const online: Online = {
    id: props.id,
    line,
    over: (snapshot) => (
      <div class="over-board">
        <LineNote line={line} />
        <Show when={onPhone()}>
          <Slips state={state} snapshot={snapshot()} seats={mine()} />
        </Show>
      </div>
    ),
    seat: (seat, snapshot, sitter) => <SeatHead state={state} snapshot={snapshot} seat={seat} sitter={sitter()} />,
    left: (snapshot) => (
      <TableActs state={state} snapshot={snapshot()} seats={mine()}>
        <Show when={isOver()}>
          <RematchPanel rematch={rematch} snapshot={snapshot()} seats={mine()} />
        </Show>
        <ChatPanel chat={chat} />
        <Show when={mine().length > 0}>
          <Notes table={props.id} />
        </Show>
      </TableActs>
    ),
    standing: () => <Watchers state={state} />,
    seal: () => <Show when={info()}>{(table) => <Seal table={table()} over={isOver()} />}</Show>,
    again: (snapshot) => <RematchPanel rematch={rematch} snapshot={snapshot()} seats={mine()} />,
    clock: (seat) => <Clock state={state} seat={seat} />,
    replay: () => void replayOf(line),
  };
  return (
    <Show
      when={opened()}
      fallback={
        <Page title={t('play.title')}>
          <p role="status">{t('app.loading')}</p>
        </Page>
      }
      keyed
    >
      {(result) =>
        'error' in result ? (
          <NotOpened error={result.error} />
        ) : (
          <PlayScreen first={result.snapshot} face={result.face} id={undefined} online={online} />
        )
      }
    </Show>
  );
};

export const OnlineTable = (props: { readonly id: string; readonly invite: string | null }) => {
  const [out, setOut] = createSignal(false);
  const signedOut = (): void => {
    setMe(null);
    setOut(true);
  };
  return (
    <Show
      when={!out() || me()}
      fallback={
        <Page title={say('game.title')} class="online">
          <SignedIn>{() => null}</SignedIn>
        </Page>
      }
    >
      <Show when={{ id: props.id, invite: props.invite }} keyed>
        {({ id, invite }) => <Seated id={id} invite={invite} onSignedOut={signedOut} />}
      </Show>
    </Show>
  );
};

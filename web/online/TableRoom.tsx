import type { TableInfo } from '@ravelin/server/messages';
import { createEffect, createResource, createSignal, Index, type JSX, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { tongueOf } from '../play/tongue.ts';
import { faceOf, seatsOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { go, linkTo } from '../shell/router.ts';
import { Arms } from './Arms.tsx';
import { api } from './api.ts';
import { SignedIn, Trouble } from './Entrance.tsx';
import { InvitePlayers } from './InvitePlayers.tsx';
import { SetUpText } from './SetUpText.tsx';
import { say } from './say.ts';
import { orSignedOut } from './session.ts';
import { inOrder, isBeforeLot, isFree, isPerson, mySeats, seatName, sitterText, titleOf } from './tables.ts';
import { takeUnfinished } from './unfinished.ts';
import { Wrong } from './Wrong.tsx';
import { type Watched, watch } from './watch.ts';

/** A table that waits for its players: who has come, the invitation to send on, and the beginning. */

/** How often it is asked whether somebody has come. */
const OFTEN = 3000;

/** The address to send to whoever is to come. */
export const invitationTo = (id: string, invite: string): string =>
  new URL(linkTo({ screen: 'table', id, invite }), location.href).href;

const Invitation = (props: { readonly link: string }) => {
  let field: HTMLInputElement | undefined;
  const [copied, setCopied] = createSignal(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.link);
      setCopied(true);
    } catch {
      // Where the page may not copy, the text is there to be copied by hand.
      field?.select();
    }
  };
  return (
    <section class="invitation" aria-labelledby="invitation-title">
      <h2 id="invitation-title">{say('room.invite')}</h2>
      <p>{say('room.inviteText')}</p>
      <div class="field-line">
        <input
          class="share-link"
          type="text"
          readonly
          aria-label={say('room.link')}
          value={props.link}
          ref={(input) => {
            field = input;
          }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn primary" onClick={() => void copy()}>
          {copied() ? t('share.copied') : t('share.copy')}
        </button>
      </div>
    </section>
  );
};

const SeatRow = (props: {
  readonly table: TableInfo;
  readonly seat: TableInfo['seats'][number];
  /** The colour of its side, where that is known. */
  readonly livery: number | undefined;
  /** Somebody who sits already may take another: a shared screen. */
  readonly seated: boolean;
  readonly onSit: () => void;
}) => (
  <li class="room-seat" data-seat={props.livery} data-free={isFree(props.seat)}>
    <Show when={isPerson(props.seat) && !isFree(props.seat)} fallback={<span class="arms" aria-hidden="true" />}>
      <Arms name={props.seat.name ?? ''} />
    </Show>
    <span class="room-who">
      <b>{seatName(props.table, props.seat.seat)}</b>
      <span>{props.seat.mine ? say('seat.youNamed', { name: props.seat.name ?? '' }) : sitterText(props.seat)}</span>
    </span>
    <Show when={isFree(props.seat)}>
      <button type="button" class="btn" classList={{ primary: !props.seated }} onClick={() => props.onSit()}>
        {say('room.sit')}
        <span class="sr">: {seatName(props.table, props.seat.seat)}</span>
      </button>
    </Show>
  </li>
);

const Sure = (props: {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly onSure: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog title={props.title} onClose={props.onClose}>
    <p>{props.text}</p>
    <p class="acts">
      <button type="button" class="btn danger" onClick={() => props.onSure()}>
        {props.button}
      </button>
      <button type="button" class="btn" autofocus onClick={() => props.onClose()}>
        {t('play.cancel')}
      </button>
    </p>
  </Dialog>
);

const Room = (props: {
  readonly table: TableInfo;
  readonly invite: string | null;
  readonly watched: Watched<TableInfo>;
}) => {
  const { id } = props.table;
  const unfinished = takeUnfinished(id);
  const [failure, setFailure] = createSignal<unknown>(unfinished?.start);
  const [closing, setClosing] = createSignal(false);
  const free = () => props.table.seats.filter(isFree);
  const mine = () => mySeats(props.table);
  const [face] = createResource(() => props.table.game, faceOf);
  const livery = (seat: string, at: number): number => {
    const loaded = face.latest;
    return loaded ? tongueOf(loaded).livery(seat, seatsOf(props.table.game)) : at;
  };
  /** Does one thing, and says beside the buttons what stood against it. */
  const act = async (doing: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    try {
      await orSignedOut(doing());
    } catch (error) {
      setFailure(() => error);
      await props.watched.again();
    }
  };
  const sit = (seat: string) => act(async () => props.watched.set(await api.join(id, props.invite, [seat])));
  const start = () => act(async () => props.watched.set(await api.start(id)));
  const leave = () =>
    act(async () => {
      await api.leave(id);
      go({ screen: 'home' });
    });
  const close = () =>
    act(async () => {
      await api.close(id);
      go({ screen: 'home' });
    });
  const status = (): string => {
    if (free().length > 0) return say('room.waiting', { n: free().length });
    return props.table.host ? say('room.ready') : say('room.readyGuest');
  };
  return (
    <div class="room">
      <div class="room-main">
        <p class="room-status" role="status">
          {status()}
        </p>
        <Show when={isBeforeLot(props.table)}>
          <p class="quiet-note">
            {say('room.lot')} <Show when={props.table.fair}>{say('room.lotChecked')}</Show>
          </p>
        </Show>
        <ul class="room-seats">
          <Index each={inOrder(props.table)}>
            {(seat, at) => (
              <SeatRow
                table={props.table}
                seat={seat()}
                livery={isBeforeLot(props.table) ? undefined : livery(seat().seat, at)}
                seated={mine().length > 0}
                onSit={() => void sit(seat().seat)}
              />
            )}
          </Index>
        </ul>
        <Wrong error={failure()} />
        <p class="acts">
          <Show when={props.table.host}>
            <button
              type="button"
              class="btn primary big"
              aria-disabled={free().length > 0}
              onClick={() => free().length === 0 && void start()}
            >
              {say('room.start')}
            </button>
            <button type="button" class="btn" onClick={() => setClosing(true)}>
              {say('room.close')}
            </button>
          </Show>
          <Show when={!props.table.host && mine().length > 0}>
            <button type="button" class="btn" onClick={() => void leave()}>
              {say('room.leave')}
            </button>
          </Show>
        </p>
        <Show when={free().length > 0 && props.table.invite}>
          {(invite) => <Invitation link={invitationTo(id, invite())} />}
        </Show>
        <Show when={free().length > 0 && props.table.host}>
          <InvitePlayers table={props.table} failed={unfinished?.invitations ?? []} />
        </Show>
      </div>
      <aside class="room-about">
        <SetUpText table={props.table} invite={props.invite} />
      </aside>
      <Show when={closing()}>
        <Sure
          title={say('room.closeTitle')}
          text={say('room.closeText')}
          button={say('room.close')}
          onSure={() => void close()}
          onClose={() => setClosing(false)}
        />
      </Show>
    </div>
  );
};

const Watching = (props: {
  readonly id: string;
  readonly invite: string | null;
  readonly children: (table: () => TableInfo, watched: Watched<TableInfo>) => JSX.Element;
}) => {
  const watched = watch(() => api.table(props.id, props.invite), OFTEN);
  createEffect(() => {
    const table = watched.value();
    // It has begun: from now on the table itself is there, for those at it and for those who watch.
    if (table && table.state !== 'lobby')
      go({ screen: 'online', id: props.id, invite: mySeats(table).length > 0 ? null : props.invite }, true);
  });
  return (
    <>
      <Show when={watched.failure()}>
        {(error) => (
          <Trouble error={error()}>
            <button type="button" class="btn" onClick={() => void watched.again()}>
              {say('again')}
            </button>
          </Trouble>
        )}
      </Show>
      <Show
        when={watched.value()}
        fallback={
          <Show when={!watched.failure()}>
            <p role="status">{t('app.loading')}</p>
          </Show>
        }
      >
        {(table) => <Show when={table().state === 'lobby'}>{props.children(table, watched)}</Show>}
      </Show>
    </>
  );
};

export const TableRoomPage = (props: { readonly id: string; readonly invite: string | null }) => {
  const [title, setTitle] = createSignal(say('room.title'));
  return (
    <Page title={title()} class="online room-page">
      <SignedIn note={props.invite === null ? undefined : say('room.invited')}>
        {() => (
          <Watching id={props.id} invite={props.invite}>
            {(table, watched) => {
              setTitle(say('room.titleOf', { game: titleOf(table()) }));
              return <Room table={table()} invite={props.invite} watched={watched} />;
            }}
          </Watching>
        )}
      </SignedIn>
    </Page>
  );
};

import type { ListedInfo } from '@ravelin/server/messages';
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import { facedGames, wordsOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { go, linkTo } from '../shell/router.ts';
import { Arms } from './Arms.tsx';
import { api } from './api.ts';
import { SignedIn, Trouble } from './Entrance.tsx';
import { say } from './say.ts';
import { orSignedOut } from './session.ts';
import { agoText, inOrder, isFree, paceText, seatName, titleOf } from './tables.ts';
import { Wrong } from './Wrong.tsx';
import { watch } from './watch.ts';

/** Open tables, to sit down at. */

const OFTEN = 15_000;

/** A table that waits for players; whoever sits down is taken to it. */
export const OpenTable = (props: { readonly table: ListedInfo }) => {
  const [failure, setFailure] = createSignal<unknown>();
  const isMine = () => props.table.seats.some(({ mine }) => mine);
  const room = () => ({ screen: 'table', id: props.table.id, invite: null }) as const;
  const sit = async (seat: string): Promise<void> => {
    try {
      await orSignedOut(api.join(props.table.id, null, [seat]));
      go(room());
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <li class="open-table">
      <div class="open-text">
        <b class="open-game">{titleOf(props.table)}</b>
        <span class="open-host">
          <Arms name={props.table.host ?? ''} />
          {props.table.host ?? say('seat.nobody')}
        </span>
        <span class="open-pace">{paceText(props.table.pace)}</span>
        <span class="quiet-note open-since">{agoText(props.table.listed)}</span>
      </div>
      <span class="acts">
        <Show
          when={!isMine()}
          fallback={
            <a class="btn" href={linkTo(room())}>
              {say('lobby.yours')}
            </a>
          }
        >
          <For each={inOrder(props.table).filter(isFree)}>
            {({ seat }) => (
              <button type="button" class="btn" onClick={() => void sit(seat)}>
                {say('lobby.sit', { seat: seatName(props.table, seat) })}
              </button>
            )}
          </For>
          <a class="btn quiet" href={linkTo(room())} aria-label={say('lobby.look', { game: titleOf(props.table) })}>
            {say('lobby.about')}
          </a>
        </Show>
      </span>
      <Wrong error={failure()} />
    </li>
  );
};

const OpenTables = () => {
  const [game, setGame] = createSignal<string | null>(null);
  const watched = watch(() => api.lobby(game(), null), OFTEN);
  /** The pages after the first, once they were asked for. */
  const [more, setMore] = createSignal<readonly ListedInfo[]>([]);
  const [next, setNext] = createSignal<string | null>();
  createEffect(
    on(
      game,
      () => {
        setMore([]);
        setNext(undefined);
        void watched.again();
      },
      { defer: true },
    ),
  );
  const after = (): string | null => {
    const last = next();
    return last === undefined ? (watched.value()?.next ?? null) : last;
  };
  const showMore = async (): Promise<void> => {
    const page = await orSignedOut(api.lobby(game(), after()));
    setMore([...more(), ...page.tables]);
    setNext(page.next);
  };
  const tables = () => [...(watched.value()?.tables ?? []), ...more()];
  return (
    <>
      <div class="lobby-head">
        <label>
          {say('lobby.game')}{' '}
          <select onChange={(event) => setGame(event.currentTarget.value || null)}>
            <option value="">{say('lobby.all')}</option>
            <For each={facedGames}>{(one) => <option value={one}>{wordsOf(one, 'title')}</option>}</For>
          </select>
        </label>
        <a class="btn primary" href={linkTo({ screen: 'new-table', game: game() })}>
          {say('new.title')}
        </a>
      </div>
      <Show when={watched.failure()}>{(error) => <Trouble error={error()} />}</Show>
      <Show when={watched.value()} fallback={<p role="status">{t('app.loading')}</p>}>
        <Show when={tables().length > 0} fallback={<p class="subtitle">{say('lobby.none')}</p>}>
          <ul class="open-tables">
            <For each={tables()}>{(table) => <OpenTable table={table} />}</For>
          </ul>
        </Show>
        <Show when={after() !== null}>
          <p class="acts">
            <button type="button" class="btn" onClick={() => void showMore()}>
              {say('lobby.more')}
            </button>
          </p>
        </Show>
      </Show>
    </>
  );
};

export const LobbyPage = () => (
  <Page title={say('lobby.title')} class="online lobby">
    <p class="claim">{say('lobby.text')}</p>
    <SignedIn>{() => <OpenTables />}</SignedIn>
    <p class="all-tables">
      <a href={linkTo({ screen: 'ratings', game: null })}>{say('home.ratings')}</a>
      <a href={linkTo({ screen: 'tournaments' })}>{say('home.tournaments')}</a>
    </p>
  </Page>
);

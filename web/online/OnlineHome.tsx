import type { TableInfo } from '@ravelin/server/messages';
import { createEffect, createResource, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { Cite } from '../art/Cite.tsx';
import { tongueOf } from '../play/tongue.ts';
import { faceOf } from '../shell/faces.ts';
import { GamePicture } from '../shell/GamePicture.tsx';
import { dateText } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { Arms } from './Arms.tsx';
import { api } from './api.ts';
import { Trouble } from './Entrance.tsx';
import { InvitationsHome } from './InvitationsHome.tsx';
import { OpenTable } from './LobbyPage.tsx';
import { say } from './say.ts';
import { bringSession, me } from './session.ts';
import {
  againstText,
  isFree,
  isMyTurn,
  isShort,
  mySeats,
  others,
  paceText,
  seatName,
  shareLeft,
  sitterText,
  spanText,
  titleOf,
} from './tables.ts';
import { watch } from './watch.ts';
import './online.css';
import './tables.css';
import './home.css';

/** The home screen of somebody who plays online: what waits comes first. */

const OFTEN = 15_000;
/** So many games have a picture; the others are a line each. */
const PICTURES = 12;
/** So many open tables and finished games are shown here; the rest is one step away. */
const SOME = 4;

const tableLink = ({ id, state }: TableInfo): string =>
  linkTo({ screen: state === 'lobby' ? 'table' : 'online', id, invite: null });

/** What is left of my time: a number, and a bar that burns down. */
const TimeLeft = (props: { readonly pace: string; readonly left: number }) => {
  const began = Date.now();
  const [now, setNow] = createSignal(began);
  const timer = setInterval(() => setNow(Date.now()), 10_000);
  onCleanup(() => clearInterval(timer));
  const left = () => Math.max(0, props.left - (now() - began));
  return (
    <p class="time-left" data-short={isShort(props.pace, left())}>
      {say('home.left', { span: spanText(left()) })}
      <span class="time-bar" aria-hidden="true">
        <i style={{ width: `${100 * shareLeft(props.pace, left())}%` }} />
      </span>
    </p>
  );
};

/** A game in which I decide: the board, what is asked, and what happened meanwhile. */
const WaitingTable = (props: { readonly table: TableInfo }) => {
  const [picture] = createResource(
    () => ({ id: props.table.id, changed: props.table.changed }),
    ({ id }) => api.picture(id).catch(() => undefined),
  );
  const [face] = createResource(() => props.table.game, faceOf);
  const tongue = () => {
    const loaded = face.latest;
    return loaded && tongueOf(loaded);
  };
  const shown = () => picture.latest;
  const chapter = (): string => {
    const words = tongue();
    const last = words && shown()?.latest.findLast((event) => words.opens(event));
    return last ? words.sentence(last).replace(/\.$/, '') : '';
  };
  const asked = (): string => {
    const decision = shown()?.decision;
    return (decision && tongue()?.prompt(decision)) ?? '';
  };
  const away = (): string[] => {
    const words = tongue();
    return words ? (shown()?.away ?? []).map((event) => words.sentence(event)).filter((text) => text !== '') : [];
  };
  return (
    <li class="saved waiting-table">
      <Show when={shown()} fallback={<div class="picture" aria-hidden="true" />}>
        {(told) => <GamePicture game={props.table.game} view={told().view} />}
      </Show>
      <Show when={chapter()}>
        <p class="saved-at">{chapter()}</p>
      </Show>
      <div class="saved-text">
        <h3>{titleOf(props.table)}</h3>
        <p class="saved-who waiting-who">
          <span>
            {say('home.youAre')}{' '}
            <b>
              {mySeats(props.table)
                .map((seat) => seatName(props.table, seat))
                .join(', ')}
            </b>
          </span>
          <For each={others(props.table)}>
            {(seat) => (
              <span class="opponent">
                <Arms name={seat.name ?? seat.player} />
                {sitterText(seat)}
              </span>
            )}
          </For>
        </p>
        <p class="saved-asks">
          <Show when={asked()}>
            {asked()} <Cite game={props.table.game} rule={shown()?.decision?.rule ?? ''} />
          </Show>
        </p>
        <Show when={away().length > 0}>
          <details class="away-lines">
            <summary>{say('home.away', { n: shown()?.missed ?? 0 })}</summary>
            <ul>
              <For each={away()}>{(text) => <li>{text}</li>}</For>
            </ul>
          </details>
        </Show>
        <Show when={shown()?.left ?? undefined} keyed>
          {(left) => <TimeLeft pace={props.table.pace} left={left} />}
        </Show>
        <p class="quiet-note">
          {paceText(props.table.pace)} · {say('home.since', { when: dateText(props.table.changed) })}
        </p>
        <p class="acts">
          <a class="btn primary" href={tableLink(props.table)}>
            {say('home.turn')}
            <span class="sr">: {againstText(props.table)}</span>
          </a>
        </p>
      </div>
    </li>
  );
};

const outcomeText = (table: TableInfo): string => {
  const outcomes = table.seats.filter(({ mine }) => mine).map(({ outcome }) => outcome);
  if (outcomes.includes('won')) return say('outcome.won');
  if (outcomes.includes('lost')) return say('outcome.lost');
  return say(outcomes.includes('drawn') ? 'outcome.drawn' : 'outcome.none');
};

const endingText = ({ ending }: TableInfo): string => {
  switch (ending) {
    case 'resigned':
    case 'timeout':
    case 'draw':
    case 'agreed':
    case 'stopped':
      return ` · ${say(`ending.${ending}`)}`;
    default:
      return '';
  }
};

/** A table that is not played now: where it stands, and the way to it. */
const Line = (props: { readonly table: TableInfo; readonly text: string; readonly button: string }) => (
  <li class="row">
    <div class="row-text">
      <b>{againstText(props.table)}</b>
      <span>{props.text}</span>
    </div>
    <a class="btn" href={tableLink(props.table)}>
      {props.button}
      <span class="sr">: {againstText(props.table)}</span>
    </a>
  </li>
);

const Lines = (props: {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  readonly children: (table: TableInfo) => string;
  readonly button: string;
}) => (
  <Show when={props.tables.length > 0}>
    <section>
      <div class="home-head">
        <h2>
          {props.title} <span class="badge">{props.tables.length}</span>
        </h2>
      </div>
      <ul class="rows">
        <For each={props.tables}>
          {(table) => <Line table={table} text={props.children(table)} button={props.button} />}
        </For>
      </ul>
    </section>
  </Show>
);

const Waiting = (props: { readonly mine: readonly TableInfo[]; readonly theirs: readonly TableInfo[] }) => (
  <section aria-labelledby="waiting-title">
    <div class="home-head">
      <h2 id="waiting-title">
        {say('home.waiting')}{' '}
        <Show when={props.mine.length > 0}>
          <span class="badge">{props.mine.length}</span>
        </Show>
      </h2>
      <Show when={props.theirs.length > 0}>
        <p class="not-mine">
          {say('home.notMine')}{' '}
          <For each={props.theirs}>
            {(table, i) => (
              <>
                {i() > 0 && ' · '}
                <a href={tableLink(table)}>{againstText(table)}</a>
              </>
            )}
          </For>
        </p>
      </Show>
      <a class="btn" href={linkTo({ screen: 'new-table', game: null })}>
        {say('new.title')}
      </a>
    </div>
    <Show when={props.mine.length > 0} fallback={<p class="subtitle">{say('home.nothing')}</p>}>
      <ul class="rows saved-games">
        <For each={props.mine.slice(0, PICTURES)}>{(table) => <WaitingTable table={table} />}</For>
      </ul>
      <ul class="rows">
        <For each={props.mine.slice(PICTURES)}>
          {(table) => (
            <Line table={table} text={say('home.since', { when: dateText(table.changed) })} button={say('home.turn')} />
          )}
        </For>
      </ul>
    </Show>
  </section>
);

/** The ways to what anybody may look at. */
const StandingsLinks = () => (
  <>
    <a href={linkTo({ screen: 'ratings', game: null })}>{say('home.ratings')}</a>
    <a href={linkTo({ screen: 'tournaments' })}>{say('home.tournaments')}</a>
  </>
);

const Lobby = () => {
  const open = watch(() => api.lobby(null, null), OFTEN);
  const tables = () => (open.value()?.tables ?? []).filter(({ seats }) => !seats.some(({ mine }) => mine));
  return (
    <section class="open-section" aria-labelledby="open-title">
      <div class="home-head">
        <h2 id="open-title">{say('lobby.title')}</h2>
        <p class="all-tables">
          <a href={linkTo({ screen: 'lobby' })}>{say('home.allTables')}</a>
          <StandingsLinks />
        </p>
      </div>
      <Show when={tables().length > 0} fallback={<p class="quiet-note">{say('lobby.none')}</p>}>
        <ul class="open-tables">
          <For each={tables().slice(0, SOME)}>{(table) => <OpenTable table={table} />}</For>
        </ul>
      </Show>
    </section>
  );
};

/** Where least time is left comes first, then who has waited longest for me. */
const byTimeLeft = (a: TableInfo, b: TableInfo): number =>
  (a.deadline ?? Number.MAX_SAFE_INTEGER) - (b.deadline ?? Number.MAX_SAFE_INTEGER) || a.changed - b.changed;

const Mine = () => {
  const watched = watch(api.tables, OFTEN);
  /** By their ids: what stays the same stays on the page. */
  const [tables, setTables] = createStore<TableInfo[]>([]);
  createEffect(() => setTables(reconcile(watched.value() ?? [], { key: 'id' })));
  const running = () => tables.filter(({ state }) => state === 'running');
  return (
    <div class="online-home">
      <Show when={watched.failure()}>{(error) => <Trouble error={error()} />}</Show>
      <Show when={watched.value()}>
        <Waiting
          mine={running().filter(isMyTurn).sort(byTimeLeft)}
          theirs={running().filter((table) => !isMyTurn(table))}
        />
      </Show>
      <InvitationsHome />
      <div class="home-two">
        <Lines
          title={say('home.gathering')}
          tables={tables.filter(({ state }) => state === 'lobby')}
          button={say('home.look')}
        >
          {(table) => say('room.waiting', { n: table.seats.filter(isFree).length })}
        </Lines>
        <Lobby />
        <Lines
          title={say('home.finished')}
          tables={tables.filter(({ state }) => state === 'over').slice(0, SOME)}
          button={say('home.look')}
        >
          {(table) => `${outcomeText(table)}${endingText(table)} · ${dateText(table.endedAt ?? table.changed)}`}
        </Lines>
      </div>
    </div>
  );
};

/** Whoever is not signed in is told in one line that there is more. */
const Invite = () => (
  <section class="online-line" aria-label={say('enter.title')}>
    <p>
      <b>{say('enter.title')}.</b> {say('enter.text')}
    </p>
    <p class="all-tables">
      <StandingsLinks />
    </p>
    <a class="btn" href={linkTo({ screen: 'sign-in' })}>
      {say('home.enter')}
    </a>
  </section>
);

export const OnlineHome = () => {
  onMount(() => void bringSession());
  return (
    <Show when={me() !== undefined}>
      <Show when={me()?.id} keyed fallback={<Invite />}>
        {(_account) => <Mine />}
      </Show>
    </Show>
  );
};

import type { TournamentListed } from '@ravelin/server/messages';
import { createSignal, For, Show } from 'solid-js';
import { api } from '../online/api.ts';
import { SignedIn, Trouble } from '../online/Entrance.tsx';
import { paceText } from '../online/tables.ts';
import { watch } from '../online/watch.ts';
import { wordsOf } from '../shell/faces.ts';
import { dateText } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { linkTo } from '../shell/router.ts';
import { MakeTournament } from './MakeTournament.tsx';
import { kindText, stateText } from './tournamentText.ts';
import { say } from './words.ts';

/** All tournaments, and the form for a new one. */

const OFTEN = 30_000;

const Listed = (props: { readonly tournament: TournamentListed }) => (
  <li class="row">
    <div class="row-text">
      <b>{props.tournament.name}</b>
      <span>
        {wordsOf(props.tournament.game, 'title')} · {kindText(props.tournament.kind)} ·{' '}
        {paceText(props.tournament.pace)}
      </span>
      <span>
        {stateText(props.tournament)} · {dateText(props.tournament.created)}
      </span>
    </div>
    <a class="btn" href={linkTo({ screen: 'tournament', id: props.tournament.id })}>
      {say(props.tournament.state === 'joining' ? 'joinLook' : 'look')}
      <span class="sr">: {props.tournament.name}</span>
    </a>
  </li>
);

export const TournamentsPage = () => {
  const [making, setMaking] = createSignal(false);
  const watched = watch(api.tournaments, OFTEN);
  return (
    <Page title={say('tournaments')} class="online tournaments">
      <p class="claim">{say('tournamentsText')}</p>
      <div class="lobby-head">
        <a href={linkTo({ screen: 'ratings', game: null })}>{say('ratingsTitle')}</a>
        <button type="button" class="btn primary" aria-expanded={making()} onClick={() => setMaking(!making())}>
          {say('new')}
        </button>
      </div>
      <Show when={making()}>
        <SignedIn note={say('account')}>{() => <MakeTournament />}</SignedIn>
      </Show>
      <Show when={watched.failure()}>{(error) => <Trouble error={error()} />}</Show>
      <Show when={watched.value()} fallback={<p role="status">{say('loading')}</p>}>
        {(all) => (
          <ul class="rows">
            <For each={all()} fallback={<li class="quiet-note">{say('noTournaments')}</li>}>
              {(one) => <Listed tournament={one} />}
            </For>
          </ul>
        )}
      </Show>
    </Page>
  );
};

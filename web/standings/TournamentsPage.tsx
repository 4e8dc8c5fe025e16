import type { NewTournament, TournamentListed } from '@ravelin/server/messages';
import { createSignal, createUniqueId, For, Show } from 'solid-js';
import { api } from '../online/api.ts';
import { SignedIn, Trouble } from '../online/Entrance.tsx';
import { orSignedOut } from '../online/session.ts';
import { isPace, paceText } from '../online/tables.ts';
import { Wrong } from '../online/Wrong.tsx';
import { watch } from '../online/watch.ts';
import { facedGames, factsOf, wordsOf } from '../shell/faces.ts';
import { dateText } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { go, linkTo } from '../shell/router.ts';
import { kindText, stateText } from './tournamentText.ts';
import { say } from './words.ts';

/** All tournaments, and the form for a new one. */

const OFTEN = 30_000;
const GAMES = facedGames.filter((game) => factsOf(game)?.players !== '1');
const KINDS = ['round-robin', 'knockout'] as const;
const PACES = ['live', 'fast', 'slow'] as const;
/** As many as the server lets in. */
const MOST: Readonly<Record<NewTournament['kind'], number>> = { 'round-robin': 16, knockout: 64 };

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

const Make = () => {
  const id = createUniqueId();
  const [failure, setFailure] = createSignal<unknown>();
  const [kind, setKind] = createSignal<NewTournament['kind']>('round-robin');
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setFailure(undefined);
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const [name, game, pace, most] = ['name', 'game', 'pace', 'most'].map((field) => String(form.get(field)).trim());
    try {
      const made = await orSignedOut(
        api.makeTournament({
          name,
          game,
          kind: kind(),
          pace: pace as NewTournament['pace'],
          ...(most !== '' && { most: Number(most) }),
        }),
      );
      go({ screen: 'tournament', id: made.id });
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <form class="sheet-form make-tournament" onSubmit={make}>
      <div class="field">
        <label for={`${id}-name`}>{say('tournamentName')}</label>
        <input id={`${id}-name`} name="name" required maxlength="60" pattern=".*\S.*" autocomplete="off" />
      </div>
      <div class="field">
        <label for={`${id}-game`}>{say('game')}</label>
        <select id={`${id}-game`} name="game">
          <For each={GAMES}>{(game) => <option value={game}>{wordsOf(game, 'title')}</option>}</For>
        </select>
      </div>
      <div class="field">
        <label for={`${id}-kind`}>{say('kind')}</label>
        <select
          id={`${id}-kind`}
          aria-describedby={`${id}-kind-text`}
          onChange={({ currentTarget }) => setKind(currentTarget.value as NewTournament['kind'])}
        >
          <For each={KINDS}>{(one) => <option value={one}>{kindText(one)}</option>}</For>
        </select>
        <small id={`${id}-kind-text`}>{say(`about.${kind()}`)}</small>
      </div>
      <div class="field">
        <label for={`${id}-pace`}>{say('pace')}</label>
        <select id={`${id}-pace`} name="pace">
          <For each={PACES.filter(isPace)}>
            {(pace) => (
              <option value={pace} selected={pace === 'fast'}>
                {paceText(pace)}
              </option>
            )}
          </For>
        </select>
      </div>
      <div class="field">
        <label for={`${id}-most`}>{say('most')}</label>
        <input
          id={`${id}-most`}
          name="most"
          inputmode="numeric"
          pattern="[0-9]{1,2}"
          autocomplete="off"
          aria-describedby={`${id}-most-text`}
        />
        <small id={`${id}-most-text`}>{say('mostText', { n: MOST[kind()] })}</small>
      </div>
      <Wrong error={failure()} />
      <p class="acts">
        <button type="submit" class="btn primary">
          {say('make')}
        </button>
      </p>
    </form>
  );
};

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
        <SignedIn note={say('account')}>{() => <Make />}</SignedIn>
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

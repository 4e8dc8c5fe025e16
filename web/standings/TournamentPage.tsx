import type { TournamentInfo } from '@ravelin/server/messages';
import { createSignal, For, onMount, Show } from 'solid-js';
import { api } from '../online/api.ts';
import { Trouble } from '../online/Entrance.tsx';
import { PlayedText } from '../online/SetUpText.tsx';
import { bringSession, me, orSignedOut } from '../online/session.ts';
import { paceText } from '../online/tables.ts';
import { Wrong } from '../online/Wrong.tsx';
import { watch } from '../online/watch.ts';
import { wordsOf } from '../shell/faces.ts';
import { Page } from '../shell/Page.tsx';
import { linkTo } from '../shell/router.ts';
import { Bracket } from './Bracket.tsx';
import { PlayerName } from './PlayerName.tsx';
import { Tally } from './Tally.tsx';
import { kindText, pointsText, resultOf, stateText } from './tournamentText.ts';
import { say } from './words.ts';

/** A tournament: who plays, who leads, and the tables of each round. */

const OFTEN = 15_000;
type Pairing = TournamentInfo['pairings'][number];

const Joining = (props: { readonly tournament: TournamentInfo; readonly onChange: (now: TournamentInfo) => void }) => {
  const [failure, setFailure] = createSignal<unknown>();
  onMount(() => void bringSession());
  const act = async (what: 'join' | 'leave' | 'start'): Promise<void> => {
    setFailure(undefined);
    try {
      props.onChange(await orSignedOut(api.inTournament(props.tournament.id, what)));
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <section class="tournament-joining">
      <p class="acts">
        <Show
          when={me()}
          fallback={
            <a class="btn primary" href={linkTo({ screen: 'sign-in' })}>
              {say('signInToJoin')}
            </a>
          }
        >
          <button
            type="button"
            class={props.tournament.joined ? 'btn' : 'btn primary'}
            onClick={() => void act(props.tournament.joined ? 'leave' : 'join')}
          >
            {say(props.tournament.joined ? 'leave' : 'join')}
          </button>
          <Show when={props.tournament.host}>
            <button
              type="button"
              class="btn primary"
              aria-disabled={props.tournament.players.length < 2}
              onClick={() => props.tournament.players.length >= 2 && void act('start')}
            >
              {say('start')}
            </button>
          </Show>
        </Show>
      </p>
      <Wrong error={failure()} />
    </section>
  );
};

const Standings = (props: { readonly tournament: TournamentInfo }) => (
  <section>
    <h2>{say('table')}</h2>
    <Tally
      label={say('table')}
      heads={[say('rank'), say('player'), say('points'), say('won'), say('drawn'), say('lost'), say('sonneborn')]}
    >
      <For each={props.tournament.standings}>
        {(one, i) => (
          <tr>
            <td>{i() + 1}</td>
            <th scope="row">
              <PlayerName {...one.player} />
            </th>
            <td>{pointsText(one.points)}</td>
            <td>{one.won}</td>
            <td>{one.drawn}</td>
            <td>{one.lost}</td>
            <td>{one.sonneborn}</td>
          </tr>
        )}
      </For>
    </Tally>
  </section>
);

const Leg = (props: { readonly pairing: Pairing; readonly player: string }) => {
  const result = (): string => resultOf(props.pairing, props.player);
  return (
    <td>
      <Show when={props.pairing.table} fallback={result()}>
        {(id) => (
          <a href={linkTo({ screen: 'online', id: id(), invite: null })}>
            {result()}
            <span class="sr">
              {' '}
              {say('lookAt', {
                first: props.pairing.first.name ?? say('gone'),
                second: props.pairing.second?.name ?? say('gone'),
              })}
            </span>
          </a>
        )}
      </Show>
    </td>
  );
};

/** The games of one pair in one round stand in one row. */
const pairsOf = (pairings: readonly Pairing[]): Pairing[][] => {
  const pairs = new Map<number, Pairing[]>();
  for (const pairing of pairings) pairs.set(pairing.number, [...(pairs.get(pairing.number) ?? []), pairing]);
  return [...pairs.values()].map((legs) => legs.sort((a, b) => a.leg - b.leg));
};

const Round = (props: { readonly tournament: TournamentInfo; readonly round: number }) => {
  const pairs = () => pairsOf(props.tournament.pairings.filter(({ round }) => round === props.round));
  const most = () => Math.max(1, ...pairs().map((legs) => legs.length));
  return (
    <section>
      <h3>{say('roundNumber', { n: props.round })}</h3>
      <Tally
        label={say('roundNumber', { n: props.round })}
        heads={[
          say('player'),
          say('against'),
          ...Array.from({ length: most() }, (_, i) => say('gameNumber', { n: i + 1 })),
        ]}
      >
        <For each={pairs()}>
          {(legs) => (
            <tr>
              <th scope="row">
                <PlayerName {...legs[0].first} />
              </th>
              <td>
                <Show when={legs[0].second} fallback={say('rests')}>
                  {(second) => <PlayerName {...second()} />}
                </Show>
              </td>
              <Show when={legs[0].second}>
                <For each={legs}>{(pairing) => <Leg pairing={pairing} player={legs[0].first.id} />}</For>
              </Show>
            </tr>
          )}
        </For>
      </Tally>
    </section>
  );
};

export const TournamentPage = (props: { readonly id: string }) => {
  const watched = watch(() => api.tournament(props.id), OFTEN);
  const rounds = (all: TournamentInfo): number[] =>
    [...new Set(all.pairings.map(({ round }) => round))].sort((a, b) => b - a);
  return (
    <Page title={watched.value()?.name ?? say('tournaments')} class="online tournament">
      <Show when={watched.failure()}>{(error) => <Trouble error={error()} />}</Show>
      <Show when={watched.value()} fallback={<p role="status">{say('loading')}</p>}>
        {(now) => (
          <>
            <p class="subtitle">
              {wordsOf(now().game, 'title')} · {kindText(now().kind)} · {paceText(now().pace)} · {stateText(now())}
            </p>
            <dl class="set-up-text tournament-set-up">
              <PlayedText table={now()} />
            </dl>
            <Show when={now().state === 'joining'}>
              <Joining tournament={now()} onChange={watched.set} />
            </Show>
            <Show when={now().standings.length > 0}>
              <Show when={now().kind === 'knockout'} fallback={<Standings tournament={now()} />}>
                <Bracket tournament={now()} />
              </Show>
            </Show>
            <Show when={now().kind !== 'knockout'}>
              <For each={rounds(now())}>{(round) => <Round tournament={now()} round={round} />}</For>
            </Show>
            <Show when={now().state === 'joining'}>
              <section>
                <h2>{say('playersOf', { n: now().players.length, most: now().most })}</h2>
                <ul class="found-players">
                  <For each={now().players} fallback={<li>{say('nobodyYet')}</li>}>
                    {(player) => (
                      <li>
                        <PlayerName {...player} />
                      </li>
                    )}
                  </For>
                </ul>
              </section>
            </Show>
            <p class="quiet-note">
              <a href={linkTo({ screen: 'tournaments' })}>{say('allTournaments')}</a>
            </p>
          </>
        )}
      </Show>
    </Page>
  );
};

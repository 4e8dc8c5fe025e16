import type { TournamentInfo } from '@ravelin/server/messages';
import { createMemo, For, Show } from 'solid-js';
import { linkTo } from '../shell/router.ts';
import { type BracketMatch, bracketOf, type Entrant, pointsIn } from './bracket.ts';
import { PlayerName } from './PlayerName.tsx';
import { pointsText, resultOf, roundText } from './tournamentText.ts';
import { say } from './words.ts';
import './bracket.css';

/** A knockout as a tree: rounds side by side, on a phone one under the other. */

const PlayerRow = (props: {
  readonly match: BracketMatch;
  readonly player: Entrant | null | undefined;
  readonly isFinal: boolean;
}) => {
  const isWinner = () => props.player != null && props.match.winner?.id === props.player.id;
  return (
    <p class="bracket-player" classList={{ won: isWinner(), open: !props.player }}>
      <Show when={props.player} fallback={say(props.player === null ? 'nobody' : 'undecided')} keyed>
        {(player) => (
          <>
            <PlayerName {...player} />
            <Show when={isWinner()}>
              <span class="sr">{say(props.isFinal ? 'winsTournament' : 'goesOn')}</span>
            </Show>
            <Show when={props.match.legs.some(({ points, second }) => points !== null && second !== null)}>
              <b>{pointsText(pointsIn(props.match.legs, player.id))}</b>
            </Show>
          </>
        )}
      </Show>
    </p>
  );
};

/** The games of a match, each with the way to its table. */
const Games = (props: { readonly match: BracketMatch }) => (
  <ul class="bracket-games">
    <For each={props.match.legs.filter(({ table }) => table !== null)}>
      {(leg) => {
        const result = () => resultOf(leg, props.match.legs[0].first.id);
        return (
          <li>
            <a href={linkTo({ screen: 'online', id: leg.table ?? '', invite: null })}>
              <span class="sr">{say('gameNumber', { n: leg.leg })}: </span>
              {result()}
            </a>
          </li>
        );
      }}
    </For>
  </ul>
);

export const Bracket = (props: { readonly tournament: TournamentInfo }) => {
  const rounds = createMemo(() => bracketOf(props.tournament));
  return (
    <section class="bracket-frame" aria-labelledby="bracket-title" tabindex="0">
      <h2 id="bracket-title">{say('bracket')}</h2>
      <Show when={props.tournament.state === 'over' && rounds().at(-1)?.[0].winner}>
        {(winner) => (
          <p class="bracket-winner">
            <PlayerName {...winner()} /> {say('winsTournament')}
          </p>
        )}
      </Show>
      <ol class="bracket">
        <For each={rounds()}>
          {(matches) => (
            <li class="bracket-round">
              <h3>{roundText(matches.length)}</h3>
              <ul>
                <For each={matches}>
                  {(match) => (
                    <li class="bracket-place">
                      <div class="bracket-match">
                        <For each={match.players}>
                          {(player) => <PlayerRow match={match} player={player} isFinal={matches.length === 1} />}
                        </For>
                        <Games match={match} />
                      </div>
                    </li>
                  )}
                </For>
              </ul>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

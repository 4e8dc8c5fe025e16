import type { Player } from '@ravelin/server/messages';
import { createResource, For, Match, Show, Switch } from 'solid-js';
import { ApiError, api } from '../online/api.ts';
import { levelTitle } from '../play/levels.ts';
import { wordsOf } from '../shell/faces.ts';
import { dateText } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { linkTo } from '../shell/router.ts';
import { Tally } from './Tally.tsx';
import { say } from './words.ts';

/** The page of a player: how strong, what came of their games, and the latest of them. */

const Ratings = (props: { readonly ratings: Player['ratings'] }) => (
  <section>
    <h2>{say('ratings')}</h2>
    <Show when={props.ratings.length > 0} fallback={<p>{say('noRatings')}</p>}>
      <Tally
        label={say('ratings')}
        heads={[say('game'), say('against'), say('rating'), say('deviation'), say('played')]}
      >
        <For each={props.ratings}>
          {(one) => (
            <tr>
              <th scope="row">{wordsOf(one.game, 'title')}</th>
              <td>
                {say(one.pool === 'people' ? 'people' : 'computers')}
                <Show when={one.program}> ({say('program')})</Show>
              </td>
              <td>
                {one.rating} <Show when={one.provisional}>({say('provisional')})</Show>
              </td>
              <td>± {one.deviation}</td>
              <td>{one.played}</td>
            </tr>
          )}
        </For>
      </Tally>
    </Show>
  </section>
);

const Results = (props: { readonly results: Player['results'] }) => (
  <section>
    <h2>{say('results')}</h2>
    <Show when={props.results.length > 0} fallback={<p>{say('noResults')}</p>}>
      <Tally label={say('results')} heads={[say('game'), say('side'), say('won'), say('lost'), say('drawn')]}>
        <For each={props.results}>
          {(one) => (
            <tr>
              <th scope="row">{wordsOf(one.game, 'title')}</th>
              <td>{wordsOf(one.game, `seat:${one.seat}`)}</td>
              <td>{one.won}</td>
              <td>{one.lost}</td>
              <td>{one.drawn}</td>
            </tr>
          )}
        </For>
      </Tally>
    </Show>
  </section>
);

type Game = Player['recent'][number];

const Opponents = (props: { readonly others: Game['others'] }) => (
  <For each={props.others}>
    {({ id, name, player }) => (
      <Show when={id} fallback={name ?? (player === 'person' ? say('gone') : (levelTitle(player) ?? player))}>
        {(page) => <a href={linkTo({ screen: 'player', id: page() })}>{name}</a>}
      </Show>
    )}
  </For>
);

const outcomeText = ({ outcome, change }: Game): string => {
  const text = outcome === 'won' || outcome === 'lost' || outcome === 'drawn' ? say(`outcome.${outcome}`) : '';
  const by = change ? change.after - change.before : 0;
  return change ? `${text} (${by < 0 ? '−' : '+'}${Math.abs(by)})` : text;
};

const Recent = (props: { readonly games: Player['recent'] }) => (
  <Show when={props.games.length > 0}>
    <section>
      <h2>{say('recent')}</h2>
      <Tally
        label={say('recent')}
        heads={[say('game'), say('side'), say('against'), say('outcome'), say('ended'), say('record')]}
      >
        <For each={props.games}>
          {(one) => (
            <tr>
              <th scope="row">
                <a href={linkTo({ screen: 'online', id: one.id, invite: null })}>{wordsOf(one.game, 'title')}</a>
              </th>
              <td>{wordsOf(one.game, `seat:${one.seat}`)}</td>
              <td>
                <Opponents others={one.others} />
              </td>
              <td>{outcomeText(one)}</td>
              <td>{one.endedAt === null ? '' : dateText(one.endedAt)}</td>
              <td>
                <a href={api.recordAddress(one.id)} download={`${one.game}-${one.id}.ravelin.json`}>
                  {say('download')}
                </a>
              </td>
            </tr>
          )}
        </For>
      </Tally>
    </section>
  </Show>
);

export const PlayerPage = (props: { readonly id: string }) => {
  const [player] = createResource(
    () => props.id,
    (id) => api.player(id).catch((error: unknown) => (error instanceof ApiError ? error : new ApiError('other', ''))),
  );
  const found = (): Player | undefined => {
    const now = player();
    return now instanceof ApiError ? undefined : now;
  };
  return (
    <Page title={found()?.name ?? '…'} class="online player">
      <Switch fallback={<p>{say('loading')}</p>}>
        <Match when={found()}>
          {(one) => (
            <>
              <p class="subtitle">{say('since', { date: dateText(one().since) })}</p>
              <Ratings ratings={one().ratings} />
              <Results results={one().results} />
              <Recent games={one().recent} />
              <p class="quiet-note">
                <a href={linkTo({ screen: 'ratings', game: null })}>{say('ratingsTitle')}</a> ·{' '}
                <a href={linkTo({ screen: 'tournaments' })}>{say('tournaments')}</a>
              </p>
            </>
          )}
        </Match>
        <Match when={player()}>
          {(error) => <p>{say((error() as ApiError).code === 'no-such-player' ? 'unknown' : 'failed')}</p>}
        </Match>
      </Switch>
    </Page>
  );
};

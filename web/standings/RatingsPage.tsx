import type { RatedPlayer } from '@ravelin/server/messages';
import { createResource, createSignal, For, Show } from 'solid-js';
import { api } from '../online/api.ts';
import { Trouble } from '../online/Entrance.tsx';
import { levelTitle } from '../play/levels.ts';
import { facedGames, factsOf, wordsOf } from '../shell/faces.ts';
import { Page } from '../shell/Page.tsx';
import { go, linkTo } from '../shell/router.ts';
import { PlayerName } from './PlayerName.tsx';
import { Tally } from './Tally.tsx';
import { say } from './words.ts';

/** The strongest of a game: among people, and against computer players. Finds a player by name. */

/** Games for one have nobody to be stronger than. */
const RATED = facedGames.filter((game) => factsOf(game)?.players !== '1');

const rated = (game: string, pool: 'people' | 'computers') =>
  api.ratings(game, pool).then(
    (players) => ({ players }),
    (error: unknown) => ({ error }),
  );

const Pool = (props: { readonly game: string; readonly pool: 'people' | 'computers' }) => {
  const [answer] = createResource(
    () => ({ game: props.game, pool: props.pool }),
    ({ game, pool }) => rated(game, pool),
  );
  const players = (): readonly RatedPlayer[] => {
    const now = answer.latest;
    return now && 'players' in now ? now.players : [];
  };
  const failure = (): unknown => {
    const now = answer.latest;
    return now && 'error' in now ? now.error : undefined;
  };
  return (
    <section>
      <h2>{say(props.pool === 'people' ? 'poolPeople' : 'poolComputers')}</h2>
      <Show when={failure()}>{(error) => <Trouble error={error()} />}</Show>
      <Show
        when={players().length > 0}
        fallback={
          <Show when={answer.latest && !failure()} fallback={<p role="status">{say('loading')}</p>}>
            <p class="quiet-note">{say('nobodyRated')}</p>
          </Show>
        }
      >
        <Tally
          label={say(props.pool === 'people' ? 'poolPeople' : 'poolComputers')}
          heads={[say('rank'), say('player'), say('rating'), say('deviation'), say('played')]}
        >
          <For each={players()}>
            {(one, i) => (
              <tr data-computer={one.id === null}>
                <td>{i() + 1}</td>
                <th scope="row">
                  <Show when={one.id} fallback={<i>{levelTitle(one.name) ?? one.name}</i>}>
                    {(id) => <PlayerName id={id()} name={one.name} />}
                  </Show>
                  <Show when={one.program}> ({say('program')})</Show>
                </th>
                <td>{one.rating}</td>
                <td>± {one.deviation}</td>
                <td>{one.played}</td>
              </tr>
            )}
          </For>
        </Tally>
      </Show>
    </section>
  );
};

const FindPlayer = () => {
  const [name, setName] = createSignal('');
  const [found, setFound] = createSignal<readonly { readonly id: string; readonly name: string }[]>();
  const [failure, setFailure] = createSignal<unknown>();
  const find = async (event: Event): Promise<void> => {
    event.preventDefault();
    setFailure(undefined);
    if (name().trim() === '') return;
    try {
      setFound(await api.playersNamed(name().trim()));
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <form class="find-player" onSubmit={find}>
      <label>
        {say('find')}{' '}
        <input type="search" maxlength="40" value={name()} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="btn">
        {say('findButton')}
      </button>
      <Show when={failure()}>{(error) => <Trouble error={error()} />}</Show>
      <div role="status">
        <Show when={found()}>
          {(players) => (
            <ul class="found-players">
              <For each={players()} fallback={<li>{say('foundNobody')}</li>}>
                {(player) => (
                  <li>
                    <PlayerName {...player} />
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
      </div>
    </form>
  );
};

export const RatingsPage = (props: { readonly game: string | null }) => {
  const game = (): string => props.game ?? RATED[0] ?? '';
  return (
    <Page title={say('ratingsTitle')} class="online ratings">
      <p class="claim">{say('ratingsText')}</p>
      <div class="lobby-head">
        <label>
          {say('game')}{' '}
          <select onChange={({ currentTarget }) => go({ screen: 'ratings', game: currentTarget.value }, true)}>
            <For each={RATED}>
              {(one) => (
                <option value={one} selected={one === game()}>
                  {wordsOf(one, 'title')}
                </option>
              )}
            </For>
          </select>
        </label>
        <FindPlayer />
      </div>
      <div class="pools">
        <Pool game={game()} pool="people" />
        <Pool game={game()} pool="computers" />
      </div>
      <p class="quiet-note">
        {say('openData')}{' '}
        <a href={api.exportAddress(game())} download={`${game()}.jsonl`}>
          {say('download')}
        </a>{' '}
        · <a href={linkTo({ screen: 'tournaments' })}>{say('tournaments')}</a>
      </p>
    </Page>
  );
};

import type { InvitedInfo, TableInfo } from '@ravelin/server/messages';
import { createSignal, For, Show } from 'solid-js';
import { linkTo } from '../shell/router.ts';
import { api } from './api.ts';
import { say, sayError } from './say.ts';
import { orSignedOut } from './session.ts';
import { inOrder, isFree, seatName } from './tables.ts';
import type { Unfinished } from './unfinished.ts';
import { Wrong } from './Wrong.tsx';
import { watch } from './watch.ts';

/** Whoever opened a table asks others to it by their names: they find it on their home screen. */

const OFTEN = 5000;

type Named = Awaited<ReturnType<typeof api.playersNamed>>;

export const InvitePlayers = (props: {
  readonly table: TableInfo;
  /** Those with whom it failed before. */
  readonly failed: Unfinished['invitations'];
}) => {
  const watched = watch(() => api.invited(props.table.id), OFTEN);
  const [failed, setFailed] = createSignal(props.failed);
  const [name, setName] = createSignal(props.failed[0]?.name ?? '');
  const [chosen, setChosen] = createSignal<string>();
  /** Several may have the same name. */
  const [found, setFound] = createSignal<Named>();
  const [failure, setFailure] = createSignal<unknown>();
  const free = () => inOrder(props.table).filter(isFree);
  const seat = (): string => free().find((one) => one.seat === chosen())?.seat ?? free()[0]?.seat ?? '';
  const act = async (doing: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    try {
      await orSignedOut(doing());
    } catch (error) {
      setFailure(() => error);
    }
  };
  const invite = (player: string) =>
    act(async () => {
      watched.set(await api.invite(props.table.id, player, seat()));
      setFailed((all) => all.filter((one) => one.name !== name().trim()));
      setName(failed()[0]?.name ?? '');
      setFound(undefined);
    });
  const find = (event: Event): void => {
    event.preventDefault();
    if (name().trim() === '') return;
    void act(async () => {
      const players = await api.playersNamed(name().trim());
      if (players.length === 1) await invite(players[0].id);
      else setFound(players);
    });
  };
  const takeBack = (player: string) =>
    act(async () => {
      await api.uninvite(props.table.id, player);
      await watched.again();
    });
  const stateOf = ({ declined, seat: at }: InvitedInfo): string =>
    declined ? say('invite.declined') : say('invite.asked', { seat: seatName(props.table, at) });
  return (
    <section class="invitation" aria-labelledby="invite-title">
      <h2 id="invite-title">{say('invite.title')}</h2>
      <p>{say('invite.text')}</p>
      <form class="field-line" onSubmit={find}>
        <input
          type="text"
          maxlength="40"
          autocomplete="off"
          aria-label={say('invite.name')}
          placeholder={say('invite.name')}
          value={name()}
          onInput={(event) => {
            setName(event.currentTarget.value);
            setFound(undefined);
          }}
        />
        <Show when={free().length > 1}>
          <select aria-label={say('invite.seat')} onChange={(event) => setChosen(event.currentTarget.value)}>
            <For each={free()}>{(one) => <option value={one.seat}>{seatName(props.table, one.seat)}</option>}</For>
          </select>
        </Show>
        <button type="submit" class="btn">
          {say('invite.button')}
        </button>
      </form>
      <div role="status">
        <Show when={found()}>
          {(players) => (
            <ul class="found-players">
              <For each={players()} fallback={<li>{say('invite.nobody')}</li>}>
                {(player, i) => (
                  <li>
                    <a href={linkTo({ screen: 'player', id: player.id })}>
                      {player.name} {i() + 1}
                    </a>{' '}
                    <button type="button" class="btn" onClick={() => void invite(player.id)}>
                      {say('invite.button')}
                      <span class="sr">
                        : {player.name} {i() + 1}
                      </span>
                    </button>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
      </div>
      <Wrong error={failure()} />
      <For each={failed()}>
        {(one) => (
          <p class="wrong" role="alert">
            {say('invite.failed', { name: one.name })} {sayError(one.error)}
          </p>
        )}
      </For>
      <ul class="rows">
        <For each={watched.value()}>
          {(one) => (
            <li class="row">
              <div class="row-text">
                <b>{one.name}</b>
                <span>{stateOf(one)}</span>
              </div>
              <Show when={!one.declined}>
                <button type="button" class="btn quiet" onClick={() => void takeBack(one.player)}>
                  {say('invite.takeBack')}
                  <span class="sr">: {one.name}</span>
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

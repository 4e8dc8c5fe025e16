import type { InvitationInfo } from '@ravelin/server/messages';
import { createSignal, For, Show } from 'solid-js';
import { go } from '../shell/router.ts';
import { Arms } from './Arms.tsx';
import { api } from './api.ts';
import { say, sayError } from './say.ts';
import { orSignedOut } from './session.ts';
import { agoText, paceText, seatName, titleOf } from './tables.ts';
import { watch } from './watch.ts';

/** Invitations to me, on the home screen: from whom, to what, and the seat that would be mine. */

const OFTEN = 15_000;

const Invitation = (props: { readonly invitation: InvitationInfo; readonly onGone: () => void }) => {
  const [failure, setFailure] = createSignal<unknown>();
  const table = () => props.invitation.table;
  const by = () => props.invitation.by ?? say('seat.nobody');
  const act = async (doing: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    try {
      await orSignedOut(doing());
    } catch (error) {
      setFailure(() => error);
    }
  };
  const accept = () =>
    act(async () => {
      await api.join(table().id, null, [props.invitation.seat]);
      go({ screen: 'table', id: table().id, invite: null });
    });
  const decline = () =>
    act(async () => {
      await api.decline(table().id);
      props.onGone();
    });
  return (
    <li class="invited">
      <Arms name={by()} />
      <div class="row-text">
        <span>
          <b>{by()}</b> {say('invited.asks')} <b class="open-game">{titleOf(table())}</b>
        </span>
        <span class="quiet-note">
          {say('invited.seat', { seat: seatName(table(), props.invitation.seat) })} · {paceText(table().pace)} ·{' '}
          {say(table().watchable ? 'room.watched' : 'room.unwatched')} · {agoText(props.invitation.created)}
        </span>
        <Show when={failure()}>
          {(error) => (
            <span class="wrong" role="alert">
              {sayError(error())}
            </span>
          )}
        </Show>
      </div>
      <span class="acts">
        <button type="button" class="btn primary" onClick={() => void accept()}>
          {say('invited.accept')}
          <span class="sr">: {titleOf(table())}</span>
        </button>
        <button type="button" class="btn quiet" onClick={() => void decline()}>
          {say('invited.decline')}
          <span class="sr">: {titleOf(table())}</span>
        </button>
      </span>
    </li>
  );
};

export const InvitationsHome = () => {
  const watched = watch(api.invitations, OFTEN);
  return (
    <Show when={(watched.value() ?? []).length > 0}>
      <section class="invitations" aria-labelledby="invitations-title">
        <div class="home-head">
          <h2 id="invitations-title">
            {say('invited.title')} <span class="badge">{watched.value()?.length}</span>
          </h2>
        </div>
        <ul class="rows">
          <For each={watched.value()}>
            {(invitation) => <Invitation invitation={invitation} onGone={() => void watched.again()} />}
          </For>
        </ul>
      </section>
    </Show>
  );
};

import { createEffect, createResource, createSignal, onMount, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { Form } from '../newTable/Form.tsx';
import { NewTablePage, SOME_GAME } from '../newTable/NewTablePage.tsx';
import type { ServerSide, TableWanted } from '../newTable/server.ts';
import { FailedText } from '../shell/Failed.tsx';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { go } from '../shell/router.ts';
import { api } from './api.ts';
import { Entrance, SignedIn } from './Entrance.tsx';
import { type Asked, findInvitees, Invitee } from './Invitee.tsx';
import { Manner, Watchers } from './Manner.tsx';
import { say, sayError } from './say.ts';
import { bringSession, me, orSignedOut } from './session.ts';
import { paceText } from './tables.ts';
import { type Begun, begunHere, seatsOnline } from './takeOnline.ts';
import { leaveUnfinished, type Unfinished } from './unfinished.ts';
import './online.css';
import './tables.css';

/** The form of a new table where there is a server: people elsewhere, clocks, and games that are found on every device. */

/** Opens a table: a new one, or one with a game that was begun elsewhere. What fails once it is there is told in its room. */
const openTable = async (wanted: TableWanted, upload?: object): Promise<void> => {
  const { game, scenario, options, components: set, invitees, ...table } = wanted;
  const components = typeof set === 'object' ? { ...set } : set;
  const begun = { game, scenario, options, ...(components && { components }) };
  const asked = await orSignedOut(findInvitees(invitees));
  const { id } = await orSignedOut(api.open({ ...(upload === undefined ? begun : { upload }), ...table }));
  const toRoom = (unfinished: Unfinished): void => {
    leaveUnfinished(id, unfinished);
    go({ screen: 'table', id, invite: null });
  };
  if (Object.values(wanted.seats).includes('invite')) return toRoom({ invitations: await inviteAll(id, asked) });
  try {
    await orSignedOut(api.start(id));
  } catch (start) {
    return toRoom({ invitations: [], start });
  }
  go({ screen: 'online', id, invite: null });
};

/** Invites all of them to a table; promises those with whom it failed. */
const inviteAll = async (table: string, asked: readonly Asked[]): Promise<Unfinished['invitations']> => {
  const failed: { name: string; error: unknown }[] = [];
  for (const { seat, name, player } of asked)
    await orSignedOut(api.invite(table, player, seat)).catch((error: unknown) => failed.push({ name, error }));
  return failed;
};

const serverSide = (open: ServerSide['open']): ServerSide => ({
  sitters: () => [
    { id: 'invite', title: say('sitter.invite'), text: say('sitter.inviteText') },
    { id: 'open', title: say('sitter.open'), text: say('sitter.openText') },
  ],
  Manner,
  Boxes: Watchers,
  Invitee,
  paceText,
  awayText: (isOpen) => say(isOpen ? 'new.open' : 'new.private'),
  myName: () => me()?.name,
  errorText: sayError,
  button: (away) => ({
    title: say(away ? 'new.openTable' : 'room.start'),
    text: say(away ? 'new.openTableText' : 'new.startText'),
  }),
  instead: () => ({ title: say('new.instead'), invite: say('new.inviteFriend'), open: say('new.openToAll') }),
  open,
});

/** Only when the table is to be opened somebody who is not signed in is asked who they are; the form stays as it is. */
export const NewTable = (props: { readonly game: string | null; readonly away?: boolean }) => {
  onMount(() => void bringSession());
  const [waiting, setWaiting] = createSignal<TableWanted>();
  const [failure, setFailure] = createSignal<unknown>();
  const server = serverSide(async (wanted) => {
    await bringSession();
    if (me() === null) setWaiting(wanted);
    else await openTable(wanted);
  });
  createEffect(() => {
    const wanted = waiting();
    if (!wanted || !me()) return;
    setWaiting(undefined);
    openTable(wanted).catch((error: unknown) => setFailure(() => error));
  });
  return (
    <>
      <NewTablePage game={props.game ?? SOME_GAME} server={server} {...(props.away && { away: true })} />
      <Show when={waiting()}>
        <Dialog title={say('enter.title')} class="online enter-dialog" onClose={() => setWaiting(undefined)}>
          <p>{say('new.enter')}</p>
          <Entrance />
        </Dialog>
      </Show>
      <Show when={failure()}>
        {(error) => (
          <Dialog title={say('enter.title')} class="online" onClose={() => setFailure(undefined)}>
            <p role="alert">{sayError(error())}</p>
          </Dialog>
        )}
      </Show>
    </>
  );
};

/** A game that was begun alone on this device goes on with others. */
export const TakeOnlinePage = (props: { readonly id: string }) => {
  const [begun] = createResource(
    () => props.id,
    async (id): Promise<Begun | { readonly error: unknown }> => begunHere(id).catch((error: unknown) => ({ error })),
  );
  return (
    <Page title={say('take.title')} class="online new-table-page">
      <p class="claim">{say('take.text')}</p>
      <SignedIn>
        {() => (
          <Show when={begun()} fallback={<p role="status">{t('app.loading')}</p>} keyed>
            {(found) =>
              'error' in found ? (
                <FailedText error={found.error} />
              ) : (
                <Form
                  game={found.game}
                  moved={found.setting}
                  beginning={{ seats: seatsOnline(found.setting), server: true }}
                  server={serverSide((wanted) => openTable(wanted, found.sealed))}
                />
              )
            }
          </Show>
        )}
      </SignedIn>
    </Page>
  );
};

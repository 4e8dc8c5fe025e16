import type { Me, PasskeyInfo } from '@ravelin/server/messages';
import { createResource, createSignal, For, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { t } from '../shell/i18n.ts';
import { settings } from '../shell/settings.ts';
import { api } from './api.ts';
import { createDeed } from './createDeed.ts';
import { DeedState } from './DeedState.tsx';
import { Field, Submit } from './Field.tsx';
import { checks, createForm } from './form.ts';
import { addPasskey, canPasskey } from './passkey.ts';
import { say } from './say.ts';
import { lookAgain, orSignedOut } from './session.ts';

/** My passkeys: another, another name, and away with one. */

const dateOf = (time: number): string =>
  new Date(time).toLocaleDateString(settings.language, { day: 'numeric', month: 'long', year: 'numeric' });

const AddForm = (props: { readonly account: Me; readonly onList: (list: PasskeyInfo[]) => void }) => {
  const form = createForm(
    {
      name: { check: checks.name },
      password: { check: props.account.email === null ? () => undefined : checks.password },
    },
    async ({ name, password }) => {
      props.onList(await orSignedOut(addPasskey(name, props.account.email === null ? undefined : password)));
      form.set('name', '');
      form.set('password', '');
      // A guest who has one is no guest any more.
      if (props.account.guest) await lookAgain();
    },
  );
  return (
    <form class="form-lines" novalidate aria-labelledby="account-passkeys" onSubmit={form.submit}>
      <Field form={form} name="name" label={say('passkeys.name')} hint={say('passkeys.nameHint')} autocomplete="off" />
      <Show when={props.account.email !== null}>
        <Field
          form={form}
          name="password"
          type="password"
          label={say('form.password')}
          hint={say('passkeys.passwordHint')}
          autocomplete="current-password"
        />
      </Show>
      <Submit form={form} text={say('passkeys.add')} done={say('passkeys.added')} />
    </form>
  );
};

const RenameDialog = (props: {
  readonly one: PasskeyInfo;
  readonly onList: (list: PasskeyInfo[]) => void;
  readonly onClose: () => void;
}) => {
  const form = createForm({ name: { check: checks.name, value: props.one.name } }, async ({ name }) => {
    props.onList(await orSignedOut(api.renamePasskey(props.one.id, name)));
    props.onClose();
  });
  return (
    <Dialog title={say('passkeys.renameOf', { name: props.one.name })} onClose={props.onClose}>
      <form class="form-lines" novalidate onSubmit={form.submit}>
        <Field form={form} name="name" label={say('passkeys.new')} autocomplete="off" />
        <Submit form={form} text={say('account.save')} />
      </form>
    </Dialog>
  );
};

const RemoveDialog = (props: {
  readonly one: PasskeyInfo;
  readonly onList: (list: PasskeyInfo[]) => void;
  readonly onClose: () => void;
}) => {
  const deed = createDeed();
  const remove = () =>
    deed.run(async () => {
      props.onList(await api.removePasskey(props.one.id));
      props.onClose();
      return '';
    });
  return (
    <Dialog title={say('passkeys.removeTitle', { name: props.one.name })} onClose={props.onClose}>
      <p>{say('passkeys.removeText')}</p>
      <p class="acts">
        <button type="button" class="btn danger" onClick={() => void remove()}>
          {say('passkeys.remove')}
        </button>
        <button type="button" class="btn" autofocus onClick={() => props.onClose()}>
          {t('play.cancel')}
        </button>
      </p>
      <DeedState deed={deed} />
    </Dialog>
  );
};

const aboutOf = ({ created, used }: PasskeyInfo): string => {
  const since = say('passkeys.since', { when: dateOf(created) });
  return used === null ? since : `${since}, ${say('passkeys.used', { when: dateOf(used) })}`;
};

export const PasskeysSection = (props: { readonly account: Me }) => {
  const [list, { mutate }] = createResource(() => orSignedOut(api.passkeys()).catch((): PasskeyInfo[] => []));
  const [renaming, setRenaming] = createSignal<PasskeyInfo>();
  const [removing, setRemoving] = createSignal<PasskeyInfo>();
  const onList = (next: PasskeyInfo[]): void => void mutate(next);
  return (
    <section class="sheet-form" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{say('passkeys.title')}</h2>
      <p>{say('passkeys.text')}</p>
      <Show when={(list() ?? []).length > 0} fallback={<p class="quiet-note">{say('passkeys.none')}</p>}>
        <ul class="device-list">
          <For each={list()}>
            {(one) => (
              <li>
                <span class="device-name">
                  <b>{one.name}</b> <small>{aboutOf(one)}</small>
                </span>
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={say('passkeys.renameOf', { name: one.name })}
                  onClick={() => setRenaming(one)}
                >
                  {say('passkeys.rename')}
                </button>
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={say('passkeys.removeOf', { name: one.name })}
                  onClick={() => setRemoving(one)}
                >
                  {say('passkeys.remove')}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={canPasskey()} fallback={<p class="quiet-note">{say('passkeys.cannot')}</p>}>
        <AddForm account={props.account} onList={onList} />
      </Show>
      <Show when={renaming()}>
        {(one) => <RenameDialog one={one()} onList={onList} onClose={() => setRenaming(undefined)} />}
      </Show>
      <Show when={removing()}>
        {(one) => <RemoveDialog one={one()} onList={onList} onClose={() => setRemoving(undefined)} />}
      </Show>
    </section>
  );
};

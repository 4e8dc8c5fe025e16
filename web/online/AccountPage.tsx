import type { Me } from '@ravelin/server/messages';
import { createSignal, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { go, linkTo } from '../shell/router.ts';
import { EmailField, NameField, PasswordField } from './AccountFields.tsx';
import { Arms } from './Arms.tsx';
import { api } from './api.ts';
import { SignedIn, SignUpForm, Trouble } from './Entrance.tsx';
import { Submit } from './Field.tsx';
import { checks, createForm } from './form.ts';
import { PasskeysSection } from './PasskeysSection.tsx';
import { say } from './say.ts';
import { orSignedOut, setMe } from './session.ts';

/** My account: the name, the address, my data, and the way out. */

const NameForm = (props: { readonly account: Me }) => {
  const form = createForm({ name: { check: checks.name, value: props.account.name } }, async ({ name }) => {
    setMe(await orSignedOut(api.rename(name)));
  });
  return (
    <form class="sheet-form" novalidate aria-labelledby="account-name" onSubmit={form.submit}>
      <h2 id="account-name">{say('account.name')}</h2>
      <NameField form={form} />
      <Submit form={form} text={say('account.save')} done={say('account.saved')} />
    </form>
  );
};

const EmailForm = (props: { readonly email: string }) => {
  const form = createForm(
    { email: { check: checks.email, value: props.email }, password: { check: checks.password } },
    async ({ email, password }) => {
      setMe(await orSignedOut(api.readdress(email, password)));
    },
  );
  const [sent, setSent] = createSignal(false);
  const [failure, setFailure] = createSignal<unknown>();
  const sendLink = async (): Promise<void> => {
    try {
      await api.forgot(props.email);
      setSent(true);
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <>
      <form class="sheet-form" novalidate aria-labelledby="account-email" onSubmit={form.submit}>
        <h2 id="account-email">{say('account.email')}</h2>
        <EmailField form={form} fresh />
        <PasswordField form={form} hint={say('account.emailPassword')} />
        <Submit form={form} text={say('account.save')} done={say('account.saved')} />
      </form>
      <section class="sheet-form" aria-labelledby="account-password">
        <h2 id="account-password">{say('account.password')}</h2>
        <p>{say('account.passwordText')}</p>
        <Show when={failure()}>{(error) => <Trouble error={error()} />}</Show>
        <p class="acts">
          <button type="button" class="btn" aria-disabled={sent()} onClick={() => !sent() && void sendLink()}>
            {say('account.passwordButton')}
          </button>
          <span role="status" class="quiet-note">
            {sent() ? say('forgot.sent', { email: props.email }) : ''}
          </span>
        </p>
      </section>
    </>
  );
};

const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

const DeleteDialog = (props: { readonly account: Me; readonly onClose: () => void }) => {
  const form = createForm(
    { password: { check: props.account.email === null ? () => undefined : checks.password } },
    async ({ password }) => {
      await api.remove(props.account.email === null ? undefined : password);
      setMe(null);
      go({ screen: 'home' });
    },
  );
  return (
    <Dialog title={say('delete.title')} onClose={props.onClose}>
      <form novalidate onSubmit={form.submit}>
        <p>{say('delete.text', { name: props.account.name })}</p>
        <ul class="plain-list">
          <li>{say('delete.gone')}</li>
          <li>{say('delete.tables')}</li>
          <li>{say('delete.stays')}</li>
        </ul>
        <Show when={props.account.email !== null}>
          <PasswordField form={form} label={say('delete.password')} />
        </Show>
        <Show when={form.wrong('form')}>
          {(text) => (
            <p class="wrong" role="alert">
              {text()}
            </p>
          )}
        </Show>
        <p class="acts">
          <button type="submit" class="btn danger" aria-disabled={form.busy()}>
            {say('delete.sure')}
          </button>
          <button type="button" class="btn" autofocus onClick={() => props.onClose()}>
            {t('play.cancel')}
          </button>
        </p>
      </form>
    </Dialog>
  );
};

const Notices = () => (
  <section class="sheet-form" aria-labelledby="account-notices">
    <h2 id="account-notices">{say('notices.title')}</h2>
    <p>{say('notices.text')}</p>
    <p class="acts">
      <a class="btn" href={linkTo({ screen: 'notices' })}>
        {say('notices.choose')}
      </a>
    </p>
  </section>
);

const Data = (props: { readonly account: Me }) => {
  const [failure, setFailure] = createSignal<unknown>();
  const [deleting, setDeleting] = createSignal(false);
  const save = async (): Promise<void> => {
    try {
      download('ravelin-my-data.json', await orSignedOut(api.exported()));
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <section class="sheet-form" aria-labelledby="account-data">
      <h2 id="account-data">{say('account.data')}</h2>
      <p>{say('account.dataText')}</p>
      <Show when={failure()}>{(error) => <Trouble error={error()} />}</Show>
      <p class="acts">
        <button type="button" class="btn" onClick={() => void save()}>
          {say('account.export')}
        </button>
        <button type="button" class="btn danger" onClick={() => setDeleting(true)}>
          {say('account.delete')}
        </button>
      </p>
      <Show when={deleting()}>
        <DeleteDialog account={props.account} onClose={() => setDeleting(false)} />
      </Show>
    </section>
  );
};

/** A guest who leaves cannot come back: that is said first. */
const SignOut = (props: { readonly account: Me }) => {
  const [asking, setAsking] = createSignal(false);
  const [failure, setFailure] = createSignal<unknown>();
  const leave = async (): Promise<void> => {
    try {
      await api.logout();
      setMe(null);
      go({ screen: 'home' });
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => (props.account.guest ? setAsking(true) : void leave())}>
        {say('account.signOut')}
      </button>
      <Show when={failure()}>{(error) => <Trouble error={error()} />}</Show>
      <Show when={asking()}>
        <Dialog title={say('guestOut.title')} onClose={() => setAsking(false)}>
          <p>{say('guestOut.text')}</p>
          <p class="acts">
            <button type="button" class="btn danger" onClick={() => void leave()}>
              {say('account.signOut')}
            </button>
            <button type="button" class="btn" autofocus onClick={() => setAsking(false)}>
              {t('play.cancel')}
            </button>
          </p>
        </Dialog>
      </Show>
    </>
  );
};

export const AccountPage = () => (
  <Page title={say('account.title')} class="online account">
    <SignedIn>
      {(account) => (
        <>
          <div class="account-head">
            <Arms name={account().name} />
            <p>
              <b>{account().name}</b>
              <span class="quiet-note">
                {account().email ?? say(account().guest ? 'account.guest' : 'account.kept')}
              </span>
            </p>
            <Show when={!account().guest}>
              <a class="btn" href={linkTo({ screen: 'player', id: account().id })}>
                {say('account.page')}
              </a>
            </Show>
            <SignOut account={account()} />
          </div>
          <div class="sheets">
            <Show when={account().guest}>
              <SignUpForm title={say('keep.title')} text={say('keep.text')} button={say('keep.button')} />
            </Show>
            <Show when={!account().guest && account().email === null}>
              <SignUpForm title={say('keep.addTitle')} text={say('keep.addText')} button={say('keep.addButton')} />
            </Show>
            <NameForm account={account()} />
            <Show when={account().email}>{(email) => <EmailForm email={email()} />}</Show>
            <PasskeysSection account={account()} />
            <Notices />
            <Data account={account()} />
          </div>
        </>
      )}
    </SignedIn>
  </Page>
);

import type { Me } from '@ravelin/server/messages';
import { createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { setSettings, settings } from '../shell/settings.ts';
import { EmailField, NameField, PasswordField } from './AccountFields.tsx';
import { api } from './api.ts';
import { Submit } from './Field.tsx';
import { checks, createForm } from './form.ts';
import { canPasskey, signInByPasskey } from './passkey.ts';
import { say, sayError } from './say.ts';
import { bringSession, me, sessionTrouble, setMe } from './session.ts';

/** The ways in: an account, a new one, or a guest's name and nothing else. */

/** The same name is offered at the next table. */
const enter = (found: Me): void => {
  if (settings.player === '') setSettings({ player: found.name });
  setMe(found);
};

const SignInForm = () => {
  const form = createForm({ email: { check: checks.email }, password: { check: checks.password } }, async (values) =>
    enter(await api.login(values)),
  );
  return (
    <form class="sheet-form" novalidate aria-labelledby="sign-in-title" onSubmit={form.submit}>
      <h2 id="sign-in-title">{say('signIn.title')}</h2>
      <EmailField form={form} />
      <PasswordField form={form} />
      <Submit form={form} text={say('signIn.button')} />
      <p class="quiet-note">
        <a href={linkTo({ screen: 'forgot' })}>{say('signIn.forgot')}</a>
      </p>
      <Show when={canPasskey()}>
        <PasskeyButton />
      </Show>
    </form>
  );
};

const PasskeyButton = () => {
  const [failure, setFailure] = createSignal<unknown>();
  const signIn = async (): Promise<void> => {
    setFailure(undefined);
    try {
      enter(await signInByPasskey());
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <>
      <p class="acts passkey-entrance">
        <button type="button" class="btn" onClick={() => void signIn()}>
          {say('passkeys.signIn')}
        </button>
      </p>
      <Show when={failure()}>{(error) => <Trouble error={error()} />}</Show>
    </>
  );
};

const GuestForm = () => {
  const form = createForm({ name: { check: checks.name, value: settings.player } }, async ({ name }) =>
    enter(await api.guest(name)),
  );
  return (
    <form class="sheet-form" novalidate aria-labelledby="guest-title" onSubmit={form.submit}>
      <h2 id="guest-title">{say('guest.title')}</h2>
      <p>{say('guest.text')}</p>
      <NameField form={form} />
      <Submit form={form} text={say('guest.button')} />
    </form>
  );
};

/** Makes an account, or keeps the one that a guest has. */
export const SignUpForm = (props: { readonly title: string; readonly text: string; readonly button: string }) => {
  const form = createForm(
    {
      name: { check: checks.name, value: me()?.name ?? settings.player },
      email: { check: checks.email },
      password: { check: checks.newPassword },
    },
    async (values) => enter(await api.register(values)),
  );
  return (
    <form class="sheet-form" novalidate aria-labelledby="sign-up-title" onSubmit={form.submit}>
      <h2 id="sign-up-title">{props.title}</h2>
      <p>{props.text}</p>
      <NameField form={form} />
      <EmailField form={form} fresh />
      <PasswordField form={form} fresh />
      <Submit form={form} text={props.button} />
    </form>
  );
};

/** All ways in, side by side. */
export const Entrance = () => (
  <div class="entrance">
    <SignInForm />
    <div class="entrance-others">
      <GuestForm />
      <p class="entrance-new">
        {say('signIn.new')}{' '}
        <a class="btn" href={linkTo({ screen: 'sign-up' })}>
          {say('signUp.title')}
        </a>
      </p>
    </div>
  </div>
);

/** What only somebody who is signed in can see; others are shown the way in, at the same address. */
export const SignedIn = (props: {
  /** What is said above the way in. */
  readonly note?: string | undefined;
  readonly children: (account: () => Me) => JSX.Element;
}) => {
  onMount(() => void bringSession());
  return (
    <Switch fallback={<p role="status">{t('app.loading')}</p>}>
      <Match when={me() !== null && me()}>{(account) => props.children(account)}</Match>
      <Match when={sessionTrouble()}>{(error) => <Trouble error={error()} />}</Match>
      <Match when={me() === null}>
        <Show when={props.note}>
          <p class="notice">{props.note}</p>
        </Show>
        <Entrance />
      </Match>
    </Switch>
  );
};

/** What went wrong with the whole of a page or a part of it. */
export const Trouble = (props: { readonly error: unknown; readonly children?: JSX.Element }) => (
  <div class="failed" role="alert">
    <p>{sayError(props.error)}</p>
    <Show when={props.children}>
      <p class="acts">{props.children}</p>
    </Show>
  </div>
);

import { createEffect, createSignal, Show } from 'solid-js';
import { Page } from '../shell/Page.tsx';
import { go, linkTo } from '../shell/router.ts';
import { EmailField, PasswordField } from './AccountFields.tsx';
import { api } from './api.ts';
import { Entrance, SignUpForm } from './Entrance.tsx';
import { Submit } from './Field.tsx';
import { checks, createForm } from './form.ts';
import { say } from './say.ts';
import { bringSession, me } from './session.ts';

/** The pages for somebody who is not signed in yet. */

/** Who is in has nothing to do here. */
const homeOnceIn = (): void => {
  void bringSession();
  createEffect(() => {
    if (me()) go({ screen: 'home' }, true);
  });
};

export const SignInPage = () => {
  homeOnceIn();
  return (
    <Page title={say('enter.title')} class="online entry">
      <p class="claim">{say('enter.text')}</p>
      <Entrance />
    </Page>
  );
};

export const SignUpPage = () => {
  void bringSession();
  createEffect(() => {
    const account = me();
    if (account && !account.guest) go({ screen: 'home' }, true);
  });
  return (
    <Page title={say('signUp.title')} class="online entry">
      <Show
        when={me()?.guest}
        fallback={<SignUpForm title={say('signUp.heading')} text={say('signUp.text')} button={say('signUp.button')} />}
      >
        <SignUpForm title={say('keep.title')} text={say('keep.text')} button={say('keep.button')} />
      </Show>
      <p class="quiet-note">
        {say('signUp.have')} <a href={linkTo({ screen: 'sign-in' })}>{say('signIn.title')}</a>
      </p>
    </Page>
  );
};

export const ForgotPage = () => {
  const form = createForm({ email: { check: checks.email } }, async ({ email }) => {
    await api.forgot(email);
  });
  return (
    <Page title={say('forgot.title')} class="online entry">
      <Show
        when={!form.done()}
        fallback={
          <p class="notice" role="status">
            {say('forgot.sent', { email: form.values.email.trim() })}
          </p>
        }
      >
        <form class="sheet-form" novalidate onSubmit={form.submit}>
          <p>{say('forgot.text')}</p>
          <EmailField form={form} />
          <Submit form={form} text={say('forgot.button')} />
        </form>
      </Show>
      <p class="quiet-note">
        <a href={linkTo({ screen: 'sign-in' })}>{say('forgot.back')}</a>
      </p>
    </Page>
  );
};

/** Where the link in the mail leads. */
export const NewPasswordPage = (props: { readonly token: string }) => {
  const [changed, setChanged] = createSignal(false);
  const form = createForm({ password: { check: checks.newPassword } }, async ({ password }) => {
    await api.reset(props.token, password);
    setChanged(true);
  });
  return (
    <Page title={say('newPassword.title')} class="online entry">
      <Show
        when={!changed()}
        fallback={
          <>
            <p class="notice" role="status">
              {say('newPassword.done')}
            </p>
            <Entrance />
          </>
        }
      >
        <form class="sheet-form" novalidate onSubmit={form.submit}>
          <p>{say('newPassword.text')}</p>
          <PasswordField form={form} fresh label={say('newPassword.label')} />
          <Submit form={form} text={say('newPassword.button')} />
        </form>
        <p class="quiet-note">
          <a href={linkTo({ screen: 'forgot' })}>{say('newPassword.again')}</a>
        </p>
      </Show>
    </Page>
  );
};

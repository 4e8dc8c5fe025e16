import { Show } from 'solid-js';
import { Page } from '../shell/Page.tsx';
import { linkTo } from '../shell/router.ts';
import { ApiError, api } from './api.ts';
import { Submit } from './Field.tsx';
import { createForm } from './form.ts';
import { say } from './say.ts';

/** Where links in mails lead. They work for whoever has the mail, signed in or not; a button is between, as some programs follow every link that they see. */

const LinkPage = (props: {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
  readonly act: () => Promise<null>;
}) => {
  const form = createForm({}, async () => {
    await props.act().catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 'bad-token' ? new ApiError('bad-link', error.message) : error;
    });
  });
  return (
    <Page title={props.title} class="online entry">
      <Show
        when={!form.done()}
        fallback={
          <p class="notice" role="status">
            {props.done}
          </p>
        }
      >
        <form class="sheet-form" novalidate onSubmit={form.submit}>
          <p>{props.text}</p>
          <Submit form={form} text={props.button} />
        </form>
      </Show>
      <p class="quiet-note">
        <a href={linkTo({ screen: 'notices' })}>{say('notices.choose')}</a>
      </p>
    </Page>
  );
};

export const ConfirmPage = (props: { readonly token: string }) => (
  <LinkPage
    title={say('confirm.title')}
    text={say('confirm.text')}
    button={say('confirm.button')}
    done={say('confirm.done')}
    act={() => api.confirm(props.token)}
  />
);

export const UnsubscribePage = (props: { readonly token: string }) => (
  <LinkPage
    title={say('unsubscribe.title')}
    text={say('unsubscribe.text')}
    button={say('unsubscribe.button')}
    done={say('unsubscribe.done')}
    act={() => api.unsubscribe(props.token)}
  />
);

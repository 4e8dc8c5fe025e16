import { onCleanup, onMount, Show } from 'solid-js';
import { linkTo } from '../shell/router.ts';
import { Arms } from './Arms.tsx';
import { say } from './say.ts';
import { bringSession, lookAgain, me } from './session.ts';
import './online.css';

/** At the end of the top line: who is signed in, or the way in. */
export const AccountLink = () => {
  const look = (): void => {
    if (!document.hidden) void lookAgain();
  };
  onMount(() => {
    void bringSession();
    document.addEventListener('visibilitychange', look);
  });
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  return (
    <Show when={me() !== undefined}>
      <Show
        when={me()}
        fallback={
          <a class="btn account-link" href={linkTo({ screen: 'sign-in' })}>
            {say('signIn.title')}
          </a>
        }
      >
        {(account) => (
          <a
            class="btn quiet account-link"
            href={linkTo({ screen: 'account' })}
            aria-label={say('account.linkTo', { name: account().name })}
          >
            <Arms name={account().name} />
            <span>{account().name}</span>
          </a>
        )}
      </Show>
    </Show>
  );
};

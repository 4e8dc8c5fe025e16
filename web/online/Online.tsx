import { Match, Show, Switch } from 'solid-js';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { linkTo, type OnlineRoute } from '../shell/router.ts';
import { PlayerPage } from '../standings/PlayerPage.tsx';
import { RatingsPage } from '../standings/RatingsPage.tsx';
import { TournamentPage } from '../standings/TournamentPage.tsx';
import { TournamentsPage } from '../standings/TournamentsPage.tsx';
import { AccountPage } from './AccountPage.tsx';
import { ForgotPage, NewPasswordPage, SignInPage, SignUpPage } from './AccountPages.tsx';
import { hasServer } from './hasServer.ts';
import { LobbyPage } from './LobbyPage.tsx';
import { ConfirmPage, UnsubscribePage } from './MailLinkPages.tsx';
import { NewTable, TakeOnlinePage } from './NewTable.tsx';
import { NoticesPage } from './NoticesPage.tsx';
import { say } from './say.ts';
import { TableRoomPage } from './TableRoom.tsx';
import './online.css';
import './tables.css';

/** The client was fetched from a place that has no server for online play. */
const NoServer = () => (
  <Page title={say('none.title')} class="online">
    <p class="subtitle">{say('none.text')}</p>
    <p class="acts">
      <a class="btn primary" href={linkTo({ screen: 'home' })}>
        {t('error.home')}
      </a>
    </p>
  </Page>
);

/** Everything that needs a server, but for the table itself. */
export const Online = (props: { readonly at: OnlineRoute }) => {
  const as = <S extends OnlineRoute['screen']>(screen: S): Extract<OnlineRoute, { screen: S }> | undefined =>
    props.at.screen === screen ? (props.at as Extract<OnlineRoute, { screen: S }>) : undefined;
  return (
    <Show when={hasServer()} fallback={<NoServer />}>
      <Switch>
        <Match when={as('sign-in')}>
          <SignInPage />
        </Match>
        <Match when={as('sign-up')}>
          <SignUpPage />
        </Match>
        <Match when={as('forgot')}>
          <ForgotPage />
        </Match>
        <Match when={as('password')} keyed>
          {({ token }) => <NewPasswordPage token={token} />}
        </Match>
        <Match when={as('player')}>{(at) => <PlayerPage id={at().id} />}</Match>
        <Match when={as('ratings')}>{(at) => <RatingsPage game={at().game} />}</Match>
        <Match when={as('tournaments')}>
          <TournamentsPage />
        </Match>
        <Match when={as('tournament')} keyed>
          {({ id }) => <TournamentPage id={id} />}
        </Match>
        <Match when={as('account')}>
          <AccountPage />
        </Match>
        <Match when={as('notices')}>
          <NoticesPage />
        </Match>
        <Match when={as('confirm')} keyed>
          {({ token }) => <ConfirmPage token={token} />}
        </Match>
        <Match when={as('unsubscribe')} keyed>
          {({ token }) => <UnsubscribePage token={token} />}
        </Match>
        <Match when={as('lobby')}>
          <LobbyPage />
        </Match>
        <Match when={as('new-table')}>{(at) => <NewTable game={at().game} away />}</Match>
        <Match when={as('take-online')} keyed>
          {({ id }) => <TakeOnlinePage id={id} />}
        </Match>
        <Match when={as('table')} keyed>
          {({ id, invite }) => <TableRoomPage id={id} invite={invite} />}
        </Match>
      </Switch>
    </Show>
  );
};

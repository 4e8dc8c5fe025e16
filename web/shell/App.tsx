import { createEffect, ErrorBoundary, lazy, Match, on, Suspense, Switch } from 'solid-js';
import { hasServer } from '../online/hasServer.ts';
import { Explainer } from '../rules/Explainer.tsx';
import { Failed, Lost } from './Failed.tsx';
import { Home } from './Home.tsx';
import { t } from './i18n.ts';
import { onlineRoute, type Route, route } from './router.ts';
import { Updates } from './Updates.tsx';

/** Each screen beyond the first is fetched when it is first asked for. */
const NewTable = lazy(() =>
  hasServer()
    ? import('../online/NewTable.tsx').then((all) => ({ default: all.NewTable }))
    : import('../newTable/NewTablePage.tsx').then((all) => ({ default: all.NewTablePage })),
);
const SettingsScreen = lazy(() => import('./SettingsScreen.tsx').then((all) => ({ default: all.SettingsScreen })));
const ImportScreen = lazy(() => import('./ImportScreen.tsx').then((all) => ({ default: all.ImportScreen })));
const TableRoute = lazy(() => import('./TableRoute.tsx').then((all) => ({ default: all.TableRoute })));
const SandboxRoute = lazy(() => import('./TableRoute.tsx').then((all) => ({ default: all.SandboxRoute })));
const SharedRoute = lazy(() => import('./TableRoute.tsx').then((all) => ({ default: all.SharedRoute })));
const OnlineTable = lazy(() => import('../online/OnlineTable.tsx').then((all) => ({ default: all.OnlineTable })));
const ReplayRoute = lazy(() => import('../replay/ReplayScreen.tsx').then((all) => ({ default: all.ReplayRoute })));
const QuestionRoute = lazy(() =>
  import('../analysis/QuestionScreen.tsx').then((all) => ({ default: all.QuestionRoute })),
);
const InsteadRoute = lazy(() => import('../analysis/InsteadScreen.tsx').then((all) => ({ default: all.InsteadRoute })));
const RulesScreen = lazy(() => import('../rules/RulesScreen.tsx').then((all) => ({ default: all.RulesScreen })));
const ResultsScreen = lazy(() => import('./ResultsScreen.tsx').then((all) => ({ default: all.ResultsScreen })));
const Online = lazy(() => import('../online/Online.tsx').then((all) => ({ default: all.Online })));
const FairScreen = lazy(() => import('../fair/FairScreen.tsx').then((all) => ({ default: all.FairScreen })));
const WorkshopRoute = lazy(() =>
  import('../workshop/WorkshopRoute.tsx').then((all) => ({ default: all.WorkshopRoute })),
);
const LaboratoryScreen = lazy(() =>
  import('../laboratory/LaboratoryScreen.tsx').then((all) => ({ default: all.LaboratoryScreen })),
);
const PuzzlesScreen = lazy(() =>
  import('../puzzles/PuzzlesScreen.tsx').then((all) => ({ default: all.PuzzlesScreen })),
);
const LearnScreen = lazy(() => import('../learn/LearnScreen.tsx').then((all) => ({ default: all.LearnScreen })));

const as = <S extends Route['screen']>(screen: S): Extract<Route, { screen: S }> | undefined => {
  const now = route();
  return now.screen === screen ? (now as Extract<Route, { screen: S }>) : undefined;
};

/** A screen that fell over; the next address begins anew. */
const Fallen = (props: { readonly error: unknown; readonly reset: () => void }) => {
  createEffect(on(route, () => props.reset(), { defer: true }));
  return <Failed error={props.error} />;
};

export const App = () => (
  <ErrorBoundary fallback={(error, reset) => <Fallen error={error} reset={reset} />}>
    <Suspense fallback={<p class="loading">{t('app.loading')}</p>}>
      <Switch fallback={<Lost />}>
        <Match when={as('home')}>
          <Home />
        </Match>
        <Match when={as('settings')}>
          <SettingsScreen />
        </Match>
        <Match when={as('results')}>
          <ResultsScreen />
        </Match>
        <Match when={as('laboratory')}>
          <LaboratoryScreen />
        </Match>
        <Match when={as('import')}>
          <ImportScreen />
        </Match>
        <Match when={as('new')}>{(at) => <NewTable game={at().game} />}</Match>
        <Match when={as('play')}>{(at) => <TableRoute id={at().id} />}</Match>
        <Match when={as('sandbox')}>{(at) => <SandboxRoute id={at().id} at={at().at} />}</Match>
        <Match when={as('shared')}>{(at) => <SharedRoute text={at().text} />}</Match>
        <Match when={onlineRoute(route())}>{(at) => <Online at={at()} />}</Match>
        <Match when={as('online')}>{(at) => <OnlineTable id={at().id} invite={at().invite} />}</Match>
        <Match when={as('fair-dice')} keyed>
          {({ table }) => <FairScreen table={table} />}
        </Match>
        <Match when={as('replay')}>{(at) => <ReplayRoute id={at().id} at={at().at} />}</Match>
        <Match when={as('question')}>{(at) => <QuestionRoute id={at().id} at={at().at} />}</Match>
        <Match when={as('instead')}>{(at) => <InsteadRoute id={at().id} at={at().at} />}</Match>
        <Match when={as('rules')}>{(at) => <RulesScreen game={at().game} paragraph={at().paragraph} />}</Match>
        <Match when={as('workshop')} keyed>
          {({ game, set }) => <WorkshopRoute game={game} set={set} />}
        </Match>
        <Match when={as('puzzles')}>{(at) => <PuzzlesScreen game={at().game} number={at().number} />}</Match>
        <Match when={as('learn')}>{(at) => <LearnScreen game={at().game} lesson={at().lesson} />}</Match>
      </Switch>
    </Suspense>
    <Explainer />
    <Updates />
  </ErrorBoundary>
);

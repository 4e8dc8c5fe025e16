import { createResource, createSignal, For, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { levelTitle } from '../play/levels.ts';
import { verdictOf } from '../play/verdict.ts';
import { FailedText } from './Failed.tsx';
import { facedGames, wordsOf } from './faces.ts';
import { dateText, t } from './i18n.ts';
import { Page } from './Page.tsx';
import { linkTo } from './router.ts';
import { opponentOf, personSeats } from './sitters.ts';
import { dropResults, listGames, listResults, type StoredResult } from './storage.ts';
import { type Tally, tallyOf } from './tally.ts';

/** How the games of this device ended: by game, side and opponent, and one by one. */

/** Lines of the list of single games. */
const LATEST = 30;

const againstText = (against: string): string => {
  if (against === '') return t('opponent.rules');
  const one = (player: string): string =>
    levelTitle(player) ?? (player === 'random' ? t('new.random') : t('opponent.person'));
  return against.split(' ').map(one).join(', ');
};

const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));

const Lines = (props: { readonly game: string; readonly lines: readonly Tally[] }) => (
  <section>
    <h2>{wordsOf(props.game, 'title')}</h2>
    <div class="tally-frame">
      <table class="tally">
        <thead>
          <tr>
            <th scope="col">{t('results.side')}</th>
            <th scope="col">{t('results.name')}</th>
            <th scope="col">{t('results.against')}</th>
            <th scope="col">{t('results.played')}</th>
            <th scope="col">{t('results.won')}</th>
            <th scope="col">{t('results.drawn')}</th>
            <th scope="col">{t('results.length')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.lines}>
            {(line) => (
              <tr>
                <th scope="row">{wordsOf(props.game, `seat:${line.seat}`)}</th>
                <td>{line.name ?? t('sitter.you')}</td>
                <td>{againstText(line.against)}</td>
                <td>{line.played}</td>
                <td>
                  {line.won} <meter min="0" max="100" value={percent(line.won, line.played)} aria-hidden="true" />{' '}
                  {t('results.percent', { n: percent(line.won, line.played) })}
                </td>
                <td>{line.drawn}</td>
                <td>{t('home.moves', { n: Math.round(line.moves / line.played) })}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  </section>
);

const Single = (props: { readonly one: StoredResult; readonly kept: boolean }) => {
  const seat = () => personSeats(props.one.setting)[0];
  const seatName = (name: string): string => wordsOf(props.one.game, `seat:${name}`);
  return (
    <li class="row">
      <div class="row-text">
        <b>{wordsOf(props.one.game, 'title')}</b>
        <span>
          {verdictOf(props.one.result, { seat: seatName })} ·{' '}
          {t('saved.against', { seat: seatName(seat() ?? ''), opponent: opponentOf(props.one.setting, seat()) })} ·{' '}
          {t('home.moves', { n: props.one.moves })} · {dateText(props.one.ended)}
        </span>
      </div>
      <Show when={props.kept}>
        <a class="btn" href={linkTo({ screen: 'replay', id: props.one.id, at: null })}>
          {t('home.openReplay')}
        </a>
      </Show>
    </li>
  );
};

export const ResultsScreen = () => {
  const [failure, setFailure] = createSignal<unknown>();
  const [asking, ask] = createSignal(false);
  const [found, { refetch }] = createResource(async () => {
    try {
      const [results, games] = await Promise.all([listResults(), listGames()]);
      return { results, kept: new Set(games.map(({ id }) => id)) };
    } catch (error) {
      setFailure(error);
      return { results: [], kept: new Set<string>() };
    }
  });
  const results = () => found()?.results ?? [];
  const lines = () => tallyOf(results());
  const forget = async (): Promise<void> => {
    ask(false);
    await dropResults().catch(setFailure);
    await refetch();
  };
  return (
    <Page title={t('results.title')} class="results">
      <p class="claim">{t('results.text')}</p>
      <Show when={failure()}>{(error) => <FailedText error={error()} />}</Show>
      <Show when={found() && results().length === 0}>
        <p class="quiet-note">{t('results.none')}</p>
      </Show>
      <For each={facedGames.filter((game) => lines().some((line) => line.game === game))}>
        {(game) => <Lines game={game} lines={lines().filter((line) => line.game === game)} />}
      </For>
      <Show when={results().length > 0}>
        <section>
          <h2>{t('results.latest')}</h2>
          <ul class="rows">
            <For each={results().slice(0, LATEST)}>
              {(one) => <Single one={one} kept={found()?.kept.has(one.id) ?? false} />}
            </For>
          </ul>
          <button type="button" class="btn" onClick={() => ask(true)}>
            {t('results.forget')}
          </button>
        </section>
      </Show>
      <Show when={asking()}>
        <Dialog title={t('results.forget')} onClose={() => ask(false)}>
          <p>{t('results.forgetSure')}</p>
          <div class="acts">
            <button type="button" class="btn primary" onClick={() => void forget()}>
              {t('results.forget')}
            </button>
            <button type="button" class="btn" autofocus onClick={() => ask(false)}>
              {t('play.cancel')}
            </button>
          </div>
        </Dialog>
      </Show>
    </Page>
  );
};

import type { ListedInfo } from '@ravelin/server/messages';
import { createSignal, For, lazy, Show, Suspense } from 'solid-js';
import { levelTitle } from '../play/levels.ts';
import { t } from '../shell/i18n.ts';
import { api } from './api.ts';
import { createWords, type GameWords } from './createWords.ts';
import { say } from './say.ts';
import { paceText } from './tables.ts';

const SetDifferences = lazy(() =>
  import('../workshop/SetDifferences.tsx').then((all) => ({ default: all.SetDifferences })),
);

/** What was agreed on at a table, in words. */

type About = Pick<
  ListedInfo,
  'id' | 'game' | 'scenario' | 'options' | 'components' | 'own' | 'pace' | 'timeout' | 'open' | 'watchable' | 'uploaded'
>;

export const timeoutText = (timeout: string): string =>
  timeout === 'forfeit' ? say('timeout.forfeit') : say('timeout.computer', { level: levelTitle(timeout) ?? timeout });

type Played = Pick<About, 'game' | 'scenario' | 'options' | 'components'>;

/** Every option that differs from the usual. */
const chosenTexts = (table: Played, found: GameWords): string[] => {
  const { game, tongue } = found;
  return game.options.flatMap(({ id, title, default: usual, values }) => {
    const value = table.options[id];
    if (value === undefined || value === usual) return [];
    const said = values.find((one) => one.id === value)?.title ?? value;
    return [value === 'on' ? tongue.say(title) : `${tongue.say(title)}: ${tongue.say(said)}`];
  });
};

/** The scenario, the options and the components of the game itself. */
export const PlayedText = (props: { readonly table: Played }) => {
  const found = createWords(() => props.table.game);
  const scenario = (): string => {
    const words = found();
    const scenarios = words?.game.scenarios ?? [];
    const one = scenarios.find(({ id }) => id === props.table.scenario) ?? scenarios[0];
    return words && one ? words.tongue.say(one.title) : '';
  };
  /** A set that comes with the game, but is not its first. */
  const otherSet = (): string | undefined => {
    const words = found();
    const [, ...others] = words?.game.sets ?? [];
    const set = others.find(({ id }) => id === props.table.components);
    return words && set && words.tongue.say(set.title);
  };
  const chosen = (): string[] => {
    const words = found();
    return words ? chosenTexts(props.table, words) : [];
  };
  return (
    // The page is there before the game's words are.
    <Suspense>
      <dt>{t('new.scenario')}</dt>
      <dd>{scenario()}</dd>
      <Show when={chosen().length > 0}>
        <dt>{t('new.options')}</dt>
        <dd>
          <ul>
            <For each={chosen()}>{(text) => <li>{text}</li>}</For>
          </ul>
        </dd>
      </Show>
      <Show when={otherSet()}>
        {(title) => (
          <>
            <dt>{say('room.set')}</dt>
            <dd>{title()}</dd>
          </>
        )}
      </Show>
    </Suspense>
  );
};

export const SetUpText = (props: { readonly table: About; readonly invite?: string | null }) => {
  const [looking, setLooking] = createSignal(false);
  return (
    <dl class="set-up-text">
      <PlayedText table={props.table} />
      <Show when={props.table.own}>
        {(own) => (
          <>
            <dt>{say('room.set')}</dt>
            <dd>
              {own().title} <code>{own().hash}</code>
              <br />
              <button type="button" class="btn quiet" onClick={() => setLooking(true)}>
                {say('room.setDiffers')}
              </button>
              <br />
              <small>{say('room.setAgreed')}</small>
              <Show when={looking()}>
                <Suspense>
                  <SetDifferences
                    game={props.table.game}
                    title={own().title}
                    files={() => api.components(props.table.id, props.invite ?? null)}
                    onClose={() => setLooking(false)}
                  />
                </Suspense>
              </Show>
            </dd>
          </>
        )}
      </Show>
      <dt>{say('new.pace')}</dt>
      <dd>{paceText(props.table.pace)}</dd>
      <Show when={props.table.pace !== 'none'}>
        <dt>{say('new.timeout')}</dt>
        <dd>{timeoutText(props.table.timeout)}</dd>
      </Show>
      <dt>{say('new.who')}</dt>
      <dd>
        {say(props.table.open ? 'new.open' : 'new.private')} ·{' '}
        {say(props.table.watchable ? 'room.watched' : 'room.unwatched')}
      </dd>
      <Show when={props.table.uploaded}>
        <dt>{say('room.origin')}</dt>
        <dd>{say('room.uploaded')}</dd>
      </Show>
    </dl>
  );
};

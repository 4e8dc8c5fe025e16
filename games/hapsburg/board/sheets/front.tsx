import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import { CounterFace } from '../map/counter-face.tsx';
import { leaderOf, placeOf, signed, standingOf } from '../names.ts';
import { frontData, frontState, numberIn } from '../view.ts';
import { controls, costOf, isShielded, lineAhead, modifiersOf } from '../war.ts';
import { Origin, Rule } from './parts.tsx';

/** A Front: who leads it, where it stands, what counts against it. */
export const FrontSheet = (props: { readonly face: FaceProps; readonly front: string }) => {
  const t = props.face.t;
  const data = () => frontData(props.front);
  const state = () => frontState(props.face.view, props.front);
  const held = () =>
    data().spaces.filter(({ space, flags }) => flags > 0 && controls(props.face.view, props.front, space));
  const mods = () => modifiersOf(props.face.view, props.front);
  const source = () => data().sides[state().side]?.source;
  return (
    <article class="he he-inspect">
      <svg viewBox="-58 -19 118 41" aria-hidden="true">
        <CounterFace
          front={props.front}
          leader={leaderOf(t, props.front, state().side)}
          label={t(`front:${props.front}`)}
          value={state().value}
        />
      </svg>
      <h3>{t(`name:${props.front}`)}</h3>
      <Show when={state().space !== undefined} fallback={<p>{t('inspect.away')}</p>}>
        <p>
          {leaderOf(t, props.front, state().side)} {standingOf(t, props.front, state().side)} ·{' '}
          {t('inspect.at', { place: placeOf(t, props.front, state().space ?? 0), n: state().space ?? 0 })}
        </p>
        <p>
          {t('inspect.back', { n: state().value })} <Rule rule="H4.1.5" />
        </p>
        <Show when={costOf(props.face.view, props.front) > 1}>
          <p>
            {t('inspect.river')} <Rule rule="H4.1.11" />
          </p>
        </Show>
        <Show when={lineAhead(props.face.view, props.front)}>
          {(line) => (
            <p>
              {t(`inspect.${line()}`, { n: state().value })} <Rule rule={line() === 'isonzo' ? 'H2.3.4' : 'H2.3.5'} />
            </p>
          )}
        </Show>
        <Show when={isShielded(props.face.view, props.front)}>
          <p class="he-warn">
            {t('inspect.shield')} <Rule rule="H2.5.10" />
          </p>
        </Show>
        <Show when={mods().length > 0}>
          <table class="he-mods">
            <caption>{t('inspect.mods')}</caption>
            <tbody>
              <For each={mods()}>
                {({ key, name, n, rule }) => (
                  <tr>
                    <th>{t(key, { name: name === undefined ? '' : t(`name:${name}`) })}</th>
                    <td>
                      <Rule rule={rule} />
                    </td>
                    <td>{signed(n)}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </Show>
        <Show when={held().length > 0}>
          <p>
            {t('inspect.holds')}{' '}
            {held()
              .map(({ name, flags, fortress }) =>
                fortress && numberIn(props.face.view, 'fortress') > 0
                  ? t('inspect.guarded', { place: t(`name:${name}`) })
                  : `${t(`name:${name}`)} −${flags}`,
              )
              .join(', ')}{' '}
            <Rule rule="H2.5.2" />
          </p>
        </Show>
      </Show>
      <Origin t={t} source={source()} />
    </article>
  );
};

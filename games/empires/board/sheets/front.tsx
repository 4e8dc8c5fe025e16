import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { CounterFace } from '../map/counter-face.tsx';
import { leaderOf, placeOf, signed, standingOf } from '../names.ts';
import { Origin, Rule } from './parts.tsx';

/** A Front: who leads it, where it stands, what counts against it. */
export const FrontSheet = (props: { readonly face: FaceProps; readonly front: string }) => {
  const empire = useEmpire();
  const { reading, rules, war, FrontMore } = empire;
  const t = props.face.t;
  const data = () => reading.frontData(props.front);
  const state = () => reading.frontState(props.face.view, props.front);
  const held = () =>
    data().spaces.filter(({ space, flags }) => flags > 0 && war.controls(props.face.view, props.front, space));
  const mods = () => war.modifiersOf(props.face.view, props.front);
  const source = () => data().sides[state().side]?.source;
  return (
    <article class="em em-inspect">
      <svg viewBox="-58 -19 118 41" aria-hidden="true">
        <CounterFace
          front={props.front}
          leader={leaderOf(empire, t, props.front, state().side)}
          label={t(`front:${props.front}`)}
          value={state().value}
        />
      </svg>
      <h3>{t(`name:${props.front}`)}</h3>
      <Show when={state().space !== undefined} fallback={<p>{t('inspect.away')}</p>}>
        <p>
          {leaderOf(empire, t, props.front, state().side)} {standingOf(empire, t, props.front, state().side)} ·{' '}
          {t('inspect.at', { place: placeOf(empire, t, props.front, state().space ?? 0), n: state().space ?? 0 })}
        </p>
        <p>
          {t('inspect.back', { n: state().value })} <Rule rule={rules.back} />
        </p>
        {FrontMore && <FrontMore face={props.face} front={props.front} />}
        <Show when={war.closedBy(props.face.view, props.front)}>
          {(why) => (
            <p class="em-warn">
              {t(`${why().key}.long`)} <Rule rule={why().rule} />
            </p>
          )}
        </Show>
        <Show when={mods().length > 0}>
          <table class="em-mods">
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
              .map(({ name, flags, space }) => {
                const guard = empire.guardedBy?.(props.face.view, props.front, space);
                return guard === undefined ? `${t(`name:${name}`)} −${flags}` : t(guard, { place: t(`name:${name}`) });
              })
              .join(', ')}{' '}
            <Rule rule={rules.controls} />
          </p>
        </Show>
      </Show>
      <Origin t={t} source={source()} />
    </article>
  );
};

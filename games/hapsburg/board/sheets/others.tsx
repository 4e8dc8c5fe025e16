import { Show } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import { Theater } from '../signs.tsx';
import { BATTLES, battleData, boxOf, isSet, LOYAL, loyaltyOf, NATIONS, resourcesOf, THEATER_LIMIT } from '../view.ts';
import { Origin, Rule } from './parts.tsx';

/** A Nationality, a theater, a battle marker. */

export const NationSheet = (props: { readonly face: FaceProps; readonly nation: string }) => {
  const t = props.face.t;
  const data = () => NATIONS.find(({ id }) => id === props.nation) ?? NATIONS[0];
  const at = () => loyaltyOf(props.face.view, props.nation);
  return (
    <article class="he he-inspect">
      <h3>{t(`name:${props.nation}`)}</h3>
      <p>
        <b>{t(`loyalty.${at()}`)}</b> · {t('inspect.rating', { n: data().identity })} <Rule rule="H3.1.1" />
      </p>
      <p>
        {t('inspect.test', { n: data().identity })} <Rule rule="H3.1.2" />
      </p>
      <Show when={at() < LOYAL}>
        <p>
          {t('inspect.influence', { n: data().identity })} <Rule rule="H4.4.1" />
        </p>
      </Show>
      <p classList={{ 'he-warn': at() === 0 }}>
        {t('inspect.revolt', {
          fronts: data()
            .revolt.map((id) => t(`front:${id}`))
            .join(', '),
        })}{' '}
        <Rule rule="H3.3" />
      </p>
      <Origin t={t} source={data().source} />
    </article>
  );
};

export const TheaterSheet = (props: { readonly face: FaceProps; readonly theater: string }) => {
  const t = props.face.t;
  const open = () =>
    BATTLES.filter(({ id, theater }) => theater === props.theater && boxOf(props.face.view, id) === 'aside');
  return (
    <article class="he he-inspect">
      <h3>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <Theater id={props.theater} />
        </svg>
        {t(`name:${props.theater}`)}
      </h3>
      <p>
        {t('inspect.resources', { n: resourcesOf(props.face.view, props.theater), of: THEATER_LIMIT })}{' '}
        <Rule rule="H1.4.3" />
      </p>
      <p>
        {t('inspect.operation')} <Rule rule="H4.6.1" />
      </p>
      <Show when={open().length > 0}>
        <p class="he-quiet">
          {t('inspect.unfought')}{' '}
          {open()
            .map(({ id, value }) => `${t(`name:${id}`)} ${value}`)
            .join(', ')}
        </p>
      </Show>
    </article>
  );
};

export const BattleSheet = (props: { readonly face: FaceProps; readonly battle: string }) => {
  const t = props.face.t;
  const data = () => battleData(props.battle);
  return (
    <article class="he he-inspect">
      <h3>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <Theater id={data()?.theater ?? ''} />
        </svg>
        {t(`name:${props.battle}`)}
      </h3>
      <p>
        {t(`theater.of:${data()?.theater ?? 'miscellaneous'}`)} · {t(`box:${boxOf(props.face.view, props.battle)}`)}
      </p>
      <Show when={data()?.value}>
        <p>
          {t('inspect.fight', { n: data()?.value ?? 0 })} <Rule rule="H1.4" />
        </p>
      </Show>
      <Show when={props.battle === 'lodz' && isSet(props.face.view, 'lodz')}>
        <p>
          {t('inspect.lodz')} <Rule rule="H13.8.1" />
        </p>
      </Show>
      <Origin t={t} source={data()?.source} />
    </article>
  );
};

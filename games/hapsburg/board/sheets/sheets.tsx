import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { Origin, Rule } from '../../../empires/board/sheets/parts.tsx';
import { isSet } from '../../../empires/board/view.ts';
import { BOARD, frontState, loyaltyOf, NATIONS } from '../view.ts';
import { lineAhead, WAR } from '../war.ts';

/** What this game alone says of a thing that is magnified: a Nationality, rivers and lines before a Front, the Lodz Victory. */

export const NationSheet = (props: { readonly face: FaceProps; readonly name: string }) => {
  const t = props.face.t;
  const data = () => NATIONS.find(({ id }) => id === props.name) ?? NATIONS[0];
  const at = () => loyaltyOf(props.face.view, props.name);
  return (
    <article class="em em-inspect">
      <h3>{t(`name:${props.name}`)}</h3>
      <p>
        <b>{t(`loyalty.${at()}`)}</b> · {t('inspect.rating', { n: data().identity })} <Rule rule="H3.1.1" />
      </p>
      <p>
        {t('inspect.test', { n: data().identity })} <Rule rule="H3.1.2" />
      </p>
      <Show when={at() < BOARD.loyal}>
        <p>
          {t('inspect.influence', { n: data().identity })} <Rule rule="H4.4.1" />
        </p>
      </Show>
      <p classList={{ 'em-warn': at() === 0 }}>
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

export const FrontMore = (props: { readonly face: FaceProps; readonly front: string }) => {
  const t = props.face.t;
  return (
    <>
      <Show when={WAR.costOf(props.face.view, props.front) > 1}>
        <p>
          {t('inspect.river')} <Rule rule="H4.1.11" />
        </p>
      </Show>
      <Show when={lineAhead(props.face.view, props.front)}>
        {(line) => (
          <p>
            {t(`inspect.${line()}`, { n: frontState(props.face.view, props.front).value })}{' '}
            <Rule rule={line() === 'isonzo' ? 'H2.3.4' : 'H2.3.5'} />
          </p>
        )}
      </Show>
    </>
  );
};

export const BattleMore = (props: { readonly face: FaceProps; readonly battle: string }) => (
  <Show when={props.battle === 'lodz' && isSet(props.face.view, 'lodz')}>
    <p>
      {props.face.t('inspect.lodz')} <Rule rule="H13.8.1" />
    </p>
  </Show>
);

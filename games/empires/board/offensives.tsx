import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { type Empire, useEmpire } from './empire.ts';
import { leaderOf, placeOf, signed } from './names.ts';
import { FrontSign } from './paper/symbols.tsx';
import { Cited } from './sheets/parts.tsx';
import { FRONT, handlers, markOf } from './state.ts';
import { FACES } from './war.ts';

/** Every Front with what an Offensive against it would cost and which faces of the die would throw it back. */

/** What is added to the die, in words: "Przemyśl +1, Czech Revolt −1". */
export const itemised = ({ war }: Empire, face: FaceProps, front: string): string =>
  war
    .modifiersOf(face.view, front)
    .map(
      ({ key, name, n }) => `${face.t(key, { name: name === undefined ? '' : face.t(`name:${name}`) })} ${signed(n)}`,
    )
    .join(', ');

const Row = (props: { readonly face: FaceProps; readonly front: string }) => {
  const empire = useEmpire();
  const { war, reading } = empire;
  const t = props.face.t;
  const view = () => props.face.view;
  const state = () => reading.frontState(view(), props.front);
  const closed = () => war.closedBy(view(), props.front);
  return (
    <tr class={markOf(props.face, FRONT, props.front)}>
      <th scope="row">
        <button type="button" {...handlers(props.face, FRONT, () => props.front)}>
          <FrontSign front={props.front} />
          {leaderOf(empire, t, props.front, state().side)} <b>{state().value}</b>
        </button>
        <span class="em-where">
          {placeOf(empire, t, props.front, state().space ?? 0)}, {t('offensive.far', { n: state().space ?? 0 })}
        </span>
        <Show when={itemised(empire, props.face, props.front) !== ''}>
          <small>{itemised(empire, props.face, props.front)}</small>
        </Show>
      </th>
      <td>{war.sumOf(view(), props.front) === 0 ? '' : signed(war.sumOf(view(), props.front))}</td>
      <td>
        <Show
          when={!closed()}
          fallback={
            <em>
              {t(closed()?.key ?? '')} <Cited rule={closed()?.rule ?? ''} />
            </em>
          }
        >
          <span
            class="em-faces"
            role="img"
            aria-label={t('offensive.odds', {
              n: FACES.filter((die) => war.succeeds(view(), props.front, die)).length,
            })}
          >
            <For each={FACES}>{(die) => <i classList={{ good: war.succeeds(view(), props.front, die) }}>{die}</i>}</For>
          </span>
        </Show>
      </td>
      <td>{t('offensive.price', { n: war.costOf(view(), props.front) })}</td>
    </tr>
  );
};

export const Offensives = (props: { readonly face: FaceProps }) => {
  const { rules, war } = useEmpire();
  return (
    <table class="em-offensives">
      <caption>
        {props.face.t('offensives')} <Cited rule={rules.offensives} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{props.face.t('offensive.front')}</th>
          <th scope="col">{props.face.t('offensive.added')}</th>
          <th scope="col">{props.face.t('offensive.wins')}</th>
          <th scope="col">{props.face.t('offensive.cost')}</th>
        </tr>
      </thead>
      <tbody>
        <For each={war.byDistance(props.face.view)}>{(front) => <Row face={props.face} front={front} />}</For>
      </tbody>
    </table>
  );
};

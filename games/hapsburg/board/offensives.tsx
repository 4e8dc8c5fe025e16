import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { leaderOf, placeOf, signed } from './names.ts';
import { byDistance, FACES, succeeds, sumOf } from './outlook.ts';
import { FrontSign } from './paper/symbols.tsx';
import { FRONT, handlers, markOf } from './state.ts';
import { frontState } from './view.ts';
import { costOf, isShielded, modifiersOf } from './war.ts';

/** H4.1: every Front with what an Offensive against it would cost and which faces of the die would throw it back. */

/** What is added to the die, in words: "Przemyśl +1, Czech Revolt −1". */
export const itemised = (face: FaceProps, front: string): string =>
  modifiersOf(face.view, front)
    .map(
      ({ key, name, n }) => `${face.t(key, { name: name === undefined ? '' : face.t(`name:${name}`) })} ${signed(n)}`,
    )
    .join(', ');

const Row = (props: { readonly face: FaceProps; readonly front: string }) => {
  const t = props.face.t;
  const view = () => props.face.view;
  const state = () => frontState(view(), props.front);
  const shut = () => isShielded(view(), props.front);
  return (
    <tr class={markOf(props.face, FRONT, props.front)}>
      <th scope="row">
        <button type="button" {...handlers(props.face, FRONT, () => props.front)}>
          <FrontSign front={props.front} />
          {leaderOf(t, props.front, state().side)} <b>{state().value}</b>
        </button>
        <small>
          {placeOf(t, props.front, state().space ?? 0)}, {t('offensive.far', { n: state().space ?? 0 })}
        </small>
        <Show when={itemised(props.face, props.front) !== ''}>
          <small>{itemised(props.face, props.front)}</small>
        </Show>
      </th>
      <td>{signed(sumOf(view(), props.front))}</td>
      <td>{costOf(view(), props.front)}</td>
      <td>
        <Show when={!shut()} fallback={<em>{t('offensive.shielded')}</em>}>
          <span
            class="he-faces"
            role="img"
            aria-label={t('offensive.odds', { n: FACES.filter((die) => succeeds(view(), props.front, die)).length })}
          >
            <For each={FACES}>{(die) => <i classList={{ good: succeeds(view(), props.front, die) }}>{die}</i>}</For>
          </span>
        </Show>
      </td>
    </tr>
  );
};

export const Offensives = (props: { readonly face: FaceProps }) => (
  <table class="he-offensives">
    <caption>
      {props.face.t('offensives')} <span class="he-rule">H4.1</span>
    </caption>
    <thead>
      <tr>
        <th scope="col">{props.face.t('offensive.front')}</th>
        <th scope="col">{props.face.t('offensive.added')}</th>
        <th scope="col">{props.face.t('offensive.cost')}</th>
        <th scope="col">{props.face.t('offensive.wins')}</th>
      </tr>
    </thead>
    <tbody>
      <For each={byDistance(props.face.view)}>{(front) => <Row face={props.face} front={front} />}</For>
    </tbody>
  </table>
);

import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { EMPIRES } from './allied.tsx';
import { turnOf } from './nation.ts';
import { fateOf, type Nation } from './war.ts';

/** A nation's flag. */
export const NationFlag = (props: { readonly nation: Nation }) => {
  const { SeatFlag } = EMPIRES[props.nation];
  return (
    <svg viewBox="0 0 28 20" aria-hidden="true">
      <SeatFlag />
      <rect class="em-flag-edge" width="28" height="20" />
    </svg>
  );
};

/** Whether it decides, is in turn, or what has become of it; nothing where there is nothing to say. */
export const standingWords = (face: FaceProps, nation: Nation): string => {
  const fate = fateOf(face.view, nation);
  if (fate !== 'at-war') return face.t(`fate:${fate}`);
  if (face.view.seat === nation) return face.t('decides');
  return turnOf(face.view) === nation ? face.t('in turn') : '';
};

/** A nation, and how it stands. */
export const Plate = (props: { readonly face: FaceProps; readonly nation: Nation }) => (
  <span class="te-plate" classList={{ decides: props.face.view.seat === props.nation }}>
    <NationFlag nation={props.nation} />
    <b>{props.face.t(`seat:${props.nation}`)}</b>
    <Show when={standingWords(props.face, props.nation)}>{(words) => <em>{words()}</em>}</Show>
  </span>
);

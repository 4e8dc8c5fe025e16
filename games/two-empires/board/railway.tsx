import { Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { NATIONS } from './nation.ts';

/** The Railway between the two maps: whether it is open, and what is on it. */

const table = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** E2.1.1, E2.1.2, E2.1.4 */
const OPEN_FROM = 4;
export const isOpen = (view: FaceProps['view']): boolean => {
  const hapsburg = table(view.hapsburg);
  const balkan = table(hapsburg.space).balkan;
  const fate = table(view.fate);
  return (
    hapsburg.bulgaria === 'yes' &&
    !(typeof balkan === 'number' && balkan < OPEN_FROM) &&
    NATIONS.every((nation) => fate[nation] === 'at-war')
  );
};

export const Railway = (props: { readonly face: FaceProps }) => {
  const open = () => isOpen(props.face.view);
  const gifts = () => Number(props.face.view.ordered ?? 0) + Number(props.face.view.given ?? 0);
  const lent = () => NATIONS.reduce((sum, nation) => sum + Number(table(props.face.view.lent)[nation] ?? 0), 0);
  return (
    <p class="te-railway" classList={{ open: open() }}>
      <svg viewBox="0 0 60 12" aria-hidden="true">
        <path class="te-sleepers" d="M3 1v10M11 1v10M19 1v10M27 1v10M35 1v10M43 1v10M51 1v10M58 1v10" />
        <path class="te-rails" d="M0 4H60M0 8H60" />
      </svg>
      <span>
        {props.face.t('railway')}: <b>{props.face.t(open() ? 'railway.open' : 'railway.closed')}</b>
        <small class="te-rule">E2.1.2</small>
      </span>
      <Show when={lent() > 0}>
        <span>{props.face.t('railway.lent', { n: lent() })}</span>
      </Show>
      <Show when={gifts() > 0}>
        <span>{props.face.t('railway.gifts', { n: gifts() })}</span>
      </Show>
    </p>
  );
};

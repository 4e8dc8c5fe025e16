import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { entry, numberIn, numberOf } from '../../empires/board/view.ts';
import { type Closed, LENT, NATIONS, railwayClosedBy } from './war.ts';

/** The Railway between the two maps: whether it is open, where it is cut, and what it has carried. */

const STATIONS = ['berlin', 'vienna', 'belgrade', 'sofia', 'constantinople', 'aleppo', 'baghdad'];
/** The station after which it is cut: on the Serbian side of Bulgaria. */
const CUT = 'belgrade';

/** What is said of it while it is open. */
const FREE: Closed = { key: 'railway.free', rule: 'E2.2.1' };

const Line = (props: { readonly face: FaceProps; readonly open: boolean }) => (
  <ol class="te-line" aria-label={props.face.t('railway')}>
    <For each={STATIONS}>
      {(station) => (
        <li classList={{ cut: !props.open && station === CUT }}>
          <i aria-hidden="true" />
          <span>{props.face.t(`station:${station}`)}</span>
        </li>
      )}
    </For>
  </ol>
);

export const Railway = (props: { readonly face: FaceProps; readonly short: boolean }) => {
  const t = props.face.t;
  const view = () => props.face.view;
  const closed = () => railwayClosedBy(view());
  const underWay = () => numberIn(view(), 'ordered') + numberIn(view(), 'given');
  const lent = () =>
    NATIONS.map((nation) => ({ nation, n: numberOf(entry(view(), 'lent', nation)) })).filter(({ n }) => n > 0);
  return (
    <section class="te-railway" classList={{ open: !closed() }} aria-label={t('railway')}>
      <h2>
        <svg viewBox="0 0 26 12" aria-hidden="true">
          <path class="te-sleepers" d="M3 1v10M9 1v10M15 1v10M21 1v10" />
          <path class="te-rails" d="M0 4H26M0 8H26" />
        </svg>
        {t(props.short ? 'railway.short' : 'railway')} <b>{t(closed() ? 'railway.closed' : 'railway.open')}</b>
      </h2>
      <Show when={closed() ?? (props.short ? undefined : FREE)}>
        {(told) => (
          <p>
            {t(told().key, { name: t(told().name ?? '') })} <span class="em-rule">{told().rule}</span>
          </p>
        )}
      </Show>
      <Show when={lent().length > 0 || underWay() > 0}>
        <ul>
          <Show when={underWay() > 0}>
            <li>
              {t('railway.gifts', { n: underWay() })} <span class="em-rule">E2.5.1</span>
            </li>
          </Show>
          <For each={lent()}>
            {({ nation, n }) => (
              <li>
                <b>{n}</b>{' '}
                {t('railway.lent', { marker: t(`name:${LENT[nation].marker}`), nation: t(`seat:${nation}`) })}{' '}
                <span class="em-rule">E2.6.2</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={!props.short}>
        <Line face={props.face} open={!closed()} />
      </Show>
    </section>
  );
};

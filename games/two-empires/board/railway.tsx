import { Cite } from '@ravelin/web/cite';
import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { entry, numberIn, numberOf } from '../../empires/board/view.ts';
import { EMPIRES } from './allied.tsx';
import { viewOf } from './nation.ts';
import { type Closed, lentTo, NATIONS, type Nation, railwayClosedBy } from './war.ts';

/** The Railway between the two maps: whether it is open and why, where it is cut, what waits at its stations and what it has carried. */

const STATIONS = ['berlin', 'vienna', 'belgrade', 'sofia', 'constantinople', 'aleppo', 'baghdad'];
/** The station after which it is cut: on the Serbian side of Bulgaria. */
const CUT = 'belgrade';
/** Where a nation's markers wait. */
const HOMES: Readonly<Record<string, Nation>> = { vienna: 'hapsburg', constantinople: 'ottoman' };

/** What is said of it while it is open. */
const FREE: Closed = { key: 'railway.free', rule: 'E2.2.1' };

/** The markers of a nation that can ride, or have come by rail: E2.6.1, E2.6.5. */
const markersOf = (face: FaceProps, nation: Nation): readonly { readonly marker: string; readonly n: number }[] =>
  NATIONS.map((to) => lentTo(to).marker)
    .map((marker) => ({ marker, n: numberIn(viewOf(face.view, nation), marker) }))
    .filter(({ n }) => n > 0);

const Waiting = (props: { readonly face: FaceProps; readonly nation: Nation }) => {
  const { Advantage } = EMPIRES[props.nation];
  return (
    <For each={markersOf(props.face, props.nation)}>
      {({ marker, n }) => {
        const words = () => props.face.t('railway.waits', { n, marker: props.face.t(`name:${marker}`) });
        return (
          <b class="te-waits" role="img" aria-label={words()} title={words()}>
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
              <Advantage id={marker} />
            </svg>
            {n}
          </b>
        );
      }}
    </For>
  );
};

const Line = (props: { readonly face: FaceProps; readonly open: boolean }) => (
  <ol class="te-line" aria-label={props.face.t('stations')}>
    <For each={STATIONS}>
      {(station) => (
        <li classList={{ cut: !props.open && station === CUT }}>
          <i aria-hidden="true" />
          <Show when={HOMES[station]}>{(nation) => <Waiting face={props.face} nation={nation()} />}</Show>
          <span>{props.face.t(`station:${station}`)}</span>
        </li>
      )}
    </For>
  </ol>
);

/** `strip`: along the edge of a map; `short`: without its stations. */
export const Railway = (props: { readonly face: FaceProps; readonly short?: boolean; readonly strip?: boolean }) => {
  const t = props.face.t;
  const view = () => props.face.view;
  const closed = () => railwayClosedBy(view());
  const underWay = () => numberIn(view(), 'ordered') + numberIn(view(), 'given');
  const lent = () =>
    NATIONS.map((nation) => ({ nation, n: numberOf(entry(view(), 'lent', nation)) })).filter(({ n }) => n > 0);
  const told = (): Closed | undefined => closed() ?? (props.short ? undefined : FREE);
  return (
    <section class="te-railway" classList={{ open: !closed(), along: props.strip === true }} aria-label={t('railway')}>
      <div class="te-railway-head">
        <h2>
          <svg viewBox="0 0 26 12" aria-hidden="true">
            <path class="te-sleepers" d="M3 1v10M9 1v10M15 1v10M21 1v10" />
            <path class="te-rails" d="M0 4H26M0 8H26" />
          </svg>
          {t(props.short || (props.strip && props.face.narrow) ? 'railway.short' : 'railway')}{' '}
          <b>{t(closed() ? 'railway.closed' : 'railway.open')}</b>
        </h2>
        <Show when={told()}>
          {(reason) => (
            <p>
              {t(reason().key, { name: t(reason().name ?? '') })} <Cite game="two-empires" rule={reason().rule} />
            </p>
          )}
        </Show>
        <Show when={lent().length > 0 || underWay() > 0}>
          <ul>
            <Show when={underWay() > 0}>
              <li>
                {t('railway.gifts', { n: underWay() })} <Cite game="two-empires" rule="E2.5.1" />
              </li>
            </Show>
            <For each={lent()}>
              {({ nation, n }) => (
                <li>
                  <b>{n}</b>{' '}
                  {t('railway.lent', { marker: t(`name:${lentTo(nation).marker}`), nation: t(`seat:${nation}`) })}{' '}
                  <Cite game="two-empires" rule="E2.6.2" />
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
      <Show when={!props.short}>
        <Line face={props.face} open={!closed()} />
      </Show>
    </section>
  );
};

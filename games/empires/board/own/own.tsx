import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { SUPPORT } from '../chances.ts';
import { useEmpire } from '../empire.ts';
import { Cited } from '../sheets/parts.tsx';
import { KIND } from '../state.ts';
import { isSet, nameIn, numberIn } from '../view.ts';
import { Take } from './take.tsx';
import { TheaterRow } from './theater-row.tsx';
import { WillTrack } from './will-track.tsx';

/** The Empire's own things, where the sheet is the map alone: its markers, its will, its theaters, and what it alone has. */
export const Own = (props: { readonly face: FaceProps; readonly seat: string; readonly note?: string | undefined }) => {
  const { advantages, printed, rules, Advantage, OwnMore, SeatFlag } = useEmpire();
  const t = props.face.t;
  /** The Kaiserschlacht once it has begun, and War Weariness. */
  const lasting = (): string => {
    const state = nameIn(props.face.view, 'kaiserschlacht');
    return [
      ...(state === undefined || state === 'waiting'
        ? []
        : [`${t('kaiserschlacht')}: ${t(`kaiserschlacht:${state}`)}`]),
      ...(isSet(props.face.view, 'weariness') ? [t('effect:weariness')] : []),
    ].join(' · ');
  };
  const n = (id: string): number => numberIn(props.face.view, id);
  return (
    <div class="em-own">
      <header>
        <svg viewBox="0 0 28 20" aria-hidden="true">
          <SeatFlag />
          <rect class="em-flag-edge" width="28" height="20" />
        </svg>
        <h2>{t(`seat:${props.seat}`)}</h2>
        <span>{props.note}</span>
      </header>
      <ul class="em-own-markers" aria-label={t('advantages')}>
        <For each={advantages}>
          {(id) => (
            <li classList={{ none: n(id) === 0 }}>
              <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <Advantage id={id} />
              </svg>
              <span>
                <b>{t(`name:${id}`)}</b> <small>{t(`advantage.does:${id}`)}</small>
              </span>
              <strong>{n(id)}</strong>
              <Take face={props.face} domain={SUPPORT} name={id} words={t(`name:${id}`)} />
            </li>
          )}
        </For>
        <li classList={{ none: n('supply') === 0 }}>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <path class="em-sign" d="M-8 7V-2L-3 1V-2L2 1V-7H6V1H8V7Z" />
          </svg>
          <span>
            <b>{t('resources')}</b>{' '}
            <small>
              {t('resources.buy', { of: printed.resources })} <Cited rule={rules.supply} />
            </small>
          </span>
          <strong>{n('supply')}</strong>
          <Take face={props.face} domain={KIND} name="allocate" words={t('kind:allocate')} />
        </li>
      </ul>
      <WillTrack face={props.face} />
      <TheaterRow face={props.face} />
      {OwnMore && <OwnMore face={props.face} />}
      <Show when={lasting() !== ''}>
        <p class="em-own-lasting">{lasting()}</p>
      </Show>
    </div>
  );
};

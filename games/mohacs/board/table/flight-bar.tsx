import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { breaksOn, flightOf } from './flight.ts';

/** The track of Flight Points: lost for good, Retired for now, and the last nine before the level, where a die may break the army. */
export const FlightBar = (props: { readonly face: FaceProps; readonly side: number }) => {
  const flight = createMemo(() => flightOf(props.face.view, props.side));
  const share = (n: number): string => `${Math.min(100, (100 * n) / flight().level)}%`;
  const marks = () => Array.from({ length: Math.floor(flight().level / 10) + 1 }, (_, i) => i * 10);
  const seat = () => (props.side === 0 ? 'hungary' : 'ottoman');
  return (
    <div class={`mo-flight ${seat()}`}>
      <p>
        <span>{props.face.t('flight.points')}</span> <b>{flight().points}</b>
        <span>
          {' '}
          / {flight().level} <span class="mo-rule">M16.0.0.1</span>
        </span>
      </p>
      <div
        class="mo-track"
        role="img"
        aria-label={props.face.t('flight.words', {
          points: flight().points,
          level: flight().level,
          lost: flight().lost,
          away: flight().away,
        })}
      >
        <i class="mo-danger" style={{ left: share(Math.max(0, flight().level - 9)) }} />
        <i class="mo-lost" style={{ width: share(flight().lost) }} />
        <i class="mo-away" style={{ left: share(flight().lost), width: share(flight().away) }} />
        <For each={marks()}>{(n) => <i class="mo-tick" style={{ left: share(n) }} data-n={n} />}</For>
      </div>
      <Show when={breaksOn(flight()) > 0}>
        <p class="mo-breaks">{props.face.t('flight.breaks', { share: breaksOn(flight()) * 10 })}</p>
      </Show>
    </div>
  );
};

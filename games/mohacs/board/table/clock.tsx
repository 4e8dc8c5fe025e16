import type { FaceProps } from '@ravelin/web/face';
import { createMemo } from 'solid-js';
import { flightOf } from './flight.ts';

/** How near either army is to flight, for the top bar. */
export const Clock = (props: FaceProps) => {
  const [hungary, ottoman] = [0, 1].map((side) => createMemo(() => flightOf(props.view, side)));
  return (
    <div
      class="mo mo-clock"
      role="img"
      aria-label={props.t('clock', {
        hungary: `${hungary().points} / ${hungary().level}`,
        ottoman: `${ottoman().points} / ${ottoman().level}`,
      })}
    >
      <span class="mo-clock-word">{props.t('flight')}</span>
      <span class="mo-clock-side hungary">
        <b>{hungary().points}</b>/{hungary().level}
      </span>
      <span class="mo-clock-side ottoman">
        <b>{ottoman().points}</b>/{ottoman().level}
      </span>
    </div>
  );
};

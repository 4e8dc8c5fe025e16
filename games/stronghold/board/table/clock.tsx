import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { LIMITS, nameIn, numberIn } from '../view.ts';

/** The round track: seven rounds, and relief behind the last. */
export const Clock = (props: FaceProps) => {
  const now = () => numberIn(props.view, 'round');
  const ending = () => nameIn(props.view, 'ending');
  return (
    <div class="st st-clock" role="img" aria-label={props.t('clock.words', { n: now(), of: LIMITS.rounds })}>
      <span class="st-clock-word">{props.t('clock.round')}</span>
      <For each={Array.from({ length: LIMITS.rounds }, (_, i) => i + 1)}>
        {(n) => <i classList={{ done: n < now(), current: n === now() }}>{n}</i>}
      </For>
      <em classList={{ fallen: ending() === 'breach' }}>
        {props.t(ending() === 'breach' ? 'clock.breach' : 'clock.held')}
      </em>
    </div>
  );
};

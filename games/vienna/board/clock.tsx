import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { files } from './components.ts';
import { roundOf } from './view.ts';

/** Where the siege stands, in the bar: five rounds, then the relief. */
export const Clock = (props: FaceProps) => (
  <div class="vn">
    <div
      class="vn-clock"
      role="img"
      aria-label={props.t('round.now', {
        n: Math.min(roundOf(props.view), files().board.rounds),
        of: files().board.rounds,
      })}
    >
      <span class="vn-clock-word">{props.t('round')}</span>
      <For each={Array.from({ length: files().board.rounds }, (_, i) => i + 1)}>
        {(n) => <i classList={{ past: n < roundOf(props.view), current: n === roundOf(props.view) }}>{n}</i>}
      </For>
      <em classList={{ current: roundOf(props.view) > files().board.rounds }}>{props.t('relief')}</em>
    </div>
  </div>
);

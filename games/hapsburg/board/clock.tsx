import { For } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { cardsLeft, numberIn } from './view.ts';

/** Where the war stands, for the top bar: the turn, and the Epochs that are in the deck. */
export const Clock = (props: FaceProps) => {
  const turn = () => numberIn(props.view, 'turn');
  const last = () => numberIn(props.view, 'last');
  return (
    <div class="he he-clock" role="img" aria-label={props.t('turn.of', { n: turn(), of: last() })}>
      <span class="he-clock-word">{props.t('turn')}</span>
      <b>{turn()}</b>
      <span class="he-clock-of">/ {last()}</span>
      <i class="he-clock-bar">
        <i style={{ width: `${Math.min(100, (100 * turn()) / Math.max(1, last()))}%` }} />
      </i>
      <For each={cardsLeft(props.view)}>
        {({ epoch, joined, left }) => (
          <em classList={{ joined, spent: joined && left === 0 }}>{props.t(`epoch:${epoch}`)}</em>
        )}
      </For>
    </div>
  );
};

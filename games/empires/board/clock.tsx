import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { useEmpire } from './empire.ts';
import { numberIn } from './view.ts';
import { lastTurn } from './war.ts';

/** Where the war stands, for the top bar: the turn, and the Epochs that are in the deck. */
export const Clock = (props: FaceProps) => {
  const { printed, reading } = useEmpire();
  const turn = () => numberIn(props.view, 'turn');
  const last = () => lastTurn(props.view, printed.cards.length);
  return (
    <div class="em em-clock" role="img" aria-label={props.t('turn.of', { n: turn(), of: last() })}>
      <span class="em-clock-word">{props.t('turn')}</span>
      <b>{turn()}</b>
      <span class="em-clock-of">/ {last()}</span>
      <i class="em-clock-bar">
        <i style={{ width: `${Math.min(100, (100 * turn()) / Math.max(1, last()))}%` }} />
      </i>
      <For each={reading.cardsLeft(props.view)}>
        {({ epoch, joined, left }) => (
          <em classList={{ joined, spent: joined && left === 0 }}>{props.t(`epoch:${epoch}`)}</em>
        )}
      </For>
    </div>
  );
};

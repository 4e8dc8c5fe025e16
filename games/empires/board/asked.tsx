import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { useEmpire } from './empire.ts';
import { Cited } from './sheets/parts.tsx';
import { nameIn, numberIn } from './view.ts';
import { phaseOf } from './war.ts';

/** Beside the question of the Action Phase: a pip for each Action of the card, filled while it is left, and the same in words. */
export const Asked = (props: FaceProps) => {
  const { phases, reading, rules } = useEmpire();
  const acting = () => phaseOf(props.view, phases) === phases.actions;
  const left = () => numberIn(props.view, 'actions');
  /** An Action that came from an ally stands on no card. */
  const all = () => Math.max(left(), reading.cardData(nameIn(props.view, 'card') ?? '')?.actions ?? 0);
  return (
    <Show when={acting() && all() > 0}>
      <p class="em left-to-do">
        <span class="em-pips" aria-hidden="true">
          <For each={Array.from({ length: all() }, (_, i) => i)}>{(i) => <i classList={{ spent: i >= left() }} />}</For>
        </span>
        <b>{props.t('actions.left', { n: left(), of: all() })}</b> <Cited rule={rules.actions} />
      </p>
    </Show>
  );
};

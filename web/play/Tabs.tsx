import { For, Show } from 'solid-js';
import type { GameFace } from '../face.ts';
import { t } from '../shell/i18n.ts';
import { onPhone } from './phone.ts';
import type { Tongue } from './tongue.ts';

/** Which part of the table is shown: on a phone, and in a right column that keeps something at its head. */

export type Tab = 'board' | 'now' | 'seats' | 'moves' | 'log';

const PLAIN: readonly Tab[] = ['now', 'moves', 'log', 'seats'];
/** Where something stays in sight, the board is a part like the others. */
const PARTED: readonly Tab[] = ['board', 'now', 'seats', 'moves', 'log'];

export const firstTab = ({ Standing }: GameFace): Tab => (Standing && onPhone() ? 'board' : 'now');

export const Tabs = (props: {
  readonly face: GameFace;
  readonly tongue: Tongue;
  readonly tab: Tab;
  readonly moves: number;
  readonly onTab: (tab: Tab) => void;
}) => {
  /** A game may have a better word for what lies there, and another on a phone, where what stays in sight is a part too. */
  const words = (tab: Tab): string => {
    const key = [...(onPhone() ? [`phone:${tab}`] : []), `tab:${tab}`].find((one) => props.tongue.has(one));
    return key === undefined ? t(`play.${tab}`) : props.tongue.text(key);
  };
  return (
    <nav class="tabs" aria-label={t('play.tabs')}>
      <For each={props.face.Standing ? PARTED : PLAIN}>
        {(one) => (
          <button type="button" data-part={one} aria-pressed={props.tab === one} onClick={() => props.onTab(one)}>
            {words(one)}
            <Show when={one === 'moves' && props.face.Standing && props.moves > 0}>
              <span class="tab-count">{props.moves}</span>
            </Show>
          </button>
        )}
      </For>
    </nav>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { For, onCleanup, onMount } from 'solid-js';
import { isShown, KEYS, LAYERS, type Layer, toggle } from './layers.ts';

/** The corner of the stage: what is laid over the board. */

const SIGNS: Readonly<Record<Layer, string>> = {
  threat: 'M0-7L7 6H-7ZM0-2V2',
  cannons: 'M-7 3L5-4L7 0L-5 6ZM-3 4a2.500 2.500 0 1 0 .1 0',
  machines: 'M-7 6H7M-3 6L0-1L3 6M6 5L-6-5',
  marksmen: 'M-4-7Q5 0-4 7M-4-7V7M-6 0H7M4-3L7 0L4 3',
};

const inText = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.matches('input, textarea, select') || target.closest('dialog') !== null);

export const Tools = (props: FaceProps) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || inText(event.target)) return;
    const layer = LAYERS.find((one) => KEYS[one] === event.key);
    if (!layer) return;
    toggle(layer);
    event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
  return (
    <div class="st st-tools">
      <fieldset aria-label={props.t('layers')}>
        <For each={LAYERS}>
          {(layer) => (
            <button
              type="button"
              aria-pressed={isShown(layer)}
              title={`${props.t(`layer.does:${layer}`)} (${KEYS[layer].toUpperCase()})`}
              onClick={() => toggle(layer)}
            >
              <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <path d={SIGNS[layer]} />
              </svg>
              <span>{props.t(`layer:${layer}`)}</span>
            </button>
          )}
        </For>
      </fieldset>
    </div>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { hexWords } from '../names.ts';
import { inHand } from '../picking.ts';
import { nextUnit, rosterOf } from '../table/next.ts';
import { LEFT, RIGHT, turnBy, turned } from '../turning.ts';
import { stacksOf } from '../view.ts';
import { isShown, KEYS, LAYERS, type Layer, NEXT, pointed, toggle } from './choice.ts';

/** The corner of the stage: what is laid over the field, and what lies under the pointer. */

const SIGNS: Readonly<Record<Layer, string>> = {
  reach: 'M0-7V7M-6-3.500 6 3.500M-6 3.500 6-3.500',
  zones: 'M-7 1 1-7M-7 7 7-7M-1 7 7-1',
  sight: 'M-7 0Q0-8 7 0Q0 8-7 0M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  command:
    'M-6.500 0a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0M-1.500 0a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0',
  threat: 'M0-7 7 6H-7ZM0-2V2',
  last: 'M-7 5Q-2-6 6-3M2-6 6-3 3 1',
};

const inText = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.matches('input, textarea, select') || target.closest('dialog') !== null);

export const Tools = (props: FaceProps) => {
  const [open, setOpen] = createSignal(false);
  const stacks = createMemo(() => stacksOf(props.view));
  const roster = rosterOf(props);
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || inText(event.target)) return;
    const layer = LAYERS.find((one) => KEYS[one] === event.key);
    if (layer) toggle(layer);
    else if (event.key === NEXT) nextUnit(props, roster());
    else if ((event.key === LEFT || event.key === RIGHT) && inHand(props) !== undefined)
      turnBy((turned() + (event.key === RIGHT ? 1 : 5)) % 6);
    else return;
    event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
  return (
    <div class="mo mo-tools" classList={{ open: open() }}>
      <button
        type="button"
        class="mo-tools-open"
        aria-expanded={open()}
        aria-label={props.t('layers')}
        onClick={() => setOpen(!open())}
      >
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M0-8 8-3 0 2-8-3ZM-8 1 0 6 8 1" />
        </svg>
      </button>
      <fieldset aria-label={props.t('layers')}>
        <For each={LAYERS}>
          {(layer) => (
            <button type="button" aria-pressed={isShown(layer)} onClick={() => toggle(layer)}>
              <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <path d={SIGNS[layer]} />
              </svg>
              <span>{props.t(`layer:${layer}`)}</span>
              <kbd aria-hidden="true">{KEYS[layer].toUpperCase()}</kbd>
            </button>
          )}
        </For>
      </fieldset>
      {/* A unit under the pointer is magnified by the page; a hex is told in a line. */}
      <Show when={pointed() >= 0 && stacks().get(pointed())?.unit === undefined}>
        <p class="mo-readout" aria-hidden="true">
          {hexWords(props.t, props.view, pointed(), stacks().get(pointed()))}
        </p>
      </Show>
    </div>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { round } from '@ravelin/web/ink';
import { createEffect, Show } from 'solid-js';
import { FACINGS } from '../data/geometry.ts';
import { centre, hexPath } from './layout.ts';
import { hexWords } from './names.ts';
import { inHand, thingAt } from './picking.ts';
import { FACING, HEX, keyOf, markOf } from './state.ts';
import { facingMeant, turned } from './turning.ts';
import type { Stack } from './view.ts';

/** Where the keyboard is: one focusable hex, made anew at each step so that a screen reader says what it finds there. */

const OUTLINE = hexPath(1);

export const Cursor = (props: {
  readonly face: FaceProps;
  readonly hex: number;
  readonly stacks: ReadonlyMap<number, Stack>;
  /** How often the focus was led here: each time it goes along. */
  readonly walked: number;
}) => (
  <Show when={props.hex + 1} keyed>
    {(shown) => {
      const hex = shown - 1;
      let element: SVGGElement | undefined;
      const stack = () => props.stacks.get(hex);
      const thing = () => thingAt(props.face, hex, stack(), turned());
      const state = () => markOf(props.face, thing().domain, thing().name);
      const words = () => {
        const told = hexWords(props.face.t, props.face.view, hex, stack());
        const unit = inHand(props.face);
        const will =
          unit !== undefined && state() === 'legal' && (thing().domain === HEX || thing().domain === FACING)
            ? props.face.t('facing.will', {
                facing: props.face.t(`name:${FACINGS[facingMeant(props.face.view, unit)]}`),
              })
            : '';
        return [told, state() === 'rest' ? '' : props.face.t(`state:${state()}`), will].filter(Boolean).join('; ');
      };
      createEffect(() => {
        if (props.walked > 0) element?.focus({ preventScroll: true });
      });
      return (
        // biome-ignore lint/a11y/useSemanticElements: it is drawn in SVG, where there is no button element
        <g
          class="mo-cursor"
          ref={(one) => {
            element = one;
          }}
          transform={`translate(${centre(hex).map(round).join(' ')})`}
          role="button"
          tabindex="0"
          data-place={keyOf(thing())}
          aria-label={words()}
          aria-pressed={state() === 'selected'}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            props.face.pick(thing().domain, thing().name);
          }}
        >
          <path class="mo-cursor-halo" d={OUTLINE} />
          <path class="mo-cursor-line" d={OUTLINE} />
        </g>
      );
    }}
  </Show>
);

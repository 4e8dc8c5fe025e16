import type { FaceProps } from '@ravelin/web/face';
import { round } from '@ravelin/web/ink';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { FACINGS } from '../data/geometry.ts';
import { hexOf } from './field.ts';
import { CORNERS, centre, R } from './layout.ts';
import { inHand } from './picking.ts';
import { FACING, HEX, markedAs, markOf } from './state.ts';
import { unitFacing, unitHex } from './view.ts';

/**
 * The six corners a unit may face, as buttons around its hex. Left and right walk around it. It keeps out of sight as long as a hex is to be
 * picked: a unit keeps its facing unless it is turned, and the buttons would lie on its neighbours.
 */

const ARROW = 'M0-12.500 8 3.500 0-.5-8 3.500Z';

/** How far from the middle, in hexes. */
const AROUND = 1.72;

export const Rosette = (props: { readonly face: FaceProps; readonly distance: 'far' | 'middle' | 'near' }) => {
  /** The buttons keep about their size on the screen, so that they can be hit from afar and hide little from near. */
  const grown = () => ({ far: 1.7, middle: 1, near: 0.66 })[props.distance];
  const open = createMemo(
    () =>
      markedAs(props.face, FACING, 'legal', 'selected').length > 0 &&
      (markedAs(props.face, HEX, 'selected').length > 0 || markedAs(props.face, HEX, 'legal').length === 0),
  );
  const hex = createMemo(() => {
    const picked = markedAs(props.face, HEX, 'selected')[0];
    if (picked !== undefined) return hexOf(picked);
    const unit = inHand(props.face);
    return unit === undefined ? -1 : unitHex(props.face.view, unit);
  });
  const now = () => {
    const unit = inHand(props.face);
    return unit === undefined ? 0 : unitFacing(props.face.view, unit);
  };
  const [walked, walk] = createSignal<number>();
  const legal = (i: number) => markOf(props.face, FACING, FACINGS[i]) !== 'rest';
  const tab = () => {
    const at = walked() ?? now();
    return legal(at) ? at : FACINGS.findIndex((_, i) => legal(i));
  };
  const onKey = (event: KeyboardEvent): void => {
    const by =
      event.key === 'ArrowRight' || event.key === 'ArrowDown'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
          ? 5
          : 0;
    if (by === 0 || !(event.currentTarget instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    let at = tab();
    do at = (at + by) % 6;
    while (!legal(at));
    walk(at);
    event.currentTarget.querySelector<SVGElement>(`[data-place="${FACING}:${FACINGS[at]}"]`)?.focus();
  };
  return (
    <Show when={open() && hex() >= 0}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <g
        class="mo-rosette"
        role="group"
        aria-label={props.face.t('facing.choose')}
        transform={`translate(${centre(hex()).map(round).join(' ')})`}
        onKeyDown={onKey}
      >
        <circle class="mo-rosette-ring" r={R * AROUND * grown()} />
        <For each={FACINGS}>
          {(facing, i) => (
            <Show when={legal(i())}>
              {/* biome-ignore lint/a11y/useSemanticElements: it is drawn in SVG, where there is no button element */}
              <g
                class={`mo-facing ${markOf(props.face, FACING, facing)}`}
                classList={{ kept: i() === now() }}
                transform={`translate(${CORNERS[i()].map((n) => round(n * AROUND * grown())).join(' ')}) scale(${grown()})`}
                role="button"
                tabindex={tab() === i() ? 0 : -1}
                data-place={`${FACING}:${facing}`}
                aria-label={props.face.t('facing.to', { facing: props.face.t(`name:${facing}`) })}
                aria-pressed={markOf(props.face, FACING, facing) === 'selected'}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  event.stopPropagation();
                  props.face.pick(FACING, facing);
                }}
              >
                <circle r="17" />
                <path d={ARROW} transform={`rotate(${i() * 60}) translate(0 3) scale(1.050)`} />
              </g>
            </Show>
          )}
        </For>
      </g>
    </Show>
  );
};

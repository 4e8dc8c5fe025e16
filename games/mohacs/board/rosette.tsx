import type { FaceProps } from '@ravelin/web/face';
import { type Point, round } from '@ravelin/web/ink';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { FACINGS } from '../data/geometry.ts';
import { hexOf } from './field.ts';
import { CORNERS, centre, R } from './layout.ts';
import { inHand } from './picking.ts';
import { FACING, HEX, markedAs, markOf } from './state.ts';
import { unitFacing, unitHex } from './view.ts';

/**
 * The six corners a unit may face, as buttons: from near in the corners of its own hex, so that they touch no neighbour; from afar around
 * it, large enough to be hit. Left and right walk around it. It keeps out of sight as long as a hex is to be picked: a unit keeps its
 * facing unless it is turned.
 */

const ARROW = 'M0-12.500 8 3.500 0-.5-8 3.500Z';

/** How far from the middle, in hexes. */
const AROUND = 1.72;
/** The middle of a hex stays free for the unit. */
const MIDDLE = 0.36;

/** A sixth of the hex, about one of its corners: to the middles of the sides that meet there. */
const petal = (i: number): string => {
  const at = (n: number): Point => CORNERS[(n + 6) % 6];
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
  const [left, right] = [middle(at(i - 1), at(i)), middle(at(i), at(i + 1))];
  const within = ([x, y]: Point): Point => [x * MIDDLE, y * MIDDLE];
  const points = [left, at(i), right, within(right), within(left)];
  return `M${points.map((point) => point.map(round).join(' ')).join('L')}Z`;
};

export const Rosette = (props: { readonly face: FaceProps; readonly distance: 'far' | 'middle' | 'near' }) => {
  const isNear = () => props.distance === 'near';
  /** From afar they are larger than the hex, so that they can be hit. */
  const grown = () => (props.distance === 'far' ? 1.7 : 1);
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
        <Show when={!isNear()}>
          <circle class="mo-rosette-ring" r={R * AROUND * grown()} />
        </Show>
        <For each={FACINGS}>
          {(facing, i) => (
            <Show when={legal(i())}>
              {/* biome-ignore lint/a11y/useSemanticElements: it is drawn in SVG, where there is no button element */}
              <g
                class={`mo-facing ${markOf(props.face, FACING, facing)}`}
                classList={{ kept: i() === now() }}
                transform={
                  isNear()
                    ? undefined
                    : `translate(${CORNERS[i()].map((n) => round(n * AROUND * grown())).join(' ')}) scale(${grown()})`
                }
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
                <Show when={isNear()} fallback={<circle class="mo-facing-face" r="17" />}>
                  <path class="mo-facing-face" d={petal(i())} />
                </Show>
                <path
                  class="mo-facing-arrow"
                  d={ARROW}
                  transform={`rotate(${i() * 60}) ${isNear() ? 'translate(0 -15) scale(.560)' : 'translate(0 3) scale(1.050)'}`}
                />
              </g>
            </Show>
          )}
        </For>
      </g>
    </Show>
  );
};

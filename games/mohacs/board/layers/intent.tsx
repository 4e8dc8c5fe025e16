import type { Overlay } from '@ravelin/engine';
import type { FaceProps } from '@ravelin/web/face';
import { round } from '@ravelin/web/ink';
import { createMemo, For, Show } from 'solid-js';
import { FACINGS } from '../../data/geometry.ts';
import { hexOf, LAND } from '../field.ts';
import { centre, R, WIDE } from '../layout.ts';
import type { March } from '../marching.ts';
import { inHand } from '../picking.ts';
import { Counter } from '../pieces/counter.tsx';
import { HEX, markOf } from '../state.ts';
import { facingMeant, turned } from '../turning.ts';
import { ratingsOf, unitFacing, unitHex, unitState } from '../view.ts';
import { pointed } from './choice.ts';
import { wayTo } from './reach.ts';

/** Before the click: where the unit in hand would stand, which way it would go there, what that costs, and which way it would look. */

/** A tag on the screen, in pixels. */
const [TAG_WIDE, TAG_DEEP] = [218, 40];

const at = (hex: number): string => `translate(${centre(hex).map(round).join(' ')})`;

export const Intent = (props: {
  readonly face: FaceProps;
  readonly reach: Overlay | undefined;
  readonly pixel: number;
}) => {
  const meant = createMemo(() => {
    const unit = inHand(props.face);
    const hex = pointed();
    if (unit === undefined || hex < 0 || unitHex(props.face.view, unit) < 0) return undefined;
    const isOwn = hex === unitHex(props.face.view, unit);
    if (isOwn ? turned() === 0 : markOf(props.face, HEX, LAND.hexes[hex]) !== 'legal') return undefined;
    return { unit, hex, isOwn };
  });
  return (
    <Show when={meant()}>
      {(one) => {
        const cost = () => props.reach?.marks.find(({ name }) => hexOf(name) === one().hex)?.n;
        const facing = () => facingMeant(props.face.view, one().unit);
        const way = () => (one().isOwn ? [] : wayTo(props.reach, one().hex));
        const kept = () => facing() === unitFacing(props.face.view, one().unit);
        // Beneath the hex, but above it where the sheet ends.
        const tag = () => (LAND.row[one().hex] > 24 ? -R - (TAG_DEEP + 6) * props.pixel : R + 6 * props.pixel);
        return (
          <g class="mo-intent" aria-hidden="true">
            <path
              class="mo-way"
              d={
                way().length > 1
                  ? `M${way()
                      .map((hex) => centre(hex).map(round).join(' '))
                      .join('L')}`
                  : ''
              }
            />
            <g class="mo-ghost" transform={at(one().hex)}>
              <Counter unit={one().unit} state={unitState(props.face.view, one().unit)} facing={facing()} onField />
            </g>
            <g
              class="mo-intent-tag"
              transform={`translate(${round(centre(one().hex)[0])} ${round(centre(one().hex)[1] + tag())}) scale(${round(props.pixel)})`}
            >
              <rect x={-TAG_WIDE / 2} width={TAG_WIDE} height={TAG_DEEP} rx="3" />
              <text class="mo-intent-hex" x={-TAG_WIDE / 2 + 9} y="16">
                {LAND.hexes[one().hex]}
              </text>
              <Show when={cost() !== undefined}>
                <text x={-TAG_WIDE / 2 + 46} y="16">
                  {props.face.t('way.cost', { cost: cost() ?? 0, of: ratingsOf(props.face.view, one().unit).ma })} ·
                  M6.1
                </text>
              </Show>
              <text x={-TAG_WIDE / 2 + 9} y="33">
                {props.face.t(kept() ? 'way.kept' : 'way.turned', {
                  facing: props.face.t(`name:${FACINGS[facing()]}`),
                })}
              </text>
            </g>
          </g>
        );
      }}
    </Show>
  );
};

/** A line that is to march: where each of its units would come to stand. */
export const MarchGhosts = (props: March & { readonly face: FaceProps }) => {
  const shift = () => {
    const angle = ((props.direction * 60 - 60) * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)].map((n) => round(n * WIDE * props.distance)).join(' ');
  };
  return (
    <g class="mo-intent" transform={`translate(${shift()})`} aria-hidden="true">
      <For each={props.units}>
        {(unit) => (
          <g class="mo-ghost" transform={at(unitHex(props.face.view, unit))}>
            <Counter
              unit={unit}
              state={unitState(props.face.view, unit)}
              facing={unitFacing(props.face.view, unit)}
              onField
            />
          </g>
        )}
      </For>
    </g>
  );
};

import { deedWords, doingAt, signsOf } from '@ravelin/web/deeds';
import type { FaceProps, PlaceState } from '@ravelin/web/face';
import { PlaceChance, PlaceSign } from '@ravelin/web/place-sign';
import { createSteady } from '@ravelin/web/steady';
import { Show } from 'solid-js';
import { DEEDS } from './deeds.ts';
import { HEX_PATH, HEX_PATH_IN, type HexPlace } from './geometry.ts';
import { hexWords } from './names.ts';
import { Stack, Swords } from './pieces.tsx';
import { isLit } from './state.ts';
import { type Battle, hexState } from './view.ts';

/** One hex with what stands on it, and the state in which the page shows it. */

interface Props {
  readonly face: FaceProps;
  readonly place: HexPlace;
  readonly state: PlaceState;
  readonly battle: Battle | undefined;
  readonly tab: boolean;
  readonly count: number;
  readonly onPick: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

export const Hex = (props: Props) => {
  const state = createSteady(() => hexState(props.face.view, props.place.id));
  const key = () => `hex:${props.place.id}`;
  const chance = () => props.face.chances?.get(key());
  const signs = () => signsOf(DEEDS, doingAt(props.face, key()));
  const attacked = () => props.battle?.hex === props.place.id;
  return (
    <g
      class={`vn-hex ${props.state}`}
      classList={{
        lit: isLit(props.face, 'hex', props.place.id),
        attacked: attacked(),
        stirred: props.face.moved?.has(props.place.id) === true,
      }}
      transform={`translate(${props.place.x} ${props.place.y})`}
    >
      {/* What is written on a hex stands beside the button: its name is a sentence of its own. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a hex is drawn in SVG, where there is no button element */}
      <g
        class={`vn-hex-button ${props.state}`}
        role="button"
        tabindex={props.tab ? 0 : -1}
        data-place={key()}
        data-domain="hex"
        data-name={props.place.id}
        aria-label={
          hexWords(props.face.t, props.face.view, props.place.id, props.battle) + deedWords(props.face, key())
        }
        aria-pressed={props.state === 'selected' ? 'true' : undefined}
        onClick={() => props.onPick()}
        onPointerEnter={() => props.onEnter()}
        onPointerLeave={() => props.onLeave()}
        onFocus={() => props.onEnter()}
        onBlur={() => props.onLeave()}
        onKeyDown={(event) => props.onKey(event)}
      >
        <path class="vn-hex-fill" d={HEX_PATH} />
        <Show when={props.state === 'refused'}>
          <path d={HEX_PATH_IN} fill="url(#vn-refused)" />
        </Show>
        <path class="vn-hex-line" d={HEX_PATH} />
        <Show when={props.state !== 'rest'}>
          <path class="vn-hex-halo" d={HEX_PATH_IN} />
          <path class="vn-hex-mark" d={HEX_PATH_IN} />
        </Show>
        <path class="vn-hex-ring" d={HEX_PATH_IN} />
      </g>
      <g class="vn-hex-things" aria-hidden="true">
        <g class="vn-stack">
          <Stack state={state()} />
        </g>
        <Show when={attacked()}>
          <g class={`vn-engaged ${props.battle?.attacker ?? ''}`} transform="translate(-62 0)">
            <circle r="13.5" />
            <Swords />
          </g>
        </Show>
        <Show when={props.place.limit === 1}>
          <text class="vn-hex-max" y="36">
            {props.face.t('limit', { n: props.place.limit })}
          </text>
        </Show>
        <Show when={props.state !== 'rest'}>
          {/* One sign stands at the upper edge, several in a row at the lower one. */}
          <g transform={signs().length > 1 ? 'translate(0 42)' : 'translate(58 -19)'}>
            <PlaceSign state={props.state} deeds={signs()} />
          </g>
        </Show>
        <Show when={chance() !== undefined}>
          <g transform="translate(0 33)">
            <PlaceChance words={props.face.t('chance', { n: chance() ?? 0 })} chosen={props.state === 'selected'} />
          </g>
        </Show>
        <Show when={props.count > 0}>
          <g class="vn-count" transform="translate(-58 -19)">
            <circle r="11" />
            <text y="5">{props.count}</text>
          </g>
        </Show>
      </g>
    </g>
  );
};

/** The names lie above everything, so that no arrow of an attack strikes one out. */
export const HexName = (props: Pick<Props, 'face' | 'place'>) => (
  <text class="vn-hex-name" transform={`translate(${props.place.x} ${props.place.y - 31})`} aria-hidden="true">
    {props.face.t(`hex.short:${props.place.id}`)}
    <tspan class="vn-hex-pos">{props.face.t(`hex.where:${props.place.id}`)}</tspan>
  </text>
);

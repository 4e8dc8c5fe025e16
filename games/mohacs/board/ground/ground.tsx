import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { DANUBE, FIELD, rectOf, SHEET } from '../layout.ts';
import { Frame, FrameDefs, NeatLine } from './frame.tsx';
import { GROWTH, HALVES } from './growth.ts';
import { NUMBERS, ROADS, SIDES } from './lines.ts';
import { RELIEF } from './relief.ts';
import { VillageNames, Villages } from './villages.tsx';
import { BANK, STAKES, STREAMS, TRENCH, WAVES } from './waters.ts';

/** The sheet itself, drawn once: nothing in it depends on the game. Few and large paths, so that it can be dragged freely. */

const Paths = (props: { readonly class: string; readonly each: readonly string[] }) => (
  <g class={props.class}>
    <For each={props.each}>{(d) => <path d={d} />}</For>
  </g>
);

export const Ground = (props: { readonly t: FaceProps['t'] }) => (
  <g class="mo-ground" aria-hidden="true">
    <defs>
      <FrameDefs />
    </defs>
    <rect class="mo-paper" {...rectOf(SHEET)} />
    <g clip-path="url(#mo-field)">
      <rect class="mo-plain" {...rectOf(FIELD)} />
      <path class="mo-flats" d={RELIEF.flats} />
      <path class="mo-marsh" d={RELIEF.marsh} />
      <Paths class="mo-grass" each={GROWTH.grass} />
      <path class="mo-fall" d={RELIEF.hills} transform="translate(3.500 5)" />
      <path class="mo-hills" d={RELIEF.hills} />
      <Paths class="mo-slopes" each={RELIEF.slopes} />
      <Paths class="mo-stems" each={GROWTH.stems} />
      <Paths class="mo-heads" each={GROWTH.heads} />
      <path class="mo-fall" d={RELIEF.ridge} transform="translate(3.500 5)" />
      <path class="mo-ridge" d={RELIEF.ridge} />
      <Paths class="mo-rocks" each={GROWTH.rocks} />
      <Paths class="mo-crags" each={RELIEF.crags} />
      <Paths class="mo-reeds" each={GROWTH.reeds} />
      <Paths class="mo-stream-bank" each={STREAMS} />
      <Paths class="mo-stream" each={STREAMS} />
      <Paths class="mo-stream-light" each={STREAMS} />
      <Paths class="mo-road-edge" each={ROADS} />
      <Paths class="mo-road" each={ROADS} />
      <path class="mo-halves" d={HALVES} />
      <Paths class="mo-sides" each={SIDES} />
      <Paths class="mo-rampart" each={TRENCH} />
      <Paths class="mo-trench" each={TRENCH} />
      <path class="mo-stakes" d={STAKES} />
      <Villages />
      <Paths class="mo-numbers" each={NUMBERS} />
    </g>
    <g clip-path="url(#mo-river)">
      <path class="mo-danube" d={BANK} />
      <Paths class="mo-waves" each={WAVES} />
    </g>
    <g class="mo-water-names">
      <text transform={`translate(${DANUBE.left + 28} ${(FIELD.top + FIELD.bottom) / 2}) rotate(90)`}>
        {props.t('river:danube')}
      </text>
      <text class="small" x="250" y="468">
        {props.t('river:borza')}
      </text>
    </g>
    <VillageNames />
    <NeatLine />
    <Frame />
  </g>
);

import { For } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import type { Rect } from '../layout.ts';
import { Advantage } from '../signs.tsx';
import { numberIn } from '../view.ts';
import { Plate } from './plate.tsx';

/** H1.5 the Available Advantages, and the Resources not yet bought. */
export const ADVANTAGES = ['intercepts', 'mackensen', 'aid'] as const;

export const Advantages = (props: { readonly face: FaceProps; readonly rect: Rect }) => {
  const step = () => (props.rect[2] - 16) / ADVANTAGES.length;
  return (
    <Plate rect={props.rect} title={props.face.t('advantages')} class="he-advantages">
      <For each={ADVANTAGES}>
        {(id, i) => {
          const n = () => numberIn(props.face.view, id);
          return (
            <g
              class="he-advantage"
              classList={{ none: n() === 0 }}
              role="img"
              aria-label={`${props.face.t(`name:${id}`)}: ${n()}`}
              transform={`translate(${8 + step() * (i() + 0.5)} 44)`}
            >
              <circle class="he-coin" r="16.500" />
              <circle class="he-coin-rim" r="13.600" />
              <Advantage id={id} />
              <g transform="translate(15 11)">
                <circle class="he-tally" r="8.800" />
                <text class="he-tally-n" y="4.300">
                  {n()}
                </text>
              </g>
              <text class="he-small mid" y="34">
                {props.face.t(`advantage.short:${id}`)}
              </text>
            </g>
          );
        }}
      </For>
      <text class="he-small mid" x={props.rect[2] / 2} y={props.rect[3] - 7}>
        {props.face.t('supply', { n: numberIn(props.face.view, 'supply') })}
      </text>
    </Plate>
  );
};

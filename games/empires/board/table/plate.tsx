import type { JSX } from 'solid-js';
import type { Rect } from '../layout.ts';

/** A sheet of paper with a double rule: what every track and box lies on. */
export const Plate = (props: {
  readonly rect: Rect;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly class?: string | undefined;
  /** How much lower the title stands than usual. */
  readonly drop?: number;
  readonly children: JSX.Element;
}) => (
  <g class={`em-plate ${props.class ?? ''}`} transform={`translate(${props.rect[0]} ${props.rect[1]})`}>
    <rect class="em-plate-paper" width={props.rect[2]} height={props.rect[3]} />
    <rect class="em-plate-rule" x="3" y="3" width={props.rect[2] - 6} height={props.rect[3] - 6} />
    {props.title !== undefined && (
      <text class="em-title" x="11" y={18 + (props.drop ?? 0)}>
        {props.title}
      </text>
    )}
    {props.note !== undefined && (
      <text class="em-note em-end" x={props.rect[2] - 11} y="18">
        {props.note}
      </text>
    )}
    {props.children}
  </g>
);

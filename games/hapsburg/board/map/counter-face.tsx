import { Flag, FRONT_SIGN } from '../signs.tsx';

/** A Front's counter, as it lies on the map and in the magnifier. */

export const COUNTER = { width: 112, height: 34 } as const;
const HALF_W = COUNTER.width / 2;
const HALF_H = COUNTER.height / 2;

/** The face of a counter, about its middle. */
export const CounterFace = (props: {
  readonly front: string;
  readonly leader: string;
  readonly label: string;
  readonly value: number;
}) => (
  <>
    <rect class="he-counter-shade" x={-HALF_W + 2} y={-HALF_H + 2.5} width={COUNTER.width} height={COUNTER.height} />
    <rect class="he-counter-paper" x={-HALF_W} y={-HALF_H} width={COUNTER.width} height={COUNTER.height} />
    <g transform={`translate(${-HALF_W + 4} ${-HALF_H + 4})`}>
      <Flag front={props.front} width={17} height={12} />
    </g>
    <g transform={`translate(${-HALF_W + 12.5} ${HALF_H - 9}) scale(.72)`}>
      <path class={`he-front-sign ${props.front}`} d={FRONT_SIGN[props.front] ?? ''} />
    </g>
    <text
      class="he-counter-leader"
      x={-HALF_W + 25}
      y="-2.500"
      textLength={props.leader.length > 9 ? 56 : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {props.leader}
    </text>
    <text class="he-counter-front" x={-HALF_W + 25} y="10.500">
      {props.label}
    </text>
    <path
      class="he-counter-value"
      d={`M${HALF_W} ${-HALF_H}V${HALF_H}H${HALF_W - 24}L${HALF_W - 28} 0L${HALF_W - 24} ${-HALF_H}Z`}
    />
    <text class="he-counter-n" x={HALF_W - 12.5} y="7.500">
      {props.value}
    </text>
  </>
);

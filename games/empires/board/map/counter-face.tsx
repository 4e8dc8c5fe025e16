import { Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { Flag } from '../signs.tsx';
import { COUNTER, type CounterSize } from './counter-size.ts';

/** A Front's counter, as it lies on the map and in the magnifier. */

/** The longest name of a leader that fits without being pressed together. */
const ROOM = { named: 9, large: 8, label: 10 } as const;

/** How much room a name takes, in letters: broad ones count for more. */
const lengthOf = (name: string): number => name.length + 0.6 * (name.match(/[mwMW]/g)?.length ?? 0);

/** The face of a counter, about its middle. */
export const CounterFace = (props: {
  readonly front: string;
  readonly leader: string;
  readonly label: string;
  readonly value: number;
  readonly size?: CounterSize;
}) => {
  const { signs } = useEmpire();
  const size = () => props.size ?? COUNTER;
  const w = () => size().width / 2;
  const h = () => size().height / 2;
  const words = () => size().width - 26 - 32;
  return (
    <g class="em-counter-face" classList={{ large: !size().named }}>
      <rect class="em-counter-shade" x={-w() + 2} y={-h() + 2.5} width={size().width} height={size().height} />
      <rect class="em-counter-paper" x={-w()} y={-h()} width={size().width} height={size().height} />
      <g transform={`translate(${-w() + 4} ${-h() + 4})`}>
        <Flag front={props.front} width={18} height={13} />
      </g>
      <g transform={`translate(${-w() + 13} ${h() - 9.5}) scale(.78)`}>
        <path class={`em-front-sign ${props.front}`} d={signs[props.front] ?? ''} />
      </g>
      <text
        class="em-counter-leader"
        x={-w() + 26}
        y={size().named ? -2 : 7}
        textLength={lengthOf(props.leader) > (size().named ? ROOM.named : ROOM.large) ? words() : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {props.leader}
      </text>
      <Show when={size().named}>
        <text
          class="em-counter-front"
          x={-w() + 26}
          y="12"
          textLength={lengthOf(props.label) > ROOM.label ? words() : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {props.label}
        </text>
      </Show>
      <path class="em-counter-value" d={`M${w()} ${-h()}V${h()}H${w() - 25}L${w() - 29} 0L${w() - 25} ${-h()}Z`} />
      <text class="em-counter-n" x={w() - 13} y="7.500">
        {props.value}
      </text>
    </g>
  );
};

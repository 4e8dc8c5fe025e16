import { Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { battleWords } from '../names.ts';
import { type Desk, Pickable } from '../pickable.tsx';
import { Theater } from '../signs.tsx';
import { BATTLE } from '../state.ts';
import type { BattleData, Box } from '../view.ts';

/** A battle marker. Victories are square and gold, Stalemates dashed, Defeats round and dark: told apart without colour. */

export const Token = (props: {
  readonly desk: Desk;
  readonly battle: BattleData;
  readonly box: Box;
  readonly x?: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => {
  const empire = useEmpire();
  const face = () => props.desk.face;
  const round = () => (props.box === 'defeats' ? props.height / 2 : 1);
  return (
    <Pickable
      desk={props.desk}
      domain={BATTLE}
      name={props.battle.id}
      words={battleWords(empire, face().t, face().view, props.battle.id)}
      class={`em-token ${props.box}`}
      at={`translate(${props.x ?? 8} ${props.y})`}
      box={[0, 0, props.width, props.height]}
      sign={[props.width, 2, 0.86]}
    >
      <rect class="em-token-paper" width={props.width} height={props.height} rx={round()} />
      <g transform={`translate(12 ${props.height / 2}) scale(.68)`}>
        <Theater id={props.battle.theater} />
      </g>
      <text class="em-token-name" x="23" y={props.height / 2 + 4.6}>
        {face().t(`name:${props.battle.id}`)}
      </text>
      <Show when={props.battle.value}>
        <text class="em-token-n" x={props.width - 7} y={props.height / 2 + 4.4}>
          {props.battle.value}
        </text>
      </Show>
      <rect class="em-ring" x="-2" y="-2" width={props.width + 4} height={props.height + 4} rx={round() + 2} />
    </Pickable>
  );
};

import { createMemo, For, Show } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import type { Rect } from '../layout.ts';
import { battleWords } from '../names.ts';
import { type Desk, Pickable } from '../pickable.tsx';
import { StateSign, Theater } from '../signs.tsx';
import { BATTLE, markOf } from '../state.ts';
import { type BattleData, BOXES, type Box, battlesIn, isSet, numberIn } from '../view.ts';
import { Plate } from './plate.tsx';

/** The Victories, Stalemates and Defeats Boxes with the battle markers in them. Victories are square and gold, Stalemates dashed,
 * Defeats round and dark: told apart without colour. */

const HEAD = 28;

export const Token = (props: {
  readonly desk: Desk;
  readonly battle: BattleData;
  readonly box: Box;
  readonly x?: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => {
  const face = () => props.desk.face;
  const mark = () => markOf(face(), BATTLE, props.battle.id);
  const round = () => (props.box === 'defeats' ? props.height / 2 : 1);
  return (
    <Pickable
      desk={props.desk}
      domain={BATTLE}
      name={props.battle.id}
      words={battleWords(face().t, face().view, props.battle.id)}
      class={`he-token ${props.box}`}
      at={`translate(${props.x ?? 8} ${props.y})`}
    >
      <rect class="he-token-paper" width={props.width} height={props.height} rx={round()} />
      <g transform={`translate(12 ${props.height / 2}) scale(.68)`}>
        <Theater id={props.battle.theater} />
      </g>
      <text class="he-token-name" x="23" y={props.height / 2 + 4.6}>
        {face().t(`name:${props.battle.id}`)}
      </text>
      <Show when={props.battle.value}>
        <text class="he-token-n" x={props.width - 7} y={props.height / 2 + 4.4}>
          {props.battle.value}
        </text>
      </Show>
      <rect class="he-ring" x="-2" y="-2" width={props.width + 4} height={props.height + 4} rx={round() + 2} />
      <Show when={mark() !== 'rest'}>
        <g transform={`translate(${props.width} 2)`}>
          <StateSign state={mark()} />
        </g>
      </Show>
    </Pickable>
  );
};

const Extra = (props: {
  readonly text: string;
  readonly box: Box;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => (
  <g class={`he-token ${props.box} extra`} transform={`translate(8 ${props.y})`}>
    <rect
      class="he-token-paper"
      width={props.width}
      height={props.height}
      rx={props.box === 'defeats' ? props.height / 2 : 1}
    />
    <text class="he-token-name" x="10" y={props.height / 2 + 4.6}>
      {props.text}
    </text>
  </g>
);

/** What lies in a box without being a battle: parked Resources (H10.2), the ruins of the Fortress (H10.4). */
const extrasOf = (face: FaceProps, box: Box): readonly string[] => {
  if (box === 'victories') return Array.from({ length: numberIn(face.view, 'parked') }, () => face.t('parked.short'));
  return box === 'defeats' && isSet(face.view, 'ruins') ? [face.t('ruins.short'), face.t('ruins.short')] : [];
};

export const Boxes = (props: { readonly desk: Desk; readonly rect: Rect }) => {
  const face = () => props.desk.face;
  const rows = createMemo(() =>
    BOXES.map((box) => ({ box, battles: battlesIn(face().view, box), extras: extrasOf(face(), box) })),
  );
  const lying = () => rows().reduce((sum, { battles, extras }) => sum + battles.length + extras.length, 0);
  /** Each box is at least two markers high; when they fill, the markers come closer. */
  const slots = () => rows().reduce((sum, { battles, extras }) => sum + Math.max(2, battles.length + extras.length), 0);
  const step = () => Math.min(25, (props.rect[3] - HEAD * 3 - 14) / Math.max(1, slots()));
  const spare = () => Math.max(0, props.rect[3] - HEAD * 3 - 14 - slots() * step()) / 3;
  const heightOf = (i: number) => {
    const { battles, extras } = rows()[i];
    return HEAD + Math.max(2, battles.length + extras.length) * step() + spare();
  };
  const topOf = (i: number): number => (i === 0 ? 0 : topOf(i - 1) + heightOf(i - 1) + 7);
  const width = () => props.rect[2] - 16;
  return (
    <g class="he-boxes" data-lying={lying()}>
      <For each={rows()}>
        {({ box, battles, extras }, i) => (
          <Plate
            rect={[props.rect[0], props.rect[1] + topOf(i()), props.rect[2], heightOf(i())]}
            title={face().t(`box:${box}`)}
            class={`he-box ${box}`}
          >
            <text class="he-box-n" x={props.rect[2] - 11} y="20">
              {battles.length + extras.length}
            </text>
            <For each={battles}>
              {(battle, n) => (
                <Token
                  desk={props.desk}
                  battle={battle}
                  box={box}
                  y={HEAD - 1 + step() * n()}
                  width={width()}
                  height={step() - 3.5}
                />
              )}
            </For>
            <For each={extras}>
              {(text, n) => (
                <Extra
                  text={text}
                  box={box}
                  y={HEAD - 1 + step() * (battles.length + n())}
                  width={width()}
                  height={step() - 3.5}
                />
              )}
            </For>
          </Plate>
        )}
      </For>
    </g>
  );
};

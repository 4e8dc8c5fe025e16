import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { LiveryDefs } from './pieces/commands.tsx';
import { Counter } from './pieces/counter.tsx';
import { LeaderToken } from './pieces/leader.tsx';
import type { UnitState } from './view.ts';

/** How to read a counter: one large, with a line to each thing that is on it, and the signs that others have. */

const SOUTH = 3;

/** Where the line leaves the counter, in its own measure, and on which side the words stand. */
const PARTS = [
  { key: 'stripe', at: [-11.5, -8], side: 'left' },
  { key: 'sdr', at: [-4, 8.5], side: 'left' },
  { key: 'shape', at: [-13, 13], side: 'left' },
  { key: 'arm', at: [2, -6], side: 'right' },
  { key: 'ma', at: [9, 8], side: 'right' },
  { key: 'point', at: [0, 24], side: 'right' },
] as const;

/** Rows of words beside the counter: top, middle, bottom. */
const ROWS = [-16, 4, 24];

interface Sign {
  readonly key: string;
  readonly unit: string;
  readonly state: UnitState;
}
const SIGNS: readonly Sign[] = [
  { key: 'zone', unit: 'tomori-1', state: 'order' },
  { key: 'waves', unit: 'akinci-1', state: 'disordered' },
  { key: 'retired', unit: 'tomori-1', state: 'retired' },
  { key: 'letters', unit: 'zalkan-archer-1', state: 'order' },
];

export const Legend = (props: FaceProps) => (
  <div class="mo mo-legend">
    <svg class="mo-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <LiveryDefs />
      </defs>
    </svg>
    <svg
      class="mo-legend-large"
      viewBox="-145 -33 290 66"
      role="img"
      aria-label={PARTS.map(({ key }) => `${props.t(`legend:${key}`)}: ${props.t(`legend:${key}:is`)}`).join('; ')}
    >
      <g transform="scale(1.1)">
        <Counter unit="tomori-1" state="order" facing={SOUTH} />
      </g>
      <For each={PARTS}>
        {({ key, at: [x, y], side }, i) => {
          const row = ROWS[i() % 3];
          const edge = side === 'left' ? -40 : 40;
          return (
            <g class="mo-legend-part">
              <path d={`M${x * 1.1} ${y * 1.1}L${edge} ${row}`} />
              <circle cx={x * 1.1} cy={y * 1.1} r="1.2" />
              <text x={side === 'left' ? -43 : 43} y={row - 0.5} text-anchor={side === 'left' ? 'end' : 'start'}>
                {props.t(`legend:${key}`)}
              </text>
              <text
                class="mo-legend-is"
                x={side === 'left' ? -43 : 43}
                y={row + 7}
                text-anchor={side === 'left' ? 'end' : 'start'}
              >
                {props.t(`legend:${key}:is`)}
              </text>
            </g>
          );
        }}
      </For>
    </svg>
    <ul>
      <For each={SIGNS}>
        {({ key, unit, state }) => (
          <li>
            <svg viewBox="-24 -24 48 52" aria-hidden="true">
              <Counter unit={unit} state={state} facing={state === 'retired' ? undefined : SOUTH} />
            </svg>
            <span>
              <b>{props.t(`legend:${key}`)}</b> {props.t(`legend:${key}:is`)}
            </span>
          </li>
        )}
      </For>
      <li>
        <svg viewBox="-17 -22 34 36" aria-hidden="true">
          <LeaderToken leader="tomori" />
        </svg>
        <span>
          <b>{props.t('legend:leader')}</b> {props.t('legend:leader:is')}
        </span>
      </li>
    </ul>
  </div>
);

import type { FaceProps } from '@ravelin/web/face';
import { type Point, round } from '@ravelin/web/ink';
import { For, Show } from 'solid-js';
import { paint, Water } from '../../../empires/board/map/ground.tsx';
import { type Desk, Pickable } from '../../../empires/board/pickable.tsx';
import { SHORES } from '../map/ground.ts';
import { CHART, INSET, project } from '../map/project.ts';
import { DEFENCE, defenceWords } from '../names.ts';
import { DefenceSign } from '../signs.tsx';
import { BOARD, DEFENCES, type DefenceData, stands } from '../view.ts';
import { holdChance, straitsOf } from '../war.ts';

/** The chart of the Dardanelles: both shores, the four spaces of Gallipoli, and the nine defences that a fleet meets (O7.1.1). */

const ID = 'ottoman-sunset';
const { left, top, right, bottom } = CHART;
const [width, height] = [right - left, bottom - top];
const HEAD = 24;

interface Station {
  readonly at: Point;
  readonly nudge?: Point;
  readonly label?: readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];
}
const STATIONS: Readonly<Record<string, Station>> = {
  seddulbahir: { at: [26.205, 40.048], nudge: [4, 2], label: [0, 23, 'middle'] },
  kumkale: { at: [26.205, 40.002], nudge: [6, 2], label: [17, 4, 'start'] },
  'outer-mines': { at: [26.268, 40.046] },
  yildiz: { at: [26.312, 40.128], label: [0, -17, 'middle'] },
  dardanos: { at: [26.38, 40.086], label: [16, 4, 'start'] },
  'inner-mines': { at: [26.352, 40.108] },
  canakkale: { at: [26.415, 40.15], label: [2, 23, 'middle'] },
  nagara: { at: [26.422, 40.2], label: [2, 23, 'middle'] },
  constantinople: { at: [26.452, 40.252], label: [14, 25, 'end'] },
};
/** One that we did not draw stands at the lower edge, so that nothing is lost. */
const stationOf = (id: string): Station => STATIONS[id] ?? { at: [26.44, 39.99] };

const SIZE = 13;

const Defence = (props: { readonly desk: Desk; readonly defence: DefenceData; readonly narrow: boolean }) => {
  const face = () => props.desk.face;
  const { at, nudge = [0, 0], label } = stationOf(props.defence.id);
  const [x, y] = INSET.project(at);
  const there = () => stands(face().view, props.defence.id);
  const half = () => (props.narrow ? SIZE + 3 : SIZE);
  return (
    <Pickable
      desk={props.desk}
      domain={DEFENCE}
      name={props.defence.id}
      words={defenceWords(face().t, face().view, props.defence.id)}
      class={`os-defence ${props.defence.kind} ${there() ? 'stands' : 'open'}`}
      at={`translate(${round(x + nudge[0])} ${round(y + nudge[1])})`}
      box={[-half() - 1, -half() - 1, half() * 2 + 2, half() * 2 + 2]}
      sign={[half(), -half(), 0.66]}
    >
      <rect
        class="os-defence-paper"
        x={-half()}
        y={-half()}
        width={half() * 2}
        height={half() * 2}
        rx={props.defence.kind === 'minefield' ? half() : 2}
      />
      <g transform={props.narrow ? 'translate(-3 -1)' : 'translate(-3 -1) scale(.8)'}>
        <DefenceSign kind={props.defence.kind} />
      </g>
      <text class="os-defence-n" x={half() - 2} y={half() - 2}>
        {props.defence.strength}
      </text>
      <Show when={label && !props.narrow && label}>
        {(place) => (
          <text class={`os-defence-name em-${place()[2]}`} x={place()[0]} y={place()[1]}>
            {face().t(`name:${props.defence.id}`)}
          </text>
        )}
      </Show>
      <rect class="em-ring" x={-half() - 2} y={-half() - 2} width={half() * 2 + 4} height={half() * 2 + 4} rx="3" />
    </Pickable>
  );
};

/** What a fleet can bear: a ship for each point of Fortitude. */
const Fleet = () => (
  <g class="os-fleet" transform={`translate(${left + 12} ${bottom - 20})`}>
    <For each={Array.from({ length: BOARD.fortitude }, (_, i) => i)}>
      {(i) => (
        <path
          transform={`translate(${(i % 2) * 22} ${-22 * Math.floor(i / 2)})`}
          d="M0 6L-1 2H4V-1H7V-5H8.500V-1H11V-4H12.500V-1H14V2H18L16 6Z"
        />
      )}
    </For>
  </g>
);

/** The chart without what can be picked on it: under the roads. */
export const Chart = (props: { readonly face: FaceProps }) => {
  const [x, y] = project([26.35, 40.2]);
  return (
    <g class="os-chart" aria-hidden="true">
      <clipPath id={`${ID}-chart`}>
        <rect x={left} y={top} width={width} height={height} />
      </clipPath>
      <clipPath id={`${ID}-strait`}>
        <path clip-rule="evenodd" d={`M${left} ${top}H${right}V${bottom}H${left}Z${SHORES}`} />
      </clipPath>
      <path
        class="os-chart-lead"
        d={`M${round(x - 9)} ${round(y + 7)}L${left} ${top - HEAD}M${round(x + 9)} ${round(y + 7)}L${right} ${top - HEAD}`}
      />
      <rect class="os-chart-spot" x={round(x - 9)} y={round(y - 7)} width="18" height="14" />
      <rect class="em-plate-paper" x={left} y={top - HEAD} width={width} height={height + HEAD} />
      <g clip-path={paint(ID, 'chart')}>
        <rect class="em-water" x={left} y={top} width={width} height={height} />
        <Water d={SHORES} clip={paint(ID, 'strait')} land />
      </g>
      <Show when={straitsOf(props.face.view) === 'open'}>
        <Fleet />
      </Show>
      <rect class="os-chart-edge" x={left} y={top} width={width} height={height} />
    </g>
  );
};

/** The defences, and over them what the fleet would meet with. */
export const Narrows = (props: { readonly desk: Desk; readonly narrow: boolean }) => {
  const face = () => props.desk.face;
  const state = () => straitsOf(face().view);
  const note = () => face().t(`straits:${state()}`, { n: holdChance(face().view) });
  return (
    <g class={`os-narrows ${state()}`}>
      <g role="img" aria-label={`${face().t('narrows')}: ${note()}`}>
        <text class="em-title" x={left + 10} y={top - 7}>
          {face().t('narrows')}
        </text>
        <text class="em-note em-end" x={right - 10} y={top - 7.5}>
          {note()}
        </text>
      </g>
      <For each={DEFENCES}>{(defence) => <Defence desk={props.desk} defence={defence} narrow={props.narrow} />}</For>
    </g>
  );
};

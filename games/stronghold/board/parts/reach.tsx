import type { FaceProps } from '@ravelin/web/face';
import type { Point } from '@ravelin/web/ink';
import { For, Match, Switch } from 'solid-js';
import { isShown } from '../layers.ts';
import { PLACES, pointOf, SECTIONS, sectionPlace, TOWERS } from '../layout.ts';
import { cannonShots, machineShots, marksmanShots, type Shot, worstAt } from '../reach.ts';

/** Lines of fire, and what could come in the next maneuver. */

const at = (id: string): Point => {
  const tower = TOWERS.find((one) => one.id === id);
  if (tower) return tower.at;
  return PLACES[id] ?? pointOf(sectionPlace(id), 0, 6);
};

const arc = ({ from, to }: Shot): string => {
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  const lift = 0.14 * Math.hypot(x2 - x1, y2 - y1);
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - lift} ${x2} ${y2}`;
};

const Shots = (props: { readonly shots: readonly Shot[]; readonly side: 'invader' | 'defender' }) => (
  <For each={props.shots}>
    {(shot) => (
      <>
        <path class="st-shot-halo" d={arc(shot)} />
        <path class={`st-shot ${props.side}`} d={arc(shot)} marker-end={`url(#st-arrow-${props.side})`} />
      </>
    )}
  </For>
);

const Threats = (props: { readonly face: FaceProps }) => (
  <For each={SECTIONS}>
    {(place) => {
      const worst = () => worstAt(props.face.view, place.id);
      const [x, y] = pointOf(place, 0, 0);
      const turn = (Math.atan2(place.along[1], place.along[0]) * 180) / Math.PI;
      return (
        <rect
          class={`st-threat ${worst().breach > 0 ? 'breach' : worst().invaders > worst().defenders ? 'ahead' : 'holds'}`}
          x={x - place.length / 2 + 18}
          y={y - 14}
          width={place.length - 36}
          height="28"
          transform={`rotate(${turn} ${x} ${y})`}
        />
      );
    }}
  </For>
);

/** Over the pieces: the sums that the threats come to. */
export const ThreatSums = (props: { readonly face: FaceProps }) => (
  <Switch>
    <Match when={isShown('threat')}>
      <For each={SECTIONS}>
        {(place) => {
          const worst = () => worstAt(props.face.view, place.id);
          const [x, y] = pointOf(place, 0, 0);
          return (
            <g class="st-threat-sum" classList={{ breach: worst().breach > 0 }} aria-hidden="true">
              <rect x={x - 33} y={y - 11} width="66" height="22" rx="11" />
              <text x={x} y={y + 5}>
                ≤ {worst().invaders} : {worst().defenders}
              </text>
            </g>
          );
        }}
      </For>
    </Match>
  </Switch>
);

export const Reach = (props: { readonly face: FaceProps }) => (
  <g aria-hidden="true">
    <defs>
      <For each={['invader', 'defender']}>
        {(side) => (
          <marker
            id={`st-arrow-${side}`}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path class={`st-arrow ${side}`} d="M0 0L8 4L0 8Z" />
          </marker>
        )}
      </For>
    </defs>
    <Switch>
      <Match when={isShown('threat')}>
        <Threats face={props.face} />
      </Match>
      <Match when={isShown('cannons')}>
        <Shots shots={cannonShots(props.face.view)} side="defender" />
      </Match>
      <Match when={isShown('machines')}>
        <Shots shots={machineShots(props.face.view)} side="invader" />
      </Match>
      <Match when={isShown('marksmen')}>
        <Shots shots={marksmanShots(props.face.view)} side="defender" />
      </Match>
    </Switch>
  </g>
);

import type { FaceProps } from '@ravelin/web/face';
import { type Point, pathOf, round } from '@ravelin/web/ink';
import { createSteady } from '@ravelin/web/steady';
import { createMemo, For, Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { leaderOf } from '../names.ts';
import { CounterFace } from './counter-face.tsx';
import type { CounterSize } from './counter-size.ts';
import { tagsOf } from './tags.ts';

/** The map so small that names cannot be read: it has none, and larger counters. It is only looked at. */

/** The counters grow by so much, and keep clear of each other at that size. */
const GROWN = 2;
const FACE: CounterSize = { width: 116, height: 30, named: false };
const LAID: CounterSize = { width: FACE.width * GROWN, height: FACE.height * GROWN, named: false };

export const MiniMap = (props: { readonly face: FaceProps }) => {
  const empire = useEmpire();
  const { id, map, printed, reading, PrintedMap } = empire;
  const fronts = createSteady(() =>
    printed.fronts
      .map((front) => reading.frontState(props.face.view, front.id))
      .filter(({ space }) => space !== undefined),
  );
  const tags = createMemo(() =>
    tagsOf({ map: { ...map, places: [] }, fronts: fronts(), size: LAID, large: false, nameOf: () => '', taken: [] }),
  );
  return (
    <svg
      class={`em em-board em-mini ${id}`}
      viewBox={map.frame.join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <PrintedMap face={props.face} narrow={false} />
      <For each={fronts()}>
        {({ id: front, space, side, value }) => {
          const spot = (): Point => {
            const place = map.spaceOf(front, space ?? 0);
            return place ? [place.x, place.y] : map.capital;
          };
          return (
            <Show when={tags().get(front)}>
              {(at) => (
                <g class="em-front">
                  <path class={`em-pin ${front}`} d={pathOf([spot(), at()])} />
                  <circle class={`em-stand ${front}`} cx={spot()[0]} cy={spot()[1]} r="20" />
                  <g transform={`translate(${round(at()[0])} ${round(at()[1])}) scale(${GROWN})`}>
                    <CounterFace
                      front={front}
                      leader={leaderOf(empire, props.face.t, front, side)}
                      label=""
                      value={value}
                      size={FACE}
                    />
                  </g>
                </g>
              )}
            </Show>
          );
        }}
      </For>
    </svg>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { between, type Point, pathOf } from '@ravelin/web/ink';
import { For, type JSX, Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { StruckFlag } from '../signs.tsx';
import { type Geography, nameOnMap, type Space } from './geography.ts';

/** The roads to the capital and the places along them. */

const pointsOf = (map: Geography, front: string): readonly Point[] => [
  map.capital,
  ...map.trackOf(front).map(({ x, y }): Point => [x, y]),
];

const Road = (props: { readonly face: FaceProps; readonly front: string }) => {
  const { map, reading } = useEmpire();
  const points = pointsOf(map, props.front);
  const drawn = pathOf(map.detour?.(props.front, points) ?? points);
  /** From the Front outward the road is the enemy's. */
  const lost = (): string => {
    const { space } = reading.frontState(props.face.view, props.front);
    return space === undefined ? '' : pathOf(points.slice(space));
  };
  return (
    <g class={`em-road ${props.front}`}>
      <path class="em-road-bed" d={drawn} />
      <path class="em-road-lost" d={lost()} />
      <path class="em-road-line" d={drawn} />
    </g>
  );
};

const Place = (props: { readonly face: FaceProps; readonly place: Space; readonly narrow: boolean }) => {
  const { map, printed, war, SiteFlag, PlaceMark } = useEmpire();
  const { x, y, flags, name, space } = props.place;
  const label = () => (props.narrow ? props.place.narrow : props.place.label);
  const text = () => nameOnMap(map, props.face.t, name, props.narrow);
  const held = () =>
    props.place.shared
      ? printed.fronts.some(({ id, spaces }) =>
          spaces.some((one) => one.shared && one.name === name && war.controls(props.face.view, id, one.space)),
        )
      : war.controls(props.face.view, props.place.front, space);
  const lost = () => war.lostSites(props.face.view).some((site) => site.name === name);
  return (
    <g class="em-place" classList={{ held: held() }} transform={`translate(${x} ${y})`}>
      <For each={Array.from({ length: flags }, (_, i) => i)}>
        {(i) => (
          <g transform={`translate(${3 + 13 * i} -8)`}>
            <Show when={lost()} fallback={<SiteFlag />}>
              <StruckFlag />
            </Show>
          </g>
        )}
      </For>
      <Show when={flags > 0} fallback={<circle class="em-spot" r="10.500" />}>
        <path class="em-spot" d="M0 -14L14 0L0 14L-14 0Z" />
      </Show>
      <text class="em-spot-n" y="4.500">
        {space}
      </text>
      <text class={`em-place-name em-${label()[2]}`} x={label()[0]} y={label()[1]}>
        {text()}
      </text>
      {PlaceMark && <PlaceMark face={props.face} place={props.place} />}
    </g>
  );
};

/** A line across the road from one space to the next. */
export const across = (
  map: Geography,
  front: string,
  from: number,
  part: number,
  half: number,
): readonly [Point, Point] | undefined => {
  const [a, b] = [map.spaceOf(front, from), map.spaceOf(front, from - 1)];
  if (!a || !b) return undefined;
  const [x, y] = between([a.x, a.y], [b.x, b.y], part);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [nx, ny] = [(-(b.y - a.y) / length) * half, ((b.x - a.x) / length) * half];
  return [
    [x - nx, y - ny],
    [x + nx, y + ny],
  ];
};

/** A line of trenches across a road. */
export const Trench = (props: { readonly line: readonly [Point, Point] | undefined }) => (
  <Show when={props.line}>
    {(line) => (
      <g>
        <path class="em-trench-bed" d={pathOf(line())} />
        <path class="em-trench-line" d={pathOf(line())} />
      </g>
    )}
  </Show>
);

const Capital = (props: { readonly face: FaceProps }) => {
  const { map, printed, reading, Seal } = useEmpire();
  const nearest = () =>
    Math.min(9, ...printed.fronts.map(({ id }) => reading.frontState(props.face.view, id).space ?? 9));
  return (
    <g
      class="em-capital"
      classList={{ threatened: nearest() <= 1, fallen: nearest() === 0 }}
      transform={`translate(${map.capital[0]} ${map.capital[1]})`}
    >
      <circle class="em-capital-alarm" r={map.seal + 6} />
      <circle class="em-capital-rim" r={map.seal} />
      <circle class="em-capital-seal" r={map.seal - 3} />
      <Seal name={props.face.t(`name:${printed.capital}`)} />
    </g>
  );
};

/** `children`: what lies across the roads. */
export const Roads = (props: {
  readonly face: FaceProps;
  readonly narrow: boolean;
  readonly children?: JSX.Element;
}) => {
  const { map, printed } = useEmpire();
  return (
    <g class="em-roads" aria-hidden="true">
      <For each={printed.fronts}>{({ id }) => <Road face={props.face} front={id} />}</For>
      {props.children}
      <For each={map.places}>{(place) => <Place face={props.face} place={place} narrow={props.narrow} />}</For>
      <Capital face={props.face} />
    </g>
  );
};

import { For, Show } from 'solid-js';
import { between, type Point, pathOf } from '../../../../web/art/ink.ts';
import type { FaceProps } from '../../../../web/face.ts';
import { CrownFlag, StruckFlag } from '../signs.tsx';
import { FORTRESS_MAX, FRONTS, frontState, isSet, numberIn } from '../view.ts';
import { controls, lostSites } from '../war.ts';
import { PLACES, type SpacePlace, spaceOf, trackOf, VIENNA, VIENNA_R } from './spaces.ts';

/** The five roads to Vienna and the places along them. */

/** Two roads that share their first stretch lie side by side there. */
const SIDE: Readonly<Record<string, number>> = { carpathian: -2.6, romanian: 2.6 };

const pointsOf = (front: string): readonly Point[] => {
  const track = trackOf(front);
  const points: Point[] = [VIENNA, ...track.map(({ x, y }): Point => [x, y])];
  const shift = track[0]?.shared ? (SIDE[front] ?? 0) : 0;
  if (shift === 0) return points;
  const [[x1, y1], [x2, y2]] = points;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(-(y2 - y1) / length) * shift, ((x2 - x1) / length) * shift];
  return [[x1 + dx, y1 + dy], [x2 + dx, y2 + dy], ...points.slice(1)];
};

const Road = (props: { readonly face: FaceProps; readonly front: string }) => {
  const points = pointsOf(props.front);
  /** From the Front outward the road is the enemy's. */
  const lost = (): string => {
    const { space } = frontState(props.face.view, props.front);
    if (space === undefined) return '';
    return pathOf([VIENNA, ...trackOf(props.front).map(({ x, y }): Point => [x, y])].slice(space));
  };
  return (
    <g class={`he-road ${props.front}`}>
      <path class="he-road-bed" d={pathOf(points)} />
      <path class="he-road-lost" d={lost()} />
      <path class="he-road-line" d={pathOf(points)} />
    </g>
  );
};

/** H2.4, H6.0: a star of eight points; each third of its strength is a filled ring segment. */
const Fortress = (props: { readonly face: FaceProps; readonly place: SpacePlace }) => {
  const strength = () => numberIn(props.face.view, 'fortress');
  const star = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (Math.PI * i) / 8;
    const r = i % 2 === 0 ? 14 : 9.8;
    return [Math.sin(angle) * r, -Math.cos(angle) * r];
  });
  return (
    <g
      class="he-fortress"
      classList={{ ruined: strength() === 0 }}
      transform={`translate(${props.place.x - 22} ${props.place.y + 21})`}
    >
      <path class="he-fortress-star" d={pathOf(star, true)} />
      <Show when={strength() > 0} fallback={<path class="he-fortress-crack" d="M-9 -9L-2 -2L-5 2L9 9M9 -9L2 0" />}>
        <text y="4">
          {strength()}/{FORTRESS_MAX}
        </text>
      </Show>
    </g>
  );
};

/** Names too long for a narrow frame. */
const SHORTENED: ReadonlySet<string> = new Set(['Vittorio Veneto', 'Brest-Litovsk']);

const Place = (props: { readonly face: FaceProps; readonly place: SpacePlace; readonly narrow: boolean }) => {
  const { x, y, flags, river, name, space } = props.place;
  const label = () => (props.narrow ? props.place.narrow : props.place.label);
  const text = () => props.face.t(`${props.narrow && SHORTENED.has(name) ? 'short' : 'name'}:${name}`);
  const held = () =>
    props.place.shared
      ? FRONTS.some(({ id, spaces }) =>
          spaces.some((one) => one.shared && one.name === name && controls(props.face.view, id, one.space)),
        )
      : controls(props.face.view, props.place.front, space);
  const lost = () => lostSites(props.face.view).some((site) => site.name === name);
  return (
    <g class="he-place" classList={{ held: held() }} transform={`translate(${x} ${y})`}>
      <For each={Array.from({ length: flags }, (_, i) => i)}>
        {(i) => (
          <g transform={`translate(${3 + 13 * i} -8)`}>
            <Show when={lost()} fallback={<CrownFlag />}>
              <StruckFlag />
            </Show>
          </g>
        )}
      </For>
      <Show when={flags > 0} fallback={<circle class="he-spot" r="10.500" />}>
        <path class="he-spot" d="M0 -14L14 0L0 14L-14 0Z" />
      </Show>
      <text class="he-spot-n" y="4.500">
        {space}
      </text>
      <Show when={river}>
        <g class="he-ford" transform="translate(-11 -11)">
          <circle r="7" />
          <path d="M-4.500 3.200q1.500 -1.700 3 0t3 0t3 0" />
          <text y="1.800">2</text>
        </g>
      </Show>
      <text class={`he-place-name he-${label()[2]}`} x={label()[0]} y={label()[1]}>
        {text()}
      </text>
      <Show when={props.place.fortress}>
        <g transform={`translate(${-x} ${-y})`}>
          <Fortress face={props.face} place={props.place} />
        </g>
      </Show>
    </g>
  );
};

/** A line across the road from one space to the next. */
const across = (front: string, from: number, part: number, half: number): readonly [Point, Point] | undefined => {
  const [a, b] = [spaceOf(front, from), spaceOf(front, from - 1)];
  if (!a || !b) return undefined;
  const [x, y] = between([a.x, a.y], [b.x, b.y], part);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [nx, ny] = [(-(b.y - a.y) / length) * half, ((b.x - a.x) / length) * half];
  return [
    [x - nx, y - ny],
    [x + nx, y + ny],
  ];
};

/** H2.3.4, H2.3.5: where an Advance needs an Attrition Roll. */
const Lines = (props: { readonly face: FaceProps }) => {
  const isonzo = across('italian', 3, 0.42, 17);
  const trench = across('balkan', 5, 0.55, 24);
  return (
    <>
      <Show when={isonzo}>{(line) => <path class="he-isonzo" d={pathOf(line())} />}</Show>
      <Show when={isSet(props.face.view, 'trench') && trench}>
        {(line) => (
          <g class="he-trench">
            <path class="he-trench-bed" d={pathOf(line())} />
            <path class="he-trench-line" d={pathOf(line())} />
          </g>
        )}
      </Show>
    </>
  );
};

const SPIRE = 'M-15 14V2L-12 -2L-9 2V-1H-5V-7L-1.500 -21L2 -7V-1H6V2L8 -3L10 2H13V-4L15 -7V14Z';

const Vienna = (props: { readonly face: FaceProps }) => {
  const near = () => FRONTS.some(({ id }) => (frontState(props.face.view, id).space ?? 9) <= 1);
  const fallen = () => FRONTS.some(({ id }) => frontState(props.face.view, id).space === 0);
  return (
    <g
      class="he-vienna"
      classList={{ threatened: near(), fallen: fallen() }}
      transform={`translate(${VIENNA[0]} ${VIENNA[1]})`}
    >
      <circle class="he-vienna-alarm" r={VIENNA_R + 6} />
      <circle class="he-vienna-rim" r={VIENNA_R} />
      <circle class="he-vienna-seal" r={VIENNA_R - 3} />
      <path class="he-vienna-city" transform="translate(0 -5) scale(.86)" d={SPIRE} />
      <text y="17.500">{props.face.t('name:Vienna')}</text>
    </g>
  );
};

export const Roads = (props: { readonly face: FaceProps; readonly narrow: boolean }) => (
  <g class="he-roads" aria-hidden="true">
    <For each={FRONTS}>{({ id }) => <Road face={props.face} front={id} />}</For>
    <Lines face={props.face} />
    <For each={PLACES}>{(place) => <Place face={props.face} place={place} narrow={props.narrow} />}</For>
    <Vienna face={props.face} />
  </g>
);

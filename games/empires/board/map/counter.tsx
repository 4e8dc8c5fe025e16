import type { FaceProps } from '@ravelin/web/face';
import { pathOf } from '@ravelin/web/ink';
import { For, Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { frontWords, leaderOf } from '../names.ts';
import { type Desk, Pickable } from '../pickable.tsx';
import { StateSign } from '../signs.tsx';
import { FRONT, markOf } from '../state.ts';
import { phaseOf, threat } from '../war.ts';
import { COUNTER, CounterFace, type CounterSize, NARROW_COUNTER } from './counter-face.tsx';

/** The Fronts: a counter beside its space, pinned to it. */

const Badges = (props: { readonly face: FaceProps; readonly front: string; readonly size: CounterSize }) => {
  const { badgesOf, Advantage } = useEmpire();
  return (
    <For each={badgesOf(props.face.view, props.front)}>
      {(id, i) => (
        <g
          class="em-badge"
          transform={`translate(${-props.size.width / 2 + 12 + 22 * i()} ${props.size.height / 2 + 3})`}
        >
          <circle r="9.500" />
          <g transform="scale(.72)">
            <Advantage id={id} />
          </g>
        </g>
      )}
    </For>
  );
};

/** In the Action Phase: the lowest face of the die that throws it back, and a dot for each Action that an Offensive costs. */
const Odds = (props: { readonly face: FaceProps; readonly front: string; readonly size: CounterSize }) => {
  const { war } = useEmpire();
  const width = () => (props.size.named ? 40 : 52);
  const height = () => (props.size.named ? 17 : 22);
  const cost = () => war.costOf(props.face.view, props.front);
  return (
    <g class="em-odds" transform={`translate(${props.size.width / 2 - width()} ${props.size.height / 2})`}>
      <rect width={width()} height={height()} />
      <text x="5" y={height() - 4.5}>
        {war.needed(props.face.view, props.front)}+
      </text>
      <For each={Array.from({ length: cost() }, (_, i) => i)}>
        {(i) => <circle cx={width() - 7 - 8 * i} cy={height() / 2} r="2.800" />}
      </For>
    </g>
  );
};

/** No counter sticks out over the edge of the map. */
const within = (low: number, at: number, high: number): number => Math.max(low, Math.min(at, high));

const Counter = (props: { readonly desk: Desk; readonly front: string; readonly narrow: boolean }) => {
  const empire = useEmpire();
  const { map, reading, war } = empire;
  const face = () => props.desk.face;
  const state = () => reading.frontState(face().view, props.front);
  const data = () => reading.frontData(props.front);
  const away = () => state().space === undefined;
  const gone = () => empire.isGone?.(face().view, props.front) === true;
  const spot = () => map.spaceOf(props.front, state().space || data().spaces.length);
  /** In the capital itself: over the city. */
  const at = () => {
    const place = spot();
    if (state().space === 0) return { x: map.capital[0], y: map.capital[1] - map.seal - 15 };
    // A larger counter keeps clear of its space.
    const away = props.narrow ? 1.2 : 1;
    const [dx = 0, dy = 0] = place?.counter ?? [];
    const [left, top, width, height] = map.frame;
    return {
      x: within(left + w(), (place?.x ?? 0) + dx * away, left + width - w()),
      y: within(top + h(), (place?.y ?? 0) + dy * away, top + height - h()),
    };
  };
  const mark = () => markOf(face(), FRONT, props.front);
  const danger = () => threat(state().space);
  const size = () => (props.narrow ? NARROW_COUNTER : COUNTER);
  const w = () => size().width / 2;
  const h = () => size().height / 2;
  const open = () =>
    phaseOf(face().view, empire.phases) === empire.phases.actions && !away() && !war.closedBy(face().view, props.front);
  return (
    <g class="em-front" classList={{ away: away(), gone: gone() }}>
      <Show when={!away() && spot()}>
        {(place) => (
          <>
            <path
              class={`em-pin ${props.front}`}
              d={pathOf([
                [place().x, place().y],
                [at().x, at().y],
              ])}
            />
            <circle class={`em-stand ${props.front}`} cx={place().x} cy={place().y} r="15.500" />
          </>
        )}
      </Show>
      <Pickable
        desk={props.desk}
        domain={FRONT}
        name={props.front}
        words={frontWords(empire, face().t, face().view, props.front)}
        class={`em-counter danger-${danger()}`}
        at={`translate(${at().x} ${at().y})`}
        box={[-w(), -h(), size().width, size().height]}
      >
        <Show
          when={!away()}
          fallback={
            <>
              <rect class="em-ghost" x={-w() + 8} y="-11" width={size().width - 16} height="22" rx="2" />
              <text class="em-ghost-name" y="4">
                {face().t(`front:${props.front}`)}
              </text>
            </>
          }
        >
          <Show when={danger() > 0}>
            <rect class="em-alarm" x={-w() - 5} y={-h() - 5} width={size().width + 10} height={size().height + 10} />
          </Show>
          <CounterFace
            front={props.front}
            leader={leaderOf(empire, face().t, props.front, state().side)}
            label={face().t(`front:${props.front}`)}
            value={state().value}
            size={size()}
          />
        </Show>
        <Show when={open()}>
          <Odds face={face()} front={props.front} size={size()} />
        </Show>
        <rect class="em-ring" x={-w() - 3} y={-h() - 3} width={size().width + 6} height={size().height + 6} rx="2" />
        <Show when={mark() !== 'rest'}>
          <g transform={`translate(${w()} ${-h()})`}>
            <StateSign state={mark()} />
          </g>
        </Show>
        <Badges face={face()} front={props.front} size={size()} />
      </Pickable>
    </g>
  );
};

export const Fronts = (props: { readonly desk: Desk; readonly narrow: boolean }) => {
  const { printed } = useEmpire();
  return (
    <g class="em-fronts">
      <For each={printed.fronts}>{({ id }) => <Counter desk={props.desk} front={id} narrow={props.narrow} />}</For>
    </g>
  );
};

import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import { pathOf } from '../ink.ts';
import { frontWords, leaderOf } from '../names.ts';
import { type Desk, Pickable } from '../pickable.tsx';
import { Advantage, StateSign } from '../signs.tsx';
import { FRONT, markOf } from '../state.ts';
import { FRONTS, frontData, frontState, isIntercepted, isSet, nameIn } from '../view.ts';
import { threat } from '../war.ts';
import { COUNTER, CounterFace } from './counter-face.tsx';
import { spaceOf, VIENNA } from './spaces.ts';

/** The Fronts: a counter beside its space, pinned to it. */

const HALF_W = COUNTER.width / 2;
const HALF_H = COUNTER.height / 2;

const Badges = (props: { readonly face: FaceProps; readonly front: string }) => {
  const signs = () => [
    ...(nameIn(props.face.view, 'aidFront') === props.front ? ['aid'] : []),
    ...(nameIn(props.face.view, 'mackensenFront') === props.front ? ['mackensen'] : []),
    ...(isIntercepted(props.face.view, props.front) ? ['intercepts'] : []),
  ];
  return (
    <For each={signs()}>
      {(id, i) => (
        <g class="he-badge" transform={`translate(${-HALF_W + 12 + 22 * i()} ${HALF_H + 3})`}>
          <circle r="9.500" />
          <g transform="scale(.72)">
            <Advantage id={id} />
          </g>
        </g>
      )}
    </For>
  );
};

const Counter = (props: { readonly desk: Desk; readonly front: string }) => {
  const face = () => props.desk.face;
  const state = () => frontState(face().view, props.front);
  const data = () => frontData(props.front);
  const away = () => state().space === undefined;
  const gone = () => props.front === 'polish' && isSet(face().view, 'retreat');
  const spot = () => spaceOf(props.front, state().space || data().spaces.length);
  /** In Vienna itself: over the city. */
  const at = () => {
    const place = spot();
    if (state().space === 0) return { x: VIENNA[0], y: VIENNA[1] - 44 };
    return { x: (place?.x ?? 0) + (place?.counter[0] ?? 0), y: (place?.y ?? 0) + (place?.counter[1] ?? 0) };
  };
  const mark = () => markOf(face(), FRONT, props.front);
  const danger = () => threat(state().space);
  return (
    <g class="he-front" classList={{ away: away(), gone: gone() }}>
      <Show when={!away() && spot()}>
        {(place) => (
          <>
            <path
              class={`he-pin ${props.front}`}
              d={pathOf([
                [place().x, place().y],
                [at().x, at().y],
              ])}
            />
            <circle class={`he-stand ${props.front}`} cx={place().x} cy={place().y} r="15.500" />
          </>
        )}
      </Show>
      <Pickable
        desk={props.desk}
        domain={FRONT}
        name={props.front}
        words={frontWords(face().t, face().view, props.front)}
        class={`he-counter danger-${danger()}`}
        at={`translate(${at().x} ${at().y})`}
      >
        <Show
          when={!away()}
          fallback={
            <>
              <rect class="he-ghost" x={-HALF_W + 8} y="-11" width={COUNTER.width - 16} height="22" rx="2" />
              <text class="he-ghost-name" y="4">
                {face().t(`front:${props.front}`)}
              </text>
            </>
          }
        >
          <Show when={danger() > 0}>
            <rect
              class="he-alarm"
              x={-HALF_W - 5}
              y={-HALF_H - 5}
              width={COUNTER.width + 10}
              height={COUNTER.height + 10}
            />
          </Show>
          <CounterFace
            front={props.front}
            leader={leaderOf(face().t, props.front, state().side)}
            label={face().t(`front:${props.front}`)}
            value={state().value}
          />
        </Show>
        <rect
          class="he-ring"
          x={-HALF_W - 3}
          y={-HALF_H - 3}
          width={COUNTER.width + 6}
          height={COUNTER.height + 6}
          rx="2"
        />
        <Show when={mark() !== 'rest'}>
          <g transform={`translate(${HALF_W} ${-HALF_H})`}>
            <StateSign state={mark()} />
          </g>
        </Show>
        <Badges face={face()} front={props.front} />
      </Pickable>
    </g>
  );
};

export const Fronts = (props: { readonly desk: Desk }) => (
  <g class="he-fronts">
    <For each={FRONTS}>{({ id }) => <Counter desk={props.desk} front={id} />}</For>
  </g>
);

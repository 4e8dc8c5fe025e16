import type { FaceProps } from '@ravelin/web/face';
import { type Point, pathOf, round } from '@ravelin/web/ink';
import { createSteady } from '@ravelin/web/steady';
import { createMemo, For, Show } from 'solid-js';
import { toldChance } from '../chances.ts';
import { useEmpire } from '../empire.ts';
import type { Rect } from '../layout.ts';
import { frontWords, leaderOf } from '../names.ts';
import { type Desk, Pickable } from '../pickable.tsx';
import { FRONT } from '../state.ts';
import { phaseOf, threat } from '../war.ts';
import { CounterFace } from './counter-face.tsx';
import { COUNTER, type CounterSize, NARROW_COUNTER } from './counter-size.ts';
import { nameOnMap } from './geography.ts';
import { tagsOf } from './tags.ts';

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

/**
 * In the Action Phase: the lowest face of the die that throws it back, or, while an Offensive is put together, its chance; and a dot
 * for each Action that it costs.
 */
const Odds = (props: {
  readonly face: FaceProps;
  readonly front: string;
  readonly size: CounterSize;
  readonly chance: string | undefined;
}) => {
  const { war } = useEmpire();
  const letters = () => (props.chance === undefined ? 2 : props.chance.length);
  const width = () => (props.size.named ? 26 + 7 * letters() : 32 + 10 * letters());
  const height = () => (props.size.named ? 17 : 22);
  const cost = () => war.costOf(props.face.view, props.front);
  return (
    <g class="em-odds" transform={`translate(${props.size.width / 2 - width()} ${props.size.height / 2})`}>
      <rect width={width()} height={height()} />
      <text x="5" y={height() - 4.5}>
        {props.chance ?? `${war.needed(props.face.view, props.front)}+`}
      </text>
      <For each={Array.from({ length: cost() }, (_, i) => i)}>
        {(i) => <circle cx={width() - 7 - 8 * i} cy={height() / 2} r="2.800" />}
      </For>
    </g>
  );
};

const Counter = (props: {
  readonly desk: Desk;
  readonly front: string;
  readonly narrow: boolean;
  readonly at: Point;
}) => {
  const empire = useEmpire();
  const { map, reading, war } = empire;
  const face = () => props.desk.face;
  const state = () => reading.frontState(face().view, props.front);
  const data = () => reading.frontData(props.front);
  const away = () => state().space === undefined;
  const gone = () => empire.isGone?.(face().view, props.front) === true;
  const spot = () => map.spaceOf(props.front, state().space || data().spaces.length);
  const chance = () => toldChance(empire, face(), props.front);
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
            <path class={`em-pin ${props.front}`} d={pathOf([[place().x, place().y], props.at])} />
            <circle class={`em-stand ${props.front}`} cx={place().x} cy={place().y} r="15.500" />
          </>
        )}
      </Show>
      <Pickable
        desk={props.desk}
        domain={FRONT}
        name={props.front}
        words={[frontWords(empire, face().t, face().view, props.front), chance()].filter(Boolean).join(', ')}
        class={`em-counter danger-${danger()}`}
        at={`translate(${round(props.at[0])} ${round(props.at[1])})`}
        box={[-w(), -h(), size().width, size().height]}
        sign={[w(), -h(), 0.86]}
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
          <Odds face={face()} front={props.front} size={size()} chance={chance()} />
        </Show>
        <rect class="em-ring" x={-w() - 3} y={-h() - 3} width={size().width + 6} height={size().height + 6} rx="2" />
        <Badges face={face()} front={props.front} size={size()} />
      </Pickable>
    </g>
  );
};

/** `taken`: plates that lie on the map. */
export const Fronts = (props: { readonly desk: Desk; readonly narrow: boolean; readonly taken: readonly Rect[] }) => {
  const { map, printed, reading } = useEmpire();
  /** They are laid out anew only when one has moved. */
  const standing = createSteady(() =>
    printed.fronts.map(({ id }) => ({ id, space: reading.frontState(props.desk.face.view, id).space })),
  );
  const tags = createMemo(() =>
    tagsOf({
      map,
      fronts: standing(),
      size: props.narrow ? NARROW_COUNTER : COUNTER,
      large: props.narrow,
      nameOf: ({ name }) => nameOnMap(map, props.desk.face.t, name, props.narrow),
      taken: props.taken,
    }),
  );
  return (
    <g class="em-fronts">
      <For each={printed.fronts}>
        {({ id }) => <Counter desk={props.desk} front={id} narrow={props.narrow} at={tags().get(id) ?? map.capital} />}
      </For>
    </g>
  );
};

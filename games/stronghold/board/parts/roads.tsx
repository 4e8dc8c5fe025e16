import { curveOf } from '@ravelin/web/ink';
import { Show } from 'solid-js';
import { onPath, PATHS } from '../layout.ts';
import { pathWords } from '../names.ts';
import { Sign } from '../signs.tsx';
import { type Desk, Spot } from '../spot.tsx';
import { isLit, meant, pathNames, stateOf } from '../state.ts';
import { isAt, trapOn } from '../view.ts';

/** What lies on a path: a trap, face down to the invader, or a bridge; and the path itself where it may be picked. */
export const Path = (props: { readonly desk: Desk; readonly id: string }) => {
  const face = () => props.desk.face;
  const [x, y] = onPath(props.id);
  const names = pathNames(props.id);
  const trap = () => trapOn(face().view, props.id);
  const bridge = () => isAt(face().view, 'bridge', props.id);
  const state = () => stateOf(face(), names);
  /** It is asked who goes over it. */
  const spoken = () => face().named.has(props.id);
  const drawn = () => state() !== 'rest' || isLit(face(), names) || spoken();
  /** Of two ends one was taken: the ways from there are meant, the others step back. */
  const aside = () => {
    const end = props.desk.march.end();
    return end !== undefined && !props.id.split('-').includes(end);
  };
  const pick = (): void => {
    const { domain, name } = meant(face(), names);
    face().pick(domain, name);
  };
  return (
    <Show when={trap() || bridge() || drawn()}>
      <Show when={state() === 'legal'}>
        {/* The whole of the way can be hit; the keyboard has its button. */}
        <path class="st-way-hit" d={curveOf(PATHS[props.id])} aria-hidden="true" onClick={pick} />
      </Show>
      <Spot
        desk={props.desk}
        names={names}
        words={pathWords(face().t, face().view, props.id)}
        box={[x - 14, y - 14, 28, 28]}
        round={14}
        sign={[x, y]}
        chance={[x, y + 20]}
      >
        <Show when={drawn()}>
          <path
            class={`st-way ${spoken() ? 'selected' : state()}`}
            classList={{ aside: aside() }}
            d={curveOf(PATHS[props.id])}
          />
          <Show when={!trap() && !bridge() && state() !== 'rest'}>
            <circle class={`st-way-knob ${state()}`} cx={x} cy={y} r="7" />
          </Show>
        </Show>
        <Show when={bridge()}>
          <Sign of="bridge" x={x} y={y} class="st-counter" />
        </Show>
        <Show when={trap()}>
          {(one) => <Sign of={one().trap ?? 'trap'} x={x} y={y} scale={0.9} class="st-counter" />}
        </Show>
      </Spot>
    </Show>
  );
};

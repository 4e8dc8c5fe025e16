import { For, Show } from 'solid-js';
import { PLACES, sizeOf } from '../layout.ts';
import { placeWords } from '../names.ts';
import { Sign } from '../signs.tsx';
import { type Desk, Spot } from '../spot.tsx';
import { foregroundNames, named, PLACE, rampartNames, SITE, stateOf, supplyNames } from '../state.ts';
import { capacityOf, hordeAt, isAt, type Machine, sitesAt } from '../view.ts';
import { Pieces } from './pieces.tsx';

/** The invader's places: foregrounds, ramparts and the marauders, each a plate with its spaces. */

/** The upper edge of a rampart: stakes. */
const palisade = (wide: number): string => {
  let d = '';
  for (let x = 2; x < wide - 4; x += 7) d += `M${x} 0V-4L${x + 2.5}-7L${x + 5}-4V0Z`;
  return d;
};

const SITE_WIDTH = 52;

/** A machine on its space, with what its deck still holds. */
const Site = (props: { readonly desk: Desk; readonly machine: Machine; readonly x: number; readonly y: number }) => {
  const t = props.desk.face.t;
  const names = () => named(SITE, props.machine.site);
  const kind = () => props.machine.kind;
  const words = () => {
    const { hits, misses } = props.machine;
    const machine = kind();
    if (machine === undefined) return t('machine.space');
    return machine === 'mantelet'
      ? t('name:mantelet')
      : t('machine.words', { machine: t(`name:${machine}`), hits, misses });
  };
  const drawing = () => (
    <>
      <rect
        class="st-site"
        classList={{ full: kind() !== undefined }}
        x={props.x}
        y={props.y}
        width={SITE_WIDTH}
        height="26"
        rx="2"
      />
      <Show when={kind()}>
        {(machine) => (
          <>
            <Sign of={machine()} x={props.x + 13} y={props.y + 13} scale={0.86} class="st-counter" />
            <Show when={machine() !== 'mantelet'}>
              <circle class="st-hit-mark" cx={props.x + 30} cy={props.y + 7.5} r="3.4" />
              <circle class="st-miss-mark" cx={props.x + 30} cy={props.y + 18.5} r="3" />
              <text class="st-deck" x={props.x + 36} y={props.y + 11.5}>
                {props.machine.hits}
              </text>
              <text class="st-deck" x={props.x + 36} y={props.y + 22.5}>
                {props.machine.misses}
              </text>
            </Show>
            <Show when={props.machine.jammed}>
              <Sign of="malfunction" x={props.x + 5} y={props.y + 24} scale={0.62} />
            </Show>
            <Show when={props.machine.rite}>
              {(token) => <RiteSign token={token()} x={props.x + SITE_WIDTH - 3} y={props.y + 2} scale={0.6} />}
            </Show>
          </>
        )}
      </Show>
    </>
  );
  return (
    <Show
      when={kind() !== undefined || stateOf(props.desk.face, names()) !== 'rest'}
      fallback={<g aria-hidden="true">{drawing()}</g>}
    >
      <Spot
        desk={props.desk}
        names={names()}
        words={words()}
        box={[props.x, props.y, SITE_WIDTH, 26]}
        sign={[props.x + SITE_WIDTH, props.y]}
        chance={[props.x + SITE_WIDTH / 2, props.y + 26]}
      >
        {drawing()}
      </Spot>
    </Show>
  );
};

/** A ritual token: its own sign and face where it is known, else the back of its ritual. */
export const RiteSign = (props: {
  readonly token: { readonly ritual: string; readonly face: string | undefined };
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) => (
  <g class={`st-rite ${(props.token.face ?? 'down').replace(' ', '-')}`}>
    <Sign of={props.token.ritual} x={props.x} y={props.y} scale={props.scale} class="st-counter" />
    <Show when={props.token.face === 'bluff'}>
      <path
        class="st-bluff"
        d={`M${props.x - 8 * props.scale} ${props.y + 8 * props.scale}L${props.x + 8 * props.scale} ${props.y - 8 * props.scale}`}
      />
    </Show>
    <Show when={['target', 'second target', 'turned'].includes(props.token.face ?? '')}>
      <circle class="st-target" cx={props.x} cy={props.y} r={13 * props.scale} />
    </Show>
  </g>
);

/** The way from the supply, where it may be picked or is spoken of: an arrow into the plate from the side of the gate. */
const FromSupply = (props: { readonly desk: Desk; readonly id: string; readonly x: number; readonly y: number }) => {
  const face = () => props.desk.face;
  const names = () => supplyNames(props.id);
  const state = () => (face().named.has(names()[0].name) ? 'selected' : stateOf(face(), names()));
  const into = () => (props.id === 'FL' ? -1 : 1);
  return (
    <Show when={state() !== 'rest'}>
      <Spot
        desk={props.desk}
        names={names()}
        words={face().t('way', { to: face().t(`name:${props.id}`) })}
        box={[props.x - 16, props.y - 14, 32, 28]}
        round={6}
      >
        <path
          class={`st-way ${state()}`}
          d={`M${props.x - 14 * into()} ${props.y}h${24 * into()}m${-7 * into()}-7l${7 * into()} 7l${-7 * into()} 7`}
        />
      </Spot>
    </Show>
  );
};

export const Foreground = (props: { readonly desk: Desk; readonly id: string }) => {
  const face = () => props.desk.face;
  const [x, y] = [PLACES[props.id][0] - sizeOf(props.id)[0] / 2, PLACES[props.id][1] - sizeOf(props.id)[1] / 2];
  const [wide, tall] = sizeOf(props.id);
  const pieces = () => hordeAt(face().view, props.id);
  const capacity = () => capacityOf(face().view, props.id);
  return (
    <>
      <Spot
        desk={props.desk}
        names={foregroundNames(props.id)}
        place={props.id}
        words={placeWords(face().t, face().view, props.id)}
        box={[x, y, wide, tall]}
        sign={[x + wide, y]}
        chance={[x + wide / 2, y + tall]}
      >
        <rect class="st-plate camp" x={x} y={y} width={wide} height={tall} rx="2" />
        <text class="st-title" x={x + 8} y={y + 15}>
          {face().t(`short:${props.id}`)}
        </text>
        <text class="st-fill" x={x + wide - 8} y={y + 15}>
          {pieces().length}/{capacity()}
        </text>
      </Spot>
      <FromSupply desk={props.desk} id={props.id} x={props.id === 'FL' ? x + wide + 18 : x - 18} y={y + 24} />
      <Pieces
        desk={props.desk}
        place={props.id}
        side="invader"
        pieces={pieces()}
        spaces={capacity()}
        at={(n) => [x + 15 + 23.1 * n, y + 33]}
        scale={0.97}
      />
      <For each={sitesAt(face().view, props.id)}>
        {(machine, i) => (
          <Site desk={props.desk} machine={machine} x={x + 6 + (SITE_WIDTH + 4) * i()} y={y + tall - 30} />
        )}
      </For>
    </>
  );
};

const TRAINING = [
  ['quartermaster', 'quartermaster'],
  ['trenchMaster', 'trench master'],
] as const;

export const Rampart = (props: { readonly desk: Desk; readonly id: string }) => {
  const face = () => props.desk.face;
  const [wide, tall] = sizeOf(props.id);
  const [x, y] = [PLACES[props.id][0] - wide / 2, PLACES[props.id][1] - tall / 2];
  const pieces = () => hordeAt(face().view, props.id);
  const capacity = () => capacityOf(face().view, props.id);
  return (
    <>
      <Spot
        desk={props.desk}
        names={rampartNames(props.id)}
        place={props.id}
        words={placeWords(face().t, face().view, props.id)}
        box={[x, y, wide, tall]}
        sign={[x + wide, y]}
        chance={[x + wide / 2, y + tall]}
      >
        <path class="st-stakes" d={palisade(wide)} transform={`translate(${x} ${y})`} />
        <rect class="st-plate" x={x} y={y} width={wide} height={tall} rx="2" />
        <text class="st-title" x={x + 7} y={y + 15}>
          <tspan class="st-id">{props.id}</tspan> {face().t(`short:${props.id}`)}
        </text>
        <text class="st-fill" x={x + wide - 7} y={y + 15}>
          {pieces().length}/{capacity()}
        </text>
        <For each={TRAINING}>
          {([field, sign], i) => (
            <Show
              when={isAt(face().view, field, props.id)}
              fallback={<rect class="st-site" x={x + 114 + 27 * i()} y={y + tall - 31} width="24" height="26" rx="2" />}
            >
              <Sign of={sign} x={x + 126 + 27 * i()} y={y + tall - 18} scale={1} class="st-counter" />
            </Show>
          )}
        </For>
      </Spot>
      <Pieces
        desk={props.desk}
        place={props.id}
        side="invader"
        pieces={pieces()}
        spaces={capacity()}
        at={(n) => [x + 15 + 23.6 * n, y + 34]}
        scale={1.04}
      />
      <For each={sitesAt(face().view, props.id)}>
        {(machine, i) => (
          <Site desk={props.desk} machine={machine} x={x + 4 + (SITE_WIDTH + 2) * i()} y={y + tall - 30} />
        )}
      </For>
    </>
  );
};

export const Marauders = (props: { readonly desk: Desk }) => {
  const face = () => props.desk.face;
  const [wide, tall] = sizeOf('marauders');
  const [x, y] = [PLACES.marauders[0] - wide / 2, PLACES.marauders[1] - tall / 2];
  return (
    <>
      <Spot
        desk={props.desk}
        names={named(PLACE, 'marauders')}
        words={placeWords(face().t, face().view, 'marauders')}
        box={[x, y, wide, tall]}
        round={18}
      >
        <rect class="st-plate camp" x={x} y={y} width={wide} height={tall} rx="18" />
        <text class="st-note" x={x + wide / 2} y={y + 13}>
          {face().t('name:marauders')}
        </text>
      </Spot>
      <Pieces
        desk={props.desk}
        place="marauders"
        side="invader"
        pieces={hordeAt(face().view, 'marauders')}
        spaces={2}
        at={(n) => [x + wide / 2 - 12 + 24 * n, y + 26]}
        scale={0.86}
      />
    </>
  );
};

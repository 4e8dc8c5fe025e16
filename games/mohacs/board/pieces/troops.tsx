import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { ARMY, hexOf } from '../field.ts';
import { centre } from '../layout.ts';
import { actorOf } from '../picking.ts';
import { isLit, LEADER, markOf, UNIT } from '../state.ts';
import { has, leaderHex, nameIn, type Stack, unitFacing, unitHex, unitState } from '../view.ts';
import { Counter } from './counter.tsx';
import { Banner, LeaderToken } from './leader.tsx';

/** Everything that stands on the field. Only transforms change when something moves. */

const place = (hex: number, dx = 0, dy = 0): string => {
  const [x, y] = centre(hex);
  return `translate(${(x + dx).toFixed(1)}px, ${(y + dy).toFixed(1)}px)`;
};

const OUT = 'M-5-5 5 5M5-5-5 5';
const DONE = 'M-4 0-1.200 3 4.500-3.500';

const Unit = (props: {
  readonly face: FaceProps;
  readonly unit: string;
  readonly acting: boolean;
  /** Its command is the one that acts. */
  readonly active: boolean;
}) => {
  const view = () => props.face.view;
  const hex = createMemo(() => unitHex(view(), props.unit));
  const state = createMemo(() => unitState(view(), props.unit));
  const facing = createMemo(() => unitFacing(view(), props.unit));
  const mark = createMemo(() => markOf(props.face, UNIT, props.unit));
  const stray = createMemo(() => props.active && !has(view(), 'led', props.unit));
  const done = createMemo(() => props.active && has(view(), 'gone', props.unit));
  return (
    <Show when={hex() >= 0}>
      <g
        class={`mo-unit ${mark()}`}
        classList={{ lit: isLit(props.face, props.unit), done: done(), acting: props.acting }}
        style={{ transform: place(hex()) }}
        data-place={`${UNIT}:${props.unit}`}
        tabindex="-1"
      >
        <Counter unit={props.unit} state={state()} facing={facing()} onField />
        <Show when={stray()}>
          <g class="mo-stray" transform="translate(15 -15)">
            <circle r="5.400" />
            <path d={OUT} transform="scale(.55)" />
          </g>
        </Show>
        <Show when={done() && !stray()}>
          <g class="mo-done" transform="translate(15 -15)">
            <circle r="5.400" />
            <path d={DONE} transform="scale(.72)" />
          </g>
        </Show>
      </g>
    </Show>
  );
};

/** A leader beside his unit, or by himself in the middle of the hex; several in a hex lie one beside the other. */
const Leader = (props: {
  readonly face: FaceProps;
  readonly leader: string;
  readonly stacks: ReadonlyMap<number, Stack>;
}) => {
  const hex = createMemo(() => leaderHex(props.face.view, props.leader));
  const stack = () => props.stacks.get(hex());
  const at = () => {
    const all = stack()?.leaders ?? [];
    const nth = Math.max(0, all.indexOf(props.leader));
    if (stack()?.unit === undefined) return place(hex(), (nth - (all.length - 1) / 2) * 17, 0);
    return place(hex(), 14 - nth * 15, 14.5);
  };
  const veiled = () => stack()?.unit !== undefined && !has(props.face.view, 'shown', props.leader);
  return (
    <Show when={hex() >= 0}>
      <g
        class={`mo-leader-at ${markOf(props.face, LEADER, props.leader)}`}
        classList={{ lit: isLit(props.face, props.leader), alone: stack()?.unit === undefined }}
        style={{ transform: at() }}
        data-place={`${LEADER}:${props.leader}`}
        tabindex="-1"
      >
        <LeaderToken leader={props.leader} hidden={veiled()} />
      </g>
    </Show>
  );
};

export const Troops = (props: { readonly face: FaceProps; readonly stacks: ReadonlyMap<number, Stack> }) => {
  const banner = createMemo(() => hexOf(nameIn(props.face.view, 'banner') ?? ''));
  const actor = createMemo(() => actorOf(props.face.view));
  const command = createMemo(() => nameIn(props.face.view, 'command'));
  const active = createMemo(() => {
    const units = ARMY.command[ARMY.commands.indexOf(command() ?? '')]?.units ?? [];
    return new Set(units.map((u) => ARMY.units[u]));
  });
  return (
    <g class="mo-troops" aria-hidden="true">
      <Show when={banner() >= 0}>
        <g style={{ transform: place(banner(), -16, -6) }}>
          <Banner />
        </g>
      </Show>
      <For each={ARMY.units}>
        {(unit) => <Unit face={props.face} unit={unit} acting={actor() === unit} active={active().has(unit)} />}
      </For>
      <For each={ARMY.leaders}>{(leader) => <Leader face={props.face} leader={leader} stacks={props.stacks} />}</For>
    </g>
  );
};

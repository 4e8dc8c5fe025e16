import { round } from '@ravelin/web/ink';
import { createMemo, Show } from 'solid-js';
import { FILES, unitNamed } from '../field.ts';
import { CORNERS } from '../layout.ts';
import type { UnitState } from '../view.ts';
import { ARMS } from './arms.ts';

/** One counter around the origin: square and ochre for Hungary, rounded and madder for the Ottomans. */

const BODY = {
  hungary: 'M-14-12-12-14H12L14-12V12L12 14H-12L-14 12Z',
  ottoman: 'M-14-6Q-14-14-6-14H6Q14-14 14-6V6Q14 14 6 14H-6Q-14 14-14 6Z',
} as const;
const STRIPE = {
  hungary: 'M-14-12-12-14H-9V14H-12L-14 12Z',
  ottoman: 'M-14-6Q-14-13-9-13.800V13.800Q-14 13-14 6Z',
} as const;
/** Shading of a counter out of order. */
const HATCH = 'M-9-4-1-12M-9 2 5-12M-9 8 11-12M-7 12 12-7M-1 12 12-1M5 12 12 5';
const FLAG = 'M0 6V-6M0-5.600C3-7.600 5-3.600 9-5.600V.4C5 2.400 3-1.600 0 .4';
const WAVES = 'M-3.200-.9q1.600-2 3.200 0t3.200 0M-3.200 1.700q1.600-2 3.200 0t3.200 0';

/** The point at the corner it faces: it lies along the two sides of its front (M3.3.0.2). */
const point = (facing: number): string => {
  const at = (i: number, by: number) => {
    const [x, y] = CORNERS[(i + 6) % 6];
    return [x * by, y * by] as const;
  };
  const part = 0.62;
  const mix = (a: readonly [number, number], b: readonly [number, number]) =>
    `${round(a[0] + (b[0] - a[0]) * part)} ${round(a[1] + (b[1] - a[1]) * part)}`;
  const show = (p: readonly [number, number]) => `${round(p[0])} ${round(p[1])}`;
  const [outer, inner] = [0.97, 0.8];
  const [tip, left, right] = [at(facing, outer), at(facing - 1, outer), at(facing + 1, outer)];
  const [tip2, left2, right2] = [at(facing, inner), at(facing - 1, inner), at(facing + 1, inner)];
  return `M${mix(tip, left)}L${show(tip)}L${mix(tip, right)}L${mix(tip2, right2)}L${show(tip2)}L${mix(tip2, left2)}Z`;
};
const POINTS: readonly string[] = [0, 1, 2, 3, 4, 5].map(point);

const armOf = (unit: string): { readonly id: string; readonly zone: boolean } => {
  const { arm } = unitNamed(unit);
  const { id, zone } = FILES.charts.arms[arm];
  return { id, zone: zone === true };
};
const commandOf = (unit: string): string => FILES.units.commands[unitNamed(unit).command].id;
const LETTERS = ['A', 'M', ''];

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export interface CounterProps {
  readonly unit: string;
  readonly state: UnitState;
  readonly facing: number | undefined;
  /** It stands on the field, where it has the room of its hex. */
  readonly onField?: boolean;
}

/** So much larger a counter is where it stands in a hex: its corners then lie just within the sides. */
const IN_HEX = 1.24;

/** As much of a counter as can be seen of it when others of its kind lie on it. */
export const CounterBack = (props: Omit<CounterProps, 'facing'>) => {
  const side = () => (unitNamed(props.unit).side === 0 ? 'hungary' : 'ottoman');
  return (
    <g class={`mo-counter ${side()} ${props.state}`}>
      <path class="mo-body" d={BODY[side()]} />
      <path class="mo-stripe" d={STRIPE[side()]} fill={`url(#mo-livery-${commandOf(props.unit)})`} />
    </g>
  );
};

export const Counter = (props: CounterProps) => {
  const kit = createMemo(() => unitNamed(props.unit));
  const side = () => (kit().side === 0 ? 'hungary' : 'ottoman');
  const arm = createMemo(() => armOf(props.unit));
  const drawing = () => ARMS[kit().mountedArcher && arm().id === 'LC' ? 'LC+bow' : arm().id] ?? {};
  const column = createMemo(() => (props.state === 'disordered' || props.state === 'retired' ? 1 : 0));
  /** Guns have none (M19.10). */
  const sdr = () => (kit().gun ? undefined : kit().sdr[column()]);
  const solid = () => arm().zone && props.state === 'order';
  return (
    <g class={`mo-counter ${side()} ${props.state}`}>
      <Show when={props.facing !== undefined}>
        <path class="mo-point" classList={{ hollow: !solid() }} d={POINTS[props.facing ?? 0]} />
      </Show>
      <g transform={props.onField ? `scale(${IN_HEX})` : undefined}>
        <path class="mo-shade" d={BODY[side()]} transform="translate(1.200 1.800)" />
        <path class="mo-body" d={BODY[side()]} />
        <Show when={props.state === 'disordered'}>
          <path class="mo-hatch" d={HATCH} />
        </Show>
        <path class="mo-stripe" d={STRIPE[side()]} fill={`url(#mo-livery-${commandOf(props.unit)})`} />
        <g class="mo-arm">
          <Show when={drawing().solid}>{(d) => <path class="mo-solid" d={d()} />}</Show>
          <Show when={drawing().line}>{(d) => <path class="mo-pen" d={d()} />}</Show>
          <Show when={drawing().cut}>{(d) => <path class="mo-cut" d={d()} />}</Show>
        </g>
        <Show when={sdr() !== undefined}>
          <text class="mo-sdr" x="-1.500" y="11.800">
            {signed(sdr() ?? 0)}
          </text>
        </Show>
        <rect class="mo-ma-box" x="5" y="3.800" width="8" height="9" rx={side() === 'hungary' ? 1 : 3.6} />
        <text class="mo-ma" x="9" y="11.300">
          {kit().ma[column()] ?? kit().ma[0]}
        </text>
        <Show when={kit().missile >= 0 && LETTERS[kit().missile]}>
          <text class="mo-missile" x="10.400" y="-6.600">
            {LETTERS[kit().missile]}
          </text>
        </Show>
        <Show when={props.state === 'disordered'}>
          <g class="mo-badge" transform="translate(-12.500 -12.500)">
            <circle r="5.200" />
            <path d={WAVES} />
          </g>
        </Show>
        <Show when={props.state === 'retired'}>
          <path class="mo-flag" d={FLAG} transform="translate(-14.500 -13)" />
        </Show>
      </g>
    </g>
  );
};

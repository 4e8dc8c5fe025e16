import type { JSX } from 'solid-js';
import { Gun, Improvised } from '../pieces.tsx';

/** Small engravings for the cards, 100 by 50: digging, powder, guns. More in `scenes.tsx` and `arms.tsx`. */

export const INK = '#2A2018';
export const PAPER = '#F4EBD8';
export const EARTH = '#E2CFA9';
export const CLAY = '#D9C49A';
export const RED = '#97262A';
export const GOLD = '#D29A2B';

export const Line = (props: { readonly d: string; readonly w?: number; readonly dash?: string }) => (
  <path
    d={props.d}
    fill="none"
    stroke={INK}
    stroke-width={props.w ?? 0.8}
    stroke-dasharray={props.dash}
    stroke-linecap="round"
    stroke-linejoin="round"
  />
);
export const Shape = (props: { readonly d: string; readonly fill?: string; readonly w?: number }) => (
  <path d={props.d} fill={props.fill ?? PAPER} stroke={INK} stroke-width={props.w ?? 0.9} stroke-linejoin="round" />
);
const SKY = 'M2 4h88M9 7h75M5 10h85M12 13h72M8 16h82M4 19h69';
export const Sky = () => <Line d={SKY} w={0.35} />;
export const Soil = (props: { readonly y?: number }) => (
  <Shape d={`M0 ${props.y ?? 42}Q50 ${(props.y ?? 42) - 4} 100 ${props.y ?? 42}V50H0Z`} fill={EARTH} w={0.7} />
);

const mine = (): JSX.Element => (
  <>
    <Sky />
    <path d="M0 18H100V50H0Z" fill={CLAY} />
    <Line d="M0 18Q25 14 50 18T100 16" w={1} />
    <path d="M0 46V36H50Q62 36 64 28H84V46Z" fill={INK} />
    <path d="M10 36V46M24 36V46M38 36V46M52 36V46M66 29V46" stroke={CLAY} stroke-width=".9" fill="none" />
    <path d="M74 30h8v12h-8z" fill={RED} stroke={PAPER} stroke-width=".7" />
    <Line d="M4 24l6 4M16 22l8 5M30 24l7 5M44 22l6 5M88 24l6 6M92 32l5 4M70 21l7 4" w={0.45} />
    <circle cx="30" cy="40" r="1.8" fill="#F2C14E" />
  </>
);

const explosion = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={40} />
    <Shape d="M8 40V30L20 26V40Z" />
    <Shape d="M92 40V28L80 24V40Z" />
    <Line d="M10 33h9M10 36h9M82 28h9M82 32h9M82 36h9" w={0.5} />
    <Shape
      d="M50 40C40 40 30 34 36 26C28 22 34 12 42 15C42 6 56 4 58 12C66 8 74 16 66 22C76 26 68 36 60 34C58 38 54 40 50 40Z"
      fill="#F8EFDB"
    />
    <path d="M50 40L42 26L47 28L48 16L53 27L59 20L57 30L63 30Z" fill={RED} stroke={INK} stroke-width=".7" />
    <Line d="M30 18l-7 -7M38 10l-3 -7M64 9l4 -6M72 18l8 -6M28 30l-9 -3M74 30l8 -2" w={1} />
    <Shape d="M22 7l4 -2l2 4l-4 2Z" />
    <Shape d="M74 4l4 1l-1 4l-4 -1Z" />
  </>
);

const trench = (): JSX.Element => (
  <>
    <Sky />
    <Shape d="M0 30Q30 24 50 34T100 28V50H0Z" fill={EARTH} w={0.8} />
    <Line d="M8 48C30 46 20 36 44 38S70 30 92 33" w={5} />
    <path
      d="M8 48C30 46 20 36 44 38S70 30 92 33"
      stroke="#C9B38A"
      stroke-width="3.4"
      stroke-dasharray="1.2 1"
      fill="none"
    />
    <Shape d="M60 24L70 16L80 18L88 12V26Z" />
    <Line d="M82 17v8M85 15v9M78 19v6" w={0.5} />
    <Line d="M28 33l5 -9M33 24l-3 -1" w={1.1} />
  </>
);

const cannon = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={40} />
    <g transform="translate(28 28) scale(1.15)">
      <Gun />
    </g>
    <Shape
      d="M48 22c6 -8 14 -6 15 0c8 -6 16 0 12 6c10 -2 14 6 6 9c-10 4 -24 2 -28 -2c-8 0 -10 -9 -5 -13"
      fill="#F8EFDB"
      w={0.8}
    />
    <Line d="M56 26q4 -4 7 0M66 30q4 -4 8 0M58 33q4 -3 7 0" w={0.6} />
  </>
);

const earthworks = (): JSX.Element => (
  <>
    <Sky />
    <Shape d="M0 44Q20 26 40 34T100 24V50H0Z" fill={EARTH} />
    <Line
      d="M6 44l8 -8M14 46l10 -12M24 46l10 -11M34 46l8 -10M44 46l10 -12M54 46l12 -15M66 46l12 -17M78 46l12 -18M90 46l8 -14"
      w={0.5}
    />
    <g transform="translate(62 25) scale(.9)">
      <Gun />
    </g>
    <g transform="translate(27 27) scale(.66)">
      <Improvised side="ottoman" />
    </g>
    <g transform="translate(41 27) scale(.66)">
      <Improvised side="ottoman" />
    </g>
  </>
);

const mortar = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={42} />
    <Shape d="M22 42L18 30Q24 24 32 28L40 24L44 33L36 38L38 42Z" fill={INK} />
    <Shape d="M12 42H44V46H12Z" fill={CLAY} />
    <Line d="M42 26C52 8 68 6 80 22" w={0.8} dash="2 2.4" />
    <circle cx="80" cy="24" r="4.4" fill={INK} />
    <Line d="M83 20l3 -4" w={1} />
    <path d="M85 15l3 -2l-1 3l3 1l-4 1z" fill={RED} />
    <Shape d="M86 42V34L94 30V42Z" />
  </>
);

const palisade = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={42} />
    <Shape
      d="M10 44V20l4 -7l4 7V44ZM21 44V18l4 -7l4 7V44ZM32 44V20l4 -7l4 7V44ZM43 44V18l4 -7l4 7V44ZM54 44V20l4 -7l4 7V44ZM65 44V18l4 -7l4 7V44ZM76 44V20l4 -7l4 7V44Z"
      fill={CLAY}
    />
    <Shape d="M6 28H90V32H6Z" fill={EARTH} />
    <Line d="M15 22v18M26 22v18M37 22v18M48 22v18M59 22v18M70 22v18M81 22v18" w={0.45} />
  </>
);

const spikes = (): JSX.Element => (
  <>
    <Sky />
    <Soil y={42} />
    <Line d="M20 14L44 44M44 14L20 44M40 14L64 44M64 14L40 44M60 14L84 44M84 14L60 44" w={2.2} />
    <Shape d="M10 27H92V31.500H10Z" fill={CLAY} />
    <Line d="M20 29h8M40 29h10M64 29h12" w={0.5} />
  </>
);

export const DIGGING: Readonly<Record<string, () => JSX.Element>> = {
  mine,
  explosion,
  trench,
  cannon,
  earthworks,
  mortar,
  palisade,
  spikes,
};

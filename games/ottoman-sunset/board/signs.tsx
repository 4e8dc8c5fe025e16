import { Match, Switch } from 'solid-js';
import type { Stripes } from '../../empires/board/empire.ts';

/** The signs of this game: its Fronts, its flag, its markers, Constantinople. Drawn about the origin, 20 wide. */

export const FRONT_SIGN: Readonly<Record<string, string>> = {
  caucasus: 'M-8 6.500L-2 -6.500L2 1L4 -2.500L8 6.500Z',
  mesopotamia: 'M0 -8C4 -2.500 6 .5 6 3A6 6 0 0 1 -6 3C-6 .5 -4 -2.500 0 -8Z',
  sinai: 'M0 -7L8 6.500H-8Z',
  arab: 'M3.500 -7.500A7.800 7.800 0 1 0 3.500 7.500A8.500 8.500 0 0 1 3.500 -7.500Z',
  salonika: 'M-2.300 -7.500H2.300V-2.300H7.500V2.300H2.300V7.500H-2.300V2.300H-7.500V-2.300H-2.300Z',
  gallipoli: 'M0 -8L8 0L0 8L-8 0Z',
};

const BRITISH: Stripes = { upright: true, colours: ['#2a4f94'] };
export const FLAGS: Readonly<Record<string, Stripes>> = {
  caucasus: { upright: false, colours: ['#fbf6eb', '#2a4f94', '#b3202c'] },
  mesopotamia: BRITISH,
  sinai: BRITISH,
  arab: { upright: false, colours: ['#1e160c', '#2c6e49', '#fbf6eb'] },
  salonika: { upright: true, colours: ['#2a4f94', '#fbf6eb', '#b3202c'] },
  gallipoli: BRITISH,
};

/** What stripes alone cannot show: the crosses of the Union, the triangle of the Arab Revolt. */
export const FlagOver = (props: { readonly front: string; readonly width: number; readonly height: number }) => (
  <Switch>
    <Match when={FLAGS[props.front] === BRITISH}>
      <path
        class="os-union-white"
        d={`M0 0L${props.width} ${props.height}M${props.width} 0L0 ${props.height}M${props.width / 2} 0V${props.height}M0 ${props.height / 2}H${props.width}`}
      />
      <path class="os-union-red" d={`M${props.width / 2} 0V${props.height}M0 ${props.height / 2}H${props.width}`} />
    </Match>
    <Match when={props.front === 'arab'}>
      <path fill="#b3202c" d={`M0 0L${props.width * 0.42} ${props.height / 2}L0 ${props.height}Z`} />
    </Match>
  </Switch>
);

/** Crescent and star on red, about a middle. */
const Crescent = () => (
  <>
    <path class="os-crescent" d="M1.600 -3.300A3.600 3.600 0 1 0 1.600 3.300A4 4 0 0 1 1.600 -3.300Z" />
    <path
      class="os-crescent"
      d="M3.200 -1.700L3.600 -.5L4.800 -.5L3.800 .2L4.200 1.500L3.200 .7L2.200 1.500L2.600 .2L1.700 -.5L2.800 -.5Z"
    />
  </>
);

/** The Sultan's flag on a site. */
export const SiteFlag = () => (
  <>
    <path class="em-pole" d="M0 0V-17" />
    <path class="os-flag-red" d="M0 -17H14V-7H0Z" />
    <g transform="translate(6 -12)">
      <Crescent />
    </g>
    <path class="em-flag-line" d="M0 -17H14V-7H0" />
  </>
);

export const SeatFlag = () => (
  <>
    <rect class="os-flag-red" width="28" height="20" />
    <g transform="translate(12.500 10) scale(1.900)">
      <Crescent />
    </g>
  </>
);

/** Domes and minarets over the Golden Horn. */
const MOSQUE =
  'M-22 14V5H-19V-13L-18 -17L-17 -13V5H-13Q-13 -4 -4 -8V-10H-1V-14H1V-10H4V-8Q13 -4 13 5H17V-13L18 -17L19 -13V5H22V14Z';

export const Constantinople = (props: { readonly name: string }) => (
  <>
    <path class="em-capital-city" transform="translate(0 2) scale(.94)" d={MOSQUE} />
    <text class="os-capital-name" y="45">
      {props.name}
    </text>
  </>
);

export const Advantage = (props: { readonly id: string }) => (
  <Switch>
    <Match when={props.id === 'korps'}>
      {/* a helmet against the sun */}
      <path
        class="em-sign"
        d="M-8.500 5H8.500L6.800 1.500C6.800 -3.500 4 -6.500 0 -6.500S-6.800 -3.500 -6.800 1.500Z"
      />
      <path class="em-sign-on" d="M-6.400 .8H6.400V2.200H-6.400Z" />
    </Match>
    <Match when={props.id === 'yildirim'}>
      <path class="em-sign" d="M2.500 -9L-6 1.500H-1L-3 9L6 -2.500H1Z" />
    </Match>
  </Switch>
);

/** What guards the Narrows: a gun in its battery, mines, the walls of the city. */
export const DefenceSign = (props: { readonly kind: string }) => (
  <Switch>
    <Match when={props.kind === 'gun'}>
      <path class="em-sign" d="M-7 4.500L6 -5.500L8 -3L-1.500 4.500Z" />
      <circle class="em-sign" cx="-2.500" cy="4.500" r="3.400" />
    </Match>
    <Match when={props.kind === 'minefield'}>
      <circle class="em-sign" cy="1" r="4.600" />
      <path
        class="em-sign-line"
        d="M0 -7.500V-3.600M-6.500 -4L-3.600 -1.800M6.500 -4L3.600 -1.800M-7.500 3L-4.400 2.200M7.500 3L4.400 2.200"
      />
    </Match>
    <Match when={props.kind === 'city'}>
      <path class="em-sign" d="M-8 7V-5H-5V-2H-2.500V-7H2.500V-2H5V-5H8V7H2V2H-2V7Z" />
    </Match>
  </Switch>
);

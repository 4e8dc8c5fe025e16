import { Match, Switch } from 'solid-js';
import type { Stripes } from '../../empires/board/empire.ts';

/** The signs of this game: its Fronts, its flag, its advantages, Vienna. Drawn about the origin, 20 wide. */

export const FRONT_SIGN: Readonly<Record<string, string>> = {
  polish: 'M-6.500 -6.500H6.500V6.500H-6.500Z',
  carpathian: 'M-8 6.500L-2 -6.500L2 1L4 -2.500L8 6.500Z',
  italian:
    'M0 -8L2.100 -2.600L7.800 -2.400L3.300 1.200L4.800 6.700L0 3.500L-4.800 6.700L-3.300 1.200L-7.800 -2.400L-2.100 -2.600Z',
  romanian: 'M-2.300 -7.500H2.300V-2.300H7.500V2.300H2.300V7.500H-2.300V2.300H-7.500V-2.300H-2.300Z',
  balkan: 'M-4 -7H4L8 0L4 7H-4L-8 0Z',
};

/** The colours under which a Front marches: stripes of a flag, upright or level. */
export const FLAGS: Readonly<Record<string, Stripes>> = {
  polish: { upright: false, colours: ['#fbf6eb', '#2a4f94', '#b3202c'] },
  carpathian: { upright: false, colours: ['#fbf6eb', '#2a4f94', '#b3202c'] },
  italian: { upright: true, colours: ['#2c6e49', '#fbf6eb', '#b3202c'] },
  romanian: { upright: true, colours: ['#2a4f94', '#e0b53c', '#b3202c'] },
  balkan: { upright: true, colours: ['#2a4f94', '#fbf6eb', '#b3202c'] },
};

/** The Empire's own flag on a site: black over gold. */
export const CrownFlag = () => (
  <>
    <path class="em-pole" d="M0 0V-17" />
    <path class="em-flag-black" d="M0 -17H11V-12H0Z" />
    <path class="em-flag-gold" d="M0 -12H11V-7H0Z" />
    <path class="em-flag-line" d="M0 -17H11V-7H0" />
  </>
);

export const SeatFlag = () => (
  <>
    <rect class="em-flag-black" width="28" height="10" />
    <rect class="em-flag-gold" y="10" width="28" height="10" />
  </>
);

const SPIRE = 'M-15 14V2L-12 -2L-9 2V-1H-5V-7L-1.500 -21L2 -7V-1H6V2L8 -3L10 2H13V-4L15 -7V14Z';

export const Vienna = (props: { readonly name: string }) => (
  <>
    <path class="em-capital-city" transform="translate(0 -5) scale(.86)" d={SPIRE} />
    <text y="17.500">{props.name}</text>
  </>
);

export const Advantage = (props: { readonly id: string }) => (
  <Switch>
    <Match when={props.id === 'mackensen'}>
      {/* the busby of the Death's Head Hussars */}
      <path class="em-sign" d="M-6 7V-4C-6 -8 6 -8 6 -4V7Z" />
      <path class="em-sign-on" d="M-2.600 -1.500H2.600V1H1.500V3H-1.500V1H-2.600Z" />
    </Match>
    <Match when={props.id === 'aid'}>
      <path class="em-sign" d="M-3 -8H3L1.700 -1.700L8 -3V3L1.700 1.700L3 8H-3L-1.700 1.700L-8 3V-3L-1.700 -1.700Z" />
    </Match>
    <Match when={props.id === 'intercepts'}>
      <path
        class="em-sign-line"
        d="M0 8V-2M-3.500 8H3.500M-3.800 .3A5 5 0 0 1 3.800 .3M-6.600 -2.600A9 9 0 0 1 6.600 -2.600"
      />
      <circle class="em-sign" cy="-1.500" r="1.600" />
    </Match>
  </Switch>
);

import { Match, Switch } from 'solid-js';

/** Small signs: each Front, theater and advantage has a shape of its own beside its colour. Drawn about the origin, 20 wide. */

export const FRONT_SIGN: Readonly<Record<string, string>> = {
  polish: 'M-6.500 -6.500H6.500V6.500H-6.500Z',
  carpathian: 'M-8 6.500L-2 -6.500L2 1L4 -2.500L8 6.500Z',
  italian:
    'M0 -8L2.100 -2.600L7.800 -2.400L3.300 1.200L4.800 6.700L0 3.500L-4.800 6.700L-3.300 1.200L-7.800 -2.400L-2.100 -2.600Z',
  romanian: 'M-2.300 -7.500H2.300V-2.300H7.500V2.300H2.300V7.500H-2.300V2.300H-7.500V-2.300H-2.300Z',
  balkan: 'M-4 -7H4L8 0L4 7H-4L-8 0Z',
};

/** The colours under which a Front marches: stripes of a flag, upright or level. */
export const FLAGS: Readonly<Record<string, { readonly upright: boolean; readonly colours: readonly string[] }>> = {
  polish: { upright: false, colours: ['#fbf6eb', '#2a4f94', '#b3202c'] },
  carpathian: { upright: false, colours: ['#fbf6eb', '#2a4f94', '#b3202c'] },
  italian: { upright: true, colours: ['#2c6e49', '#fbf6eb', '#b3202c'] },
  romanian: { upright: true, colours: ['#2a4f94', '#e0b53c', '#b3202c'] },
  balkan: { upright: true, colours: ['#2a4f94', '#fbf6eb', '#b3202c'] },
};

export const Flag = (props: { readonly front: string; readonly width: number; readonly height: number }) => {
  const flag = () => FLAGS[props.front] ?? FLAGS.polish;
  const part = (i: number) =>
    flag().upright
      ? { x: (props.width / 3) * i, y: 0, width: props.width / 3, height: props.height }
      : { x: 0, y: (props.height / 3) * i, width: props.width, height: props.height / 3 };
  return (
    <>
      {flag().colours.map((colour, i) => (
        <rect {...part(i)} fill={colour} />
      ))}
      <rect class="he-flag-edge" width={props.width} height={props.height} />
    </>
  );
};

/** The Empire's own flag on a site: black over gold. */
export const CrownFlag = () => (
  <>
    <path class="he-pole" d="M0 0V-17" />
    <path class="he-flag-black" d="M0 -17H11V-12H0Z" />
    <path class="he-flag-gold" d="M0 -12H11V-7H0Z" />
    <path class="he-flag-line" d="M0 -17H11V-7H0" />
  </>
);

/** A site's flag struck: the pole broken. */
export const StruckFlag = () => (
  <>
    <path class="he-pole" d="M0 0V-9L5 -12" />
    <path class="he-flag-struck" d="M5 -12L14 -7L11 -2L3 -6Z" />
  </>
);

export const Theater = (props: { readonly id: string }) => (
  <Switch fallback={<circle class="he-sign" r="5.500" />}>
    <Match when={props.id === 'western'}>
      {/* a spiked helmet */}
      <path
        class="he-sign"
        d="M-8 5H8C8 4 7 3.500 5.500 3.500C5.500 -2.500 3.500 -4.500 .8 -4.800L0 -9L-.8 -4.800C-3.500 -4.500 -5.500 -2.500 -5.500 3.500C-7 3.500 -8 4 -8 5Z"
      />
    </Match>
    <Match when={props.id === 'eastern'}>
      {/* a horseshoe: the long roads of the east */}
      <path class="he-sign-line" d="M-4.500 6V0A4.500 5.500 0 0 1 4.500 0V6M-6.800 6H-2.600M2.600 6H6.800" />
    </Match>
    <Match when={props.id === 'naval'}>
      <path class="he-sign-line" d="M0 -5.500V7M-3.500 -2.500H3.500M-6.500 2C-6 5.500 -3 7 0 7S6 5.500 6.500 2" />
      <circle class="he-sign-line" cy="-6.800" r="1.700" />
    </Match>
    <Match when={props.id === 'special'}>
      {/* a laurel leaf */}
      <path class="he-sign" d="M0 8C-6 3 -5 -4 0 -8C5 -4 6 3 0 8Z" />
    </Match>
  </Switch>
);

export const Advantage = (props: { readonly id: string }) => (
  <Switch>
    <Match when={props.id === 'mackensen'}>
      {/* the busby of the Death's Head Hussars */}
      <path class="he-sign" d="M-6 7V-4C-6 -8 6 -8 6 -4V7Z" />
      <path class="he-sign-on" d="M-2.600 -1.500H2.600V1H1.500V3H-1.500V1H-2.600Z" />
    </Match>
    <Match when={props.id === 'aid'}>
      <path class="he-sign" d="M-3 -8H3L1.700 -1.700L8 -3V3L1.700 1.700L3 8H-3L-1.700 1.700L-8 3V-3L-1.700 -1.700Z" />
    </Match>
    <Match when={props.id === 'intercepts'}>
      <path
        class="he-sign-line"
        d="M0 8V-2M-3.500 8H3.500M-3.800 .3A5 5 0 0 1 3.800 .3M-6.600 -2.600A9 9 0 0 1 6.600 -2.600"
      />
      <circle class="he-sign" cy="-1.500" r="1.600" />
    </Match>
  </Switch>
);

/** What the page's state means, without colour: a plus, a tick, a stroke. */
export const StateSign = (props: { readonly state: string }) => (
  <g class={`he-state ${props.state}`}>
    <circle r="8.500" />
    <Switch>
      <Match when={props.state === 'legal'}>
        <path d="M0 -4.600V4.600M-4.600 0H4.600" />
      </Match>
      <Match when={props.state === 'selected'}>
        <path d="M-4 .4L-1.100 3.500L4.400 -3.500" />
      </Match>
      <Match when={props.state === 'refused'}>
        <path d="M-4.200 -4.200L4.200 4.200" />
      </Match>
    </Switch>
  </g>
);

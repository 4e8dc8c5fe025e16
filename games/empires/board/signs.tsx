import { Match, Switch } from 'solid-js';
import { useEmpire } from './empire.ts';

/** Small signs: each Front, theater and state has a shape of its own beside its colour. Drawn about the origin, 20 wide. */

export const Flag = (props: { readonly front: string; readonly width: number; readonly height: number }) => {
  const { flags, FlagOver } = useEmpire();
  const flag = () => flags[props.front] ?? { upright: true, colours: [] };
  const parts = () => flag().colours.length;
  const part = (i: number) =>
    flag().upright
      ? { x: (props.width / parts()) * i, y: 0, width: props.width / parts(), height: props.height }
      : { x: 0, y: (props.height / parts()) * i, width: props.width, height: props.height / parts() };
  return (
    <>
      {flag().colours.map((colour, i) => (
        <rect {...part(i)} fill={colour} />
      ))}
      {FlagOver && <FlagOver front={props.front} width={props.width} height={props.height} />}
      <rect class="em-flag-edge" width={props.width} height={props.height} />
    </>
  );
};

/** A site's flag struck: the pole broken. */
export const StruckFlag = () => (
  <>
    <path class="em-pole" d="M0 0V-9L5 -12" />
    <path class="em-flag-struck" d="M5 -12L14 -7L11 -2L3 -6Z" />
  </>
);

export const Theater = (props: { readonly id: string }) => (
  <Switch fallback={<circle class="em-sign" r="5.500" />}>
    <Match when={props.id === 'western'}>
      {/* a spiked helmet */}
      <path
        class="em-sign"
        d="M-8 5H8C8 4 7 3.500 5.500 3.500C5.500 -2.500 3.500 -4.500 .8 -4.800L0 -9L-.8 -4.800C-3.500 -4.500 -5.500 -2.500 -5.500 3.500C-7 3.500 -8 4 -8 5Z"
      />
    </Match>
    <Match when={props.id === 'eastern'}>
      {/* a horseshoe: the long roads of the east */}
      <path class="em-sign-line" d="M-4.500 6V0A4.500 5.500 0 0 1 4.500 0V6M-6.800 6H-2.600M2.600 6H6.800" />
    </Match>
    <Match when={props.id === 'naval'}>
      <path class="em-sign-line" d="M0 -5.500V7M-3.500 -2.500H3.500M-6.500 2C-6 5.500 -3 7 0 7S6 5.500 6.500 2" />
      <circle class="em-sign-line" cy="-6.800" r="1.700" />
    </Match>
    <Match when={props.id === 'special'}>
      {/* a laurel leaf */}
      <path class="em-sign" d="M0 8C-6 3 -5 -4 0 -8C5 -4 6 3 0 8Z" />
    </Match>
  </Switch>
);

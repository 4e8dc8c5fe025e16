import { For } from 'solid-js';
import { ARMY } from '../field.ts';

/** Each command has a colour and a pattern of its own, so that either alone tells them apart. */

type Pattern = 'dots' | 'bars' | 'checks' | 'chevrons' | 'crosses' | 'bends' | 'pales' | 'waves' | 'rings';
const DRAWN: Readonly<Record<Pattern, { readonly d: string; readonly filled?: boolean }>> = {
  dots: { d: 'M1.300 2.500a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0-2.400 0', filled: true },
  bars: { d: 'M0 2.500h5' },
  checks: { d: 'M0 0h2.500v2.500H0zM2.500 2.500H5V5H2.500z', filled: true },
  chevrons: { d: 'M0 3.700 2.500 1.300 5 3.700' },
  crosses: { d: 'M2.500.6v3.800M.7 2.500h3.600' },
  bends: { d: 'M-1 6 6-1M-1 1 1-1M4 6 6 4' },
  pales: { d: 'M2.500 0v5' },
  waves: { d: 'M0 2.500q1.250-2 2.500 0t2.500 0' },
  rings: { d: 'M.8 2.500a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0' },
};

interface Livery {
  readonly ground: string;
  readonly figure: string;
  readonly pattern: Pattern;
}
const [LIGHT, DARK] = ['#fbf3df', '#2b1c10'];
export const LIVERIES: Readonly<Record<string, Livery>> = {
  perenyi: { ground: '#256b6f', figure: LIGHT, pattern: 'dots' },
  bathyani: { ground: '#2f4f94', figure: LIGHT, pattern: 'bars' },
  hannibal: { ground: '#595e66', figure: LIGHT, pattern: 'checks' },
  tomori: { ground: '#1d1a17', figure: LIGHT, pattern: 'chevrons' },
  lajos: { ground: '#f6efe0', figure: DARK, pattern: 'crosses' },
  zalkan: { ground: '#744080', figure: LIGHT, pattern: 'bends' },
  raab: { ground: '#557a2d', figure: LIGHT, pattern: 'pales' },
  transylvania: { ground: '#8c4f1d', figure: LIGHT, pattern: 'waves' },
  slavonia: { ground: '#f2dfb2', figure: '#8a1d24', pattern: 'checks' },
  mixed: { ground: '#b04a22', figure: LIGHT, pattern: 'rings' },
  bali: { ground: '#e8b440', figure: DARK, pattern: 'chevrons' },
  rumelia: { ground: '#27827b', figure: LIGHT, pattern: 'bends' },
  ibrahim: { ground: '#f3ead2', figure: DARK, pattern: 'bars' },
  centre: { ground: '#234f97', figure: LIGHT, pattern: 'dots' },
  levies: { ground: '#234f97', figure: LIGHT, pattern: 'checks' },
  anatolia: { ground: '#79a84f', figure: DARK, pattern: 'rings' },
};

export const LiveryDefs = () => (
  <For each={ARMY.commands}>
    {(id) => {
      const { ground, figure, pattern } = LIVERIES[id] ?? LIVERIES.lajos;
      const { d, filled } = DRAWN[pattern];
      return (
        <pattern id={`mo-livery-${id}`} width="5" height="5" patternUnits="userSpaceOnUse" x="-14" y="-14">
          <rect width="5" height="5" fill={ground} />
          <path d={d} fill={filled ? figure : 'none'} stroke={filled ? 'none' : figure} stroke-width="1.300" />
        </pattern>
      );
    }}
  </For>
);

/** The stripe of a command by itself, beside its name. It brings its pattern along, for the page may show it without the board. */
export const Swatch = (props: { readonly command: string }) => {
  const livery = () => LIVERIES[props.command] ?? LIVERIES.lajos;
  const drawn = () => DRAWN[livery().pattern];
  return (
    <svg class="mo-swatch" viewBox="0 0 10 30" aria-hidden="true">
      <rect width="10" height="30" fill={livery().ground} />
      <For each={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]}>
        {(i) => (
          <path
            d={drawn().d}
            transform={`translate(${(i % 2) * 5} ${Math.floor(i / 2) * 5})`}
            fill={drawn().filled ? livery().figure : 'none'}
            stroke={drawn().filled ? 'none' : livery().figure}
            stroke-width="1.300"
          />
        )}
      </For>
      <rect class="mo-swatch-edge" x=".5" y=".5" width="9" height="29" />
    </svg>
  );
};

import { Jacket } from '../../empires/board/jacket.tsx';
import './style/index.ts';

/** The cover on the home screen: two suns over one line of rails. */

const sleepers = (): string => {
  let d = '';
  for (let n = 0; n < 22; n++) {
    const y = 300 - n * n * 0.16 - n * 2.4;
    const half = 74 - n * 3.1;
    d += `M${200 - half} ${y}H${200 + half}`;
  }
  return d;
};

const rays = (x: number): string => {
  let d = '';
  for (let n = 0; n < 48; n++) {
    const a = (Math.PI * 2 * n) / 48;
    const at = (r: number): string => `${(x + Math.cos(a) * r).toFixed(1)} ${(98 + Math.sin(a) * r).toFixed(1)}`;
    d += `M${at(46)}L${at(60 + (n % 3) * 14)}`;
  }
  return d;
};

const WORDS = {
  en: { title: 'Two Empires 1914–18', above: 'TWO', below: 'Empires' },
  de: { title: 'Zwei Reiche 1914–18', above: 'ZWEI', below: 'Reiche' },
} as const;

export const Cover = (props: { readonly language: 'en' | 'de' }) => (
  <Jacket {...WORDS[props.language]} year="1914–18">
    <path class="c-ray" d={rays(118)} />
    <path class="c-ray" d={rays(282)} />
    <circle class="c-sun" cx="118" cy="98" r="40" />
    <circle class="c-rim" cx="118" cy="98" r="36" />
    <circle class="c-sun" cx="282" cy="98" r="40" />
    <circle class="c-sky" cx="296" cy="92" r="33" />
    <path class="c-hill" d="M-10 196Q90 180 200 192T410 186V310H-10Z" />
    <path class="c-wire" d={sleepers()} />
    <path class="c-post" d="M140 300L192 196L196 196L152 300ZM260 300L208 196L204 196L248 300Z" />
  </Jacket>
);

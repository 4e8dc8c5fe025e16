import { chance, round } from '@ravelin/web/ink';
import { Match, Switch } from 'solid-js';

/** A small engraving for the front page: one for each kind of news. */

export type Scene = 'guns' | 'ships' | 'treaty' | 'march' | 'palace' | 'crowd' | 'alps' | 'desert' | 'straits';

/** Level strokes for a sky, broken here and there. */
const sky = (seed: number): string => {
  const next = chance(seed);
  let d = '';
  for (let y = 4; y < 44; y += 4) {
    const cut = 20 + 140 * next();
    d += `M0 ${y}H${round(cut)}M${round(cut + 6 + 20 * next())} ${y}H200`;
  }
  return d;
};
const SKIES: Readonly<Record<Scene, string>> = {
  guns: sky(3),
  ships: sky(5),
  treaty: sky(8),
  march: sky(11),
  palace: sky(13),
  crowd: sky(17),
  alps: sky(19),
  desert: sky(31),
  straits: sky(37),
};

const heads = (count: number, seed: number, bayonets: boolean): string => {
  const next = chance(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = round(6 + (188 * i) / (count - 1) + 4 * next());
    const y = round(58 + 8 * next());
    d += `M${x - 4} 80V${y + 4}q0 -4 2 -5a3 3 0 1 1 4 0q2 1 2 5V80Z`;
    if (bayonets) d += `M${x + 5} ${y + 8}l2 -22l1 0l0 23Z`;
  }
  return d;
};
const COLUMN = heads(17, 23, true);
const CROWD = heads(21, 29, false);

/** Three camels in a row: neck, hump, legs. */
const CARAVAN = [34, 84, 134]
  .map(
    (x) =>
      `M${x} 70V60Q${x - 1} 54 ${x + 5} 54Q${x + 8} 45 ${x + 12} 45Q${x + 16} 45 ${x + 19} 54Q${x + 24} 55 ${x + 26} 46L${x + 27} 41L${x + 33} 42V44L${x + 30} 45Q${x + 29} 58 ${x + 22} 60V71H${x + 20}V61H${x + 4}V71H${x + 2}V62Z`,
  )
  .join('');

export const Vignette = (props: { readonly scene: Scene }) => (
  <svg class="em-vignette" viewBox="0 0 200 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="v-paper" width="200" height="80" />
    <path class="v-fine" d={SKIES[props.scene]} />
    <Switch>
      <Match when={props.scene === 'guns'}>
        <path class="v-mid" d="M0 60Q60 50 110 58T200 54V80H0Z" />
        <path class="v-ink" d="M40 66L96 40L99 45L60 68Z" />
        <path
          class="v-line"
          d="M44 66a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M56 54V78M44 66H68M47.500 57.500L64.500 74.500M64.500 57.500L47.500 74.500M56 68L18 78"
        />
        <path
          class="v-light"
          d="M112 38c6 -12 18 -8 20 -2c8 -8 22 -2 20 8c10 2 8 14 -2 14c-6 6 -16 4 -20 -2c-10 4 -20 -2 -18 -10c-4 -2 -4 -6 0 -8Z"
        />
        <path class="v-line" d="M118 44q5 -5 10 -1M132 50q6 -5 11 0M140 40q4 -3 8 1M104 36l9 3M104 42l7 1" />
      </Match>
      <Match when={props.scene === 'ships'}>
        <path class="v-mid" d="M0 62H200V80H0Z" />
        <path class="v-ink" d="M34 62L28 52H62V44H72V36H76V44H82V38H88V44H96V34H100V44H110V52H150L140 62Z" />
        <path class="v-line" d="M62 48L46 44M110 48L126 44M98 34V22M74 36V24M74 28L98 26" />
        <path
          class="v-light"
          d="M86 36c-2 -8 6 -12 12 -10c6 -8 18 -4 20 2c10 -2 16 6 10 10c-8 4 -18 0 -22 -2c-6 4 -14 4 -20 0Z"
        />
        <path
          class="v-line"
          d="M0 66q8 -3 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0M8 73q8 -3 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0"
        />
      </Match>
      <Match when={props.scene === 'treaty'}>
        <path class="v-mid" d="M0 58H200V80H0Z" />
        <path class="v-light" d="M52 52L132 44L150 64L66 74Z" />
        <path class="v-line" d="M64 56L126 50M67 60L130 54M70 64L120 59M74 68L104 65" />
        <path class="v-ink" d="M132 58C146 44 158 28 172 12C176 22 162 44 140 60L128 64Z" />
        <path class="v-red" d="M118 64a7 7 0 1 0 14 0a7 7 0 1 0 -14 0" />
        <path class="v-ink" d="M22 60V42H28V34H34V42H40V60Z" />
      </Match>
      <Match when={props.scene === 'march'}>
        <path class="v-mid" d="M0 56Q40 38 84 50T200 42V80H0Z" />
        <path class="v-line" d="M20 52q10 -8 22 -6M120 50q18 -8 36 -4" />
        <path class="v-ink" d={COLUMN} />
      </Match>
      <Match when={props.scene === 'palace'}>
        <path class="v-light" d="M14 70V42H40V36H66V42H78V32L100 20L122 32V42H134V36H160V42H186V70Z" />
        <path
          class="v-line"
          d="M14 70V42H40V36H66V42H78V32L100 20L122 32V42H134V36H160V42H186V70M78 42H122M14 56H186M100 20V6"
        />
        <path
          class="v-ink"
          d="M22 47h4v6h-4zM32 47h4v6h-4zM46 45h4v8h-4zM56 45h4v8h-4zM84 46h5v7h-5zM97 46h6v7h-6zM111 46h5v7h-5zM140 45h4v8h-4zM150 45h4v8h-4zM164 47h4v6h-4zM174 47h4v6h-4zM22 60h4v7h-4zM36 60h4v7h-4zM50 60h4v7h-4zM64 60h4v7h-4zM84 60h5v7h-5zM96 58h8v12h-8zM111 60h5v7h-5zM132 60h4v7h-4zM146 60h4v7h-4zM160 60h4v7h-4zM174 60h4v7h-4zM100 8h14v7h-14z"
        />
        <path class="v-mid" d="M0 70H200V80H0Z" />
      </Match>
      <Match when={props.scene === 'crowd'}>
        <path class="v-light" d="M10 60V26H44V60M58 60V18H96V60M112 60V24H150V60M162 60V30H194V60Z" />
        <path
          class="v-line"
          d="M10 60V26H44V60M58 60V18H96V60M112 60V24H150V60M162 60V30H194V60M16 32h6v8h-6zM32 32h6v8h-6zM66 24h7v9h-7zM82 24h7v9h-7zM118 30h7v9h-7zM136 30h7v9h-7zM168 36h6v8h-6zM182 36h6v8h-6z"
        />
        <path class="v-ink" d={CROWD} />
        <path class="v-line" d="M52 66V30M128 66V34" />
        <path
          class="v-red"
          d="M52 30Q62 26 70 32T86 30V42Q78 46 70 42T52 44ZM128 34Q136 30 144 35T158 34V44Q150 47 144 44T128 46Z"
        />
      </Match>
      <Match when={props.scene === 'alps'}>
        <path class="v-light" d="M-4 74L34 26L52 46L84 10L112 44L132 28L168 62L182 48L206 74Z" />
        <path
          class="v-line"
          d="M-4 74L34 26L52 46L84 10L112 44L132 28L168 62L182 48L206 74M84 10L90 30L84 42L94 58M34 26L38 40L34 52M132 28L134 42L142 52M96 28L104 46M100 34L110 52M42 38L48 52M140 38L152 58M88 24L96 40"
        />
        <path class="v-ink" d="M0 80V72L22 66L58 74L104 62L150 72L200 64V80Z" />
      </Match>
      <Match when={props.scene === 'desert'}>
        <circle class="v-light" cx="156" cy="22" r="11" />
        <path class="v-mid" d="M0 56Q34 40 76 54T150 48T200 56V80H0Z" />
        <path class="v-line" d="M8 58Q36 46 66 57M92 56Q120 46 148 53M30 66Q70 58 108 68M120 64Q150 58 184 66" />
        <path class="v-ink" d={CARAVAN} />
        <path class="v-light" d="M0 80V74Q50 66 98 74T200 72V80Z" />
      </Match>
      <Match when={props.scene === 'straits'}>
        <path class="v-mid" d="M0 50H200V80H0Z" />
        <path
          class="v-line"
          d="M0 58q8 -3 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0M8 66q8 -3 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0"
        />
        <path
          class="v-ink"
          d="M96 50V30H100L102 12L104 8L106 12L108 30H114Q114 20 124 15Q125 12 126 10Q127 12 128 15Q138 20 138 30H144L146 12L148 8L150 12L152 30H156V36H164V50Z"
        />
        <path class="v-light" d="M0 50L30 40L64 46L96 50Z" />
        <path class="v-line" d="M0 50L30 40L64 46L96 50M164 50L186 44L200 46" />
        <path class="v-ink" d="M20 66L30 72H66L74 66H60V60H56V66Z" />
        <path class="v-line" d="M58 60V48L74 62M58 48L44 62" />
      </Match>
    </Switch>
    <rect class="v-edge" width="200" height="80" />
  </svg>
);

import { For, Show } from 'solid-js';
import { t } from '../shell/i18n.ts';

/** Dice as they lie: round pips and corners for the first seat, square ones for the second, so that they differ without colour. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

const PipDie = (props: { readonly face: number; readonly round: boolean }) => (
  <>
    <rect class="die" x="1" y="1" width="22" height="22" rx={props.round ? 5 : 1} />
    <For each={PIPS[props.face] ?? []}>
      {([x, y]) =>
        props.round ? (
          <circle class="pip" cx={x} cy={y} r="2.1" />
        ) : (
          <rect class="pip" x={x - 2} y={y - 2} width="4" height="4" transform={`rotate(45 ${x} ${y})`} />
        )
      }
    </For>
  </>
);

/** A die of many sides, seen from above: rounded for the first colour, sharp for the second. */
const NumberDie = (props: { readonly face: number; readonly round: boolean }) => (
  <>
    <path
      class="die"
      d="M12 1.500 22 9 19 20.500H5L2 9Z"
      stroke-width={props.round ? 2 : 1}
      stroke-linejoin={props.round ? 'round' : 'miter'}
    />
    <text class="pip" x="12" y="16.800" text-anchor="middle" font-size="12" font-weight="700">
      {props.face}
    </text>
  </>
);

export const Dice = (props: {
  readonly faces: readonly number[];
  readonly seat: number;
  readonly scores?: ((die: number) => boolean) | undefined;
  readonly numerals?: boolean;
}) => (
  <span class="dice" data-seat={props.seat} role="img" aria-label={t('dice.label', { faces: props.faces.join(', ') })}>
    <For each={props.faces}>
      {(face) => (
        <svg
          width="28"
          height="28"
          viewBox="-2 -2 28 28"
          classList={{ scores: props.scores?.(face) }}
          aria-hidden="true"
        >
          <Show when={props.numerals} fallback={<PipDie face={face} round={props.seat === 0} />}>
            <NumberDie face={face} round={props.seat === 0} />
          </Show>
        </svg>
      )}
    </For>
  </span>
);

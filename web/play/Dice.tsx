import { For } from 'solid-js';
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

export const Dice = (props: {
  readonly faces: readonly number[];
  readonly seat: number;
  readonly scores?: ((die: number) => boolean) | undefined;
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
          <rect class="die" x="1" y="1" width="22" height="22" rx={props.seat === 0 ? 5 : 1} />
          <For each={PIPS[face] ?? []}>
            {([x, y]) =>
              props.seat === 0 ? (
                <circle class="pip" cx={x} cy={y} r="2.1" />
              ) : (
                <rect class="pip" x={x - 2} y={y - 2} width="4" height="4" transform={`rotate(45 ${x} ${y})`} />
              )
            }
          </For>
        </svg>
      )}
    </For>
  </span>
);

/** The faces that an event tells: `dice` or `die`, whatever the game. */
export const facesOf = (event: Readonly<Record<string, unknown>>): readonly number[] => {
  const { dice, die } = event;
  if (Array.isArray(dice)) return dice.filter((face): face is number => typeof face === 'number');
  return typeof die === 'number' ? [die] : [];
};

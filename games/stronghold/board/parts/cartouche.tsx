import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { Sign } from '../signs.tsx';
import { isAt, keysOf } from '../view.ts';

/** The title of the print, with the pieces and what they are called. */

const KEYS: readonly (readonly string[])[] = [
  ['goblin', 'orc', 'troll'],
  ['marksman', 'soldier', 'veteran'],
  ['order', 'ritual', 'trap'],
];
const [X, Y, WIDE, TALL] = [362, 14, 276, 126];

export const Cartouche = (props: { readonly face: FaceProps }) => {
  const left = () => {
    const cards = keysOf(props.face.view, 'turned');
    return cards.filter((card) => !isAt(props.face.view, 'turned', card)).length;
  };
  return (
    <g aria-hidden="true">
      <rect class="st-plate" x={X} y={Y} width={WIDE} height={TALL} />
      <rect class="st-frame-line" x={X + 4} y={Y + 4} width={WIDE - 8} height={TALL - 8} />
      <For
        each={[
          [X, Y],
          [X + WIDE, Y],
          [X, Y + TALL],
          [X + WIDE, Y + TALL],
        ]}
      >
        {([x, y]) => <rect class="st-stud" x={x - 5} y={y - 5} width="10" height="10" />}
      </For>
      <text class="st-name" x={X + WIDE / 2} y={Y + 29}>
        {props.face.t('board.title')}
      </text>
      <For each={KEYS}>
        {(row, j) => (
          <For each={row}>
            {(sign, i) => (
              <>
                <Sign of={sign} x={X + 22 + 90 * i()} y={Y + 51 + 23 * j()} scale={0.78} />
                <text class="st-key" x={X + 36 + 90 * i()} y={Y + 55.5 + 23 * j()}>
                  {props.face.t(`key:${sign}`)}
                </text>
              </>
            )}
          </For>
        )}
      </For>
      <Sign of="deck" x={X + WIDE / 2 - 48} y={Y + TALL + 18} scale={0.8} />
      <text class="st-key" x={X + WIDE / 2 - 34} y={Y + TALL + 22}>
        {props.face.t('deck.left', { n: left() })}
      </text>
    </g>
  );
};

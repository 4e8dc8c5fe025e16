import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import type { Rect } from '../../../empires/board/layout.ts';
import { Plate } from '../../../empires/board/table/plate.tsx';
import { Weary } from '../../../empires/board/table/theaters.tsx';
import { EPOCHS, numberIn } from '../../../empires/board/view.ts';
import { JOINS, STATUS } from '../view.ts';

/** H1.1 War Status, with the Epoch that joins the deck on each space, and War Weariness. */
export const Status = (props: { readonly face: FaceProps; readonly rect: Rect }) => {
  const at = () => numberIn(props.face.view, 'status');
  const row = () => (props.rect[3] - 31) / STATUS.length;
  const epoch = (n: number) => EPOCHS.find((one) => JOINS[one] === n);
  return (
    <g
      class="em-status"
      role="img"
      aria-label={props.face.t('status.words', { status: props.face.t(`status:${at()}`) })}
    >
      <Plate rect={props.rect} title={props.face.t('status')}>
        <Weary face={props.face} x={props.rect[2] / 2} />
        <For each={STATUS}>
          {(_, i) => (
            <g
              class="em-cell em-row"
              classList={{ on: i() + 1 === at(), done: i() + 1 < at() }}
              transform={`translate(10 ${25 + row() * i()})`}
            >
              <rect width={props.rect[2] - 20} height={row()} />
              <text class="em-first" x="7" y={row() / 2 + 4.5}>
                {i() + 1} {props.face.t(`status:${i() + 1}`)}
              </text>
              <Show when={epoch(i() + 1)}>
                {(one) => (
                  <text class="em-epoch em-end" x={props.rect[2] - 26} y={row() / 2 + 4}>
                    {props.face.t(`epoch:${one()}`)}
                  </text>
                )}
              </Show>
            </g>
          )}
        </For>
      </Plate>
    </g>
  );
};

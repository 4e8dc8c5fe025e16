import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import type { Rect } from '../layout.ts';
import { EPOCHS, isSet, JOINS, numberIn, STATUS } from '../view.ts';
import { Plate } from './plate.tsx';

/** H1.1 War Status, with the Epoch that joins the deck on each space, and War Weariness. */
export const Status = (props: { readonly face: FaceProps; readonly rect: Rect }) => {
  const at = () => numberIn(props.face.view, 'status');
  const row = () => (props.rect[3] - 31) / STATUS.length;
  const epoch = (n: number) => EPOCHS.find((one) => JOINS[one] === n);
  return (
    <g
      class="he-status"
      role="img"
      aria-label={props.face.t('status.words', { status: props.face.t(`status:${at()}`) })}
    >
      <Plate rect={props.rect} title={props.face.t('status')}>
        <Show when={isSet(props.face.view, 'weariness')}>
          <g class="he-weary" transform={`translate(${props.rect[2] / 2} 0)`}>
            <rect x="-66" y="-10" width="132" height="19" />
            <text y="4">{props.face.t('weariness.short')}</text>
          </g>
        </Show>
        <For each={STATUS}>
          {(_, i) => (
            <g
              class="he-cell he-row"
              classList={{ on: i() + 1 === at(), done: i() + 1 < at() }}
              transform={`translate(10 ${25 + row() * i()})`}
            >
              <rect width={props.rect[2] - 20} height={row()} />
              <text class="he-first" x="7" y={row() / 2 + 4.5}>
                {i() + 1} {props.face.t(`status:${i() + 1}`)}
              </text>
              <Show when={epoch(i() + 1)}>
                {(one) => (
                  <text class="he-epoch he-end" x={props.rect[2] - 26} y={row() / 2 + 4}>
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

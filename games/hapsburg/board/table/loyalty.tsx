import { For, Show } from 'solid-js';
import type { Rect } from '../../../empires/board/layout.ts';
import { paint } from '../../../empires/board/map/ground.tsx';
import { type Desk, Pickable } from '../../../empires/board/pickable.tsx';
import { Plate } from '../../../empires/board/table/plate.tsx';
import { NATION, nationWords } from '../nations.ts';
import { BOARD, loyaltyOf, NATIONS } from '../view.ts';

/** H3.0 National Loyalties: three rows from Revolt to Loyal, each with its rating. */

export const Loyalties = (props: { readonly desk: Desk; readonly rect: Rect; readonly short: boolean }) => {
  const face = () => props.desk.face;
  const row = () => (props.rect[3] - 28) / NATIONS.length;
  const first = () => (props.short ? 104 : 106);
  const cell = () => (props.rect[2] - first() - 9) / (BOARD.loyal + 1);
  return (
    <Plate rect={props.rect} title={face().t('loyalties')} class="he-loyalty">
      <For each={NATIONS}>
        {({ id, identity }, i) => {
          const at = () => loyaltyOf(face().view, id);
          return (
            <Pickable
              desk={props.desk}
              domain={NATION}
              name={id}
              words={nationWords(face().t, face().view, id)}
              class="he-nation"
              at={`translate(9 ${24 + row() * i()})`}
              box={[-2, 0, props.rect[2] - 14, row() - 1]}
              sign={[props.rect[2] - 10, row() / 2, 0.86]}
            >
              <rect class="he-nation-row" width={props.rect[2] - 18} height={row()} />
              <text class="he-nation-name" x="2" y={row() / 2 + 5}>
                {face().t(props.short ? `nation.short:${id}` : `name:${id}`)}
              </text>
              <g class="he-rating" transform={`translate(${first() - 22} ${row() / 2})`}>
                <circle r="9" />
                <text y="4.300">{identity}</text>
              </g>
              <For each={Array.from({ length: BOARD.loyal + 1 }, (_, n) => n)}>
                {(n) => (
                  <g
                    class="em-cell"
                    classList={{ on: n === at(), revolt: n === 0 }}
                    transform={`translate(${first() - 9 + cell() * n} 1)`}
                  >
                    <rect width={cell()} height={row() - 3} />
                    <Show when={n === 0 && at() !== 0}>
                      <rect class="em-plain" width={cell()} height={row() - 3} fill={paint('hapsburg', 'stripes')} />
                    </Show>
                    <text x={cell() / 2} y={row() / 2 + 2.8}>
                      {props.short ? face().t(`loyalty.mark.${n}`) : face().t(`loyalty.short.${n}`)}
                    </text>
                  </g>
                )}
              </For>
              <rect class="em-ring" x="-2" y="-1" width={props.rect[2] - 14} height={row()} rx="2" />
            </Pickable>
          );
        }}
      </For>
    </Plate>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { Cited } from '../../../empires/board/sheets/parts.tsx';
import { handlers, markOf } from '../../../empires/board/state.ts';
import { numberIn } from '../../../empires/board/view.ts';
import { NATION } from '../nations.ts';
import { BOARD, loyaltyOf, NATIONS } from '../view.ts';

/** What the Monarchy alone has, beside the map: the Loyalties of its Nationalities (H3.0), and War Status. */
export const OwnMore = (props: { readonly face: FaceProps }) => {
  const t = props.face.t;
  const mark = (id: string) => markOf(props.face, NATION, id);
  const state = (id: string) => (mark(id) === 'rest' ? '' : `, ${t(`state:${mark(id)}`)}`);
  return (
    <section class="he-own" aria-label={t('loyalties')}>
      <For each={NATIONS}>
        {({ id, identity }) => (
          <button
            type="button"
            class={`em-own-pick ${mark(id)}`}
            data-place={`${props.face.realm ?? ''}${NATION}:${id}`}
            aria-pressed={mark(id) === 'selected'}
            {...handlers(props.face, NATION, () => id)}
          >
            <span class="he-own-name">{t(`name:${id}`)}</span>
            <b class="he-own-rating" aria-hidden="true">
              {identity}
            </b>
            <span class="em-told">{t(`loyalty.${loyaltyOf(props.face.view, id)}`) + state(id)}</span>
            <span class="he-own-cells" aria-hidden="true">
              <For each={Array.from({ length: BOARD.loyal + 1 }, (_, n) => n)}>
                {(n) => (
                  <i classList={{ on: n === loyaltyOf(props.face.view, id), revolt: n === 0 }}>
                    {t(`loyalty.mark.${n}`)}
                  </i>
                )}
              </For>
            </span>
          </button>
        )}
      </For>
      <p>
        {t('status.words', { status: t(`status:${numberIn(props.face.view, 'status')}`) })} <Cited rule="H1.1" />
      </p>
    </section>
  );
};

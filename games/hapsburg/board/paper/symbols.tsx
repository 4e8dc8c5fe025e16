import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import type { Card } from '../../data/schema.ts';
import { signed } from '../names.ts';
import { FRONT_SIGN } from '../signs.tsx';

/** The symbols of a card in a ruled box, as a newspaper sets its market prices. */

/** Equal names in a row become one with a number: Carpathian ×2. */
const grouped = (names: readonly string[]): readonly { name: string; times: number }[] => {
  const out: { name: string; times: number }[] = [];
  for (const name of names) {
    const last = out.at(-1);
    if (last?.name === name) last.times++;
    else out.push({ name, times: 1 });
  }
  return out;
};

export const FrontSign = (props: { readonly front: string }) => (
  <svg class="he-sign-svg" viewBox="-9 -9 18 18" aria-hidden="true">
    <path class={`he-front-sign ${props.front}`} d={FRONT_SIGN[props.front] ?? ''} />
  </svg>
);

const times = (n: number): string => (n > 1 ? ` ×${n}` : '');

export const Symbols = (props: {
  readonly face: FaceProps;
  readonly card: Card;
  readonly left?: number | undefined;
}) => {
  const t = props.face.t;
  const offensives = () => Object.entries(props.card.offensives ?? {});
  const all = () => offensives().length > 4 && new Set(offensives().map(([, n]) => n)).size === 1;
  return (
    <dl class="he-symbols">
      <div>
        <dt>{t('card.advance')}</dt>
        <dd>
          <Show when={props.card.advances.length > 0} fallback={t('card.none')}>
            <For each={grouped(props.card.advances)}>
              {({ name, times: n }) => (
                <span class="he-symbol">
                  <FrontSign front={name} />
                  {t(`front:${name}`)}
                  {times(n)}
                </span>
              )}
            </For>
          </Show>
        </dd>
      </div>
      <div>
        <dt>{t('card.loyalty')}</dt>
        <dd>
          <Show when={props.card.loyalty.length > 0} fallback={t('card.none')}>
            <For each={grouped(props.card.loyalty)}>
              {({ name, times: n }) => (
                <span class="he-symbol">
                  {t(`loyalty.who:${name}`)}
                  {times(n)}
                </span>
              )}
            </For>
          </Show>
        </dd>
      </div>
      <div class="he-actions">
        <dt>{t('card.actions')}</dt>
        <dd>
          <b>{props.left ?? props.card.actions}</b>
          <Show when={props.left !== undefined}>
            <small>{t('card.of', { n: props.card.actions })}</small>
          </Show>
        </dd>
      </div>
      <Show when={offensives().length > 0 || props.card.influence || props.card.kaiserschlacht}>
        <div class="he-specials">
          <dt>{t('card.modifiers')}</dt>
          <dd>
            <Show
              when={!all()}
              fallback={<span class="he-symbol">{t('card.every', { n: signed(offensives()[0]?.[1] ?? 0) })}</span>}
            >
              <For each={offensives()}>
                {([front, n]) => (
                  <span class="he-symbol">
                    {signed(n)} <FrontSign front={front} />
                    {t(`front:${front}`)}
                  </span>
                )}
              </For>
            </Show>
            <For each={Object.entries(props.card.influence ?? {})}>
              {([nation, n]) => (
                <span class="he-symbol">{t('card.influence', { n: signed(n), nation: t(`name:${nation}`) })}</span>
              )}
            </For>
            <Show when={props.card.kaiserschlacht}>
              {(n) => <span class="he-symbol">{t('card.kaiserschlacht', { n: signed(n()) })}</span>}
            </Show>
          </dd>
        </div>
      </Show>
    </dl>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { For, type JSX, Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { signed } from '../names.ts';
import type { CardData } from '../view.ts';

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

export const FrontSign = (props: { readonly front: string }) => {
  const { signs } = useEmpire();
  return (
    <svg class="em-sign-svg" viewBox="-9 -9 18 18" aria-hidden="true">
      <path class={`em-front-sign ${props.front}`} d={signs[props.front] ?? ''} />
    </svg>
  );
};

/** Names in a row, or none. */
export const Row = (props: {
  readonly t: FaceProps['t'];
  readonly names: readonly string[];
  readonly children: (name: string) => JSX.Element;
}) => (
  <Show when={props.names.length > 0} fallback={props.t('card.none')}>
    <For each={grouped(props.names)}>
      {({ name, times }) => (
        <span class="em-symbol">
          {props.children(name)}
          {times > 1 ? ` ×${times}` : ''}
        </span>
      )}
    </For>
  </Show>
);

export const Symbols = (props: {
  readonly face: FaceProps;
  readonly card: CardData;
  readonly left?: number | undefined;
}) => {
  const { printed, Columns, Specials, hasSpecials } = useEmpire();
  const t = props.face.t;
  const offensives = () => Object.entries(props.card.offensives ?? {});
  const all = () => offensives().length === printed.fronts.length && new Set(offensives().map(([, n]) => n)).size === 1;
  return (
    <dl class="em-symbols" classList={{ plain: Columns === undefined }}>
      <div>
        <dt>{t('card.advance')}</dt>
        <dd>
          <Row t={t} names={props.card.advances}>
            {(front) => (
              <>
                <FrontSign front={front} />
                {t(`front:${front}`)}
              </>
            )}
          </Row>
        </dd>
      </div>
      {Columns && <Columns face={props.face} card={props.card} />}
      <div class="em-actions">
        <dt>{t('card.actions')}</dt>
        <dd>
          <b>{props.left ?? props.card.actions}</b>
          <Show when={props.left !== undefined}>
            <small>{t('card.of', { n: props.card.actions })}</small>
          </Show>
        </dd>
      </div>
      <Show when={offensives().length > 0 || props.card.kaiserschlacht || hasSpecials?.(props.card)}>
        <div class="em-specials">
          <dt>{t('card.modifiers')}</dt>
          <dd>
            <Show
              when={!all()}
              fallback={<span class="em-symbol">{t('card.every', { n: signed(offensives()[0]?.[1] ?? 0) })}</span>}
            >
              <For each={offensives()}>
                {([front, n]) => (
                  <span class="em-symbol">
                    {signed(n)} <FrontSign front={front} />
                    {t(`front:${front}`)}
                  </span>
                )}
              </For>
            </Show>
            {Specials && <Specials face={props.face} card={props.card} />}
            <Show when={props.card.kaiserschlacht}>
              {(n) => <span class="em-symbol">{t('card.kaiserschlacht', { n: signed(n()) })}</span>}
            </Show>
          </dd>
        </div>
      </Show>
    </dl>
  );
};

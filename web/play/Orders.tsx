import type { OrderJson } from '@ravelin/table/messages';
import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { Dialog } from '../art/Dialog.tsx';
import { t } from '../shell/i18n.ts';
import type { TableController } from './table.ts';
import type { Tongue } from './tongue.ts';

/** Standing orders: windows that a seat has declined without being asked. */

/** In the prompt: what is in force, with the way out of it. */
export const OrdersNote = (props: { readonly table: TableController; readonly tongue: Tongue }) => (
  <Show when={props.table.snapshot().orders.length > 0}>
    <ul class="orders" aria-label={t('orders.title')}>
      <For each={props.table.snapshot().orders}>
        {(order) => (
          <li class="order">
            <span>
              <b>{t('orders.declined', { window: props.tongue.window(order) })}</b> {t(`orders.${order.until}`)}
            </span>
            <button
              type="button"
              class="btn"
              aria-label={t('orders.revokeNamed', { window: props.tongue.window(order) })}
              onClick={() => void props.table.revoke(order.decision)}
            >
              {t('orders.revoke')}
            </button>
          </li>
        )}
      </For>
    </ul>
  </Show>
);

const InForce = (props: {
  readonly order: OrderJson;
  readonly game: string;
  readonly tongue: Tongue;
  readonly onRevoke: () => void;
}) => (
  <li>
    <span>
      {t('orders.declined', { window: props.tongue.window(props.order) })} {t(`orders.${props.order.until}`)}{' '}
      <Cite game={props.game} rule={props.order.rule} />
    </span>
    <button
      type="button"
      class="btn"
      aria-label={t('orders.revokeNamed', { window: props.tongue.window(props.order) })}
      onClick={() => props.onRevoke()}
    >
      {t('orders.revoke')}
    </button>
  </li>
);

export const OrdersDialog = (props: {
  readonly table: TableController;
  readonly tongue: Tongue;
  readonly onClose: () => void;
}) => {
  const snapshot = () => props.table.snapshot();
  /** The window that is open now, if an order can be given for it. */
  const open = () => {
    const { decision } = snapshot();
    return decision && decision.window.length > 0 ? decision : undefined;
  };
  const shared = (): boolean =>
    Object.values(snapshot().setting?.seats ?? {}).filter((sitter) => sitter === 'here').length > 1;
  return (
    <Dialog title={t('orders.title')} class="orders-dialog" onClose={props.onClose}>
      <Show when={open()} fallback={<p>{t('orders.none')}</p>}>
        {(window) => (
          <>
            <p class="lead">
              {t('orders.give', { window: props.tongue.window({ decision: window().id, prompt: window().prompt }) })}{' '}
              <Cite game={snapshot().game} rule={window().rule} />
            </p>
            <div class="order-choices">
              <For each={window().window}>
                {(until, i) => (
                  <button
                    type="button"
                    class="btn big"
                    autofocus={i() === 0}
                    onClick={() => {
                      props.onClose();
                      void props.table.order(until);
                    }}
                  >
                    {t(`orders.give.${until}`)}
                  </button>
                )}
              </For>
            </div>
            <p class="quiet-note">{t('orders.now')}</p>
            <Show when={snapshot().seats.length > 1}>
              <p class="quiet-note">{t('orders.blind')}</p>
            </Show>
            <Show when={shared()}>
              <p class="quiet-note">{t('orders.shared')}</p>
            </Show>
          </>
        )}
      </Show>
      <Show when={snapshot().orders.length > 0}>
        <h3>{t('orders.inForce')}</h3>
        <ul class="orders-list">
          <For each={snapshot().orders}>
            {(order) => (
              <InForce
                order={order}
                game={snapshot().game}
                tongue={props.tongue}
                onRevoke={() => void props.table.revoke(order.decision)}
              />
            )}
          </For>
        </ul>
      </Show>
      <div class="acts">
        <button type="button" class="btn" onClick={() => props.onClose()}>
          {t('play.close')}
        </button>
      </div>
    </Dialog>
  );
};

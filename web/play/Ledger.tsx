import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { t } from '../shell/i18n.ts';
import type { LedgerJson } from '../worker/types.ts';
import type { TableController } from './table.ts';
import type { Tongue } from './tongue.ts';

/** A sum line by line, each with its paragraph: the same in the preview and in the log. */
export const Ledger = (props: { readonly ledger: LedgerJson; readonly game: string; readonly tongue: Tongue }) => (
  <table class="led">
    <caption>{props.tongue.say(props.ledger.title)}</caption>
    <tbody>
      <For each={props.ledger.lines}>
        {([rule, label, value]) => (
          <tr>
            <th scope="row">{props.tongue.say(label)}</th>
            <td>{value > 0 ? `+${value}` : `−${-value}`}</td>
            <td>
              <Cite game={props.game} rule={rule} />
            </td>
          </tr>
        )}
      </For>
      <tr class="sum">
        <th scope="row">{t('ledger.total')}</th>
        <td>{props.ledger.total}</td>
        <td />
      </tr>
    </tbody>
  </table>
);

/** What the composed move would bring, before it is confirmed. */
export const Preview = (props: { readonly table: TableController; readonly tongue: Tongue }) => (
  <Show when={props.table.why()}>
    {(why) => (
      <Show when={why().ledgers.length > 0 || why().warning}>
        <aside class="preview" aria-label={t('ledger.preview')}>
          <Show when={why().warning}>
            {(warning) => (
              <p class="warning" role="alert">
                <b>{t('ledger.warning')}</b> {props.tongue.say(warning())}
              </p>
            )}
          </Show>
          <For each={why().ledgers}>
            {(ledger) => <Ledger ledger={ledger} game={props.table.snapshot().game} tongue={props.tongue} />}
          </For>
        </aside>
      </Show>
    )}
  </Show>
);

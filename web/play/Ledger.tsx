import type { LedgerJson } from '@ravelin/table/messages';
import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { t } from '../shell/i18n.ts';
import type { TableController } from './table.ts';
import type { Spoken, Tongue } from './tongue.ts';

type Props = { readonly ledger: LedgerJson; readonly game: string; readonly tongue: Spoken };

/** How likely each case is: a bar in shares, and what the cases are under it. */
const Odds = (props: Props & { readonly of: number }) => {
  const share = (n: number): string => `${Math.round((100 * n) / props.of)} %`;
  return (
    <figure class="odds">
      <figcaption>
        {props.tongue.say(props.ledger.title)} <Cite game={props.game} rule={props.ledger.lines[0]?.[0] ?? ''} />
      </figcaption>
      <ul class="odds-bar" aria-hidden="true">
        <For each={props.ledger.lines}>
          {([, label, n], i) => (
            <li style={{ 'flex-grow': n, '--depth': `${(100 * (i() + 1)) / props.ledger.lines.length}%` }}>
              <Show when={props.tongue.say(label) === label || /^[A-Z+]+$/.test(label)}>
                <b>{label}</b>
              </Show>
              <span>{share(n)}</span>
            </li>
          )}
        </For>
        <Show when={props.of > props.ledger.total}>
          <li class="rest" style={{ 'flex-grow': props.of - props.ledger.total }} />
        </Show>
      </ul>
      <ul class="odds-words">
        <For each={props.ledger.lines}>
          {([, label, n]) => (
            <li>
              <b>{share(n)}</b> {props.tongue.say(label)}
            </li>
          )}
        </For>
      </ul>
    </figure>
  );
};

/** A sum line by line, each with its paragraph, or the shares of cases: the same in the preview and in the log. */
export const Ledger = (props: Props) => (
  <Show when={props.tongue.outOf(props.ledger.title)} fallback={<Sum {...props} />}>
    {(of) => <Odds {...props} of={of()} />}
  </Show>
);

const number = (value: number): string => (value < 0 ? `−${-value}` : String(value));

const Sum = (props: Props) => (
  <table class="led">
    <caption>
      {props.tongue.say(props.ledger.title)}
      <Show when={props.ledger.of}>{(of) => `: ${props.tongue.label(of())}`}</Show>
    </caption>
    <tbody>
      <For each={props.ledger.lines}>
        {([rule, label, value]) => (
          <tr>
            <th scope="row">{props.tongue.say(label)}</th>
            <td>{value > 0 ? `+${value}` : number(value)}</td>
            <td>
              <Cite game={props.game} rule={rule} />
            </td>
          </tr>
        )}
      </For>
      <tr class="sum">
        <th scope="row">{t('ledger.total')}</th>
        <td>{number(props.ledger.total)}</td>
        <td />
      </tr>
    </tbody>
  </table>
);

/** What the composed move would bring, before it is confirmed. */
export const Preview = (props: { readonly table: TableController; readonly tongue: Tongue }) => {
  const tongue = (): Spoken => props.tongue.of(props.table.ready()?.part);
  return (
    <Show when={props.table.why()}>
      {(why) => (
        <Show when={why().ledgers.length > 0 || why().warning}>
          <aside class="preview" aria-label={t('ledger.preview')}>
            <Show when={why().warning}>
              {(warning) => (
                <p class="warning" role="alert">
                  <b>{t('ledger.warning')}</b> {tongue().say(warning())}
                </p>
              )}
            </Show>
            <For each={why().ledgers}>
              {(ledger) => <Ledger ledger={ledger} game={props.table.snapshot().game} tongue={tongue()} />}
            </For>
          </aside>
        </Show>
      )}
    </Show>
  );
};

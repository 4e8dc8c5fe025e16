import type { LedgerJson } from '@ravelin/table/messages';
import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { t } from '../shell/i18n.ts';
import type { TableController } from './table.ts';
import type { Spoken, Tongue } from './tongue.ts';

type Props = {
  readonly ledger: LedgerJson;
  /** The same for what was picked before: shown beside it. */
  readonly before?: LedgerJson | undefined;
  readonly game: string;
  readonly tongue: Spoken;
};

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

const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));

type Line = LedgerJson['lines'][number];
const same = ([rule, label]: Line, [otherRule, otherLabel]: Line): boolean =>
  rule === otherRule && label === otherLabel;

const Sum = (props: Props) => {
  /** Every line of either; what is not in one of them counts nothing there. */
  const lines = (): readonly { readonly line: Line; readonly was: number; readonly now: number }[] => {
    const old = props.before?.lines ?? [];
    const gone = old.filter((line) => !props.ledger.lines.some((one) => same(one, line)));
    return [
      ...props.ledger.lines.map((line) => ({
        line,
        was: old.find((one) => same(one, line))?.[2] ?? 0,
        now: line[2],
      })),
      ...gone.map((line) => ({ line, was: line[2], now: 0 })),
    ];
  };
  return (
    <table class="led" classList={{ compared: props.before !== undefined }}>
      <caption>
        {props.tongue.say(props.ledger.title)}
        <Show when={props.ledger.of}>{(of) => `: ${props.tongue.label(of())}`}</Show>
      </caption>
      <Show when={props.before}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('ledger.was')}</th>
            <th scope="col">{t('ledger.now')}</th>
            <td />
          </tr>
        </thead>
      </Show>
      <tbody>
        <For each={lines()}>
          {({ line: [rule, label], was, now }) => (
            <tr>
              <th scope="row">{props.tongue.say(label)}</th>
              <Show when={props.before}>
                <td class="was">{signed(was)}</td>
              </Show>
              <td class="n">{signed(now)}</td>
              <td class="by">
                <Cite game={props.game} rule={rule} />
              </td>
            </tr>
          )}
        </For>
        <tr class="sum">
          <th scope="row">{t('ledger.total')}</th>
          <Show when={props.before}>{(old) => <td class="was">{number(old().total)}</td>}</Show>
          <td class="n">{number(props.ledger.total)}</td>
          <td class="by" />
        </tr>
      </tbody>
    </table>
  );
};

/** What the composed move would bring, before it is confirmed. */
export const Preview = (props: {
  readonly table: TableController;
  readonly tongue: Tongue;
  /** What the pick before would have brought. */
  readonly before: readonly LedgerJson[];
}) => {
  const tongue = (): Spoken => props.tongue.of(props.table.ready()?.part);
  const earlier = ({ title, of }: LedgerJson): LedgerJson | undefined =>
    props.before.find((one) => one.title === title && one.of === of);
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
              {(ledger) => (
                <Ledger ledger={ledger} before={earlier(ledger)} game={props.table.snapshot().game} tongue={tongue()} />
              )}
            </For>
          </aside>
        </Show>
      )}
    </Show>
  );
};

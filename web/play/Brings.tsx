import { For, Show } from 'solid-js';
import { t } from '../shell/i18n.ts';
import { Odds } from './Computer.tsx';
import { createBefore } from './createBefore.ts';
import { Preview } from './Ledger.tsx';
import type { TableController } from './table.ts';
import type { Tongue } from './tongue.ts';

/** What stands in a slot that was left empty: no marker, say. */
const NOTHING = 'none';

/** What the move that is put together would bring, over the log: nobody reads that meanwhile, and nothing has to move aside. */
export const Brings = (props: { readonly table: TableController; readonly tongue: Tongue }) => {
  const before = createBefore(props.table);
  const tells = (): boolean => {
    const why = props.table.why();
    return props.table.odds() !== null || (why !== null && (why.ledgers.length > 0 || why.warning !== null));
  };
  const kind = (): string => {
    const move = props.table.ready();
    return move ? props.tongue.of(move.part).kind(move.kind) : '';
  };
  /** What was picked, thing by thing: a sentence of it would be long, and is in the bar. */
  const picked = (): string[] => {
    const move = props.table.ready();
    const whole = props.table.moves().find(({ notation }) => notation === move?.notation);
    const things = (whole?.parts ?? []).filter(({ name }) => name !== NOTHING);
    return things.map(({ name }) => props.tongue.of(whole?.part).label(name));
  };
  return (
    <Show when={tells()}>
      <section class="brings" aria-label={t('ledger.preview')}>
        <div class="brings-head">
          <h2>{kind()}</h2>
          <ul>
            <For each={picked()}>{(name) => <li class="chip picked">{name}</li>}</For>
          </ul>
        </div>
        <Odds table={props.table} tongue={props.tongue} />
        <Preview table={props.table} tongue={props.tongue} before={before()} />
      </section>
    </Show>
  );
};

import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { t } from '../shell/i18n.ts';
import type { TableController } from './table.ts';
import type { Tongue } from './tongue.ts';

/** Why what was picked makes no move: the nearest kinds, each condition with its paragraph, met or not. */
export const WhyNot = (props: { readonly table: TableController; readonly tongue: Tongue }) => {
  return (
    <Show when={props.table.refused()}>
      {(refused) => (
        <div class="pop why-not" role="status">
          <div class="pop-head">
            <h2>{t('why.title')}</h2>
            <button
              type="button"
              class="btn quiet close"
              aria-label={t('why.close')}
              onClick={() => props.table.closeRefusal()}
            >
              ×
            </button>
          </div>
          <Show when={refused().beyond}>
            {(far) => (
              <p>
                {props.tongue.text(far().key)} <Cite game={props.table.snapshot().game} rule={far().rule} />
              </p>
            )}
          </Show>
          <For
            each={refused().answers.slice(0, 1)}
            fallback={
              <Show when={!refused().beyond}>
                <p>{t('why.none', { name: props.tongue.label(refused().thing.name) })}</p>
              </Show>
            }
          >
            {(answer) => (
              <section>
                <h3>{t('why.kind', { move: props.tongue.move(answer) })}</h3>
                <ul>
                  <For each={answer.conditions}>
                    {({ ok, ...reason }) => (
                      <li classList={{ unmet: !ok }}>
                        <i role="img" aria-label={ok ? t('why.met') : t('why.unmet')}>
                          {ok ? '✓' : '✕'}
                        </i>
                        <span>{props.tongue.reason(reason)}</span>
                        <Cite game={props.table.snapshot().game} rule={reason.rule} />
                      </li>
                    )}
                  </For>
                </ul>
              </section>
            )}
          </For>
        </div>
      )}
    </Show>
  );
};

import type { EventReport } from '@ravelin/engine';
import type { Snapshot } from '@ravelin/table/messages';
import { createMemo, For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { GameFace } from '../face.ts';
import { t } from '../shell/i18n.ts';
import { Dice } from './Dice.tsx';
import { facesOf } from './dieFaces.ts';
import { Ledger } from './Ledger.tsx';
import { sideOf, type Tongue } from './tongue.ts';

/** The dice that lie on the table: every roll since the move before last, each with the lines of its ledger. */
export const rollsOf = ({ events, at }: Snapshot): EventReport[] =>
  events.filter((event) => event.seq >= at - 1 && event.seq > 0 && facesOf(event).length > 0).slice(-4);

export const Rolls = (props: {
  readonly snapshot: Snapshot;
  readonly tongue: Tongue;
  readonly scores: GameFace['scores'];
}) => {
  const rolls = createMemo(() => rollsOf(props.snapshot));
  return (
    <Show when={rolls().length > 0}>
      <section class="rolls panel" aria-label={t('dice.label', { faces: '' })}>
        <For each={rolls()}>
          {(roll) => (
            <div class="roll">
              <p>
                {props.tongue.sentence(roll)} <Cite game={props.snapshot.game} rule={roll.rule} />
              </p>
              <Dice
                faces={facesOf(roll)}
                seat={Math.max(0, sideOf(roll, props.snapshot.seats, props.tongue))}
                scores={props.scores && ((die) => props.scores?.(roll, die) ?? false)}
                numerals={props.tongue.numerals}
              />
              <Show when={roll.ledger}>
                {(ledger) => (
                  <Ledger ledger={ledger()} game={props.snapshot.game} tongue={props.tongue.of(roll.part)} />
                )}
              </Show>
            </div>
          )}
        </For>
      </section>
    </Show>
  );
};

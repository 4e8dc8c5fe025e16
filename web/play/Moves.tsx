import type { LegalMove } from '@ravelin/table/messages';
import { createMemo, For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { t } from '../shell/i18n.ts';
import { grouped, type MoveGroup } from './composer.ts';
import { ListMaker } from './ListMaker.tsx';
import type { TableController } from './table.ts';
import type { Tongue } from './tongue.ts';

/** Every legal move as text: the keyboard's and the screen reader's way to play, and the way before a board is drawn. */

/** A group longer than this shows its head; typing finds the rest. */
const MOST = 30;
/** So many moves have a digit for a key. */
const KEYED = 9;

/** Every pick narrows the list. */
export const shownGroups = (table: TableController, tongue: Tongue, filter: string): readonly MoveGroup[] =>
  grouped(table.listed(), filter, (move) => tongue.move(move));

/** What the game tells at the end of a line. */
type MoveNote = ((move: LegalMove) => string | undefined) | undefined;

/** The moves of one kind. */
const Group = (props: {
  readonly table: TableController;
  readonly tongue: Tongue;
  readonly group: MoveGroup | undefined;
  readonly digits: ReadonlyMap<LegalMove, number>;
  readonly note: MoveNote;
}) => {
  const isReady = (move: LegalMove): boolean => props.table.ready()?.notation === move.notation;
  return (
    <Show when={props.group}>
      {(group) => (
        <section class="group">
          <h3 class="eyebrow">
            {props.tongue.of(group().moves[0].part).kind(group().kind)}{' '}
            <Cite game={props.table.snapshot().game} rule={group().rule} />
          </h3>
          <ul>
            <For each={group().moves.slice(0, MOST)}>
              {(move) => (
                <li>
                  <button
                    type="button"
                    class="mv"
                    classList={{ hot: isReady(move) }}
                    aria-pressed={isReady(move)}
                    data-move={move.notation}
                    onClick={() => props.table.choose(move)}
                  >
                    <span>{props.tongue.move(move, props.table.narrowing().picks)}</span>
                    <Show when={props.note?.(move)}>{(text) => <span class="mv-note">{text()}</span>}</Show>
                    <Show when={props.digits.get(move)}>{(digit) => <span class="kbd" data-key={digit()} />}</Show>
                  </button>
                </li>
              )}
            </For>
          </ul>
          <Show when={group().moves.length > MOST}>
            <p class="quiet-note">{t('play.more', { n: group().moves.length - MOST })}</p>
          </Show>
        </section>
      )}
    </Show>
  );
};

export const Moves = (props: {
  readonly table: TableController;
  readonly tongue: Tongue;
  readonly filter: string;
  readonly onFilter: (text: string) => void;
  readonly groups: readonly MoveGroup[];
  readonly note: MoveNote;
}) => {
  const digits = createMemo(() => {
    const first = props.groups.flatMap(({ moves }) => moves.slice(0, KEYED)).slice(0, KEYED);
    return new Map(first.map((move, i) => [move, i + 1]));
  });
  /** The moves that what was picked has put aside. */
  const aside = () => props.table.moves().length - props.table.listed().length;
  // The list is kept by kind: what stays in it from one pick to the next is not made anew.
  const byKind = createMemo(() => new Map(props.groups.map((group) => [group.kind, group])));
  return (
    <section class="moves panel" aria-labelledby="moves-title" id="moves" tabindex="-1">
      <header class="panel-head">
        <h2 id="moves-title">{t('play.moves')}</h2>
        <input
          id="filter"
          type="search"
          placeholder={t('play.filter')}
          aria-label={t('play.filterLabel')}
          value={props.filter}
          onInput={(event) => props.onFilter(event.currentTarget.value)}
        />
      </header>
      <Show when={aside() > 0}>
        <p class="narrowed quiet-note">
          {t('play.narrowed', { n: aside() })}{' '}
          <button type="button" onClick={() => props.table.cancel()}>
            {t('play.showAll')}
          </button>
        </p>
      </Show>
      <Show when={props.table.composition().list}>
        <ListMaker table={props.table} tongue={props.tongue} filter={props.filter} />
      </Show>
      <For each={[...byKind().keys()]}>
        {(kind) => (
          <Group
            table={props.table}
            tongue={props.tongue}
            group={byKind().get(kind)}
            digits={digits()}
            note={props.note}
          />
        )}
      </For>
      <Show when={props.groups.length === 0 && !props.table.composition().list}>
        <p class="quiet-note">{props.table.mine() ? t('play.noMoves') : t('play.noDecision')}</p>
      </Show>
    </section>
  );
};

import type { Snapshot } from '@ravelin/table/messages';
import { type JSX, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { Dialog } from '../art/Dialog.tsx';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import type { Tongue } from './tongue.ts';
import { endedText, verdictAtTable, verdictOf, winnerOf } from './verdict.ts';

/** Who won, how, by which paragraph, and where to go from here. */
export const Ending = (props: {
  readonly snapshot: Snapshot;
  readonly tongue: Tongue;
  readonly id: string | undefined;
  /** The table of the server, where it is one. */
  readonly table: string | undefined;
  /** Playing again with the same people, in the place of the way to a new game. */
  readonly again?: (() => JSX.Element) | undefined;
  readonly onClose: () => void;
  readonly onRecord: () => void;
  /** Looks back at a game that is not kept here. */
  readonly onReplay?: (() => void) | undefined;
}) => (
  <Dialog title={t('end.title')} class="ending" onClose={props.onClose}>
    <Show when={props.snapshot.ended}>
      {(ended) => (
        <>
          <p class="verdict" data-seat={props.tongue.livery(winnerOf(ended()), props.snapshot.seats)}>
            {verdictAtTable(ended(), props.tongue)}
          </p>
          <p class="how">{endedText(ended(), props.tongue)}</p>
        </>
      )}
    </Show>
    <Show when={props.snapshot.result}>
      {(result) => (
        <>
          <p class="verdict" data-seat={props.tongue.livery(result().winner ?? '', props.snapshot.seats)}>
            {verdictOf(result(), props.tongue)}
          </p>
          <p class="how">
            {props.tongue.ending(result().how)} <Cite game={props.snapshot.game} rule={result().rule} />
          </p>
        </>
      )}
    </Show>
    <Show when={props.snapshot.seed}>{(seed) => <p class="quiet-note">{t('end.seed', { seed: seed() })}</p>}</Show>
    {props.again?.()}
    <div class="acts">
      <Show when={props.id}>
        {(id) => (
          <a class="btn primary" href={linkTo({ screen: 'replay', id: id(), at: 0 })}>
            {t('end.replay')}
          </a>
        )}
      </Show>
      <Show when={props.onReplay}>
        {(replay) => (
          <button type="button" class="btn" onClick={() => replay()()}>
            {t('end.replay')}
          </button>
        )}
      </Show>
      <Show when={!props.again}>
        <a class="btn" href={linkTo({ screen: 'new', game: props.snapshot.game })}>
          {t('end.again')}
        </a>
      </Show>
      <Show when={props.table}>
        {(table) => (
          <a class="btn" href={linkTo({ screen: 'fair-dice', table: table() })}>
            {t('end.fair')}
          </a>
        )}
      </Show>
      <button type="button" class="btn" onClick={() => props.onRecord()}>
        {t('end.record')}
      </button>
      <button type="button" class="btn" onClick={() => props.onClose()}>
        {t('end.look')}
      </button>
    </div>
  </Dialog>
);

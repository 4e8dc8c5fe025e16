import { createMemo, For, type JSX, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { Deeds } from '../art/deeds.ts';
import { KindSign } from '../art/PlaceSign.tsx';
import { explains } from '../rules/explained.ts';
import { Terms } from '../rules/Terms.tsx';
import { type Key, t } from '../shell/i18n.ts';
import { ThinkingNote } from './Computer.tsx';
import { agrees, candidates, type OpenKind, openKinds } from './composer.ts';
import { createClosed } from './createClosed.ts';
import { goodOdds } from './goodOdds.ts';
import { deputyOf } from './levels.ts';
import { OrdersNote } from './Orders.tsx';
import { Reason } from './Reason.tsx';
import { Strip } from './Strip.tsx';
import type { TableController } from './table.ts';
import type { Spoken, Tongue } from './tongue.ts';
import { endedText } from './verdict.ts';

/** Whose decision it is, what it is, and the moves that are no places on the board. */

const REASONS: Readonly<Record<string, Key>> = {
  'There is no move to take back.': 'undo.none',
  'A die was rolled.': 'undo.die',
  'Something was drawn at random.': 'undo.drawn',
  'Something hidden was shown.': 'undo.shown',
  'Another seat has acted since.': 'undo.other',
};

export const undoReason = (reason: string): string => {
  const key = REASONS[reason];
  return key ? t(key) : reason;
};

const FINAL: Readonly<Record<string, Key>> = {
  'A die was rolled.': 'final.die',
  'Something was drawn at random.': 'final.drawn',
  'Something hidden was shown.': 'final.shown',
  'Another seat has acted since.': 'final.other',
};

/** Why a move must be confirmed. */
const finalReason = (reason: string | null): string | undefined => {
  const key = reason === null ? undefined : FINAL[reason];
  return key && t(key);
};

export const Banner = (props: {
  readonly seat: number;
  readonly name: string;
  readonly note: string;
  readonly children?: JSX.Element;
}) => (
  <p class="who" data-seat={props.seat}>
    <b>{props.name}</b>
    <small>
      {props.note}
      {props.children}
    </small>
  </p>
);

/** Closed, it is only its sign: the reason comes when it is looked at. */
const UndoButton = (props: { readonly table: TableController }) => {
  const undo = () => props.table.snapshot().undo;
  const words = () => (undo().open ? t('play.undo') : t('play.undoClosed', { reason: undoReason(undo().reason) }));
  return (
    <Reason text={words()}>
      <button
        type="button"
        class="btn undo"
        aria-disabled={!undo().open}
        aria-label={words()}
        onClick={() => undo().open && props.table.undo()}
      >
        <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6 2 2 6l4 4M2.500 6H10a4 4 0 0 1 0 8H6" fill="none" stroke="currentColor" stroke-width="1.6" />
        </svg>
      </button>
    </Reason>
  );
};

/** What the next pick would be, from the parts of the moves that still fit. */
const nextParts = (table: TableController, tongue: Tongue): string => {
  const { picks, kind, list } = table.composition();
  if (list || (picks.length === 0 && kind === null)) return '';
  const slots = new Set<string>();
  for (const move of candidates(table.moves(), table.composition()))
    for (const part of move.parts)
      if (!picks.some((one) => one.domain === part.domain && one.name === part.name)) slots.add(part.domain);
  const words = [...slots].map((domain) => (tongue.has(`domain:${domain}`) ? tongue.text(`domain:${domain}`) : domain));
  return words.join(` ${t('play.or')} `);
};

/** A button says what it does: a sentence of the game's own, if it has one, and the paragraph. */
const aboutKind = (game: string, tongue: Spoken, { kind, rule }: OpenKind) => {
  const key = `about:${kind}`;
  return explains({ game, rule, title: tongue.kind(kind), about: tongue.has(key) ? tongue.text(key) : '' });
};

export const Prompt = (props: {
  readonly table: TableController;
  readonly tongue: Tongue;
  /** What the game says beside the question. */
  readonly beside?: JSX.Element;
  /** What the game says on the button of a kind. */
  readonly note?: ((kind: OpenKind) => string | undefined) | undefined;
  /** The signs of the kinds that have one on the board. */
  readonly deeds?: Deeds | undefined;
  /** Opens the standing orders; undefined: there are none here. */
  readonly onOrders?: (() => void) | undefined;
  /** Asks for a hint; undefined: none is given here. */
  readonly onHint?: (() => void) | undefined;
  /** The time that a seat has left, where any is taken. */
  readonly clock?: ((seat: string) => JSX.Element) | undefined;
}) => {
  const snapshot = () => props.table.snapshot();
  const decision = () => snapshot().decision;
  /** A decision that is one list, and nothing else, needs no button for it. */
  const kinds = createMemo(() => {
    const { moves, lists } = snapshot();
    return !props.table.mine() || (moves.length === 0 && lists.length === 1) ? [] : openKinds(moves, lists);
  });
  const closed = createClosed(props.table);
  const chosenKind = () => props.table.composition().list?.kind ?? props.table.composition().kind;
  /** Of a list that takes each thing once. */
  const mayAddAll = () => {
    const { list } = props.table.composition();
    const declared = snapshot().lists.find(({ kind }) => kind === list?.kind);
    return declared?.order === 'set' && declared.pieces === null && (list?.step?.next.length ?? 0) > 1;
  };
  const chosen = () => {
    const { picks, kind, list } = props.table.composition();
    return picks.length > 0 || kind !== null || list !== null;
  };
  const cancellable = () => {
    const { picks, kind, list } = props.table.composition();
    return picks.length > 0 || (list ? list.names.length > 0 || snapshot().moves.length > 0 : kind !== null);
  };
  const words = () => {
    const move = props.table.ready();
    if (!move) return '';
    const whole = props.table.moves().find(({ notation }) => notation === move.notation);
    return whole ? props.tongue.move(whole) : props.tongue.of(move.part).kind(move.kind);
  };
  /** Nobody thinks where a lesson moves. */
  const waiting = () => {
    const { decision: due, setting } = snapshot();
    if (setting === null) return t('play.sharedPosition');
    return t(setting.seats[due?.seat ?? ''] === 'script' ? 'learn.wait' : 'play.wait');
  };
  const decider = () => {
    if (!props.table.mine()) return 'play.decides';
    return deputyOf(snapshot()) === undefined ? 'play.youDecide' : 'play.deputyDecides';
  };
  const rest = createMemo(() => nextParts(props.table, props.tongue));
  /** Of a gamble: how likely it comes out well. */
  const chance = () => {
    const odds = props.table.odds();
    return odds ? goodOdds(odds) : undefined;
  };
  return (
    <section class="prompt" aria-label={t('play.youDecide')}>
      <Show
        when={decision()}
        fallback={
          <>
            <p class="who" data-seat="none">
              <b>{snapshot().result || snapshot().ended ? t('play.over') : t('play.watching')}</b>
            </p>
            <div class="ask">
              <Show when={snapshot().ended}>{(ended) => <p>{endedText(ended(), props.tongue)}</p>}</Show>
              <Show when={snapshot().result}>
                {(result) => (
                  <p>
                    {props.tongue.ending(result().how)} <Cite game={snapshot().game} rule={result().rule} />
                  </p>
                )}
              </Show>
            </div>
          </>
        }
      >
        {(due) => (
          <>
            <Banner
              seat={props.tongue.livery(due().seat, snapshot().seats)}
              name={props.tongue.seat(due().seat)}
              note={t(decider())}
            >
              {props.clock?.(due().seat)}
            </Banner>
            <div class="ask">
              <div class="ask-top">
                <h1 class="ask-line" id="ask" tabindex="-1">
                  <Terms text={props.tongue.prompt(due())} game={snapshot().game} />{' '}
                  <Cite game={snapshot().game} rule={due().rule} />
                </h1>
                <div class="ask-aside">
                  <Show when={props.beside}>
                    <div class="ask-beside">{props.beside}</div>
                  </Show>
                  <p class="ask-note" title={words()}>
                    <Show when={props.table.mine()} fallback={<ThinkingNote table={props.table} waiting={waiting()} />}>
                      <Show when={props.table.ready()} fallback={rest() ? t('play.pickOn', { parts: rest() }) : ''}>
                        {words()}
                      </Show>
                    </Show>
                  </p>
                </div>
              </div>
              <Strip class="ways">
                <Show when={props.table.mine()}>
                  <fieldset class="kinds" aria-label={t('play.kinds')}>
                    <For each={kinds()}>
                      {(kind) => (
                        <button
                          type="button"
                          class="btn kind"
                          classList={{
                            apart: !agrees(props.table.moves(), props.table.composition(), kind.kind),
                          }}
                          data-kind={kind.kind}
                          aria-pressed={chosenKind() === kind.kind}
                          {...aboutKind(snapshot().game, props.tongue.of(kind.part), kind)}
                          onClick={() => props.table.chooseKind(kind.kind)}
                        >
                          <Show when={props.deeds?.[kind.kind]}>{(sign) => <KindSign of={sign()} />}</Show>
                          {props.tongue.of(kind.part).kind(kind.kind)}
                          <Show when={props.note?.(kind)}>{(note) => <small class="kind-note">{note()}</small>}</Show>
                        </button>
                      )}
                    </For>
                    <For each={closed()}>
                      {({ kind, part, reason }) => {
                        const words = () =>
                          t('play.kindClosed', {
                            kind: props.tongue.of(part).kind(kind),
                            reason: props.tongue.of(part).reason(reason),
                            rule: reason.rule,
                          });
                        return (
                          <Reason text={words()}>
                            <button type="button" class="btn shut" aria-disabled="true" aria-label={words()}>
                              {props.tongue.of(part).kind(kind)}
                            </button>
                          </Reason>
                        );
                      }}
                    </For>
                    <Show when={props.onOrders && due().window.length > 0}>
                      <button
                        type="button"
                        class="btn quiet always"
                        {...explains({ title: t('orders.title'), about: t('about.orders') })}
                        onClick={() => props.onOrders?.()}
                      >
                        {t('orders.always')} <span class="kbd" data-key="O" />
                      </button>
                    </Show>
                    <Show when={mayAddAll()}>
                      <button
                        type="button"
                        class="btn all"
                        {...explains({ title: t('list.all'), about: t('about.all') })}
                        onClick={() => void props.table.addAll()}
                      >
                        {t('list.all')}
                      </button>
                    </Show>
                  </fieldset>
                </Show>
                <Show when={props.onOrders}>
                  <OrdersNote table={props.table} tongue={props.tongue} />
                </Show>
              </Strip>
            </div>
          </>
        )}
      </Show>
      <div class="acts">
        <Show when={props.onHint && props.table.mine()}>
          <Reason text={t('hint.ask')}>
            <button type="button" class="btn hint" aria-label={t('hint.ask')} onClick={() => props.onHint?.()}>
              <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true">
                <path
                  d="M5.500 11.500c0-2-2-2.500-2-5.500a4.500 4.500 0 0 1 9 0c0 3-2 3.500-2 5.500zM6 14h4"
                  fill="none"
                  stroke="currentColor"
                  stroke-width="1.5"
                />
              </svg>
            </button>
          </Reason>
        </Show>
        <UndoButton table={props.table} />
        {/* Their places are kept while there is nothing to cancel or confirm: nothing moves when something is picked. */}
        <Show when={props.table.mine()}>
          <Reason text={t('play.cancel')}>
            <button
              type="button"
              class="btn cancel"
              aria-label={t('play.cancel')}
              classList={{ waiting: !(chosen() && cancellable()) }}
              onClick={() => props.table.cancel()}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </Reason>
          <button
            type="button"
            class="btn primary confirm"
            title={finalReason(props.table.final())}
            classList={{ waiting: !chosen() }}
            aria-disabled={!props.table.ready()}
            onClick={() => props.table.confirm()}
          >
            {t('play.confirm')}
            <Show when={chance() !== undefined}>
              <span class="chance"> {t('odds.good', { n: chance() ?? 0 })}</span>
            </Show>
          </button>
        </Show>
      </div>
    </section>
  );
};

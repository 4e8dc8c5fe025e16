import type { Snapshot } from '@ravelin/table/messages';
import { createComputed, createMemo, createRoot, createSignal, on, onCleanup, onMount } from 'solid-js';
import { createPlayer, type Player } from '../replay/player.ts';
import { moves as motionOn } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import { type AwayStep, paceOf, stepsOf } from './away.ts';
import type { TableController } from './table.ts';

/**
 * Tells the person at the screen what happened while they were away: on the board, step by step, or where no motion is wanted as
 * a list. The worker knows how far each seat has seen; here it hears of what was shown.
 */

/** A moment to recognise the board as it was. */
const BEFORE = 700;

type State =
  | { readonly is: 'done' }
  /** The board as it was is on its way: nothing is shown before it. */
  | { readonly is: 'fetching' }
  | { readonly is: 'told'; readonly from: number }
  | { readonly is: 'played'; readonly from: number; readonly player: Player; readonly end: () => void };

export type Away = ReturnType<typeof createAway>;

export const createAway = (table: TableController) => {
  const { ask } = theTable();
  const [state, setState] = createSignal<State>({ is: 'done' });
  const steps = createMemo<readonly AwayStep[]>(() => {
    const now = state();
    return 'from' in now ? stepsOf(table.snapshot(), now.from) : [];
  });
  const player = (): Player | undefined => {
    const now = state();
    return now.is === 'played' ? now.player : undefined;
  };
  const saw = (): void => void ask.saw({ moves: table.snapshot().length }).catch(() => undefined);

  const close = (): void => {
    const now = state();
    if (now.is === 'done') return;
    setState({ is: 'done' });
    if (now.is === 'played') now.end();
    saw();
  };

  const play = (from: number, first: Snapshot): void =>
    createRoot((end) => {
      const stops = (): number[] => steps().map(({ at }) => at);
      const made = createPlayer({
        first,
        next: (at) => stops().find((stop) => stop > at),
        pace: (at) => {
          const step = steps().find((one) => one.at === at);
          return step ? paceOf(step) : BEFORE;
        },
        onEnd: close,
      });
      setState({ is: 'played', from, player: made, end });
      made.play(true);
    });

  const begin = (now: Snapshot): void => {
    if (stepsOf(now, now.seen).length === 0) saw();
    else if (!motionOn()) setState({ is: 'told', from: now.seen });
    else {
      setState({ is: 'fetching' });
      ask
        .at({ moves: now.seen })
        .then((first) => state().is === 'fetching' && play(now.seen, first))
        .catch(close);
    }
  };

  const unseen = ({ viewer, seen, length }: Snapshot): boolean => viewer !== null && seen < length;

  // Before anything is drawn: the present must not flash up ahead of the past.
  createComputed(
    on(table.snapshot, (now, before) => {
      const sitsDown = before?.viewer !== now.viewer;
      if (sitsDown || !unseen(now)) {
        const last = state();
        if (last.is === 'played') last.end();
        setState({ is: 'done' });
      }
      if (!unseen(now)) return;
      if (sitsDown) begin(now);
      else if (state().is === 'done' && !document.hidden) saw();
    }),
  );

  /** The tab was out of sight while others moved. */
  const onReturn = (): void => {
    const now = table.snapshot();
    if (!document.hidden && state().is === 'done' && unseen(now)) begin(now);
  };
  onMount(() => document.addEventListener('visibilitychange', onReturn));
  onCleanup(() => {
    document.removeEventListener('visibilitychange', onReturn);
    const now = state();
    if (now.is === 'played') now.end();
  });

  const at = (): number => player()?.snapshot().at ?? table.snapshot().length;
  return {
    fetching: () => state().is === 'fetching',
    /** Is there a list to read or a board in motion? */
    open: () => steps().length > 0,
    player,
    steps,
    /** The steps up to what the board shows. */
    told: () => steps().filter((step) => step.at <= at()),
    /** The step that the board shows; the first one is still to come at the start. */
    step: () => steps().findLast((step) => step.at <= at()),
    /** A step back or on, by hand: it stays there until it is told to go on. */
    turn: (by: -1 | 1) => {
      const now = player();
      if (!now) return;
      now.play(false);
      const stops = steps().map((step) => step.at);
      const to = by > 0 ? stops.find((stop) => stop > now.wanted()) : stops.findLast((stop) => stop < now.wanted());
      if (to !== undefined) now.jump(to);
      else if (by > 0) close();
    },
    close,
  };
};

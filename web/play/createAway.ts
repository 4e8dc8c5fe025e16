import type { Snapshot } from '@ravelin/table/messages';
import { createComputed, createMemo, createRoot, createSignal, on, onCleanup, onMount } from 'solid-js';
import { createPlayer, type Player } from '../replay/player.ts';
import { moves as motionOn, settings } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import { type AwayStep, paceOf, stepsOf } from './away.ts';
import { levelOf } from './levels.ts';
import type { TableController } from './table.ts';

/**
 * Tells the person at the screen what happened while they were away: on the board, step by step, or where no motion is wanted as
 * a list. The worker knows how far each seat has seen; here it hears of what was shown.
 */

/** A moment to recognise the board as it was. */
const BEFORE = 700;
/** One step of a computer is seen on the board: more of them are told as a list. */
const WORTH_TELLING = 2;

type State =
  | { readonly is: 'done' }
  /** The board as it was is on its way: nothing is shown before it. */
  | { readonly is: 'fetching' }
  /** `waited`: the person was there, and waited for a computer. */
  | { readonly is: 'told'; readonly from: number; readonly waited: boolean }
  | { readonly is: 'played'; readonly from: number; readonly player: Player; readonly end: () => void };

const isWaited = (state: State): boolean => state.is === 'told' && state.waited;

/** The moves up to the last one of the person at the screen. */
const lastOwn = ({ line, viewer }: Snapshot): number =>
  line.findLastIndex(({ seat, byOrder }) => seat === viewer && byOrder !== true) + 1;

/** Has a computer just moved, so that the person at the screen must decide? */
const waitedForComputer = ({ line, viewer, decision, setting }: Snapshot): boolean =>
  decision?.seat === viewer && levelOf(setting?.seats[line.at(-1)?.seat ?? '']) !== undefined;

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
    else if (!motionOn()) setState({ is: 'told', from: now.seen, waited: false });
    else {
      setState({ is: 'fetching' });
      ask
        .at({ moves: now.seen })
        .then((first) => state().is === 'fetching' && play(now.seen, first))
        .catch(close);
    }
  };

  /** What happened since the last move of the person at the screen: the board is not moved for it, nobody was away. */
  const tell = (now: Snapshot, least: number): void => {
    const from = lastOwn(now);
    if (stepsOf(now, from).length >= least) setState({ is: 'told', from, waited: true });
  };

  const unseen = ({ viewer, seen, length }: Snapshot): boolean => viewer !== null && seen < length;

  // Before anything is drawn: the present must not flash up ahead of the past.
  createComputed(
    on(table.snapshot, (now, before) => {
      const sitsDown = before?.viewer !== now.viewer;
      if (sitsDown || !unseen(now) || isWaited(state())) {
        const last = state();
        if (last.is === 'played') last.end();
        setState({ is: 'done' });
      }
      if (!unseen(now)) return;
      if (sitsDown) begin(now);
      else if (state().is === 'done' && !document.hidden) {
        saw();
        if (settings.waited && waitedForComputer(now)) tell(now, WORTH_TELLING);
      }
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
    /** Was the person there, and waited for a computer? */
    waited: () => isWaited(state()),
    /** Tells what happened since the last move of the person at the screen; closes it where it is told. */
    toggle: () => {
      if (state().is === 'done') tell(table.snapshot(), 1);
      else close();
    },
    /** Shows on the board what is told as a list. */
    again: () => {
      const now = state();
      if (now.is !== 'told') return;
      setState({ is: 'fetching' });
      ask
        .at({ moves: now.from })
        .then((first) => state().is === 'fetching' && play(now.from, first))
        .catch(close);
    },
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

import type { Snapshot } from '@ravelin/table/messages';
import { createComputed, createMemo, createRoot, createSignal, on, onCleanup, onMount } from 'solid-js';
import { createPlayer, type Player } from '../replay/player.ts';
import { moves as motionOn, settings } from '../shell/settings.ts';
import { type AwayStep, lastOwn, linesOf, paceOf, stepsOf } from './away.ts';
import { concerns } from './concerns.ts';
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

/** Whoever's line was lost for longer than this, in milliseconds, was away, though the table stayed on the screen. */
const LONG_BREAK = 30_000;

type State =
  | { readonly is: 'done' }
  /** The board as it was is on its way: nothing is shown before it. */
  | { readonly is: 'fetching' }
  | (Told & { readonly is: 'told' })
  | (Told & { readonly is: 'played'; readonly player: Player; readonly end: () => void });

/** `waited`: the person was there, and waited for a computer; `own`: it is a turn of their own that is looked at again. */
type About = 'away' | 'waited' | 'own';

interface Told {
  /** What happened after so many moves, */
  readonly from: number;
  /** up to so many; null: to the present. */
  readonly to: number | null;
  readonly about: About;
}

const isWaited = (state: State): boolean => state.is === 'told' && state.about === 'waited';

/** The last turn of the person at the screen: their moves without another's between them. */
const lastTurn = (now: Snapshot): { readonly from: number; readonly to: number } => {
  const to = lastOwn(now);
  const before = now.line.slice(0, to).findLastIndex(({ seat }) => seat !== now.viewer) + 1;
  return { from: before, to };
};

/** Has a computer just moved, so that the person at the screen must decide? */
const waitedForComputer = ({ line, viewer, decision, setting }: Snapshot): boolean =>
  decision?.seat === viewer && levelOf(setting?.seats[line.at(-1)?.seat ?? '']) !== undefined;

export type Away = ReturnType<typeof createAway>;

export const createAway = (table: TableController) => {
  const { ask } = table.line;
  const [state, setState] = createSignal<State>({ is: 'done' });
  const steps = createMemo<readonly AwayStep[]>(() => {
    const now = state();
    if (!('from' in now)) return [];
    return stepsOf(table.snapshot(), now.from).filter(({ at }) => now.to === null || at <= now.to);
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

  /** `at`: it stands still at that step; else it goes by itself from the first. */
  const play = (told: Told, first: Snapshot, at?: number): void =>
    createRoot((end) => {
      const stops = (): number[] => steps().map(({ at }) => at);
      const made = createPlayer({
        ask,
        first,
        next: (at) => stops().find((stop) => stop > at),
        pace: (at) => {
          const step = steps().find((one) => one.at === at);
          return (step ? paceOf(step) : BEFORE) / settings.speed;
        },
        // The list that it was shown from is there again.
        onEnd: () => {
          if (told.about === 'away') return close();
          setState({ is: 'told', ...told });
          end();
        },
      });
      setState({ is: 'played', ...told, player: made, end });
      if (at === undefined) made.play(true);
      else made.jump(at);
    });

  /** Brings the board as it was before, and shows on it what is told. */
  const show = (told: Told, at?: number): void => {
    setState({ is: 'fetching' });
    ask
      .at({ moves: told.from })
      .then((first) => state().is === 'fetching' && play(told, first, at))
      .catch(close);
  };

  const begin = (now: Snapshot): void => {
    const told: Told = { from: now.seen, to: null, about: 'away' };
    if (stepsOf(now, now.seen).length === 0) saw();
    else if (!motionOn()) setState({ is: 'told', ...told });
    else show(told);
  };

  /** What happened since the last move of the person at the screen: the board is not moved for it, nobody was away. */
  const tell = (now: Snapshot, least: number): void => {
    const from = lastOwn(now);
    if (stepsOf(now, from).length >= least) setState({ is: 'told', from, to: null, about: 'waited' });
  };
  const tellOwn = (now: Snapshot): void => {
    const turn = lastTurn(now);
    if (turn.to > turn.from) setState({ is: 'told', ...turn, about: 'own' });
  };

  const unseen = ({ viewer, seen, length }: Snapshot): boolean => viewer !== null && seen < length;

  // Before anything is drawn: the present must not flash up ahead of the past.
  createComputed(
    on(table.snapshot, (now, before) => {
      if (before && !concerns(before, now)) return;
      const sitsDown = before?.viewer !== now.viewer || (table.line.brokenFor ?? 0) > LONG_BREAK;
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
    /** What is told: what happened while one was away or waited, or a turn of one's own. */
    about: (): About => {
      const now = state();
      return 'from' in now ? now.about : 'away';
    },
    /**
     * Tells what happened since the last move of the person at the screen, or where nothing did, their own last turn; from the one it
     * goes on to the other, and then closes.
     */
    toggle: () => {
      const now = state();
      if (now.is === 'done') tell(table.snapshot(), 1);
      if (state().is === 'done' && now.is === 'done') tellOwn(table.snapshot());
      else if (now.is !== 'done') close();
    },
    /** A turn of one's own, from the list of what happened since. */
    own: () => {
      const now = state();
      if (now.is === 'played') now.end();
      tellOwn(table.snapshot());
    },
    hasOwn: () => lastOwn(table.snapshot()) > 0,
    /** Shows on the board what is told as a list, from its beginning; from a step that was pointed at, standing still. */
    again: (at?: number) => {
      const now = state();
      if (now.is === 'played') {
        now.player.jump(at ?? now.from);
        now.player.play(at === undefined);
      } else if (now.is === 'told') show({ from: now.from, to: now.to, about: now.about }, at);
    },
    fetching: () => state().is === 'fetching',
    /** How it stood after so many moves. */
    position: (moves: number) => ask.at({ moves }),
    /** Is there a list to read or a board in motion? */
    open: () => steps().length > 0,
    player,
    steps,
    /** What is told in a few lines: all of it, and while the board moves as far as it has come. */
    lines: () => linesOf(steps().filter((step) => step.at <= at())),
    /** How many steps the board has shown. */
    done: () => steps().filter((step) => step.at <= at()).length,
    /** The number of moves before what is told. */
    from: (): number => {
      const now = state();
      return 'from' in now ? now.from : table.snapshot().length;
    },
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

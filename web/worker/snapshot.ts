import { type Overlay, type Subject, type Viewer, viewState, writePosition } from '@ravelin/engine';
import { kernelOf, overlaysOf } from './catalogue.ts';
import { type AnyMatch, kindsOf, legalMoves, listMoves, partOf, type State } from './legal.ts';
import { orderable } from './orders.ts';
import { unpackShared } from './shared.ts';
import type { OrderJson, Snapshot, TableSetting } from './types.ts';

/** Makes what the page may show: a moment of the match, as one seat may know it. */

/** Who looks, and what only that seat knows. */
export interface Looking {
  readonly viewer: string | null;
  readonly curtain: string | null;
  readonly setting: TableSetting | undefined;
  readonly sandbox: boolean;
  /** A replay: nothing can be decided. */
  readonly looksBack: boolean;
  /** An example of the rulebook: nobody plays it. */
  readonly allOpen: boolean;
  readonly undoClosed: string | undefined;
  readonly seen: number;
  readonly orders: readonly OrderJson[];
  /** Did the viewer's own order make this move? */
  byOrder(move: number): boolean;
}

/** What happened, as a viewer may know it. It only grows, so it is told once for each length and viewer. */
export class Told {
  private last: { state: State; length: number; knows: Viewer | 'all'; events: Snapshot['events'] } | undefined;

  by(match: AnyMatch, knows: Viewer | 'all'): Snapshot['events'] {
    const { state, length } = match;
    const { last } = this;
    if (last?.state === state && last.length === length && last.knows === knows) return last.events;
    const events = match.events(knows);
    this.last = { state, length, knows, events };
    return events;
  }
}

/** Something to lay over the board, made from what the viewer may know. */
export const overlayOf = (
  match: AnyMatch,
  at: number,
  { viewer, allOpen }: Pick<Looking, 'viewer' | 'allOpen'>,
  id: string,
  subject: Subject | undefined,
): Overlay => {
  const { kernel, over } = match;
  const seat: Viewer = viewer === null ? undefined : kernel.game.seats.indexOf(viewer);
  const state = match.stateAt(at);
  const known = over || allOpen ? kernel.clone(state) : viewState(kernel, state, seat);
  return overlaysOf(kernel.game.id)[id]?.(known, seat, subject) ?? { marks: [], lines: [] };
};

export const snapshotOf = (match: AnyMatch, at: number, told: Told, looking: Looking): Snapshot => {
  const { kernel, set, length, over } = match;
  const { seats } = kernel.game;
  const past = at < length;
  const viewer: Viewer = looking.viewer === null ? undefined : seats.indexOf(looking.viewer);
  // At the end everything lies open.
  const open = over || looking.allOpen;
  const knows = open ? 'all' : viewer;
  const state = match.stateAt(at);
  const view = open ? state : viewState(kernel, state, viewer);
  const pending = kernel.pending(state);
  const mine = !past && !looking.looksBack && pending !== null && seats[pending.seat] === looking.viewer;
  const events = told.by(match, knows);
  return {
    game: kernel.game.id,
    viewer: looking.viewer,
    view: { ...writePosition(kernel, view), viewer: looking.viewer ?? 'spectator' },
    decision: pending && {
      id: pending.decision.id,
      prompt: pending.decision.prompt,
      about: kernel.about(state),
      rule: pending.rule,
      seat: seats[pending.seat],
      ...partOf(match, kernel.stateFor(state, pending.decision.moves[0])),
      window: mine ? orderable(match) : [],
    },
    moves: mine ? legalMoves(match) : [],
    lists: mine ? listMoves(match) : [],
    kinds: mine ? kindsOf(match) : [],
    length,
    at,
    seen: looking.seen,
    events: past ? events.filter(({ seq }) => seq <= at) : events,
    line: match
      .moves(knows)
      .slice(0, at)
      .map((one, i) => (looking.byOrder(i + 1) ? { ...one, byOrder: true } : one)),
    orders: looking.orders,
    undo: { open: looking.undoClosed === undefined && !past, reason: looking.undoClosed ?? '' },
    result: past ? null : match.result,
    curtain: looking.curtain,
    // Every coming die follows from it.
    seed: over ? (match.seed ?? null) : null,
    setting: looking.setting ?? null,
    seats,
    set: { id: set.id, title: set.title, text: set.text },
    sandbox: looking.sandbox,
  };
};

/** A position out of a link: there is nothing behind it, and nothing to decide. */
export const sharedSnapshot = (text: string): Snapshot => {
  const { game, viewer, view } = unpackShared(text);
  const kernel = kernelOf(game);
  const [set] = kernel.game.sets;
  return {
    game,
    viewer,
    view,
    decision: null,
    moves: [],
    lists: [],
    kinds: [],
    length: 0,
    at: 0,
    seen: 0,
    events: [],
    line: [],
    orders: [],
    undo: { open: false, reason: 'There is no move to take back.' },
    result: null,
    curtain: null,
    seed: null,
    setting: null,
    seats: kernel.game.seats,
    set: { id: set.id, title: set.title, text: set.text },
    sandbox: true,
  };
};

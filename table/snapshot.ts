import {
  type Overlay,
  type PositionJson,
  type Subject,
  type TableEnding,
  type Viewer,
  viewState,
  type Written,
  writePosition,
} from '@ravelin/engine';
import { overlaysOf } from './catalogue.ts';
import { type AnyMatch, kindsOf, legalMoves, listMoves, partOf, type State } from './legal.ts';
import { orderable } from './orders.ts';
import type { OrderJson, ReopenedJson, Snapshot, TableSetting } from './schemas.ts';
import type { Table } from './table.ts';

/** Makes what an onlooker may see: a moment of the match, as one seat may know it. */

/** Who looks, and what only that seat knows. */
export interface Looking {
  readonly viewer: string | null;
  readonly curtain: string | null;
  readonly setting: TableSetting | undefined;
  readonly sandbox: boolean;
  /** A replay: nothing can be decided. */
  readonly looksBack: boolean;
  /** Everything lies open. */
  readonly open: boolean;
  /** Of a game that is over: not as it lies open now, but as the viewer knew it then. */
  readonly asKnown: boolean;
  readonly undoClosed: string | undefined;
  /** How it ended at the table. */
  readonly ended: TableEnding | null;
  readonly since: number | null;
  readonly reopened: ReopenedJson | null;
  readonly seen: number;
  readonly orders: readonly OrderJson[];
  /** Did the viewer's own order make this move? */
  byOrder(move: number): boolean;
}

export type Knows = Viewer | 'all';

/** Who is told, and how much of it. */
export interface Reader extends Pick<Looking, 'viewer' | 'byOrder'> {
  readonly knows: Knows;
}

/** What was told of a game of so many moves, after moves were taken back so often. */
interface Told extends Pick<Snapshot, 'events' | 'line'>, Pick<Reader, 'knows' | 'viewer'> {
  readonly undone: number;
  readonly length: number;
}

/** What was told to one onlooker before: of what has not changed since, the same objects are told again. */
export class Heard {
  private last: Told | undefined;
  private written: Written<State> | undefined;

  /** A position, as a viewer may know it. */
  position(kernel: AnyMatch['kernel'], view: State): PositionJson {
    const json = writePosition(kernel, view, this.written);
    this.written = { g: view, json };
    return json;
  }

  /** What happened and who decided what, as a viewer may know it. It only grows, unless moves are taken back, so each of it is written once. */
  by({ match, undone }: Table, { knows, viewer, byOrder }: Reader): Told {
    const { last } = this;
    const { length } = match;
    const goesOn = last && last.knows === knows && last.viewer === viewer && last.undone === undone;
    const before = goesOn && last.length <= length ? last : undefined;
    if (before?.length === length) return before;
    // Numbered by the line: a game that goes on from a position has moves behind it that are not in it.
    const first = match.state.seq - length;
    const from = before?.length ?? 0;
    const events = match.events(knows, before ? from + 1 : 0);
    const news = first === 0 ? events : events.map((event) => ({ ...event, seq: Math.max(0, event.seq - first) }));
    const moves = match.moves(knows, from).map((one, i) => (byOrder(from + i + 1) ? { ...one, byOrder: true } : one));
    this.last = {
      knows,
      viewer,
      undone,
      length,
      events: before ? [...before.events, ...news] : news,
      line: before ? [...before.line, ...moves] : moves,
    };
    return this.last;
  }
}

/** Something to lay over the board, made from what the viewer may know. */
export const overlayOf = (
  match: AnyMatch,
  at: number,
  { viewer, open }: Pick<Looking, 'viewer' | 'open'>,
  id: string,
  subject: Subject | undefined,
): Overlay => {
  const { kernel, over } = match;
  const seat: Viewer = viewer === null ? undefined : kernel.game.seats.indexOf(viewer);
  const state = match.stateAt(at);
  const known = over || open ? kernel.clone(state) : viewState(kernel, state, seat);
  return overlaysOf(kernel.game.id)[id]?.(known, seat, subject) ?? { marks: [], lines: [] };
};

/** Is it played with a set that does not come with the game? */
export const isOwn = ({ kernel, set }: AnyMatch): boolean => kernel.game.sets.every(({ hash }) => hash !== set.hash);

/** Is it played with the set that boards draw unless they are told otherwise? */
export const isUsual = ({ kernel, set }: AnyMatch): boolean => kernel.game.sets[0].hash === set.hash;

/** How what is shown is put into words. */
export interface Wording {
  told(reader: Reader): Pick<Snapshot, 'events' | 'line'>;
  position(view: State): PositionJson;
}

export const snapshotOf = (match: AnyMatch, at: number, wording: Wording, looking: Looking): Snapshot => {
  const { kernel, set, length, over } = match;
  const { seats } = kernel.game;
  const past = at < length;
  const viewer: Viewer = looking.viewer === null ? undefined : seats.indexOf(looking.viewer);
  // At the end everything lies open.
  const open = !looking.asKnown && (over || looking.open);
  const knows = open ? 'all' : viewer;
  const state = match.stateAt(at);
  const view = open ? state : viewState(kernel, state, viewer);
  const ended = past ? null : looking.ended;
  const pending = ended ? null : kernel.pending(state);
  const mine = !past && !looking.looksBack && pending !== null && seats[pending.seat] === looking.viewer;
  const { events, line } = wording.told({ ...looking, knows });
  return {
    game: kernel.game.id,
    viewer: looking.viewer,
    view: { ...wording.position(view), viewer: looking.viewer ?? 'spectator' },
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
    line: past ? line.slice(0, at) : line,
    orders: looking.orders,
    undo: { open: looking.undoClosed === undefined && !past, reason: looking.undoClosed ?? '' },
    result: past ? null : match.result,
    ...(ended && { ended }),
    curtain: looking.curtain,
    since: looking.since,
    // Every coming die follows from it.
    seed: over ? (match.seed ?? null) : null,
    setting: looking.setting ?? null,
    seats,
    set: { id: set.id, title: set.title, text: set.text, ...(!isUsual(match) && { own: set.hash }) },
    sandbox: looking.sandbox,
    reopened: looking.reopened,
  };
};

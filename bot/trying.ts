import {
  type Base,
  type ComponentSet,
  type EventReport,
  type GameRecord,
  type Kernel,
  loadRecord,
  Match,
  Random,
} from '@ravelin/engine';
import { shownMove } from '@ravelin/table';
import { ByThumb } from './thumb.ts';

/** Looks for a moment of a game at which a card or a unit of a set can be used, or comes up next: to try it there. */

export interface Tried {
  readonly domain: string;
  readonly name: string;
  /** Of a composed game: the part whose thing it is. */
  readonly part?: string | undefined;
}

type AnyMatch = Match<Base, unknown>;

/** So many moves of a decision are looked at, and so many moves of a game. */
const MOST = 200;
const LONGEST = 500;

/** Does a move of the decision that is due name it? */
export const isUsable = (kernel: Kernel<Base, unknown>, g: Base, { domain, name, part }: Tried): boolean =>
  (kernel.moves(g, MOST) ?? []).some((move) => {
    const shown = shownMove(kernel, g, move);
    return shown.part === part && shown.parts.some((one) => one.domain === domain && one.name === name);
  });

/** Does what happened name it? */
const comesUp = (events: readonly EventReport[], { name }: Tried): boolean =>
  events.some((event) => Object.values(event).some((value) => (Array.isArray(value) ? value : [value]).includes(name)));

interface Moment {
  readonly match: AnyMatch;
  /** After so many moves. */
  readonly at: number;
  /** It can be used there; else it comes up with the next move. */
  readonly usable: boolean;
}

/** The first such moment of a game; undefined where it has none. */
function* momentIn(
  kernel: Kernel<Base, unknown>,
  set: ComponentSet<unknown>,
  scenario: string | undefined,
  thing: Tried,
  seed: string,
  goesOn: () => boolean,
): Generator<undefined, Moment | undefined> {
  const match = new Match(kernel, { set, seed, ...(scenario !== undefined && { scenario }) }) as AnyMatch;
  const players = new ByThumb<Base, unknown>(kernel, new Random(seed));
  let comes: number | undefined;
  while (!match.over && match.length < LONGEST && goesOn()) {
    if (isUsable(kernel, match.state, thing)) return { match, at: match.length, usable: true };
    const at = match.length;
    match.make(players.move(kernel.clone(match.state)));
    if (comes === undefined && comesUp(match.events('all', at + 1), thing)) comes = at;
    yield undefined;
  }
  return comes === undefined ? undefined : { match, at: comes, usable: false };
}

/**
 * Plays one game after the other by the rule of thumb, a move with each step. In the end it gives the record of one up to a moment at which the thing can be used; where
 * there was none, up to the first after which it came up of itself; or nothing. `goesOn`: may another move be played, after so many games?
 */
export function* trying(
  kernel: Kernel<Base, unknown>,
  set: ComponentSet<unknown>,
  thing: Tried,
  seed: string,
  goesOn: (games: number) => boolean,
): Generator<undefined, GameRecord | undefined> {
  const { scenarios, sets } = kernel.game;
  let next: Moment | undefined;
  for (let n = 0; goesOn(n); n++) {
    const moment = yield* momentIn(kernel, set, scenarios[n % scenarios.length]?.id, thing, `${seed}/${n}`, () =>
      goesOn(n),
    );
    if (moment?.usable) next = moment;
    else next ??= moment;
    if (next?.usable) break;
  }
  if (!next) return undefined;
  const record = next.match.record();
  return loadRecord(kernel, [set, ...sets], record, next.at).record();
}

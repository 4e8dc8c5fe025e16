import {
  type ComponentSet,
  hashText,
  type PositionJson,
  Random,
  Refusal,
  type Viewer,
  viewState,
  writePosition,
} from '@ravelin/engine';
import { bringGame, kernelOf } from './catalogue.ts';
import { deflated, inflated } from './deflate.ts';
import type { AnyMatch } from './legal.ts';
import type { Difference, Shared, Snapshot } from './schemas.ts';
import { basisOf, namedSet, setIn } from './set-changes.ts';
import { applied, difference } from './telling.ts';

/**
 * A position in a link: what may be seen of it, what is asked, and the last that happened. It is written as what differs from
 * the start of the game, so that it stays short enough to be sent.
 */

/** Characters that every messenger lets pass; of the log as much travels as fits. */
const SHORT = 1800;
/** No link is longer, whatever its component set: what no messenger takes is of no use. */
const LONGEST = 8000;
/** Events that travel at most, and at least. */
const MOST = 40;
const LEAST = 6;
/** Characters of the sum that tells a mistyped link from a good one. */
const SUM = 6;

const bad = (): Refusal => new Refusal('bad-link', 'The link is damaged: a character is missing or was changed.');

/** How the game looks to that viewer before the first move; chance is the same for sender and receiver. */
const startOf = (
  { game, scenario, options, viewer }: Pick<Shared, 'game' | 'scenario' | 'options' | 'viewer'>,
  { kit }: ComponentSet<unknown>,
) => {
  const kernel = kernelOf(game);
  const state = kernel.start(kit, scenario, options, kernel.play(new Random('link')));
  const seat: Viewer = viewer === null ? undefined : kernel.game.seats.indexOf(viewer);
  return JSON.parse(JSON.stringify(writePosition(kernel, viewState(kernel, state, seat)))) as PositionJson;
};

export const sharedOf = (match: AnyMatch, snapshot: Snapshot): Shared => {
  const { scenario, options } = match;
  const { game, viewer, view, decision, events, result, length } = snapshot;
  const from = { game, scenario, options: { ...options } as Record<string, string>, viewer };
  const changes: Difference = difference(startOf(from, match.set), JSON.parse(JSON.stringify(view))) ?? {
    members: {},
    gone: [],
  };
  const set = namedSet(match);
  return {
    ...from,
    ...(set && { set }),
    changes,
    decision: decision && { ...decision, window: [] },
    result,
    moves: length,
    events: events.slice(-MOST).map(({ ledger: _ledger, ...event }) => event),
  };
};

/** The snapshot of a position out of a link, with its component set: there is nothing behind it, and nothing can be decided. */
export const sharedSnapshot = (shared: Shared, set: ComponentSet<unknown>): Snapshot => {
  const { game, viewer, decision, result, moves, events } = shared;
  return {
    game,
    viewer,
    view: applied(startOf(shared, set), shared.changes) as PositionJson,
    decision,
    moves: [],
    lists: [],
    kinds: [],
    length: moves,
    at: moves,
    seen: moves,
    events,
    line: [],
    orders: [],
    undo: { open: false, reason: 'There is no move to take back.' },
    result,
    curtain: null,
    since: null,
    seed: null,
    setting: null,
    seats: kernelOf(game).game.seats,
    set: { id: set.id, title: set.title, text: set.text, ...(shared.set && { own: set.hash }) },
    sandbox: true,
    reopened: null,
  };
};

/**
 * A difference in few characters: a plain value stands for itself, `[is]` for another, `[keep, add, end]` for a list; members go by
 * their number in what was before, new ones by `.name`, and those that are gone stand behind `-`.
 */
type Brief = string | number | boolean | null | readonly unknown[] | { readonly [member: string]: unknown };

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || typeof value !== 'object';
const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const brief = (before: unknown, changes: Difference): Brief => {
  if ('is' in changes) return isPlain(changes.is) ? changes.is : [changes.is];
  if ('add' in changes) return [changes.keep, changes.add, changes.end];
  const old = membersOf(before);
  const names = Object.keys(old);
  const numberOf = (name: string): string => (Object.hasOwn(old, name) ? names.indexOf(name).toString(36) : `.${name}`);
  const members = Object.entries(changes.members).map(
    ([name, one]) => [numberOf(name), brief(old[name], one)] as const,
  );
  const gone = changes.gone.map(numberOf);
  return Object.fromEntries([...members, ...(gone.length > 0 ? [['-', gone] as const] : [])]);
};

const spelled = (before: unknown, short: Brief): Difference => {
  if (isPlain(short)) return { is: short };
  if (Array.isArray(short)) {
    const [first, add, end]: readonly unknown[] = short;
    return Array.isArray(add) ? { keep: Number(first), add, end: Number(end) } : { is: first };
  }
  const old = membersOf(before);
  const names = Object.keys(old);
  const nameOf = (member: string): string =>
    member.startsWith('.') ? member.slice(1) : (names[Number.parseInt(member, 36)] ?? '');
  const { '-': gone = [], ...members } = short as Record<string, unknown>;
  const all = Object.entries(members).map(([member, one]) => {
    const name = nameOf(member);
    return [name, spelled(old[name], one as Brief)] as const;
  });
  return { members: Object.fromEntries(all), gone: (gone as string[]).map(nameOf) };
};

/** The versions of what a link holds: with a component set it cannot be read by who knows of none. */
const PLAIN = 2;
const WITH_SET = 3;
type Packed = Omit<Shared, 'changes' | 'set'> & {
  readonly v: number;
  readonly changes: Brief;
  readonly set?: { readonly id: string } | { readonly changes: Brief };
};

/** As text for a link. The log is cut from its beginning until it fits. */
export const packShared = async (shared: Shared): Promise<string> => {
  const changes = brief(startOf(shared, setIn(shared)), shared.changes);
  const { set } = shared;
  const own = set && ('id' in set ? set : { changes: brief(basisOf(shared.game), set.changes) });
  for (let { events } = shared; ; events = events.slice(1 + Math.floor(events.length / 5))) {
    const text = JSON.stringify({ v: own ? WITH_SET : PLAIN, ...shared, ...(own && { set: own }), changes, events });
    const packed = hashText(text).slice(0, SUM) + (await deflated(text));
    if (packed.length > SHORT && events.length > LEAST) continue;
    if (packed.length > LONGEST)
      throw new Refusal(
        'long-link',
        'The component set differs in too much to fit into a link: save the game as a file.',
      );
    return packed;
  }
};

export const unpackShared = async (packed: string): Promise<Shared> => {
  const text = await inflated(packed.slice(SUM)).catch(() => '');
  if (text === '' || hashText(text).slice(0, SUM) !== packed.slice(0, SUM)) throw bad();
  const { v, changes, set: short, ...rest } = JSON.parse(text) as Packed;
  if (v !== PLAIN && v !== WITH_SET)
    throw new Refusal('newer-format', 'The link was made by a newer version of Ravelin.');
  await bringGame(rest.game);
  const set = short && ('id' in short ? short : { changes: spelled(basisOf(rest.game), short.changes) });
  const shared = { ...rest, ...(set && { set }) };
  return { ...shared, changes: spelled(startOf(shared, setIn(shared)), changes) };
};

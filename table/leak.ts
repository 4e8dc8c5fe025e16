import {
  ANY,
  type Domain,
  formatMove,
  Match,
  type Move,
  type PositionJson,
  type Random,
  type Result,
  RulesError,
  sampleWorld,
  seesZone,
  type Viewer,
  viewers,
  viewState,
  writePosition,
} from '@ravelin/engine';
import { overlaysOf } from './catalogue.ts';
import type { AnyMatch, State } from './legal.ts';
import type { Admission, Onlooker } from './onlooker.ts';
import { byHand } from './players.ts';
import { answer, onlookerRequests, type Requests } from './requests.ts';
import { Room } from './room.ts';
import { roomRequests } from './room-requests.ts';
import { Table } from './table.ts';

/**
 * The leak law of the table. What a viewer may not know is dealt anew; then everything that the table answers to that viewer, to
 * every request, results and refusals alike, must stay the same to the byte, and so must what it tells of the moves that follow.
 * The kernel's own law (`checkSecrets`) covers the view; this one covers all that goes out.
 */

type AnyKernel = AnyMatch['kernel'];

export interface Question {
  readonly request: string;
  readonly args: unknown;
}

/** How somebody looks at the table: the seats at the screen, and what they may know together. */
export interface Look {
  readonly name: string;
  readonly viewer: Viewer;
  readonly seats: readonly string[];
}

export const looks = (game: AnyKernel['game']): Look[] => {
  const { seats } = game;
  return viewers(game).flatMap((viewer): Look[] => {
    if (viewer !== undefined) return [{ name: seats[viewer], viewer, seats: [seats[viewer]] }];
    const spectator = { name: 'a spectator', viewer, seats: [] };
    return seats.length === 1 ? [spectator] : [spectator, { name: 'whoever stands before the curtain', viewer, seats }];
  });
};

/** A table in one of the two worlds, and the one who looks at it there. */
interface Side {
  readonly table: Table;
  readonly onlooker: Onlooker;
  /** What it was told without asking. */
  readonly news: unknown[];
}

const sideOf = (match: AnyMatch, { seats }: Look): Side => {
  const { game } = match.kernel;
  const setting = { game: game.id, seats: Object.fromEntries(game.seats.map((seat) => [seat, 'here'])) };
  const table = new Table({ match, setting, manner: 'sandbox', players: { here: byHand } });
  const news: unknown[] = [];
  const admission: Admission = { seats, onNews: (snapshot) => news.push(snapshot) };
  return { table, onlooker: table.admit(admission), news };
};

const any = (rng: Random, g: State, domain: Domain): number =>
  domain.min + rng.int(domain.max(g.kit as never) - domain.min + 1);

const nameIn = (rng: Random, g: State, domain: Domain): string =>
  String(domain.name(g.kit as never, any(rng, g, domain)));

/** How many of each kind are tried. */
const TRIES = 4;

/** Moves of the decision that is due in notation: some that are legal in either world, and some that a curious page would try. */
const notations = (kernel: AnyKernel, worlds: readonly State[], rng: Random): string[] => {
  const out = new Set<string>(['dance', '']);
  for (const world of worlds.filter(({ over }) => !over)) {
    for (let n = 0; n < 2 * TRIES; n++) out.add(formatMove(kernel, world, kernel.random(world, rng)));
    for (const [kind, declared] of (kernel.pending(world)?.decision.moves ?? []).entries()) {
      const { list, slots } = declared;
      const own = kernel.stateFor(world, declared);
      for (let n = 0; n < TRIES; n++) {
        const chosen = list
          ? Array.from({ length: rng.int(4) }, () => any(rng, own, list.over))
          : slots.map(({ over }) => any(rng, own, over));
        out.add(formatMove(kernel, world, kernel.written(world, { kind, chosen })));
      }
    }
  }
  return [...out];
};

/** Moves of other decisions of the game: why they are closed now must tell nothing either. */
const untimely = (kernel: AnyKernel, g: State, rng: Random): string[] => {
  const asked = kernel.procedures.flatMap(({ ops, part }) =>
    ops.flatMap(({ ask, part: own }) =>
      (ask?.decision.moves ?? []).map((kind) => ({ kind, part: kind.part ?? (own >= 0 ? own : part) })),
    ),
  );
  return Array.from({ length: TRIES }, () => {
    const { kind, part } = asked[rng.int(asked.length)];
    const own = part === undefined ? g : (g.parts as State[])[part];
    const slots = new Map([...kind.slots, ...(kind.list ? [kind.list] : [])].map(({ name, over }) => [name, over]));
    return kind.notation.replace(/\{(.+?)\}/g, (_all, slot: string) => {
      const over = slots.get(slot);
      return over ? nameIn(rng, own, over) : slot;
    });
  });
};

const aboutKinds = (kernel: AnyKernel, g: State, rng: Random): Question[] =>
  (kernel.pending(g)?.decision.moves ?? []).flatMap((declared): Question[] => {
    const { id: kind, list, slots } = declared;
    const own = kernel.stateFor(g, declared);
    const name = (domain: Domain): string => nameIn(rng, own, domain);
    if (list) {
      const names = Array.from({ length: rng.int(3) }, () => name(list.over));
      return [
        { request: 'list', args: { kind, names: [] } },
        { request: 'list', args: { kind, names } },
        { request: 'whyNotList', args: { kind, names, name: name(list.over) } },
      ];
    }
    const picks = slots.map(({ over }) => ({ domain: over.title, name: name(over) }));
    const [first] = picks;
    const overlays = first ? Object.keys(overlaysOf(kernel.game.id)) : [];
    return [
      { request: 'whyNot', args: { picks, kind } },
      { request: 'whyNot', args: { picks: picks.slice(0, 1), kind: null } },
      { request: 'unfold', args: { kind, names: [] } },
      { request: 'unfold', args: { kind, names: picks.slice(0, 1).map((pick) => pick.name) } },
      ...overlays.map((id) => ({ request: 'overlay', args: { id, subject: first, at: 1000 } })),
    ];
  });

/** Every request that only asks, with arguments about what lies in sight and what does not. */
const questions = (kernel: AnyKernel, worlds: readonly State[], rng: Random): Question[] => [
  { request: 'look', args: {} },
  ...[0, 1, 2].map((moves) => ({ request: 'at', args: { moves } })),
  ...[false, true].map((own) => ({ request: 'share', args: { own } })),
  { request: 'record', args: {} },
  { request: 'components', args: {} },
  { request: 'saw', args: { moves: 0 } },
  { request: 'understood', args: {} },
  ...[...notations(kernel, worlds, rng), ...untimely(kernel, worlds[0], rng)].flatMap((move): Question[] => [
    { request: 'why', args: { move } },
    { request: 'final', args: { move } },
    { request: 'refusal', args: { move } },
  ]),
  ...aboutKinds(kernel, worlds[0], rng),
];

/** What would change the game, asked by somebody who does not decide: each is refused, and in the same words. */
const attempts = (kernel: AnyKernel, worlds: readonly State[], rng: Random): Question[] => [
  ...notations(kernel, worlds, rng).flatMap((move): Question[] => [
    { request: 'play', args: { move } },
    { request: 'direct', args: { move } },
  ]),
  { request: 'order', args: { until: 'revoked' } },
  { request: 'revoke', args: { decision: kernel.pending(worlds[0])?.decision.id ?? '' } },
  { request: 'take', args: { seat: 'nobody' } },
  { request: 'leaveTo', args: { player: 'here' } },
];

/** All that a curious page would ask, and try if another seat decides (`idle`), in either of these worlds. */
export const curious = (kernel: AnyKernel, worlds: readonly State[], rng: Random, idle: boolean): Question[] => [
  ...questions(kernel, worlds, rng),
  ...(idle ? attempts(kernel, worlds, rng) : []),
];

/** The match as it stands, and in a world that the viewer cannot tell from it: where both begin. */
export const worldsOf = (match: AnyMatch, viewer: Viewer, rng: Random): readonly [PositionJson, PositionJson] => {
  const { kernel, state, scenario, options } = match;
  const world = sampleWorld(kernel, viewState(kernel, state, viewer, 'memory'), viewer, (n) => rng.int(n));
  const written = (one: State): PositionJson => ({ ...writePosition(kernel, one), scenario, options });
  return [written(state), written(world)];
};

const answered = <Owner>(requests: Requests<Owner>, owner: Owner, { request, args }: Question): string => {
  try {
    return JSON.stringify({ result: answer(requests, owner, request, args) });
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return JSON.stringify({ error: { code, message } });
  }
};

const same = ({ name }: Look, what: string, left: string, right: string): void => {
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new RulesError(`The table tells ${name} a secret: ${what} answers …${part(left)}… against …${part(right)}…`);
};

/** Both sides are asked the same; gives how much that was. */
const compare = (look: Look, real: Side, other: Side, rng: Random): number => {
  const { match } = real.table;
  // At the end everything lies open.
  if (match.over) return 0;
  const worlds = [match.state, other.table.match.state];
  const { kernel } = match;
  const all = curious(kernel, worlds, rng, real.onlooker.viewer !== match.seat);
  for (const question of all)
    same(
      look,
      `${question.request} ${JSON.stringify(question.args)}`,
      answered(onlookerRequests, real.onlooker, question),
      answered(onlookerRequests, other.onlooker, question),
    );
  same(look, 'what was told', JSON.stringify(real.news), JSON.stringify(other.news));
  return all.length;
};

/** What chance gives to a move in both worlds, or nothing where the move shows the viewer which of them it is. */
export const chanceOf = (
  kernel: AnyKernel,
  real: State,
  world: State,
  move: Move,
  viewer: Viewer,
  rng: Random,
): { real: readonly Result[]; other: readonly Result[] } | undefined => {
  if (kernel.refusals(world, move).length > 0) return undefined;
  const tried = (state: State, script?: Result[]) => {
    const x = kernel.play(rng);
    x.results = [];
    if (script) x.script = script;
    kernel.apply(kernel.clone(state), move, x);
    return x;
  };
  const x = tried(real);
  if (x.shown) return undefined;
  const results = x.results ?? [];
  // The same dice; what is drawn out of the viewer's sight may differ.
  const script = results.map((result, i) => {
    const from = x.drawnFrom[i];
    const seats = from?.part === undefined ? undefined : kernel.parts[from.part].seats;
    return from === undefined || seesZone(from.zone, viewer, 'memory', seats) ? result : ANY;
  });
  const y = tried(world, script);
  return y.shown ? undefined : { real: results, other: y.results ?? [] };
};

/** What a room makes of it: a branch deals anew what the viewer cannot know. */
const compareBranch = (look: Look, position: (side: 0 | 1) => PositionJson, game: AnyKernel['game']): void => {
  const seats = Object.fromEntries(game.seats.map((seat) => [seat, look.seats.includes(seat) ? 'here' : 'random']));
  const [left, right] = ([0, 1] as const).map((side) => {
    const room = new Room();
    room.position(game.id, position(side), seats);
    const text = answered(roomRequests, room, { request: 'branch', args: { at: 0 } });
    room.leave();
    return text;
  });
  same(look, 'branch', left, right);
};

/** How many moves after the point where the worlds part are looked at. */
const FOLLOWED = 3;

/**
 * Asks everything, as every viewer, at the match's present position and after a few more moves, in the real world and in one that
 * the viewer cannot tell from it. Gives how many questions were asked; throws with the question that told a secret.
 */
export const checkTableSecrets = (match: AnyMatch, rng: Random): number => {
  const { kernel, set } = match;
  let asked = 0;
  for (const look of looks(kernel.game)) {
    const { viewer } = look;
    const positions = worldsOf(match, viewer, rng);
    const [real, other] = positions.map((position) =>
      sideOf(new Match<State, unknown>(kernel, { set, position, source: rng }), look),
    );
    asked += compare(look, real, other, rng);
    compareBranch(look, (side) => positions[side], kernel.game);
    for (let n = 0; n < FOLLOWED && !real.table.match.over; n++) {
      const before = real.table.match;
      const move = kernel.random(before.state, rng);
      const chance = chanceOf(kernel, before.state, other.table.match.state, move, viewer, rng);
      if (!chance) break;
      const text = before.format(move);
      for (const [side, results] of [
        [real, chance.real],
        [other, chance.other],
      ] as const) {
        side.table.match.script(results, true);
        side.table.play(side.table.match.seat, text);
      }
      asked += compare(look, real, other, rng);
    }
  }
  return asked;
};

/**
 * A random game, with the law checked at moments that lie ever farther apart, so that a long game costs little more than a short
 * one. `match` stands at its start.
 */
export const fuzzTable = (match: AnyMatch, rng: Random): { readonly moves: number; readonly asked: number } => {
  const { kernel } = match;
  let asked = 0;
  let next = rng.int(10);
  while (!match.over) {
    if (match.length === next) {
      asked += checkTableSecrets(match, rng);
      next += 1 + rng.int(10 + next);
    }
    match.make(kernel.random(match.state, rng));
  }
  return { moves: match.length, asked };
};

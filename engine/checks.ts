import { RulesError } from './errors.ts';
import { type GameEvent, report } from './event.ts';
import type { ComponentSet, Options } from './game.ts';
import { numberOfState } from './hash.ts';
import type { Kernel } from './kernel.ts';
import { Match } from './match.ts';
import type { Move } from './move.ts';
import { formatMove, parseMove } from './notation.ts';
import { partsOf } from './parts.ts';
import { ANY } from './play.ts';
import { writePosition } from './position.ts';
import { Random } from './random.ts';
import { problemsOf, readPosition } from './read-position.ts';
import { loadRecord } from './record.ts';
import { hashState, loadState, saveState } from './save.ts';
import { type Base, isSteady, isTable } from './state.ts';
import { ledMove } from './trial.ts';
import { seesZone, type Viewer, viewers, viewState } from './view.ts';
import { sampleWorld } from './worlds.ts';

/**
 * The laws that every game must obey, checked on whatever position they are given. The battery of tests and the fuzzer run them;
 * each throws with a sentence that names the law.
 */

/** No random game may be longer than this: it must end. */
const LONGEST = 20_000;

const fail = (law: string, detail: string): never => {
  throw new RulesError(`${law}: ${detail}`);
};

const same = (law: string, a: unknown, b: unknown): void => {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  fail(law, `…${left.slice(Math.max(0, at - 60), at + 60)}… against …${right.slice(Math.max(0, at - 60), at + 60)}…`);
};

/** Two views are equal. Writing them in names takes long, and only a difference needs to be read. */
const sameView = <S extends Base<K>, K>(law: string, kernel: Kernel<S, K>, a: S, b: S): void => {
  if (numberOfState(kernel, a) === numberOfState(kernel, b)) return;
  same(law, writePosition(kernel, a), writePosition(kernel, b));
};

/** No component appears or vanishes, every value is in its domain, no paragraph about positions is broken. */
export const checkConservation = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): void => {
  const problems = problemsOf(kernel, g);
  if (problems.length > 0) fail('Conservation', problems.map(({ rule, text }) => `${text} ${rule}`).join(' '));
};

/** A state survives being written to text and read back, in the middle of any step. */
export const checkSave = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): S => {
  const back = loadState(kernel, g.kit, JSON.parse(JSON.stringify(saveState(kernel, g))));
  same('Save and resume', saveState(kernel, back), saveState(kernel, g));
  return back;
};

/** `Game.copy` knows every field that the game declares, and shares the steady tables with the original, and no others. */
const checkCopy = <S extends Base<K>, K>({ game }: Kernel<S, K>, g: S, copy: S): void => {
  const [its, copied] = [g, copy].map((state) => state as unknown as Readonly<Record<string, unknown>>);
  for (const [name, field] of Object.entries(game.fields)) {
    if (!(name in copied)) fail('Clone', `the field ${name} is not copied.`);
    if (!isTable(field)) continue;
    const shared = copied[name] === its[name];
    if (shared && !isSteady(field)) fail('Clone', `the table ${name} is shared.`);
    if (!shared && isSteady(field)) fail('Clone', `the table ${name} is steady, but copied.`);
  }
};

/** A clone lives its own life. */
export const checkClone = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, rng: Random): void => {
  const before = numberOfState(kernel, g);
  const copy = kernel.clone(g);
  if (numberOfState(kernel, copy) !== before) fail('Clone', 'the copy is not equal to the original.');
  checkCopy(kernel, g, copy);
  for (const [i, part] of partsOf(kernel.parts, g).entries()) checkCopy(part.kernel, part.g, (copy.parts as Base[])[i]);
  if (copy.survey !== undefined) fail('Clone', 'the copy has taken over what was worked out from the original.');
  const x = kernel.play(rng);
  for (let n = 0; n < 5 && !copy.over; n++) kernel.apply(copy, kernel.random(copy, rng), x);
  if (numberOfState(kernel, g) !== before) fail('Clone', 'playing on with the copy changed the original.');
};

/** A position that is written at any decision can be read again, and is the same. */
export const checkPosition = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  setting: { readonly scenario: string; readonly options: Options },
  rng: Random,
): void => {
  const written = JSON.parse(JSON.stringify({ ...writePosition(kernel, g), ...setting }));
  const back = readPosition(kernel, g.kit, written, kernel.play(rng));
  if (numberOfState(kernel, back) !== numberOfState(kernel, g))
    fail('Positions read back', 'what was written is another position.');
};

/** Every legal move has its own notation, and reading that gives the move back. */
export const checkNotation = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, limit = 400): void => {
  const moves = kernel.moves(g, limit);
  if (!moves) return;
  if (moves.length === 0) fail('No dead end', 'nobody can move although the game is not over.');
  const seen = new Map<string, Move>();
  for (const move of moves) {
    const text = formatMove(kernel, g, move);
    if (seen.has(text)) fail('Notation is unique', `"${text}" stands for two moves.`);
    seen.set(text, move);
    same('Notation round trip', parseMove(kernel, g, text), move);
    const reasons = kernel.refusals(g, move);
    if (reasons.length > 0)
      fail('Legal moves are legal', `"${text}" is listed and refused: ${reasons[0].text} (${reasons[0].rule})`);
  }
};

/** Walking atoms offers exactly the moves that are listed, and never leads to a dead end. */
export const checkAtoms = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, limit = 400): void => {
  const moves = kernel.moves(g, limit);
  const pending = kernel.pending(g);
  if (!moves || !pending) return;
  same('Atoms', kernel.next(g), [...new Set(moves.map(({ kind }) => kind))]);
  for (const [kind, { slots, symmetric }] of pending.decision.moves.entries()) {
    if (slots.length === 0) continue;
    const ofKind = moves.filter((move) => move.kind === kind);
    const firsts = [...new Set(ofKind.flatMap(({ chosen }) => (symmetric ? chosen : chosen[0])))];
    if (firsts.length > 0) same('Atoms', [...kernel.next(g, [kind])].sort(), firsts.sort());
  }
};

/** What may be chosen is what nothing refuses, for arbitrary moves too: no short cut loses a move or lets one in. */
export const checkLegality = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, rng: Random, samples = 60): void => {
  const moves = kernel.moves(g, 2000);
  const pending = kernel.pending(g);
  if (!moves || !pending) return;
  const legal = new Set(moves.map((move) => JSON.stringify(move)));
  const any = (kit: K, domain: { min: number; max(kit: never): number }): number =>
    domain.min + rng.int(domain.max(kit as never) - domain.min + 1);
  for (const [kind, declared] of pending.decision.moves.entries()) {
    const { id, slots, symmetric, list } = declared;
    const own = kernel.stateFor(g, declared);
    for (let n = 0; n < samples; n++) {
      const drawn = list
        ? Array.from({ length: rng.int(4) }, () => any(own.kit, list.over))
        : slots.map(({ over }) => any(own.kit, over));
      const { chosen } = kernel.written(g, { kind, chosen: drawn });
      const refused = kernel.refusals(g, { kind, chosen });
      if (
        symmetric &&
        (refused.length === 0) !== (kernel.refusals(g, { kind, chosen: [...chosen].reverse() }).length === 0)
      )
        fail('Legality', `${id} ${JSON.stringify(chosen)} is legal one way round only.`);
      if ((refused.length === 0) !== legal.has(JSON.stringify({ kind, chosen })))
        fail(
          'Legality',
          `${id} ${JSON.stringify(chosen)} is ${refused.length === 0 ? 'not listed' : 'listed'}, but ${refused[0]?.text ?? 'nothing refuses it'}`,
        );
    }
  }
};

const legalSet = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): string[] | null =>
  kernel.moves(g, 400)?.map((move) => formatMove(kernel, g, move)) ?? null;

/**
 * The leak test. What a viewer may not know is dealt anew; then everything the viewer receives must stay the same: the view, what
 * the decision is about, the moves open to them and, for the next move, if it is possible in both worlds and shows nothing, what they hear and see of it.
 */
export const checkSecrets = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  move: Move | undefined,
  rng: Random,
): void => {
  const int = (n: number): number => rng.int(n);
  // What is remembered beyond the table lies in zones.
  const kinds =
    kernel.game.zones.length + kernel.parts.length > 0 ? (['table', 'memory'] as const) : (['memory'] as const);
  for (const viewer of viewers(kernel.game)) {
    for (const knowledge of kinds) {
      const view = viewState(kernel, g, viewer, knowledge);
      const world = sampleWorld<S, K>(kernel, view, viewer, int);
      sameView('Sampled worlds look identical', kernel, viewState(kernel, world, viewer, knowledge), view);
      checkConservation(kernel, world);
      same('What a decision is about is known to all', kernel.about(world), kernel.about(g));
      if (viewer === g.seat) same('What I may do depends on what I know', legalSet(kernel, world), legalSet(kernel, g));
      if (move && knowledge === 'memory') checkSecretMove(kernel, g, world, viewer, move, rng);
    }
  }
};

const hearing = <S extends Base<K>, K>(g: S, events: readonly GameEvent[], viewer: Viewer): unknown =>
  events.map((e) => report(g.kit, e, viewer));

const checkSecretMove = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  world: S,
  viewer: Viewer,
  move: Move,
  rng: Random,
): void => {
  if (kernel.refusals(world, move).length > 0) return;
  const real = kernel.clone(g);
  const x = kernel.play(rng);
  x.results = [];
  x.events = [];
  kernel.apply(real, move, x);
  if (x.shown) return;
  // The same dice; what is drawn out of the viewer's sight may differ.
  const other = kernel.clone(world);
  const y = kernel.play(rng);
  y.events = [];
  y.script = x.results.map((result, i) => {
    const from = x.drawnFrom[i];
    const seats = from?.part === undefined ? undefined : kernel.parts[from.part].seats;
    return from === undefined || seesZone(from.zone, viewer, 'memory', seats) ? result : ANY;
  });
  kernel.apply(other, move, y);
  if (y.shown) return;
  same('What I hear depends on what I may know', hearing(g, y.events, viewer), hearing(g, x.events, viewer));
  sameView(
    'What I see depends on what I may know',
    kernel,
    viewState(kernel, other, viewer),
    viewState(kernel, real, viewer),
  );
};

/** A world that a seat imagines can be played to its end. */
export const checkWorldPlayable = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  viewer: Viewer,
  rng: Random,
): void => {
  const world = sampleWorld(kernel, viewState(kernel, g, viewer, 'memory'), viewer, (n) => rng.int(n));
  const x = kernel.play(rng);
  for (let n = 0; !world.over; n++) {
    if (n > LONGEST) fail('Every game ends', 'an imagined world does not.');
    kernel.apply(world, kernel.random(world, rng), x);
  }
};

export interface Fuzzed {
  readonly moves: number;
  readonly ending: string;
}
/** `length`: what the clock of the game counts (turns, activations). */
export interface FuzzedGame extends Fuzzed {
  readonly length: number;
}

/**
 * One random game with checks on. With `resume` it is saved and loaded at random points and played on from there; with `led` its
 * players go where the game is keen to be tried.
 */
export const fuzzGame = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  set: ComponentSet<K>,
  scenario: string,
  options: Options,
  seed: string,
  { resume, led = false }: { resume: boolean; led?: boolean },
): FuzzedGame => {
  const { study } = kernel.game;
  const rng = new Random(seed);
  const x = kernel.play(rng);
  let g = kernel.start(set.kit, scenario, options, x);
  let moves = 0;
  let length = 0;
  for (; !g.over; moves++) {
    if (moves > LONGEST) fail('Every game ends', `not after ${LONGEST} moves.`);
    checkConservation(kernel, g);
    const move = led ? ledMove(kernel, g, rng) : kernel.random(g, rng);
    if (rng.int(16) === 0) checkSecrets(kernel, g, move, rng);
    if (resume && rng.int(8) === 0) g = checkSave(kernel, g);
    // Somebody listens: what is told, and the ledgers of it, are tried too.
    x.events = [];
    kernel.apply(g, move, x);
    for (const { kind } of x.events) if (kind === study?.clock.event) length++;
  }
  checkConservation(kernel, g);
  const outcome = kernel.game.outcome(g);
  if (!outcome) return fail('Every game has an outcome', 'it ended without one.');
  return { moves, ending: outcome.how, length };
};

/** Plays a random game as a match, taking back whatever may be taken back; checks undo and looking back, then replays the record. */
export const checkMatch = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  set: ComponentSet<K>,
  scenario: string,
  options: Options,
  seed: string,
): Fuzzed => {
  const rng = new Random(`${seed}/moves`);
  const match = new Match<S, K>(kernel, { set, scenario, options, seed });
  let moves = 0;
  const hashes: string[] = [];
  for (; !match.over; moves++) {
    if (moves > LONGEST) fail('Every game ends', `not after ${LONGEST} moves.`);
    const before = match.hash();
    hashes[match.length] = before;
    const move = kernel.random(match.state, rng);
    match.make(move);
    if (match.undoClosed !== undefined || rng.int(2) === 0) continue;
    const after = match.hash();
    match.undo();
    if (match.hash() !== before) fail('Undo is exact', 'taking a move back gave another position.');
    match.make(move);
    if (match.hash() !== after) fail('Undo is exact', 'making the move again gave another position.');
  }
  for (let n = 0; n < 20; n++) {
    const at = rng.int(match.length);
    if (hashState(kernel, match.stateAt(at)) !== hashes[at])
      fail('Looking back', `after ${at} moves it stood otherwise.`);
  }
  const record = JSON.parse(JSON.stringify(match.record()));
  const again = loadRecord(kernel, [set], record);
  if (again.hash() !== match.hash()) fail('Replay', 'the record leads to another end.');
  same('Replay', again.record(), record);
  return { moves, ending: match.result?.how ?? '' };
};

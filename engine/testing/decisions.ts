import { describe, expect, test } from 'vitest';
import type { Domain } from '../domain.ts';
import { type GameEvent, report } from '../event.ts';
import type { Kernel } from '../kernel.ts';
import type { Ledger } from '../ledger.ts';
import { DONE, type Pending } from '../legality.ts';
import type { Move } from '../move.ts';
import { formatMove } from '../notation.ts';
import type { Play } from '../play.ts';
import { hashText, Random } from '../random.ts';
import { problemsOf } from '../read-position.ts';
import { type Base, type Field, isTable } from '../state.ts';
import { viewers, viewState } from '../view.ts';
import { sampleWorld } from '../worlds.ts';
import { size } from './size.ts';

/**
 * What may be decided and what comes of it, at recorded decisions: fixtures/decisions.json of a game has one line a game that was played,
 * with a digest for every hundred decisions, then one each of what was refused (moves and positions that are not quite right), told and
 * seen. A change of the code that leaves the rules as they are leaves every line as it is. After a change of the rules:
 * `RAVELIN_LONG=1 npx vitest run games/NAME/decisions.battery.test.ts -u`.
 *
 * The digests know the legal moves by their notation and the state by its fields, so neither the order in which the rules find moves
 * nor the way in which procedures keep their locals matters; of what is told they know paragraphs and numbers, not the sentences.
 */

const BLOCK = 100;
/** Kinds with more moves than this are looked at choice by choice. */
const LISTED = 40;

/** A choice that is still to be drawn. */
const ANY = Number.NaN;
/** Worlds are imagined at one decision of so many. */
const IMAGINED = 5;

/** A value of the domain: next to the old one, or any. */
const otherValue = <K>(over: Domain<K>, kit: K, old: number, rng: Random): number => {
  const [min, max] = [over.min, over.max(kit)];
  const next = old + (rng.int(2) === 0 ? 1 : -1);
  return rng.int(2) === 0 && next >= min && next <= max ? next : min + rng.int(max - min + 1);
};

const ascending = (a: number, b: number): number => a - b;

export interface Begun<S> {
  readonly g: S;
  /** How it was begun, as the line says it. */
  readonly how: string;
}

export interface Recording<S extends Base> {
  /** How many games are recorded, and how many of them `npm test` plays. */
  readonly games: number;
  readonly sample: number;
  /** The most decisions of a game. */
  readonly decisions: number;
  begin(game: number, rng: Random, x: Play<S>): Begun<S>;
  /** Fields that the digests leave out: they are kept in another way than in names. */
  readonly packed?: readonly string[];
}

/** Plays and digests the games of a kernel. */
class Recorder<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly recording: Recording<S>;

  constructor(kernel: Kernel<S, K>, recording: Recording<S>) {
    this.kernel = kernel;
    this.recording = recording;
  }

  /** The legal moves of a kind: all of them, or where they are too many what may come first. */
  private movesOf(g: S, kind: number): readonly (string | number)[] {
    const { kernel } = this;
    const moves: Move[] = [];
    if (kernel.movesOf(g, kind, LISTED, moves)) return moves.map((move) => formatMove(kernel, g, move)).sort();
    return kernel.next(g, [kind]).sort(ascending);
  }

  /** A legal move at random, with the choices that were open on the way. */
  private draw(g: S, kinds: readonly number[], rng: Random): { move: Move; seen: unknown[] } {
    const { kernel } = this;
    const prefix = [kinds[rng.int(kinds.length)]];
    const seen: unknown[] = [];
    for (;;) {
      const next = kernel.next(g, prefix).sort(ascending);
      if (next.length === 0) break;
      seen.push(next);
      const atom = next[rng.int(next.length)];
      if (atom === DONE) break;
      prefix.push(atom);
    }
    return { move: kernel.written(g, { kind: prefix[0], chosen: prefix.slice(1) }), seen };
  }

  /** The best of a few moves, where the game knows a better one (Trial.keen). */
  private chosen(g: S, kinds: readonly number[], { decision, locals }: Pending<S>, rng: Random) {
    const { trial } = this.kernel.game;
    const worth = ({ kind, chosen }: Move): number => trial?.keen?.(g, decision.moves[kind], chosen, locals) ?? 0;
    let best = this.draw(g, kinds, rng);
    if (!trial?.keen) return best;
    for (let draws = rng.int(3); draws > 0; draws--) {
      const other = this.draw(g, kinds, rng);
      if (worth(other.move) > worth(best.move)) best = other;
    }
    return best;
  }

  private stateOf(g: S): unknown[] {
    const { packed = [] } = this.recording;
    return [
      g.seat,
      g.over,
      g.stack.map(({ p, pc }) => this.kernel.procedures[p].ops[pc]?.id ?? 'end'),
      Object.keys(this.kernel.game.fields)
        .filter((name) => !packed.includes(name))
        .map((name) => g[name as keyof S]),
      ...(g.zones.length > 0 ? [g.zones] : []),
    ];
  }

  /** What refuses moves of each kind: a legal one of which a choice is replaced by any other, or any choices where none is legal. */
  private refused(g: S, kinds: readonly number[], { decision }: Pending<S>, rng: Random): unknown[] {
    const { kernel } = this;
    return decision.moves.map((kind, at) => {
      const { kit } = kernel.stateFor(g, kind);
      const { list, slots } = kind;
      const length = list ? rng.int(4) : slots.length;
      const chosen = kinds.includes(at)
        ? [...this.draw(g, [at], rng).move.chosen]
        : new Array<number>(length).fill(ANY);
      if (chosen.length > 0) chosen[rng.int(chosen.length)] = ANY;
      for (const [i, atom] of chosen.entries())
        if (Number.isNaN(atom)) chosen[i] = otherValue<K>((list ?? slots[i]).over as Domain<K>, kit, ANY, rng);
      return [chosen, kernel.refusals(g, { kind: at, chosen }).map(({ rule }) => rule)];
    });
  }

  /** What is wrong with the position when one to three of its values are others. */
  private disturbed(g: S, rng: Random): unknown[] {
    const { kernel } = this;
    const fields = Object.entries<Field<K>>(kernel.game.fields);
    const copy = kernel.clone(g) as S & Record<string, number | number[]>;
    for (let left = 1 + rng.int(3); left > 0; left--) {
      const [name, field] = fields[rng.int(fields.length)];
      const value: number | number[] = copy[name];
      if (typeof value === 'number' || !isTable(field))
        Object.assign(copy, { [name]: otherValue(field as Domain<K>, g.kit, value as number, rng) });
      else if (value.length > 0) {
        const at = rng.int(value.length);
        Object.assign(copy, { [name]: value.with(at, otherValue(field.of, g.kit, value[at], rng)) });
      }
    }
    return problemsOf(kernel, copy as S).map(({ rule, text }) => rule || text);
  }

  /** What is said before a move is made: what the decision is about, the preview and whether there is a warning. */
  private foretold(g: S, { decision, locals }: Pending<S>, { kind, chosen }: Move): unknown[] {
    const { preview, warn } = decision.moves[kind];
    const own = this.kernel.stateFor(g, decision.moves[kind]);
    const ledgers = preview?.(own, locals, chosen) ?? [];
    return [this.kernel.about(g), ledgers.map(numbersOf), warn?.(own, locals, chosen) !== undefined];
  }

  /** What each may know of the state; with `rng` also a world that they must think possible. */
  private seen(g: S, rng: Random | undefined): unknown[] {
    const { kernel } = this;
    return viewers(kernel.game).map((viewer) => {
      const view = viewState(kernel, g, viewer);
      const world = rng && sampleWorld(kernel, view, viewer, (n) => rng.int(n));
      return [this.stateOf(view), world && this.stateOf(world)];
    });
  }

  /** The line of a game. */
  line(game: number): string {
    const { kernel, recording } = this;
    const name = `${kernel.game.id}/decisions/${game}`;
    const [rng, asks, worlds] = ['', '/asks', '/worlds'].map((about) => new Random(name + about));
    const x = kernel.play(rng);
    const { g, how } = recording.begin(game, rng, x);
    const digests: string[] = [];
    let [digest, refused, told, seen, n] = ['', '', '', '', 0];
    for (let pending = kernel.pending(g); n < recording.decisions && pending; pending = kernel.pending(g)) {
      const { decision } = pending;
      const kinds = kernel.next(g);
      const open = kinds.map((kind) => [decision.moves[kind].id, this.movesOf(g, kind)]);
      const best = this.chosen(g, kinds, pending, rng);
      const text = formatMove(kernel, g, best.move);
      digest = digestOf(digest, decision.id, open, best.seen, text, this.stateOf(g));
      if (++n % BLOCK === 0) digests.push(digest);
      refused = digestOf(refused, this.refused(g, kinds, pending, asks), this.disturbed(g, asks));
      seen = digestOf(seen, this.seen(g, n % IMAGINED === 0 ? worlds : undefined));
      const before = this.foretold(g, pending, best.move);
      x.events = [];
      kernel.apply(g, best.move, x);
      told = digestOf(
        told,
        before,
        x.events.map((one) => this.reported(g, one)),
      );
    }
    if (n % BLOCK > 0) digests.push(digest);
    const further = [`refused ${refused}`, `told ${told}`, `seen ${seen}`];
    return [`game ${game}`, how, `${n} decisions`, ...digests, ...further].join(', ');
  }

  private reported(g: S, event: GameEvent): unknown[] {
    return [{ ...report(g.kit, event, 'all'), ledger: event.ledger && numbersOf(event.ledger) }, event.knows];
  }
}

const digestOf = (...data: readonly unknown[]): string => hashText(JSON.stringify(data));

const numbersOf = ({ lines }: Ledger): unknown[] => lines.map(([rule, , value]) => [rule, value]);

/** The test of a game's `decisions.battery.test.ts`; `recorded` is what its fixtures/decisions.json holds. */
export const recordedDecisions = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  recorded: readonly string[],
  recording: Recording<S>,
): void => {
  describe(`${kernel.game.title}: recorded decisions`, () => {
    test('the same moves are legal, lead to the same states and are told alike', async () => {
      const recorder = new Recorder(kernel, recording);
      const games = size(recording.sample, recording.games);
      const lines = Array.from({ length: games }, (_, game) => recorder.line(game));
      if (games === recording.games)
        await expect(`${JSON.stringify(lines, null, 2)}\n`).toMatchFileSnapshot('fixtures/decisions.json');
      else expect(lines).toEqual(recorded.slice(0, games));
    });
  });
};

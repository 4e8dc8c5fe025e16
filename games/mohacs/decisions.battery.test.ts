import { DONE, formatMove, hashText, type Move, Random } from '@ravelin/engine';
import { size } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import recorded from './fixtures/decisions.json' with { type: 'json' };
import type { Battle } from './index.ts';
import { kernel, kit, throwTogether } from './testing.ts';
import { trial } from './trial.ts';

/**
 * What may be decided, and what comes of it, at recorded decisions: fixtures/decisions.json has one line a game, with a digest for every
 * hundred decisions. A change of the code that leaves the rules as they are leaves every line as it is. After a change of the rules:
 * `RAVELIN_LONG=1 npx vitest run games/mohacs/decisions.battery.test.ts -u`.
 *
 * The digest knows the legal moves by their notation and the state by its fields, so neither the order in which the rules find moves
 * nor the way in which procedures keep their locals matters.
 */

const FILE = 'fixtures/decisions.json';
const GAMES = 112;
const DECISIONS = 500;
const BLOCK = 100;
/** Kinds with more moves than this are looked at choice by choice. */
const LISTED = 40;
/** Kept in another way than in names. */
const PACKED = new Set(['reacted', 'open', 'linked']);

const ascending = (a: number, b: number): number => a - b;

/** The legal moves of a kind: all of them, or where they are too many what may come first. */
const movesOf = (g: Battle, kind: number): readonly (string | number)[] => {
  const moves: Move[] = [];
  if (kernel.movesOf(g, kind, LISTED, moves)) return moves.map((move) => formatMove(kernel, g, move)).sort();
  return kernel.next(g, [kind]).sort(ascending);
};

/** A legal move at random, with the choices that were open on the way. */
const draw = (g: Battle, kinds: readonly number[], rng: Random): { move: Move; seen: unknown[] } => {
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
};

const stateOf = (g: Battle): unknown[] => [
  g.seat,
  g.over,
  g.stack.map(({ p, pc }) => kernel.procedures[p].ops[pc]?.id ?? 'end'),
  Object.keys(kernel.game.fields)
    .filter((name) => !PACKED.has(name))
    .map((name) => g[name as keyof Battle]),
];

/** The line of a game: both sides are led into battle, in two games of three from the thick of it. */
const lineOf = (game: number): string => {
  const rng = new Random(`mohacs/decisions/${game}`);
  const x = kernel.play(rng);
  const contingents = game % 2 ? 'on' : 'off';
  const g = kernel.start(kit, 'mohacs', { contingents }, x);
  while (kernel.pending(g)?.decision.id !== 'free') kernel.apply(g, kernel.random(g, rng), x);
  if (game % 3) throwTogether(g, rng);
  const digests: string[] = [];
  let [digest, n] = ['', 0];
  for (let pending = kernel.pending(g); n < DECISIONS && pending; pending = kernel.pending(g)) {
    const { decision, locals } = pending;
    const kinds = kernel.next(g);
    const open = kinds.map((kind) => [decision.moves[kind].id, movesOf(g, kind)]);
    const worth = ({ kind, chosen }: Move): number => trial.keen?.(g, decision.moves[kind], chosen, locals) ?? 0;
    let best = draw(g, kinds, rng);
    for (let draws = rng.int(3); draws > 0; draws--) {
      const other = draw(g, kinds, rng);
      if (worth(other.move) > worth(best.move)) best = other;
    }
    digest = hashText(
      JSON.stringify([digest, decision.id, open, best.seen, formatMove(kernel, g, best.move), stateOf(g)]),
    );
    if (++n % BLOCK === 0) digests.push(digest);
    kernel.apply(g, best.move, x);
  }
  if (n % BLOCK > 0) digests.push(digest);
  return [`game ${game}`, `contingents ${contingents}`, `${n} decisions`, ...digests].join(', ');
};

describe('Mohács: recorded decisions', () => {
  test('the same moves are legal, and lead to the same states', async () => {
    const games = size(2, GAMES);
    const lines = Array.from({ length: games }, (_, game) => lineOf(game));
    if (games === GAMES) await expect(`${JSON.stringify(lines, null, 2)}\n`).toMatchFileSnapshot(FILE);
    else expect(lines).toEqual(recorded.slice(0, games));
    const decisions = lines.map((line) => Number(/(\d+) decisions/.exec(line)?.[1]));
    expect(decisions.reduce((sum, one) => sum + one)).toBeGreaterThan(games === GAMES ? 50_000 : 0);
  });
});

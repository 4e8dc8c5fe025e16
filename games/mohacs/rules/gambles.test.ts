import { type Gamble, type GameEvent, type Move, Random, Situation, type Source } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { thumb } from '../bot/thumb.ts';
import { kernel, kit, throwTogether } from '../testing.ts';
import { gambles } from './gambles.ts';
import type { Battle } from './the-battle/state.ts';

/** The odds that are reckoned are those of the rules; and every combat comes out in one of the ways that are named. */

const gambleOf = (g: Battle, move: Move): Gamble<Battle> | undefined => {
  const id = kernel.pending(g)?.decision.moves[move.kind].id ?? '';
  return gambles.find(({ moves, applies }) => moves.includes(id) && applies?.(g, move) !== false);
};

interface Taken {
  readonly g: Battle;
  readonly move: Move;
  readonly gamble: Gamble<Battle>;
}

/** Gambles of melees that are fought by the rule of thumb. */
const taken = (count: number, seed: string): Taken[] => {
  const found: Taken[] = [];
  for (let n = 0; found.length < count; n++) {
    const random = new Random(`${seed}/${n}`);
    const x = kernel.play(random);
    const g = kernel.start(kit, 'mohacs', {}, x);
    while (kernel.pending(g)?.decision.id !== 'free') kernel.apply(g, kernel.random(g, random), x);
    throwTogether(g, random);
    for (let moves = 0; moves < 150 && !g.over; moves++) {
      const move = thumb(new Situation(kernel as never, g, random));
      const gamble = gambleOf(g, move);
      if (gamble) found.push({ g: kernel.clone(g), move, gamble });
      kernel.apply(g, move, x);
    }
  }
  return found;
};

class OpenDie {
  readonly faces: number;

  constructor(faces: number) {
    this.faces = faces;
  }
}

/** Plays on from the move with what chance gives, each side by its first lawful move, until it is settled. */
const comeOut = ({ g: state, move, gamble }: Taken, given: readonly number[]): string => {
  const g = kernel.clone(state);
  const events: GameEvent[] = [];
  let asked = 0;
  const settled = (): string | undefined => gamble.settled(events, g);
  const source: Source = {
    int: (n) => {
      if (asked === given.length) throw settled() ?? new OpenDie(n);
      return given[asked++];
    },
  };
  const x = kernel.play(source);
  x.events = events;
  kernel.apply(g, move, x);
  for (let n = 0; n < 500; n++) {
    const how = settled();
    if (how !== undefined) return how;
    kernel.apply(g, (kernel.moves(g, 5000) ?? [])[0], x);
  }
  throw new Error('never settled');
};

/** Every way in which the dice can fall. */
const bruteForce = (one: Taken, given: readonly number[] = [], share = 1, shares: Record<string, number> = {}) => {
  const add = (how: string): void => {
    shares[how] = (shares[how] ?? 0) + share;
  };
  try {
    add(comeOut(one, given));
  } catch (end) {
    if (typeof end === 'string') add(end);
    else if (!(end instanceof OpenDie)) throw end;
    else for (let die = 0; die < end.faces; die++) bruteForce(one, [...given, die], share / end.faces, shares);
  }
  return shares;
};

test('M7.4.3.1, M8.3.2.1: reckoned odds equal brute force', () => {
  const seen = new Map<string, number>();
  for (const one of taken(120, 'reckoned')) {
    const { g, move, gamble } = one;
    const reckoned = gamble.reckoned?.(g, move);
    if (!reckoned) continue;
    const kind = gamble.moves[0];
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    const shares = bruteForce(one);
    for (const { id } of gamble.outcomes)
      expect([kind, id, reckoned[id] ?? 0]).toEqual([kind, id, expect.closeTo(shares[id] ?? 0, 9)]);
    expect(Object.keys(shares).every((id) => gamble.outcomes.some((outcome) => outcome.id === id))).toBe(true);
  }
  for (const { moves } of gambles) expect([moves[0], (seen.get(moves[0]) ?? 0) > 3]).toEqual([moves[0], true]);
});

test('charges and those who may get away come out in a way that is named', () => {
  const ways = new Set<string>();
  for (const [n, { g: state, move, gamble }] of taken(120, 'named').entries()) {
    if (gamble.reckoned?.(state, move)) continue;
    const g = kernel.clone(state);
    const random = new Random(`named ${n}`);
    const x = kernel.play(random);
    const events: GameEvent[] = [];
    x.events = events;
    kernel.apply(g, move, x);
    let how = gamble.settled(events, g);
    for (let moves = 0; how === undefined && moves < 40; moves++) {
      kernel.apply(g, kernel.random(g, random), x);
      how = gamble.settled(events, g);
    }
    expect(gamble.outcomes.map(({ id }) => id)).toContain(how);
    ways.add(how as string);
  }
  expect(ways.size).toBeGreaterThan(4);
});

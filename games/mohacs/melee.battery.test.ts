import {
  checkAtoms,
  checkClone,
  checkConservation,
  checkLegality,
  checkNotation,
  checkSave,
  checkSecrets,
  ledMove,
  type Move,
  Random,
} from '@ravelin/engine';
import { size } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Battle } from './index.ts';
import { AT_HOME, NO_ANSWER, NO_ATTACK, NO_ROLE, NONE } from './rules/the-battle/state.ts';
import { kernel, kit, throwTogether } from './testing.ts';

/** The laws of every game in the thick of a fight: both armies are thrown together, and led players (trial.ts) fight it out. */

const fights = (
  name: string,
  games: number,
  most: number,
  look: (g: Battle, move: Move, rng: Random) => void,
): number => {
  let moves = 0;
  for (let i = 0; i < size(games, 10 * games); i++) {
    const rng = new Random(`mohacs/melee/${name}/${i}`);
    const x = kernel.play(rng);
    const g = kernel.start(kit, 'mohacs', { contingents: i % 2 ? 'on' : 'off' }, x);
    while (kernel.pending(g)?.decision.id !== 'free') kernel.apply(g, kernel.random(g, rng), x);
    throwTogether(g, rng);
    for (let n = 0; n < most && !g.over; n++, moves++) {
      const move = ledMove(kernel, g, rng);
      look(g, move, rng);
      kernel.apply(g, move, x);
    }
  }
  return moves;
};

describe('Mohács: the battery in the thick of it', () => {
  test('every piece is where it may be, and nothing of a combat is left behind', () => {
    const between = new Set(['free', 'continuity', 'seizure']);
    const moves = fights('order', 6, 1000, (g) => {
      checkConservation(kernel, g);
      if (!between.has(kernel.pending(g)?.decision.id ?? '')) return;
      expect(g.attack.every((one) => one === NO_ATTACK)).toBe(true);
      expect([...g.aim, ...g.also, g.spurred].every((one) => one === NONE)).toBe(true);
      expect(g.role.every((one) => one === NO_ROLE) && g.answer.every((one) => one === NO_ANSWER)).toBe(true);
      expect(g.open.every((one) => one === 0) && g.adrift.every((one) => one === AT_HOME)).toBe(true);
    });
    expect(moves).toBeGreaterThan(2000);
  });

  test('a game is saved and cloned in the middle of any step', () => {
    fights('save', 2, 500, (g, _move, rng) => {
      if (rng.int(3) > 0) return;
      checkSave(kernel, g);
      checkClone(kernel, g, rng);
    });
  });

  test('every legal move has a notation, walks by atoms and is refused by nothing', () => {
    fights('moves', 2, 400, (g, _move, rng) => {
      const id = kernel.pending(g)?.decision.id;
      if (rng.int(id === 'go' || id === 'on' ? 20 : 3) > 0) return;
      checkNotation(kernel, g);
      checkAtoms(kernel, g);
      checkLegality(kernel, g, rng);
    });
  });

  test('nobody learns what they may not know', () => {
    fights('secrets', 3, 400, (g, move, rng) => {
      if (rng.int(6) === 0) checkSecrets(kernel, g, move, rng);
    });
  });

  test('previews and warnings can be asked for every move', () => {
    fights('previews', 4, 600, (g, move) => {
      const pending = kernel.pending(g);
      const kind = pending?.decision.moves[move.kind];
      const ledgers = (pending && kind?.preview?.(g, pending.locals, move.chosen)) ?? [];
      // Ten rolls are ten rolls.
      for (const { title, total, lines } of ledgers)
        if (title === 'of ten rolls' && lines.length > 1) expect(total).toBe(10);
      if (pending) kind?.warn?.(g, pending.locals, move.chosen);
    });
  });
});

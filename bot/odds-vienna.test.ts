import { type AnyGame, Kernel, Random, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { gambleOf, oddsOf } from './odds.ts';

const game = games.find(({ id }) => id === 'vienna') as AnyGame;

/** The share of the good outcomes of each first Assault of some games, as its player is told it. */
const firstAssaults = (count: number): number[] => {
  const kernel = new Kernel(game);
  const rng = new Random('first assaults');
  const x = kernel.play(rng);
  const shares: number[] = [];
  while (shares.length < count) {
    const g = kernel.start(game.sets[0].kit, game.scenarios[0].id, {}, x);
    for (let n = 0; n < 200 && !g.over; n++) {
      const assault = (kernel.moves(g, 500) ?? []).find(
        (move) => kernel.pending(g)?.decision.moves[move.kind]?.id === 'assault',
      );
      const view = viewState(kernel, g, g.seat, 'memory');
      const gamble = assault && gambleOf(kernel, view, assault);
      if (gamble) {
        const odds = oddsOf(kernel, view, g.seat, assault, gamble, rng, { samples: 40, ways: 1 });
        shares.push(odds.chances[0].share);
        break;
      }
      kernel.apply(g, kernel.random(g, rng), x);
    }
  }
  return shares;
};

test('an Assault is told for an attacker who sends his best: seldom hopeless, seldom sure', () => {
  const shares = firstAssaults(6);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean).toBeGreaterThan(0.25);
  expect(mean).toBeLessThan(0.85);
});

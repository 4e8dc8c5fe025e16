import { type AnyGame, Kernel, Random, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { gambleOf, oddsOf } from './odds.ts';
import { mean } from './statistics.ts';

const game = games.find(({ id }) => id === 'vienna') as AnyGame;

/** The share of the good outcomes of each first Assault of some games, as its player is told it. */
const firstAssaults = (of: AnyGame, count: number): number[] => {
  const kernel = new Kernel(of);
  const rng = new Random('first assaults');
  const x = kernel.play(rng);
  const shares: number[] = [];
  while (shares.length < count) {
    const g = kernel.start(of.sets[0].kit, of.scenarios[0].id, {}, x);
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

/** The same player, who spares his Troops also in a battle that he began. */
const sparing = (): AnyGame => {
  const { bold: _bold, ...advice } = game.advice as NonNullable<AnyGame['advice']>;
  return { ...game, advice };
};

test('an Assault is told for an attacker who sends his best: better odds than if he spares his Troops, never sure', () => {
  const [best, spared] = [game, sparing()].map((of) => mean(firstAssaults(of, 12)));
  expect(best).toBeGreaterThan(spared + 0.03);
  expect(best).toBeLessThan(0.85);
});

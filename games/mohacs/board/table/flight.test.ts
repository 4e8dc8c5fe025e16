import { Kernel, Random, writePosition } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../../data/kit.ts';
import { mohacs } from '../../game.ts';
import { flightLevel, flightPoints } from '../../rules/victory.ts';
import { breaksOn, flightOf } from './flight.ts';

/** The track on the table is the rules' own reckoning, whatever has been lost. */
test('M16.0.1 the board counts Flight Points and Levels as the rules do', () => {
  const kernel = new Kernel(mohacs);
  const random = new Random('losses');
  const found = new Set<number>();
  for (let n = 0; n < 200; n++) {
    const g = kernel.blank(RECONSTRUCTED.kit, 'mohacs', { contingents: 'on' });
    for (const unit of g.state.keys()) g.state[unit] = random.int(5);
    for (const leader of g.rank.keys()) g.rank[leader] = random.int(6);
    for (const wave of g.came.keys()) g.came[wave] = random.int(2);
    for (const side of g.fallen.keys()) g.fallen[side] = random.int(4);
    const view = writePosition(kernel, g);
    for (const side of [0, 1]) {
      const { points, level } = flightOf(view, side);
      found.add(points);
      expect([points, level]).toEqual([flightPoints(g, side), flightLevel(g, side)]);
    }
  }
  expect(found.size).toBeGreaterThan(20);
});

test('M16.0.0.1 the share of rolls that would break an army', () => {
  const at = (points: number) => breaksOn({ lost: points, away: 0, points, level: 45 });
  expect([0, 36, 37, 40, 45, 46, 60].map(at)).toEqual([0, 0, 1, 4, 9, 10, 10]);
});

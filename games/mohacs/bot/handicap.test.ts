import { Random, Situation } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { mohacs } from '../index.ts';
import { ELIMINATED } from '../rules/the-battle/state.ts';
import { flightPoints } from '../rules/victory.ts';
import { kernel, kit } from '../testing.ts';
import { handicap } from './handicap.ts';
import { thumb } from './thumb.ts';

test('battles with a handicap are lawful, go on, and differ', () => {
  const [points, contingents] = [new Set<number>(), new Set<number>()];
  for (let n = 0; n < 20; n++) {
    const random = new Random(`handicap ${n}`);
    const x = kernel.play(random);
    const g = kernel.start(kit, 'mohacs', {}, x);
    handicap(g, random);
    expect(mohacs.problems?.(g)).toEqual([]);
    expect(flightPoints(g, 0)).toBe(0);
    points.add(flightPoints(g, 1));
    contingents.add(g.contingents);
    const lost = g.state.filter((state) => state === ELIMINATED).length;
    for (let moves = 0; moves < 60; moves++) kernel.apply(g, thumb(new Situation(kernel as never, g, random)), x);
    expect(mohacs.problems?.(g)).toEqual([]);
    expect(g.state.filter((state) => state === ELIMINATED).length).toBeGreaterThanOrEqual(lost);
  }
  expect(points.size).toBeGreaterThan(5);
  expect([...contingents].sort()).toEqual([0, 1]);
});

import { Eye, Network, Random } from '@ravelin/engine';
import { describe, expect, it } from 'vitest';
import { DEFENDER, INVADER, type Siege } from '../rules/siege.ts';
import { kernel, kit } from '../testing.ts';
import { judged, sight } from './judgement.ts';
import file from './network.json' with { type: 'json' };

/** Quiet positions of a game that is played at random. */
const positions = (seed: string): Siege[] => {
  const found: Siege[] = [];
  const source = new Random(seed);
  const x = kernel.play(source);
  const g = kernel.start(kit, kernel.game.scenarios[0].id, {}, x);
  for (; !g.over; kernel.apply(g, kernel.random(g, source), x))
    if (kernel.pending(g)?.decision.quiet) found.push(kernel.clone(g));
  return found;
};

describe('what the network is shown', () => {
  it('is as many numbers as it says, each about as large as 1', () => {
    const eye = new Eye(sight);
    for (const g of positions('looks')) {
      const { parts, count, whole } = eye.look(g, false);
      expect(count).toBe(g.kit.sections.length);
      expect(whole).toHaveLength(sight.ofWhole);
      const numbers = [...parts.subarray(0, count * sight.ofPart), ...(whole as number[])];
      for (const one of numbers) expect(Math.abs(one)).toBeLessThan(10);
    }
  });
});

describe('the judgement', () => {
  it('comes out of its file as it went in', () => {
    expect(Network.read(sight, file).write(file.made)).toEqual(file);
  });

  it('is as good for one side as it is bad for the other', () => {
    for (const g of positions('sides')) expect(judged(g, DEFENDER, false)).toBeCloseTo(-judged(g, INVADER, false));
  });

  it('holds walls without a garrison for bad, and a siege without goblins for good', () => {
    const all = positions('worse');
    const g = all[Math.floor(all.length / 2)];
    const changed = (change: (g: Siege) => void): number => {
      const other = kernel.clone(g);
      change(other);
      return judged(other, DEFENDER, false);
    };
    const before = judged(g, DEFENDER, false);
    expect(changed((to) => to.garrison.fill(0))).toBeLessThan(before);
    expect(changed((to) => to.horde.fill(0))).toBeGreaterThan(before);
  });
});

import { Eye, Network, Random } from '@ravelin/engine';
import { describe, expect, it } from 'vitest';
import { FORWARD_GUNS } from '../index.ts';
import type { Vienna } from '../rules/siege.ts';
import { HABSBURG, OTTOMAN } from '../rules/siege.ts';
import { kernel } from '../testing.ts';
import { judged, sight } from './judgement.ts';
import file from './network.json' with { type: 'json' };

const OPTIONS = { 'set-up': 'setupC', redraw: 'on' };

/** Quiet positions of a game that is played at random. */
const positions = (seed: string): Vienna[] => {
  const found: Vienna[] = [];
  const source = new Random(seed);
  const x = kernel.play(source);
  const g = kernel.start(FORWARD_GUNS.kit, 'standard', OPTIONS, x);
  for (; !g.over; kernel.apply(g, kernel.random(g, source), x))
    if (kernel.pending(g)?.decision.quiet) found.push(kernel.clone(g));
  return found;
};

describe('what the network is shown', () => {
  it('is as many numbers as it says, each about as large as 1', () => {
    const eye = new Eye(sight);
    for (const g of positions('looks')) {
      const { parts, count, whole } = eye.look(g, false);
      expect(count).toBe(g.kit.hexes.length);
      expect(whole).toHaveLength(sight.ofWhole);
      const numbers = [...parts.subarray(0, count * sight.ofPart), ...(whole as number[])];
      for (const one of numbers) expect(Math.abs(one)).toBeLessThan(5);
    }
  });

  it('is the same however often one looks', () => {
    const eye = new Eye(sight);
    const [first, ...others] = positions('twice');
    const once = structuredClone(eye.look(first, false));
    for (const other of others) eye.look(other, false);
    expect(structuredClone(eye.look(first, false))).toEqual(once);
  });
});

describe('the judgement', () => {
  it('comes out of its file as it went in', () => {
    expect(Network.read(sight, file).write(file.made)).toEqual(file);
  });

  it('is as good for one side as it is bad for the other', () => {
    for (const g of positions('sides')) expect(judged(g, HABSBURG, false)).toBeCloseTo(-judged(g, OTTOMAN, false));
  });

  it('holds low Morale for bad, walls for good and late rounds for the Habsburgs', () => {
    const [start] = positions('worse');
    const changed = (change: (g: Vienna) => void): number => {
      const g = kernel.clone(start);
      change(g);
      return judged(g, OTTOMAN, false);
    };
    const before = judged(start, OTTOMAN, false);
    expect(changed((g) => (g.morale[OTTOMAN] = 3))).toBeLessThan(before - 0.1);
    expect(changed((g) => (g.morale[HABSBURG] = 3))).toBeGreaterThan(before + 0.1);
    expect(changed((g) => g.structural.fill(0))).toBeGreaterThan(before);
    expect(changed((g) => (g.round = 5))).toBeLessThan(before);
  });
});

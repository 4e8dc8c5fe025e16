import { playedByThumb } from '@ravelin/games/empires/testing';
import { describe, expect, it } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { kernel } from '../testing.ts';
import { advice } from './advice.ts';

describe('the rule of thumb of both empires', () => {
  it('makes lawful moves only, the same for the same chance', () => {
    const { wrong, g } = playedByThumb(kernel, RECONSTRUCTED.kit);
    expect(wrong).toEqual([]);
    expect(g.turns).toBeGreaterThan(20);
  });

  it('knows every decision of two players with all that may be added', () => {
    const options = { players: 'two', together: 'on', theft: 'on', lenin: 'on' };
    expect(playedByThumb(kernel, RECONSTRUCTED.kit, options).wrong).toEqual([]);
  });

  it('gives each feature of both nations a name of its own, and a number', () => {
    const x = kernel.play({ int: () => 0 });
    const out: number[] = [];
    advice.measure(kernel.start(RECONSTRUCTED.kit, '1914', {}, x), out);
    expect(new Set(advice.features.map(({ id }) => id)).size).toBe(advice.features.length);
    expect(out.length).toBe(advice.features.length);
    expect(out.every((number) => Number.isFinite(number))).toBe(true);
  });
});

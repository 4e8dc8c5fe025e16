import { type AnyGame, type Base, Kernel, type Move, Random, viewState, worlds } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { clearlyBetter, whyMade } from './remark.ts';
import { thumbMove } from './thumb.ts';

const vienna = games.find(({ id }) => id === 'vienna') as AnyGame;
const kernel = new Kernel<Base, unknown>(vienna as never);

/** Quiet decisions with more than one answer of a game by the rule of thumb: what it does there, and any other move. */
const decisions = (seed: string, count: number): { g: Base; thumb: Move; any: Move }[] => {
  const rng = new Random(seed);
  const x = kernel.play(rng);
  const out: { g: Base; thumb: Move; any: Move }[] = [];
  for (const g = kernel.start(vienna.sets[0].kit, 'standard', {}, x); !g.over && out.length < count; ) {
    const any = kernel.random(g, rng);
    if (kernel.pending(g)?.decision.quiet && !kernel.only(g))
      out.push({ g: kernel.clone(g), thumb: thumbMove(kernel, g, rng), any });
    kernel.apply(g, thumbMove(kernel, g, rng), x);
  }
  return out;
};

test('why a move was made is told from what the other side knew, whatever it could not know', () => {
  let told = 0;
  for (const { g, thumb } of decisions('why', 6)) {
    const pupil = 1 - g.seat;
    const view = viewState(kernel, g, pupil, 'memory');
    const other = viewState(kernel, worlds(kernel, view, pupil).draw(new Random('other')), pupil, 'memory');
    const [here, there] = [view, other].map((one) => whyMade(kernel, one, pupil, g.seat, thumb, 's'));
    expect(there).toEqual(here);
    if (here) told++;
    for (const { text } of here?.reasons ?? []) expect(text.en && text.de).not.toBe('');
  }
  expect(told).toBeGreaterThan(2);
});

test('a move that was clearly worse is named as such, with what the better one brings; an equal one is not', () => {
  let told = 0;
  for (const { g, thumb, any } of decisions('better', 30)) {
    const view = viewState(kernel, g, g.seat, 'memory');
    expect(clearlyBetter(kernel, view, g.seat, thumb, thumb, 's')).toBeUndefined();
    const remark = clearlyBetter(kernel, view, g.seat, any, thumb, 's');
    if (!remark) continue;
    told++;
    expect(remark.gain).toBeGreaterThanOrEqual(4);
    // The other way round it would be wrong to say so.
    expect(clearlyBetter(kernel, view, g.seat, thumb, any, 's')).toBeUndefined();
  }
  expect(told).toBeGreaterThan(0);
});

import { Match } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { kernel } from '../testing.ts';
import { hill } from './1-the-hill.ts';

test('X3.3 the lesson of the Hill can be played as it is told', () => {
  const { position, dice, steps } = hill;
  const match = new Match(kernel, { set: RECONSTRUCTED, position, script: dice });
  for (const step of steps) {
    if ('plays' in step) for (const move of step.plays) match.play(move);
    if ('expect' in step) match.play(step.expect[0]);
  }
  expect(match.positionJson().stands).toEqual({ north: 'hill', south: 'south-camp' });
  expect(match.scriptLeft).toEqual([]);
});

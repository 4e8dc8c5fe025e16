import { Match } from '@ravelin/engine';
import type { Lesson } from '@ravelin/web/lesson';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { kernel } from '../testing.ts';
import { straits } from './1-the-narrows.ts';
import { palestine } from './2-palestine.ts';

/** Plays a lesson as the learner should; gives the match at its end. */
const taught = ({ position, dice, steps }: Lesson) => {
  const match = new Match(kernel, { set: RECONSTRUCTED, position, script: dice });
  for (const step of steps) if ('expect' in step) match.play(step.expect[0]);
  return match;
};

test('O7.2.5 the fleet is beaten off, and the Russians are back in Sarikamish', () => {
  const match = taught(straits);
  expect(match.positionJson()).toMatchObject({ card: '#8', narrows: 'beaten-off', actions: 1, space: { caucasus: 4 } });
  expect(match.scriptLeft).toEqual([]);
});

test('O2.3.9 O3.2.10 O3.6.1 Maude is held and thrown back, Allenby is in El Arish, the Resource is spent', () => {
  const match = taught(palestine);
  expect(match.positionJson()).toMatchObject({
    card: '#40',
    will: 1,
    yildirim: 1,
    korps: 0,
    spent: 1,
    space: { mesopotamia: 3, sinai: 5, arab: 3 },
  });
  expect(match.scriptLeft).toEqual([]);
});

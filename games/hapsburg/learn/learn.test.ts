import { Match } from '@ravelin/engine';
import type { Lesson } from '@ravelin/web/lesson';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { kernel } from '../testing.ts';
import { retreat } from './1-turns-11-to-13.ts';
import { mackensen } from './2-turns-14-to-16.ts';

/** Plays a lesson as the learner should; gives the match at its end. */
const taught = ({ position, dice, steps }: Lesson) => {
  const match = new Match(kernel, { set: RECONSTRUCTED, position, script: dice });
  for (const step of steps) if ('expect' in step) match.play(step.expect[0]);
  return match;
};

const wills = (match: ReturnType<typeof taught>) =>
  match
    .events('all')
    .filter(({ event }) => event === 'national will')
    .map(({ shown }) => shown);

test('H9.1.1, H9.2.1, H9.3.1 turns 11 to 13: National Will -2, -1, -3, and every die is used', () => {
  const match = taught(retreat);
  expect(wills(match)).toEqual([-2, -1, -3]);
  expect(match.positionJson()).toMatchObject({
    card: '#21',
    retreat: 'yes',
    resources: { western: 1, eastern: 1, naval: 1 },
  });
  expect(match.scriptLeft).toEqual([]);
});

test('H9.4.1, H9.5.1, H9.6.1 turns 14 to 16: National Will -1, -1, and the Trench Line stands', () => {
  const match = taught(mackensen);
  expect(wills(match)).toEqual([-1, -1]);
  expect(match.positionJson()).toMatchObject({ card: '#17', trench: 'yes', status: 3, actions: 0 });
  expect(match.scriptLeft).toEqual([]);
});

test('the second lesson begins where the first ends', () => {
  const before = taught(retreat).positionJson();
  const after = new Match(kernel, { set: RECONSTRUCTED, position: mackensen.position, script: ['#21'] }).positionJson();
  for (const field of ['space', 'loyalty', 'resources', 'box', 'will', 'status', 'intercepts', 'mackensen', 'turn'])
    expect(after[field], field).toEqual(before[field]);
});

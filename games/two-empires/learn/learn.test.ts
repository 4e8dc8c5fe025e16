import { Match } from '@ravelin/engine';
import type { Lesson } from '@ravelin/web/lesson';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { eventsOf, kernel, refusal } from '../testing.ts';
import { railway } from './1-the-railway.ts';
import { kaiserschlacht } from './2-the-kaiserschlacht.ts';

/** Plays a lesson as it is taught; gives the match at its end. Each makes only the moves of its seat. */
const taught = ({ position, dice, steps, seat }: Lesson) => {
  const match = new Match(kernel, { set: RECONSTRUCTED, position, script: dice });
  for (const step of steps) {
    const moves = 'expect' in step ? step.expect.slice(0, 1) : 'plays' in step ? step.plays : [];
    for (const move of moves) {
      expect([move, match.seat === seat]).toEqual([move, 'expect' in step]);
      match.play(move);
    }
  }
  return match;
};

describe('The Railway', () => {
  test('E2.1.2 it is closed at first, and open once the Balkan Front is in Veles', () => {
    const match = new Match(kernel, { set: RECONSTRUCTED, position: railway.position, script: railway.dice });
    expect(refusal(match, 'send action')).toEqual(['E2.1.2']);
    match.play('attack balkan alone by actions');
    expect(refusal(match, 'send action')).toEqual([]);
  });

  test('E2.2.2 E2.3.1 E2.4.1 E2.6.1 one offer is refused, and all three kinds of aid are sent', () => {
    const match = taught(railway);
    const told = (event: string) => eventsOf(match, event).map(({ rule, aid }) => [rule, aid]);
    expect(told('aid refused')).toEqual([['E2.2.2', 'action']]);
    expect(told('aid sent')).toEqual([
      ['E2.6.1', 'aid'],
      ['E2.4.1', 'action'],
      ['E2.3.1', 'eastern-operation'],
    ]);
    expect(match.positionJson()).toMatchObject({
      lent: { hapsburg: 0, ottoman: 0 },
      aidAgainst: 'caucasus',
      hapsburg: { aid: 1, actions: 0, resources: { eastern: 0 }, space: { balkan: 4 } },
      ottoman: { space: { caucasus: 4 } },
    });
    expect(match.scriptLeft).toEqual([]);
  });
});

describe('The Kaiserschlacht', () => {
  test('E5.1.3 E5.2.1 E5.3.1 battles 1 and 2, four nation-turns, both markers on both maps', () => {
    const match = taught(kaiserschlacht);
    const fought = eventsOf(match, 'battle').map(({ part, battle, box, total }) => [part, battle, box, total]);
    expect(fought).toEqual([
      ['hapsburg', 'kaiserschlacht-1', 'victories', 4],
      ['ottoman', 'uboat-campaign', 'victories', 5],
      ['ottoman', 'kaiserschlacht-2', 'victories', 4],
    ]);
    const both = { 'kaiserschlacht-1': 'victories', 'kaiserschlacht-2': 'victories' };
    expect(match.positionJson()).toMatchObject({
      turnOf: 'hapsburg',
      hapsburg: { card: '#47', box: both, will: 1 },
      ottoman: { box: { ...both, 'uboat-campaign': 'victories' }, resources: { western: 1 }, will: 2 },
    });
    expect(match.scriptLeft).toEqual([]);
  });
});

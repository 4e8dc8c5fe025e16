import { expect, test } from 'vitest';
import type { Lobby } from '../store/lobby.ts';
import type { Rematch, Rematches } from '../store/rematches.ts';
import type { Talk } from '../store/talk.ts';
import { Asides } from './asides.ts';
import type { Desk } from './desk.ts';

/** A table at which one change is announced, and after so many answers of the database another. */
const told = async (first: Rematch, change: Rematch, then: Rematch, answers: number): Promise<Rematch[]> => {
  let now = first;
  let left = Number.POSITIVE_INFINITY;
  const second: Promise<void>[] = [];
  const answer = async <T>(of: () => T): Promise<T> => {
    const found = of();
    if (left-- > 0) return found;
    left = Number.POSITIVE_INFINITY;
    now = then;
    second.push(asides.tell(desk, 'rematch'));
    return found;
  };
  const lobby = { table: () => answer(() => ({ id: 'game' })) } as unknown as Lobby;
  const rematches = {
    of: () => answer(() => now),
    signs: () => answer(() => [{ game: 'game', sign: JSON.stringify(now) }]),
  } as unknown as Rematches;
  const heard: Rematch[] = [];
  const desk = { id: 'game', isOver: true, rematch: (one: Rematch) => heard.push(one) } as unknown as Desk;
  const talk = { lasts: async () => [] } as unknown as Talk;
  const asides = new Asides({ talk, rematches, lobby });
  await asides.opened(desk);
  now = change;
  left = answers;
  await asides.tell(desk, 'rematch');
  await Promise.all(second);
  return heard;
};

test.each([0, 1, 2])(
  'a rematch that changes after %i answers of the database is told as it is in the end',
  async (n) => {
    const last = { wanted: ['ottoman', 'habsburg'], table: 'next' };
    const heard = await told({ wanted: [], table: null }, { wanted: ['ottoman'], table: null }, last, n);
    expect(heard.at(-1)).toEqual(last);
  },
);

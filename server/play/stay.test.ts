import { expect, test, vi } from 'vitest';
import type { PresenceRow, Presences } from '../store/presences.ts';
import { Attendance } from './attendance.ts';

/** A stay that is over: what comes of its connection then counts no more. */

const attending = () => {
  const stored: Pick<PresenceRow, 'connections' | 'hidden'>[] = [];
  const presences = {
    write: async (rows: readonly PresenceRow[]) => {
      for (const { connections, hidden } of rows) stored.push({ connections, hidden });
    },
  } as unknown as Presences;
  const attendance = new Attendance({
    presences,
    now: () => 1,
    tablesOf: async () => [],
    say: () => {},
    desk: async () => undefined,
    desks: async () => [],
    onTrouble: (error) => {
      throw error;
    },
  });
  return { attendance, stored };
};

test.each(['show', 'leave'] as const)('%s after it has ended changes nothing for another page', async (late) => {
  const { attendance, stored } = attending();
  const [first, second] = [0, 1].map(() => attendance.enter('game', 'account', true));
  first.leave(false);
  if (late === 'show') first.show(false);
  else first.leave(false);
  await vi.waitFor(() => expect(stored).toEqual([{ connections: 1, hidden: 0 }]));
  second.show(false);
  await vi.waitFor(() => expect(stored.at(-1)).toEqual({ connections: 1, hidden: 1 }));
});

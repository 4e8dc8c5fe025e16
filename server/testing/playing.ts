import { Person } from './client.ts';

/** For tests: people who play over the network. */

export interface TableJson {
  readonly id: string;
  readonly invite: string;
  readonly state: string;
  readonly turn: string | null;
}

/** Two people at a table of Vienna that has begun. */
export const viennaTable = async (address: string, { watchable = false } = {}) => {
  const host = await Person.guest(address, 'Kara Mustafa');
  const other = await Person.guest(address, 'Starhemberg');
  const { id, invite } = await host.must<TableJson>('POST', '/api/tables', {
    game: 'vienna',
    seats: { ottoman: 'me', habsburg: 'invite' },
    watchable,
  });
  await other.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
  await host.must('POST', `/api/tables/${id}/start`);
  return { id, invite, host, other };
};

export const failed = (reply: object): { code: string; message: string } | undefined =>
  'error' in reply ? (reply.error as { code: string; message: string }) : undefined;

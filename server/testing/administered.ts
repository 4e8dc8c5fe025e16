import pg from 'pg';

/** For tests: databases of a PostgreSQL that several of them use. */

/** Has the tables of the server and nothing in them: others are copies of it. */
export const TEMPLATE = 'ravelin';

export const administered = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
};

export const databaseAt = (server: string, name: string): string => server.replace('/postgres?', `/${name}?`);

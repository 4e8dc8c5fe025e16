import { Type } from '@ravelin/table';
import type { Database } from '../store/schema.ts';
import type { App } from './app.ts';

/** A database that takes longer than this is not there. */
const PATIENCE = 2000;

const Health = Type.Object({ ok: Type.Boolean() });
const Readiness = Type.Object({
  ready: Type.Boolean(),
  /** What is missing. */
  because: Type.Optional(Type.String()),
});

export interface HealthParts {
  readonly database: Database;
  /** Is the server about to end? */
  closing(): boolean;
}

const within = async (milliseconds: number, promise: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([
      promise.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * For whoever watches over the process: `healthz` says that it lives, so that it need not be started again; `readyz` that it can be sent players. The database is
 * brought to its present shape before the server listens, so that who can be asked has the tables it needs.
 */
export const healthRoutes = (app: App, { database, closing }: HealthParts): void => {
  app.get('/healthz', { schema: { response: { 200: Health } } }, async () => ({ ok: true }));

  app.get('/readyz', { schema: { response: { 200: Readiness, 503: Readiness } } }, async (_request, reply) => {
    if (closing()) return reply.status(503).send({ ready: false, because: 'The server is ending.' });
    const reached = await within(PATIENCE, database.selectFrom('games').select('id').limit(1).execute());
    if (!reached) return reply.status(503).send({ ready: false, because: 'The database does not answer.' });
    return { ready: true };
  });
};

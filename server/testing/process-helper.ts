import { Metrics } from '../operations/metrics.ts';
import { helperServer, serveAsHelper } from '../processes/helper-side.ts';
import { onTrouble, unlimited } from './unlimited.ts';

/** For tests and the bench: a helper of such a server. */
serveAsHelper(async ({ siblings, wire, environment: { DATABASE_URL: url = '', NATS_URL: nats } }) => {
  const metrics = new Metrics();
  const parts = await unlimited({ url, nats, siblings, wire, metrics });
  return { ...(await helperServer(parts, metrics, onTrouble)), end: () => parts.app.close() };
});

import { Metrics } from '../operations/metrics.ts';
import { helpOf, helpWith } from '../processes/helping.ts';
import { onTrouble, unlimited } from './unlimited.ts';

/** For tests and the bench: a helper of such a server. */
helpWith(async ({ siblings, wire, environment: { DATABASE_URL: url = '', NATS_URL: nats } }) => {
  const metrics = new Metrics();
  const parts = await unlimited({ url, nats, siblings, wire, metrics });
  return { ...(await helpOf(parts, metrics, onTrouble)), end: () => parts.app.close() };
});

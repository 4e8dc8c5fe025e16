import { randomPlayer } from '@ravelin/table';
import { NatsWire, type Wire } from '../cluster/wire.ts';
import { type ServerParts, serverApp } from '../http/app.ts';
import type { Metrics } from '../operations/metrics.ts';
import { secureChance } from '../play/hall.ts';
import type { Siblings } from '../processes/siblings.ts';
import { openDatabase } from '../store/database.ts';

export interface Unlimited {
  readonly url: string;
  readonly nats?: string | undefined;
  readonly siblings: Siblings;
  /** Between the processes of the server, where there is no NATS. */
  readonly wire: Wire;
  readonly metrics?: Metrics;
}

export const onTrouble = (error: unknown): void => void process.stderr.write(`${(error as Error).message ?? error}\n`);

/** For tests and the bench: a server, or a helper, for which nobody is too fast, and where no answer is held on purpose. */
export const unlimited = async ({ url, nats, siblings, wire, metrics }: Unlimited): Promise<ServerParts> =>
  serverApp({
    database: await openDatabase({ url, onTrouble }),
    wire: nats === undefined ? wire : new NatsWire(nats, onTrouble),
    siblings,
    metrics,
    computer: () => randomPlayer(secureChance),
    hold: () => 0,
    limits: { requests: 1e9, attempts: 1e9, messages: 1e9, lines: 1e9 },
    onTrouble,
  });

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Channel } from '../notices/kinds.ts';
import type { Database, GameState } from '../store/schema.ts';
import type { Watch } from './watch.ts';

/** Counting millions of rows is not free: once a minute is enough. */
const COUNTED_FOR = 60_000;
const STATES: readonly GameState[] = ['lobby', 'running', 'over'];

/** What can be counted at any moment. */
export interface Counted {
  /** Games that are open on this server. */
  desks(): number;
  /** WebSockets. */
  connections(): number;
}

/** Numbers for Prometheus. None has a label that names a game, a table or a person. */
export class Metrics implements Watch {
  private readonly registry = new Registry();
  private readonly moves = this.counter('ravelin_moves_total', 'Moves that were stored');
  private readonly failures = this.counter('ravelin_storage_errors_total', 'Turns that could not be stored');
  private readonly thinking = this.gauge('ravelin_bot_queue', 'Decisions that wait for computer players');
  private readonly latency = new Histogram({
    name: 'ravelin_move_seconds',
    help: 'From the request to the answer: storing included',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  private readonly answers = new Counter({
    name: 'ravelin_http_answers_total',
    help: 'Answers over HTTP by the first digit of their status',
    labelNames: ['status'],
    registers: [this.registry],
  });

  private readonly notices = new Counter({
    name: 'ravelin_notices_total',
    help: 'Notices by the way they went, and whether they were taken there',
    labelNames: ['channel', 'outcome'],
    registers: [this.registry],
  });

  private readonly others: () => Promise<readonly (readonly object[])[]>;

  /** `others`: what the other processes of the server count. */
  constructor(others: () => Promise<readonly (readonly object[])[]> = async () => []) {
    this.others = others;
    collectDefaultMetrics({ register: this.registry, prefix: 'ravelin_' });
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private gauge(name: string, help: string, collect?: (gauge: Gauge) => void): Gauge {
    const registers = [this.registry];
    return new Gauge({
      name,
      help,
      registers,
      ...(collect && {
        collect() {
          collect(this);
        },
      }),
    });
  }

  /** From now on these are counted whenever somebody asks. */
  count({ desks, connections }: Counted, database: Database): void {
    this.gauge('ravelin_desks', 'Games that are open here', (gauge) => gauge.set(desks()));
    this.gauge('ravelin_connections', 'WebSockets that are open', (gauge) => gauge.set(connections()));
    let counted = Number.NEGATIVE_INFINITY;
    new Gauge({
      name: 'ravelin_tables',
      help: 'Tables that are stored, by their state',
      labelNames: ['state'],
      registers: [this.registry],
      // All processes count the same.
      aggregator: 'first',
      async collect() {
        if (performance.now() - counted < COUNTED_FOR) return;
        counted = performance.now();
        const tables = await tablesByState(database);
        for (const state of STATES) this.set({ state }, tables.get(state) ?? 0);
      },
    });
  }

  moved(entries: number, seconds: number): void {
    this.moves.inc(entries);
    this.latency.observe(seconds);
  }

  notStored(): void {
    this.failures.inc();
  }

  thinks(change: 1 | -1): void {
    this.thinking.inc(change);
  }

  noticed(channel: Channel, taken: boolean): void {
    this.notices.inc({ channel, outcome: taken ? 'taken' : 'failed' });
  }

  answered(status: number): void {
    this.answers.inc({ status: `${Math.floor(status / 100)}xx` });
  }

  /** For another process of the same server, which adds it to its own. */
  values(): Promise<readonly object[]> {
    return this.registry.getMetricsAsJSON();
  }

  /** With what the other processes of the server count. */
  async text(): Promise<string> {
    const others = await this.others();
    if (others.length === 0) return this.registry.metrics();
    return AggregatorRegistry.aggregate([await this.values(), ...others] as object[]).metrics();
  }

  get type(): string {
    return this.registry.contentType;
  }
}

const tablesByState = async (database: Database): Promise<ReadonlyMap<string, number>> => {
  const rows = await database
    .selectFrom('games')
    .select(({ fn }) => ['state', fn.countAll().as('tables')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, tables }) => [state, Number(tables)]));
};

export interface Served {
  readonly address: string;
  end(): Promise<void>;
}

/** At an address of its own, which is not the one that players reach. */
export const serveMetrics = async (
  metrics: Metrics,
  { host, port }: { host: string; port: number },
  onTrouble: (error: unknown) => void,
): Promise<Served> => {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') return void response.writeHead(404).end();
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.type }).end(text);
    } catch (error) {
      onTrouble(error);
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: found } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${found}/metrics`,
    end: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

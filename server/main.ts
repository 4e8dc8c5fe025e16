import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { SPARE_CORES } from '@ravelin/jobs';
import { Carrier, smtp, type Transport } from './accounts/carrier.ts';
import { thinkingWith } from './cluster/thinking.ts';
import { NatsWire, noWire, type Wire } from './cluster/wire.ts';
import { serverApp } from './http/app.ts';
import type { Client } from './http/errors.ts';
import { every } from './http/every.ts';
import { type Log, openLog, troubleOf } from './operations/log.ts';
import { Metrics, serveMetrics } from './operations/metrics.ts';
import { Computers } from './play/computers.ts';
import { secureChance } from './play/hall.ts';
import { type FirstProcess, type HelperServer, helperServer } from './processes/helper-side.ts';
import { Helpers } from './processes/helpers.ts';
import { alone, type Siblings } from './processes/siblings.ts';
import { openDatabase } from './store/database.ts';

/** How a server is run, from its environment. */
export interface Environment {
  readonly DATABASE_URL?: string | undefined;
  readonly NATS_URL?: string | undefined;
  readonly PROCESSES?: string | undefined;
  readonly BOT_THREADS?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
  readonly ORIGIN?: string | undefined;
  readonly TRUST_PROXY?: string | undefined;
  readonly LOG_LEVEL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly VAPID_SUBJECT?: string | undefined;
  readonly NOTICES_TO_PRIVATE?: string | undefined;
  readonly METRICS_HOST?: string | undefined;
  readonly METRICS_PORT?: string | undefined;
  readonly DRAIN_SECONDS?: string | undefined;
}

/** Where the database is if nothing else is said. */
export const DATABASE = '.ravelin/server.db';

export interface Running {
  readonly address: string;
  /** Where the numbers for Prometheus are, if anywhere. */
  readonly metrics: string | undefined;
  end(): Promise<void>;
}

const MAIL = 'There is mail in the outbox, because there is no mail server: npm run outbox shows it.';

/** A whole number from the environment. */
const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name}: "${text}" is no whole number.`);
  return Number(text);
};

/** Among how many processes the tables are shared out: as many as there are cores, or so many. */
const processesOf = ({ PROCESSES = '1' }: Environment): number => {
  const processes = PROCESSES === 'cores' ? availableParallelism() : wholeNumber('PROCESSES', PROCESSES);
  if (processes === 0) throw new Error('PROCESSES: there is one at least.');
  return processes;
};

/** How often mail that could not be sent is looked at. */
const CARRY = 60_000;

const transportOf = ({ SMTP_URL, MAIL_FROM }: Environment): Transport | undefined => {
  if (SMTP_URL === undefined) return undefined;
  if (!/^smtps?:\/\//.test(SMTP_URL)) throw new Error('SMTP_URL: it begins with smtp:// or smtps://.');
  if (MAIL_FROM === undefined) throw new Error('MAIL_FROM: with SMTP_URL, say from what address mail comes.');
  return smtp(SMTP_URL, MAIL_FROM);
};

/** How notices are sent. */
const noticesOf = ({ NOTICES_TO_PRIVATE = '0', ...given }: Environment) => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: pushSubject } = given;
  if (!/^[01]$/.test(NOTICES_TO_PRIVATE)) throw new Error('NOTICES_TO_PRIVATE: it is 0 or 1.');
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: give both, or neither.');
  if (pushSubject !== undefined && !/^(mailto:|https:\/\/)./.test(pushSubject))
    throw new Error('VAPID_SUBJECT: it begins with mailto: or https://.');
  const pushKeys = publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : undefined;
  return { pushKeys, pushSubject, noticesToPrivate: NOTICES_TO_PRIVATE === '1' };
};

const metricsAt = async (
  metrics: Metrics,
  { METRICS_HOST: host = '127.0.0.1', METRICS_PORT: port }: Environment,
  onTrouble: (error: unknown) => void,
) =>
  port === undefined ? undefined : serveMetrics(metrics, { host, port: wholeNumber('METRICS_PORT', port) }, onTrouble);

const troubleIn =
  (log: Log) =>
  (error: unknown): void =>
    log.error(troubleOf(error), 'trouble');

/** What a process of a server is made of: the only one, the first of several, or a helper. */
interface ProcessSettings {
  readonly environment: Environment;
  readonly log: Log;
  readonly siblings: Siblings;
  /** How the processes of this server hear of each other, where they have nothing better. */
  readonly wire: Wire;
  readonly metrics: Metrics;
  readonly client?: Client | undefined;
  onMail?(): void;
}

const startProcess = async (settings: ProcessSettings) => {
  const { environment, log, siblings, metrics, client, onMail } = settings;
  const { DATABASE_URL = DATABASE, NATS_URL, BOT_THREADS } = environment;
  const onTrouble = troubleIn(log);
  const noticing = noticesOf(environment);
  const threads = BOT_THREADS === undefined ? SPARE_CORES : wholeNumber('BOT_THREADS', BOT_THREADS);
  const shared = Math.ceil(threads / processesOf(environment));
  const database = await openDatabase({ url: DATABASE_URL, onTrouble });
  const thinking = thinkingWith(shared, NATS_URL, onTrouble);
  const computers = new Computers({ chance: secureChance, thinkerAt: thinking.thinkerAt, fails: onTrouble });
  const wire = NATS_URL === undefined ? settings.wire : new NatsWire(NATS_URL, onTrouble);
  const parts = await serverApp({
    database,
    wire,
    siblings,
    origin: environment.ORIGIN,
    proxies: environment.TRUST_PROXY,
    client,
    ...noticing,
    onMail,
    computer: (name, table) => computers.named(name, table),
    onTrouble,
    log,
    metrics,
  });
  return {
    ...parts,
    database,
    end: async () => {
      await parts.app.close();
      await thinking.end();
      await wire.end();
      await database.destroy();
    },
  };
};

/** What a helper runs. */
export const startHelper = async ({ siblings, wire, environment, write }: FirstProcess): Promise<HelperServer> => {
  const log = openLog(environment.LOG_LEVEL ?? 'info', write);
  const metrics = new Metrics();
  const onTrouble = troubleIn(log);
  const { end, ...parts } = await startProcess({ environment, log, siblings, wire, metrics });
  return { ...(await helperServer(parts, metrics, onTrouble)), end };
};

/** Built, wherever this is run from. */
const HELPER = new URL('./processes/helper.js', import.meta.url);

/** Starts a server; `write` gets the lines of its log, as JSON, and `client` answers whatever is not asked of the server itself. */
export const startServer = async (
  environment: Environment,
  write: (line: string) => void,
  client?: Client,
): Promise<Running> => {
  const { HOST = '127.0.0.1', PORT = '8683', DRAIN_SECONDS = '0' } = environment;
  const listenAt = wholeNumber('PORT', PORT);
  const drain = wholeNumber('DRAIN_SECONDS', DRAIN_SECONDS);
  const processes = processesOf(environment);
  const log = openLog(environment.LOG_LEVEL ?? 'info', write);
  const onTrouble = troubleIn(log);
  const helpers =
    processes === 1 ? undefined : new Helpers({ processes, environment, program: HELPER, write, onTrouble });
  const metrics = new Metrics(async () => helpers?.metrics() ?? []);
  const transport = transportOf(environment);
  const onMail = (): void => (transport ? void carry() : log.warn(MAIL));
  const first = await startProcess({
    environment,
    log,
    siblings: helpers ?? alone,
    wire: helpers?.wire ?? noWire,
    metrics,
    client,
    onMail,
  });
  const { app, hall, prepareToEnd } = first;
  const carrier = transport && new Carrier(first.database, transport, Date.now, onTrouble);
  const carry = (): Promise<void> | undefined => carrier?.carry().catch(onTrouble);
  const carrying = every(CARRY, async () => carry(), onTrouble);
  const numbers = await metricsAt(metrics, environment, onTrouble);
  // The first process has brought the database to its present shape.
  await helpers?.start((table) => hall.openHere(table));
  await app.listen({ host: HOST, port: listenAt });
  await hall.wake();
  const { address, port } = app.server.address() as AddressInfo;
  log.info({ address, port, processes }, 'listening');
  return {
    address: `http://${address}:${port}`,
    metrics: numbers?.address,
    end: async () => {
      log.info('ending');
      prepareToEnd();
      // Until whoever sends players here has asked whether it is ready.
      await sleep(drain * 1000);
      await carrying.end();
      await Promise.all([helpers?.end(), first.end()]);
      transport?.end();
      await numbers?.end();
      log.info('ended');
    },
  };
};

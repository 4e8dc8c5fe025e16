import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@ravelin/engine';
import type { Snapshot } from '@ravelin/table';
import { Client, chosen, type Person } from './client.ts';
import { failed } from './playing.ts';

/** The connection broke before an answer came. */
class Lost extends Error {}

/** What a server says that could not store: the same is sent again, with the same key. */
const AGAIN = [
  'disk-full',
  'read-only',
  'disk-failed',
  'database-busy',
  'database-away',
  'not-stored',
  'closed',
  'closing',
];

/** How long it waits before it tries again, in milliseconds. */
const PAUSE = 50;

/**
 * For tests: a client that plays by itself, as a good page would. Where it loses its connection it comes back, to the next server of
 * its list; what was not acknowledged it sends again with the same key.
 */
export class SteadyClient {
  readonly table: string;
  private readonly person: Person;
  private readonly client: Client;
  private readonly servers: readonly { readonly address: string }[];
  private readonly chance: Random;
  private at: number;
  private lost: Promise<never> | undefined;
  private pending: { readonly key: string; readonly move: string } | undefined;
  /** Every move that was acknowledged, by its key. */
  readonly acknowledged = new Map<string, string>();
  /** When the last one was. */
  movedAt = 0;
  /** How often it has connected. */
  connections = 0;
  /** The codes of what it was refused. */
  readonly refusals = new Set<string>();
  over = false;
  stopped = false;

  constructor(
    person: Person,
    table: string,
    servers: readonly { readonly address: string }[],
    first: number,
    chance: Random,
  ) {
    this.table = table;
    this.person = person;
    this.client = new Client(person, table);
    this.servers = servers;
    this.at = first;
    this.chance = chance;
  }

  get connected(): boolean {
    return this.lost !== undefined;
  }

  /** The server that it is at. */
  get server(): { readonly address: string } {
    return this.servers[this.at % this.servers.length];
  }

  /** Plays until the game is over or it is stopped, and nothing is left unanswered. */
  async run(): Promise<void> {
    while (!this.over && !(this.stopped && this.pending === undefined)) {
      try {
        await this.step();
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        this.lost = undefined;
        this.at++;
        await sleep(PAUSE);
      }
    }
    await this.client.close();
  }

  private async step(): Promise<void> {
    if (this.lost === undefined) return this.connect();
    const { snapshot } = this.client;
    if (this.pending) return this.send(this.pending);
    if (!snapshot || snapshot.result !== null) this.over = true;
    else if (snapshot.decision?.seat !== snapshot.viewer)
      await Promise.race([this.client.change(), this.orLost, sleep(PAUSE)]);
    else await this.decide(snapshot);
  }

  private async decide(snapshot: Snapshot): Promise<void> {
    // Where the game has gone on meanwhile there is nothing to choose.
    const move = await this.hear(chosen(this.client, snapshot, this.chance).catch(() => undefined));
    if (move !== undefined) this.pending = { key: randomUUID(), move };
  }

  private async connect(): Promise<void> {
    this.client.person.address = this.server.address;
    try {
      await this.client.connect();
    } catch {
      throw new Lost();
    }
    this.connections++;
    const lost = this.client.closed().then(() => {
      throw new Lost();
    });
    lost.catch(() => {});
    this.lost = lost;
  }

  private get orLost(): Promise<never> {
    if (!this.lost) throw new Lost();
    return this.lost;
  }

  private hear<T>(answer: Promise<T>): Promise<T> {
    return Promise.race([answer, this.orLost]);
  }

  private async send({ key, move }: { readonly key: string; readonly move: string }): Promise<void> {
    const error = failed(await this.hear(this.client.ask('play', { move }, key)));
    if (error) this.refusals.add(error.code);
    if (error && AGAIN.includes(error.code)) return void (await sleep(PAUSE));
    if (!error) {
      this.acknowledged.set(key, move);
      this.movedAt = performance.now();
    }
    this.pending = undefined;
  }

  /** Who it is, as the keys of its moves name them. */
  account(): Promise<string> {
    return this.person.must<{ id: string }>('GET', '/api/me').then(({ id }) => id);
  }
}

import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { connectNats } from '@ravelin/jobs';

/**
 * How the servers of one database hear of each other. What is said here is a hint: that something was stored. The database alone is
 * believed, and whoever missed a word finds out by looking there.
 */
export interface Wire {
  /** This revision of the game was stored. */
  tell(game: string, revision: number): void;
  /** Hears what others store of a game, until what it gives is called. */
  follow(game: string, heard: (revision: number) => void): () => void;
  /** Does so whenever the wire stands again after a break: something may have been missed. */
  whenRestored(then: () => void): void;
  end(): Promise<void>;
}

/** There are no others, or they must look for themselves. */
export const noWire: Wire = { tell: () => {}, follow: () => () => {}, whenRestored: () => {}, end: async () => {} };

/** Ids of games are letters, digits, `-` and `_`: nothing that means something else to NATS. */
const subjectOf = (game: string): string => `ravelin.game.${game}`;

interface Follower {
  readonly game: string;
  heard(revision: number): void;
  subscription: Subscription | undefined;
}

/** A wire over NATS. Where NATS is not there nothing is said or heard until it is. */
export class NatsWire implements Wire {
  private connection: NatsConnection | undefined;
  private readonly onTrouble: (error: unknown) => void;
  private restored = (): void => {};
  private readonly followers = new Set<Follower>();
  private ended = false;

  constructor(url: string, onTrouble: (error: unknown) => void) {
    this.onTrouble = onTrouble;
    connectNats(url).then((connection) => this.begin(connection), onTrouble);
  }

  private begin(connection: NatsConnection): void {
    if (this.ended) return void connection.close();
    this.connection = connection;
    for (const follower of this.followers) this.subscribe(follower);
    this.restored();
    void this.watch(connection);
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'reconnect') this.restored();
      if (type === 'disconnect' && !this.ended)
        this.onTrouble(new Error('NATS is not reached any more: other servers are heard of by polling.'));
    }
  }

  private subscribe(follower: Follower): void {
    const { connection } = this;
    if (!connection || connection.isClosed()) return;
    follower.subscription = connection.subscribe(subjectOf(follower.game), {
      callback: (error, message) => {
        const revision = error ? Number.NaN : Number(message.string());
        if (Number.isSafeInteger(revision)) follower.heard(revision);
      },
    });
  }

  tell(game: string, revision: number): void {
    const { connection } = this;
    // Where the connection is broken it would be sent later, when everybody has looked for themselves.
    if (connection && !connection.isClosed()) connection.publish(subjectOf(game), String(revision));
  }

  follow(game: string, heard: (revision: number) => void): () => void {
    const follower: Follower = { game, heard, subscription: undefined };
    this.followers.add(follower);
    this.subscribe(follower);
    return () => {
      this.followers.delete(follower);
      follower.subscription?.unsubscribe();
    };
  }

  whenRestored(then: () => void): void {
    this.restored = then;
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.connection?.close();
  }
}

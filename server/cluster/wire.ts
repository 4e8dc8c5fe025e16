import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { connectNats } from '@ravelin/jobs';

/** What is new at a table besides its game: a line of the chat, who wants to play again, who is there. At the doors: somebody was signed out. */
export type Word = 'chat' | 'rematch' | 'attendance' | 'signed-out';
const WORDS: readonly string[] = ['chat', 'rematch', 'attendance', 'signed-out'] satisfies Word[];

/** Where it is said, instead of a table's id, who may come in. */
export const DOORS = 'doors';

/** Who follows a game. */
export interface Follower {
  /** Others have stored this revision. */
  stored(revision: number): void;
  /** Something else is new at the table. */
  said(word: Word): void;
}

/**
 * How the servers of one database hear of each other. What is said here is a hint: that something was stored. The database alone is
 * believed, and whoever missed a word finds out by looking there.
 */
export interface Wire {
  /** This revision of the game was stored. */
  tell(game: string, revision: number): void;
  /** This is new at the table besides the game, or at the doors. */
  say(game: string, word: Word): void;
  /** Hears what others say of a game, or of the doors, until what it gives is called. */
  follow(game: string, follower: Follower): () => void;
  /** Does so whenever the wire stands again after a break: something may have been missed. */
  whenRestored(then: () => void): void;
  end(): Promise<void>;
}

/** There are no others, or they must look for themselves. */
export const noWire: Wire = {
  tell: () => {},
  say: () => {},
  follow: () => () => {},
  whenRestored: () => {},
  end: async () => {},
};

/** Ids of games are letters, digits, `-` and `_`: nothing that means something else to NATS. */
const subjectOf = (game: string): string => `ravelin.game.${game}`;

interface Following extends Follower {
  readonly game: string;
  subscription: Subscription | undefined;
}

/** A wire over NATS. Where NATS is not there nothing is said or heard until it is. */
export class NatsWire implements Wire {
  private connection: NatsConnection | undefined;
  private readonly onTrouble: (error: unknown) => void;
  private restored = (): void => {};
  private readonly followers = new Set<Following>();
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

  private subscribe(follower: Following): void {
    const { connection } = this;
    if (!connection || connection.isClosed()) return;
    follower.subscription = connection.subscribe(subjectOf(follower.game), {
      callback: (error, message) => {
        const text = error ? '' : message.string();
        if (/^\d{1,15}$/.test(text)) follower.stored(Number(text));
        else if (WORDS.includes(text)) follower.said(text as Word);
      },
    });
  }

  private publish(game: string, text: string): void {
    const { connection } = this;
    // Where the connection is broken it would be sent later, when everybody has looked for themselves.
    if (connection && !connection.isClosed()) connection.publish(subjectOf(game), text);
  }

  tell(game: string, revision: number): void {
    this.publish(game, String(revision));
  }

  say(game: string, word: Word): void {
    this.publish(game, word);
  }

  follow(game: string, { stored, said }: Follower): () => void {
    const follower: Following = { game, stored, said, subscription: undefined };
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

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** For tests: PostgreSQL and NATS as processes of our own, with throw-away data. They are ended by their process id. */
export interface Service {
  readonly url: string;
  /** Ends it as a crash of the machine would, without a word. */
  kill(): Promise<void>;
  /** Begins again with the same data, at the same address. */
  start(): Promise<void>;
  end(): Promise<void>;
}

export interface Programs {
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
  /** `nats-server` itself. */
  readonly nats: string;
}

export const throwAway = (within = tmpdir()): string => mkdtempSync(join(within, 'ravelin-server-'));

/** Tries until it succeeds, as long as the process lives. */
const answering = async (name: string, process: ChildProcess, attempt: () => Promise<void>): Promise<void> => {
  for (let tries = 0; tries < 600 && process.exitCode === null; tries++) {
    try {
      return await attempt();
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`${name} did not start.`);
};

/** A process that can be ended and begun again. */
const service = async (
  url: () => string,
  folder: string,
  begin: () => Promise<ChildProcess>,
  politely: NodeJS.Signals,
): Promise<Service> => {
  let running: ChildProcess | undefined = await begin();
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    get url() {
      return url();
    },
    kill: () => stop('SIGKILL'),
    start: async () => {
      // Right after it was killed some of it may still be there: it is tried again until all is gone.
      for (let tries = 0; !running; tries++)
        running = await begin().catch(async (error: unknown) => {
          if (tries > 100) throw error;
          await sleep(50);
          return undefined;
        });
    },
    end: async () => {
      await stop(politely);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
const postgresUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (what: '-u' | '-g'): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const connects = async (url: string): Promise<void> => {
  const client = new pg.Client(url);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * Reached through a socket in its folder only. Each server of a test has some connections, the more the slower everything goes, and
 * several tests run at once.
 */
const SETTINGS = ['listen_addresses=', 'max_connections=400'];

export const postgresService = async (bin: string, settings: readonly string[] = []): Promise<Service> => {
  const folder = throwAway();
  const set = [...SETTINGS, ...settings].flatMap((one) => ['-c', one]);
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'ravelin', '-A', 'trust', '--no-sync', '--no-instructions'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const url = `postgres:///postgres?host=${folder}&user=ravelin`;
  const begin = async (): Promise<ChildProcess> => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...set], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    await answering('PostgreSQL', server, () => connects(url));
    return server;
  };
  return service(() => url, folder, begin, 'SIGINT');
};

/** On loopback, with JetStream. The first time it chooses a port. */
export const natsService = async (program: string): Promise<Service> => {
  const folder = throwAway();
  let port = -1;
  const begin = async (): Promise<ChildProcess> => {
    const places = ['--ports_file_dir', folder, '--store_dir', join(folder, 'jetstream')];
    const server = spawn(program, ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', ...places], {
      cwd: folder,
      stdio: 'ignore',
    });
    await answering('NATS', server, async () => {
      const name = readdirSync(folder).find((file) => file.endsWith(`_${server.pid}.ports`));
      const [found] = JSON.parse(readFileSync(join(folder, name ?? ''), 'utf8')).nats as string[];
      port = Number(new URL(found).port);
    });
    return server;
  };
  return service(() => `nats://127.0.0.1:${port}`, folder, begin, 'SIGTERM');
};

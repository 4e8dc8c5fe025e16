import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** For tests: databases with throw-away data. */
export interface TestDatabase {
  readonly url: string;
  end(): Promise<void>;
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'ravelin-server-'));

export const sqliteFile = async (): Promise<TestDatabase> => {
  const at = folder();
  return { url: join(at, 'ravelin.db'), end: async () => rmSync(at, { recursive: true, force: true }) };
};

/** Where Debian puts the programs of PostgreSQL, the newest first. */
const programs = (): string | undefined => {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  const found = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return found.map((version) => join(versions, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
};

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
const user = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (what: '-u' | '-g'): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** Why there is no PostgreSQL to test with; undefined: there is. */
export const noPostgres: string | undefined = programs()
  ? undefined
  : 'PostgreSQL is not installed here (Debian: apt-get install postgresql)';

const answers = async (url: string, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) break;
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch {
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('PostgreSQL did not start.');
};

/** A server of its own, reached through a socket in its folder only. */
export const postgresServer = async (): Promise<TestDatabase> => {
  const bin = programs();
  if (bin === undefined) throw new Error(noPostgres);
  const at = folder();
  const who = user();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(at, who.uid, who.gid);
  const data = join(at, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'ravelin', '-A', 'trust', '--no-sync', '--no-instructions'], {
    ...who,
    cwd: at,
    stdio: 'pipe',
  });
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', at, '-c', 'listen_addresses='], {
    ...who,
    cwd: at,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres:///postgres?host=${at}&user=ravelin`;
  await answers(url, server);
  return {
    url,
    end: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(at, { recursive: true, force: true });
    },
  };
};

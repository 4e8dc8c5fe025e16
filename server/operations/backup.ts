import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from '@ravelin/engine';
import Libsql from 'libsql';
import { isPostgres } from '../store/database.ts';

/** Runs a program of PostgreSQL; what it has to say comes back with the error. The password is not shown to those who list processes. */
const program = (name: string, url: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const [, before, password, after] = /^(\w+:\/\/[^/:@]*):([^/@]*)(@.*)$/s.exec(url) ?? [];
    const open = password === undefined ? url : `${before}${after}`;
    const env = { ...process.env, ...(password !== undefined && { PGPASSWORD: decodeURIComponent(password) }) };
    const running = spawn(name, [`--dbname=${open}`, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    running.stderr.on('data', (data) => {
      said += data;
    });
    running.on('error', () =>
      reject(new Refusal('no-program', `${name} is not installed (Debian: postgresql-client).`)),
    );
    running.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Refusal('failed', `${name} ended with ${code}: ${said.trim()}`)),
    );
  });

/** SQLite names what it finds wrong with a file. */
const checkFile = (file: string): void => {
  const database = new Libsql(file, { readonly: true });
  try {
    const [{ integrity_check: found }] = database.pragma('integrity_check') as { integrity_check: string }[];
    if (found !== 'ok') throw new Refusal('bad-backup', `${file} is damaged: ${found}`);
    database.prepare('select count(*) from kysely_migration').get();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('bad-backup', `${file} is no backup of a Ravelin server.`);
  } finally {
    database.close();
  }
};

/**
 * Copies all that is stored, as it stood at one moment, while the server goes on. The copy of SQLite is a database of its own, checked when it is
 * made; that of PostgreSQL is what `pg_dump` makes.
 */
export const backup = async (url: string, file: string): Promise<void> => {
  if (existsSync(file)) throw new Refusal('exists', `${file} exists already: a backup never replaces another.`);
  await mkdir(dirname(file), { recursive: true });
  if (isPostgres(url)) return program('pg_dump', url, ['--format=custom', '--no-owner', `--file=${file}`]);
  if (!existsSync(url)) throw new Refusal('no-database', `There is no database at ${url}.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const database = new Libsql(url, { timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run(unfinished);
  } finally {
    database.close();
  }
  checkFile(unfinished);
  renameSync(unfinished, file);
};

/** A database that a server has open cannot leave WAL mode; without one it is a single file afterwards. */
const closeFile = (url: string): void => {
  const database = new Libsql(url, { timeout: 200 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch {
    throw new Refusal('in-use', `${url} is in use: end the server first.`);
  } finally {
    database.close();
  }
};

/** Puts a backup in the place of what is stored. What was there is kept beside it (SQLite), or replaced in one transaction (PostgreSQL). */
export const restore = async (
  url: string,
  file: string,
  now: () => Date = () => new Date(),
): Promise<string | undefined> => {
  if (!existsSync(file)) throw new Refusal('no-backup', `There is no file ${file}.`);
  if (isPostgres(url)) {
    const whole = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];
    await program('pg_restore', url, [...whole, file]);
    return undefined;
  }
  checkFile(file);
  await mkdir(dirname(url), { recursive: true });
  const before = `${url}.before-${now().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const had = existsSync(url);
  if (had) {
    closeFile(url);
    renameSync(url, before);
  }
  const copy = new Libsql(file, { readonly: true });
  try {
    copy.prepare('vacuum into ?').run(url);
  } finally {
    copy.close();
  }
  return had ? before : undefined;
};

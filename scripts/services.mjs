// PostgreSQL and NATS, for the tests that need them: finds their programs, and installs Debian's packages where there are none.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {{ readonly postgres: string, readonly nats: string }} Programs the folder of PostgreSQL's programs, and nats-server itself */

const PACKAGES = ['postgresql', 'nats-server'];
const VERSIONS = '/usr/lib/postgresql';

/** @param {string} name */
const onPath = (name) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
};

/** Debian keeps each version of PostgreSQL in a folder of its own, off the path: the newest first. */
const postgresFolder = () => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(VERSIONS, version, 'bin'));
  const initdb = onPath('initdb');
  return [...folders, ...(initdb ? [join(initdb, '..')] : [])].find((folder) => existsSync(join(folder, 'initdb')));
};

/** What there is. @returns {Programs | undefined} */
export const findServices = () => {
  const postgres = postgresFolder();
  const nats = onPath('nats-server');
  return postgres !== undefined && nats !== undefined ? { postgres, nats } : undefined;
};

/** What there is, after installing it on Debian as root. @returns {Programs | undefined} */
export const ensureServices = () => {
  const found = findServices();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.error(`No PostgreSQL or no NATS here: installing Debian’s (apt-get install ${PACKAGES.join(' ')}) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { stdio: 'ignore', env });
  return findServices();
};

/** Says plainly what is not tested. */
export const withoutServices = () =>
  console.error(
    `PostgreSQL and nats-server were not both found (Debian: apt-get install ${PACKAGES.join(' ')}): ` +
      'the server was not tested with them.',
  );

// npm start [-- PORT]: installs, builds, serves the client and the server for online play on one port, and prints the address.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { filesOf } from '../web/files.mjs';
import { ensureServer, node, root, tools } from './ensure.mjs';
import { serveUntilStopped } from './serving.mjs';

/** Where it is found again next time: games and settings that the browser keeps belong to the address. */
const USUAL = 8683;

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

ensureServer();
const status = node(tools.vite, ['build', 'web', '--logLevel', 'error'], { quiet: true });
if (status !== 0) process.exit(status);
const PORT = process.argv[2] ?? process.env.PORT ?? String((await isFree(USUAL)) ? USUAL : 0);
const client = filesOf(join(root, 'web/dist'), { online: true });
// What goes well is no news to somebody at a terminal.
const { address } = await serveUntilStopped({ LOG_LEVEL: 'warn', ...process.env, PORT }, client);
console.log(`Ravelin: ${address}/`);

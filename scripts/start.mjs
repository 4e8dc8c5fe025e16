// npm start [-- PORT]: installs, builds the client, serves it on this machine and prints its address.
import { join } from 'node:path';
import { ensureInstalled, node, root, tools } from './ensure.mjs';

ensureInstalled();
const status = node(tools.vite, ['build', 'web', '--logLevel', 'error'], { quiet: true });
process.exitCode = status === 0 ? node(join(root, 'web/serve.mjs'), process.argv.slice(2)) : status;

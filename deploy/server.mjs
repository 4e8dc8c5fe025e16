// node deploy/server.mjs: runs the server and serves the client, which were built. node deploy/server.mjs COMMAND …: what its operator asks of its database
// (docs/operations.md).
import { fileURLToPath } from 'node:url';
import { sayAfter, serveUntilStopped } from '../scripts/serving.mjs';
import { filesOf } from '../web/files.mjs';

const words = process.argv.slice(2);
if (words.length > 0) await sayAfter(words);
else {
  const client = filesOf(fileURLToPath(new URL('../web/dist', import.meta.url)), { online: true });
  console.log(`Ravelin: ${(await serveUntilStopped(process.env, client)).address}/`);
}

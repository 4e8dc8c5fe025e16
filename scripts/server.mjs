// npm run server: the server for online play without the client, on loopback unless HOST says otherwise (docs/server.md). npm run server -- COMMAND …: what its
// operator asks of its database (docs/operations.md).
import { ensureServer } from './ensure.mjs';
import { sayAfter, serveUntilStopped } from './serving.mjs';

ensureServer();
const words = process.argv.slice(2);
if (words.length > 0) await sayAfter(words);
else console.log(`The server listens at ${(await serveUntilStopped(process.env)).address}`);

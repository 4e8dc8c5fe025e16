// npm run server: the server for online play without the client, on loopback unless HOST says otherwise (docs/server.md).
import { ensureServer } from './ensure.mjs';
import { serveUntilStopped } from './serving.mjs';

ensureServer();
const { address } = await serveUntilStopped(process.env);
console.log(`The server listens at ${address}`);

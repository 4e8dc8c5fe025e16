// npm run server: the server for online play, on loopback unless HOST says otherwise (docs/server.md).
import { ensure } from './ensure.mjs';

ensure();
const { startServer } = await import('@ravelin/server');
const server = await startServer(process.env, console.error);
console.log(`The server listens at ${server.address}`);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => server.end().then(() => process.exit(0)));

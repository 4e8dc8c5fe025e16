import { startServer } from '../main.ts';

/** For tests: a server as others run it, set up by its environment. Says where it listens, and where its numbers are; ends in order when it is told to. */
const server = await startServer(process.env, console.error);
console.log(`${server.address} ${server.metrics}`);
process.once('SIGTERM', () => server.end());

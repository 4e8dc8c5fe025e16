import { beginUnlimited } from './begin-unlimited.ts';

/** For tests: a server in a process of its own, or in several, to be killed. Says its address when it listens. */
const [url, wanted, processes, nats] = process.argv.slice(2);
const { port } = await beginUnlimited(url, Number(wanted), Number(processes), nats);
process.stdout.write(`http://127.0.0.1:${port}\n`);

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../dist/testing/process.js', import.meta.url));

/** The processes that another has started and that live, the oldest first. */
export const childrenOf = (id: number | undefined): number[] =>
  readFileSync(`/proc/${id}/task/${id}/children`, 'utf8')
    .split(' ')
    .filter((one) => one.trim() !== '')
    .map(Number);

/** For tests: a server in a process of its own, on loopback, that can be killed and begun again at the same address. */
export class ServerProcess {
  private readonly url: string;
  private readonly nats: string | undefined;
  private child: ChildProcess | undefined;
  address = '';
  /** What it had to say to whoever runs it. */
  readonly said: string[] = [];

  private readonly processes: number;

  constructor(url: string, nats?: string, processes = 1) {
    this.url = url;
    this.nats = nats;
    this.processes = processes;
  }

  async start(): Promise<this> {
    if (!existsSync(PROGRAM)) throw new Error('server/ is not built: npm run build');
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const settings = [this.url, port, String(this.processes), ...(this.nats === undefined ? [] : [this.nats])];
    const args = ['--no-warnings', PROGRAM, ...settings];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    child.stderr.on('data', (data) => this.said.push(String(data)));
    for await (const line of createInterface({ input: child.stdout })) {
      this.address = line;
      return this;
    }
    throw new Error(`The server did not start: ${this.said.join('')}`);
  }

  get alive(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** What the operating system calls its helpers that live, the oldest first. */
  helpers(): number[] {
    return childrenOf(this.child?.pid);
  }

  /** Without a word, as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || !this.alive) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

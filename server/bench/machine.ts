import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** The server that is measured, in a process of its own. */
export class Machine {
  readonly address: string;
  private readonly process: ChildProcess;

  private constructor(process: ChildProcess, port: number) {
    this.process = process;
    this.address = `http://127.0.0.1:${port}`;
  }

  /** In so many processes. */
  static async start(url: string, processes: number): Promise<Machine> {
    // With the memory for what is soon thrown away that `deploy/ravelin.service` gives it.
    const execArgv = ['--max-semi-space-size=32', '--expose-gc', '--no-warnings'];
    const child = fork(new URL('./server.js', import.meta.url), [url, String(processes)], { execArgv });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Machine(child, port);
  }

  private async ask(what: 'memory' | 'processor' | 'sweep'): Promise<number> {
    this.process.send(what);
    const [{ answer }] = (await once(this.process, 'message')) as [{ answer: number }];
    return answer;
  }

  /** Bytes in use, after everything that is not was thrown away. */
  memory(): Promise<number> {
    return this.ask('memory');
  }

  /** Microseconds of processor time that it has used. */
  processor(): Promise<number> {
    return this.ask('processor');
  }

  /** Closes the games that nobody visits, as the server does after a minute. */
  async sweep(): Promise<void> {
    await this.ask('sweep');
  }

  async end(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.disconnect();
    await ended;
  }
}

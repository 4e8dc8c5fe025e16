import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const RAVELIN = fileURLToPath(new URL('../../cli/bin/ravelin.js', import.meta.url));

/** For tests: runs the command, and gives what it says. */
export const ravelin = async (...args: readonly string[]): Promise<string> => {
  const child = spawn(process.execPath, ['--no-warnings', RAVELIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const data of child.stdout) said += data;
  return said;
};

export interface WorkerProcess {
  end(signal: NodeJS.Signals): Promise<void>;
}

/** For tests: a worker in a process of its own, to be killed. */
export const workerProcess = async (nats: string): Promise<WorkerProcess> => {
  const args = ['--no-warnings', RAVELIN, 'worker', '--nats', nats, '--threads', '1'];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) await once(createInterface({ input: child.stdout }), 'line');
  return {
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};

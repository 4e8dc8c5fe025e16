import { Worker } from 'node:worker_threads';
import { BotPlayer, Mind, mannerNamed, nodeThread, type Thread } from '@ravelin/bot';
import { Refusal, type Source } from '@ravelin/engine';
import { LEVEL_NAMES, LEVEL_SECONDS, type Player, randomPlayer } from '@ravelin/table';

/** The computer players that may sit at a table of this server. */
export const COMPUTERS: readonly string[] = [
  'random',
  ...LEVEL_NAMES.map(({ id }) => id),
  ...LEVEL_SECONDS.map((seconds) => `${LEVEL_NAMES.at(-1)?.id}:${seconds}`),
];

const thread = (): Thread =>
  nodeThread(new Worker(new URL('./computers-worker.js', import.meta.url), { execArgv: ['--no-warnings'] }));

const later = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds).unref();
  return () => clearTimeout(timer);
};

/** Computer players, thinking in one thread for all tables: one decision after the other. */
export class Computers {
  private readonly mind: Mind;
  private readonly chance: Source;
  private readonly fails: (error: Error) => void;

  constructor(chance: Source, fails: (error: Error) => void, begin: () => Thread = thread) {
    this.mind = new Mind(begin, { later });
    this.chance = chance;
    this.fails = fails;
  }

  named(name: string): Player {
    if (!COMPUTERS.includes(name)) throw new Refusal('unknown-player', `There is no computer player "${name}".`);
    const { random } = mannerNamed(name);
    if (random) return randomPlayer(this.chance);
    return new BotPlayer(name, this.mind, this.chance, { fails: this.fails });
  }

  end(): void {
    this.mind.end();
  }
}

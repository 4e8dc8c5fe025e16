import { BotPlayer, Mind, type Thought, type Thread } from '@ravelin/bot';
import type { Source } from '@ravelin/engine';
import { LEVEL_NAMES, LEVEL_SECONDS, type Players } from '@ravelin/table';

/** The computer players of this page: they think in a worker of their own. */

/** A game is played on in this page: nobody waits longer for a thread that does not answer. */
const thinker = (): Thread => {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' });
  return {
    send: (message) => worker.postMessage(message),
    listen: (heard, lost) => {
      worker.onmessage = ({ data }) => heard(data);
      worker.onerror = ({ message }) => lost(new Error(message || 'The worker of the computer player has failed.'));
    },
    end: () => worker.terminate(),
  };
};

export interface ComputersTell {
  thinks(thought: Thought): void;
  fails(error: Error): void;
}

const NAMES: readonly string[] = [
  ...LEVEL_NAMES.map(({ id }) => id),
  ...LEVEL_SECONDS.map((seconds) => `${LEVEL_NAMES.at(-1)?.id}:${seconds}`),
];

export class Computers {
  readonly mind = new Mind(thinker);
  readonly players: Players;
  private readonly bots: readonly BotPlayer[];

  constructor(chance: Source, tells: ComputersTell) {
    this.bots = NAMES.map((name) => new BotPlayer(name, this.mind, chance, tells));
    this.players = Object.fromEntries(NAMES.map((name, i) => [name, this.bots[i]]));
  }

  /** Whoever thinks now moves at once, with the best so far. */
  hurry(): void {
    for (const bot of this.bots) bot.hurry();
  }
}

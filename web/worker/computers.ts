import { BotPlayer, Mind, type Thought, type Thread } from '@ravelin/bot';
import type { Source } from '@ravelin/engine';
import { LEVEL_NAMES, LEVEL_SECONDS, type Players } from '@ravelin/table';
import { coresLessOne } from './cores.ts';
import { threadOf } from './thread.ts';

/** The computer players of this page: they think in a worker of their own. */

/** Threads that think together, at most: more help ever less, and each holds the game. */
const MOST = 4;
const threads = coresLessOne(MOST);

const later = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

const thinker = (): Thread =>
  threadOf(new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' }));

export interface ComputersTell {
  thinks(thought: Thought): void;
  fails(error: Error): void;
}

const NAMES: readonly string[] = [
  ...LEVEL_NAMES.map(({ id }) => id),
  ...LEVEL_SECONDS.map((seconds) => `${LEVEL_NAMES.at(-1)?.id}:${seconds}`),
];

export class Computers {
  readonly mind = new Mind(thinker, { threads, later });
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

import type { Source } from '@ravelin/engine';
import { type Player, randomPlayer } from '@ravelin/table';
import type { Pondering, Thinker } from './mind.ts';
import type { Task, Thought } from './thinking.ts';

/** What a bot at a table lets those around it know. */
export interface BotTells {
  /** What it has come to so far. */
  thinks?(thought: Thought): void;
  /** It failed, and moves at random for once: the game goes on. */
  fails?(error: Error): void;
}

/** A bot as a player of a table. It is sent what its seat may know, and thinks elsewhere. */
export class BotPlayer implements Player {
  private readonly id = crypto.getRandomValues(new Uint32Array(2)).join(' ');
  private readonly name: string;
  private readonly mind: Thinker;
  private readonly chance: Source;
  private readonly tells: BotTells;
  private pondering: Pondering | undefined;

  constructor(name: string, mind: Thinker, chance: Source, tells: BotTells = {}) {
    this.name = name;
    this.mind = mind;
    this.chance = chance;
    this.tells = tells;
  }

  /** Makes it move at once, with the best it has found. */
  hurry(): void {
    this.pondering?.stop();
  }

  choose: Player['choose'] = async (view, ask, signal) => {
    try {
      const seed = `${this.name} ${this.chance.int(2 ** 31)}`;
      const task: Task = { sight: ask.sight(), bot: this.name, seed, player: this.id };
      const pondering = this.mind.think(task, this.tells.thinks);
      this.pondering = pondering;
      const stop = (): void => pondering.stop();
      signal.addEventListener('abort', stop, { once: true });
      const { move } = await pondering.answer.finally(() => signal.removeEventListener('abort', stop));
      return move;
    } catch (error) {
      if (signal.aborted) throw error;
      this.tells.fails?.(error as Error);
      return randomPlayer(this.chance).choose(view, ask, signal);
    } finally {
      this.pondering = undefined;
    }
  };
}

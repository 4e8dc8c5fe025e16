import { BotPlayer, mannerNamed, type Thinker } from '@ravelin/bot';
import { Refusal, type Source } from '@ravelin/engine';
import { LEVEL_NAMES, LEVEL_SECONDS, type Player, randomPlayer } from '@ravelin/table';

/** The computer players that may sit at a table of this server. */
export const COMPUTERS: readonly string[] = [
  'random',
  ...LEVEL_NAMES.map(({ id }) => id),
  ...LEVEL_SECONDS.map((seconds) => `${LEVEL_NAMES.at(-1)?.id}:${seconds}`),
];

export interface ComputersSettings {
  readonly chance: Source;
  /** Where the decisions at a table are thought about. */
  thinkerAt(table: string): Thinker;
  fails(error: Error): void;
}

/** Computer players. They are handed what their seat may know, and think elsewhere. */
export class Computers {
  private readonly settings: ComputersSettings;

  constructor(settings: ComputersSettings) {
    this.settings = settings;
  }

  named(name: string, table: string): Player {
    const { chance, thinkerAt, fails } = this.settings;
    if (!COMPUTERS.includes(name)) throw new Refusal('unknown-player', `There is no computer player "${name}".`);
    const { random } = mannerNamed(name);
    return random ? randomPlayer(chance) : new BotPlayer(name, thinkerAt(table), chance, { fails });
  }
}

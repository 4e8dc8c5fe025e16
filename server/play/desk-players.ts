import { byHand, type Player, type Players } from '@ravelin/table';
import type { Watch } from '../operations/watch.ts';
import { PERSON } from '../store/lobby.ts';

export interface DeskPlayersSettings {
  /** The computer player of that name. */
  computer(name: string): Player;
  /** Makes a move that a computer player has chosen, when its turn has come. */
  play(move: string, signal: AbortSignal): Promise<void>;
  readonly watch: Watch;
  onTrouble(error: unknown): void;
}

/** Who may decide at a desk, by name: people, and the computer players that sit there. */
export class DeskPlayers {
  private readonly settings: DeskPlayersSettings;
  private readonly players: Record<string, Player> = { [PERSON]: byHand };

  constructor(settings: DeskPlayersSettings, names: readonly string[]) {
    this.settings = settings;
    for (const name of names) this.summon(name);
  }

  get named(): Players {
    return this.players;
  }

  /** From now on a seat may be left to this player. */
  summon(name: string): void {
    if (!Object.hasOwn(this.players, name)) this.players[name] = this.atTheDesk(this.settings.computer(name));
  }

  /** A computer player whose move takes its turn like any other: it is stored before it is told. */
  private atTheDesk(player: Player): Player {
    const { play, onTrouble } = this.settings;
    return {
      choose: (view, ask, signal) => {
        this.thought(() => player.choose(view, ask, signal))
          .then((move) => play(move, signal))
          .catch((error: unknown) => {
            if (!signal.aborted) onTrouble(error);
          });
        return byHand.choose(view, ask, signal);
      },
    };
  }

  private async thought<T>(think: () => T | Promise<T>): Promise<T> {
    const { watch } = this.settings;
    watch.thinks(1);
    try {
      return await think();
    } finally {
      watch.thinks(-1);
    }
  }
}

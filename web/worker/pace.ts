import type { Player } from '@ravelin/table';

/** Long enough to see what the other side did, short enough not to wait for it. */
const PAUSE = 420;

const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** How players that answer by themselves follow one another. */
export class Pace {
  /** Somebody watches every move on the board as it is made. Where no motion is wanted, nobody does: the log tells of them. */
  watched = true;

  /** The same player, leaving time to look before each of its moves. */
  unhurried(player: Player): Player {
    return {
      choose: async (view, ask, signal) => {
        await rest(this.watched ? PAUSE : 0, signal);
        return player.choose(view, ask, signal);
      },
    };
  }
}

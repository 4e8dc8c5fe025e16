import { Match, Random } from '@ravelin/engine';
import { registry } from '@ravelin/games/registry';
import { bringGame, kernelOf } from '@ravelin/table';

/** By what the server is measured: the game for two with the smallest position, so that it is the server and not the game. */
export interface Measured {
  readonly game: string;
  readonly seats: readonly [string, string];
}

const found = async (): Promise<Measured> => {
  let best: (Measured & { readonly size: number }) | undefined;
  for (const game of Object.keys(registry)) {
    await bringGame(game);
    const kernel = kernelOf(game);
    const [first, second, ...more] = kernel.game.seats;
    if (second === undefined || more.length > 0) continue;
    const match = new Match(kernel, { set: kernel.game.sets[0], source: new Random('bench') });
    const size = JSON.stringify(match.positionJson()).length;
    if (!best || size < best.size) best = { game, seats: [first, second], size };
  }
  if (!best) throw new Error('There is no game for two.');
  return best;
};

export const measured: Promise<Measured> = found();

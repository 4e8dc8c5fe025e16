import type { Kernel } from '@ravelin/engine';
import { baseline } from './breach/players.ts';
import {
  type AnyState,
  atLeast,
  below,
  information,
  interleave,
  median,
  microseconds,
  printTable,
  ratio,
  ravelinPlayer,
} from './measure.ts';
import { findGame, recordSizes, savedSizes, statesWithin } from './sizes.ts';

/** A game against the budgets: speed of random play, clone, size of a saved state and of a record. */
export const benchGame = (
  exports: Readonly<Record<string, unknown>>,
  {
    times,
    within,
  }: {
    /** How often boardgame.io's rate on Breach. */ times: number /** The procedure in which states are cloned. */;
    within: string;
  },
): void => {
  const game = findGame(exports);
  if (!game) throw new Error('The package exports no game.');
  const [own, boardgameio] = interleave([ravelinPlayer(game), baseline()], {
    rounds: 50,
    warmup: 25,
    milliseconds: 100,
  });
  const { kernel, states }: { kernel: Kernel<AnyState, unknown>; states: AnyState[] } = statesWithin(game, within, 64);
  let next = 0;
  const clone = microseconds(() => {
    kernel.clone(states[next++ & 63]);
  });
  const saved = savedSizes(game, 20);
  const records = recordSizes(game, 20);
  const ok = printTable(`${game.title} (medians of 50 interleaved batches; boardgame.io plays Breach)`, [
    information('random legal play, decisions per second', median(own)),
    information('boardgame.io 0.50.2 on Breach, decisions per second', median(boardgameio)),
    atLeast(`${game.id} : boardgame.io on Breach`, ratio(own, boardgameio), times, ' x'),
    below(`clone of a state within "${within}"`, clone, 5, ' us'),
    below('saved state, largest of 20 games', Math.max(...saved), 4096, ' bytes'),
    information('saved state, median', median(saved), ' bytes'),
    below('record of a game, per move', (records.bytes - records.head) / records.moves, 60, ' bytes'),
    information('record of a game, its head', records.head / 20, ' bytes'),
    information('moves of a game, on average', records.moves / 20),
  ]);
  if (!ok) process.exitCode = 1;
};

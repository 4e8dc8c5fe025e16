// Siege of Vienna 1683 against the budgets: speed of random play, clone, size of a saved state and of a record.
process.env.NODE_ENV = 'production';
const { atLeast, below, information, interleave, median, microseconds, printTable, ratio, ravelinPlayer } =
  await import('./dist/measure.js');
const { baseline } = await import('./dist/breach/players.js');
const { findGame, recordSizes, savedSizes, statesWithin } = await import('./dist/sizes.js');

const game = findGame(await import('@ravelin/vienna'));
if (game) {
  const players = [ravelinPlayer(game), baseline()];
  const [vienna, boardgameio] = interleave(players, { rounds: 50, warmup: 25, milliseconds: 100 });

  const { kernel, states } = statesWithin(game, 'battle', 64);
  let next = 0;
  const clone = microseconds(() => {
    kernel.clone(states[next++ & 63]);
  });
  const saved = savedSizes(game, 20);
  const records = recordSizes(game, 20);

  const ok = printTable('Siege of Vienna 1683 (medians of 50 interleaved batches; boardgame.io plays Breach)', [
    information('random legal play, decisions per second', median(vienna)),
    information('boardgame.io 0.50.2 on Breach, decisions per second', median(boardgameio)),
    atLeast('Vienna : boardgame.io on Breach', ratio(vienna, boardgameio), 40, ' x'),
    below('clone of a state within a battle', clone, 5, ' us'),
    below('saved state, largest of 20 games', Math.max(...saved), 4096, ' bytes'),
    information('saved state, median', median(saved), ' bytes'),
    below('record of a game, per move', records.bytes / records.moves, 60, ' bytes'),
    information('moves of a game, on average', records.moves / 20),
  ]);
  if (!ok) process.exitCode = 1;
} else console.log('\nSiege of Vienna 1683: @ravelin/vienna exports no game with procedures yet; nothing to measure.');

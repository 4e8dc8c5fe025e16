// The speed of the kernel: the same small game (bench/breach/RULES.md) on Ravelin and on boardgame.io.
process.env.NODE_ENV = 'production';
const { atLeast, information, interleave, median, printTable, ratio, ravelinPlayer, timed } = await import(
  './dist/measure.js'
);
const { baseline } = await import('./boardgame.io/dist/boardgame.io/player.js');
const { breach } = await import('./dist/breach/ravelin.js');

const players = [ravelinPlayer(breach), timed(baseline(), 20), ravelinPlayer(breach, { checked: true })];
const [ravelin, boardgameio, checked] = interleave(players, { rounds: 50, warmup: 25, milliseconds: 100 });

const ok = printTable(
  'Breach: random legal play, decisions per second of processor time (medians of 50 interleaved batches)',
  [
    information('Ravelin', median(ravelin)),
    information('Ravelin, each move checked again', median(checked)),
    information('boardgame.io 0.50.2', median(boardgameio)),
    atLeast('Ravelin : boardgame.io', ratio(ravelin, boardgameio), 150, ' x'),
    information('Ravelin, checked again : boardgame.io', ratio(checked, boardgameio), ' x'),
  ],
);
if (!ok) process.exitCode = 1;

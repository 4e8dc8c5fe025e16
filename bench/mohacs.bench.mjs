// Mohács 1526 against the budgets: random play, and the list of everything that an activation allows.
process.env.NODE_ENV = 'production';
const { atLeast, below, information, interleave, median, microseconds, newGame, printTable, ratio, ravelinPlayer } =
  await import('./dist/measure.js');
const { baseline } = await import('./dist/breach/players.js');
const { Kernel, Random } = await import('@ravelin/engine');
const { mohacs } = await import('@ravelin/games/mohacs');

const [own, boardgameio] = interleave([ravelinPlayer(mohacs), baseline()], {
  rounds: 50,
  warmup: 25,
  milliseconds: 100,
});

/** The opening position: both armies stand, and one of the first side's commands has been named. */
const kernel = new Kernel(mohacs);
const source = new Random('bench opening');
const x = kernel.play(source);
const opening = newGame(kernel, x);
while (kernel.pending(opening).decision.id !== 'free') kernel.apply(opening, kernel.random(opening, source), x);
const named = kernel
  .moves(opening)
  .filter(({ kind }) => kernel.pending(opening).decision.moves[kind].id === 'activate')
  .map((move) => {
    const g = kernel.clone(opening);
    kernel.apply(g, move, x);
    const moves = kernel.moves(g).length;
    // Each time in a fresh copy, for which nothing is known from the time before.
    const list = microseconds(() => kernel.moves(kernel.clone(g)), 9, 20) / 1000;
    return { command: g.kit.commands[move.chosen[0]], moves, list };
  });
const slowest = named.reduce((a, b) => (b.list > a.list ? b : a));

const ok = printTable('Mohács 1526 (medians of 50 interleaved batches; boardgame.io plays Breach)', [
  information('random legal play, decisions per second', median(own)),
  information('boardgame.io 0.50.2 on Breach, decisions per second', median(boardgameio)),
  atLeast('mohacs : boardgame.io on Breach', ratio(own, boardgameio), 5, ' x'),
  below(`every legal move of an activation in the opening (${slowest.command}, the slowest)`, slowest.list, 10, ' ms'),
  information('legal moves in that list', slowest.moves),
]);
if (!ok) process.exitCode = 1;

// Mohács 1526 against the budgets: random play, and the list of everything that an activation allows.
process.env.NODE_ENV = 'production';
const { atLeast, below, information, interleave, median, microseconds, newGame, printTable, ratio, ravelinPlayer } =
  await import('../../bench/dist/measure.js');
const { baseline } = await import('../../bench/dist/breach/players.js');
const { Kernel, Random } = await import('@ravelin/engine');
const { mohacs } = await import('@ravelin/games/mohacs');

/** The decision that the position waits for. @param {any} g */
const asked = (g) => {
  const pending = kernel.pending(g);
  if (!pending) throw new Error('The battle is over.');
  return pending.decision;
};

const [own, boardgameio] = interleave([ravelinPlayer(mohacs), baseline()], {
  rounds: 50,
  warmup: 25,
  milliseconds: 100,
});

/** The opening position: both armies stand, and one of the first side's commands has been named. */
const kernel = new Kernel(/** @type {import('@ravelin/engine').AnyGame} */ (/** @type {unknown} */ (mohacs)));
const source = new Random('bench opening');
const x = kernel.play(source);
const opening = newGame(kernel, x);
while (asked(opening).id !== 'free') kernel.apply(opening, kernel.random(opening, source), x);
const named = (kernel.moves(opening) ?? [])
  .filter(({ kind }) => asked(opening).moves[kind].id === 'activate')
  .map((move) => {
    const g = kernel.clone(opening);
    kernel.apply(g, move, x);
    const moves = kernel.moves(g)?.length ?? 0;
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

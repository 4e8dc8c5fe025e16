// The speed of the kernel: the same small game (bench/breach/RULES.md) on Ravelin and on boardgame.io.
process.env.NODE_ENV = 'production';
const { againstBaseline, information, interleave, median, printTable, ratio, ravelinPlayer, timed, decisionsIn } =
  await import('./dist/measure.js');
const { baseline } = await import('./boardgame.io/dist/boardgame.io/player.js');
const { breach } = await import('./dist/breach/ravelin.js');

const BUDGET = 150;

const turns = [ravelinPlayer(breach), timed(baseline()), ravelinPlayer(breach, { checked: true })].map((play) => ({
  play,
  decisions: decisionsIn(100, play),
}));
const [ravelin, boardgameio, checked] = interleave(turns, { rounds: 50, warmup: 10 });

const ok = printTable(
  'Breach: random legal play, decisions per second of processor time (medians of 50 interleaved batches)',
  [
    information('Ravelin', median(ravelin)),
    information('Ravelin, each move checked again', median(checked)),
    information('boardgame.io 0.50.2', median(boardgameio)),
    againstBaseline('Ravelin : boardgame.io', ratio(ravelin, boardgameio), BUDGET),
    information('Ravelin, checked again : boardgame.io', ratio(checked, boardgameio), ' x'),
  ],
);
if (!ok) process.exitCode = 1;

import { type AnyGame, Kernel, type Play, Random, readOptions } from '@ravelin/engine';

/**
 * Milliseconds of processor time that this process has used. The clock on the wall would also count the time in which other
 * processes had the processor.
 */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Makes so many decisions; gives decisions per second. */
export type Player = (decisions: number) => number;

export const timed =
  (decide: () => void): Player =>
  (decisions) => {
    const begin = processorTime();
    for (let i = 0; i < decisions; i++) decide();
    return (decisions * 1000) / (processorTime() - begin);
  };

/** How many decisions a player makes in about so many milliseconds, once its code has been compiled. `first`: so many to begin with. */
export const decisionsIn = (milliseconds: number, play: Player, first = 1000): number => {
  let rate = play(first);
  for (let n = 0; n < 20; n++) rate = play(Math.ceil((rate * milliseconds) / 1000));
  return Math.ceil((rate * milliseconds) / 1000);
};

export const newGame = (
  kernel: Kernel<AnyState, unknown>,
  x: Play<AnyState>,
  options = readOptions(kernel.game.options, undefined),
): AnyState => {
  const { sets, scenarios } = kernel.game;
  return kernel.start(sets[0].kit, scenarios[0].id, options, x);
};
/** A state of whatever game is being measured. */
export type AnyState = Parameters<AnyGame['outcome']>[0];

/**
 * Random legal play on Ravelin, one game after the other. `checked` asks the rules about each move again before it is made; `copying`
 * makes each in a copy of the position, as a search does.
 */
export const ravelinPlayer = (game: AnyGame, { checked = false, copying = false } = {}): Player => {
  const kernel = new Kernel<AnyState, unknown>(game);
  const source = new Random(`bench ${game.id}`);
  const x = kernel.play(source);
  const options = readOptions(game.options, undefined);
  let g = newGame(kernel, x, options);
  return timed(() => {
    if (g.over) {
      x.clear();
      g = newGame(kernel, x, options);
    }
    if (copying) g = kernel.clone(g);
    const move = kernel.random(g, source);
    if (checked && kernel.refusals(g, move).length > 0) throw new Error('A random move is not legal.');
    kernel.apply(g, move, x);
  });
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** A player, and how many decisions it makes in a round. */
export interface Turn {
  readonly play: Player;
  readonly decisions: number;
}

/**
 * Lets players take turns, so that what else happens on the machine meets all of them alike. Gives the rates of each, round by
 * round; the first rounds, in which the code is compiled, do not count.
 */
export const interleave = (
  turns: readonly Turn[],
  { rounds, warmup }: { rounds: number; warmup: number },
): number[][] => {
  const rates = turns.map((): number[] => []);
  for (let round = -warmup; round < rounds; round++)
    for (const [i, { play, decisions }] of turns.entries()) {
      const rate = play(decisions);
      if (round >= 0) rates[i].push(rate);
    }
  return rates;
};

/** The median over the rounds of the ratio within each round. */
export const ratio = (rates: readonly number[], base: readonly number[]): number =>
  median(rates.map((rate, i) => rate / base[i]));

/** Microseconds of one call: the median of several batches. */
export const microseconds = (action: () => void, batches = 15, size = 20_000): number => {
  const times: number[] = [];
  for (let batch = -3; batch < batches; batch++) {
    const begin = processorTime();
    for (let i = 0; i < size; i++) action();
    if (batch >= 0) times.push(((processorTime() - begin) * 1000) / size);
  }
  return median(times);
};

export interface Row {
  readonly name: string;
  readonly measured: string;
  readonly target?: string;
  /** Undefined: for information only. */
  readonly ok?: boolean;
}

export const atLeast = (name: string, value: number, target: number, unit = ''): Row => ({
  name,
  measured: `${format(value)}${unit}`,
  target: `>= ${format(target)}${unit}`,
  ok: value >= target,
});
export const below = (name: string, value: number, target: number, unit = ''): Row => ({
  name,
  measured: `${format(value)}${unit}`,
  target: `< ${format(target)}${unit}`,
  ok: value < target,
});
export const atMost = (name: string, value: number, target: number, unit = ''): Row => ({
  name,
  measured: `${format(value)}${unit}`,
  target: `<= ${format(target)}${unit}`,
  ok: value <= target,
});
export const information = (name: string, value: number, unit = ''): Row => ({
  name,
  measured: `${format(value)}${unit}`,
});

/**
 * A row against boardgame.io. Its budget is judged on Node 20 alone: boardgame.io runs twice as fast on Node 26, because of what Node does
 * for it and not of anything here.
 */
export const againstBaseline = (name: string, value: number, target: number | undefined): Row =>
  target !== undefined && process.versions.node.startsWith('20.')
    ? atLeast(name, value, target, ' x')
    : information(name, value, ' x');

export const format = (value: number): string => {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** Prints the rows; gives whether every target was met. */
export const printTable = (title: string, rows: readonly Row[]): boolean => {
  const cells = rows.map(({ name, measured, target, ok }) => [
    name,
    measured,
    target ?? '',
    ok === undefined ? '' : ok ? 'ok' : 'MISSED',
  ]);
  const all = [['', 'measured', 'target', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column].length)));
  console.log(`\n${title}`);
  for (const [name, measured, target, ok] of all)
    console.log(
      `  ${name.padEnd(widths[0])}  ${measured.padStart(widths[1])}  ${target.padStart(widths[2])}  ${ok}`.trimEnd(),
    );
  const missed = rows.filter(({ ok }) => ok === false).length;
  if (missed > 0)
    console.log(
      `  ${missed} of ${rows.filter(({ ok }) => ok !== undefined).length} targets missed. Timings vary on a busy machine: run it again before you believe it.`,
    );
  return missed === 0;
};

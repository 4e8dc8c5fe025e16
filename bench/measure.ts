import { type AnyGame, Kernel, type Play, Random, readOptions } from '@ravelin/engine';

/**
 * Milliseconds of processor time that this process has used. The clock on the wall would also count the time in which other
 * processes had the processor.
 */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Plays for about so many milliseconds; gives decisions per second. */
export type Player = (milliseconds: number) => number;

/** Makes decisions, `atOnce` between two looks at the clock, until the time is up. */
export const timed = (decide: () => void, atOnce: number): Player => {
  return (milliseconds) => {
    const begin = processorTime();
    let decisions = 0;
    let elapsed = 0;
    do {
      for (let i = 0; i < atOnce; i++) decide();
      decisions += atOnce;
      elapsed = processorTime() - begin;
    } while (elapsed < milliseconds);
    return (decisions * 1000) / elapsed;
  };
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
  }, 1000);
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * Lets players take turns, so that what else happens on the machine meets all of them alike. Gives the rates of each, round by
 * round; the first rounds, in which the code is compiled, do not count.
 */
export const interleave = (
  players: readonly Player[],
  { rounds, warmup, milliseconds }: { rounds: number; warmup: number; milliseconds: number },
): number[][] => {
  const rates = players.map((): number[] => []);
  for (let round = -warmup; round < rounds; round++)
    for (const [i, play] of players.entries()) {
      const rate = play(milliseconds);
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

/** How long games are: quantiles, and bars. */

const QUANTILES: readonly (readonly [string, number])[] = [
  ['least', 0],
  ['5 %', 0.05],
  ['25 %', 0.25],
  ['half', 0.5],
  ['75 %', 0.75],
  ['95 %', 0.95],
  ['most', 1],
];
const BARS = 10;
const WIDEST = 40;

/** The value that a share of the numbers does not exceed. They must be in order. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

/** 1, 2 or 5 and noughts: at most BARS bars of this width reach beyond `most`. */
const widthFor = (most: number): number => {
  for (let unit = 1; ; unit *= 10) for (const n of [1, 2, 5]) if (n * unit * BARS > most) return n * unit;
};

const bars = (lengths: readonly number[]): string[] => {
  const most = Math.max(...lengths);
  const width = widthFor(most);
  const counts = new Array<number>(Math.floor(most / width) + 1).fill(0);
  for (const length of lengths) counts[Math.floor(length / width)]++;
  const highest = Math.max(...counts);
  return counts.map((count, i) => {
    const range = width === 1 ? `${i}` : `${i * width}–${(i + 1) * width - 1}`;
    return `${range.padStart(12)} ${String(count).padStart(6)} ${'█'.repeat(Math.ceil((WIDEST * count) / highest))}`.trimEnd();
  });
};

/** The lines that tell of the lengths of games: `activations a game, led: least 0, …`, and a bar for each range. */
export const distribution = (title: string, lengths: readonly number[]): string[] => {
  if (lengths.length === 0) return [];
  const sorted = [...lengths].sort((a, b) => a - b);
  const told = QUANTILES.map(([name, share]) => `${name} ${quantile(sorted, share)}`).join(', ');
  return [`${title}, ${lengths.length} games: ${told}`, ...bars(sorted)];
};

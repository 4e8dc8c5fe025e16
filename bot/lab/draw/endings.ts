import type { EndingFigure, Figures } from '../figures.ts';
import type { LabReport } from './format.ts';
import { at, drawing, type Figure, label, line, scale, text, ticks } from './svg.ts';
import type { Wording } from './words.ts';

/** Fig. 2: how and when games end: a bar for each turn, a pattern for each ending, the colour of whom it is won by. */

/** Lines and dots, so that nobody needs the colours. */
const PATTERNS = [
  '',
  '<path d="M-1 5L5 -1M1 7L7 1"/>',
  '<circle cx="3" cy="3" r="1.1"/>',
  '<path d="M0 3H6"/>',
  '<path d="M0 0L6 6M6 0L0 6"/>',
  '<path d="M3 0V6"/>',
  '<path d="M-1 1L5 7M1 -1L7 5"/>',
  '<path d="M0 0H6V6"/>',
];

/** The seat that wins the most games with this ending; −1: nobody. */
const seatOf = ({ winners, games }: EndingFigure, seats: readonly string[]): number => {
  const [most, seat] = seats.reduce<readonly [number, number]>(
    (best, id, at) => (winners[id] > best[0] ? [winners[id], at] : best),
    [0, -1],
  );
  return 2 * most > games || (games > 0 && most === games) ? seat : -1;
};

interface Inked extends EndingFigure {
  readonly seat: number;
  readonly fill: string;
}

/** Those of one side together, the most frequent first, each with a pattern of its own. */
const inked = (figures: Figures, seats: readonly string[], id: string): { endings: Inked[]; defs: string } => {
  const seen = new Map<number, number>();
  const defs: string[] = [];
  const endings = figures.endings
    .map((ending) => ({ ...ending, seat: seatOf(ending, seats) }))
    .sort((one, two) => one.seat - two.seat || two.games - one.games)
    .map((ending): Inked => {
      const n = (seen.get(ending.seat) ?? -1) + 1;
      seen.set(ending.seat, n);
      const name = `${id}-${ending.seat + 1}-${n}`;
      const marks = PATTERNS[n % PATTERNS.length];
      defs.push(
        `<pattern id="${name}" width="6" height="6" patternUnits="userSpaceOnUse"><rect class="ink s${ending.seat}${n >= PATTERNS.length ? ' pale' : ''}" width="6" height="6"/><g class="marks">${marks}</g></pattern>`,
      );
      return { ...ending, fill: `url(#${name})` };
    });
  return { endings, defs: `<defs>${defs.join('')}</defs>` };
};

const MOST_BARS = 16;
const [LEFT, TOP, BOTTOM] = [34, 18, 176];

/** The turns from the first to the last ending, some together where they are many. */
const binsOf = ({ endings }: Figures): { readonly from: number; readonly to: number }[] => {
  const turns = endings.flatMap(({ when }) => when.map(([turn]) => turn));
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const size = Math.max(1, Math.ceil((last - first + 1) / MOST_BARS));
  const bins = [];
  for (let from = first; from <= last; from += size) bins.push({ from, to: Math.min(last, from + size - 1) });
  return bins;
};

const barsOf = (figures: Figures, endings: readonly Inked[], wording: Wording): string => {
  const bins = binsOf(figures);
  const inBin = (when: EndingFigure['when'], { from, to }: { from: number; to: number }): number =>
    when.reduce((sum, [turn, n]) => (turn >= from && turn <= to ? sum + n : sum), 0);
  const totals = bins.map((bin) => endings.reduce((sum, { when }) => sum + inBin(when, bin), 0));
  const marks = ticks(0, Math.max(...totals), 4);
  const y = scale(0, Math.max(...totals, marks.at(-1) ?? 1), BOTTOM, TOP);
  const width = (360 - LEFT) / bins.length;
  const every = Math.ceil(bins.length / 9);
  return [
    ...marks.map(
      (mark) =>
        line('grid', LEFT, y(mark), 360, y(mark)) + label('tick', LEFT - 4, y(mark) + 4, wording.number(mark), 'end'),
    ),
    ...bins.map((bin, i) => {
      const left = LEFT + i * width + width * 0.12;
      let below = 0;
      const pieces = endings.map(({ when, fill }) => {
        const n = inBin(when, bin);
        if (n === 0) return '';
        below += n;
        return `<rect class="piece" fill="${fill}" x="${at(left)}" y="${at(y(below))}" width="${at(width * 0.76)}" height="${at(y(below - n) - y(below))}"/>`;
      });
      const name = bin.from === bin.to ? String(bin.from) : `${bin.from}–${bin.to}`;
      return [
        ...pieces,
        bins.length <= 8
          ? label('tick strong', left + width * 0.38, y(below) - 4, wording.number(below), 'middle')
          : '',
        i % every === 0 ? label('tick', left + width * 0.38, BOTTOM + 15, name, 'middle') : '',
      ].join('');
    }),
    line('axis', LEFT, BOTTOM, 360, BOTTOM),
  ].join('');
};

export const endingsFigure = (report: LabReport, figures: Figures, id: string, wording: Wording): Figure => {
  const { titles, game } = report;
  const { endings, defs } = inked(figures, game.seats, id);
  const seen = endings.filter(({ games }) => games > 0);
  const title = (ending: Pick<EndingFigure, 'id'>): string => titles[`ending:${ending.id}`];
  const never = figures.endings.filter(({ games }) => games === 0).map(title);
  const rows = endings.toReversed().map((ending) => {
    const swatch =
      ending.games === 0
        ? ''
        : `<svg viewBox="0 0 14 14" class="swatch" aria-hidden="true"><rect class="piece" fill="${ending.fill}" x=".5" y=".5" width="13" height="13"/></svg>`;
    const half = (ending.interval[1] - ending.interval[0]) / 2;
    const value =
      ending.games === 0 ? wording.say('never') : `${wording.percent(ending.share)} ± ${wording.percent(half)} %`;
    return `<tr${ending.games === 0 ? ' class="quiet"' : ''}><td>${swatch}</td><th scope="row">${text(title(ending))}</th><td class="num">${text(value)}</td></tr>`;
  });
  const spoken = seen.map((ending) => `${title(ending)}: ${wording.percent(ending.share)} %`).join('; ');
  const sides = figures.seats.map(
    ({ seat, won }, at) =>
      `<b class="word s${at}">${text(`${wording.percent(won)} %`)}</b> ${text(titles[`seat:${seat}`])}`,
  );
  return {
    title: wording.say('endings'),
    note: wording.say('endingsBy', { clock: titles.clock }),
    body: `${drawing(360, 196, `${wording.say('endings')}. ${spoken}`, defs + barsOf(figures, seen, wording))}<table class="legend"><tbody>${rows.join('')}</tbody></table>`,
    caption: `${sides.join(', ')}. ${text(never.length > 0 ? wording.say('endingsNever', { list: never.join('; ') }) : wording.say('endingsAll'))}`,
  };
};

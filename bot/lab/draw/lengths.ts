import type { Figures, Spread } from '../figures.ts';
import type { LabReport } from './format.ts';
import { drawing, type Figure, label, line, rect, scale, scroll, text, ticks } from './svg.ts';
import type { Wording } from './words.ts';

/** Fig. 3: how long games last, and how much is decided in them. */

const MOST_BARS = 24;
const [TOP, BOTTOM] = [30, 170];

const histogram = ({ bars, least, most, quarter, middle, threeQuarters }: Spread, wording: Wording): string => {
  const size = Math.max(1, ticks(0, Math.max(1, most - least), MOST_BARS)[1] ?? 1);
  const first = Math.floor(least / size) * size;
  const bins = new Array<number>(Math.floor((most - first) / size) + 1).fill(0);
  for (const [value, games] of bars) bins[Math.floor((value - first) / size)] += games;
  const x = scale(first, first + bins.length * size, 4, 356);
  const y = scale(0, Math.max(...bins), BOTTOM, TOP);
  const marks = ticks(first, first + bins.length * size, 6);
  const isLate = x(middle) > 200;
  return [
    rect('fair', x(quarter), TOP - 10, x(threeQuarters) - x(quarter), BOTTOM - TOP + 10),
    ...bins.map((games, i) =>
      games === 0 ? '' : rect('bar', x(first + i * size) + 0.5, y(games), x(size) - x(0) - 1, BOTTOM - y(games)),
    ),
    line('median', x(middle), TOP - 12, x(middle), BOTTOM),
    label(
      'act',
      x(middle) + (isLate ? -6 : 6),
      TOP - 14,
      wording.say('lengthsMiddle', { n: wording.number(middle) }),
      isLate ? 'end' : 'start',
    ),
    line('axis', 4, BOTTOM, 356, BOTTOM),
    ...marks.map((mark) =>
      label('tick', Math.min(344, Math.max(10, x(mark))), BOTTOM + 15, wording.number(mark), 'middle'),
    ),
  ].join('');
};

export const lengthsFigure = (report: LabReport, figures: Figures, wording: Wording): Figure => {
  const { titles } = report;
  const { moves, turns, movesPerTurn } = figures;
  const row = (name: string, spread: Spread): string => {
    const half = (spread.interval[1] - spread.interval[0]) / 2;
    const mean = `${wording.number(spread.mean, 1)} ± ${wording.number(half, half < 0.1 ? 2 : 1)}`;
    const span = (low: number, high: number): string => `${wording.short(low)}–${wording.short(high)}`;
    return `<tr><th scope="row">${text(name)}</th><td class="num">${mean}</td><td class="num">${wording.short(spread.middle)}</td><td class="num">${span(spread.quarter, spread.threeQuarters)}</td><td class="num">${span(spread.least, spread.most)}</td></tr>`;
  };
  const sides =
    report.game.seats.length > 1
      ? Object.entries(figures.decisions).map(
          ([seat, mean]) =>
            `<tr><th scope="row">${text(wording.say('decisionsOf', { seat: titles[`seat:${seat}`] }))}</th><td class="num">${wording.number(mean, 1)}</td><td></td><td></td><td></td></tr>`,
        )
      : [];
  const heads = (['mean', 'middle', 'halfOf', 'range'] as const).map(
    (word) => `<th scope="col" class="num">${text(wording.say(word))}</th>`,
  );
  const fields = {
    low: wording.number(moves.quarter),
    high: wording.number(moves.threeQuarters),
    least: wording.number(moves.least),
    most: wording.number(moves.most),
  };
  const caption = wording.say('lengthsCaption', fields);
  return {
    title: wording.say('lengths'),
    note: wording.say('lengthsUnit'),
    body: `${drawing(360, 190, `${wording.say('lengths')}. ${caption}`, histogram(moves, wording))}${scroll(wording.say('lengths'), `<table class="plain"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${row(titles.clock, turns)}${row(wording.say('decisions'), moves)}${row(wording.say('decisionsPer'), movesPerTurn)}${sides.join('')}</tbody></table>`)}`,
    caption: text(caption),
  };
};

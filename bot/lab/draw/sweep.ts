import type { LabReport } from './format.ts';
import { at, drawing, type Figure, label, line, rect, scale, text, ticks } from './svg.ts';
import type { Wording } from './words.ts';

/** One number of a set changed: how the chance to win follows it. */

const [LEFT, TOP, BOTTOM] = [30, 12, 250];

/** The line nearest to all points: points of the chance to win for a step of one. */
const slopeOf = (points: readonly (readonly [number, number])[]): number => {
  const middle = (pick: 0 | 1): number => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [mx, my] = [middle(0), middle(1)];
  const above = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  return above / points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
};

/** `usual`: the arm with the number as the set has it. */
export const sweepFigure = (report: LabReport, usual: number, wording: Wording): Figure => {
  const { path = '' } = report.sweep ?? {};
  const { arms, titles, game } = report;
  const points = arms.map(({ value, figures }) => ({ value: value as number, ...figures.seats[0] }));
  const isDuel = arms[0].players[1] !== null;
  const low = Math.max(
    0,
    Math.floor(Math.min(...points.map(({ interval }) => interval[0]), isDuel ? 0.4 : 1) * 10) / 10,
  );
  const high = Math.min(
    1,
    Math.ceil(Math.max(...points.map(({ interval }) => interval[1]), isDuel ? 0.6 : 0) * 10) / 10,
  );
  const x = scale(points[0].value, points[points.length - 1].value, LEFT + 16, 344);
  const y = scale(low, high, BOTTOM, TOP);
  const curve = (of: (point: (typeof points)[number]) => number): string =>
    points.map((point) => `${at(x(point.value))} ${at(y(of(point)))}`).join('L');
  const backwards = points.toReversed().map((point) => `${at(x(point.value))} ${at(y(point.interval[0]))}`);
  const every = Math.ceil(points.length / 10);
  const body = [
    isDuel ? rect('fair', LEFT, y(0.55), 360 - LEFT, y(0.45) - y(0.55)) : '',
    ...ticks(low * 100, high * 100, 5).map(
      (mark) =>
        line(mark === 50 ? 'axis' : 'grid', LEFT, y(mark / 100), 360, y(mark / 100)) +
        label('tick', LEFT - 5, y(mark / 100) + 4, String(mark), 'end'),
    ),
    `<path class="band s0" d="M${curve(({ interval }) => interval[1])}L${backwards.join('L')}Z"/>`,
    `<path class="curve s0" d="M${curve(({ won }) => won)}"/>`,
    ...points.flatMap((point, i) => [
      line('whisker', x(point.value), y(point.interval[0]), x(point.value), y(point.interval[1])),
      `<circle class="dot ${i === usual ? 'open' : 's0'}" cx="${at(x(point.value))}" cy="${at(y(point.won))}" r="${i === usual ? 6 : 4}"/>`,
      i % every === 0 || i === usual
        ? label(i === usual ? 'tick strong' : 'tick', x(point.value), BOTTOM + 17, String(point.value), 'middle')
        : '',
    ]),
    line('axis', LEFT, BOTTOM, 360, BOTTOM),
    label('tick', 195, BOTTOM + 36, path, 'middle'),
  ].join('');
  const seat = titles[`seat:${game.seats[0]}`];
  const step = points[1].value - points[0].value;
  const slope = slopeOf(points.map(({ value, won }) => [value, won] as const));
  const spoken = points.map(({ value, won }) => `${value}: ${wording.percent(won)} %`).join('; ');
  return {
    title: wording.say('sweep'),
    note: wording.say('wins1', { seat }),
    body: drawing(360, BOTTOM + 44, `${wording.say('sweep')}, ${path}. ${spoken}`, body),
    caption: text(
      `${wording.say('sweepStep', { step, points: wording.signed(100 * slope * step) })} ${wording.say('sweepCaption', { n: wording.number(report.games), path })}`,
    ),
  };
};

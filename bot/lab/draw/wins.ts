import type { Share } from '../figures.ts';
import type { LabReport } from './format.ts';
import { at, drawing, type Figure, label, line, rect, scale, text, ticks } from './svg.ts';
import type { Wording } from './words.ts';

/** Fig. 1: who wins, with intervals. */

interface Row extends Share {
  readonly name: string;
  readonly seat: number;
}

export const armName = (report: LabReport, { players, set, value }: LabReport['arms'][number]): string => {
  const names = players.filter((one) => one !== null);
  const who = new Set(names).size === 1 && names.length > 1 ? names[0] : names.join(' – ');
  if (value !== null) return String(value);
  const isOneSet = report.arms.every((one) => one.set.hash === set.hash);
  return isOneSet ? who : set.title;
};

const rowsOf = (report: LabReport, wording: Wording): Row[] => {
  const { arms, titles, game } = report;
  const title = (seat: string): string => titles[`seat:${seat}`];
  if (arms.length > 1) {
    return arms.map((arm) => ({ ...arm.figures.seats[0], name: armName(report, arm), seat: 0 }));
  }
  const [{ players, figures }] = arms;
  const seats = figures.seats.map((one, seat) => ({ ...one, name: title(one.seat), seat }));
  if (players[1] === null || players[0] === players[1]) return seats;
  const each = figures.players.map(({ player, seat, ...share }) => ({
    ...share,
    name: seat === null ? wording.say('overall', { player }) : wording.say('asSeat', { player, seat: title(seat) }),
    seat: seat === null ? -1 : game.seats.indexOf(seat),
  }));
  return [...seats, ...each];
};

const [LEFT, RIGHT, TOP] = [132, 286, 24];
/** The fewer they are, the more room each has. */
const rowHeight = (rows: number): number => Math.max(25, Math.min(52, 110 / rows));

export const winsFigure = (report: LabReport, wording: Wording): Figure => {
  const rows = rowsOf(report, wording);
  const row = rowHeight(rows.length);
  const isDuel = report.arms[0].players[1] !== null;
  const lowest = Math.min(...rows.map(({ interval }) => interval[0]), isDuel ? 0.4 : 1);
  const highest = Math.max(...rows.map(({ interval }) => interval[1]), isDuel ? 0.6 : 0);
  const [low, high] = [Math.max(0, Math.floor(lowest * 10) / 10), Math.min(1, Math.ceil(highest * 10) / 10)];
  const x = scale(low, high, LEFT, RIGHT);
  const bottom = TOP + rows.length * row + 4;
  const marks = ticks(low * 100, high * 100, 4);
  const body = [
    isDuel ? rect('fair', x(0.45), TOP - 6, x(0.55) - x(0.45), bottom - TOP + 6) : '',
    ...marks.map((mark) => line(mark === 50 ? 'axis' : 'grid', x(mark / 100), TOP - 6, x(mark / 100), bottom)),
    ...marks.map((mark) => label('tick', x(mark / 100), bottom + 15, String(mark), 'middle')),
    label('tick', 360, 10, wording.say('winsShare'), 'end'),
    ...rows.flatMap(({ name, won, interval, seat }, i) => {
      const y = TOP + row * (i + 0.5);
      const half = (interval[1] - interval[0]) / 2;
      return [
        label('name', 0, y + 4, name),
        line('whisker', x(interval[0]), y, x(interval[1]), y),
        line('whisker', x(interval[0]), y - 4, x(interval[0]), y + 4),
        line('whisker', x(interval[1]), y - 4, x(interval[1]), y + 4),
        `<circle class="dot s${seat}" cx="${at(x(won))}" cy="${at(y)}" r="5"/>`,
        label('value', 360, y + 4, `${wording.percent(won)} ± ${wording.percent(half)}`, 'end'),
      ];
    }),
  ].join('');
  const drawn = report.arms[0].figures.drawn;
  const spoken = rows.map(({ name, won }) => `${name}: ${wording.percent(won)} %`).join('; ');
  const seat = report.titles[`seat:${report.game.seats[0]}`];
  return {
    title: wording.say('wins'),
    ...(report.arms.length > 1 && { note: wording.say('wins1', { seat }) }),
    body: drawing(360, bottom + 22, `${wording.say('wins')}. ${spoken}`, body),
    caption: [
      wording.say('winsCaption'),
      isDuel ? wording.say('winsFair') : '',
      isDuel && drawn > 0 ? wording.say('winsDrawn', { n: wording.number(drawn) }) : '',
    ]
      .filter((one) => one !== '')
      .map(text)
      .join(' '),
  };
};

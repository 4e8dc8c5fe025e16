import type { ComponentFigure, Figures, SubjectFigure, UseFigure } from '../figures.ts';
import { componentKey, type LabReport, subjectKey } from './format.ts';
import { at, type Figure, scale, scroll, text } from './svg.ts';
import type { Wording } from './words.ts';

/** Fig. 4 and after: how often each component is used, and what that is worth to its side. */

/** So many are shown at once; the rest is a press away. */
const SHOWN = 12;
/** How many times its interval a difference must be, so that chance passes it once in a thousand: 3.29 over 1.96. */
const RARE = 1.68;

const half = ({ differenceInterval: interval }: UseFigure): number => (interval ? (interval[1] - interval[0]) / 2 : 1);
export const isRare = (use: UseFigure): boolean =>
  use.difference !== null && Math.abs(use.difference) > RARE * half(use);

/** What stands out comes first: the clearest difference counts, not the largest, which few games may have made. */
const clearest = ({ uses }: ComponentFigure): number =>
  Math.max(...uses.map((use) => (use.difference === null ? 0 : Math.abs(use.difference) / half(use))));

/** The widest reach of a bar, in points: most differences fit, and those that do not are cut. */
const reachOf = (components: readonly ComponentFigure[]): number => {
  const all = components
    .flatMap(({ uses }) => uses)
    .filter((use) => use.difference !== null && half(use) < 0.15)
    .map((use) => Math.abs(use.difference ?? 0) + half(use))
    .sort((one, two) => one - two);
  return Math.max(0.05, all[Math.floor(all.length * 0.95)] ?? 0.1);
};

const [WIDTH, HEIGHT] = [72, 16];

const barOf = ({ difference, differenceInterval }: UseFigure, reach: number): string => {
  if (difference === null || differenceInterval === null) return '';
  const cut = (value: number): number => Math.max(-reach, Math.min(reach, value));
  const x = scale(-reach, reach, 1, WIDTH - 1);
  const [from, to] = [x(Math.min(0, cut(difference))), x(Math.max(0, cut(difference)))];
  const [low, high] = differenceInterval.map((one) => at(x(cut(one))));
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" class="worth" aria-hidden="true"><path class="zero" d="M${WIDTH / 2} 0V16"/><rect class="${difference < 0 ? 'loss' : 'gain'}" x="${at(from)}" y="4" width="${at(to - from)}" height="8"/><path class="whisker" d="M${low} 8H${high}M${low} 5v6M${high} 5v6"/></svg>`;
};

const useCells = (use: UseFigure, reach: number, wording: Wording): string => {
  const share = use.of === 0 ? '–' : `${wording.percent(use.share, use.share > 0 && use.share < 0.1 ? 1 : 0)} %`;
  const quiet = use.games === 0 ? ' quiet' : '';
  if (use.difference === null) return `<td class="num${quiet}">${share}</td><td class="worth-cell"></td>`;
  const points = `<b${isRare(use) ? ' class="framed"' : ''}>${wording.signed(100 * use.difference)}</b>`;
  return `<td class="num">${share}</td><td class="worth-cell">${barOf(use, reach)}${points}</td>`;
};

interface Context {
  readonly report: LabReport;
  readonly subject: SubjectFigure;
  readonly reach: number;
  readonly wording: Wording;
}

const rowOf = ({ name, seat, uses }: ComponentFigure, { report, subject, reach, wording }: Context): string => {
  const { titles, game } = report;
  const mark =
    game.seats.length > 1
      ? `<i class="pennant s${game.seats.indexOf(seat)}" title="${text(titles[`seat:${seat}`])}"></i><span class="unseen">${text(titles[`seat:${seat}`])}: </span>`
      : '';
  return `<tr><th scope="row">${mark}${text(titles[componentKey(subject, name)] ?? name)}</th>${uses.map((use) => useCells(use, reach, wording)).join('')}</tr>`;
};

const tableOf = (rows: readonly ComponentFigure[], context: Context): string => {
  const { report, subject, wording } = context;
  const title = (id: string): string => report.titles[`use:${subjectKey(subject)}/${id}`];
  const heads = subject.uses.map(({ id }) => `<th scope="colgroup" colspan="2">${text(title(id))}</th>`);
  const below = subject.uses.map(
    () =>
      `<th scope="col" class="num">${text(wording.say('usesShare'))}</th><th scope="col">${text(wording.say('usesWorth'))}</th>`,
  );
  const table = `<table class="uses"><thead><tr><td></td>${heads.join('')}</tr><tr><td></td>${below.join('')}</tr></thead><tbody>${rows.map((row) => rowOf(row, context)).join('')}</tbody></table>`;
  return scroll(report.titles[`subject:${subjectKey(subject)}`], table);
};

/** The one that most deserves a designer's eye. */
const lookHere = ({ report, subject, wording }: Context, rows: readonly ComponentFigure[]): string => {
  const found = rows
    .flatMap((row) => row.uses.map((use, u) => ({ row, use, id: subject.uses[u].id })))
    .filter(({ use }) => isRare(use))
    .sort(
      (one, two) =>
        Math.abs(two.use.difference ?? 0) / half(two.use) - Math.abs(one.use.difference ?? 0) / half(one.use),
    )
    .at(0);
  if (!found) return '';
  const { row, use, id } = found;
  const difference = use.difference ?? 0;
  return text(
    wording.say(difference < 0 ? 'lookBad' : 'lookGood', {
      name: report.titles[componentKey(subject, row.name)],
      use: report.titles[`use:${subjectKey(subject)}/${id}`],
      share: `${wording.percent(use.share, 0)} %`,
      points: wording.number(Math.abs(100 * difference), 1),
    }),
  );
};

const usesFigure = (report: LabReport, subject: SubjectFigure, wording: Wording): Figure => {
  const rows = subject.components.toSorted((one, two) => clearest(two) - clearest(one));
  const context: Context = { report, subject, reach: reachOf(rows), wording };
  const rest = rows.slice(SHOWN);
  const compared = rows.flatMap(({ uses }) => uses).filter((use) => use.difference !== null).length;
  const unused = subject.unused.map((name) => report.titles[componentKey(subject, name)] ?? name);
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>${text(wording.say('usesMore', { n: rest.length }))}</summary>${tableOf(rest, context)}</details>`;
  const part = subject.part === null ? '' : `${report.titles[`seat:${subject.part}`] ?? subject.part}, `;
  return {
    title: wording.say('uses', { subject: part + report.titles[`subject:${subjectKey(subject)}`] }),
    body: tableOf(rows.slice(0, SHOWN), context) + more,
    caption: [
      lookHere(context, rows),
      compared >= 20
        ? text(wording.say('usesChance', { n: wording.number(compared), m: wording.number(Math.round(compared / 20)) }))
        : '',
      unused.length > 0 ? `<b>${text(wording.say('usesUnused', { list: unused.join(', ') }))}</b>` : '',
    ]
      .filter((one) => one !== '')
      .join(' '),
    room: subject.uses.length > 2 ? 'whole' : 'half',
  };
};

export const usesFigures = (report: LabReport, figures: Figures, wording: Wording): Figure[] =>
  figures.subjects
    .filter(({ components }) => components.length > 0)
    .map((subject) => usesFigure(report, subject, wording));

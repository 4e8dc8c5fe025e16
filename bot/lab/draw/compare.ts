import { differenceInterval } from '../../statistics.ts';
import type { Figures, Share, Spread } from '../figures.ts';
import type { LabReport } from './format.ts';
import { type Figure, scroll, text } from './svg.ts';
import { armName } from './wins.ts';
import type { Wording } from './words.ts';

/** Two arms side by side, and which differences are more than chance. */

interface Row {
  readonly name: string;
  readonly one: string;
  readonly two: string;
  readonly change: string;
  readonly isClear: boolean;
}

const HALF = 0.5;

const shareRow = (name: string, one: Share, two: Share, wording: Wording): Row => {
  const [low, high] = differenceInterval(two.won, two.games, one.won, one.games);
  const told = ({ won, interval }: Share): string =>
    `${wording.percent(won)} ± ${wording.percent(HALF * (interval[1] - interval[0]))}`;
  return {
    name,
    one: told(one),
    two: told(two),
    change: wording.signed(100 * (two.won - one.won)),
    isClear: low > 0 || high < 0,
  };
};

const meanRow = (name: string, one: Spread, two: Spread, wording: Wording): Row => {
  const half = ({ interval }: Spread): number => HALF * (interval[1] - interval[0]);
  const told = (spread: Spread): string => `${wording.number(spread.mean, 1)} ± ${wording.number(half(spread), 1)}`;
  return {
    name,
    one: told(one),
    two: told(two),
    change: wording.signed(two.mean - one.mean),
    isClear: Math.abs(two.mean - one.mean) > Math.hypot(half(one), half(two)),
  };
};

const unusedOf = ({ subjects }: Figures): readonly [number, number] => [
  subjects.reduce((sum, { unused }) => sum + unused.length, 0),
  subjects.reduce(
    (sum, { unused, components }) => sum + unused.length + new Set(components.map(({ name }) => name)).size,
    0,
  ),
];

const rowsOf = ({ titles }: LabReport, one: Figures, two: Figures, wording: Wording): Row[] => {
  const seats = one.seats
    .slice(0, one.seats.length > 1 ? 1 : undefined)
    .map((share, at) =>
      shareRow(wording.say('wins1', { seat: titles[`seat:${share.seat}`] }), share, two.seats[at], wording),
    );
  const endings = one.endings.flatMap((ending, at) => {
    const other = two.endings[at];
    if (ending.games + other.games === 0) return [];
    const asShare = ({ share, interval }: typeof ending, { games }: Figures): Share => ({
      won: share,
      interval,
      games,
    });
    const name = wording.say('ends', { ending: titles[`ending:${ending.id}`] });
    return [shareRow(name, asShare(ending, one), asShare(other, two), wording)];
  });
  const mean = (what: string, of: (figures: Figures) => Spread): Row =>
    meanRow(wording.say('meanOf', { what }), of(one), of(two), wording);
  const [unused, unusedThen] = [unusedOf(one), unusedOf(two)];
  return [
    ...seats,
    ...endings,
    mean(titles.clock, ({ turns }) => turns),
    mean(wording.say('decisions'), ({ moves }) => moves),
    mean(wording.say('decisionsPer'), ({ movesPerTurn }) => movesPerTurn),
    {
      name: wording.say('unusedCount'),
      one: wording.say('of', { n: unused[0], m: unused[1] }),
      two: wording.say('of', { n: unusedThen[0], m: unusedThen[1] }),
      change: wording.signed(unusedThen[0] - unused[0], 0),
      isClear: false,
    },
  ];
};

export const compareFigure = (report: LabReport, wording: Wording): Figure => {
  const [one, two] = report.arms;
  const isOfSets = one.set.hash !== two.set.hash;
  const head = (arm: LabReport['arms'][number]): string =>
    `<th scope="col" class="num">${text(armName(report, arm))}${isOfSets ? `<br><code>${text(arm.set.hash.slice(0, 8))}</code>` : ''}</th>`;
  const rows = rowsOf(report, one.figures, two.figures, wording).map(
    ({ name, one: left, two: right, change, isClear }) =>
      `<tr><th scope="row">${text(name)}</th><td class="num">${text(left)}</td><td class="num">${text(right)}</td><td class="num"><b${isClear ? ' class="framed"' : ''}>${text(change)}</b></td></tr>`,
  );
  return {
    title: wording.say(isOfSets ? 'compare' : 'comparePlayers'),
    body: scroll(
      wording.say('compare'),
      `<table class="plain"><thead><tr><td></td>${head(one)}${head(two)}<td></td></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    ),
    caption: text(wording.say('compareCaption')),
  };
};

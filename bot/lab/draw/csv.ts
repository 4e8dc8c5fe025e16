import type { Interval } from '../../statistics.ts';
import type { Figures, Spread, UseFigure } from '../figures.ts';
import { componentKey, type LabReport, subjectKey } from './format.ts';

/** A report as one table: a row for each figure, so that a spreadsheet or a program can pick what it wants. */

const COLUMNS = [
  'arm',
  'players',
  'components',
  'value swept',
  'figure',
  'of',
  'item',
  'title',
  'seat',
  'measure',
  'games',
  'of games',
  'value',
  'low',
  'high',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

const cell = (value: string | number | null | undefined): string => {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const between = (interval: Interval | null): Row => (interval ? { low: interval[0], high: interval[1] } : {});

const spreadRows = (figure: string, { mean, interval, bars, ...quantiles }: Spread & { title?: string }): Row[] => [
  { figure, measure: 'mean', value: mean, ...between(interval) },
  ...(['least', 'quarter', 'middle', 'threeQuarters', 'most'] as const).map((measure) => ({
    figure,
    measure,
    value: quantiles[measure],
  })),
  ...bars.map(([value, games]) => ({ figure, measure: 'games of this length', item: value, games })),
];

const useRows = ({
  share,
  interval,
  games,
  of,
  times,
  won,
  otherwise,
  difference,
  differenceInterval,
}: UseFigure): Row[] => [
  { measure: 'share of games', value: share, games, 'of games': of, ...between(interval) },
  { measure: 'times', value: times },
  { measure: 'won', value: won, games },
  { measure: 'won otherwise', value: otherwise, games: of - games },
  { measure: 'difference', value: difference, ...between(differenceInterval) },
];

const figureRows = ({ titles }: LabReport, figures: Figures): Row[] => [
  ...figures.seats.map(({ seat, games, won, interval }) => ({
    figure: 'wins',
    item: seat,
    title: titles[`seat:${seat}`],
    seat,
    measure: 'won',
    value: won,
    games,
    ...between(interval),
  })),
  { figure: 'wins', measure: 'nobody won', games: figures.drawn, 'of games': figures.games },
  ...figures.players.map(({ player, seat, games, won, interval }) => ({
    figure: 'players',
    item: player,
    seat,
    measure: 'won',
    value: won,
    games,
    ...between(interval),
  })),
  ...figures.endings.flatMap(({ id, games, share, interval, when, winners }): Row[] => [
    {
      figure: 'endings',
      item: id,
      title: titles[`ending:${id}`],
      measure: 'share of games',
      value: share,
      games,
      'of games': figures.games,
      ...between(interval),
    },
    ...Object.entries(winners).map(([seat, n]) => ({ figure: 'endings', item: id, seat, measure: 'won by', games: n })),
    ...when.map(([turn, n]) => ({ figure: 'endings', item: id, measure: `in turn ${turn}`, games: n })),
  ]),
  ...spreadRows('turns', figures.turns),
  ...spreadRows('moves', figures.moves),
  ...spreadRows('moves a turn', figures.movesPerTurn),
  ...Object.entries(figures.decisions).map(([seat, value]) => ({ figure: 'decisions', seat, measure: 'mean', value })),
  ...figures.subjects.flatMap((subject) => [
    ...subject.components.flatMap(({ name, seat, uses }) =>
      uses.flatMap((use, u) =>
        useRows(use).map((row) => ({
          figure: 'uses',
          of: `${subjectKey(subject)}/${subject.uses[u].id}`,
          item: name,
          title: titles[componentKey(subject, name)],
          seat,
          ...row,
        })),
      ),
    ),
    ...subject.unused.map((name) => ({
      figure: 'uses',
      of: subjectKey(subject),
      item: name,
      title: titles[componentKey(subject, name)],
      measure: 'never used',
      games: 0,
      'of games': figures.games,
    })),
  ]),
];

/** What the run was: the first rows of the table. */
const runRows = ({ version, command, game, scenario, options, seed, games, sweep }: LabReport): Row[] =>
  Object.entries({
    ravelin: version,
    command,
    game: game.id,
    rules: game.rules,
    scenario,
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [`option ${name}`, value])),
    seed,
    'games of each arm': games,
    ...(sweep !== null && { sweep: sweep.path }),
  }).map(([item, value]) => ({ figure: 'run', item, value }));

export const csvOf = (report: LabReport): string => {
  const rows = [
    ...runRows(report),
    ...report.arms.flatMap(({ players, set, value, figures }, arm) =>
      figureRows(report, figures).map((row) => ({
        arm,
        players: players.filter((one) => one !== null).join(','),
        components: set.hash,
        'value swept': value,
        ...row,
      })),
    ),
  ];
  return `${[COLUMNS.join(','), ...rows.map((row: Row) => COLUMNS.map((name) => cell(row[name])).join(','))].join('\r\n')}\r\n`;
};

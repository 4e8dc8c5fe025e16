import { type AnalysisJson, type Point, WHOLE } from '@ravelin/bot';
import { signed } from '@ravelin/engine';
import type { AnyMatch } from './library.ts';

/** An analysis as a person reads it at the terminal. */

const percent = (share: number): number => Math.round((100 * share) / WHOLE);
const points = (change: number): string => signed(percent(change));

/** The curve is so many lines high, and at most so wide. */
const HEIGHT = 11;
const WIDTH = 72;
/** What a column shows where in it most of the change came from a decision, from luck, or from neither. */
const MARKS = { decision: 'D', luck: 'L', neither: '·' } as const;

/** Begin and end of the moves that one column stands for. */
const spanOf = (column: number, columns: number, moves: number): readonly [from: number, to: number] => [
  Math.floor((column * moves) / columns),
  Math.max(Math.floor(((column + 1) * moves) / columns), Math.floor((column * moves) / columns) + 1),
];

/** The curve in letters: how high it stands, and by what it came there. */
export const curveLines = ({ steps }: AnalysisJson): string[] => {
  if (steps.length === 0) return [];
  const columns = Math.min(WIDTH, steps.length);
  const shown = Array.from({ length: columns }, (_, column) => {
    const of = steps.slice(...spanOf(column, columns, steps.length));
    const total = (what: 'decision' | 'luck'): number => of.reduce((sum, step) => sum + Math.abs(step[what]), 0);
    const [decision, luck] = [total('decision'), total('luck')];
    const mark =
      Math.max(decision, luck) < WHOLE / 100 ? MARKS.neither : decision >= luck ? MARKS.decision : MARKS.luck;
    return { row: Math.round(((of.at(-1)?.after ?? 0) / WHOLE) * (HEIGHT - 1)), mark };
  });
  const rows = Array.from({ length: HEIGHT }, (_, i) => HEIGHT - 1 - i);
  const label = (row: number): string => (row % 5 === 0 ? String((100 * row) / (HEIGHT - 1)) : '').padStart(4);
  return [
    ...rows.map((row) =>
      `${label(row)} ${row % 5 === 0 ? '┤' : '│'}${shown.map((one) => (one.row === row ? one.mark : ' ')).join('')}`.trimEnd(),
    ),
    `     └${'─'.repeat(columns)}`,
    `      move 1${String(steps.length).padStart(Math.max(2, columns - 6))}`,
  ];
};

const ENDED: Readonly<Record<string, string>> = {
  resigned: 'resigned',
  timeout: 'out of time',
  draw: 'a draw was agreed',
  agreed: 'without a result',
  stopped: 'stopped',
};

const sumLines = ({ start, deal, totals, end, ended, together }: AnalysisJson, first: string): string[] => {
  const line = (what: string, number: string): string => `  ${what.padEnd(46)}${number.padStart(5)}`;
  return [
    line(together ? 'Chance to win before the deal' : `Chance of ${first} before the deal`, String(percent(start))),
    ...(deal === 0 ? [] : [line('The deal', points(deal))]),
    ...totals.seats.map(({ seat, decisions }) => line(`Decisions of ${seat}`, points(decisions))),
    line('Dice and cards', points(totals.luck)),
    line('Hidden, or seen only later', points(totals.unforeseen)),
    ...(ended
      ? [
          line(
            `Ended at the table: ${ENDED[ended.how] ?? ended.how}${ended.by ? `, ${ended.by}` : ''}`,
            points(totals.ending),
          ),
        ]
      : []),
    line('At the end', String(percent(end))),
  ];
};

const pointLines = ({ move, kind, seat, change, made, better, reasons, line, open }: Point, rule: string): string[] => {
  if (kind === 'luck')
    return [
      `${String(move).padStart(4)}. ${points(change)}  Luck: ${seat} played ${made.notation}, and chance made the difference (${rule})`,
    ];
  const why = reasons.length > 0 ? `: it ${reasons.map(({ en }) => en).join(' and ')}` : '';
  const on = line.slice(1).map((one) => `${one.seat}: ${one.shown.notation}`);
  return [
    `${String(move).padStart(4)}. ${points(change)}  ${seat} played ${made.notation} (${rule})`,
    `            Better: ${better?.notation}${why}`,
    ...(open ? [`            With all cards open: ${percent(open.best)} against ${percent(open.played)}`] : []),
    ...(on.length > 0 ? [`            It could go on: ${on.join('; ')}`] : []),
  ];
};

export const analysisLines = (match: AnyMatch, analysis: AnalysisJson): string[] => {
  const { seats, title } = match.kernel.game;
  const { steps, totals, points: turns, level, together, looked } = analysis;
  const whose = together ? 'the chance to win' : `the chance of ${seats[0]}`;
  return [
    `${title}, ${steps.length} moves: ${whose} after each move, in per cent (level ${level})`,
    '',
    ...curveLines(analysis),
    `      ${MARKS.decision} mostly decisions, ${MARKS.luck} mostly luck, ${MARKS.neither} neither`,
    '',
    ...sumLines(analysis, seats[0]),
    '',
    ...totals.seats.map(
      ({ seat, judged, asGood }) => `  ${seat}: ${asGood} of ${judged} decisions as good as the best`,
    ),
    ...(looked < steps.length
      ? [`  The game is long: of its ${steps.length} moves the ${looked} were judged where a side lost most.`]
      : []),
    '',
    ...(turns.length > 0
      ? [`Turning points${together ? '' : `, for ${seats[0]}`}:`]
      : ['There were no turning points.']),
    ...turns.flatMap((point) => pointLines(point, steps[point.move - 1].rule)),
  ];
};

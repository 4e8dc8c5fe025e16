import type { LabReport, Naming } from '@ravelin/bot/lab';
import type { AnyGame } from '@ravelin/engine';
import { wordsOf } from '@ravelin/games';

/** A report at the terminal. */

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What things are called in English. */
export const englishNaming = (game: AnyGame): Naming => {
  const words = wordsOf(game);
  return {
    seat: (id) => capital(words?.describe(game.sets[0].kit, id)?.title.replace(/^the /, '') ?? id),
    text: (english) => english,
    ending: (_id, english) => english,
    component: (kit, part, name, field) => {
      const described = (part === null ? words : words?.parts?.[part])?.describe(kit, name, field);
      return capital(described?.title.replace(/^the /, '') ?? name);
    },
    move: capital,
  };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const share = (value: number, [low, high]: readonly [number, number]): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;

const armInWords = ({ titles }: LabReport, { players, set, value, figures }: LabReport['arms'][number]): string[] => {
  const never = figures.endings.filter(({ games }) => games === 0);
  const { moves, turns } = figures;
  return [
    `${players.filter((one) => one !== null).join(' against ')}, ${set.title} (${set.hash})${value === null ? '' : `, ${value}`}, ${figures.games} games`,
    ...figures.seats.map(({ seat, won, interval }) => `  ${titles[`seat:${seat}`]} win ${share(won, interval)}`),
    ...figures.players
      .filter(() => new Set(players).size > 1)
      .map(
        ({ player, seat, won, interval }) =>
          `  ${player}${seat === null ? '' : ` as ${titles[`seat:${seat}`]}`}: ${share(won, interval)}`,
      ),
    ...figures.endings
      .filter(({ games }) => games > 0)
      .map(
        ({ id, games, share: part }) =>
          `${String(games).padStart(8)}  ${percent(part).padStart(6)}  ${titles[`ending:${id}`]}`,
      ),
    ...(never.length > 0 ? [`  Never: ${never.map(({ id }) => titles[`ending:${id}`]).join('; ')}.`] : []),
    `  ${turns.mean.toFixed(1)} ${turns.title} and ${moves.mean.toFixed(1)} moves a game; half of them ${moves.quarter} to ${moves.threeQuarters} moves.`,
  ];
};

export const inWords = (report: LabReport): string[] => [
  `${report.game.title}`,
  ...report.arms.flatMap((arm) => ['', ...armInWords(report, arm)]),
  '',
  `Again: ${report.command}`,
];

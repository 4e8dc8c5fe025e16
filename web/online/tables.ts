import type { ListedInfo, TableInfo } from '@ravelin/server/messages';
import { levelTitle } from '../play/levels.ts';
import { seatsOf, wordsOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { settings } from '../shell/settings.ts';
import { say } from './say.ts';

/** Tables in words. */

export type Seat = ListedInfo['seats'][number];

export const titleOf = ({ game }: Pick<TableInfo, 'game'>): string => wordsOf(game, 'title');
/** Sides are drawn when the game begins: until then its seats are only places. */
export const isBeforeLot = ({ lot, state = 'lobby' }: Pick<TableInfo, 'lot'> & { readonly state?: string }): boolean =>
  lot && state === 'lobby';

type Named = Pick<TableInfo, 'game' | 'lot'> & { readonly state?: string };
export const seatName = (table: Named, seat: string): string =>
  isBeforeLot(table)
    ? say('seat.byLot', { n: seatsOf(table.game).indexOf(seat) + 1 })
    : wordsOf(table.game, `seat:${seat}`);

/** The seats in the game's own order. */
export const inOrder = <S extends Seat>({
  game,
  seats,
}: {
  readonly game: string;
  readonly seats: readonly S[];
}): S[] => {
  const order = seatsOf(game);
  return [...seats].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
};

const PERSON = 'person';
export const isPerson = ({ player }: Pick<Seat, 'player'>): boolean => player === PERSON;
/** Nobody sits there yet. */
export const isFree = (seat: Seat): boolean => isPerson(seat) && seat.name === null && !seat.mine;

/** Who sits at a seat: a person's name, a computer's rank. */
export const sitterText = (seat: Seat): string => {
  if (seat.mine) return say('seat.you');
  if (isFree(seat)) return say('seat.free');
  if (isPerson(seat)) return seat.name ?? '';
  return levelTitle(seat.player) ?? t('new.random');
};

export const mySeats = ({ seats }: Pick<TableInfo, 'seats'>): string[] =>
  seats.filter(({ mine }) => mine).map(({ seat }) => seat);

/** Does the game wait for me? */
export const isMyTurn = ({ state, turn, seats }: TableInfo): boolean =>
  state === 'running' && seats.some((seat) => seat.seat === turn && seat.mine && seat.deputy === null);

/** Those on the other side of the table. */
export const others = ({ seats }: Pick<TableInfo, 'seats'>): TableInfo['seats'] => seats.filter(({ mine }) => !mine);

/** The game, and against whom, as far as they have come. */
export const againstText = (table: TableInfo): string => {
  const names = others(table)
    .filter((seat) => !isFree(seat))
    .map(sitterText)
    .join(', ');
  return names === '' ? titleOf(table) : say('table.against', { game: titleOf(table), names });
};

const PACES = ['none', 'live', 'fast', 'slow'] as const;
export type Pace = (typeof PACES)[number];
export const isPace = (pace: string): pace is Pace => (PACES as readonly string[]).includes(pace);
export { PACES };

export const paceText = (pace: string): string => (isPace(pace) ? say(`pace.${pace}`) : pace);

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** What a side has when a game begins, and what is so little of it that it must be seen. */
const TIMES: Readonly<Record<string, { readonly whole: number; readonly short: number }>> = {
  live: { whole: HOUR / 2, short: 5 * 60_000 },
  fast: { whole: DAY, short: 2 * HOUR },
  slow: { whole: 3 * DAY, short: 6 * HOUR },
};

/** How much of its time a side has left: from 0 to 1. */
export const shareLeft = (pace: string, left: number): number => Math.min(1, left / (TIMES[pace]?.whole ?? left));
export const isShort = (pace: string, left: number): boolean => left < (TIMES[pace]?.short ?? 0);

/** A span of time in its two largest units. */
export const spanText = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / 60_000);
  const [d, h, m] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (d > 0) return say('span.days', { d, h });
  return h > 0 ? say('span.hours', { h, m }) : say('span.minutes', { m });
};

/** How long ago, in the largest unit that fits. */
export const agoText = (time: number, now = Date.now()): string => {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto', style: 'short' });
  const minutes = Math.round((time - now) / 60_000);
  if (minutes > -60) return format.format(Math.min(minutes, 0), 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
};

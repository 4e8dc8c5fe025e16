/** Time that is left, as it stands beside a name. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** `2 d 5 h`, `5:07 h`, `26:08`: the two largest units that count. What is left of a second counts as one, so that nobody sees 0:00 too early. */
export const clockText = (left: number, units: { readonly day: string; readonly hour: string }): string => {
  const time = Math.ceil(Math.max(0, left) / SECOND) * SECOND;
  const of = (unit: number, most: number): number => Math.floor(time / unit) % most;
  if (time >= DAY) return `${of(DAY, Number.POSITIVE_INFINITY)} ${units.day} ${of(HOUR, 24)} ${units.hour}`;
  if (time >= HOUR) return `${of(HOUR, 24)}:${two(of(MINUTE, 60))} ${units.hour}`;
  return `${of(MINUTE, 60)}:${two(of(SECOND, 60))}`;
};

/** How often it changes: a clock of days needs no look each second. */
export const pulseOf = (left: number): number => (left >= HOUR ? 10 * SECOND : SECOND / 4);

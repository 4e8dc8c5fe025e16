import { expect, test } from 'vitest';
import { clockText } from './clockText.ts';

const units = { day: 'd', hour: 'h' };
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

test('a clock shows the two largest units that count', () => {
  for (const [left, text] of [
    [26 * MINUTE + 8 * SECOND, '26:08'],
    [59 * MINUTE + 59 * SECOND + 1, '1:00 h'],
    [5 * HOUR + 7 * MINUTE + 30 * SECOND, '5:07 h'],
    [53 * HOUR + MINUTE, '2 d 5 h'],
    [72 * HOUR, '3 d 0 h'],
  ] as const)
    expect(clockText(left, units)).toBe(text);
});

test('it shows nothing left only when nothing is left', () => {
  expect([1, 0, -5000].map((left) => clockText(left, units))).toEqual(['0:01', '0:00', '0:00']);
});

import { describe, expect, test } from 'vitest';
import { dealtIn, receivedIn } from './dealt.ts';

const told = (event: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  seq: 0,
  event,
  rule: '',
  ...fields,
});

describe('what the cards of a round brought', () => {
  const events = [
    told('card used', { card: 'banner' }),
    told('equipment placed', { section: 'R1' }),
    told('hourglasses handed over', { number: 9 }),
    told('round begins', { round: 2 }),
    told('card used', { card: 'ballista' }),
    told('machine built', { site: 'A1-1' }),
    told('hourglasses handed over', { number: 2 }),
    told('hourglass placed', { action: 'wall' }),
    told('card used', { card: 'resources' }),
    told('wood taken', { number: 3 }),
    told('hourglasses handed over', { number: 1 }),
    told('card used', { card: 'briefing' }),
    told('units drawn', { units: ['orc', 'orc', 'troll'] }),
    told('hourglasses handed over', { number: 1 }),
    told('time borrowed', { number: 4 }),
  ];

  test('each card has its own hourglasses and its place, and those of other rounds none', () => {
    expect([...dealtIn(events)]).toEqual([
      ['ballista', { glasses: 2, at: 'A1-1', units: 0, wood: 0 }],
      ['resources', { glasses: 1, at: undefined, units: 0, wood: 3 }],
      ['briefing', { glasses: 1, at: undefined, units: 3, wood: 0 }],
    ]);
  });

  test('the phase under way has what was handed over last, and what was borrowed since', () => {
    expect(receivedIn(events)).toBe(5);
    expect(receivedIn(events.slice(0, 4))).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { bracketOf, pointsIn } from './bracket.ts';

const who = (name: string) => ({ id: name, name });
const players = [...'ABCDEF'].map(who);

/** Two games, in which both have both sides, and perhaps one that decides; points of whoever is named first. */
const played = (round: number, number: number, one: string, other: string, ...points: (readonly number[] | null)[]) =>
  points.map((got, i) => {
    const [first, second] = i % 2 === 0 ? [one, other] : [other, one];
    return {
      round,
      number,
      leg: i + 1,
      first: who(first),
      second: who(second),
      table: `${one}${i}`,
      points: got && [...got],
    };
  });
const bye = (number: number, one: string) => ({
  ...{ round: 1, number, leg: 1, first: who(one), second: null, table: null, points: [1, 0] },
});
const FIRST = [
  bye(0, 'A'),
  ...played(1, 1, 'D', 'E', [1, 0], [0, 1]),
  bye(2, 'B'),
  ...played(1, 3, 'C', 'F', [1, 0], [1, 0]),
];
const won = (round: number, number: number, name: string) => ({ round, number, player: who(name) });
/** C and F have won a game each: the one that decides is still to come. */
const WON = [won(1, 0, 'A'), won(1, 1, 'D'), won(1, 2, 'B')];
const names = (rounds: ReturnType<typeof bracketOf>) =>
  rounds.map((matches) => matches.map(({ players: pair }) => pair.map((one) => one?.name ?? one)));

describe('the bracket of a knockout', () => {
  test('has every round to the final from the beginning', () => {
    expect(names(bracketOf({ players, pairings: [], winners: [] }))).toEqual([
      Array.from({ length: 4 }, () => [undefined, undefined]),
      Array.from({ length: 2 }, () => [undefined, undefined]),
      [[undefined, undefined]],
    ]);
    expect(
      bracketOf({ players: players.slice(0, 2), pairings: [], winners: [] }).map((matches) => matches.length),
    ).toEqual([1]);
    expect(
      bracketOf({ players: players.slice(0, 5), pairings: [], winners: [] }).map((matches) => matches.length),
    ).toEqual([4, 2, 1]);
  });

  test('shows who has no opponent, and who has won as soon as that is decided', () => {
    const rounds = bracketOf({ players, pairings: FIRST, winners: WON });
    expect(rounds[0].map(({ winner }) => winner?.name)).toEqual(['A', 'D', 'B', undefined]);
    expect(names(rounds)[0]).toEqual([
      ['A', null],
      ['D', 'E'],
      ['B', null],
      ['C', 'F'],
    ]);
    expect(names(rounds)[1]).toEqual([
      ['A', 'D'],
      ['B', undefined],
    ]);
  });

  test('counts points over both sides, and has the games of a match in their order', () => {
    const third = played(1, 3, 'C', 'F', [1, 0], [1, 0], [0, 1]);
    expect([pointsIn(third, 'C'), pointsIn(third, 'F')]).toEqual([1, 2]);
    const pairings = [...FIRST.slice(0, 4), ...third.toReversed()];
    const rounds = bracketOf({ players, pairings, winners: [...WON, won(1, 3, 'F')] });
    expect(rounds[0][3].winner?.name).toBe('F');
    expect(rounds[0][3].legs.map(({ leg }) => leg)).toEqual([1, 2, 3]);
    expect(names(rounds)[1]).toEqual([
      ['A', 'D'],
      ['B', 'F'],
    ]);
  });
});

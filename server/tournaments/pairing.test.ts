import { describe, expect, test } from 'vitest';
import { firstRound, roundRobin, standings } from './pairing.ts';

const key = ([a, b]: readonly [number, number]): string => [a, b].sort((x, y) => x - y).join('-');

describe('all against all', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 15, 16])(
    '%d players: each meets each once, nobody plays twice in a round',
    (players) => {
      const rounds = roundRobin(players);
      expect(rounds).toHaveLength(players % 2 === 0 ? players - 1 : players);
      const pairs = rounds.flat().map(key);
      expect(pairs).toHaveLength((players * (players - 1)) / 2);
      expect(new Set(pairs).size).toBe(pairs.length);
      const resting = rounds.map((round) => {
        const playing = round.flat();
        expect(new Set(playing).size).toBe(playing.length);
        return Array.from({ length: players }, (_, one) => one).filter((one) => !playing.includes(one));
      });
      // Where somebody must rest, each does so once.
      expect(resting.flat().sort((a, b) => a - b)).toEqual(
        players % 2 === 0 ? [] : Array.from({ length: players }, (_, one) => one),
      );
    },
  );
});

describe('knockout', () => {
  test('eight: the first and the second can meet only at the end', () => {
    expect(firstRound(8)).toEqual([
      [0, 7],
      [3, 4],
      [1, 6],
      [2, 5],
    ]);
  });

  test.each([2, 3, 5, 6, 7, 9, 12, 16, 33, 64])('%d players: all are there once, and the strongest rest', (players) => {
    const pairs = firstRound(players);
    expect(Math.log2(pairs.length) % 1).toBe(0);
    const all = pairs.flat().filter((one) => one !== undefined);
    expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, one) => one));
    const byes = pairs.filter(([, other]) => other === undefined).map(([one]) => one);
    expect(byes.sort((a, b) => a - b)).toEqual(Array.from({ length: 2 * pairs.length - players }, (_, one) => one));
  });
});

describe('standings', () => {
  const game = (a: number, b: number, points: number) => ({
    players: [a, b] as const,
    points: [points, 1 - points] as const,
  });

  test('by points, with games won, drawn and lost', () => {
    const table = standings(3, [game(0, 1, 0), game(1, 2, 0.5), game(2, 0, 1)]);
    expect(table.map(({ player, points, won, drawn, lost }) => [player, points, won, drawn, lost])).toEqual(
      [
        [2, 1.5, 1, 1, 0],
        [1, 1.5, 1, 1, 0],
        [0, 0, 0, 0, 2],
      ].sort(([a], [b]) => (a === 1 ? -1 : b === 1 ? 1 : 0)),
    );
  });

  test('whoever has won among equals is first', () => {
    // 0 and 1 have two points each; 1 has beaten 0.
    const table = standings(4, [
      game(1, 0, 1),
      game(0, 2, 1),
      game(0, 3, 1),
      game(1, 2, 1),
      game(3, 1, 1),
      game(2, 3, 1),
    ]);
    expect(table.map(({ player }) => player).slice(0, 2)).toEqual([1, 0]);
    expect(table[0]).toMatchObject({ points: 2, mutual: 1 });
  });

  test('then Sonneborn–Berger, then the seed', () => {
    // All have one point among themselves: 0 beats 1 beats 2 beats 0.
    const round = [game(0, 1, 1), game(1, 2, 1), game(2, 0, 1)];
    expect(standings(3, round).map(({ player }) => player)).toEqual([0, 1, 2]);
    // 2 and 3 have drawn with each other; 2 has beaten the stronger.
    const table = standings(4, [game(2, 3, 0.5), game(2, 0, 1), game(3, 1, 1), game(0, 1, 1)]);
    expect(table.map(({ player }) => player)).toEqual([2, 3, 0, 1]);
    expect(table.map(({ sonneborn }) => sonneborn)).toEqual([1.75, 0.75, 0, 0]);
  });
});

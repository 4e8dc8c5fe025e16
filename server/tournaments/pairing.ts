/** Who plays whom: pure, by numbers. Players are numbered from 0 in the order of their seeds. */

export type Pair = readonly [number, number];

/**
 * All against all, by the circle method: one player stays, the others go round. Where their number is odd one rests in each round. Each round has every
 * player at most once, and after the last each has met each other once.
 */
export const roundRobin = (players: number): readonly (readonly Pair[])[] => {
  const places = players + (players % 2);
  const rounds: Pair[][] = [];
  for (let round = 0; round < places - 1; round++) {
    const at = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (places - 1)));
    const pairs: Pair[] = [];
    for (let place = 0; place < places / 2; place++) {
      const pair: Pair = [at(place), at(places - 1 - place)];
      if (pair.every((one) => one < players)) pairs.push(pair);
    }
    rounds.push(pairs);
  }
  return rounds;
};

/** The order of the seeds in a bracket of that size, so that the first two can meet only at the end. */
const seeded = (size: number): readonly number[] => {
  let order = [0];
  while (order.length < size) order = order.flatMap((seed) => [seed, 2 * order.length - 1 - seed]);
  return order;
};

/** The first round of a knockout; without an opponent (undefined) a player goes on: the strongest do. */
export const firstRound = (players: number): readonly (readonly [number, number | undefined])[] => {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, players)));
  const order = seeded(size);
  const pairs: [number, number | undefined][] = [];
  for (let n = 0; n < size; n += 2) {
    const [one, other] = [order[n], order[n + 1]].sort((a, b) => a - b);
    pairs.push([one, other < players ? other : undefined]);
  }
  return pairs;
};

/** A game of a tournament that is over: what each has of it, 1, ½ or 0. */
export interface Game {
  readonly players: Pair;
  readonly points: readonly [number, number];
}

export interface Standing {
  readonly player: number;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Points out of the games among those with the same points. */
  readonly mutual: number;
  /** Sonneborn–Berger: the points of those one has won against, and half the points of those one has drawn with. */
  readonly sonneborn: number;
}

const pointsOf = (player: number, games: readonly Game[]): number =>
  games.reduce(
    (sum, { players, points }) => sum + players.reduce((own, one, i) => own + (one === player ? points[i] : 0), 0),
    0,
  );

/** The order: points, then points among those who have as many, then Sonneborn–Berger, then games won, then the seed. */
export const standings = (players: number, games: readonly Game[]): readonly Standing[] => {
  const all = Array.from({ length: players }, (_, player) => player);
  const points = all.map((player) => pointsOf(player, games));
  const rows = all.map((player): Standing => {
    const own = games.flatMap(({ players: pair, points: got }) =>
      pair.flatMap((one, i) => (one === player ? [{ other: pair[1 - i], got: got[i] }] : [])),
    );
    const among = games.filter(({ players: pair }) => pair.every((one) => points[one] === points[player]));
    return {
      player,
      points: points[player],
      won: own.filter(({ got }) => got === 1).length,
      drawn: own.filter(({ got }) => got === 0.5).length,
      lost: own.filter(({ got }) => got === 0).length,
      mutual: pointsOf(player, among),
      sonneborn: own.reduce((sum, { other, got }) => sum + got * points[other], 0),
    };
  });
  return rows.sort(
    (a, b) =>
      b.points - a.points || b.mutual - a.mutual || b.sonneborn - a.sonneborn || b.won - a.won || a.player - b.player,
  );
};

/** Glicko-2, after Mark E. Glickman, "Example of the Glicko-2 system" (2022); the steps are his. */

export interface Rating {
  readonly rating: number;
  /** How far the rating may be from the player's strength: with 95 % certainty not farther than twice this. */
  readonly deviation: number;
  /** How much the player's strength changes. */
  readonly volatility: number;
}

export interface Contest {
  readonly opponent: Rating;
  /** 1: won, 0.5: drawn, 0: lost. */
  readonly score: 0 | 0.5 | 1;
}

/** Who has not played yet. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Of one unit of the inner scale. */
const SCALE = 173.7178;
/** How much volatility may change; between 0.3 and 1.2, as he says. */
const TAU = 0.5;
const ENOUGH = 0.000001;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** Step 5: the new volatility, by the Illinois algorithm. */
const newVolatility = (phi: number, sigma: number, v: number, delta: number): number => {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + v) high = Math.log(delta ** 2 - phi ** 2 - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > ENOUGH) {
    const between = low + ((low - high) * fLow) / (fHigh - fLow);
    const fBetween = f(between);
    if (fBetween * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = between;
    fHigh = fBetween;
  }
  return Math.exp(low / 2);
};

const widened = (phi: number, sigma: number, periods: number): number =>
  Math.min(Math.sqrt(phi ** 2 + periods * sigma ** 2), NEWCOMER.deviation / SCALE);

/** Who has not played for so many rating periods: nothing is known but that it is less certain. */
export const rested = (player: Rating, periods: number): Rating => ({
  ...player,
  deviation: SCALE * widened(player.deviation / SCALE, player.volatility, periods),
});

/** After these games, the last of which is so many rating periods (also parts of one) after the games before. */
export const played = (player: Rating, contests: readonly Contest[], periods: number): Rating => {
  const mu = (player.rating - NEWCOMER.rating) / SCALE;
  const phi = player.deviation / SCALE;
  let certainty = 0;
  let gain = 0;
  for (const { opponent, score } of contests) {
    const weight = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - NEWCOMER.rating) / SCALE)));
    certainty += weight ** 2 * expected * (1 - expected);
    gain += weight * (score - expected);
  }
  const v = 1 / certainty;
  const volatility = newVolatility(phi, player.volatility, v, v * gain);
  const before = widened(phi, volatility, periods);
  const after = 1 / Math.sqrt(1 / before ** 2 + certainty);
  return { rating: player.rating + SCALE * after ** 2 * gain, deviation: SCALE * after, volatility };
};

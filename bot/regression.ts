/** Positions and what came of them: a row of features each, and a result from 0, lost by the first seat, to 1, won. */
export interface Examples {
  readonly width: number;
  /** Row after row. */
  readonly features: readonly number[];
  readonly results: readonly number[];
}

/** What the features count for, the constant last. */
export type Coefficients = readonly number[];

const chanceOf = (x: number): number => 1 / (1 + Math.exp(-x));

const sumAt = ({ features, width }: Examples, row: number, by: Coefficients): number => {
  let sum = by[width];
  for (let i = 0; i < width; i++) sum += by[i] * features[row * width + i];
  return sum;
};

/** No forecast is surer than this, so that one surprise is not the end of the world. */
const SURE = 1e-6;

const lossOf = (forecast: number, result: number): number => {
  const p = Math.min(1 - SURE, Math.max(SURE, forecast));
  return -result * Math.log(p) - (1 - result) * Math.log(1 - p);
};

/** The mean log loss: 0 for a prophet; a constant that knows the share of wins is what to compare it with. */
export const logLoss = (examples: Examples, by: Coefficients): number => {
  let sum = 0;
  for (const [row, result] of examples.results.entries()) sum += lossOf(chanceOf(sumAt(examples, row, by)), result);
  return sum / examples.results.length;
};

/** The log loss of always saying the share of wins. */
export const baseLoss = ({ results }: Examples, share = meanOf(results)): number =>
  results.reduce((sum, result) => sum + lossOf(share, result), 0) / results.length;

export const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Solves `matrix · x = right` for a symmetric positive matrix, given by rows (Cholesky). Changes both. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const n = right.length;
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j];
      for (let k = 0; k < j; k++) sum -= matrix[i][k] * matrix[j][k];
      if (i !== j) matrix[i][j] = sum / matrix[j][j];
      else if (sum <= 0) throw new RangeError('The features say the same thing twice; a ridge above 0 helps.');
      else matrix[i][i] = Math.sqrt(sum);
    }
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) right[i] -= matrix[i][k] * right[k];
    right[i] /= matrix[i][i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) right[i] -= matrix[k][i] * right[k];
    right[i] /= matrix[i][i];
  }
  return right;
};

const STEPS = 25;
const SMALL = 1e-7;

/**
 * Logistic regression by Newton's method. `ridge` holds the coefficients near 0, in shares of the number of examples: the constant is free.
 */
export const logistic = (examples: Examples, ridge: number): number[] => {
  const { width, features, results } = examples;
  const size = width + 1;
  const pull = ridge * results.length;
  let by = new Array<number>(size).fill(0);
  const x = new Array<number>(size).fill(1);
  for (let step = 0; step < STEPS; step++) {
    const hessian = Array.from({ length: size }, (_row, i) =>
      Array.from({ length: size }, (_one, j) => (i === j && i < width ? pull : i === j ? SMALL : 0)),
    );
    const gradient = by.map((b, i) => (i < width ? -pull * b : 0));
    for (const [row, result] of results.entries()) {
      for (let i = 0; i < width; i++) x[i] = features[row * width + i];
      const p = chanceOf(sumAt(examples, row, by));
      const slope = p * (1 - p);
      for (let i = 0; i < size; i++) {
        gradient[i] += x[i] * (result - p);
        const own = hessian[i];
        const part = slope * x[i];
        for (let j = 0; j <= i; j++) own[j] += part * x[j];
      }
    }
    const change = solve(hessian, gradient);
    by = by.map((b, i) => b + change[i]);
    if (change.every((one) => Math.abs(one) < SMALL)) break;
  }
  return by;
};

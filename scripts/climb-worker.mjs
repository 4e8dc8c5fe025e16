// A thread of `npm run climb`: plays wars by the weights that it is sent, to count those won or to see what one move is worth against another.
import { parentPort, workerData } from 'node:worker_threads';
import { Streams } from '@ravelin/bot';
import { Kernel, Random, Situation } from '@ravelin/engine';
import { findGame } from '@ravelin/games';

const { id, scenario, lost: LOST, turns } = workerData;
const game = findGame(id);
if (!game) throw new Error(`There is no game "${id}".`);
const { adviceBy, isSpent, kaiserschlachtNow, knowledge } = await import(`@ravelin/games/${id}/bot`);
const { layout, outlook, addGiven, pieces, addWill, willToCount, isLost, prospects } = knowledge;
const kernel = new Kernel(game);
const { kit } = game.sets[0];
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
/** Of the decisions of a war one in so many is looked at; of those one in so many goes on with the other move, for variety. */
const LOOKED_AT = 6;
const VARIED = 5;
/** One in so many tries any move at all, so that none comes to look good which is never tried. */
const ANY = 2;
/** How much it counts that the chances themselves are right, beside their differences. */
const LEVEL = 0.2;
/** Seeds of trials. */
const SEEDS = 2 ** 31;

/** What became of a war: won, or lost, by how long it was held out, up to `lost`; where it goes on, how likely it is won. */
const worthOf = (/** @type {any} */ g, /** @type {any} */ advice) => {
  if (!g.over) return (advice.value(g, 0) + 1) / 2;
  if (game.outcome(g)?.winner === 0) return 1;
  return LOST * ((game.turn?.(g) ?? 0) / kit.cards.length) ** 2;
};

/** Plays on to the end, or to the first quiet decision of this turn. @param {any} g @param {any} advice @param {any} own @param {any} x @param {number} until */
const playOn = (g, advice, own, x, until) => {
  const goesOn = () => !g.over && !((game.turn?.(g) ?? 0) >= until && kernel.pending(g)?.decision.quiet);
  while (goesOn()) kernel.apply(g, advice.thumb(new Situation(kernel, g, own)), x);
  return worthOf(g, advice);
};

/** The inputs of a position, with their amounts, and the log odds that the weights make of them. */
class Inputs {
  /** @param {Float64Array} weights */
  constructor(weights) {
    this.weights = weights;
    /** @type {number[]} */
    this.numbers = [];
    /** @type {number[]} */
    this.amounts = [];
    this.sum = 0;
  }
  /** @param {number} input @param {number} amount */
  add(input, amount) {
    this.numbers.push(input);
    this.amounts.push(amount);
    this.sum += this.weights[input] * amount;
  }
}

/**
 * How the chance to win that a move leaves changes with each weight; times `sign`, added to `slope`. Gives the chance.
 * @param {any} at @param {any} move @param {Float64Array} weights @param {Float64Array} slope @param {number} sign
 */
const addSlope = (at, move, weights, slope, sign) => {
  const { g } = at;
  const ahead = outlook(g);
  let chance = 0;
  for (const way of prospects[at.idOf(move)](g, move.chosen, at.locals)) {
    const { to } = way;
    if (isLost(to)) continue;
    const ended = way.ended || isSpent(to);
    const counted = willToCount(to);
    const { up, down } = kaiserschlachtNow(to) ?? { up: 0, down: 0 };
    for (const [likely, will] of [
      [up, counted + 1],
      [down, counted - 1],
      [1 - up - down, counted],
    ]) {
      if (likely === 0 || (ended && will < kit.low)) continue;
      const inputs = new Inputs(weights);
      addGiven(g, ahead, inputs);
      for (const piece of pieces) piece.add(to, ahead, inputs);
      addWill(to, will, ahead, inputs);
      const won = 1 / (1 + Math.exp(-inputs.sum));
      const part = way.chance * likely;
      chance += part * won;
      for (const [i, input] of inputs.numbers.entries())
        slope[input] += sign * part * won * (1 - won) * inputs.amounts[i];
    }
  }
  return chance;
};

/** The wars of these seeds, by these weights. */
const count = (/** @type {any} */ { weights, seeds }) => {
  const advice = adviceBy(knowledge, '', weights);
  return seeds.map((/** @type {number} */ seed) => {
    const x = kernel.play(new Streams(seed));
    const own = new Random(String(seed));
    return playOn(kernel.start(kit, scenario, options, x), advice, own, x, Number.POSITIVE_INFINITY);
  });
};

/** Plays wars for so long, and tries at some decisions the move that looks best against another, both with the same luck. */
const look = (/** @type {any} */ { weights, milliseconds, seed }) => {
  const end = Date.now() + milliseconds;
  const advice = adviceBy(knowledge, '', weights);
  const { size } = layout;
  const squares = new Float64Array(size * size);
  const products = new Float64Array(size);
  let [trials, noise] = [0, 0];
  const slope = new Float64Array(size);
  /** Takes up that something was that much more than expected, by the slope of what was expected. */
  const learn = (/** @type {number} */ surprise, /** @type {number} */ weight) => {
    const some = [...slope.keys()].filter((i) => slope[i] !== 0);
    for (const i of some) {
      products[i] += weight * slope[i] * surprise;
      for (const j of some) squares[i * size + j] += weight * slope[i] * slope[j];
    }
  };
  const own = new Random(`climb ${seed}`);
  while (Date.now() < end) {
    const x = kernel.play(new Streams(own.int(SEEDS)));
    const g = kernel.start(kit, scenario, options, x);
    while (!g.over) {
      const at = new Situation(kernel, g, own);
      const plans = own.int(LOOKED_AT) === 0 ? (advice.candidates?.(at) ?? []) : [];
      if (plans.length < 2) {
        kernel.apply(g, advice.thumb(at), x);
        continue;
      }
      const best = plans[0].first(at);
      const other = own.int(ANY) === 0 ? at.random() : plans[1 + own.int(plans.length - 1)].first(at);
      const moves = [best, other];
      const luck = own.int(SEEDS);
      const worth = moves.map((move) => {
        const chance = kernel.play(new Streams(luck));
        const world = kernel.clone(g);
        const until = (game.turn?.(g) ?? 0) + turns;
        kernel.apply(world, move, chance);
        return playOn(world, advice, new Random(String(luck)), chance, until);
      });
      slope.fill(0);
      const expected = addSlope(at, best, weights, slope, 1);
      learn(worth[0] - expected, LEVEL);
      const surprise = worth[0] - worth[1] - (expected - addSlope(at, other, weights, slope, -1));
      learn(surprise, 1);
      trials++;
      noise += surprise ** 2;
      kernel.apply(g, moves[own.int(VARIED) === 0 ? 1 : 0], x);
    }
  }
  return { trials, noise, squares, products };
};

parentPort?.on('message', (task) => parentPort?.postMessage(task.seeds ? count(task) : look(task)));

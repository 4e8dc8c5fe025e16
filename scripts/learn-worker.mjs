// A thread of `npm run learn`: plays wars and learns from them, on the numbers that all threads share, until it is told that it is enough; then plays those that are to tell what
// has been learnt.
import { parentPort, workerData } from 'node:worker_threads';
import { DraftedGames, PlayedGames } from '@ravelin/bot';
import { Kernel, Random, setNamed } from '@ravelin/engine';
import { findGame } from '@ravelin/games';

const { id, hidden, room, steps, size, seed, lambda, slips } = workerData;
const game = findGame(id);
if (!game || !parentPort) throw new Error(`There is no game "${id}".`);
const port = parentPort;
const { learning } = await import(`@ravelin/games/${id}/bot`);
const kernel = new Kernel(game);
const { kit } = setNamed(game, game.offered);
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
const [first, ...others] = game.scenarios.map((scenario) => scenario.id);

/** So many drafts are drawn up to tell what has been learnt. */
const DRAFTS = 64;

/**
 * Where plans are drafted: learns from them, and shows what was learnt against the rule of thumb. Without a room of numbers by those that are stored.
 * @param {SharedArrayBuffer} [numbers]
 */
const playerOfDrafts = (numbers) => {
  const advice = numbers ? learning.adviceBy(hidden, numbers) : game.advice;
  const games = new DraftedGames(new Kernel({ ...game, advice }), learning.lessonOf);
  /** @type {(...of: [any, string, any, Random, { slips: number }]) => { won: boolean, lessons: readonly object[] }} */
  return (kit, scenario, options, source, { slips }) =>
    slips > 0
      ? games.learn(kit, scenario, options, source, slips)
      : { won: games.shows(kit, scenario, options, source, DRAFTS), lessons: [] };
};
/**
 * Where a network judges what moves lead to: learns from games, and shows what was learnt in some of them. Without a room of numbers by those that are stored.
 * @param {SharedArrayBuffer} [numbers]
 */
const playerOfGames = (numbers) => {
  const advice = numbers ? learning.adviceBy(hidden, numbers) : game.advice;
  const games = new PlayedGames(new Kernel({ ...game, advice }), learning.lessonOf);
  /** @type {(...of: [any, string, any, Random, { slips: number, lambda: number }]) => { won: boolean, lessons: readonly object[] }} */
  return (kit, scenario, options, source, { slips, lambda }) =>
    slips > 0
      ? games.learn(kit, scenario, options, source, lambda)
      : { won: games.shows(kit, scenario, options, source), lessons: [] };
};
/** @param {SharedArrayBuffer} [numbers] */
const playerBy = (numbers) => {
  if (game.advice?.drafts) return playerOfDrafts(numbers);
  return learning.lessonOf ? playerOfGames(numbers) : learning.player(kernel, hidden, numbers);
};

/** Lessons are mixed, for those of one war are much alike: so many steps at once, each from so many lessons, or sets of as many. */
const [STEPS, LESSONS] = [16, 256];
/** How many lessons there are in these, where some are sets. @param {readonly object[]} list */
const count = (list) => list.reduce((sum, one) => sum + (Array.isArray(one) ? one.length : 1), 0);

const learn = () => {
  const play = playerBy(room);
  const learner = learning.learner(hidden, room, steps);
  const source = new Random(seed);
  /** @type {object[]} */
  let lessons = [];
  while (size[0] > 0) {
    const scenario = others.length > 0 && source.int(3) === 0 ? others[source.int(others.length)] : first;
    const war = play(kit, scenario, options, source, { lambda, slips, consolation: size[1] });
    port.postMessage({ won: war.won, first: scenario === first });
    lessons.push(...war.lessons);
    if (count(lessons) < STEPS * LESSONS) continue;
    for (let i = lessons.length - 1; i > 0; i--) {
      const other = source.int(i + 1);
      [lessons[i], lessons[other]] = [lessons[other], lessons[i]];
    }
    const each = Math.floor(lessons.length / STEPS);
    for (let n = 0; n < STEPS; n++) learner.learn(lessons.slice(n * each, (n + 1) * each), size[0]);
    lessons = [];
  }
};

const check = (/** @type {readonly string[]} */ seeds) => {
  for (const [n, play] of [playerBy(room), playerBy()].entries()) {
    for (const one of seeds) {
      const { won } = play(kit, first, options, new Random(one), { lambda, slips: 0, consolation: 0 });
      port.postMessage({ seed: one, stored: n === 1, won });
    }
  }
};

port.on('message', (task) => {
  if (task.learn) learn();
  else check(task.seeds);
  port.postMessage(null);
});

// What each ending of the game of both empires looks like from afar: for scripts/record-endings.mjs.
/** @typedef {import('@ravelin/games/two-empires').Both} Both */

const [VICTORIES, DEFEATS] = [1, 3];
/** What a Front in this space is worth to an Empire. */
const SPACE = [-60, -14, -6, -2.5, -1, 0, 0.5];
const LOYALTY = [-5, -1.5, 0.5, 1.5];

/** A nation's good, roughly; one that has been scored has all of it. @param {Both} g @param {0 | 1} nation */
const good = (g, nation) => {
  const war = g.parts[nation];
  if (war.over) return g.fate[nation] === 2 ? 60 : -200;
  let sum = 0;
  for (const [front, space] of war.space.entries()) {
    sum += space < 0 ? 1.5 : SPACE[space];
    if (space >= 0) for (const site of war.kit.front[front].sites) if (space <= site) sum -= 1.5;
  }
  for (const box of war.box) sum += box === VICTORIES ? 1.2 : box === DEFEATS ? -1.2 : 0;
  sum += 0.8 * war.resources.reduce((all, n) => all + n, 0);
  if ('loyalty' in war) for (const loyalty of war.loyalty) sum += LOYALTY[loyalty];
  if ('fortress' in war) sum += 0.8 * war.fortress + (war.trench ? 3 : 0);
  if ('narrows' in war && !war.uboats && war.narrows === 0)
    sum += war.defence.reduce((all, is, i) => all + is * war.kit.defence[i].strength, 0) / 4;
  return sum;
};
const HAPSBURG = 0;
const OTTOMAN = 1;

export const aims = {
  'both-lost': { worth: (/** @type {Both} */ g) => -good(g, HAPSBURG) - good(g, OTTOMAN) },
  'hapsburg-won': { worth: (/** @type {Both} */ g) => good(g, HAPSBURG) - good(g, OTTOMAN) / 4, luck: 8 },
  'ottoman-won': { worth: (/** @type {Both} */ g) => good(g, OTTOMAN) - good(g, HAPSBURG) / 4, luck: 8 },
  'both-won': { worth: (/** @type {Both} */ g) => good(g, HAPSBURG) + good(g, OTTOMAN), luck: 8 },
};
export const [samples, attempts] = [4, 40];

/** To the end of the nation-turn, without undertaking anything more: otherwise ending it would look worse than it is. */
export const goOn = (/** @type {any} */ kernel, /** @type {any} */ g, /** @type {any} */ x) => {
  const { turns } = g;
  while (!g.over && g.turns === turns) kernel.apply(g, kernel.moves(g).at(-1), x);
};

// What the browser tests and the screenshots must be told of each game: `games/NAME/e2e.mjs`; everything else is the same for all.
import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../../games/', import.meta.url);

/**
 * @typedef {object} Facts
 * @property {Readonly<Record<string, string>>} seats one person here, the rest at random; empty: one person leads all
 * @property {string} [scenario] a short one; else the first
 * @property {string} rule a paragraph to open the rulebook at
 * @property {readonly string[]} lessons all of them, in order
 * @property {string} finished the ending of the recorded game in `games/ID/fixtures` that is opened
 * @property {RegExp} composed a move that is put together in the pictures
 * @property {string} refused a place that answers why not, at that moment
 * @property {{ after: number, kinds: readonly string[] }} [hurry] a long game: after so many decisions these kinds are preferred, which
 *   lead to its end
 * @property {readonly (readonly [name: string, wanted: RegExp, until: string, seed: string])[]} moments further pictures: the moves
 *   that are preferred on the way, the selector that tells of the arrival, and the seed with which it comes
 * @property {readonly (readonly [name: string, rule: string])[]} [examples] pictures of what lies far on: the example of a paragraph,
 *   played on from there
 */

/** @typedef {Facts & { readonly id: string }} Game */

/** @type {readonly Game[]} */
export const GAMES = await Promise.all(
  readdirSync(folder)
    .filter((id) => existsSync(new URL(`${id}/game.ts`, folder)))
    .sort()
    .map(async (id) => {
      /** @type {{ facts: Facts }} */
      const { facts } = await import(new URL(`${id}/e2e.mjs`, folder).href);
      return { ...facts, id };
    }),
);

/** @param {string} id */
export const gameOf = (id) => {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game "${id}".`);
  return game;
};

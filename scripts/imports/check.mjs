// Holds imports against the rules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure.mjs';
import { circles } from './graph.mjs';
import { DOORS, OPEN, ROOMS } from './rules.mjs';

/** @typedef {import('./graph.mjs').Import} Import */

/** The name of the room that a file is in, or of the package. @param {string} path */
const roomOf = (path) => {
  if (path.startsWith('node:')) return 'node';
  return ROOMS.find(({ files }) => files.test(path))?.name ?? path;
};

/** The folder of `games/` that a file lies in, and the rest of its path. @param {string} path */
const inGames = (path) => {
  const [, game, file] = /^games\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return game === undefined ? undefined : { game, file };
};

const exists = (/** @type {string} */ path) => existsSync(join(root, 'games', path));

/**
 * A folder without a game is a library for all; a composed game names its parts by their books.
 * @param {string} game
 * @param {string} other
 */
const mayUse = (game, other) => {
  if (!exists(`${other}/game.ts`)) return true;
  const books = `${game}/rulebook/books.ts`;
  return exists(books) && readFileSync(join(root, 'games', books), 'utf8').includes(`'${other}'`);
};

/** The template of a game is held to the rules of a game. @param {string} path */
const asGame = (path) => path.replace(/^templates\/game\//, 'games/new-game/');

/** What is wrong with an import, if anything. @param {Import} one @returns {string | undefined} */
export const wrong = (one) => {
  const [from, to] = [asGame(one.from), asGame(one.to)];
  const room = ROOMS.find(({ files }) => files.test(from));
  if (!room) return undefined;
  const said = `${from} imports ${to}: `;
  const [here, there] = [inGames(from), inGames(to)];
  if (here && there && here.game !== there.game) {
    if (!mayUse(here.game, there.game)) return `${said}a game imports no other game`;
    if (DOORS.test(there.file)) return undefined;
    if (!OPEN.includes(room.name)) return `${said}it is not among what that folder shows`;
  }
  const other = roomOf(to);
  const may = [room.name, ...room.may];
  return may.includes(other) || (one.types && may.includes(`types of ${other}`)) ? undefined : `${said}${room.because}`;
};

/** Everything wrong with these imports, in sentences. Types may refer to each other in a circle; what is loaded may not. @param {readonly Import[]} imports */
export const faults = (imports) => [
  ...imports.flatMap((one) => wrong(one) ?? []),
  ...circles(imports.filter(({ types, later }) => !types && !later)).map(
    (circle) => `these import each other in a circle: ${circle.join(', ')}`,
  ),
];

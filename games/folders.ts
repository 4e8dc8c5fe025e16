import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of all games: this file's own, or the one above it when it was built into `dist`. */
const here = dirname(fileURLToPath(import.meta.url));
const games = existsSync(join(here, 'package.json')) ? here : dirname(here);

/** A folder with a `game.ts` is a game. Each is loaded when it is first asked for. In Node; `folders.browser.ts` is the same for Vite. */
export const folders: Readonly<Record<string, () => Promise<object>>> = Object.fromEntries(
  readdirSync(games)
    .filter((name) => existsSync(join(games, name, 'game.ts')))
    .sort()
    .map((name) => [name, () => import(`@ravelin/games/${name}`)]),
);

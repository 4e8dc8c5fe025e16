// npm run new-game NAME: makes games/NAME, a tiny complete game, from templates/game. docs/adding-a-game.md goes on from there.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, node, root, tools } from './ensure.mjs';
import { filesNaming } from './names.mjs';

const TEMPLATE = join(root, 'templates/game');
const GAMES = join(root, 'games');

/** What is wrong with a name, in plain words. @param {string | undefined} name @returns {string | undefined} */
export const problemWith = (name) => {
  if (name === undefined) return 'Which name? npm run new-game NAME';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name for a game: small letters, digits and single hyphens, as in "great-siege".`;
  if (existsSync(join(GAMES, name))) return `There is a folder games/${name} already.`;
  if (['dist', 'node-modules', 'index', 'registry', 'terminal', 'new-game'].includes(name))
    return `"${name}" is reserved.`;
  const [file] = filesNaming([name]);
  if (file)
    return `"${name}" is a word that ${file} uses: a game's name must be its own, so that nothing else names it.`;
  return undefined;
};

/** The letters with which the paragraphs of the games begin. @returns {ReadonlySet<string>} */
const lettersTaken = () =>
  new Set(
    readdirSync(GAMES)
      .map((game) => join(GAMES, game, 'rulebook'))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => /^\*\*([A-Z])\d/m.exec(readFileSync(file, 'utf8'))?.[1] ?? []),
  );

/** A letter of the name if one is free, else of the alphabet. @param {string} name @param {ReadonlySet<string>} taken */
export const freeLetter = (name, taken) =>
  [...name.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((one) => /[A-Z]/.test(one) && !taken.has(one));

/** The template's text in the words of the new game. @param {string} text @param {string} name @param {string} letter */
const renamed = (text, name, letter) => {
  const title = name.replace(/-/g, ' ').replace(/(^| )[a-z]/g, (one) => one.toUpperCase());
  return text
    .replace(/\bX(?=\d)/g, letter)
    .replaceAll('new-game', name)
    .replace(/New Game|Neues Spiel/g, title)
    .replace(/\bng\b/g, name);
};

/** @param {string} name @param {string} letter */
const make = (name, letter) => {
  const folder = join(GAMES, name);
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, renamed(readFileSync(file, 'utf8'), name, letter));
  }
};

const main = () => {
  const [name] = process.argv.slice(2);
  const problem = problemWith(name);
  const letter = problem ? undefined : freeLetter(name, lettersTaken());
  if (problem || !letter) {
    console.error(problem ?? 'Every letter of the alphabet is taken.');
    return 1;
  }
  make(name, letter);
  /** @type {[string, string[]][]} */
  const steps = [
    [tools.biome, ['check', '--write', `games/${name}`]],
    [join(root, 'scripts/record-endings.mjs'), [name]],
    [join(root, 'scripts/find-examples.mjs'), [name]],
  ];
  ensure();
  for (const [tool, args] of steps) {
    const status = node(tool, args, { quiet: true });
    if (status !== 0) return status;
  }
  console.log(`games/${name} is a game now; its paragraphs begin with ${letter}. Next:

  npx vitest run games/${name}     its tests
  npx ravelin play ${name}         in the terminal
  npm start                        in the browser

Then make it yours: docs/adding-a-game.md. To take it away, delete the folder.`);
  return 0;
};

if (process.argv[1] === import.meta.filename) process.exitCode = main();

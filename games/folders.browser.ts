/** `folders.ts` for Vite, which looks for the games when it builds. */
const all = import.meta.glob<object>('./*/index.ts');
const games = import.meta.glob('./*/game.ts');

export const folders: Readonly<Record<string, () => Promise<object>>> = Object.fromEntries(
  Object.keys(games)
    .sort()
    .map((path) => {
      const name = path.split('/')[1];
      return [name, all[`./${name}/index.ts`]];
    }),
);

import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { faults, wrong } from './check.mjs';
import { circles, codeFiles, importsOf } from './graph.mjs';

/** The rules of imports, on imports that are not there. */

const [one, other] = games.map(({ id }) => id);

test.each([
  ['engine/kernel.ts', 'typescript'],
  ['engine/kernel.ts', `games/${one}/game.ts`],
  [`games/${one}/rules/turn.ts`, `games/${one}/board/map.tsx`],
  [`games/${one}/rules/turn.ts`, `games/${one}/words/en.ts`],
  [`games/${one}/rules/turn.ts`, `games/${other}/index.ts`],
  [`games/${one}/rules/turn.ts`, 'node:fs'],
  [`games/${one}/board/map.tsx`, `games/${one}/rules/turn.ts`],
  [`games/${one}/game.ts`, 'cli/main.ts'],
  ['table/table.ts', 'web/play/table.ts'],
  ['cli/play.ts', 'web/face.ts'],
  ['web/worker/table.ts', 'web/play/Moves.tsx'],
])('%s may not import %s', (from, to) => {
  expect(wrong({ from, to })).toContain(`${from} imports ${to}`);
});

test.each(games.flatMap(({ id }) => [`games/${id}/index.ts`, `games/${id}/game.ts`, `games/${id}/rules/turn.ts`]))(
  'the page may not import %s',
  (to) => {
    expect(wrong({ from: 'web/play/Moves.tsx', to })).toContain('the page never imports a game');
  },
);

test.each([
  ['cli/play.ts', 'games/index.ts'],
  ['cli/play.ts', 'node:fs'],
  [`games/${one}/rules/turn.ts`, 'engine/index.ts'],
  [`games/${one}/board/map.tsx`, 'web/face.ts'],
  [`games/${one}/play.test.ts`, 'cli/testing.ts'],
  ['web/worker/catalogue.ts', 'games/registry.ts'],
])('%s may import %s', (from, to) => {
  expect(wrong({ from, to })).toBeUndefined();
});

test('where only types are allowed, nothing else is', () => {
  const one = { from: `games/${games[0].id}/data/kit.ts`, to: `games/${games[0].id}/rules/turn.ts` };
  expect(wrong({ ...one, types: true })).toBeUndefined();
  expect(wrong(one)).toContain('components know no rules');
});

test('a circle is found, a chain is none', () => {
  const chain = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
  ];
  expect(circles(chain)).toEqual([]);
  expect(circles([...chain, { from: 'c', to: 'a' }, { from: 'd', to: 'a' }])).toEqual([['a', 'b', 'c']]);
});

test('an import is read in each of its forms, and by the name of its package', () => {
  const found = importsOf('games/registry.ts');
  expect(found).toContainEqual({ from: 'games/registry.ts', to: 'games/folders.ts', types: false });
  expect(found).toContainEqual({ from: 'games/registry.ts', to: 'engine/index.ts', types: true });
  expect(importsOf('cli/board.ts').map(({ to }) => to)).toContain('games/terminal.ts');
});

test('the repository keeps them', () => {
  expect(faults(codeFiles().flatMap(importsOf))).toEqual([]);
});

import { expect, test } from 'vitest';
import { folders as bundled } from './folders.browser.ts';
import { folders } from './folders.ts';
import { registry } from './registry.ts';

test('every folder with a game.ts is a game, and its name the game’s id', async () => {
  const found = Object.keys(import.meta.glob('./*/game.ts')).map((path) => path.split('/')[1]);
  expect(Object.keys(registry)).toEqual(found.sort());
  for (const [name, load] of Object.entries(registry)) expect((await load()).game.id).toBe(name);
});

test('Node and the browser find the same games', async () => {
  expect(Object.keys(bundled)).toEqual(Object.keys(folders));
  for (const name of Object.keys(folders))
    expect(Object.keys(await bundled[name]())).toEqual(Object.keys(await folders[name]()));
});

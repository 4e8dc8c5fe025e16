import { beforeAll, expect, test } from 'vitest';
import { bringGame } from './catalogue.ts';
import { isSealed, seal, unseal } from './sealed.ts';
import { Screen } from './testing.ts';

beforeAll(() => bringGame('vienna'));

const code = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'none',
    (error: { code?: string }) => error.code ?? String(error),
  );

const sealedGame = async () => {
  const table = new Screen();
  table.open({ game: 'vienna', seats: { ottoman: 'here', habsburg: 'here' }, seed: 'to-be-sealed' });
  const { view } = table.take('ottoman');
  table.play('keep tactics');
  const hand = view.zones?.['ottoman Tactics'];
  return { text: await seal(table.room.save(), { game: 'vienna', moves: 1 }), hand: Array.isArray(hand) ? hand : [] };
};

test('a sealed game shows no card, no move and no seed to whoever looks into the file', async () => {
  const { text, hand } = await sealedGame();
  expect(hand.length).toBeGreaterThan(3);
  for (const word of [...hand, 'keep tactics', 'to-be-sealed', 'redraw']) expect(text).not.toContain(String(word));
});

test('opened again it goes on where it was, behind the curtain of whoever decides', async () => {
  const { text } = await sealedGame();
  const json: unknown = JSON.parse(text);
  if (!isSealed(json)) throw new Error('it is not sealed');
  const table = new Screen();
  expect(table.room.resume(await unseal(json))).toMatchObject({ length: 1, viewer: null, curtain: 'habsburg' });
});

test('what was cut, changed or made by a newer version is told apart', async () => {
  const json = JSON.parse((await sealedGame()).text);
  const { packed } = json;
  expect(await code(unseal({ ...json, packed: packed.slice(0, -20) }))).toBe('bad-seal');
  expect(await code(unseal({ ...json, packed: '%%%' }))).toBe('bad-seal');
  expect(await code(unseal({ ...json, packed: packed.replace(/^..../, 'AAAA') }))).toBe('bad-seal');
  expect(await code(unseal({ ...json, sealed: 2 }))).toBe('newer-format');
});

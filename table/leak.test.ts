import { Match, Random } from '@ravelin/engine';
import { registry } from '@ravelin/games/registry';
import { expect, test } from 'vitest';
import { bringGame, kernelOf } from './catalogue.ts';
import { checkTableSecrets, fuzzTable } from './leak.ts';
import type { State } from './legal.ts';
import { Onlooker } from './onlooker.ts';
import { OpenSeat } from './seat.ts';

const begun = async (game: string, seed: string) => {
  await bringGame(game);
  const kernel = kernelOf(game);
  return new Match<State, unknown>(kernel, { set: kernel.game.sets[0], seed });
};

test.each(Object.keys(registry))('%s: no answer of the table depends on what its viewer may not know', async (game) => {
  const { asked } = fuzzTable(await begun(game, 'leak'), new Random(`${game}/leak`));
  expect(asked).toBeGreaterThan(300);
});

/** Puts something else in the place of what a class has, while the test runs. */
const instead = (owner: object, name: string, value: PropertyDescriptor, check: () => void): void => {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { ...value, configurable: true });
  try {
    check();
  } finally {
    if (before) Object.defineProperty(owner, name, before);
  }
};

test('the law finds a table that answers whoever asks, and one that gives out the record', async () => {
  const match = await begun('vienna', 'leaks');
  const rng = new Random('leaks');
  for (let n = 0; n < 12; n++) match.make(match.kernel.random(match.state, rng));
  const check = (): number => checkTableSecrets(match, new Random('asked'));
  const rules = {
    get(this: { table: ConstructorParameters<typeof OpenSeat>[0] }) {
      return new OpenSeat(this.table);
    },
  };
  instead(Onlooker.prototype, 'rules', rules, () => expect(check).toThrow(/tells .* a secret: (why|refusal) /));
  const record = {
    value(this: { table: { match: { record(): unknown } } }) {
      return this.table.match.record();
    },
  };
  instead(Onlooker.prototype, 'record', record, () => expect(check).toThrow(/a secret: record /));
  expect(check()).toBeGreaterThan(300);
});

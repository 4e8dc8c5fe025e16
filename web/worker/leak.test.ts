import { Match, Random } from '@ravelin/engine';
import { beforeAll, expect, test } from 'vitest';
import { bringGame, kernelOf } from './catalogue.ts';
import { checkTableSecrets } from './leak.ts';
import type { State } from './legal.ts';

beforeAll(() => bringGame('vienna'));

test.each(['one', 'two', 'three'])(
  'no answer of the table depends on what its viewer may not know, game %s',
  (seed) => {
    const kernel = kernelOf('vienna');
    const rng = new Random(seed);
    const match = new Match<State, unknown>(kernel, { set: kernel.game.sets[0], seed });
    let asked = 0;
    for (let moves = 0; moves < 120 && !match.over; moves++) {
      if (rng.int(8) === 0) asked += checkTableSecrets(match, rng);
      match.make(kernel.random(match.state, rng));
    }
    expect(asked).toBeGreaterThan(1000);
  },
);

import { Kernel } from '@ravelin/engine';
import { recordedDecisions } from '@ravelin/engine/testing';
import recorded from './fixtures/decisions.json' with { type: 'json' };
import { RECONSTRUCTED, stronghold } from './index.ts';

const kernel = new Kernel(stronghold);

recordedDecisions(kernel, recorded, {
  games: 200,
  sample: 32,
  decisions: 1000,
  begin: (_game, _rng, x) => ({ g: kernel.start(RECONSTRUCTED.kit, 'standard', {}, x), how: 'standard' }),
});

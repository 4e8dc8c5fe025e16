import { Kernel } from '@ravelin/engine';
import { recordedDecisions } from '@ravelin/engine/testing';
import recorded from './fixtures/decisions.json' with { type: 'json' };
import { RECONSTRUCTED, vienna } from './index.ts';

const kernel = new Kernel(vienna);

recordedDecisions(kernel, recorded, {
  games: 200,
  sample: 40,
  decisions: 1000,
  begin: (game, _rng, x) => {
    const options = game % 4 === 3 ? { 'set-up': 'setupA', redraw: 'off' } : {};
    const g = kernel.start(RECONSTRUCTED.kit, 'standard', options, x);
    return { g, how: game % 4 === 3 ? 'setupA without redraw' : 'setupC with redraw' };
  },
});

import { recordedDecisions } from '@ravelin/engine/testing';
import recorded from './fixtures/decisions.json' with { type: 'json' };
import { kernel, kit, throwTogether } from './testing.ts';

recordedDecisions(kernel, recorded, {
  games: 112,
  sample: 3,
  decisions: 500,
  // Both sides are led into battle, in two games of three from the thick of it.
  begin: (game, rng, x) => {
    const contingents = game % 2 ? 'on' : 'off';
    const g = kernel.start(kit, 'mohacs', { contingents }, x);
    while (kernel.pending(g)?.decision.id !== 'free') kernel.apply(g, kernel.random(g, rng), x);
    if (game % 3) throwTogether(g, rng);
    return { g, how: `contingents ${contingents}` };
  },
  packed: ['reacted', 'open', 'linked'],
});

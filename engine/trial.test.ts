import { describe, expect, test } from 'vitest';
import { fuzzGame } from './checks.ts';
import { Kernel } from './kernel.ts';
import { Random } from './random.ts';
import { DUEL_SET, type Duel, type DuelKit, duel, HAND_LEFT, shown } from './testing/duel.ts';
import { ledMove, type Trial } from './trial.ts';

const tried = (keen?: Trial<Duel>['keen']): Kernel<Duel, DuelKit> =>
  new Kernel<Duel, DuelKit>({
    ...duel,
    trial: { games: 1, ...(keen && { keen }) },
    study: { clock: { event: shown, title: 'tricks' }, subjects: [] },
  });

/** Of two hundred first bids: how often the best card of the hand was bid, and how often the worst. */
const bids = (kernel: Kernel<Duel, DuelKit>): { best: number; worst: number } => {
  const out = { best: 0, worst: 0 };
  for (let i = 0; i < 200; i++) {
    const rng = new Random(`led ${i}`);
    const g = kernel.start(DUEL_SET.kit, 'plain', {}, kernel.play(rng));
    const [card] = ledMove(kernel, g, rng).chosen;
    const hand = g.zones[HAND_LEFT];
    if (card === Math.max(...hand)) out.best++;
    if (card === Math.min(...hand)) out.worst++;
  }
  return out;
};

describe('a led player', () => {
  test('rather makes the moves that the game is keen on, and now and then another', () => {
    const any = bids(tried());
    const led = bids(tried((_g, _kind, [card]) => card ?? -1));
    expect(any.best).toBeLessThan(100);
    expect(led.best).toBeGreaterThan(any.best + 30);
    expect(led.worst).toBeGreaterThan(0);
    expect(led.worst).toBeLessThan(any.worst);
  });

  test('a game is as long as the events that it counts', () => {
    const lengths = Array.from(
      { length: 20 },
      (_, i) => fuzzGame(tried(), DUEL_SET, 'plain', {}, `length ${i}`, { resume: false, led: i > 9 }).length,
    );
    // A trick is shown unless somebody skips; of three cards one is bid and one or two are thrown away, so there are two at most.
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([0, 2]);
  });
});

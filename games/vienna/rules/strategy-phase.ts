import type { Play } from '@ravelin/engine';
import { assault, barrage, bombard, entrench, fortify, mine, sortie } from './actions.ts';
import { playEvent, playEventOn } from './events.ts';
import { passed, phaseEnded } from './happenings.ts';
import { HAND } from './piles.ts';
import { ask, decision, foe, loop, move, must, OTTOMAN, procedure, run, type Side, type Vienna } from './siege.ts';

/** V9 The Strategy phase. */

/** V9.3.3, V3.4.1: Tactics do not count. */
const cards = (g: Vienna, side: Side): number => g.zones[HAND + side].length;

/** V9.3.1 or V9.3.2, of Strategy cards only (V9.3.3). */
const pass = move('pass', {
  rule: 'V9.3',
  if: [
    must(
      'V9.3',
      'You may pass if your opponent holds more Strategy cards than you (V9.3.1), or if you hold 1 or none (V9.3.2).',
      (g) => cards(g, g.turn) <= 1 || cards(g, foe(g.turn)) > cards(g, g.turn),
    ),
  ],
  do: (g, _L, x) => {
    x.emit(g, passed, cards(g, g.turn) <= 1 ? 'V9.3.2' : 'V9.3.1', { side: g.turn });
    g.passed = 1;
  },
});

export const turn = decision({
  id: 'turn',
  prompt: 'Discard a Strategy card for an action or for its Event, or pass.',
  seat: (g) => g.turn,
  quiet: true,
  moves: [entrench, assault, mine, fortify, bombard, sortie, barrage, playEvent, playEventOn, pass],
});

const beginTurn = (g: Vienna, x: Play<Vienna>): void => {
  g.responded[0] = 0;
  g.responded[1] = 0;
  g.passed = 0;
  // V9.4.4: a player without cards passes automatically.
  if (cards(g, g.turn) > 0) return;
  g.passed = 1;
  x.emit(g, passed, 'V9.4.4', { side: g.turn });
};

/**
 * V9.4: a pass and a final card (V9.4.3) count alike; any other turn starts the count anew, and a pass binds nobody (V9.3.4). The
 * opponent of a player without cards thus goes on alone (V9.4.5). A Response of the other side is no turn (V15.1.1).
 */
const endTurn = (g: Vienna, x: Play<Vienna>): void => {
  g.streak = g.passed || cards(g, g.turn) === 0 ? g.streak + 1 : 0;
  g.turn = foe(g.turn); // V9.1.1
  if (g.streak === 2) x.emit(g, phaseEnded, g.passed ? 'V9.4.1' : 'V9.4.2', { round: g.round });
};

/** What is in hand at the end stays there for the next round (V9.5). */
export const strategyPhase = procedure('strategy-phase', {}, [
  run('V9.1', (g) => {
    g.turn = OTTOMAN;
    g.streak = 0;
  }),
  loop('V9.4.1', (g) => g.streak < 2, [
    run('V9.1.1', (g, _L, x) => beginTurn(g, x)),
    ask('V9.2', turn, (g) => g.passed === 0),
    run('V9.4.3', (g, _L, x) => endTurn(g, x)),
  ]),
]);

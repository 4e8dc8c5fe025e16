import type { Play } from '@ravelin/engine';
import { APART_SECRETS, type Apart, answerOf, apartLocals, askedApart } from './choices.ts';
import { keptCard, roundBegun, troopsRefreshed } from './happenings.ts';
import { HAND, STRATEGY_DISCARD, showTop, TROOP_DECK, TROOP_DISCARD } from './piles.ts';
import { drawHand, setUp } from './set-up.ts';
import {
  ask,
  call,
  HABSBURG,
  loop,
  NONE,
  OTTOMAN,
  procedure,
  run,
  SEATS,
  type Side,
  type Vienna,
  when,
} from './siege.ts';
import { strategyPhase } from './strategy-phase.ts';
import { checkVictory } from './victory.ts';

/** V8 The round: Refresh, Strategy, Advance. */

/** V8.2.2: a card kept from the round before may be discarded; nobody knows the other's choice. */
const [ottomanKept, habsburgKept] = askedApart({
  id: 'kept-card',
  prompt: 'Keep the Strategy card of the last round, or discard it before you draw?',
  rule: 'V8.2.2',
  no: 'keep card',
  yes: 'discard card',
});

const showKeptCards = (g: Vienna, L: Apart, x: Play<Vienna>): void => {
  for (const side of SEATS) {
    const [card] = g.zones[HAND + side];
    if (card === undefined) continue;
    const discards = answerOf(L, side);
    if (discards) x.move(g, HAND + side, STRATEGY_DISCARD + side, card);
    // V4.13: a discarded card falls face up.
    x.emit(g, keptCard, discards ? 'V4.13' : 'V8.2.2', { side, discarded: discards ? card : NONE });
  }
};

const returnDiscards = (g: Vienna, x: Play<Vienna>): void => {
  for (const side of SEATS) {
    const number = g.zones[TROOP_DISCARD + side].length;
    if (number === 0) continue;
    x.moveAll(g, TROOP_DISCARD + side, TROOP_DECK + side);
    showTop(g, side);
    x.emit(g, troopsRefreshed, 'V8.2.3', { side, number });
  }
};

/** Which cards were kept is decided by the hand alone, which is public in number (V4.2). */
const holdsCard = (side: Side) => (g: Vienna) => g.zones[HAND + side].length > 0;

export const refresh = procedure(
  'refresh',
  apartLocals,
  [
    ask('V8.2.2', ottomanKept, holdsCard(OTTOMAN)),
    ask('V8.2.2', habsburgKept, holdsCard(HABSBURG)),
    run('V8.2.2', (g, L, x) => showKeptCards(g, L, x)),
    run('V8.2.3', (g, _L, x) => returnDiscards(g, x)),
    run('V8.2.4', (g, _L, x) => {
      for (const side of SEATS) drawHand(g, x, side, 'V8.2.4');
    }),
  ],
  APART_SECRETS,
);

export const round = procedure('round', {}, [
  run('V8.1', (g, _L, x) => x.emit(g, roundBegun, 'V8.1', { round: g.round })),
  when('V8.2.1', (g) => g.round > 1, [call('V8.2.1', () => refresh)]),
  call('V8.1', () => strategyPhase),
  run('V8.4', (g, _L, x) => {
    g.round++;
    checkVictory(g, x);
  }),
]);

/** The whole game. It ends by a victory (V6), at the latest when the last round is over. */
export const siege = procedure('siege', {}, [
  call('V7.1.1', () => setUp),
  loop('V8.1', () => true, [call('V8.1', () => round)]),
]);

import { type Locals, optional, type Play } from '@ravelin/engine';
import { inZone } from './choices.ts';
import { cardPlayed } from './happenings.ts';
import { HAND, STRATEGY_DISCARD } from './piles.ts';
import { ANNOUNCE, openWindow, responseWindow } from './responses.ts';
import {
  call,
  type Deed,
  EVENT,
  foe,
  HEX,
  type Hex,
  NONE,
  type Of,
  PIECES,
  ruleOfStrategy,
  SIDE,
  STRATEGY,
  type Strategy,
  slot,
  type Vienna,
  when,
  YES_NO,
} from './siege.ts';

/** What all actions share: the card that is spent (V9.2) and the announcement (V15.2.1). */

export const actionLocals = {
  side: SIDE,
  hex: optional(HEX),
  /** The announce window has been offered already, by the Event that performs this. */
  announced: YES_NO,
  /** The Event that performs it, with the changes it names. */
  event: optional(STRATEGY),
  /** The Response that was played to the announcement. */
  answer: optional(STRATEGY),
  hits: PIECES,
  built: YES_NO,
};
export type Action = Of<typeof actionLocals>;

/** V9.2: the card goes face up on the discard; V9.2.1: its text does not matter. */
export const spend = (g: Vienna, x: Play<Vienna>, card: Strategy, action: Deed, hex: Hex): void => {
  const side = g.turn;
  x.move(g, HAND + side, STRATEGY_DISCARD + side, card);
  x.emit(g, cardPlayed, action === EVENT ? ruleOfStrategy(g, card) : 'V9.2', { side, card, action, hex });
};

/** A card of the hand. Any card pays for any action (V9.2.1). */
export const inHand = inZone<Strategy, Locals>('V9.2', 'The card must be in your hand.', (g) => HAND + g.turn);
export const cardOfHand = slot(STRATEGY, [inHand]);

/** V15.2.1: offers the announce window of an action. A cancelled or aborted action is over. */
export const announce = (action: Deed) =>
  when<Action>('V15.2.1', (_g, L) => L.announced === 0, [
    call<Action>(
      'V15.2.1',
      () => responseWindow,
      (g, L) =>
        openWindow(g, foe(L.side), ANNOUNCE, {
          action,
          hex: L.hex,
          card: g.zones[STRATEGY_DISCARD + L.side].at(-1) ?? NONE,
        }),
      (_g, L, w) => {
        L.answer = w.answer;
        return w.cancelled || w.aborted ? 'end' : undefined;
      },
    ),
  ]);

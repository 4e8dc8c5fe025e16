import { type Ledger, line, type Play } from '@ravelin/engine';
import { morale } from './happenings.ts';
import type { Side, Vienna } from './siege.ts';
import { checkVictory } from './victory.ts';

/** V5 Morale. */

interface Change {
  readonly side: Side;
  readonly by: number;
  readonly ledger?: Ledger | undefined;
}

/** Moves one marker: never above the top (V5.2), never below End (V5.3). Says nothing about victory. */
const moveMarker = (g: Vienna, x: Play<Vienna>, rule: string, { side, by, ledger }: Change): void => {
  const wanted = g.morale[side] + by;
  const now = Math.max(0, Math.min(g.kit.moraleTop, wanted));
  let told = ledger;
  if (wanted !== now) {
    if (!told) {
      told = x.ledger('Morale');
      line(told, rule, 'change', by);
    }
    if (wanted > now) line(told, 'V5.2', 'above the top of the track', now - wanted);
    else line(told, 'V5.3', 'below End', now - wanted);
  }
  x.emit(g, morale, rule, { side, by: now - g.morale[side], now }, { ledger: told });
  g.morale[side] = now;
};

/**
 * Changes the Morale of one side, or of both at the same moment, and looks for a victory once. A change that a limit or a card has
 * brought to nothing is told all the same: its ledger says why.
 */
export const changeMorale = (g: Vienna, x: Play<Vienna>, rule: string, changes: readonly Change[]): void => {
  for (const change of changes) if (change.by !== 0 || change.ledger?.lines.length) moveMarker(g, x, rule, change);
  checkVictory(g, x);
};

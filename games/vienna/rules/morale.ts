import { type Ledger, line, type Play } from '@ravelin/engine';
import { morale } from './happenings.ts';
import type { Vienna } from './siege.ts';
import { checkVictory } from './victory.ts';

/** V5 Morale. */

/** Moves one marker: never above the top (V5.2), never below End (V5.3). Says nothing about victory. */
const moveMarker = (
  g: Vienna,
  x: Play<Vienna>,
  side: number,
  by: number,
  rule: string,
  ledger: Ledger | undefined,
): void => {
  const wanted = g.morale[side] + by;
  const now = Math.max(0, Math.min(g.kit.moraleTop, wanted));
  if (wanted > now) line(ledger, 'V5.2', 'above the top of the track', now - wanted);
  if (wanted < now) line(ledger, 'V5.3', 'below End', now - wanted);
  if (now === g.morale[side]) return;
  x.emit(g, morale, rule, { side, by: now - g.morale[side], now }, { ledger });
  g.morale[side] = now;
};

/** Changes the Morale of one side, or of both at the same moment, and looks for a victory once. */
export const changeMorale = (
  g: Vienna,
  x: Play<Vienna>,
  rule: string,
  changes: readonly { side: number; by: number; ledger?: Ledger | undefined }[],
): void => {
  for (const { side, by, ledger } of changes) if (by !== 0) moveMarker(g, x, side, by, rule, ledger);
  checkVictory(g, x);
};

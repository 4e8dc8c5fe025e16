import { Ledger, type Play, rolled } from '@ravelin/engine';
import {
  frontAdvancement as advancement,
  attritionRolls,
  isActive,
  stepping,
  symbolIgnored,
} from '@ravelin/games/empires';
import { fortificationHit, stopped } from './happenings.ts';
import { constantinopleFalls } from './victory.ts';
import type { War } from './war.ts';

/** O2 The Front Advancement Phase. */

// ---- Attrition Rolls ---------------------------------------------------------------------------------------------------

export const { crosses, goodFaces, modifiers, preview } = attritionRolls<War>({ succeeds: 'O2.3.1', fails: 'O2.3.2' });

/** O2.0.1: one space towards Constantinople. */
const step = stepping<War>('O2.0.1', constantinopleFalls);

/** O2.3.3 */
export const isDry = (g: War, front: number): boolean => !g.pipeline && g.kit.front[front].desert[g.space[front] - 1];

/** O2.3.4 */
export const isFortified = (g: War, front: number): boolean =>
  g.gaza > 0 && g.space[front] - 1 === g.kit.front[front].fortification;

/** O2.3.5: only the success that destroys the fortification lets the Front in. */
const breaksThrough = (g: War, x: Play<War>, front: number): boolean => {
  if (!crosses(g, x, front, 'O2.3.4')) return false;
  g.gaza--;
  x.emit(g, fortificationHit, 'O2.3.5', { strength: g.gaza });
  return g.gaza === 0;
};

/** O2.3.6: the desert first; O2.3.7: no other Advance is rolled for. */
const advance = (g: War, x: Play<War>, front: number): void => {
  if (isDry(g, front) && !crosses(g, x, front, 'O2.3.3')) return;
  if (isFortified(g, front) && !breaksThrough(g, x, front)) return;
  step(g, x, front);
};

// ---- the symbols -------------------------------------------------------------------------------------------------------

/** O9.41.2: those that the die named, or those of the card. A position may stand here without a die: then none. */
export const symbolsOf = (g: War): readonly number[] => {
  const { advances, byDie } = g.kit.cards[g.card];
  return byDie.length > 0 ? (byDie[g.rolled - 1] ?? []) : advances;
};

/** O2.0.3: the symbol of a Front off the map is ignored. */
const advancesOf = (g: War, x: Play<War>, at: number): number => {
  const front = symbolsOf(g)[at];
  if (isActive(g, front)) return 1;
  x.emit(g, symbolIgnored, 'O2.0.3', { front });
  return 0;
};

/** A count out of all results of the rolls, also if there is none. */
const outOf = (title: string, rule: string, label: string, number: number): Ledger => {
  const ledger = new Ledger(title);
  rolled(ledger, rule, label, number);
  return ledger;
};

/**
 * What the rolls before Gaza-Beersheba would do: how likely they hit the fortification, and how likely the Front gets in, which it does
 * only by the hit that destroys it (O2.3.5). Where the desert is rolled for too, both must succeed (O2.3.6).
 */
const previewOfLine = (g: War, front: number): Ledger[] => {
  const both = isDry(g, front);
  const good = goodFaces(g, front);
  const [hits, all, rule] = both ? [good ** 2, 36, 'O2.3.6'] : [good, 6, 'O2.3.4'];
  return [
    modifiers(g, front),
    outOf(both ? 'hits in 36' : 'hits in 6', rule, both ? 'both rolls succeed' : 'rolls that succeed', hits),
    g.gaza > 1
      ? outOf(`crossings in ${all}`, 'O2.3.5', 'the fortification stands even after a hit', 0)
      : outOf(`crossings in ${all}`, 'O2.3.5', 'hits that destroy the fortification', hits),
  ];
};

/** The rolls that an Advance would bring. */
const previewOf = (g: War, front: number): Ledger[] => {
  if (isFortified(g, front)) return previewOfLine(g, front);
  return isDry(g, front) ? preview(g, front, 'O2.3.3') : [];
};

/**
 * O2.0.2: the symbols in their order. O2.3.10: with Yildirim at hand (O1.5.3) the player is asked before each Advance that can be
 * stopped, and before an Attrition Roll (O2.3.11); O2.3.12: as often as there are markers.
 */
export const { watchedAdvance, phase: frontAdvancement } = advancement<War>(
  { advance: 'O2.0.1', order: 'O2.0.2', single: 'O2.0.2', ask: 'O2.3.10', cancel: 'O2.3.9' },
  {
    symbols: symbolsOf,
    advances: advancesOf,
    advance,
    cancelling: {
      id: 'yildirim',
      prompt: 'The {front} Advances. Spend a Yildirim marker to cancel it?',
      has: (g) => g.yildirim > 0,
      bars: [
        {
          rule: 'O2.3.9',
          text: 'Yildirim may stop only the Sinai and the Mesopotamia Front.',
          ok: (g, front) => g.kit.stopped[front],
        },
      ],
      spend: (g, x, front) => {
        g.yildirim--; // O1.5.2
        x.emit(g, stopped, 'O2.3.9', { front, left: g.yildirim });
      },
      preview: previewOf,
      warn: (g, front) => (g.space[front] === 1 ? 'The Front enters Constantinople: the game is lost.' : undefined),
    },
  },
);

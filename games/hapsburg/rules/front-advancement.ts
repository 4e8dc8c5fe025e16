import { type Ledger, line, type Play } from '@ravelin/engine';
import { frontAdvancement as advancement, attritionRolls, stepping, symbolIgnored } from '@ravelin/games/empires';
import { cardDoes } from './deck.ts';
import { isActive } from './fronts.ts';
import { intercepted, vittorioVeneto } from './happenings.ts';
import { viennaFalls } from './victory.ts';
import { WAITING, type War } from './war.ts';

/** H2 The Front Advancement Phase. */

// ---- Attrition Rolls ---------------------------------------------------------------------------------------------------

/** H2.3.4, H2.3.5: the paragraph by which the next step needs a roll; H2.3.6: none else does. */
const lineAhead = (g: War, front: number): string | undefined => {
  const { isonzo, trench } = g.kit.front[front];
  const to = g.space[front] - 1;
  if (to === isonzo) return 'H2.3.4';
  return to === trench && g.trench ? 'H2.3.5' : undefined;
};

/** H3.3.6, H10.7.5: nothing else modifies the roll (H2.3.3). */
const attritionModifier = (g: War, front: number, ledger?: Ledger): number => {
  let sum = 0;
  const { croat, burden, front: fronts } = g.kit;
  if (g.loyalty[croat] === 0 && burden[croat][front]) sum += line(ledger, 'H3.3.6', 'Croat Revolt', -1);
  if (g.vittorio && g.space[front] - 1 === fronts[front].isonzo) sum += line(ledger, 'H10.7.5', 'Vittorio Veneto', -1);
  return sum;
};

const { crosses, goodFaces, preview } = attritionRolls<War>({ succeeds: 'H2.3.1', fails: 'H2.3.2' }, attritionModifier);

/** How many faces of the die let the Front go on, where one is rolled; else it goes on in any case. */
export const crossingFaces = (g: War, front: number): number =>
  lineAhead(g, front) === undefined ? 6 : goodFaces(g, front);

/** H2.0.1: one space towards Vienna. */
const step = stepping<War>('H2.0.1', viennaFalls);

const advance = (g: War, x: Play<War>, front: number): void => {
  const ahead = lineAhead(g, front);
  if (ahead === undefined || crosses(g, x, front, ahead)) step(g, x, front);
};

// ---- the symbols -------------------------------------------------------------------------------------------------------

/** H10.7.2, H10.7.3: looked at anew for each symbol; H10.7.6: each of the two Advances has its own roll. */
const resurgent = (g: War, front: number): boolean =>
  g.resurgence === 1 && front === g.kit.italian && g.kaiserschlacht !== WAITING && g.resources[g.kit.western] === 0;

/** H13.21.2: the second of the two symbols falls away. */
const tooWeakForTwo = (g: War, at: number, front: number): boolean =>
  cardDoes(g, 'russia-tires') &&
  g.kit.front[front].russian &&
  g.side[front] > 0 &&
  g.kit.cards[g.card].advances.indexOf(front) < at;

export const symbolsOf = (g: War): readonly number[] => g.kit.cards[g.card].advances;

/** How many Advances a symbol brings. */
const advancesOf = (g: War, x: Play<War>, at: number): number => {
  const front = symbolsOf(g)[at];
  // H2.1.1: the symbol of a Front off the map is ignored.
  if (!isActive(g, front)) x.emit(g, symbolIgnored, 'H2.1.1', { front });
  else if (tooWeakForTwo(g, at, front)) x.emit(g, symbolIgnored, 'H13.21.2', { front });
  else if (resurgent(g, front)) {
    if (!g.vittorio) {
      g.vittorio = 1;
      x.emit(g, vittorioVeneto, 'H10.7.4', {});
    }
    return 2;
  } else return 1;
  return 0;
};

/**
 * H2.0.2: the symbols in their order; H2.0.3: each Advance for itself. H2.3.13: with Radio Intercepts at hand (H1.5.3) the player is
 * asked before each of them, and before an Attrition Roll (H2.3.15).
 */
export const { watchedAdvance, phase: frontAdvancement } = advancement<War>(
  { advance: 'H2.0.1', order: 'H2.0.2', single: 'H2.0.3', ask: 'H2.3.13', cancel: 'H2.3.11' },
  {
    symbols: symbolsOf,
    advances: advancesOf,
    advance,
    cancelling: {
      id: 'intercept',
      prompt: 'The {front} Advances. Spend a Radio Intercepts marker to cancel it?',
      has: (g) => g.intercepts > 0,
      // H2.3.14: a Front off the map does not Advance; H2.3.18: of each Front its own
      bars: [
        {
          rule: 'H2.3.12',
          text: 'Radio Intercepts may not stop the Balkan Front.',
          ok: (g, front) => front !== g.kit.balkan,
        },
        {
          rule: 'H2.3.16',
          text: 'At most one marker is used on each Front in a turn.',
          ok: (g, front) => !g.intercepted[front],
        },
      ],
      spend: (g, x, front) => {
        g.intercepts--;
        g.intercepted[front] = 1;
        x.emit(g, intercepted, 'H2.3.11', { front, left: g.intercepts });
      },
      preview: (g, front) => (lineAhead(g, front) === undefined ? [] : preview(g, front)),
      warn: (g, front) =>
        g.space[front] === 1 && lineAhead(g, front) === undefined
          ? 'The Front enters Vienna: the game is lost.'
          : undefined,
    },
  },
);

import { Ledger, line, optional, type Play } from '@ravelin/engine';
import { cardDoes } from './deck.ts';
import { battleValue, isActive, placeOf } from './fronts.ts';
import { advanced, attrition, intercepted, symbolIgnored, vittorioVeneto } from './happenings.ts';
import { viennaFalls } from './victory.ts';
import {
  ask,
  COUNT,
  decision,
  FRONT,
  HAPSBURG,
  loop,
  move,
  must,
  NONE,
  type Of,
  procedure,
  run,
  slot,
  WAITING,
  type War,
  YES_NO,
} from './war.ts';

/** H2 The Front Advancement Phase. */

const locals = {
  /** The symbol of the card that is being carried out. */
  at: COUNT,
  front: optional(FRONT),
  /** Single Advances that this symbol still brings. */
  left: COUNT,
  cancelled: YES_NO,
};
type Advancing = Of<typeof locals>;

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

/** H2.3.1, H2.3.2: does the Front get across? */
const crosses = (g: War, x: Play<War>, front: number): boolean => {
  const die = x.die();
  const ledger = x.ledger('Attrition Roll');
  const total = line(ledger, lineAhead(g, front) ?? 'H2.3.1', 'die', die) + attritionModifier(g, front, ledger);
  const value = battleValue(g, front);
  const across = total < value;
  x.emit(g, attrition, across ? 'H2.3.1' : 'H2.3.2', { front, die, total, value, crosses: across ? 1 : 0 }, { ledger });
  return across;
};

/** H2.0.1: one space towards Vienna. */
const advance = (g: War, x: Play<War>, front: number): void => {
  if (lineAhead(g, front) !== undefined && !crosses(g, x, front)) return;
  g.space[front]--;
  x.emit(g, advanced, 'H2.0.1', { front, place: placeOf(g, front), space: g.space[front] });
  if (g.space[front] === 0) viennaFalls(g, x, front);
};

// ---- Radio Intercepts --------------------------------------------------------------------------------------------------

const mayIntercept = (g: War, { front, left }: Advancing): boolean =>
  // H2.3.14, H2.3.12, H2.3.16, H1.5.3; H2.3.18: of each Front its own
  left > 0 && isActive(g, front) && front !== g.kit.balkan && g.intercepts > 0 && !g.intercepted[front];

const theFront = slot<Advancing>('front', FRONT, [
  must('H2.3.13', 'It must be the Front that is about to Advance.', (_g, L, front) => front === L.front),
]);

/** The roll that would follow, and how likely it lets the Front across. */
const attritionPreview = (g: War, front: number): Ledger[] => {
  if (lineAhead(g, front) === undefined) return [];
  const modifiers = new Ledger('Attrition Roll, modifiers');
  const sum = attritionModifier(g, front, modifiers);
  const crossings = new Ledger('crossings in 6');
  line(crossings, 'H2.3.1', 'rolls that cross', Math.min(6, Math.max(0, battleValue(g, front) - 1 - sum)));
  return [modifiers, crossings];
};

/** H2.3.13: for each Advance, with the results of the earlier ones known, before an Attrition Roll (H2.3.15). */
const intercept = decision<Advancing>({
  id: 'intercept',
  prompt: 'Spend a Radio Intercepts marker to cancel this Advance?',
  declines: 'let',
  seat: () => HAPSBURG,
  moves: [
    move('intercept', {
      rule: 'H2.3.11',
      notation: 'intercept {front}',
      slots: [theFront],
      preview: (g, L) => attritionPreview(g, L.front),
      do: (g, L, x) => {
        g.intercepts--;
        g.intercepted[L.front] = 1;
        L.cancelled = 1;
        x.emit(g, intercepted, 'H2.3.11', { front: L.front, left: g.intercepts });
      },
    }),
    move('let', {
      rule: 'H2.3.13',
      notation: 'let {front} advance',
      slots: [theFront],
      preview: (g, L) => attritionPreview(g, L.front),
      warn: (g, L) =>
        g.space[L.front] === 1 && lineAhead(g, L.front) === undefined
          ? 'The Front enters Vienna: the game is lost.'
          : undefined,
      do: () => {},
    }),
  ],
});

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

const symbolsOf = (g: War): readonly number[] => g.kit.cards[g.card].advances;

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

/** With Radio Intercepts at hand the player may be asked before each Advance. */
export const watchedAdvance = procedure('watched-advance', locals, [
  loop('H2.0.2', (g, L) => L.at < symbolsOf(g).length, [
    run('H2.0.1', (g, L, x) => {
      L.front = symbolsOf(g)[L.at];
      L.left = advancesOf(g, x, L.at);
    }),
    loop('H2.0.3', (_g, L) => L.left > 0, [
      ask('H2.3.13', intercept, mayIntercept),
      run('H2.0.1', (g, L, x) => {
        if (!L.cancelled) advance(g, x, L.front);
        L.cancelled = 0;
        L.left--;
      }),
    ]),
    run('H2.0.2', (_g, L) => {
      L.at++;
      L.front = NONE;
    }),
  ]),
]);

/** H2.0.2: the symbols in their order. H1.5.3: without a marker there is nothing to ask. */
const advanceAll = (g: War, x: Play<War>): void => {
  const symbols = symbolsOf(g);
  for (let at = 0; at < symbols.length; at++)
    for (let left = advancesOf(g, x, at); left > 0 && !g.over; left--) advance(g, x, symbols[at]);
};

export const frontAdvancement = [
  run('H2.0.2', (g, _L, x) => {
    if (g.intercepts > 0) x.call(g, watchedAdvance);
    else advanceAll(g, x);
  }),
];

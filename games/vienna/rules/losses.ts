import { type Locals, optional, type Play } from '@ravelin/engine';
import { lossRule, PURPOSE } from './cannons.ts';
import { troopsAt } from './choices.ts';
import { eliminated, spared } from './happenings.ts';
import { count, ELIMINATED, FRONT, REAR, showTop, TROOP_DECK, TROOP_DISCARD } from './piles.ts';
import {
  ask,
  bagOf,
  DECK,
  decision,
  FRONT_LINE,
  move,
  must,
  type Of,
  PIECES,
  PLACED_TROOP,
  type PlacedTroop,
  placeOf,
  procedure,
  REAR_LINE,
  run,
  SIDE,
  type Side,
  STRATEGY,
  type Troop,
  troopOf,
  type Vienna,
  YES_NO,
} from './siege.ts';
import { checkVictory } from './victory.ts';

/**
 * Troops lost to a Cannon roll: from the deck (V14.7.2) or from the battle lines (V13.6.7–V13.6.9), into the Eliminated pile
 * (V3.2.6).
 */

const lossLocals = {
  side: SIDE,
  number: PIECES,
  purpose: PURPOSE,
  event: optional(STRATEGY),
  /** From the battle lines, not from the deck. */
  inBattle: YES_NO,
  /** The owner picks (OS5, OT7) instead of chance. */
  chosen: YES_NO,
  /** The owner may pick from either line (OT7). */
  eitherLine: YES_NO,
  /** Discarded instead of Eliminated (HT9). */
  spared: YES_NO,
};
type Losses = Of<typeof lossLocals>;

const zoneAt = (place: number): number => (place === DECK ? TROOP_DECK : place === FRONT_LINE ? FRONT : REAR);

/** How many there are to lose; more than that is ignored (V13.6.9, V14.7.2). */
const available = (g: Vienna, L: Losses): number =>
  L.inBattle ? g.zones[FRONT + L.side].length + g.zones[REAR + L.side].length : g.zones[TROOP_DECK + L.side].length;

const due = (g: Vienna, L: Losses): number => Math.min(L.number, available(g, L));

/** V16.3.1, V16.3.2: may the owner pick from this place now? */
const open = (g: Vienna, L: Losses, list: readonly PlacedTroop[], place: number): boolean => {
  if (!L.inBattle) return place === DECK;
  if (place !== FRONT_LINE && place !== REAR_LINE) return false;
  if (L.eitherLine || place === FRONT_LINE) return true;
  return list.filter((placed) => placeOf(g, placed) === FRONT_LINE).length === g.zones[FRONT + L.side].length;
};

const takeLosses = decision<Losses>({
  id: 'take-losses',
  prompt: 'Choose the Troops that the Cannons cost you.',
  seat: (_g, L) => L.side,
  moves: [
    move('lose', {
      rule: 'V16.3.1',
      secret: true,
      choose: {
        troops: bagOf(PLACED_TROOP, {
          from: troopsAt([DECK, FRONT_LINE, REAR_LINE], (L) => L.side),
          must: [
            must('V16.3.1', 'The Troop must be where the roll takes its losses from.', (g, placed, L, list) =>
              open(g, L, list, placeOf(g, placed)),
            ),
            must(
              'V13.6.4/left',
              'There must be a further Troop of that type there.',
              (g, placed, L, list) =>
                count(g.zones[zoneAt(placeOf(g, placed)) + L.side], troopOf(g, placed)) > count(list, placed),
            ),
            must(
              'V13.6.5',
              'You need not lose more Troops than the roll costs.',
              (g, _atom, L, list) => list.length < due(g, L),
            ),
          ],
          enough: [
            must(
              'V13.6.4/enough',
              'You must choose as many Troops as the roll costs.',
              (g, list, L) => list.length >= due(g, L),
            ),
          ],
          most: due,
        }),
      },
      do: (g, L, x, { troops }) => {
        for (const placed of troops)
          x.move(g, zoneAt(placeOf(g, placed)) + L.side, ELIMINATED + L.side, troopOf(g, placed));
        tell(
          g,
          L,
          x,
          troops.map((placed) => troopOf(g, placed)),
        );
        L.number = 0;
      },
    }),
  ],
});

const tell = (g: Vienna, L: Losses, x: Play<Vienna>, troops: readonly Troop[]): void => {
  if (troops.length === 0) return;
  if (L.spared) x.emit(g, spared, 'V16.3.3', { side: L.side, troops });
  else
    x.emit(
      g,
      eliminated,
      lossRule(g, L),
      { side: L.side, number: troops.length, troops },
      // V4.11: a Troop lost from the deck is seen by its owner only; one from a line lay open.
      L.inBattle ? undefined : { knows: L.side },
    );
};

/** V13.6.7: one random Troop of the front line, or of the rear line once that is empty (V13.6.8). */
export const loseRandom = (g: Vienna, x: Play<Vienna>, side: Side, to: number): Troop => {
  const from = g.zones[FRONT + side].length > 0 ? FRONT : REAR;
  return x.draw(g, from + side, to + side);
};

export const losses = procedure('losses', lossLocals, [
  ask('V16.3.1', takeLosses, (g, L) => L.chosen === 1 && L.eitherLine === 0 && due(g, L) > 0),
  ask('V18.OT7', takeLosses, (g, L) => L.chosen === 1 && L.eitherLine === 1 && due(g, L) > 0),
  run('V13.6.4', (g, L, x) => {
    const troops: Troop[] = [];
    const to = L.spared ? TROOP_DISCARD : ELIMINATED;
    for (let left = due(g, L); left > 0; left--)
      troops.push(L.inBattle ? loseRandom(g, x, L.side, to) : x.draw(g, TROOP_DECK + L.side, to + L.side));
    tell(g, L, x, troops);
    if (L.spared) showTop(g, L.side);
  }),
  run('V6.8.2', (g, _L, x) => checkVictory(g, x)),
]);

/** The locals for it, or undefined where the roll costs nobody. */
export const losing = (facts: Partial<Losses> & { readonly number: number }): Locals | undefined =>
  facts.number > 0 ? (facts as Locals) : undefined;

import { MISCELLANEOUS } from '../data/kit.ts';
import { DECK, PLAYED, unrevealed } from '../rules/deck.ts';
import type { Empire } from '../rules/empire.ts';
import { gainOf } from './battles.ts';

/**
 * What the cards still bring. Which of them are left is public, those that wait for their Epoch included; only their order is not. A
 * war that ends before the last card sees a part of them.
 */
export interface Outlook {
  /** Cards that are still to be revealed before the war ends. */
  readonly cards: number;
  /** The part that these are of all that are left. */
  readonly share: number;
  /** Advances to be expected of each Front, and those of the next card alone. */
  readonly advances: readonly number[];
  readonly next: readonly number[];
  /** Battles to be expected in each theater; the last number is of those that belong to none. */
  readonly battles: readonly number[];
  /** What these add to National Will on average, by the number of Resources in their theater. */
  readonly gains: readonly (readonly number[])[];
  /** Is the card of this number (as the kit has it) left? */
  readonly left: readonly boolean[];
}

interface Fought {
  readonly do: string;
  readonly battle?: string;
}

/** `last`: the number of cards after which the war ends. */
export const outlookOf = (g: Empire, last: number): Outlook => {
  const { kit, zones } = g;
  const cards = Math.max(0, last - g.turn);
  const share = cards / Math.max(1, unrevealed(g));
  const advances = kit.fronts.map(() => 0);
  const next = kit.fronts.map(() => 0);
  const first = 1 / Math.max(1, zones[DECK].length);
  const fought: number[][] = [...kit.theaters.map(() => []), []];
  const left = kit.cards.map(() => false);
  for (let zone = DECK; zone < PLAYED; zone++)
    for (const card of zones[zone]) {
      left[card] = true;
      const { advances: symbols, event } = kit.cards[card];
      for (let i = 0; i < symbols.length; i++) {
        advances[symbols[i]] += share;
        if (zone === DECK) next[symbols[i]] += first;
      }
      for (const clause of event as readonly Fought[]) {
        if (clause.do !== 'battle' || clause.battle === undefined) continue;
        const battle = kit.battleIds.indexOf(clause.battle);
        const { theater } = kit.battle[battle];
        fought[theater === MISCELLANEOUS ? kit.theaters.length : theater].push(battle);
      }
    }
  const numbers = Array.from({ length: kit.theaterLimit + 1 }, (_, number) => number);
  return {
    cards,
    share,
    advances,
    next,
    battles: fought.map(({ length }) => length * share),
    gains: fought.map((battles) => numbers.map((number) => gainOf(g, battles, number) * share)),
    left,
  };
};

/** What the battles of the cards left add to National Will on average, with the Resources as they are. */
export const battlesToCome = ({ resources }: Empire, { gains }: Outlook): number => {
  let sum = gains[gains.length - 1][0];
  for (let theater = 0; theater < resources.length; theater++) sum += gains[theater][resources[theater]];
  return sum;
};

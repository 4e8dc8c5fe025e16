import type { Base, Options, Play } from '@ravelin/engine';
import { APART_SECRETS, answerOf, apartLocals, askedApart } from './choices.ts';
import { handDealt, tacticsDealt, tacticsRedrawn } from './happenings.ts';
import { HAND, STRATEGY_DECK, TACTICS, TACTICS_ASIDE } from './piles.ts';
import {
  ask,
  HABSBURG,
  type Kit,
  LAYOUTS,
  NONE,
  OTTOMAN,
  procedure,
  run,
  SEATS,
  type Side,
  type Vienna,
  when,
} from './siege.ts';

/** V7 Set-up. */

/** V7.1–V7.4, V7.8–V7.10: the map and the markers. Tiles are in the bags and Troops in the decks by themselves (piles.ts). */
export const create = (start: Base<Kit>, _scenario: string, options: Options): Vienna => {
  const { kit } = start;
  // V7.11.1, V7.11.2: the set-up variants differ in Fortifications only.
  const variant = Math.max(0, LAYOUTS.indexOf(options['set-up'] as (typeof LAYOUTS)[number]));
  const layout = kit.layouts[LAYOUTS[variant]];
  const onMap = (side: Side): number =>
    layout.improvised.reduce((sum, n, hex) => sum + (kit.control[hex] === side ? n : 0), 0);
  return {
    ...start,
    round: 1, // V7.3
    turn: OTTOMAN,
    streak: 0,
    passed: 0,
    morale: [kit.moraleStart, kit.moraleStart], // V7.2
    control: [...kit.control], // V7.4
    structural: [...layout.structural], // V7.1.2
    improvised: [...layout.improvised], // V7.1.4
    cannons: [...kit.cannons], // V7.1.1, V7.1.3
    supply: [kit.improvised[OTTOMAN] - onMap(OTTOMAN), kit.improvised[HABSBURG] - onMap(HABSBURG)], // V7.10
    ruins: 0,
    lostCannons: [0, 0],
    responded: [0, 0],
    shownTop: [NONE, NONE],
    winner: NONE,
    ending: NONE,
    layout: variant,
    redraw: options.redraw === 'off' ? 0 : 1, // V7.11.3
  };
};

/** V7.5: 5 of the 10 Tactics. */
const drawTactics = (g: Vienna, x: Play<Vienna>, side: Side, rule: string): void => {
  for (let n = 0; n < g.kit.tacticsDrawn && g.zones[TACTICS_ASIDE + side].length > 0; n++)
    x.draw(g, TACTICS_ASIDE + side, TACTICS + side);
  x.emit(g, tacticsDealt, rule, { side, cards: [...g.zones[TACTICS + side]] }, { knows: side });
};

/** V7.6, V4.24: each side decides without knowing the other's choice, and before any Strategy card is dealt (V7.6.1). */
const [ottomanRedraw, habsburgRedraw] = askedApart({
  id: 'redraw-tactics',
  prompt: 'Keep your five Tactics, or shuffle all ten and draw five new ones?',
  rule: 'V7.6',
  no: 'keep tactics',
  yes: 'redraw tactics',
});

/** Draws up to the hand limit (V8.2.4); an empty deck gives nothing (V3.3.3). */
export const drawHand = (g: Vienna, x: Play<Vienna>, side: Side, rule: string, upTo = g.kit.handLimit): void => {
  const cards: number[] = [];
  while (g.zones[HAND + side].length < upTo && g.zones[STRATEGY_DECK + side].length > 0)
    cards.push(x.draw(g, STRATEGY_DECK + side, HAND + side));
  if (cards.length > 0) x.emit(g, handDealt, rule, { side, number: cards.length, cards }, { knows: side });
};

export const setUp = procedure(
  'set-up',
  apartLocals,
  [
    run('V7.5', (g, _L, x) => {
      for (const side of SEATS) drawTactics(g, x, side, 'V7.5');
    }),
    when('V7.11.3', (g) => g.redraw === 1, [
      ask('V7.6', ottomanRedraw),
      ask('V7.6', habsburgRedraw),
      run('V4.24', (g, L, x) => {
        for (const side of SEATS) {
          const redrawn = answerOf(L, side);
          x.emit(g, tacticsRedrawn, 'V4.24', { side, redrawn });
          if (!redrawn) continue;
          x.moveAll(g, TACTICS + side, TACTICS_ASIDE + side);
          drawTactics(g, x, side, 'V7.6');
        }
      }),
    ]),
    run('V7.7', (g, _L, x) => {
      for (const side of SEATS) drawHand(g, x, side, 'V7.7');
    }),
  ],
  APART_SECRETS,
);

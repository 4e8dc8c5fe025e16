import type { Base, Options, Play } from '@ravelin/engine';
import { handDealt, tacticsDealt, tacticsRedrawn } from './happenings.ts';
import { HAND, STRATEGY_DECK, TACTICS, TACTICS_ASIDE } from './piles.ts';
import {
  ask,
  decision,
  HABSBURG,
  type Kit,
  LAYOUTS,
  move,
  NONE,
  type Of,
  OTTOMAN,
  procedure,
  run,
  SEATS,
  type Vienna,
  when,
  YES_NO,
} from './siege.ts';

/** V7 Set-up. */

/** V7.1–V7.4, V7.8–V7.10: the map and the markers. Tiles are in the bags and Troops in the decks by themselves (piles.ts). */
export const create = (start: Base<Kit>, _scenario: string, options: Options): Vienna => {
  const { kit } = start;
  // V7.11.1, V7.11.2: the set-up variants differ in Fortifications only.
  const variant = Math.max(0, LAYOUTS.indexOf(options['set-up'] as (typeof LAYOUTS)[number]));
  const layout = kit.layouts[LAYOUTS[variant]];
  const onMap = (side: number): number =>
    layout.improvised.reduce((sum, n, hex) => sum + (kit.control[hex] === side ? n : 0), 0);
  return {
    kit,
    seq: start.seq,
    seat: start.seat,
    over: start.over,
    stack: start.stack,
    zones: start.zones,
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

const setUpLocals = { ottoman: YES_NO, habsburg: YES_NO };
type SetUp = Of<typeof setUpLocals>;

/** V7.5: 5 of the 10 Tactics. */
const drawTactics = (g: Vienna, x: Play<Vienna>, side: number, rule: string): void => {
  for (let n = 0; n < g.kit.tacticsDrawn && g.zones[TACTICS_ASIDE + side].length > 0; n++)
    x.draw(g, TACTICS_ASIDE + side, TACTICS + side);
  x.emit(g, tacticsDealt, rule, { side, cards: [...g.zones[TACTICS + side]] }, { knows: side });
};

/** V7.6, V4.24: each side decides without knowing the other's choice, and before any Strategy card is dealt (V7.6.1). */
const redrawTactics = (side: number, local: 'ottoman' | 'habsburg') =>
  decision<SetUp>({
    id: 'redraw-tactics',
    prompt: 'Keep your five Tactics, or shuffle all ten and draw five new ones?',
    seat: () => side,
    moves: [
      move<SetUp>('keep tactics', { rule: 'V7.6', secret: true, do: () => {} }),
      move<SetUp>('redraw tactics', {
        rule: 'V7.6',
        secret: true,
        do: (_g, L) => {
          L[local] = 1;
        },
      }),
    ],
  });

/** Draws up to the hand limit (V8.2.4); an empty deck gives nothing (V3.3.3). */
export const drawHand = (g: Vienna, x: Play<Vienna>, side: number, rule: string, upTo = g.kit.handLimit): void => {
  const cards: number[] = [];
  while (g.zones[HAND + side].length < upTo && g.zones[STRATEGY_DECK + side].length > 0)
    cards.push(x.draw(g, STRATEGY_DECK + side, HAND + side));
  if (cards.length > 0) x.emit(g, handDealt, rule, { side, number: cards.length, cards }, { knows: side });
};

export const setUp = procedure(
  'set-up',
  setUpLocals,
  [
    run('V7.5', (g, _L, x) => {
      for (const side of SEATS) drawTactics(g, x, side, 'V7.5');
    }),
    when('V7.11.3', (g) => g.redraw === 1, [
      ask('V7.6', redrawTactics(OTTOMAN, 'ottoman')),
      ask('V7.6', redrawTactics(HABSBURG, 'habsburg')),
      run('V4.24', (g, L, x) => {
        for (const side of SEATS) {
          const redrawn = side === OTTOMAN ? L.ottoman : L.habsburg;
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
  { ottoman: OTTOMAN, habsburg: HABSBURG },
);

import { Ledger, type Play } from '@ravelin/engine';
import { type Action, actionLocals, announce, cardOfHand, spend } from './action.ts';
import { attack } from './battle.ts';
import { fortifications, holdings, touches } from './board.ts';
import {
  cannonMoves,
  cannonRoll,
  cannonsMovable,
  diceFor,
  FOR_BARRAGE,
  FOR_BOMBARD,
  FOR_ENTRENCH,
  IN_BATTLE,
  lossesChosen,
  lossesOf,
  moveCannons,
  type Purpose,
} from './cannons.ts';
import { explosion } from './explosions.ts';
import { fortifyHex, raze, someHexTakesFort } from './fortifications.ts';
import { controlled, tileDrawn } from './happenings.ts';
import { losing, losses } from './losses.ts';
import { changeMorale } from './morale.ts';
import { BAG, TILES, TROOP_DECK } from './piles.ts';
import { rearCount, troopMaximum } from './select-troops.ts';
import {
  ASSAULT,
  ask,
  BARRAGE,
  BOMBARD,
  call,
  decision,
  ENTRENCH,
  FORTIFY,
  HABSBURG,
  HEX,
  type Hex,
  MINE,
  move,
  must,
  NOBODYS,
  NONE,
  OTTOMAN,
  procedure,
  ruleOfStrategy,
  run,
  type Side,
  SORTIE,
  type Strategy,
  slot,
  type Vienna,
  when,
} from './siege.ts';
import { canField } from './troops.ts';

/** V10 Actions. Each is a move of the turn and a procedure; an Event that performs the action calls the same procedure. */

const ottoman = (rule: string, verb: string) => must(rule, `Only the Ottomans may ${verb}.`, (g) => g.turn === OTTOMAN);
const habsburg = (rule: string, verb: string) =>
  must(rule, `Only the Habsburgs may ${verb}.`, (g) => g.turn === HABSBURG);

// ---- Entrench ----------------------------------------------------------------------------------------------------------

/** A Glacis lost to a Sortie is nobody's again, and may be entrenched again (V10.1.12). */
export const canEntrench = (g: Vienna, hex: Hex): boolean =>
  g.kit.kind[hex] === 'glacis' && g.control[hex] === NOBODYS && touches(g, hex, OTTOMAN);

/** Changing Morale and taking losses each look for a victory (V10.1.11). */
export const entrenching = procedure('entrench', actionLocals, [
  announce(ENTRENCH),
  run('V10.1.5', (g, L, x) => {
    g.control[L.hex] = OTTOMAN;
    x.emit(g, controlled, 'V10.1.5', { hex: L.hex, side: OTTOMAN });
    fortifyHex(g, x, OTTOMAN, L.hex, g.kit.limits.worksOnEntrenching, 'V10.1.6');
  }),
  call(
    'V10.1.7',
    () => moveCannons,
    (g, L) => cannonMoves(g, L.hex),
  ),
  run('V10.1.8', (g, _L, x) =>
    changeMorale(g, x, 'V10.1.8', [
      { side: OTTOMAN, by: 1 },
      { side: HABSBURG, by: -1 },
    ]),
  ),
  // OS4 spares the Ottomans the fire.
  when(
    'V10.1.9',
    (g, L) =>
      !(
        L.event !== NONE &&
        g.kit.strategy[L.event].clauses.some((clause) => clause.do === 'entrench' && clause.unanswered)
      ),
    [
      call(
        'V10.1.9',
        () => cannonRoll,
        () => ({ roller: HABSBURG, purpose: FOR_ENTRENCH }),
        (_g, L, roll) => {
          L.hits = roll.hits;
          L.answer = roll.answer;
        },
      ),
      call(
        'V10.1.10',
        () => losses,
        (g, L) =>
          losing({
            side: OTTOMAN,
            number: lossesOf(g, L.hits, L.answer),
            purpose: FOR_ENTRENCH,
            chosen: lossesChosen(g, L.answer) ? 1 : 0,
          }),
      ),
    ],
  ),
]);

export const entrench = move('entrench', {
  rule: 'V10.1.2',
  notation: 'entrench {hex} with {card}',
  if: [ottoman('V10.1.1', 'Entrench')],
  choose: {
    hex: slot(HEX, [
      must('V10.1.2', 'The hex must be a Glacis hex.', (g, hex) => g.kit.kind[hex] === 'glacis'),
      must('V10.1.3', 'The hex must be controlled by nobody.', (g, hex) => g.control[hex] === NOBODYS),
      must('V10.1.4', 'The hex must be adjacent to a hex you control.', (g, hex) => touches(g, hex, OTTOMAN)),
    ]),
    card: cardOfHand,
  },
  preview: (g) => [dicePreview(g, HABSBURG, FOR_ENTRENCH, NONE)],
  do: (g, _L, x, { hex, card }) => {
    spend(g, x, card, ENTRENCH, hex);
    x.call(g, entrenching, { side: OTTOMAN, hex });
  },
});

const dicePreview = (g: Vienna, roller: Side, purpose: Purpose, hex: Hex): Ledger => {
  const ledger = new Ledger(roller === OTTOMAN ? 'Ottoman dice' : 'Habsburg dice');
  diceFor(g, { roller, purpose, hex, event: NONE, tactic: NONE, foeTactic: NONE }, ledger);
  return ledger;
};

// ---- Assault and Sortie ------------------------------------------------------------------------------------------------

/** What is known of a battle before it begins. */
const battlePreview = (g: Vienna, attacker: Side, hex: Hex): Ledger[] => {
  const battle = { attacker, hex, event: NONE, answer: NONE, ottomanTactic: NONE, habsburgTactic: NONE };
  const most = new Ledger('most Ottoman Troops');
  const rear = new Ledger('Troops to the rear');
  troopMaximum(g, battle, OTTOMAN, most);
  rearCount(g, battle, rear);
  return [most, rear, dicePreview(g, OTTOMAN, IN_BATTLE, hex), dicePreview(g, HABSBURG, IN_BATTLE, hex)];
};

export const assault = move('assault', {
  rule: 'V10.2.5',
  notation: 'assault {hex} with {card}',
  if: [
    ottoman('V10.2.1', 'Assault'),
    must('V11.4.1/action', 'You need a Troop in your deck, or a discarded one and Morale 2 to Recover it.', (g) =>
      canField(g, OTTOMAN),
    ),
  ],
  choose: {
    hex: slot(HEX, [
      must('V10.2.2', 'The hex must be controlled by the Habsburgs.', (g, hex) => g.control[hex] === HABSBURG),
      must('V10.2.3', 'The hex must be adjacent to a hex you control.', (g, hex) => touches(g, hex, OTTOMAN)),
    ]),
    card: cardOfHand,
  },
  preview: (g, { hex }) => battlePreview(g, OTTOMAN, hex),
  do: (g, _L, x, { hex, card }) => {
    spend(g, x, card, ASSAULT, hex);
    x.call(g, attack, { side: OTTOMAN, hex });
  },
});

export const sortie = move('sortie', {
  rule: 'V10.6.6',
  notation: 'sortie {hex} with {card}',
  if: [
    habsburg('V10.6.1', 'make a Sortie'),
    must('V11.4.2', 'You need a Troop in your deck, or a discarded one to Recover.', (g) => canField(g, HABSBURG)),
  ],
  choose: {
    hex: slot(HEX, [
      must('V10.6.2', 'The hex must be controlled by the Ottomans.', (g, hex) => g.control[hex] === OTTOMAN),
      must('V10.6.3', 'The hex must be adjacent to a hex you control.', (g, hex) => touches(g, hex, HABSBURG)),
    ]),
    card: cardOfHand,
  },
  preview: (g, { hex }) => battlePreview(g, HABSBURG, hex),
  do: (g, _L, x, { hex, card }) => {
    spend(g, x, card, SORTIE, hex);
    x.call(g, attack, { side: HABSBURG, hex });
  },
});

// ---- Mine --------------------------------------------------------------------------------------------------------------

/** V3.7.3: draws tiles to one's own face-down tiles; an empty bag gives none (V10.3.3, V16.5.1). */
export const drawTiles = (g: Vienna, x: Play<Vienna>, side: Side, number: number, rule: string): void => {
  for (let n = 0; n < number && g.zones[BAG + side].length > 0; n++)
    x.emit(g, tileDrawn, rule, { side, tile: x.draw(g, BAG + side, TILES + side) }, { knows: side });
};

export const mining = procedure('mine', actionLocals, [
  announce(MINE),
  run('V10.3.2', (g, L, x) => drawTiles(g, x, L.side, 1, 'V10.3.2')),
  call(
    'V10.3.4',
    () => explosion,
    (g, L) => ({ side: L.side, need: g.kit.explosionAt, event: L.event }),
  ),
]);

export const mine = move('mine', {
  rule: 'V10.3.1',
  notation: 'mine with {card}',
  choose: { card: cardOfHand },
  do: (g, _L, x, { card }) => {
    const side = g.turn;
    spend(g, x, card, MINE, NONE);
    x.call(g, mining, { side });
  },
});

// ---- Fortify -----------------------------------------------------------------------------------------------------------

/** V10.4.5: the Ottomans may Fortify without building if nothing can be built but a Cannon can be moved. */
export const canFortify = (g: Vienna, side: Side): boolean =>
  someHexTakesFort(g, side) || (side === OTTOMAN && cannonsMovable(g, NONE));

const build = decision<Action>({
  id: 'build',
  prompt: 'Choose the hex for the Improvised Fortification.',
  seat: (_g, L) => L.side,
  moves: [
    move('build', {
      rule: 'V10.4.3',
      notation: 'build {hex}',
      choose: {
        hex: slot(HEX, [
          must(
            'V10.4.1',
            'The hex must be under your control.',
            (g, hex, L) => L.side === HABSBURG || g.control[hex] === OTTOMAN,
          ),
          must(
            'V10.4.2',
            'The hex must hold 0 or 1 Fortification and have room for one more.',
            (g, hex, L) =>
              L.side === HABSBURG || (fortifications(g, hex) <= 1 && g.kit.limit[hex] > fortifications(g, hex)),
          ),
          must(
            'V10.8.1',
            'The hex must be under your control.',
            (g, hex, L) => L.side === OTTOMAN || g.control[hex] === HABSBURG,
          ),
          must(
            'V10.8.2/room',
            'The hex must hold 0 or 1 Fortification and have room for one more.',
            (g, hex, L) =>
              L.side === OTTOMAN || (fortifications(g, hex) <= 1 && g.kit.limit[hex] > fortifications(g, hex)),
          ),
        ]),
      },
      do: (g, L, x, { hex }) => {
        L.built = 1;
        fortifyHex(g, x, L.side, hex, 1, L.side === OTTOMAN ? 'V10.4.3' : 'V10.8.3');
      },
    }),
  ],
});

export const fortifying = procedure('fortify', actionLocals, [
  announce(FORTIFY),
  ask('V14.5.6', build, (g, L) => someHexTakesFort(g, L.side)),
  when('V10.4.4', (_g, L) => L.side === OTTOMAN, [
    call(
      'V10.4.4',
      () => moveCannons,
      (g, L) => cannonMoves(g, NONE, 1 - L.built),
    ),
  ]),
]);

export const fortify = move('fortify', {
  rule: 'V14.5.1',
  notation: 'fortify with {card}',
  if: [
    must(
      'V10.4.6',
      'With the Camp as your only hex you cannot Fortify.',
      (g) => g.turn !== OTTOMAN || holdings(g, OTTOMAN) > 1,
    ),
    must(
      'V10.4.5/possible',
      'One of your hexes must be able to take a Fortification, or a Cannon must be able to move.',
      (g) => g.turn !== OTTOMAN || canFortify(g, OTTOMAN),
    ),
    must(
      'V10.8.2/possible',
      'One of your hexes must have room for a Fortification, and your supply must hold one.',
      (g) => g.turn !== HABSBURG || someHexTakesFort(g, HABSBURG),
    ),
  ],
  choose: { card: cardOfHand },
  do: (g, _L, x, { card }) => {
    const side = g.turn;
    spend(g, x, card, FORTIFY, NONE);
    x.call(g, fortifying, { side });
  },
});

// ---- Bombard -----------------------------------------------------------------------------------------------------------

export const canBombard = (g: Vienna, hex: Hex): boolean => g.control[hex] === HABSBURG && touches(g, hex, OTTOMAN);

export const bombarding = procedure('bombard', actionLocals, [
  announce(BOMBARD),
  call(
    'V10.5.4',
    () => cannonRoll,
    (_g, L) => ({ roller: OTTOMAN, purpose: FOR_BOMBARD, hex: L.hex, event: L.event }),
    (_g, L, roll) => {
      L.hits = roll.hits;
    },
  ),
  run('V10.5.5', (g, L, x) => {
    if (L.hits >= g.kit.limits.breach && g.structural[L.hex] > 0) raze(g, x, L.hex, 1, 0, 'V10.5.5');
  }),
]);

export const bombard = move('bombard', {
  rule: 'V10.5.2',
  notation: 'bombard {hex} with {card}',
  if: [ottoman('V10.5.1', 'Bombard')],
  choose: {
    hex: slot(HEX, [
      must('V10.5.2', 'The hex must be controlled by the Habsburgs.', (g, hex) => g.control[hex] === HABSBURG),
      must('V10.5.3', 'The hex must be adjacent to a hex you control.', (g, hex) => touches(g, hex, OTTOMAN)),
    ]),
    card: cardOfHand,
  },
  preview: (g, { hex }) => [dicePreview(g, OTTOMAN, FOR_BOMBARD, hex)],
  warn: (g, { hex }) =>
    g.structural[hex] === 0 ||
    diceFor(g, { roller: OTTOMAN, purpose: FOR_BOMBARD, hex, event: NONE, tactic: NONE, foeTactic: NONE }) <
      g.kit.limits.breach
      ? 'V10.5.6: this can do nothing: it takes a Structural Fortification on the hex and at least 2 Cannons next to it.'
      : undefined,
  do: (g, _L, x, { hex, card }) => {
    spend(g, x, card, BOMBARD, hex);
    x.call(g, bombarding, { side: OTTOMAN, hex });
  },
});

// ---- Barrage -----------------------------------------------------------------------------------------------------------

/** V10.9.3: sixes needed and Troops lost; HS20 has a table of its own. */
export const barrageTable = (g: Vienna, event: Strategy): readonly (readonly [number, number])[] => {
  const clause = event === NONE ? undefined : g.kit.strategy[event].clauses.find(({ do: verb }) => verb === 'barrage');
  return (clause?.do === 'barrage' && clause.losses) || g.kit.limits.barrage;
};

/** V17.HS21: an Ottoman hex with works, next to one of yours. */
export const canRaze = (g: Vienna, hex: Hex): boolean =>
  g.control[hex] === OTTOMAN && g.improvised[hex] > 0 && touches(g, hex, HABSBURG);
export const someHexCanBeRazed = (g: Vienna): boolean => {
  for (let hex = 0; hex < g.control.length; hex++) if (canRaze(g, hex)) return true;
  return false;
};

const razes = (g: Vienna, L: Action): number => {
  const clause =
    L.event === NONE ? undefined : g.kit.strategy[L.event].clauses.find(({ do: verb }) => verb === 'barrage');
  return Math.min(L.hits, (clause?.do === 'barrage' && clause.razes) || 0);
};

const razeWorks = decision<Action>({
  id: 'raze',
  prompt: 'Choose the Ottoman hex on which the guns destroy Fortifications.',
  seat: (_g, L) => L.side,
  moves: [
    move('raze', {
      rule: 'V17.HS21',
      notation: 'raze {hex}',
      choose: {
        hex: slot(HEX, [
          must(
            'V17.HS21',
            'It must be an Ottoman hex with Improvised Fortifications, adjacent to a hex you control.',
            (g, hex) => canRaze(g, hex),
          ),
        ]),
      },
      do: (g, L, x, { hex }) =>
        raze(g, x, hex, 0, Math.min(razes(g, L), g.improvised[hex]), ruleOfStrategy(g, L.event)),
    }),
  ],
});

export const barraging = procedure('barrage', actionLocals, [
  announce(BARRAGE),
  call(
    'V10.9.2',
    () => cannonRoll,
    (_g, L) => ({ roller: HABSBURG, purpose: FOR_BARRAGE, event: L.event }),
    (_g, L, roll) => {
      L.hits = roll.hits;
      L.answer = roll.answer;
    },
  ),
  call(
    'V10.9.3',
    () => losses,
    (g, L) =>
      losing({
        side: OTTOMAN,
        number: lossesOf(
          g,
          barrageTable(g, L.event).reduce((lost, [sixes, troops]) => (L.hits >= sixes ? troops : lost), 0),
          L.answer,
        ),
        purpose: FOR_BARRAGE,
        event: barrageTable(g, L.event) === g.kit.limits.barrage ? NONE : L.event,
        chosen: lossesChosen(g, L.answer) ? 1 : 0,
      }),
  ),
  ask('V14.2', razeWorks, (g, L) => razes(g, L) > 0 && someHexCanBeRazed(g)),
]);

export const barrage = move('barrage', {
  rule: 'V10.9.3',
  notation: 'barrage with {card}',
  if: [habsburg('V10.9.1', 'Barrage')],
  choose: { card: cardOfHand },
  preview: (g) => [dicePreview(g, HABSBURG, FOR_BARRAGE, NONE)],
  warn: (g) =>
    g.zones[TROOP_DECK + OTTOMAN].length === 0 ||
    diceFor(g, { roller: HABSBURG, purpose: FOR_BARRAGE, hex: NONE, event: NONE, tactic: NONE, foeTactic: NONE }) <
      barrageTable(g, NONE)[0][0]
      ? 'V10.9.4: this can do nothing: it takes 2 Cannons at least and a Troop in the Ottoman deck.'
      : undefined,
  do: (g, _L, x, { card }) => {
    spend(g, x, card, BARRAGE, NONE);
    x.call(g, barraging, { side: HABSBURG });
  },
});

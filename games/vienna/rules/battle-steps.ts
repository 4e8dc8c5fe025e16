import { optional, type Play } from '@ravelin/engine';
import { cannonRoll, IN_BATTLE, lossesChosen, lossesOf } from './cannons.ts';
import { troopsAt } from './choices.ts';
import { broughtUp, doubled, eliminated, nullified, rearLine, revealed, shot, total } from './happenings.ts';
import { loseRandom, losing, losses } from './losses.ts';
import { changeMorale } from './morale.ts';
import { count, ELIMINATED, FACE_DOWN, FRONT, LAID, REAR, SHOWN, showTop, TACTICS } from './piles.ts';
import { layTactic, rearCount, selectTroops, troopMaximum } from './select-troops.ts';
import {
  ask,
  bagOf,
  call,
  decision,
  FRONT_LINE,
  foe,
  HABSBURG,
  HEX,
  move,
  must,
  NONE,
  type Of,
  OTTOMAN,
  PIECES,
  PLACED_TROOP,
  placeOf,
  procedure,
  ruleOfTactic,
  run,
  SEATS,
  SIDE,
  type Side,
  STRATEGY,
  slot,
  TACTIC,
  type Tactic,
  TROOP,
  type Troop,
  troopOf,
  type Vienna,
  YES_NO,
} from './siege.ts';
import { totalOf } from './totals.ts';
import { checkVictory } from './victory.ts';

/** V13 The battle, step by step, from the selection of Troops to the comparison of totals. */

export const battleLocals = {
  attacker: SIDE,
  hex: HEX,
  event: optional(STRATEGY),
  answer: optional(STRATEGY),
  ottomanTactic: optional(TACTIC),
  habsburgTactic: optional(TACTIC),
  contested: YES_NO,
  /** The most Troops that the side which is choosing may send. */
  most: PIECES,
  rear: PIECES,
  hits: PIECES,
  rollAnswer: optional(STRATEGY),
  /** The Troop of HT10. */
  doubled: optional(TROOP),
  won: YES_NO,
};
export type Battle = Of<typeof battleLocals>;

const tacticOf = (L: Battle, side: Side): Tactic => (side === OTTOMAN ? L.ottomanTactic : L.habsburgTactic);
const setTactic = (L: Battle, side: Side, card: Tactic): void => {
  if (side === OTTOMAN) L.ottomanTactic = card;
  else L.habsburgTactic = card;
};
const tacticText = (g: Vienna, L: Battle, side: Side) => {
  const card = tacticOf(L, side);
  return card === NONE ? undefined : g.kit.tactics[card].battle;
};

/** V12.3.1: 1 Morale for each recovered card, paid at once and for good (V12.3.5). */
const payForRecovery = (g: Vienna, x: Play<Vienna>, side: Side, recovered: number): void =>
  changeMorale(g, x, 'V12.3.1', [{ side, by: -recovered }]);

/** V13.3: Troops and Tactics of both sides at the same time; the discards look as they are again (V4.17). */
const reveal = (g: Vienna, L: Battle, x: Play<Vienna>): void => {
  for (const side of SEATS) {
    x.moveAll(g, FACE_DOWN + side, FRONT + side);
    setTactic(L, side, g.zones[LAID + side][0] ?? NONE);
    x.moveAll(g, LAID + side, SHOWN + side);
    showTop(g, side);
    x.emit(g, revealed, 'V13.3', { side, troops: [...g.zones[FRONT + side]], tactic: tacticOf(L, side) });
  }
};

/** V13.4: only HT8 acts in this step; the others wait for theirs (V13.4.2). */
const applyTactics = (g: Vienna, L: Battle, x: Play<Vienna>): void => {
  const nullifiers = SEATS.filter((side) => tacticText(g, L, side)?.nullifies);
  for (const side of nullifiers) {
    const card = tacticOf(L, foe(side));
    if (card === NONE) continue;
    x.emit(g, nullified, ruleOfTactic(g, tacticOf(L, side)), { side: foe(side), card });
    setTactic(L, foe(side), NONE);
  }
};

/** V13.5.5: never more than there are in the front line; if none or all must go, there is nothing to choose. */
const countRear = (g: Vienna, L: Battle, x: Play<Vienna>): void => {
  const front = g.zones[FRONT + L.attacker];
  const ledger = x.ledger('Troops to the rear');
  L.rear = rearCount(g, L, ledger, front.length);
  if (L.rear === front.length && L.rear > 0) pullBack(g, L, x, [...front]);
  else if (L.rear === 0 && ledger?.lines.length) pullBack(g, L, x, []);
};

const pullBack = (g: Vienna, L: Battle, x: Play<Vienna>, troops: readonly Troop[]): void => {
  const ledger = x.ledger('Troops to the rear');
  if (ledger) rearCount(g, L, ledger, g.zones[FRONT + L.attacker].length);
  for (const troop of troops) x.move(g, FRONT + L.attacker, REAR + L.attacker, troop);
  x.emit(g, rearLine, 'V13.5', { side: L.attacker, number: troops.length, troops }, { ledger });
  L.rear = 0;
};

const chooseRearLine = decision<Battle>({
  id: 'choose-rear-line',
  prompt: 'Choose the Troops that the Fortifications keep in your rear line.',
  seat: (_g, L) => L.attacker,
  moves: [
    move('pull back', {
      rule: 'V13.5',
      choose: {
        troops: bagOf(PLACED_TROOP, {
          from: troopsAt([FRONT_LINE], (L) => L.attacker),
          must: [
            must(
              'V13.5',
              'The Troop must stand in your front line.',
              (g, placed, L, list) =>
                placeOf(g, placed) === FRONT_LINE &&
                count(g.zones[FRONT + L.attacker], troopOf(g, placed)) > count(list, placed),
            ),
            must(
              'V13.5.2',
              'You may move no more Troops to the rear than the Fortifications demand.',
              (_g, _atom, L, list) => list.length < L.rear,
            ),
          ],
          enough: [
            must(
              'V13.5.1',
              'You must move as many Troops to the rear as the Fortifications demand.',
              (_g, list, L) => list.length >= L.rear,
            ),
          ],
          most: (_g, L) => L.rear,
        }),
      },
      do: (g, L, x, { troops }) =>
        pullBack(
          g,
          L,
          x,
          troops.map((placed) => troopOf(g, placed)),
        ),
    }),
  ],
});

// ---- step 6 ------------------------------------------------------------------------------------------------------------

const marksman = decision<Battle>({
  id: 'marksman',
  prompt: 'Choose the enemy Troop that your marksmen Eliminate.',
  seat: (g, L) => shooter(g, L),
  moves: [
    move('shoot', {
      rule: 'V18.OT8',
      notation: 'shoot {troop}',
      choose: {
        troop: slot(PLACED_TROOP, [
          must(
            'V18.OT8',
            'The Troop must have been played by your opponent in this battle.',
            (g, placed, L) =>
              count(
                g.zones[(placeOf(g, placed) === FRONT_LINE ? FRONT : REAR) + foe(shooter(g, L))],
                troopOf(g, placed),
              ) > 0 && placeOf(g, placed) >= FRONT_LINE,
          ),
        ]),
      },
      do: (g, L, x, { troop: placed }) => {
        const side = foe(shooter(g, L));
        const troop = troopOf(g, placed);
        x.move(g, (placeOf(g, placed) === FRONT_LINE ? FRONT : REAR) + side, ELIMINATED + side, troop);
        x.emit(g, shot, ruleOfTactic(g, tacticOf(L, foe(side))), { side, troop });
      },
    }),
  ],
});
function shooter(g: Vienna, L: Battle): Side {
  return tacticText(g, L, OTTOMAN)?.marksman ? OTTOMAN : HABSBURG;
}

const inBattle = (g: Vienna, side: Side): number => g.zones[FRONT + side].length + g.zones[REAR + side].length;

/** V18.HT4: random Troops of the front line, apart from the Cannon roll and its limit (V13.6.6); nobody picks them (V16.3.4). */
const throwGrenades = (g: Vienna, L: Battle, x: Play<Vienna>): void => {
  for (const side of SEATS) {
    const thrown = tacticText(g, L, side)?.grenade ?? 0;
    const troops: number[] = [];
    while (troops.length < thrown && inBattle(g, foe(side)) > 0) troops.push(loseRandom(g, x, foe(side), ELIMINATED));
    if (troops.length > 0)
      x.emit(g, eliminated, ruleOfTactic(g, tacticOf(L, side)), { side: foe(side), number: troops.length, troops });
  }
};

/**
 * One of the two rolls with its losses. It is made even if the opponent has nobody left here (V13.6.11); a side without any Troops
 * loses at once, and the other roll is not made (V13.6.10).
 */
const battleRoll = (roller: Side, rule: string) => [
  call<Battle>(
    rule,
    () => cannonRoll,
    (_g, L) => ({
      roller,
      purpose: IN_BATTLE,
      hex: L.hex,
      tactic: tacticOf(L, roller),
      foeTactic: tacticOf(L, foe(roller)),
    }),
    (_g, L, roll) => {
      L.hits = roll.hits;
      L.rollAnswer = roll.answer;
    },
  ),
  call<Battle>(
    rule,
    () => losses,
    (g, L) => {
      const side = foe(roller);
      const text = tacticText(g, L, side);
      return losing({
        side,
        number: lossesOf(g, L.hits, L.rollAnswer),
        purpose: IN_BATTLE,
        inBattle: 1,
        chosen: lossesChosen(g, L.rollAnswer) || text?.choosesLosses ? 1 : 0,
        eitherLine: text?.choosesLosses ? 1 : 0,
        spared: text?.sparesLosses ? 1 : 0,
      });
    },
  ),
];

const bringUp = decision<Battle>({
  id: 'bring-up',
  prompt: 'Move a Troop from your rear line to your front line?',
  seat: (_g, L) => L.attacker,
  moves: [
    move('bring up', {
      rule: 'V18.OT6',
      notation: 'bring up {troop}',
      choose: {
        troop: slot(TROOP, [
          must(
            'V18.OT6',
            'The Troop must stand in your rear line.',
            (g, troop, L) => count(g.zones[REAR + L.attacker], troop) > 0,
          ),
        ]),
      },
      do: (g, L, x, { troop }) => {
        x.move(g, REAR + L.attacker, FRONT + L.attacker, troop);
        x.emit(g, broughtUp, 'V18.OT6', { side: L.attacker, troop });
      },
    }),
    move('leave them', { rule: 'V18.OT6', do: () => {} }),
  ],
});

// ---- step 7 ------------------------------------------------------------------------------------------------------------

/** V16.2.2: with an empty front line nothing is asked and nothing doubled. */
const reserveOwner = (g: Vienna, L: Battle): Side | undefined => SEATS.find((side) => tacticText(g, L, side)?.doubles);

const lastReserve = decision<Battle>({
  id: 'last-reserve',
  prompt: 'Choose the Troop whose printed Battle value counts twice.',
  seat: (g, L) => reserveOwner(g, L) ?? HABSBURG,
  moves: [
    move('double', {
      rule: 'V16.2.1',
      notation: 'double {troop}',
      choose: {
        troop: slot(TROOP, [
          must(
            'V16.2.1',
            'The Troop must stand in your front line.',
            (g, troop, L) => count(g.zones[FRONT + (reserveOwner(g, L) ?? HABSBURG)], troop) > 0,
          ),
        ]),
      },
      do: (g, L, x, { troop }) => {
        L.doubled = troop;
        x.emit(g, doubled, 'V18.HT10', { side: reserveOwner(g, L) ?? HABSBURG, troop });
      },
    }),
  ],
});

/** V13.7.4, V13.7.5: the larger total wins, ties go to the defender. */
const compare = (g: Vienna, L: Battle, x: Play<Vienna>): void => {
  const sums = SEATS.map((side) => {
    const ledger = x.ledger('Battle value');
    const sum = totalOf(g, L, side, ledger);
    x.emit(
      g,
      total,
      sum === 0 && g.zones[FRONT + side].length === 0 ? 'V13.7.3' : 'V13.7.1',
      { side, total: sum },
      { ledger },
    );
    return sum;
  });
  L.won = sums[L.attacker] > sums[foe(L.attacker)] ? 1 : 0;
};

/** V4.19: asked of everybody who holds a Tactic, usable or not; how many they hold is public. */
const holdsTactics = (role: 'attacker' | 'defender') => (g: Vienna, L: Battle) =>
  g.zones[TACTICS + (role === 'attacker' ? L.attacker : foe(L.attacker))].length > 0;

export const contestedBattle = procedure('contested-battle', battleLocals, [
  run('V12.1.7', (g, L) => {
    L.most = troopMaximum(g, L, L.attacker);
  }),
  ask('V12.1', selectTroops('attacker', payForRecovery)),
  run('V12.1.7', (g, L) => {
    L.most = troopMaximum(g, L, foe(L.attacker));
  }),
  ask('V12.1', selectTroops('defender', payForRecovery)),
  ask('V12.2', layTactic('attacker'), holdsTactics('attacker')),
  ask('V12.2', layTactic('defender'), holdsTactics('defender')),
  run('V13.3', (g, L, x) => reveal(g, L, x)),
  run('V13.4.1', (g, L, x) => applyTactics(g, L, x)),
  run('V13.5.3', (g, L, x) => countRear(g, L, x)),
  ask('V13.5', chooseRearLine, (_g, L) => L.rear > 0),
  ask(
    'V13.6.1',
    marksman,
    (g, L) => tacticText(g, L, shooter(g, L))?.marksman !== undefined && inBattle(g, foe(shooter(g, L))) > 0,
  ),
  run('V13.6.1', (g, L, x) => {
    throwGrenades(g, L, x);
    checkVictory(g, x);
  }),
  ...battleRoll(OTTOMAN, 'V13.6.2'),
  ...battleRoll(HABSBURG, 'V13.6.3'),
  ask(
    'V18.OT6',
    bringUp,
    (g, L) => (tacticText(g, L, L.attacker)?.reserve ?? 0) > 0 && g.zones[REAR + L.attacker].length > 0,
  ),
  ask('V16.2.1', lastReserve, (g, L) => {
    const owner = reserveOwner(g, L);
    return owner !== undefined && g.zones[FRONT + owner].length > 0;
  }),
  run('V13.7.4', (g, L, x) => compare(g, L, x)),
]);

import { type Ledger, line, optional, type Play } from '@ravelin/engine';
import { type Battle, battleLocals } from './battle-steps.ts';
import { cannonMoves, moveCannons, removeCannons } from './cannons.ts';
import { troopsAt } from './choices.ts';
import { fortifyHex, raze } from './fortifications.ts';
import { abandoned, battleWon, controlled, eliminated, notBuilt, sacrificed } from './happenings.ts';
import { changeMorale } from './morale.ts';
import { count, discardLines, ELIMINATED, FRONT, REAR, SHOWN, TACTIC_DISCARD } from './piles.ts';
import { HEX_LOST, openWindow, responseWindow } from './responses.ts';
import { FROM_ELIMINATED, returnChosen } from './returning.ts';
import { texts } from './select-troops.ts';
import {
  ask,
  bagOf,
  call,
  decision,
  FRONT_LINE,
  foe,
  HABSBURG,
  move,
  must,
  NOBODYS,
  NONE,
  type Of,
  OTTOMAN,
  PLACED_TROOP,
  type PlacedTroop,
  placeOf,
  procedure,
  REAR_LINE,
  run,
  SEATS,
  type Side,
  slot,
  TROOP,
  type Troop,
  troopOf,
  type Vienna,
  when,
} from './siege.ts';
import { checkVictory } from './victory.ts';

/** V13.7 Resolution, in the order of V13.7.7 to V13.7.27. */

const resolutionLocals = { ...battleLocals, givenUp: optional(TROOP) };
type Resolution = Of<typeof resolutionLocals>;

const winnerOf = (L: Battle): Side => (L.won ? L.attacker : foe(L.attacker));

const lineZone = (g: Vienna, placed: PlacedTroop): number => (placeOf(g, placed) === FRONT_LINE ? FRONT : REAR);
const survivors = (g: Vienna, side: Side): number => g.zones[FRONT + side].length + g.zones[REAR + side].length;

/** V13.7.7–V13.7.9: the defender's things go, the attacker's marker comes. A win by territory ends it before Morale moves (V6.8.3). */
const takeHex = (g: Vienna, L: Resolution, x: Play<Vienna>): void => {
  const { hex, attacker } = L;
  raze(g, x, hex, g.structural[hex], g.improvised[hex], 'V13.7.7');
  removeCannons(g, x, hex, g.cannons[hex], 'V13.7.7');
  if (attacker === HABSBURG && g.kit.kind[hex] === 'glacis') {
    g.control[hex] = NOBODYS;
    x.emit(g, abandoned, 'V13.7.9', { hex });
  } else {
    g.control[hex] = attacker;
    x.emit(g, controlled, 'V13.7.8', { hex, side: attacker });
  }
  checkVictory(g, x);
};

/** V13.7.10, V13.7.11; HT6 leaves nothing to build with. */
const fortifyTaken = (g: Vienna, L: Resolution, x: Play<Vienna>): void => {
  const { hex, attacker } = L;
  if (g.control[hex] !== attacker) return;
  const broken = texts(g, L).find(({ owner, text }) => owner !== attacker && text.ifLost?.noFortifications);
  if (broken) {
    x.emit(g, notBuilt, broken.rule, { side: attacker, hex });
    return;
  }
  const works = g.kit.limits.worksOnTaking;
  fortifyHex(g, x, attacker, hex, works, g.kit.limit[hex] < works ? 'V13.7.11' : 'V13.7.10');
};

/** V13.7.6, V16.1.1, V16.1.2: every change of one side's Morale in this resolution, gains and losses apart because "no loss" wipes only losses. */
const moraleOf = (g: Vienna, L: Resolution, side: Side, ledger: Ledger | undefined): number => {
  const won = winnerOf(L) === side;
  const cards = texts(g, L);
  const changes: [string, string, number][] = [];
  if (L.won) changes.push(side === L.attacker ? ['V13.7.14', 'attack won', 1] : ['V13.7.14', 'hex lost', -1]);
  else if (side === OTTOMAN && L.attacker === OTTOMAN) changes.push(['V13.7.16', 'Assault lost', -1]);
  for (const { owner, text, rule, title } of cards) {
    if (winnerOf(L) !== owner) continue;
    if (owner === side && text.ifWon?.own) changes.push([rule, title, text.ifWon.own]);
    if (owner !== side && text.ifWon?.enemy) changes.push([rule, title, text.ifWon.enemy]);
  }
  const spared = won ? undefined : cards.find(({ owner, text }) => owner === side && text.ifLost?.noLoss);
  let sum = 0;
  let lost = 0;
  for (const [rule, label, value] of changes) {
    sum += line(ledger, rule, label, value);
    if (value < 0) lost += value;
  }
  if (spared) sum += line(ledger, spared.rule, spared.title, -lost);
  return sum;
};

const applyMorale = (g: Vienna, L: Resolution, x: Play<Vienna>): void => {
  const changes = SEATS.map((side) => {
    const ledger = x.ledger('Morale');
    return { side, by: moraleOf(g, L, side, ledger), ledger };
  });
  changeMorale(g, x, L.won ? 'V13.7.14' : L.attacker === OTTOMAN ? 'V13.7.16' : 'V13.7.17', changes);
};

/** V13.7.15: OS28's promise. */
const returnsWon = (g: Vienna, L: Resolution): number =>
  texts(g, L).reduce((sum, { owner, text }) => sum + (owner === winnerOf(L) ? (text.ifWon?.returns ?? 0) : 0), 0);

/** V13.7.18: HT7 takes a Cannon whatever stands there. */
const removeByTactic = (g: Vienna, L: Resolution, x: Play<Vienna>): void => {
  for (const { owner, text, rule } of texts(g, L))
    if (owner === L.attacker && text.ifLost?.removesCannon)
      removeCannons(g, x, L.hex, Math.min(text.ifLost.removesCannon, g.cannons[L.hex]), rule);
};

const removable = (g: Vienna, L: Resolution): number => g.improvised[L.hex] + g.cannons[L.hex];

const sacrifice = decision<Resolution>({
  id: 'sacrifice',
  prompt: 'Sacrifice Troops to tear down Fortifications or Cannons, or none.',
  seat: (_g, L) => L.attacker,
  moves: [
    move('sacrifice', {
      rule: 'V13.7.19',
      choose: {
        troops: bagOf(PLACED_TROOP, {
          from: troopsAt([FRONT_LINE, REAR_LINE], (L) => L.attacker),
          must: [
            must(
              'V13.7.19/survivor',
              'The Troop must have fought in this battle and survived.',
              (g, placed, L, list) =>
                placeOf(g, placed) >= FRONT_LINE &&
                count(g.zones[lineZone(g, placed) + L.attacker], troopOf(g, placed)) > count(list, placed),
            ),
            must(
              'V13.7.19/most',
              'At most 2 Troops may be sacrificed.',
              (g, _atom, _L, list) => list.length < g.kit.limits.sacrifices,
            ),
            must(
              'V13.7.22',
              'Each sacrificed Troop must have a Fortification or a Cannon to remove.',
              (g, _atom, L, list) => list.length < removable(g, L),
            ),
          ],
          most: (g, L) => Math.min(g.kit.limits.sacrifices, removable(g, L), survivors(g, L.attacker)),
        }),
      },
      warn: (g, { troops }, L) =>
        g.zones[ELIMINATED + L.attacker].length + troops.length === g.kit.army[L.attacker]
          ? 'V6.10: this Eliminates your last Troops and loses the game.'
          : undefined,
      do: (g, L, x, { troops }) => {
        if (troops.length === 0) return;
        const improvised = Math.min(troops.length, g.improvised[L.hex]);
        const guns = troops.length - improvised;
        for (const placed of troops) {
          // V16.2.4: the Troop of HT10 goes first among its like, for it is lost anyway.
          if (placeOf(g, placed) === FRONT_LINE && troopOf(g, placed) === L.doubled) L.doubled = NONE;
          x.move(g, lineZone(g, placed) + L.attacker, ELIMINATED + L.attacker, troopOf(g, placed));
        }
        x.emit(g, sacrificed, 'V13.7.19', {
          side: L.attacker,
          troops: troops.map((placed) => troopOf(g, placed)),
          improvised,
          cannons: guns,
        });
        raze(g, x, L.hex, 0, improvised, 'V13.7.21');
        removeCannons(g, x, L.hex, guns, 'V13.7.22');
        checkVictory(g, x);
      },
    }),
  ],
});

/** V13.7.20: only if no Structural Fortification stands there. */
const maySacrifice = (g: Vienna, L: Resolution): boolean =>
  g.structural[L.hex] === 0 && removable(g, L) > 0 && survivors(g, L.attacker) > 0;

const owesTroop = (g: Vienna, L: Resolution): boolean =>
  survivors(g, L.attacker) > 0 && texts(g, L).some(({ owner, text }) => owner === L.attacker && text.sacrificeAfter);

const giveUp = decision<Resolution>({
  id: 'give-up',
  prompt: 'Choose the Troop of this battle that the Event costs you.',
  seat: (_g, L) => L.attacker,
  moves: [
    move('give up', {
      rule: 'V13.7.24',
      notation: 'give up {troop}',
      choose: {
        troop: slot(TROOP, [
          must(
            'V17.OS10',
            'The Troop must have fought in this battle and survived.',
            (g, troop, L) => count(g.zones[FRONT + L.attacker], troop) + count(g.zones[REAR + L.attacker], troop) > 0,
          ),
        ]),
      },
      do: (_g, L, _x, { troop }) => {
        L.givenUp = troop;
      },
    }),
  ],
});

/** V13.7.24: what cards Eliminate after the battle, both at the same moment. */
const eliminateAfter = (g: Vienna, L: Resolution, x: Play<Vienna>): void => {
  const lose = (side: Side, troop: Troop, from: number, rule: string): void => {
    x.move(g, from + side, ELIMINATED + side, troop);
    x.emit(g, eliminated, rule, { side, number: 1, troops: [troop] });
  };
  if (L.givenUp !== NONE) {
    const rule = texts(g, L).find(({ text }) => text.sacrificeAfter)?.rule ?? 'V13.7.24';
    lose(L.attacker, L.givenUp, count(g.zones[REAR + L.attacker], L.givenUp) > 0 ? REAR : FRONT, rule);
  }
  if (L.doubled !== NONE) lose(g.kit.troopSide[L.doubled], L.doubled, FRONT, 'V18.HT10');
  checkVictory(g, x);
};

const clearTable = (g: Vienna, x: Play<Vienna>): void => {
  for (const side of SEATS) {
    discardLines(g, x, side);
    x.moveAll(g, SHOWN + side, TACTIC_DISCARD + side); // V13.7.26
  }
};

export const resolution = procedure('resolution', resolutionLocals, [
  run('V13.7.4', (g, L, x) =>
    x.emit(g, battleWon, L.contested ? 'V13.7.4' : 'V11.3.5', { winner: winnerOf(L), attackerWon: L.won, hex: L.hex }),
  ),
  when('V13.7.7', (_g, L) => L.won === 1, [
    run('V13.7.8', (g, L, x) => takeHex(g, L, x)),
    run('V13.7.10', (g, L, x) => fortifyTaken(g, L, x)),
    when('V13.7.13', (_g, L) => L.attacker === OTTOMAN, [
      call(
        'V13.7.13',
        () => moveCannons,
        (g) => cannonMoves(g, NONE),
      ),
    ]),
    run('V13.7.6', (g, L, x) => applyMorale(g, L, x)),
    when('V13.7.15', (g, L) => returnsWon(g, L) > 0 && g.zones[ELIMINATED + L.attacker].length > 0, [
      call(
        'V13.7.15',
        () => returnChosen,
        (g, L) => ({ side: L.attacker, card: L.event, from: FROM_ELIMINATED, most: returnsWon(g, L), least: 1 }),
      ),
    ]),
  ]),
  when('V13.7.16', (_g, L) => L.won === 0, [
    run('V13.7.6', (g, L, x) => applyMorale(g, L, x)),
    run('V13.7.18', (g, L, x) => removeByTactic(g, L, x)),
    ask('V13.7.23', sacrifice, maySacrifice),
  ]),
  ask('V13.7.24', giveUp, owesTroop),
  run('V13.7.24', (g, L, x) => eliminateAfter(g, L, x)),
  run('V13.7.25', (g, _L, x) => clearTable(g, x)),
  // V15.10.1: nobody gets here once the game is over.
  when('V13.7.27', (_g, L) => L.won === 1 && L.attacker === OTTOMAN, [
    call(
      'V15.2.5',
      () => responseWindow,
      (g, L) => openWindow(g, HABSBURG, HEX_LOST, { hex: L.hex }),
    ),
  ]),
]);

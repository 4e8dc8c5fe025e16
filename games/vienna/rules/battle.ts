import { optional } from '@ravelin/engine';
import { actionLocals, announce } from './action.ts';
import { type Battle, battleLocals, contestedBattle } from './battle-steps.ts';
import { touches } from './board.ts';
import { cannonRoll, lossesChosen, lossesOf, NOT_CONTESTED } from './cannons.ts';
import { attackBegun, contested, secondAssault } from './happenings.ts';
import { losing, losses } from './losses.ts';
import { changeMorale } from './morale.ts';
import { resolution } from './resolution.ts';
import { ANNOUNCE, openWindow, responseWindow } from './responses.ts';
import {
  ASSAULT,
  ask,
  call,
  decision,
  foe,
  HABSBURG,
  type Hex,
  move,
  NONE,
  type Of,
  OTTOMAN,
  procedure,
  run,
  type Side,
  SORTIE,
  STRATEGY,
  type Vienna,
  when,
  YES_NO,
} from './siege.ts';
import { canField } from './troops.ts';

/** V11 Battle: an attack from its announcement to its end. */

/** V11.2.1: nobody needs Troops to contest. */
const contest = decision<Battle>({
  id: 'contest',
  prompt: 'Contest the attack, or give way?',
  seat: (_g, L) => foe(L.attacker),
  moves: [
    move('contest', {
      rule: 'V11.2',
      do: (g, L, x) => {
        L.contested = 1;
        x.emit(g, contested, 'V11.2', { side: foe(L.attacker), contested: 1 });
      },
    }),
    move('give way', {
      rule: 'V11.3.1',
      do: (g, L, x) => x.emit(g, contested, 'V11.3.1', { side: foe(L.attacker), contested: 0 }),
    }),
  ],
});

/** What a battle hands on to its steps and to its resolution. */
const carried = ({ attacker, hex, event, answer, ottomanTactic, habsburgTactic, contested, won, doubled }: Battle) => ({
  attacker,
  hex,
  event,
  answer,
  ottomanTactic,
  habsburgTactic,
  contested,
  won,
  doubled,
});

export const battle = procedure('battle', battleLocals, [
  run('V11.1', (g, L, x) => x.emit(g, attackBegun, 'V11.1', { attacker: L.attacker, hex: L.hex })),
  ask('V11.2', contest),
  when('V11.3.1', (_g, L) => L.contested === 0, [
    call(
      'V11.3.2',
      () => cannonRoll,
      (_g, L) => ({ roller: foe(L.attacker), purpose: NOT_CONTESTED, hex: L.hex }),
      (_g, L, roll) => {
        L.hits = roll.hits;
        L.rollAnswer = roll.answer;
      },
    ),
    call(
      'V11.3.4',
      () => losses,
      (g, L) =>
        losing({
          side: L.attacker,
          number: lossesOf(g, L.hits, L.rollAnswer),
          purpose: NOT_CONTESTED,
          chosen: lossesChosen(g, L.rollAnswer) ? 1 : 0,
        }),
    ),
    // V11.4.3: no Troop was selected, so nothing was recovered or paid.
    run('V11.3.5', (_g, L) => {
      L.won = 1;
    }),
  ]),
  when('V11.2', (_g, L) => L.contested === 1, [
    call(
      'V13.3',
      () => contestedBattle,
      (_g, L) => carried(L),
      (_g, L, fought) => {
        L.won = fought.won;
        L.doubled = fought.doubled;
        L.ottomanTactic = fought.ottomanTactic;
        L.habsburgTactic = fought.habsburgTactic;
      },
    ),
  ]),
  call(
    'V13.7.6',
    () => resolution,
    (_g, L) => carried(L),
  ),
]);

const attackLocals = { ...actionLocals, won: YES_NO, again: YES_NO, second: optional(STRATEGY) };
type Attack = Of<typeof attackLocals>;

/** V10.2, V10.6, V11.4: may the side attack the hex now? */
export const canAttack = (g: Vienna, side: Side, hex: Hex): boolean =>
  g.control[hex] === foe(side) && touches(g, hex, side) && canField(g, side);

const stormAgain = decision<Attack>({
  id: 'storm-again',
  prompt: 'Storm the same hex again, or let it be?',
  seat: (_g, L) => L.side,
  moves: [
    move('storm again', {
      rule: 'V17.OS29',
      do: (g, L, x) => {
        L.again = 1;
        x.emit(g, secondAssault, 'V16.9.3', { side: L.side, hex: L.hex });
      },
    }),
    move('let it be', { rule: 'V16.9.1', do: () => {} }),
  ],
});

/** V16.9.1: only after a battle that was lost; V16.9.4: it must be lawful then. */
const mayStormAgain = (g: Vienna, L: Attack): boolean =>
  L.won === 0 && L.event !== NONE && g.kit.strategy[L.event].battle?.again === true && canAttack(g, L.side, L.hex);

/** The announce window comes first: a cancelled or aborted Sortie brings no Morale (V10.6.5). There is no third Assault (V16.9.5). */
export const attack = procedure('attack', attackLocals, [
  when('V10.2.5', (_g, L) => L.side === OTTOMAN, [announce(ASSAULT)]),
  when('V10.6.4', (_g, L) => L.side === HABSBURG, [
    announce(SORTIE),
    run('V10.6.4', (g, _L, x) => changeMorale(g, x, 'V10.6.4', [{ side: HABSBURG, by: 1 }])),
  ]),
  call(
    'V11.1',
    () => battle,
    (_g, L) => ({ attacker: L.side, hex: L.hex, event: L.event, answer: L.answer }),
    (_g, L, fought) => {
      L.won = fought.won;
    },
  ),
  ask('V16.9.1', stormAgain, mayStormAgain),
  when('V16.9.3', (_g, L) => L.again === 1, [
    call(
      'V15.5.2',
      () => responseWindow,
      (g, L) => openWindow(g, foe(L.side), ANNOUNCE, { action: ASSAULT, hex: L.hex, card: L.event }),
      (_g, L, w) => {
        L.second = w.answer;
        return w.cancelled || w.aborted ? 'end' : undefined;
      },
    ),
    call(
      'V16.9.3',
      () => battle,
      (_g, L) => ({ attacker: L.side, hex: L.hex, event: L.event, answer: L.second }),
    ),
  ]),
]);

import { line, type Play, rolled } from '@ravelin/engine';
import { OFF_MAP } from '../../data/land.ts';
import { reaction } from '../fire/reaction-fire.ts';
import { roll } from '../map-and-pieces/dice.ts';
import { displacement } from '../results/displacement.ts';
import { dropAttack } from '../results/losses.ts';
import { enemyInFront, isAttacked } from '../shock/attackers.ts';
import { attackLapsed, charged, chargeVoid, reluctance } from '../the-battle/events.ts';
import {
  ask,
  type Battle,
  BOTH,
  call,
  FIGHTS,
  loop,
  NO_ROLE,
  NONE,
  ORDER,
  procedure,
  run,
  when,
} from '../the-battle/state.ts';
import {
  ACTS,
  arrive,
  chargeMove,
  eachPath,
  follow,
  HOME,
  isWaiting,
  locals,
  pathsOf,
  type Riding,
} from './charge-moves.ts';
import { isBeforePikes, TURN } from './charge-path.ts';

/** Charges of the combat under way: the chargers move up, one after another (M8.1.13), and their horses may shy on the way (M9.3.1). */

const tell = (g: Battle, L: Riding, x: Play<Battle>, rule: string): void =>
  x.emit(g, charged, rule, { unit: L.unit, target: g.aim[L.unit], hex: g.at[L.unit], facing: g.facing[L.unit] });

/** Takes the next act of the plan: a turn at once, a step by what follows. */
const act = (g: Battle, L: Riding, x: Play<Battle>): void => {
  const next = ACTS.first(L.plan);
  L.plan = ACTS.rest(L.plan);
  L.to = NONE;
  if (next === OFF_MAP) return;
  if (next === HOME) arrive(g, L);
  else if (next < TURN) L.to = g.kit.next[g.at[L.unit]][next];
  else {
    g.facing[L.unit] = next - TURN;
    L.turned++;
    tell(g, L, x, 'M9.2.5');
  }
};

/** M9.3.5, M9.3.6, M9.3.7: does the charge go in? */
const rollReluctance = (g: Battle, x: Play<Battle>, unit: number): void => {
  const die = roll(x);
  const ledger = x.ledger('Reluctance');
  const { reluctance: more } = g.kit.arm[g.kit.unit[unit].arm];
  const total = rolled(ledger, 'M9.3.1', 'die', die) + line(ledger, 'M9.3.7', 'Medium Cavalry', more);
  const goes = total <= g.kit.reluctance.goesIn;
  if (!goes) g.role[unit] = FIGHTS;
  x.emit(g, reluctance, goes ? 'M9.3.5' : 'M9.3.6', { unit, die, total, charges: goes ? 1 : 0 }, { ledger });
};

/** After a step and the Reaction Fire there: is it still on its way, and does it shy (M9.3.3; M9.3.4: not if Disordered)? */
const look = (g: Battle, L: Riding, x: Play<Battle>): void => {
  const { unit } = L;
  if (unit === NONE) return;
  if (g.role[unit] === NO_ROLE) {
    L.unit = NONE; // M9.2.12
    L.plan = 0;
    return;
  }
  // Its own step onto the Banner can cost it a Retired target (M13.0.4.3).
  if (g.at[g.aim[unit]] === NONE) {
    x.emit(g, attackLapsed, 'M8.1.10', { unit });
    dropAttack(g, unit);
    L.unit = NONE;
    L.plan = 0;
    return;
  }
  if (g.state[unit] !== ORDER)
    g.role[unit] = FIGHTS; // M9.2.11
  else if (L.to !== NONE && !L.rolled && isBeforePikes(g, unit, L.to)) {
    L.rolled = 1;
    rollReluctance(g, x, unit);
  }
  if (L.plan > 0) return;
  const paths = pathsOf(g, L, unit);
  if (paths.length === 1 && paths[0].acts.length === 0) arrive(g, L);
};

/** M9.2.13: each strikes its target and all others in its front that no friend was to attack. */
const settle = (g: Battle): void => {
  const others = g.role.map((role, unit) => {
    if (role === NO_ROLE) return NONE;
    const enemies = [enemyInFront(g, unit, 0), enemyInFront(g, unit, 1)];
    return enemies.find((one) => one !== NONE && one !== g.aim[unit] && !isAttacked(g, one, unit)) ?? NONE;
  });
  for (const [unit, other] of others.entries()) {
    if (other === NONE) continue;
    g.also = g.also.with(unit, other);
    g.attack = g.attack.with(unit, BOTH);
  }
};

/** M9.2.9: who finds no way stays. */
const giveUp = (g: Battle, x: Play<Battle>, unit: number): void => {
  x.emit(g, chargeVoid, 'M9.2.9', { unit });
  dropAttack(g, unit);
};

export const charges = procedure('charges', locals, [
  loop('M8.1.13', (g, L) => L.unit !== NONE || g.role.some((_role, unit) => isWaiting(g, unit)), [
    run('M9.2.9', (g, L, x) => {
      if (L.plan > 0) return undefined;
      const paths = eachPath(g, L);
      if (paths.length === 1) follow(g, L, paths[0][0], [...paths[0][1].acts, HOME]);
      if (paths.length > 0) return undefined;
      for (let unit = 0; unit < g.role.length; unit++)
        if (isWaiting(g, unit) && (L.unit === NONE || unit === L.unit)) giveUp(g, x, unit);
      L.unit = NONE;
      return 'next';
    }),
    ask('M9.2.9', chargeMove, (_g, L) => L.plan === 0),
    run('M9.2.4', act),
    call(
      'M9.2.4',
      () => displacement,
      (g, L) =>
        L.unit === NONE || L.to === NONE ? undefined : { unit: L.unit, hex: L.to, facing: g.facing[L.unit], seen: 0 },
    ),
    run('M9.2.4', (g, L, x) => {
      if (L.unit !== NONE && L.to !== NONE) tell(g, L, x, 'M9.2.4');
    }),
    // M9.2.10; M7.4.2.4
    call(
      'M7.3.2.9',
      () => reaction,
      (_g, L) => (L.unit === NONE || L.to === NONE ? undefined : { unit: L.unit, passing: 0 }),
    ),
    run('M9.3.3', look),
  ]),
  when('M8.1.14', (_g, L) => L.begun === 1, [run('M9.2.13', settle)]),
]);

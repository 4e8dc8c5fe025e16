import type { Locals, Play } from '@ravelin/engine';
import { canFire } from '../fire/targets.ts';
import { isAnyAdrift, show } from '../leaders/leader-loss.ts';
import { enemyZones } from '../stacking-zones-facing/enemy-zones.ts';
import { leadersAt, lift, loneLeaders, place, unitAt } from '../stacking-zones-facing/stacking.ts';
import { captureBanner } from '../standards.ts';
import { hexesOf } from '../survey/paths.ts';
import { groundChanged } from '../survey/survey.ts';
import { moved, putBack, uncovered } from '../the-battle/events.ts';
import {
  ask,
  type Battle,
  call,
  DONE,
  FIELD,
  loop,
  NONE,
  PATH,
  procedure,
  RETIRED,
  RIDING,
  run,
  WAITING,
} from '../the-battle/state.ts';
import { canGoOn, isZoned } from './conditions.ts';
import { payment } from './cost.ts';
import { threats } from './mover.ts';
import { isWithGun, locals, movingOn, mustGoOn, type UnitMove } from './moving-on.ts';

/** M6.1.1.2 A unit's move: step by step, with those who shoot at it. */

/** Does he ride with the unit whose move it is? Who is killed on the way (M12.4.0.1) rides no more. */
const isRiding = (g: Battle, leader: number): boolean => g.rode[leader] === RIDING && g.rank[leader] === FIELD;
const ridersOf = (g: Battle): number[] => [...g.rode.keys()].filter((leader) => isRiding(g, leader));

/** Tells the steps made since the last telling. */
const tell = (g: Battle, L: UnitMove, x: Play<Battle>): void => {
  const { unit, from } = L;
  const hex = g.at[unit];
  if (hex === from || hex === NONE) return;
  const steps = () => {
    const way = hexesOf(g.kit, from, L.plan);
    const path = way.slice(0, way.indexOf(hex) + 1);
    return { unit, to: hex, path, facing: L.path === 0 ? L.facing : NONE, riders: ridersOf(g) };
  };
  x.emit(g, moved, 'M6.1.1.1', steps, { knows: g.kit.unit[unit].side });
  L.from = hex;
  L.plan = L.path;
};

/** M3.5.2: leaders who stay behind alone are seen. */
const uncover = (g: Battle, L: UnitMove, x: Play<Battle>, hex: number): void => {
  for (const leader of leadersAt(g, hex)) {
    if (g.shown[leader]) continue;
    tell(g, L, x);
    show(g, x, leader);
    x.emit(g, uncovered, 'M3.5.2', { leader, hex });
  }
};

const carryRiders = (g: Battle, hex: number): void => {
  for (let leader = 0; leader < g.rode.length; leader++) if (isRiding(g, leader)) g.post[leader] = hex;
};

const nextHex = (g: Battle, { unit, path }: UnitMove): number => g.kit.next[g.at[unit]][PATH.first(path)];

const step = (g: Battle, L: UnitMove, x: Play<Battle>): void => {
  const { unit } = L;
  const { side, gun } = g.kit.unit[unit];
  const [from, to] = [g.at[unit], nextHex(g, L)];
  if (!isWithGun(g, unit)) L.back = from;
  L.spent += payment(g, unit, from, PATH.first(L.path), L.moved === 1);
  for (const enemy of enemyZones(g, from, side)) g.shunned[enemy] = 1; // M3.2.4.5
  L.path = PATH.rest(L.path);
  if (L.path === 0 && L.facing !== NONE) g.facing[unit] = L.facing; // M7.4.2.3
  place(g, unit, to);
  carryRiders(g, to);
  L.hex = to;
  L.was = g.state[unit];
  L.moved = 1;
  L.shots = 0;
  g.did[unit] = 1;
  if (unitAt(g, from) === NONE) uncover(g, L, x, from);
  if (to === g.banner || (!gun && threats(g, side, to) > 0)) tell(g, L, x);
  captureBanner(g, x, unit);
};

/** Does it only pass the hex it has just entered? */
const isPassing = ({ path, facing }: UnitMove): boolean => path > 0 || facing === NONE;

/** M7.3.2.7; M7.4.0.2: nobody shoots at guns. */
const drawsFire = (g: Battle, { unit }: UnitMove): boolean => {
  const { side, gun } = g.kit.unit[unit];
  return !gun && threats(g, side, g.at[unit]) > 0;
};

/** Is the unit no longer where it was, or out of the fight? */
const isDriven = (g: Battle, { unit, hex, was }: UnitMove): boolean =>
  g.at[unit] !== hex || (g.state[unit] >= RETIRED && was < RETIRED);

const afterFire = (g: Battle, L: UnitMove): void => {
  groundChanged(g);
  // M7.4.2.3
  L.passed = L.shots > 0 && isPassing(L) ? 1 : 0;
  if (isDriven(g, L)) {
    L.over = 1; // M6.1.5.2
    L.path = 0;
  } else if (g.state[L.unit] !== L.was) {
    // M6.1.5.1: it may go on, but its owner decides anew how far.
    if (L.path > 0) L.complete = 0;
    L.path = 0;
  }
};

/** M15.1.0.8: it has not entered after all. */
const leaveMap = (g: Battle, unit: number, origin: number): void => {
  lift(g, unit);
  if (origin === WAITING) g.state[unit] = WAITING;
};

/** M3.1.1.3: it cannot go on from the hex of a gun, where it may not stop. */
const returnToWhereItMayStop = (g: Battle, L: UnitMove, x: Play<Battle>): void => {
  const { unit, back } = L;
  if (back === NONE) leaveMap(g, unit, L.origin);
  else {
    place(g, unit, back);
    carryRiders(g, back);
  }
  L.over = 1;
  x.emit(g, putBack, 'M3.1.1.3', { unit, hex: back });
};

const settle = (g: Battle, L: UnitMove, x: Play<Battle>): void => {
  if (L.over) return;
  tell(g, L, x);
  if (isWithGun(g, L.unit)) {
    if (!canGoOn(g, L.unit, L)) returnToWhereItMayStop(g, L, x);
  } else if (L.complete && !mustGoOn(g, L) && !canFire(g, L.unit, L)) L.over = 1;
};

export const unitMove = procedure('go', locals, [
  loop('M6.1.1.2', (_g, L) => L.over === 0, [
    loop('M6.1.1.1', (_g, L) => L.path > 0, [
      run('M3.1.1.6', (g, L, x) => {
        if (loneLeaders(g, nextHex(g, L), g.kit.unit[L.unit].side)) tell(g, L, x);
      }),
      call('M12.4.0.6', 'overrun', (g, L) => {
        const { side } = g.kit.unit[L.unit];
        const hex = nextHex(g, L);
        return loneLeaders(g, hex, side) ? { hex, side } : undefined;
      }),
      run('M6.1.1.1', step),
      call('M12.4.0.9', 'regroup', (g) => (isAnyAdrift(g) ? {} : undefined)),
      call(
        'M7.3.2.8',
        'reaction',
        (g, L) => (drawsFire(g, L) ? { unit: L.unit, passing: isPassing(L) ? 1 : 0 } : undefined),
        (_g, L, done) => {
          L.shots = done.shots;
        },
      ),
      run('M6.1.5.1', afterFire),
    ]),
    call('M7.4.0.4', 'shot', (_g, L) => (L.target === NONE ? undefined : { shooter: L.unit, target: L.target })),
    run('M9.4.7.3', (g, L) => {
      if (L.target === NONE) return;
      groundChanged(g);
      L.target = NONE;
      if (isDriven(g, L) || g.gone[L.unit]) L.over = 1;
    }),
    run('M6.1.1.2', settle),
    ask('M6.1.1.2', movingOn, (_g, L) => L.over === 0),
  ]),
  run('M6.1.1.2', (g, L) => {
    g.gone[L.unit] = 1;
    for (let leader = 0; leader < g.rode.length; leader++) if (g.rode[leader] === RIDING) g.rode[leader] = DONE;
    g.shunned.fill(0);
  }),
  call('M9.4.2.4', 'riposte', (_g, L) => (L.fired ? { shooter: L.unit } : undefined)),
]);

/** Begins the move of a unit, with what it is to do first. */
export const begin = (g: Battle, x: Play<Battle>, unit: number, first: Locals): void => {
  g.shunned.fill(0);
  const hex = Math.max(0, g.at[unit]);
  const zoned = isZoned(g, unit) ? 1 : 0;
  x.call(g, unitMove, {
    unit,
    start: g.facing[unit],
    zoned,
    from: hex,
    hex,
    was: g.state[unit],
    plan: first.path ?? 0,
    ...first,
  });
};

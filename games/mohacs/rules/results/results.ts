import type { Play } from '@ravelin/engine';
import { D, E, R, RT } from '../../data/charts.ts';
import { isSurrounded, leadersWith, regroup, testAfterShock } from '../leaders/leader-loss.ts';
import { retired } from '../the-battle/events.ts';
import { AT_HOME, ask, type Battle, call, NONE, procedure, RETIRED, run, when } from '../the-battle/state.ts';
import { displacement, markRetired, retireToBox } from './displacement.ts';
import { disorder, eliminate } from './losses.ts';
import {
  locals,
  retiring,
  retreating,
  retreats,
  SHOCK,
  SHOT,
  type Suffering,
  TRAMPLED,
  TRAMPLING,
  tramples,
} from './retreat.ts';
import { retireHexes } from './retreat-hexes.ts';

/** M10 Results: what a unit suffers, by a shot, in Shock or Charge, or under the hooves of its friends. */

/** M12.4.0.2: after Shock and Charge; M12.4.0.3: once; M10.2.1.6: not for trampling. After a shot the shot itself sees to it (M12.4.0.1). */
const test = (g: Battle, L: Suffering, x: Play<Battle>, rule = 'M12.4.0.2'): void => {
  if (L.blow !== SHOCK) return;
  const leaders = leadersWith(g, g.at[L.unit], g.kit.unit[L.unit].side) & ~L.tested;
  L.tested |= leaders;
  testAfterShock(g, x, leaders, rule);
};

const destroy = (g: Battle, L: Suffering, x: Play<Battle>, rule: string): void => {
  // M12.4.0.8: who is surrounded is captured without a test.
  if (!isSurrounded(g, g.at[L.unit], g.kit.unit[L.unit].side)) test(g, L, x, L.perished ? 'M12.4.0.5' : 'M12.4.0.2');
  eliminate(g, x, L.unit, rule);
  L.result = 0;
};

/** The paragraph by which this result Eliminates the unit, if it does. */
const endOf = (g: Battle, L: Suffering): string | undefined => {
  const ours = g.kit.unit[L.unit].side === g.kit.banner.side;
  if (L.result & RT && g.state[L.unit] === RETIRED) return 'M10.3.9';
  if (L.result & RT && ours && g.banner === NONE) return 'M10.3.5';
  return L.result & E ? 'M10.4' : undefined;
};

/** Disorder, Elimination and what Retire means for this unit; leaves R and RT to be carried out. */
const strike = (g: Battle, L: Suffering, x: Play<Battle>): void => {
  const { unit } = L;
  const end = endOf(g, L);
  if (end) {
    destroy(g, L, x, end);
    return;
  }
  // M12.4.0.4: nobody is tested if nothing has changed.
  if (L.result & D && disorder(g, x, unit, L.blow === TRAMPLING ? 'M10.2.1.2' : 'M10.1.1')) test(g, L, x);
  L.result &= R | RT;
  if (!(L.result & RT)) return;
  test(g, L, x);
  markRetired(g, x, unit);
  L.result = RT;
  if (g.kit.unit[unit].side === g.kit.banner.side) return;
  retireToBox(g, x, unit);
  L.result = 0;
};

export const suffer = procedure('suffer', locals, [
  run('M10.1.1', strike),
  when('M10.2.0.1', (_g, L) => (L.result & R) !== 0, [
    ask('M10.2.0.1', retreating, (g, L) => retreats(g, L) || tramples(g, L)),
    run('M10.2.2.1', (g, L, x) => {
      if (L.to !== NONE) return;
      L.perished = 1;
      destroy(g, L, x, 'M10.2.2.1');
    }),
    call(
      'M10.2.0.1',
      () => displacement,
      (_g, L) => (L.to === NONE ? undefined : { unit: L.unit, hex: L.to, facing: L.facing, seen: 1 }),
    ),
    call('M10.2.1.2', 'suffer', (g, L) =>
      L.archers === NONE
        ? undefined
        : { unit: L.archers, result: TRAMPLED[g.state[L.archers]].result, blow: TRAMPLING },
    ),
  ]),
  when('M10.3.2', (_g, L) => L.result === RT, [
    run('M10.3.2', (g, L) => {
      const hexes = retireHexes(g, L.unit);
      if (hexes.length === 1) L.to = hexes[0];
    }),
    ask('M10.3.3', retiring, (_g, L) => L.to === NONE),
    run('M10.3.2', (g, L, x) => x.emit(g, retired, 'M10.3.2', { unit: L.unit, from: g.at[L.unit], to: L.to })),
    // M10.3.4
    call(
      'M10.3.2',
      () => displacement,
      (g, L) => ({ unit: L.unit, hex: L.to, facing: g.facing[L.unit], seen: 1 }),
    ),
  ]),
  // After a shot leaders are tested first (M7.4.0.6).
  call(
    'M12.4.0.9',
    () => regroup,
    (g, L) => (L.blow === SHOT || g.adrift.every((why) => why === AT_HOME) ? undefined : {}),
  ),
]);

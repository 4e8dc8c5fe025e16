import { optional, type Play, rolled } from '@ravelin/engine';
import { BOW, GUN } from '../../data/army.ts';
import { counterPreview, mayCounterShot, tryCounter, turnsTowards } from '../charge/counter-charge.ts';
import { fireModifier, firePreview, readFire } from '../charts/fire-table.ts';
import { leadersWith, regrouping, show, testAfterShot } from '../leaders/leader-loss.ts';
import { roll } from '../map-and-pieces/dice.ts';
import { suffer } from '../results/results.ts';
import { SHOT } from '../results/retreat.ts';
import { PHASING, RESULT, RETURN, shotFired } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  call,
  decision,
  HEX,
  LEADERS,
  move,
  NONE,
  type Of,
  procedure,
  RETIRED,
  run,
  UNIT,
  when,
  YES_NO,
} from '../the-battle/state.ts';
import { mayShoot } from './line-of-sight.ts';

/** Phasing Fire and Return Fire in four steps (M7.4.0.4). M7.4.0.3: only combat units are targets. */

const locals = {
  shooter: UNIT,
  target: UNIT,
  /** Where the two stood when the shot was fired. */
  from: HEX,
  to: HEX,
  tries: YES_NO,
  counters: YES_NO,
  returns: YES_NO,
  result: RESULT,
  answer: RESULT,
  /** The leaders with target and shooter who are to be tested. */
  theirs: LEADERS,
  ours: LEADERS,
};
type Shot = Of<typeof locals>;

/** One shot is rolled and told; its total is what the leaders' test looks at (M12.4.0.1). */
export const shoot = (
  g: Battle,
  x: Play<Battle>,
  shooter: number,
  target: number,
  fire: number,
  facing: number,
): { total: number; result: number } => {
  const die = roll(x);
  const ledger = x.ledger('Fire');
  const total = rolled(ledger, 'M7.4.3.1', 'die', die) + fireModifier(g, shooter, target, facing, ledger);
  const { result, rule } = readFire(g, target, total);
  x.emit(g, shotFired, rule, { shooter, target, fire, die, total, result }, { ledger });
  g.quiet = 0; // M5.1.10
  return { total, result };
};

/** M12.4.0.1: the leaders with a target whom so high a roll puts to the test. They are known from now on (M3.5.3). */
export const endangered = (g: Battle, x: Play<Battle>, unit: number, total: number): number => {
  if (total < g.kit.leaderLoss.fire) return 0;
  const leaders = leadersWith(g, g.at[unit], g.kit.unit[unit].side);
  for (let leader = 0; leader < g.post.length; leader++) if (leaders & (1 << leader)) show(g, x, leader);
  return leaders;
};

/** M7.3.2.3: bows only (M7.3.2.4), and not at guns (M7.3.2.5). */
const mayReturn = (g: Battle, { shooter, target }: Shot): boolean =>
  g.kit.unit[target].missile === BOW && g.kit.unit[shooter].missile !== GUN && mayShoot(g, target, shooter, false);

/** Who is shot at, where, and by whom. */
const theShot = about({ target: UNIT, hex: HEX, shooter: UNIT, from: HEX }, (g, L: Shot) => ({
  target: L.target,
  hex: g.at[L.target],
  shooter: L.shooter,
  from: g.at[L.shooter],
}));

const provoked = decision<Shot>({
  id: 'provoked',
  prompt: '{target} in {hex}: about to be shot at by {shooter} in {from}. Try to counter-charge?',
  about: theShot,
  declines: 'stand',
  seat: (g, L) => g.kit.unit[L.target].side,
  moves: [
    move('counter-charge', {
      rule: 'M9.4.2.1',
      notation: 'counter-charge',
      preview: (g, _chosen, L) => [
        ...firePreview(g, L.shooter, L.target),
        ...counterPreview(g, L.target, L.shooter, NONE),
      ],
      do: (_g, L) => {
        L.tries = 1;
      },
    }),
    move('stand', { rule: 'M9.4.2.1', preview: (g, _chosen, L) => firePreview(g, L.shooter, L.target), do: () => {} }),
  ],
});

/** M7.4.0.8: before the shot is rolled. */
const answering = decision<Shot>({
  id: 'return-fire',
  prompt: '{target} in {hex}: shot at by {shooter} in {from}. Shoot back?',
  about: theShot,
  declines: 'hold fire',
  seat: (g, L) => g.kit.unit[L.target].side,
  moves: [
    move('return fire', {
      rule: 'M7.3.2.3',
      preview: (g, _chosen, L) => firePreview(g, L.target, L.shooter),
      do: (_g, L) => {
        L.returns = 1;
      },
    }),
    move('hold fire', { rule: 'M7.3.2.3', do: () => {} }),
  ],
});

/** M7.3.2.6: both are rolled, the shooter's first. */
const exchange = (g: Battle, L: Shot, x: Play<Battle>): void => {
  const { shooter, target } = L;
  [L.from, L.to] = [g.at[shooter], g.at[target]];
  const shot = shoot(g, x, shooter, target, PHASING, g.facing[target]);
  L.result = shot.result;
  L.theirs = endangered(g, x, target, shot.total);
  if (!L.returns) return;
  const back = shoot(g, x, target, shooter, RETURN, g.facing[shooter]);
  L.answer = back.result;
  L.ours = endangered(g, x, shooter, back.total);
};

/** M9.4.4.7: driven off it does not go in. */
const goesIn = (g: Battle, L: Shot): boolean =>
  L.counters === 1 && g.at[L.target] === L.to && g.state[L.target] < RETIRED;

export const shot = procedure('shot', locals, [
  ask('M9.4.2.1', provoked, (g, L) => mayCounterShot(g, L.target, L.shooter)),
  when('M7.4.0.4', (_g, L) => L.tries === 1, [
    run('M9.4.3.1', (g, L, x) => {
      L.counters = tryCounter(g, x, L.target, L.shooter, NONE) ? 1 : 0;
    }),
  ]),
  ask('M7.4.0.8', answering, mayReturn),
  run('M7.4.0.5', exchange),
  call(
    'M7.4.0.5',
    () => suffer,
    (_g, L) => ({ unit: L.target, result: L.result, from: L.from, blow: SHOT }),
  ),
  call(
    'M7.3.2.6',
    () => suffer,
    (_g, L) => (L.returns ? { unit: L.shooter, result: L.answer, from: L.to, blow: SHOT } : undefined),
  ),
  run('M7.4.0.6', (g, L, x) => {
    testAfterShot(g, x, L.theirs);
    testAfterShot(g, x, L.ours);
  }),
  regrouping(),
  when('M7.4.0.7', goesIn, [
    run('M9.4.2.3', (g, L) => {
      // M9.4.2.4: against a mounted archer when its move is over; M9.4.7.3: else the move ends here.
      if (g.kit.unit[L.shooter].mountedArcher) g.spurred = L.target;
      else g.gone[L.shooter] = 1;
    }),
    call('M7.4.0.7', 'counter-charge', (g, L) =>
      g.spurred === L.target ? undefined : { unit: L.target, turns: turnsTowards(g, L.target, L.shooter, NONE) },
    ),
  ]),
]);

/** M9.4.2.4: the move of the mounted archer is over; the counter-charge that it provoked goes in. */
export const riposte = procedure('riposte', { shooter: UNIT, unit: optional(UNIT) }, [
  run('M9.4.2.4', (g, L) => {
    L.unit = g.spurred;
    g.spurred = NONE;
  }),
  call('M9.4.2.4', 'counter-charge', (g, L) =>
    L.unit === NONE ? undefined : { unit: L.unit, turns: turnsTowards(g, L.unit, L.shooter, NONE) },
  ),
]);

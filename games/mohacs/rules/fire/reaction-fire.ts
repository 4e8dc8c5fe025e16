import { optional } from '@ravelin/engine';
import { BOW, MUSKET } from '../../data/army.ts';
import { firePreview } from '../charts/fire-table.ts';
import { regrouping, testAfterShot } from '../leaders/leader-loss.ts';
import { suffer } from '../results/results.ts';
import { SHOT } from '../results/retreat.ts';
import { inFront } from '../stacking-zones-facing/facing.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { REACTION, RESULT } from '../the-battle/events.ts';
import {
  about,
  archersOf,
  ask,
  type Battle,
  COUNT,
  call,
  decision,
  HEX,
  type Kit,
  LEADERS,
  loop,
  move,
  must,
  NONE,
  type Of,
  procedure,
  RETIRED,
  run,
  slot,
  UNIT,
  write,
  YES_NO,
} from '../the-battle/state.ts';
import { endangered, shoot } from './fire.ts';
import { mayShoot } from './line-of-sight.ts';

/** M7.3.2.7 Reaction Fire at a unit that has moved or charged into a hex. M7.3.2.13, M7.3.2.14: nobody answers it. */

const locals = {
  unit: UNIT,
  /** M7.4.2.3: it only passes here and has no flank. */
  passing: YES_NO,
  hex: optional(HEX),
  shots: COUNT,
  shooter: optional(UNIT),
  result: RESULT,
  leaders: LEADERS,
};
type Reaction = Of<typeof locals>;

/** The bit of an archer unit in ARCHERS. */
const bitOf = (kit: Kit, archers: number): number => 1 << archersOf(kit).indexOf(archers);

/** M7.3.2.10: archers at each enemy unit once; M7.3.2.11: muskets at one enemy unit, once. */
const hasShot = (g: Battle, shooter: number, unit: number): boolean =>
  g.kit.unit[shooter].missile === MUSKET ? g.answered[shooter] === 1 : (g.reacted[unit] & bitOf(g.kit, shooter)) !== 0;

/** M7.3.2.7: guns do not react, nor are they shot at. */
const mayReact = (g: Battle, shooter: number, unit: number): boolean =>
  mayShoot(g, shooter, unit, true) && !hasShot(g, shooter, unit);

/** The units that may shoot at the one that has come. */
const reactors = (g: Battle, unit: number): number[] =>
  g.kit.next[g.at[unit]]
    .map((hex) => unitAt(g, hex))
    .filter((shooter) => shooter !== NONE && mayReact(g, shooter, unit));

/** M7.3.2.12: as long as the target is still there. */
const isExposed = (g: Battle, L: Reaction): boolean => g.at[L.unit] === L.hex && reactors(g, L.unit).length > 0;

/** How many enemies could shoot at the unit if it came into that hex: what a path is chosen by. */
export const exposure = (g: Battle, unit: number, hex: number): number => {
  const { side } = g.kit.unit[unit];
  let n = 0;
  for (const next of g.kit.next[hex]) {
    const shooter = unitAt(g, next);
    if (shooter === NONE || g.kit.unit[shooter].side === side || g.state[shooter] >= RETIRED) continue;
    const { missile } = g.kit.unit[shooter];
    const armed = missile === BOW || missile === MUSKET;
    if (armed && inFront(g, shooter, hex) && !hasShot(g, shooter, unit)) n++;
  }
  return n;
};

const facingIn = (g: Battle, L: Reaction): number => (L.passing ? NONE : g.facing[L.unit]);

const reacting = decision<Reaction>({
  id: 'reaction',
  prompt: '{unit}: come to {hex}, before your archers or muskets. Shoot?',
  about: about({ unit: UNIT, hex: HEX }, (g, L) => ({ unit: L.unit, hex: g.at[L.unit] })),
  declines: 'hold fire',
  seat: (g, L) => 1 - g.kit.unit[L.unit].side,
  moves: [
    move('react', {
      rule: 'M7.3.2.7',
      notation: 'react {unit}',
      choose: {
        unit: slot(
          UNIT,
          [
            must(
              'M7.3.2.7',
              'It must be a unit with bows or muskets that has the enemy in a frontal hex.',
              (g, unit, L) => mayShoot(g, unit, L.unit, true),
            ),
            must(
              'M7.3.2.10',
              'Archers may shoot at the same unit only once in an activation.',
              (g, unit, L) => g.kit.unit[unit].missile !== BOW || !hasShot(g, unit, L.unit),
            ),
            must(
              'M7.3.2.11',
              'Muskets may react only once in an activation.',
              (g, unit, L) => g.kit.unit[unit].missile !== MUSKET || !hasShot(g, unit, L.unit),
            ),
          ],
          (g, out, L) => write(out, reactors(g, L.unit)),
        ),
      },
      preview: (g, { unit }, L) => firePreview(g, unit, L.unit, facingIn(g, L)),
      do: (g, L, x, { unit }) => {
        if (g.kit.unit[unit].missile === MUSKET) g.answered = g.answered.with(unit, 1);
        else g.reacted = g.reacted.with(L.unit, g.reacted[L.unit] | bitOf(g.kit, unit));
        L.shooter = unit;
        L.shots++;
        const { total, result } = shoot(g, x, unit, L.unit, REACTION, facingIn(g, L));
        L.result = result;
        L.leaders = endangered(g, x, L.unit, total);
      },
    }),
    move('hold fire', { rule: 'M7.3.2.7', do: () => 'break' }),
  ],
});

export const reaction = procedure('reaction', locals, [
  run('M7.3.2.8', (g, L) => {
    L.hex = g.at[L.unit];
  }),
  loop('M7.3.2.12', isExposed, [
    ask('M7.3.2.7', reacting),
    call(
      'M7.3.2.8',
      () => suffer,
      (g, L) => ({ unit: L.unit, result: L.result, from: g.at[L.shooter], blow: SHOT }),
    ),
    run('M12.4.0.1', (g, L, x) => testAfterShot(g, x, L.leaders)),
  ]),
  regrouping(),
]);

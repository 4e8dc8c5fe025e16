import { optional } from '@ravelin/engine';
import { pathsTo, safest } from '../charge/charge-path.ts';
import { regrouping } from '../leaders/leader-loss.ts';
import {
  ask,
  type Battle,
  CHARGE,
  call,
  decision,
  loop,
  move,
  must,
  NO_ATTACK,
  NONE,
  type Of,
  procedure,
  run,
  slot,
  UNIT,
  when,
} from '../the-battle/state.ts';
import { combat, linkedWith } from './combat.ts';
import { canAttack, declaring } from './declaration.ts';
import { chargeForecast, forecast } from './preview.ts';

/** The Shock segment (M8.1.6): all attacks are declared, then the combats are resolved one by one. */

const locals = { unit: optional(UNIT) };
type Segment = Of<typeof locals>;

const firstAttacker = (g: Battle): number => g.attack.findIndex((attack) => attack !== NO_ATTACK);

/** M8.1.9: are there several combats to choose from? */
const hasSeveral = (g: Battle): boolean => {
  const first = linkedWith(g, firstAttacker(g));
  return g.attack.some((attack, unit) => attack !== NO_ATTACK && !first.includes(unit));
};

const ordering = decision<Segment>({
  id: 'order',
  prompt: 'Which combat is resolved next?',
  seat: (g) => g.phasing,
  moves: [
    move('resolve', {
      rule: 'M8.1.9',
      notation: 'resolve {unit}',
      choose: {
        unit: slot(UNIT, [
          must('M8.1.9', 'It must have an attack that is still to be made.', (g, unit) => g.attack[unit] !== NO_ATTACK),
        ]),
      },
      preview: (g, { unit }) => {
        const targets = [g.aim[unit], g.also[unit]].filter((one) => one !== NONE && g.at[one] !== NONE);
        if (g.attack[unit] !== CHARGE) return forecast(g, unit, g.at[unit], targets, false);
        const paths = targets.length > 0 ? pathsTo(g, unit, targets[0]) : [];
        return paths.length > 0 ? chargeForecast(g, unit, targets[0], safest(paths)) : [];
      },
      do: (_g, L, _x, { unit }) => {
        L.unit = unit;
      },
    }),
  ],
});

export const shockSegment = procedure('shock-segment', locals, [
  regrouping(),
  when('M8.1.1', canAttack, [loop('M8.1.6', () => true, [ask('M8.1.6', declaring)])]),
  loop('M8.1.9', (g) => firstAttacker(g) !== NONE, [
    run('M8.1.9', (g, L) => {
      L.unit = hasSeveral(g) ? NONE : firstAttacker(g);
    }),
    ask('M8.1.9', ordering, (_g, L) => L.unit === NONE),
    call(
      'M8.1.8',
      () => combat,
      (_g, L) => ({ unit: L.unit }),
    ),
  ]),
]);

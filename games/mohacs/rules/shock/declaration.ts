import { names, type Play } from '@ravelin/engine';
import { isInReach, isInVillage, pathsTo, safest } from '../charge/charge-path.ts';
import { belongs } from '../leaders/command-range.ts';
import { dropAttack } from '../results/losses.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { hexesWithin } from '../survey/rings.ts';
import { attackDeclared, attackWithdrawn } from '../the-battle/events.ts';
import {
  about,
  type Battle,
  BOTH,
  CHARGE,
  COMMAND,
  decision,
  LEFT,
  move,
  must,
  NO_ATTACK,
  NONE,
  ORDER,
  RETIRED,
  RIGHT,
  slot,
  slotAfter,
  UNIT,
  type Unit,
} from '../the-battle/state.ts';
import { enemyInFront, isAttacked } from './attackers.ts';
import { chargeForecast, forecast } from './preview.ts';

/** M8.1.6 The declaration of all attacks: who charges whom and who Shocks whom. */

/** Which of the two frontal hexes; the values follow those of ATTACK. */
const FRONT = names('front', ['left', 'right', 'both']);
const attackOf = (front: number): number => front + LEFT;

/** The enemies that an attack to that front strikes; M8.1.5: no ZOC is needed, nor does a hexside bar it. */
const targetsOf = (g: Battle, unit: number, attack: number): number[] => {
  const found: number[] = [];
  if (attack === LEFT || attack === BOTH) found.push(enemyInFront(g, unit, 0));
  if (attack === RIGHT || attack === BOTH) found.push(enemyInFront(g, unit, 1));
  return found;
};

/** M8.1.1, M8.1.2, M8.1.3; M5.1.1: some or all of them, wherever they are. */
const isActive = (g: Battle, unit: number): boolean => belongs(g, unit, g.command) && g.at[unit] !== NONE;
const mayShock = (g: Battle, unit: number): boolean =>
  isActive(g, unit) && g.kit.arm[g.kit.unit[unit].arm].attacks && g.state[unit] < RETIRED;
/** M9.0.1, M9.1.1, M6.1.2.4 */
const mayCharge = (g: Battle, unit: number): boolean =>
  isActive(g, unit) && g.kit.arm[g.kit.unit[unit].arm].charges && g.state[unit] === ORDER && g.led[unit] === 1;

/** Is the enemy already struck in the other way: by a charge, or by Shock (M9.1.2)? M9.1.3: several may charge him. */
const isStruck = (g: Battle, enemy: number, byCharge: boolean): boolean => {
  for (let unit = 0; unit < g.attack.length; unit++) {
    if (g.attack[unit] === NO_ATTACK || (g.attack[unit] === CHARGE) !== byCharge) continue;
    if (g.aim[unit] === enemy || g.also[unit] === enemy) return true;
  }
  return false;
};

const isTarget = (g: Battle, unit: number, target: number): boolean =>
  g.at[target] !== NONE && g.kit.unit[target].side !== g.kit.unit[unit].side;

const chargeable = (g: Battle, unit: number, target: number): boolean =>
  isTarget(g, unit, target) && !isStruck(g, target, false) && pathsTo(g, unit, target).length > 0;

/** M8.1.4: the enemy in front of this unit, if it Shocks, whom nobody attacks, or NONE. */
export const neglectedBy = (g: Battle, unit: number): number => {
  if (g.attack[unit] === NO_ATTACK || g.attack[unit] === CHARGE) return NONE;
  return targetsOf(g, unit, BOTH).find((enemy) => enemy !== NONE && !isAttacked(g, enemy, NONE)) ?? NONE;
};
const neglected = (g: Battle): number => {
  for (let unit = 0; unit < g.attack.length; unit++) {
    const enemy = neglectedBy(g, unit);
    if (enemy !== NONE) return enemy;
  }
  return NONE;
};

const facesEnemy = (g: Battle, unit: number): boolean =>
  enemyInFront(g, unit, 0) !== NONE || enemyInFront(g, unit, 1) !== NONE;

const canCharge = (g: Battle, unit: number): boolean => {
  for (const hex of hexesWithin(g.kit, g.kit.charge.farthest)[g.at[unit]]) {
    const target = unitAt(g, hex);
    if (target !== NONE && isTarget(g, unit, target) && chargeable(g, unit, target)) return true;
  }
  return false;
};

/** Could anybody attack at all? Where not, there is nothing to declare. */
export const canAttack = (g: Battle): boolean => {
  for (const unit of g.kit.command[g.command].units)
    if ((mayShock(g, unit) && facesEnemy(g, unit)) || (mayCharge(g, unit) && canCharge(g, unit))) return true;
  return false;
};

const declare = (g: Battle, x: Play<Battle>, unit: number, attack: number, aim: number, also: number): void => {
  g.attack = g.attack.with(unit, attack);
  g.aim[unit] = aim;
  g.also = g.also.with(unit, also);
  x.emit(g, attackDeclared, 'M8.1.6', { unit, attack, target: aim, other: also });
};

const candidates =
  (test: (g: Battle, unit: number) => boolean) =>
  (g: Battle, out: number[]): number => {
    let n = 0;
    for (let unit = 0; unit < g.at.length; unit++) if (test(g, unit)) out[n++] = unit;
    return n;
  };

const active = must('M8.1.1/attacker', 'It must be a unit of the activated command on the map.', (g, unit: Unit) =>
  isActive(g, unit),
);
const once = must('M8.1.7', 'It must not have declared its attack.', (g, unit: Unit) => g.attack[unit] === NO_ATTACK);
const notRetired = must('M8.1.3', 'It must not be Retired.', (g, unit: Unit) => g.state[unit] !== RETIRED);

export const declaring = decision<Record<string, number>>({
  id: 'declare',
  prompt: '{command}: declare all attacks, then close the declaration.',
  about: about({ command: COMMAND }, (g) => ({ command: g.command })),
  seat: (g) => g.phasing,
  moves: [
    move('shock', {
      rule: 'M8.1.6',
      notation: 'shock {unit} {front}',
      choose: {
        unit: slot(
          UNIT,
          [
            active,
            must(
              'M8.1.2',
              'It must not be Akincis, archer foot or a gun.',
              (g, unit) => g.kit.arm[g.kit.unit[unit].arm].attacks,
            ),
            notRetired,
            once,
          ],
          candidates(mayShock),
        ),
        front: slotAfter({ unit: UNIT }, FRONT, [
          must(
            'M8.1.4/front',
            'There must be an enemy combat unit in that frontal hex.',
            (g, front, _L, { unit }) =>
              g.at[unit] !== NONE && targetsOf(g, unit, attackOf(front)).every((enemy) => enemy !== NONE),
          ),
          must(
            'M9.1.2/charged',
            'No friendly unit may be declared to charge that enemy.',
            (g, front, _L, { unit }) =>
              g.at[unit] === NONE || targetsOf(g, unit, attackOf(front)).every((enemy) => !isStruck(g, enemy, true)),
          ),
        ]),
      },
      preview: (g, { unit, front }) => forecast(g, unit, g.at[unit], targetsOf(g, unit, attackOf(front)), false),
      do: (g, _L, x, { unit, front }) => {
        const [aim, also = NONE] = targetsOf(g, unit, attackOf(front));
        declare(g, x, unit, attackOf(front), aim, also);
      },
    }),
    move('charge', {
      rule: 'M9.2.1',
      notation: 'charge {unit} at {target}',
      choose: {
        unit: slot(
          UNIT,
          [
            active,
            must('M9.0.1', 'It must be HC or MC.', (g, unit) => g.kit.arm[g.kit.unit[unit].arm].charges),
            must('M9.1.1', 'It must be neither Disordered nor Retired.', (g, unit) => g.state[unit] === ORDER),
            must('M6.1.2.4', 'It must be in command.', (g, unit) => g.led[unit] === 1),
            once,
          ],
          candidates(mayCharge),
        ),
        target: slotAfter(
          { unit: UNIT },
          UNIT,
          [
            must('M8.1.1/target', 'It must be an enemy combat unit on the map.', (g, target, _L, { unit }) =>
              isTarget(g, unit, target),
            ),
            must(
              'M9.1.2/shocked',
              'No friendly unit may be declared to Shock that enemy.',
              (g, target) => !isStruck(g, target, false),
            ),
            must(
              'M9.2.1',
              'The target must be two or three hexes away.',
              (g, target, _L, { unit }) => g.at[unit] !== NONE && g.at[target] !== NONE && isInReach(g, unit, target),
            ),
            must(
              'M9.1.5',
              'The target must not be in a village.',
              (g, target) => g.at[target] === NONE || !isInVillage(g, target),
            ),
            must(
              'M9.2.2',
              'A path to the target must be open.',
              (g, target, _L, { unit }) =>
                g.at[unit] === NONE ||
                g.at[target] === NONE ||
                !isInReach(g, unit, target) ||
                isInVillage(g, target) ||
                pathsTo(g, unit, target).length > 0,
            ),
          ],
          (g, out, _L, { unit }) => {
            let n = 0;
            for (let target = 0; target < g.at.length; target++)
              if (isTarget(g, unit, target) && isInReach(g, unit, target)) out[n++] = target;
            return n;
          },
        ),
      },
      preview: (g, { unit, target }) => {
        const paths = pathsTo(g, unit, target);
        return paths.length === 0 ? [] : chargeForecast(g, unit, target, safest(paths));
      },
      do: (g, _L, x, { unit, target }) => declare(g, x, unit, CHARGE, target, NONE),
    }),
    move('withdraw', {
      rule: 'M8.1.1',
      notation: 'withdraw {unit}',
      choose: {
        unit: slot(UNIT, [
          must('M8.1.6', 'It must have declared an attack.', (g, unit) => g.attack[unit] !== NO_ATTACK),
        ]),
      },
      do: (g, _L, x, { unit }) => {
        x.emit(g, attackWithdrawn, 'M8.1.1', { unit });
        dropAttack(g, unit);
      },
    }),
    move('declared', {
      rule: 'M8.1.6',
      if: [
        must(
          'M8.1.4/all-attacked',
          'Every enemy in front of a unit that Shocks must be attacked.',
          (g) => neglected(g) === NONE,
        ),
      ],
      do: () => 'break',
    }),
  ],
});

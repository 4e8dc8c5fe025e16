import { Ledger, line, optional, type Play, rolled } from '@ravelin/engine';
import { FLANK, FRONT, FRONTAL, REAR } from '../../data/geometry.ts';
import { entersThrough, hasAspect, leavesThrough } from '../fire/line-of-sight.ts';
import { chancesOf, roll } from '../map-and-pieces/dice.ts';
import { displacement } from '../results/displacement.ts';
import { attackersOf, enemyInFront } from '../shock/attackers.ts';
import { enemyZones } from '../stacking-zones-facing/enemy-zones.ts';
import { aspectOf } from '../stacking-zones-facing/facing.ts';
import { counterGoesIn, counterTried, counterVoid } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  BOTH,
  CHARGES,
  call,
  decision,
  FACING,
  FACINGS_OPEN,
  FIGHTS,
  HEX,
  LEFT,
  loop,
  move,
  must,
  NONE,
  type Of,
  ORDER,
  procedure,
  RIGHT,
  run,
  slot,
  slotAfter,
  UNIT,
  when,
  write,
} from '../the-battle/state.ts';
import { type CounterPath, counterPaths, STEPS } from './counter-charge-path.ts';

/** Counter-charge: who, when, the roll and the way. `foe`: the shooter; NONE: the attackers of the unit, of whom `lone` may be the only one. */

const foesOf = (g: Battle, unit: number, foe: number, lone: number): number[] =>
  foe === NONE ? attackersOf(g, lone, unit) : [foe];

/** Does any of them come through that aspect of the unit? */
const comesThrough = (g: Battle, unit: number, foe: number, lone: number, aspect: number): boolean => {
  if (foe !== NONE) return hasAspect(g.facing[unit], entersThrough(g.kit, g.at[foe], g.at[unit]), aspect);
  return attackersOf(g, lone, unit).some((one) => aspectOf(g, unit, g.at[one]) === aspect);
};

// ---- who may -----------------------------------------------------------------------------------------------------------

/** M9.4.1.1 */
export const isFit = (g: Battle, unit: number): boolean =>
  g.kit.arm[g.kit.unit[unit].arm].charges && g.state[unit] === ORDER;

/** M9.4.1.2: in nobody's ZOC but theirs. */
export const isUnhindered = (g: Battle, unit: number, foe: number, lone: number): boolean => {
  const foes = foesOf(g, unit, foe, lone);
  return enemyZones(g, g.at[unit], g.kit.unit[unit].side).every((enemy) => foes.includes(enemy));
};

/** M9.4.2.1, M9.4.2.2 */
export const comesFairly = (g: Battle, unit: number, foe: number, lone: number): boolean =>
  comesThrough(g, unit, foe, lone, FRONT) || comesThrough(g, unit, foe, lone, FLANK);

/** M9.4.4.2: is any attacker HC or MC? Then nobody moves. */
export const meetsHorse = (g: Battle, unit: number, lone: number): boolean =>
  attackersOf(g, lone, unit).some((foe) => g.kit.arm[g.kit.unit[foe].arm].charges);

/** M9.4.5.1, M9.4.5.3: the facings it may take before it sets off, its own included, one bit for each; M9.4.5.2: with a foe in its rear no other. */
export const turnsTowards = (g: Battle, unit: number, foe: number, lone: number): number => {
  let turns = 1 << g.facing[unit];
  if (g.wheeled[unit] || (foe === NONE && comesThrough(g, unit, foe, lone, REAR))) return turns;
  for (const one of foesOf(g, unit, foe, lone)) {
    if (g.at[one] === NONE) continue;
    const sides = leavesThrough(g.kit, g.at[unit], g.at[one]);
    for (let facing = 0; facing < 6; facing++) if (hasAspect(facing, sides, FRONT)) turns |= 1 << facing;
  }
  return turns;
};

/** M9.4.5.8: can it strike anybody with one of these facings? */
export const isReachable = (g: Battle, unit: number, turns: number): boolean => {
  for (let facing = 0; facing < 6; facing++)
    if (turns & (1 << facing) && counterPaths(g, unit, facing).length > 0) return true;
  return false;
};

export const mayCounterShot = (g: Battle, unit: number, shooter: number): boolean =>
  isFit(g, unit) &&
  isUnhindered(g, unit, shooter, NONE) &&
  comesFairly(g, unit, shooter, NONE) &&
  isReachable(g, unit, turnsTowards(g, unit, shooter, NONE));

// ---- the roll ----------------------------------------------------------------------------------------------------------

const counterModifier = (g: Battle, unit: number, foe: number, lone: number, ledger?: Ledger): number => {
  let sum = line(ledger, 'M9.4.3.1', 'Shock Defense Rating', g.kit.unit[unit].sdr[g.state[unit]]);
  if (comesThrough(g, unit, foe, lone, FLANK))
    sum += line(ledger, 'M9.4.3.2', 'through the flank', g.kit.counterCharge.flank);
  return sum;
};

export const tryCounter = (g: Battle, x: Play<Battle>, unit: number, foe: number, lone: number): boolean => {
  const die = roll(x);
  const ledger = x.ledger('Counter-charge');
  const total = rolled(ledger, 'M9.4.3.1', 'die', die) + counterModifier(g, unit, foe, lone, ledger);
  const won = total <= g.kit.counterCharge.succeeds;
  x.emit(g, counterTried, won ? 'M9.4.4.1' : 'M9.4.6', { unit, die, total, won: won ? 1 : 0 }, { ledger });
  return won;
};

export const counterPreview = (g: Battle, unit: number, foe: number, lone: number): Ledger[] => {
  const modifiers = new Ledger('Counter-charge');
  const sum = counterModifier(g, unit, foe, lone, modifiers);
  const { succeeds } = g.kit.counterCharge;
  return [modifiers, chancesOf('M9.4.4.1', 'rolls that succeed', (die) => die + sum <= succeeds)];
};

// ---- going in ----------------------------------------------------------------------------------------------------------

const locals = {
  unit: UNIT,
  turns: FACINGS_OPEN,
  to: optional(HEX),
  facing: FACING,
  steps: STEPS,
};
type CounterCharge = Of<typeof locals>;

interface Choice extends CounterPath {
  readonly facing: number;
}
const choices = (g: Battle, L: CounterCharge): Choice[] => {
  const all: Choice[] = [];
  for (let facing = 0; facing < 6; facing++)
    if (L.turns & (1 << facing)) for (const way of counterPaths(g, L.unit, facing)) all.push({ ...way, facing });
  return all;
};

/** Writes the hexes in which it may stop to `out`; gives their number. */
const endsOf = (g: Battle, out: number[], L: CounterCharge): number =>
  write(
    out,
    [...new Set(choices(g, L).map(({ hex }) => hex))].sort((a, b) => a - b),
  );

const setOff = (g: Battle, L: CounterCharge, x: Play<Battle>, { hex, facing, steps }: Choice): void => {
  x.emit(g, counterGoesIn, 'M9.4.4.5', { unit: L.unit, from: g.at[L.unit], to: hex, facing });
  if (facing !== g.facing[L.unit]) g.wheeled = g.wheeled.with(L.unit, 1); // M9.4.5.1
  g.facing[L.unit] = facing;
  [L.to, L.facing, L.steps] = [hex, facing, STEPS.pack(steps)];
};

const settingOff = decision<CounterCharge>({
  id: 'onset',
  prompt: 'The counter-charge goes in: {unit} in {hex}. How?',
  about: about({ unit: UNIT, hex: HEX }, (g, L) => ({ unit: L.unit, hex: g.at[L.unit] })),
  seat: (g, L) => g.kit.unit[L.unit].side,
  moves: [
    move('set off', {
      rule: 'M9.4.4.5',
      notation: 'set off to {hex} facing {facing}',
      choose: {
        hex: slot(
          HEX,
          [
            must(
              'M9.4.5.7',
              'It must go straight on to the first hex from which it has an enemy in front whom it may charge.',
              (g, hex, L) => choices(g, L).some((way) => way.hex === hex),
            ),
          ],
          endsOf,
        ),
        facing: slotAfter({ hex: HEX }, FACING, [
          must(
            'M9.4.5.1',
            'It must keep its facing, or turn once so that who attacks or shoots lies in its front.',
            (_g, facing, L) => (L.turns & (1 << facing)) !== 0,
          ),
          must('M9.4.5.4', 'With that facing its way must end there.', (g, facing, L, { hex }) =>
            choices(g, L).some((way) => way.hex === hex && way.facing === facing),
          ),
        ]),
      },
      do: (g, L, x, { hex, facing }) => {
        const way = choices(g, L).find((one) => one.hex === hex && one.facing === facing);
        if (way) setOff(g, L, x, way);
      },
    }),
  ],
});

/** M9.4.4.5: it charges all enemies then in its front; M9.4.4.6: Disordered, it only Shocks them. */
const fallOn = (g: Battle, unit: number): void => {
  const [left, right] = [enemyInFront(g, unit, 0), enemyInFront(g, unit, 1)];
  g.aim[unit] = left === NONE ? right : left;
  g.also = g.also.with(unit, left === NONE ? NONE : right);
  g.attack = g.attack.with(unit, left === NONE ? RIGHT : right === NONE ? LEFT : BOTH);
  g.role[unit] = g.state[unit] === ORDER ? CHARGES : FIGHTS;
};

/** M9.4.5.9: ZOCs do not stop it, and nobody shoots at it. */
export const counterCharge = procedure('counter-charge', locals, [
  run('M9.4.4.5', (g, L, x) => {
    const ways = choices(g, L);
    if (ways.length === 1) setOff(g, L, x, ways[0]);
    // M9.4.2.4: nobody can be reached any more.
    if (ways.length > 0) return undefined;
    x.emit(g, counterVoid, 'M9.4.2.4', { unit: L.unit });
    return 'end';
  }),
  ask('M9.4.4.5', settingOff, (_g, L) => L.to === NONE),
  loop('M9.4.5.4', (_g, L) => L.steps > 0, [
    call(
      'M9.4.5.4',
      () => displacement,
      (g, L) => ({
        unit: L.unit,
        hex: g.kit.next[g.at[L.unit]][FRONTAL[L.facing][STEPS.first(L.steps)]],
        facing: L.facing,
        seen: 0,
      }),
    ),
    run('M9.4.5.4', (_g, L) => {
      L.steps = STEPS.rest(L.steps);
    }),
  ]),
  run('M9.4.4.5', (g, L) => fallOn(g, L.unit)),
  when('M9.4.4.5', (g, L) => g.aim[L.unit] !== NONE, [
    call('M9.4.4.5', 'combat', (_g, L) => ({ lone: L.unit, counter: 1 })),
  ]),
]);

import { Ledger, line, optional, type Play, rolled } from '@ravelin/engine';
import { OFF_MAP } from '../../data/land.ts';
import { chancesOf, roll } from '../map-and-pieces/dice.ts';
import { displacement } from '../results/displacement.ts';
import { disorder, dropAttack } from '../results/losses.ts';
import { isBarred, isEmpty, isFarther, isNeighbour } from '../results/retreat-hexes.ts';
import { inEnemyZone } from '../stacking-zones-facing/enemy-zones.ts';
import { evaded, followed, gaveWay } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  call,
  decision,
  FACING,
  HEX,
  MET,
  move,
  must,
  NONE,
  type Of,
  ORDER,
  procedure,
  run,
  slot,
  UNIT,
  type Unit,
  when,
  YES_NO,
} from '../the-battle/state.ts';
import { attackersOf, lapse } from './attackers.ts';

/** Retreat before Shock (M8.2.0.1), and the evasion of Akincis (M8.2.1.1). */

/** Are all attackers of the unit mounted, or all on foot? */
const attackedOnlyBy = (g: Battle, lone: number, unit: number, mounted: boolean): boolean => {
  const attackers = attackersOf(g, lone, unit);
  return attackers.length > 0 && attackers.every((attacker) => g.kit.unit[attacker].mounted === mounted);
};

/** M8.2.0.1, M8.2.0.5 */
export const onlyByFoot = (g: Battle, lone: number, unit: number): boolean => attackedOnlyBy(g, lone, unit, false);
/** M8.2.1.1 */
export const onlyByHorse = (g: Battle, lone: number, unit: number): boolean => attackedOnlyBy(g, lone, unit, true);

export const isAkinci = (g: Battle, unit: number): boolean => g.kit.arm[g.kit.unit[unit].arm].evades;

/** M8.2.0.1, M8.2.0.6: may it get away from these attackers at all? */
export const mayGiveWay = (g: Battle, lone: number, unit: number): boolean =>
  g.kit.unit[unit].mounted &&
  g.state[unit] === ORDER &&
  (onlyByFoot(g, lone, unit) || (isAkinci(g, unit) && onlyByHorse(g, lone, unit)));

/** M8.2.0.2, M8.2.0.3: the conditions of the hex, one by one for the refusals. */
export const awayFrom = (g: Battle, lone: number, unit: number, hex: number): boolean =>
  isNeighbour(g, g.at[unit], hex) && isFarther(g, unit, NONE, lone, g.at[unit], hex);
export const isFree = (g: Battle, unit: number, hex: number): boolean => isEmpty(g, hex) && !isBarred(g, unit, hex);
export const isSafe = (g: Battle, unit: number, hex: number): boolean => !inEnemyZone(g, hex, g.kit.unit[unit].side);

/** Is there a hex for it? */
export const hasWayOut = (g: Battle, lone: number, unit: number): boolean =>
  g.kit.next[g.at[unit]].some(
    (hex) => hex !== OFF_MAP && awayFrom(g, lone, unit, hex) && isFree(g, unit, hex) && isSafe(g, unit, hex),
  );

const evasionModifier = (g: Battle, unit: number, ledger?: Ledger): number =>
  line(ledger, 'M8.2.1.1', 'Shock Defense Rating', g.kit.unit[unit].sdr[g.state[unit]]);

export const evasionPreview = (g: Battle, unit: number): Ledger[] => {
  const modifiers = new Ledger('Evasion');
  const sum = evasionModifier(g, unit, modifiers);
  const { unharmed } = g.kit.evasion;
  return [modifiers, chancesOf('M8.2.1.2', 'rolls that leave it unharmed', (die) => die + sum <= unharmed)];
};

const evade = (g: Battle, x: Play<Battle>, unit: number): void => {
  const die = roll(x);
  const ledger = x.ledger('Evasion');
  const total = rolled(ledger, 'M8.2.1.1', 'die', die) + evasionModifier(g, unit, ledger);
  const harmed = total > g.kit.evasion.unharmed;
  const rule = harmed ? 'M8.2.1.3' : 'M8.2.1.2';
  x.emit(g, evaded, rule, { unit, die, total, disordered: harmed ? 1 : 0 }, { ledger });
  // M8.2.1.5: no leader is tested.
  if (harmed) disorder(g, x, unit, 'M8.2.1.3');
};

// ---- the procedure -----------------------------------------------------------------------------------------------------

const locals = {
  unit: UNIT,
  lone: optional(UNIT),
  evades: YES_NO,
  from: optional(HEX),
  to: HEX,
  facing: FACING,
  follower: optional(UNIT),
};
type Leaving = Of<typeof locals>;

const isAttacker = (g: Battle, unit: Unit, L: Leaving): boolean => attackersOf(g, L.lone, L.unit).includes(unit);

const following = decision<Leaving>({
  id: 'follow',
  prompt: '{unit}: has given way from {hex}. Does one of its attackers follow?',
  about: about({ unit: UNIT, hex: optional(HEX) }, (_g, L) => ({ unit: L.unit, hex: L.from })),
  seat: (g, L) => 1 - g.kit.unit[L.unit].side,
  moves: [
    move('follow', {
      rule: 'M8.2.0.7',
      notation: 'follow {unit}',
      choose: {
        unit: slot(UNIT, [must('M8.2.0.7', 'It must be an attacker of the unit that has given way.', isAttacker)]),
      },
      warn: () => 'It Shocks no more in this activation.',
      do: (_g, L, _x, { unit }) => {
        L.follower = unit;
      },
    }),
    move('stay', { rule: 'M8.2.0.7', do: () => {} }),
  ],
});

export const givingWay = procedure('give-way', locals, [
  run('M8.2.0.2', (g, L, x) => {
    L.from = g.at[L.unit];
    g.answer[L.unit] = MET;
    if (L.evades) evade(g, x, L.unit);
    x.emit(g, gaveWay, L.evades ? 'M8.2.1.1' : 'M8.2.0.1', { unit: L.unit, from: L.from, to: L.to, facing: L.facing });
  }),
  call(
    'M8.2.0.2',
    () => displacement,
    (_g, L) => ({ unit: L.unit, hex: L.to, facing: L.facing, seen: 0 }),
  ),
  // M8.2.0.9: at once.
  ask('M8.2.0.9', following, (g, L) => attackersOf(g, L.lone, L.unit).length > 0 && isEmpty(g, L.from)),
  run('M8.2.0.8', (g, L, x) => {
    for (const attacker of attackersOf(g, L.lone, L.unit)) lapse(g, attacker, L.unit);
    if (L.follower === NONE) return;
    g.did[L.follower] = 1;
    dropAttack(g, L.follower);
    x.emit(g, followed, 'M8.2.0.7', { unit: L.follower, to: L.from });
  }),
  when('M8.2.0.7', (_g, L) => L.follower !== NONE, [
    call(
      'M8.2.0.7',
      () => displacement,
      (g, L) => ({ unit: L.follower, hex: L.from, facing: g.facing[L.follower], seen: 0 }),
    ),
  ]),
]);

import { optional, type Play } from '@ravelin/engine';
import { charges } from '../charge/charge.ts';
import { shockPreview, shockRollOf } from '../charts/shock-table.ts';
import { regrouping } from '../leaders/leader-loss.ts';
import { dropAttack, eliminate } from '../results/losses.ts';
import { inFront } from '../stacking-zones-facing/facing.ts';
import { attackLapsed, combatBegun } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  CHARGE,
  COUNT,
  COUNTERS,
  call,
  DUE,
  decision,
  FIGHTS,
  loop,
  MET,
  move,
  must,
  NO_ANSWER,
  NO_ATTACK,
  NO_ROLE,
  NONE,
  type Of,
  ORDER,
  procedure,
  run,
  STANDS,
  slot,
  UNIT,
  YES_NO,
} from '../the-battle/state.ts';
import { advance } from './advance.ts';
import { attackersOf, attacks, lapse } from './attackers.ts';
import { defenderChoices } from './defenders.ts';
import { openUp, resolution } from './resolution.ts';

/** M8.1.13 to M8.1.17 One combat in its five steps: declared attacks that hang together, or one unit's counter-charge or Continued Attack. */

const locals = {
  /** Any attacker of a combat of declared attacks. */
  unit: optional(UNIT),
  /** The only attacker of a counter-charge or Continued Attack, and whom it attacks. */
  lone: optional(UNIT),
  first: optional(UNIT),
  second: optional(UNIT),
  again: YES_NO,
  counter: YES_NO,
  strong: COUNT,
  weak: COUNT,
  defender: optional(UNIT),
};
type Combat = Of<typeof locals>;

// ---- who belongs to it -------------------------------------------------------------------------------------------------

/** M8.1.8: the attackers whom the declared attacks link with this one. */
export const linkedWith = (g: Battle, unit: number): number[] => {
  const found = [unit];
  for (let i = 0; i < found.length; i++)
    for (let other = 0; other < g.attack.length; other++) {
      if (g.attack[other] === NO_ATTACK || found.includes(other)) continue;
      const [aim, also] = [g.aim[other], g.also[other]];
      if (attacks(g, found[i], aim) || (also !== NONE && attacks(g, found[i], also))) found.push(other);
    }
  return found;
};

/** M8.1.10: what is no longer in its front; M8.1.11: nobody is added; M9.1.1: a charger no longer in order does not charge. */
const prune = (g: Battle, unit: number): void => {
  if (g.attack[unit] === CHARGE) {
    if (g.state[unit] !== ORDER || g.at[g.aim[unit]] === NONE) g.aim[unit] = NONE;
    return;
  }
  for (const target of [g.aim[unit], g.also[unit]])
    if (target !== NONE && (g.at[target] === NONE || !inFront(g, unit, g.at[target]))) lapse(g, unit, target);
};

const begin = (g: Battle, L: Combat, x: Play<Battle>): void => {
  const attackers = L.lone === NONE ? linkedWith(g, L.unit) : [L.lone];
  if (L.lone !== NONE) [L.first, L.second] = [g.aim[L.lone], g.also[L.lone]];
  const fighting = attackers.filter((unit) => {
    if (L.lone !== NONE) return true;
    const rule = g.attack[unit] === CHARGE && g.state[unit] !== ORDER ? 'M9.1.1' : 'M8.1.10';
    prune(g, unit);
    if (g.aim[unit] !== NONE) return true;
    x.emit(g, attackLapsed, rule, { unit });
    dropAttack(g, unit);
    return false;
  });
  if (L.lone === NONE) for (const unit of fighting) g.role[unit] = FIGHTS;
  const defenders = new Set(fighting.flatMap((unit) => [g.aim[unit], g.also[unit]]).filter((unit) => unit !== NONE));
  for (const unit of fighting) g.did[unit] = 1; // M11.0.1.2
  if (fighting.length > 0) x.emit(g, combatBegun, 'M8.1.8', { attackers: fighting, defenders: [...defenders] });
};

const isFighting = (g: Battle, L: Combat, unit: number): boolean =>
  L.lone === NONE ? g.role[unit] !== NO_ROLE : unit === L.lone;

const each = (g: Battle, L: Combat, look: (unit: number) => void): void => {
  for (let unit = 0; unit < g.role.length; unit++) if (isFighting(g, L, unit)) look(unit);
};

/** M8.1.15: every defender that the chargers and the others now attack must choose; guns only stand. M8.1.10: not one that is gone. */
const summon = (g: Battle, L: Combat): void =>
  each(g, L, (unit) => {
    for (const target of [g.aim[unit], g.also[unit]]) {
      if (target === NONE) continue;
      if (g.at[target] === NONE) lapse(g, unit, target);
      else g.answer[target] = g.kit.unit[target].gun ? STANDS : DUE;
    }
  });

/** The defenders that are still there and attacked. */
const standing = (g: Battle, L: Combat, guns: boolean): number[] => {
  const found: number[] = [];
  for (let unit = 0; unit < g.answer.length; unit++) {
    if ((g.answer[unit] !== STANDS && g.answer[unit] !== COUNTERS) || g.at[unit] === NONE) continue;
    if (g.kit.unit[unit].gun === guns && attackersOf(g, L.lone, unit).length > 0) found.push(unit);
  }
  return found;
};

/** Who has not chosen stands; who has nobody left to attack is out of it. */
const close = (g: Battle, L: Combat): void => {
  for (let unit = 0; unit < g.answer.length; unit++)
    if (g.answer[unit] === DUE && attackersOf(g, L.lone, unit).length > 0) g.answer[unit] = STANDS;
  each(g, L, (unit) => {
    if (g.aim[unit] === NONE) dropAttack(g, unit);
  });
};

/** M8.3.1.1: how many stand against how many; M7.5.4.4: guns do not count; M9.2.16: companions do, whatever their state. */
const muster = (g: Battle, L: Combat): void => {
  L.strong = 0;
  each(g, L, (unit) => {
    if (g.aim[unit] === NONE) return;
    L.strong++;
    g.quiet = 0; // M5.1.10
  });
  L.weak = standing(g, L, false).length;
};

/** M7.5.4.1: guns are all that is left to attack. */
const takeGuns = (g: Battle, L: Combat, x: Play<Battle>): void => {
  if (L.weak > 0) return;
  for (const gun of standing(g, L, true)) {
    const hex = g.at[gun];
    g.answer[gun] = MET;
    eliminate(g, x, gun, 'M7.5.4.1');
    openUp(g, gun, L.lone, hex, false);
  }
};

// ---- the order of the rolls --------------------------------------------------------------------------------------------

const against = decision<Combat>({
  id: 'against',
  prompt: 'Against which defender is the next roll: {defenders}?',
  about: about({ defenders: { each: UNIT } }, (g, L) => ({ defenders: standing(g, L, false) })),
  seat: (g, L) => (L.lone === NONE ? g.phasing : g.kit.unit[L.lone].side),
  moves: [
    move('against', {
      rule: 'M8.1.16',
      notation: 'against {unit}',
      choose: {
        unit: slot(UNIT, [
          must('M8.1.16', 'A roll must be due against that unit.', (g, unit, L) =>
            standing(g, L, false).includes(unit),
          ),
        ]),
      },
      preview: (g, { unit }, L) =>
        shockPreview(
          g,
          shockRollOf(g, unit, L.lone, L.strong, L.weak, L.again),
          L.lone === NONE ? g.phasing : g.kit.unit[L.lone].side,
        ),
      do: (_g, L, _x, { unit }) => {
        L.defender = unit;
      },
    }),
  ],
});

/** It is over: nobody in it has an attack left, and its defenders are as others. */
const end = (g: Battle, L: Combat): void => {
  if (L.lone === NONE) {
    each(g, L, (unit) => dropAttack(g, unit));
    g.answer.fill(NO_ANSWER);
    return;
  }
  dropAttack(g, L.lone);
  for (const unit of [L.first, L.second]) if (unit !== NONE) g.answer[unit] = NO_ANSWER;
};

export const combat = procedure('combat', locals, [
  run('M8.1.8', begin),
  // M9.3.8: a counter-charger has come already, without a roll.
  call(
    'M8.1.13',
    () => charges,
    (_g, L) => (L.lone === NONE ? {} : undefined),
  ),
  run('M8.1.15', summon),
  call(
    'M8.1.15',
    () => defenderChoices,
    (_g, L) => ({ lone: L.lone, counter: L.counter, again: L.again }),
  ),
  run('M8.3.1.1', (g, L, x) => {
    close(g, L);
    muster(g, L);
    takeGuns(g, L, x);
  }),
  regrouping(),
  loop('M8.1.16', (g, L) => standing(g, L, false).length > 0, [
    run('M8.1.16', (g, L) => {
      const left = standing(g, L, false);
      L.defender = left.length === 1 ? left[0] : NONE;
    }),
    ask('M8.1.16', against, (_g, L) => L.defender === NONE),
    call(
      'M8.3.2.1',
      () => resolution,
      (_g, L) => ({ defender: L.defender, lone: L.lone, again: L.again, strong: L.strong, weak: L.weak }),
    ),
  ]),
  run('M10.5.5', (g, L) =>
    each(g, L, (unit) => {
      if (g.aim[unit] !== NONE) g.combats = g.combats.with(unit, g.combats[unit] + 1);
    }),
  ),
  call(
    'M8.1.17',
    () => advance,
    (_g, L) => ({ lone: L.lone, counter: L.counter }),
  ),
  run('M8.1.17', end),
  regrouping(),
]);

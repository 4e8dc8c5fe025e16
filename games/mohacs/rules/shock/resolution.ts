import { optional, type Play, rolled } from '@ravelin/engine';
import { AD, AR, CA, D, E, R, RT } from '../../data/charts.ts';
import { leaderOf, readShock, shockModifier, shockRollOf, tableOf } from '../charts/shock-table.ts';
import { regrouping, show } from '../leaders/leader-loss.ts';
import { roll } from '../map-and-pieces/dice.ts';
import { eliminate } from '../results/losses.ts';
import { suffer } from '../results/results.ts';
import { SHOCK } from '../results/retreat.ts';
import { frontHex } from '../stacking-zones-facing/facing.ts';
import { clashed, RESULT } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  COUNT,
  call,
  decision,
  HEX,
  LEADERS,
  loop,
  MET,
  move,
  must,
  NONE,
  type Of,
  ORDER,
  openingOf,
  procedure,
  run,
  SHAKEN,
  STANDS,
  slot,
  UNIT,
  YES_NO,
} from '../the-battle/state.ts';
import { attackersOf } from './attackers.ts';

/** One roll against one defender (M8.3.2.1), and all that comes of it. */

const locals = {
  defender: UNIT,
  lone: optional(UNIT),
  again: YES_NO,
  strong: COUNT,
  weak: COUNT,
  hex: HEX,
  result: RESULT,
  tested: LEADERS,
  /** The attackers up to this one have suffered what they must. */
  upTo: optional(UNIT),
  victim: optional(UNIT),
};
type Roll = Of<typeof locals>;

const throwDie = (g: Battle, L: Roll, x: Play<Battle>): void => {
  const { defender, lone } = L;
  const resolution = shockRollOf(g, defender, lone, L.strong, L.weak, L.again);
  const leader = leaderOf(g, resolution);
  const die = roll(x);
  const table = tableOf(resolution);
  const ledger = x.ledger(table ? 'Charge' : 'Shock');
  const total = rolled(ledger, 'M8.3.2.1', 'die', die) + shockModifier(g, resolution, leader, ledger);
  const { result, rule } = readShock(g, resolution, total);
  if (leader !== NONE) show(g, x, leader);
  L.hex = g.at[defender];
  L.result = result;
  g.answer[defender] = MET;
  const struck = resolution.strikers.map(({ unit }) => unit);
  x.emit(g, clashed, rule, { defender, attackers: struck, table, die, total, result }, { ledger });
};

/** M8.4.1, M10.5.1: its attackers may go where the defender stood. */
export const openUp = (g: Battle, defender: number, lone: number, hex: number, continued: boolean): void => {
  if (g.at[defender] === hex) return;
  for (const attacker of attackersOf(g, lone, defender)) {
    const which = frontHex(g, attacker, 0) === hex ? 0 : 1;
    g.open = g.open.with(
      attacker,
      g.open[attacker] | openingOf(which, false) | (continued ? openingOf(which, true) : 0),
    );
  }
};

/** M7.5.4.2: the guns attacked in this combat are lost as soon as another of its defenders suffers anything; M7.5.4.3: else not. */
const loseGuns = (g: Battle, lone: number, x: Play<Battle>): void => {
  for (let gun = 0; gun < g.answer.length; gun++) {
    if (!g.kit.unit[gun].gun || g.answer[gun] !== STANDS || attackersOf(g, lone, gun).length === 0) continue;
    const hex = g.at[gun];
    g.answer[gun] = MET;
    eliminate(g, x, gun, 'M7.5.4.2');
    openUp(g, gun, lone, hex, false);
  }
};

/** M8.3.2.3: the next attacker of the defender who has not yet suffered. */
const nextVictim = (g: Battle, L: Roll): number =>
  attackersOf(g, L.lone, L.defender).find((attacker) => attacker > L.upTo) ?? NONE;

/** M10.2.2.2: attackers give ground as defenders do; M8.1.19: and make no further rolls. */
const falling = decision<Roll>({
  id: 'fall-back',
  prompt: 'Several must Retreat: {attackers}. Which is next?',
  about: about({ attackers: { each: UNIT } }, (g, L) => ({
    attackers: attackersOf(g, L.lone, L.defender),
  })),
  seat: (g, L) => 1 - g.kit.unit[L.defender].side,
  moves: [
    move('fall back', {
      rule: 'M10.2.0.7',
      notation: 'fall back {unit}',
      choose: {
        unit: slot(UNIT, [
          must('M8.3.2.3', 'It must be an attacker of this defender.', (g, unit, L) =>
            attackersOf(g, L.lone, L.defender).includes(unit),
          ),
        ]),
      },
      do: (_g, L, _x, { unit }) => {
        L.victim = unit;
      },
    }),
  ],
});

const remember = (_g: Battle, L: Roll, ended: Record<string, number>): void => {
  L.tested = ended.tested;
};

export const resolution = procedure('clash', locals, [
  run('M8.3.2.1', throwDie),
  // M8.3.2.4: the defender first.
  call(
    'M8.3.2.4',
    () => suffer,
    (_g, L) => {
      const result = L.result & (D | R | RT | E);
      return result ? { unit: L.defender, result, lone: L.lone, blow: SHOCK, tested: L.tested } : undefined;
    },
    remember,
  ),
  run('M8.4.1', (g, L, x) => {
    openUp(g, L.defender, L.lone, L.hex, (L.result & CA) !== 0);
    if (L.result & (D | R | RT | E)) loseGuns(g, L.lone, x);
  }),
  regrouping(),
  loop('M8.3.2.3', (g, L) => (L.result & AD) !== 0 && nextVictim(g, L) !== NONE, [
    run('M8.3.2.3', (g, L) => {
      L.upTo = nextVictim(g, L);
      // M8.4.3: Disordered in this very combat.
      if (g.state[L.upTo] === ORDER) g.role[L.upTo] = SHAKEN;
    }),
    call(
      'M8.3.2.3',
      () => suffer,
      (_g, L) => ({ unit: L.upTo, result: D, from: L.hex, lone: L.lone, blow: SHOCK, tested: L.tested }),
      remember,
    ),
  ]),
  loop('M8.3.2.3', (g, L) => (L.result & AR) !== 0 && attackersOf(g, L.lone, L.defender).length > 0, [
    run('M10.2.0.7', (g, L) => {
      const attackers = attackersOf(g, L.lone, L.defender);
      L.victim = attackers.length === 1 ? attackers[0] : NONE;
    }),
    ask('M10.2.0.7', falling, (_g, L) => L.victim === NONE),
    call(
      'M8.3.2.3',
      () => suffer,
      (_g, L) => ({ unit: L.victim, result: R, from: L.hex, lone: L.lone, blow: SHOCK, tested: L.tested }),
      remember,
    ),
  ]),
]);

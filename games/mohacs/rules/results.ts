import { names, optional, type Play } from '@ravelin/engine';
import { D, E, R, RT } from '../data/charts.ts';
import {
  AT_HOME,
  ask,
  type Battle,
  call,
  decision,
  FACING,
  HEX,
  LEADERS,
  move,
  must,
  NONE,
  type Of,
  procedure,
  RETIRED,
  run,
  slot,
  UNIT,
  when,
  YES_NO,
} from './battle.ts';
import { RESULT, retired, retreated, trampled } from './happenings.ts';
import { disorder, dropAttack, eliminate } from './harm.ts';
import { isSurrounded, leadersWith, regroup, testLeaders } from './leader-loss.ts';
import {
  isBarred,
  isBeyond,
  isEmpty,
  isFarther,
  isNeighbour,
  isTramplable,
  retireHexes,
  retreatHexes,
  tramplable,
} from './retreat.ts';
import { markRetired, retireToBox, shift } from './shift.ts';

/** M10 Results: what a unit suffers, by a shot, in Shock or Charge, or under the hooves of its friends. */

export const BLOW = names('blow', ['shock', 'shot', 'trampling']);
export const [SHOCK, SHOT, TRAMPLING] = [0, 1, 2];

const locals = {
  unit: UNIT,
  result: RESULT,
  /** The hex of the one who has caused it; none: all its attackers have (M10.2.0.2). */
  from: optional(HEX),
  /** The only attacker of the combat under way, if there is but one. */
  lone: optional(UNIT),
  blow: BLOW,
  /** Leaders already tested for this roll (M12.4.0.3). */
  tested: LEADERS,
  /** Eliminated because it could not Retreat (M12.4.0.5). */
  perished: YES_NO,
  to: optional(HEX),
  facing: FACING,
  archers: optional(UNIT),
};
type Suffering = Of<typeof locals>;

/** M12.4.0.2: after Shock and Charge; M12.4.0.3: once; M10.2.1.6: not for trampling. After a shot the shot itself sees to it (M12.4.0.1). */
const test = (g: Battle, L: Suffering, x: Play<Battle>): void => {
  if (L.blow !== SHOCK) return;
  const leaders = leadersWith(g, g.at[L.unit], g.kit.unit[L.unit].side) & ~L.tested;
  L.tested |= leaders;
  testLeaders(g, x, leaders, false);
};

const destroy = (g: Battle, L: Suffering, x: Play<Battle>, rule: string): void => {
  // M12.4.0.8: who is surrounded is captured without a test.
  if (!isSurrounded(g, g.at[L.unit], g.kit.unit[L.unit].side)) test(g, L, x);
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

// ---- Retreat -----------------------------------------------------------------------------------------------------------

const hexes: number[] = [];
const retreats = (g: Battle, L: Suffering): number => retreatHexes(g, L.unit, L.from, L.lone, hexes);
const tramples = (g: Battle, L: Suffering): number => tramplable(g, L.unit, L.from, L.lone, hexes);

const theUnit = slot<Suffering>('unit', UNIT, [
  must('M10.2.0.1', 'It is another unit that must give ground.', (_g, L, unit) => unit === L.unit),
]);

const go = (g: Battle, L: Suffering, to: number, facing: number): void => {
  dropAttack(g, L.unit);
  L.to = to;
  L.facing = facing;
};

const retreating = decision<Suffering>({
  id: 'retreat',
  prompt: 'The unit must Retreat. Where to?',
  seat: (g, L) => g.kit.unit[L.unit].side,
  moves: [
    move('retreat', {
      rule: 'M10.2.0.1',
      notation: 'retreat {unit} to {hex} facing {facing}',
      slots: [
        theUnit,
        slot('hex', HEX, [
          must('M10.2.0.1', 'A Retreat is one hex long.', (g, L, _u, hex) => isNeighbour(g, g.at[L.unit], hex)),
          must('M10.2.0.1', 'The hex must be farther from every unit that has caused the result.', (g, L, _u, hex) =>
            isFarther(g, L.unit, L.from, L.lone, g.at[L.unit], hex),
          ),
          // M10.2.0.6
          must(
            'M10.2.0.3',
            'The hex must be empty of combat units, and one that the unit may enter at all.',
            (g, L, _u, hex) => isEmpty(g, hex) && !isBarred(g, L.unit, hex),
          ),
        ]),
        slot('facing', FACING), // M10.2.0.5
      ],
      do: (g, L, x, unit, to, facing) => {
        x.emit(g, retreated, 'M10.2.0.1', { unit, from: g.at[unit], to, facing });
        go(g, L, to, facing);
      },
    }),
    move('trample', {
      rule: 'M10.2.1.1',
      notation: 'trample {archers} to {hex} facing {facing}',
      if: [must('M10.2.1.1', 'There is a hex to which it can Retreat.', (g, L) => retreats(g, L) === 0)],
      slots: [
        slot('archers', UNIT, [
          must('M10.2.1.1', 'It must be a friendly archer unit in a retreat direction.', (g, L, archers) =>
            isTramplable(g, L.unit, archers, L.from, L.lone),
          ),
        ]),
        slot('hex', HEX, [
          must(
            'M10.2.1.5',
            'It must be an empty hex beyond, farther still from every unit that has caused the result.',
            (g, L, archers, hex) =>
              isTramplable(g, L.unit, archers, L.from, L.lone) && isBeyond(g, L.unit, archers, hex, L.from, L.lone),
          ),
        ]),
        slot('facing', FACING),
      ],
      do: (g, L, x, archers, to, facing) => {
        x.emit(g, retreated, 'M10.2.1.1', { unit: L.unit, from: g.at[L.unit], to, facing });
        x.emit(g, trampled, 'M10.2.1.2', { unit: archers, by: L.unit });
        L.archers = archers;
        go(g, L, to, facing);
      },
    }),
    move('perish', {
      rule: 'M10.2.2.1',
      notation: 'perish {unit}',
      if: [must('M10.2.2.1', 'There is a hex to which it can Retreat.', (g, L) => retreats(g, L) === 0)],
      slots: [theUnit],
      warn: () => 'The unit is Eliminated.',
      do: () => {},
    }),
  ],
});

/** M10.2.1.2, M10.2.1.3, M10.2.1.7: what trampling does to archers in this state. */
const TRAMPLED = [D, RT, RT];

// ---- Retire ------------------------------------------------------------------------------------------------------------

const retiring = decision<Suffering>({
  id: 'retire',
  prompt: 'The unit Retires. To which of the hexes near the Banner?',
  seat: (g, L) => g.kit.unit[L.unit].side,
  moves: [
    move('retire', {
      rule: 'M10.3.2',
      notation: 'retire {unit} to {hex}',
      slots: [
        theUnit,
        slot('hex', HEX, [
          must(
            'M10.3.3',
            'It must be nearest to the Banner, and not next to an enemy if there is such a hex.',
            (g, L, _u, hex) => hexes.slice(0, retireHexes(g, L.unit, hexes)).includes(hex),
          ),
        ]),
      ],
      do: (_g, L, _x, _unit, hex) => {
        L.to = hex;
      },
    }),
  ],
});

// ---- the procedure -----------------------------------------------------------------------------------------------------

export const suffer = procedure('suffer', locals, [
  run('M10.1.1', strike),
  when('M10.2.0.1', (_g, L) => (L.result & R) !== 0, [
    ask('M10.2.0.1', retreating, (g, L) => retreats(g, L) > 0 || tramples(g, L) > 0),
    run('M10.2.2.1', (g, L, x) => {
      if (L.to !== NONE) return;
      L.perished = 1;
      destroy(g, L, x, 'M10.2.2.1');
    }),
    call(
      'M10.2.0.1',
      () => shift,
      (_g, L) => (L.to === NONE ? undefined : { unit: L.unit, hex: L.to, facing: L.facing, seen: 1 }),
    ),
    call('M10.2.1.2', 'suffer', (g, L) =>
      L.archers === NONE ? undefined : { unit: L.archers, result: TRAMPLED[g.state[L.archers]], blow: TRAMPLING },
    ),
  ]),
  when('M10.3.2', (_g, L) => L.result === RT, [
    run('M10.3.2', (g, L) => {
      if (retireHexes(g, L.unit, hexes) === 1) L.to = hexes[0];
    }),
    ask('M10.3.3', retiring, (_g, L) => L.to === NONE),
    run('M10.3.2', (g, L, x) => x.emit(g, retired, 'M10.3.2', { unit: L.unit, from: g.at[L.unit], to: L.to })),
    // M10.3.4
    call(
      'M10.3.2',
      () => shift,
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

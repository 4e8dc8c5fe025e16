import type { Locals, MoveKind, Play } from '@ravelin/engine';
import { STEP } from '../../data/geometry.ts';
import { surveyOf } from '../survey/survey.ts';
import { marchBegun, marchHeld } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  DIRECTION,
  DISTANCE,
  decision,
  FRESH,
  loop,
  MOUNTED_UP,
  move,
  must,
  NONE,
  type Of,
  procedure,
  run,
  setOf,
  slot,
  slotAfter,
  UNIT,
  write,
} from '../the-battle/state.ts';
import {
  allHold,
  hasRider,
  LEAVES_NOBODY,
  MOVES,
  mayRide,
  NOT_BEGUN,
  ON_MAP,
  TAKES_PART,
  TAKES_THEM,
} from './conditions.ts';
import { allowance } from './mover.ts';
import { mount } from './moving-on.ts';
import { straightPath } from './reach.ts';
import { begin } from './unit-move.ts';

/** Several units of a command go the same straight way at once, each in a move of its own (M6.1.1.2), keeping their facing; their leaders may ride along. */

const locals = { direction: DIRECTION, distance: DISTANCE };
type March = Of<typeof locals>;

/** M12.2.2.5: whoever may ride leaves nobody behind if he does. */
const [, LEAVES_NO_OTHER] = TAKES_THEM;
const MARCHES = [...TAKES_PART, ON_MAP, ...MOVES];
const isReady = (g: Battle, unit: number, rides: boolean): boolean =>
  allHold(g, MARCHES, unit, NOT_BEGUN) && (rides ? LEAVES_NO_OTHER : LEAVES_NOBODY).ok(g, unit, NOT_BEGUN, NONE);

/** Units of the command that could march at all, with their leaders or without. */
const unitsReady = (g: Battle): readonly number[] => {
  if (g.command === NONE) return [];
  const survey = surveyOf(g);
  if (survey.marching?.version === survey.version) return survey.marching.units;
  const units = g.kit.command[g.command].units.filter((unit) => isReady(g, unit, true));
  survey.marching = { version: survey.version, units };
  return units;
};

/** The way of a unit, or 0 where it is not open; `gone`: units that will have left before. */
const wayOf = (g: Battle, unit: number, { direction, distance }: March, gone: readonly number[]): number =>
  straightPath(g, unit, direction, distance, gone);

/** How far ahead in the direction of the march; those in front set off first. */
const ahead = (g: Battle, unit: number, direction: number): number => {
  const [dq, dr] = STEP[direction];
  const [q, r] = [g.kit.q[g.at[unit]], g.kit.r[g.at[unit]]];
  return 2 * (q * dq + r * dr) + q * dr + r * dq;
};
const inOrder = (g: Battle, direction: number, a: number, b: number): number =>
  ahead(g, b, direction) - ahead(g, a, direction) || a - b;

/** Lets those who ride with the unit change from one state of their go to another; were there any? */
const setRiders = (g: Battle, unit: number, from: number, to: number): boolean => {
  let any = false;
  for (let leader = 0; leader < g.post.length; leader++) {
    if (g.post[leader] !== g.at[unit] || g.rode[leader] !== from) continue;
    if (from === FRESH && !mayRide(g, leader, unit)) continue;
    g.rode[leader] = to;
    any = true;
  }
  return any;
};

const directionOf = (g: Battle): number => g.stack[g.stack.length - 1].L.direction;

const canRide = (g: Battle): boolean => unitsReady(g).some((unit) => hasRider(g, unit));

/** M12.2.2.4: with the leaders who may ride, or without. */
const inLine = (rides: boolean): MoveKind<Battle, March> =>
  move(rides ? 'ride in line' : 'line', {
    rule: rides ? 'M12.2.2.4' : 'M6.1.1.2',
    notation: rides ? 'ride in line {units}' : 'line {units}',
    secret: rides,
    if: rides ? [must('M12.2.2.4/line', 'A leader who may ride must be with a unit that can march.', canRide)] : [],
    choose: {
      units: setOf(UNIT, {
        from: (g, out) => write(out, unitsReady(g)),
        must: [
          must('M6.1.1.2/marcher', 'It must be able to have a go now.', (g, unit) => isReady(g, unit, rides)),
          must(
            'M6.1.1.1/unit',
            'This way must be open to it.',
            (g, unit, L, list) => g.at[unit] !== NONE && wayOf(g, unit, L, list) > 0,
          ),
        ],
        enough: [must('M6.1.1.2/somebody', 'Somebody must march.', (_g, list) => list.length > 0)],
        most: (g) => unitsReady(g).length,
        follows: (last, next, g) => inOrder(g, directionOf(g), last, next) < 0,
        canonical: (list, g) => [...list].sort((a, b) => inOrder(g, directionOf(g), a, b)),
      }),
    },
    do: (g, L, x, { units }) => {
      for (const unit of units) {
        g.marching = g.marching.with(unit, 1);
        if (rides) setRiders(g, unit, FRESH, MOUNTED_UP);
      }
      x.emit(g, marchBegun, 'M6.1.1.2', { units, direction: L.direction, distance: L.distance });
    },
  });

const line = decision<March>({
  id: 'line',
  prompt: 'March to the {direction} by {distance, plural, one {# hex} other {# hexes}}: which units?',
  about: about({ direction: DIRECTION, distance: DISTANCE }, (_g, { direction, distance }) => ({
    direction,
    distance,
  })),
  seat: (g) => g.phasing,
  moves: [inLine(false), inLine(true)],
});

/** The foremost unit sets off; one whose way has been closed meanwhile stays and keeps its move. */
const setOff = (g: Battle, L: March, x: Play<Battle>): void => {
  let unit = NONE;
  for (let one = 0; one < g.marching.length; one++) {
    if (g.marching[one] === 0) continue;
    if (g.at[one] === NONE) g.marching = g.marching.with(one, 0);
    else if (unit === NONE || inOrder(g, L.direction, one, unit) < 0) unit = one;
  }
  if (unit === NONE) return;
  g.marching = g.marching.with(unit, 0);
  const rides = setRiders(g, unit, MOUNTED_UP, FRESH);
  const path = isReady(g, unit, rides) ? wayOf(g, unit, L, []) : 0;
  // Who stays with his leader (M12.2.2.5) tells where he is.
  if (!rides && !LEAVES_NOBODY.ok(g, unit, NOT_BEGUN, NONE)) x.reveal();
  if (path > 0 && rides) mount(g, unit);
  if (path > 0) begin(g, x, unit, { path, facing: g.facing[unit], complete: 1 });
  else x.emit(g, marchHeld, 'M6.1.1.2', { unit });
};

export const marching = procedure('march', locals, [
  ask('M6.1.1.2', line),
  loop('M6.1.1.2', (g) => g.marching.includes(1), [run('M6.1.1.2', setOff)]),
  // Whose unit was lost before it set off keeps his move.
  run('M12.2.2.4', (g) => {
    for (let leader = 0; leader < g.rode.length; leader++) if (g.rode[leader] === MOUNTED_UP) g.rode[leader] = FRESH;
  }),
]);

export const march: MoveKind<Battle, Locals> = move('march', {
  rule: 'M6.1.1.2',
  notation: 'march {direction} {distance}',
  choose: {
    direction: slot(DIRECTION),
    distance: slotAfter(
      { direction: DIRECTION },
      DISTANCE,
      [
        must('M6.1.1.1/command', 'This way must be open to a unit of the command.', (g, distance, _L, { direction }) =>
          unitsReady(g).some((unit) => wayOf(g, unit, { direction, distance }, []) > 0),
        ),
      ],
      (g, out) => {
        const most = unitsReady(g).reduce((far, unit) => Math.max(far, allowance(g, unit)), 0);
        for (let n = 0; n < most; n++) out[n] = n + 1;
        return most;
      },
    ),
  },
  do: (g, _L, x, { direction, distance }) => x.call(g, marching, { direction, distance }),
});

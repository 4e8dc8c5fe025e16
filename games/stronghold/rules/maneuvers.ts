import { CARD as C } from '../data/names.ts';
import { foreseen } from './hourglasses.ts';
import { maneuver } from './maneuver.ts';
import { orders } from './orders.ts';
import {
  ask,
  call,
  decision,
  INVADER,
  loop,
  move,
  must,
  type Of,
  procedure,
  run,
  type Siege,
  YES_NO,
} from './siege.ts';

/** S10 Phase 6: the minor and the major maneuver, then the orders. */

const phase = { minor: YES_NO, major: YES_NO, classified: YES_NO, chosen: YES_NO };
type Phase = Of<typeof phase>;

const choice = decision<Phase>({
  id: 'maneuver choice',
  prompt: 'Choose the next maneuver, or go on to the orders.',
  seat: () => INVADER,
  moves: [
    move('minor', {
      rule: 'S10.1.1',
      if: [must('S10.1.1/minor', 'The minor maneuver is made once a round at most.', (_g, { minor }) => minor === 0)],
      preview: (g, _chosen, { major }) => foreseen(g, { card: C.maneuver, minor: 1, major }),
      do: (_g, L) => {
        L.minor = 1;
        L.chosen = 0;
      },
    }),
    move('major', {
      rule: 'S10.1.1',
      if: [must('S10.1.1/major', 'The major maneuver is made once a round at most.', (_g, { major }) => major === 0)],
      preview: (g, _chosen, { minor }) => foreseen(g, { card: C.maneuver, minor, major: 1 }),
      do: (_g, L) => {
        L.major = 1;
        L.chosen = 1;
      },
    }),
    move('orders', {
      rule: 'S10.1.2',
      if: [must('S10.1.2', 'At least one of the maneuvers must be made.', (_g, { minor, major }) => minor + major > 0)],
      do: () => 'break',
    }),
  ],
});

/** Saps and Quartermasters serve once in a Phase 6 (S10.3.1, S10.7.1). */
const beginPhase = (g: Siege): void => {
  g.sapped = g.sapped.slice().fill(0);
  g.guided = g.guided.slice().fill(0);
};

export const maneuvers = procedure('maneuvers', phase, [
  run('S10.1.1', beginPhase),
  loop('S10.1.1', (_g, { minor, major }) => minor + major < 2, [
    ask('S10.1.1', choice),
    call(
      'S10.1.1',
      () => maneuver,
      (_g, { chosen }) => ({ major: chosen }),
    ),
  ]),
  call(
    'S11.1.1',
    () => orders,
    undefined,
    (_g, L, { classified }) => {
      L.classified = classified;
    },
  ),
]);

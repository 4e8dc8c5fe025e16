import type { Play } from '@ravelin/engine';
import { group, march } from './groups.ts';
import { maneuverBegun, maneuverEnded } from './happenings.ts';
import { type Going, going } from './maneuver-steps.ts';
import { fillUp, joinNext, marauders, maraudersChoice, maraudersRoom, mustChoose } from './marauders.ts';
import { guide } from './quartermasters.ts';
import { sap } from './sap-units.ts';
import { about, ask, decision, INVADER, loop, MANEUVER, move, procedure, run, type Siege, when } from './siege.ts';

/** S10 One maneuver. */

const begin = (g: Siege, L: Going, x: Play<Siege>): void => {
  g.departed.fill(0);
  g.held = g.held.slice().fill(0);
  g.crossed.fill(0);
  x.emit(g, maneuverBegun, 'S10.2.1', { maneuver: L.major });
};

const next = decision<Going>({
  id: 'maneuver',
  prompt: '{maneuver}: send the next group, or finish.',
  about: about({ maneuver: MANEUVER }, (_g, { major }) => ({ maneuver: major })),
  seat: () => INVADER,
  moves: [
    march,
    sap,
    guide,
    move('finish', {
      rule: 'S10.1.3',
      warn: (_g, _chosen, { moved }) =>
        moved ? undefined : 'S10.1.3: nothing has moved; the maneuver gives its hourglasses all the same.',
      do: (g, L, x) => {
        x.emit(g, maneuverEnded, 'S10.1.3', { maneuver: L.major });
        return 'break';
      },
    }),
  ],
});

export const maneuver = procedure('maneuver', going, [
  run('S10.2.1', begin),
  loop('S10.2.1', () => true, [
    ask('S10.2.1', next),
    ask('S10.4.1', group),
    when('S10.6.1', (_g, { joins }) => joins === 1, [
      loop('S10.6.2', (g) => marauders(g) > 0 && maraudersRoom(g) > 0, [
        ask('S10.6.2', maraudersChoice, mustChoose),
        run('S10.6.1', (g, _L, x) => joinNext(g, x)),
      ]),
      run('S10.6.3', (g, L, x) => {
        L.joins = 0;
        fillUp(g, x);
      }),
    ]),
  ]),
]);

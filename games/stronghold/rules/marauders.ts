import type { Play } from '@ravelin/engine';
import { roomAt, unitsAt } from './board.ts';
import { countIf } from './counting.ts';
import { maraudersFilled, maraudersJoined } from './happenings.ts';
import type { Going } from './maneuver-steps.ts';
import { about, COUNT, decision, hordeAt, INVADER, move, must, type Siege, slot, UNIT, UNITS } from './siege.ts';

/** S10.6 The marauders. */

export const marauders = (g: Siege): number => unitsAt(g, g.kit.maraudersPlace);
export const maraudersRoom = (g: Siege): number => roomAt(g, g.kit.rampartPlace[g.kit.maraudersTo]);

/** S10.6.4: no trap acts on them. */
const join = (g: Siege, x: Play<Siege>, unit: number): void => {
  g.horde[hordeAt(g.kit.maraudersPlace, unit)]--;
  g.horde[hordeAt(g.kit.rampartPlace[g.kit.maraudersTo], unit)]++;
  x.emit(g, maraudersJoined, 'S10.6.1', { unit });
};

/** S10.6.2: a choice where not all fit and they are not of one kind. */
export const mustChoose = (g: Siege): boolean =>
  marauders(g) > maraudersRoom(g) && countIf(UNITS, (unit) => g.horde[hordeAt(g.kit.maraudersPlace, unit)] > 0) > 1;

export const joinNext = (g: Siege, x: Play<Siege>): void => {
  let unit = 0;
  while (g.horde[hordeAt(g.kit.maraudersPlace, unit)] === 0) unit++;
  join(g, x, unit);
};

/** S10.6.3, S15.2.3.4. */
export const fillUp = (g: Siege, x: Play<Siege>): void => {
  for (let unit = 0; unit < g.bag.length; unit++) {
    const at = hordeAt(g.kit.maraudersPlace, unit);
    while (g.horde[at] < g.kit.maraudersStart[unit] && g.bag[unit] > 0) {
      g.bag[unit]--;
      g.horde[at]++;
      x.emit(g, maraudersFilled, 'S10.6.3', { unit });
    }
  }
};

export const maraudersChoice = decision<Going>({
  id: 'marauders',
  prompt: 'Choose the marauder that joins B4: not all of them fit, there is room for {room}.',
  about: about({ room: COUNT }, (g) => ({ room: maraudersRoom(g) })),
  seat: () => INVADER,
  moves: [
    move('take', {
      rule: 'S10.6.2',
      notation: 'take {unit}',
      choose: {
        unit: slot(UNIT, [
          must(
            'S10.6.2',
            'Such a unit must be among the marauders.',
            (g, unit) => g.horde[hordeAt(g.kit.maraudersPlace, unit)] > 0,
          ),
        ]),
      },
      do: (g, _L, x, { unit }) => {
        join(g, x, unit);
        return 'next';
      },
    }),
  ],
});

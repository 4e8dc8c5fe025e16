import type { MoveKind, Play } from '@ravelin/engine';
import { roomAt } from './board.ts';
import { anyOf } from './counting.ts';
import { slay } from './deaths.ts';
import { deaths } from './groups.ts';
import { unitGuided } from './happenings.ts';
import { closing, type Going, inOrder, leadsFrom, withinLimit } from './maneuver-steps.ts';
import {
  hordeAt,
  move,
  must,
  NONE,
  RAMPART,
  type Rampart,
  SECTION,
  type Section,
  type Siege,
  slot,
  slotAfter,
  TROLL,
  UNIT,
} from './siege.ts';
import { spring } from './traps.ts';

/** S10.7 Units that a Quartermaster leads. */

const anyGuide = (g: Siege): boolean =>
  anyOf(g.kit.ramparts, (rampart) => g.quartermaster[rampart] === 1 && g.guided[rampart] === 0);

/** S10.7.4: one path of the two; says whether the unit has survived it. */
const survives = (g: Siege, x: Play<Siege>, path: number, from: number, unit: number): boolean => {
  const dead = deaths(spring(g, x, path), unit, 1) > 0;
  if (dead) slay(g, x, unit === TROLL ? 'S10.4.4' : 'S10.4.5', from, unit, 1, path);
  return !dead;
};

const lead = (g: Siege, L: Going, x: Play<Siege>, unit: number, rampart: Rampart, section: Section): void => {
  const from = leadsFrom(g, rampart);
  const entry = g.kit.rampartEntry[rampart];
  L.step = g.kit.wayStep[entry];
  L.moved = 1;
  g.guided = g.guided.with(rampart, 1);
  g.departed[from]++;
  x.emit(g, unitGuided, 'S10.7.1', { unit, rampart, section });
  if (!survives(g, x, entry, from, unit)) return;
  if (!survives(g, x, g.kit.pathBetween[rampart][section], from, unit)) return;
  g.horde[hordeAt(from, unit)]--;
  g.horde[hordeAt(g.kit.sectionPlace[section], unit)]++;
};

/** S10.7.5: units alone. */
export const guide: MoveKind<Siege, Going> = move('guide', {
  rule: 'S10.7.1',
  notation: 'guide {unit} past {rampart} to {section}',
  if: [must('S10.7.1/any', 'There must be a Quartermaster who has not served in this phase.', (g) => anyGuide(g))],
  choose: {
    unit: slot(UNIT),
    rampart: slotAfter({ unit: UNIT }, RAMPART, [
      must(
        'S10.7.1/rampart',
        'A Quartermaster must be on the rampart.',
        (g, rampart) => g.quartermaster[rampart] === 1,
      ),
      must('S8.3.3', 'Each Quartermaster serves once in a Phase 6.', (g, rampart) => g.guided[rampart] === 0),
      inOrder((g, rampart) => g.kit.wayStep[g.kit.rampartEntry[rampart]]),
      must(
        'S10.7.1/unit',
        'The unit must stand where the path to the rampart begins.',
        (g, rampart, _L, { unit }) => g.horde[hordeAt(leadsFrom(g, rampart), unit)] > 0,
      ),
      must('S10.7.3', 'No more units may leave a place than the maneuver allows.', (g, rampart, L) =>
        withinLimit(g, L, g.kit.rampartEntry[rampart], 1),
      ),
    ]),
    section: slotAfter({ rampart: RAMPART }, SECTION, [
      must(
        'S10.7.1/path',
        'A path must lead from the rampart to the section.',
        (g, section, _L, { rampart }) => g.kit.pathBetween[rampart][section] !== NONE,
      ),
      must(
        'S10.7.1/room',
        'The section must have a free invader space.',
        (g, section) => roomAt(g, g.kit.sectionPlace[section]) > 0,
      ),
    ]),
  },
  warn: (g, { rampart }, L) => closing(g, L, g.kit.wayStep[g.kit.rampartEntry[rampart]]),
  do: (g, L, x, { unit, rampart, section }) => {
    lead(g, L, x, unit, rampart, section);
    return 'next';
  },
});

import type { MoveKind } from '@ravelin/engine';
import { hasGear, roomAt } from './board.ts';
import { anyOf } from './counting.ts';
import { sapUsed } from './happenings.ts';
import { type Going, ORDER_OF_STEPS, SAP_STEP } from './maneuver-steps.ts';
import { hordeAt, move, must, SAP, SECTION, type Siege, slot, TROLL, UNIT } from './siege.ts';

/** S10.3 Units that go through a Sap. */

const anySap = (g: Siege): boolean =>
  anyOf(g.kit.sections, (section) => hasGear(g, section, SAP) && g.sapped[section] === 0);

/** Once in each Phase 6 (S7.6.3); it crosses no path and counts against no limit (S10.3.3). */
export const sap: MoveKind<Siege, Going> = move('sap', {
  rule: 'S10.3.1',
  notation: 'sap {unit} to {section}',
  if: [
    must(...ORDER_OF_STEPS, (_g, L) => SAP_STEP >= L.step),
    must('S10.3.1/any', 'There must be a Sap that has not served in this phase.', (g) => anySap(g)),
  ],
  choose: {
    unit: slot(UNIT, [
      must('S10.3.1/unit', 'A goblin or an orc goes through a Sap.', (_g, unit) => unit !== TROLL),
      must('S10.3.1/supply', 'The unit comes from the supply.', (g, unit) => g.supply[unit] > 0),
    ]),
    section: slot(SECTION, [
      must('S10.3.1/section', 'A Sap must lie at the section.', (g, section) => hasGear(g, section, SAP)),
      must('S10.3.1/once', 'Each Sap serves once in a Phase 6.', (g, section) => g.sapped[section] === 0),
      must(
        'S10.3.2',
        'The section must have a free invader space.',
        (g, section) => roomAt(g, g.kit.sectionPlace[section]) > 0,
      ),
    ]),
  },
  do: (g, L, x, { unit, section }) => {
    L.moved = 1;
    g.supply[unit]--;
    g.horde[hordeAt(g.kit.sectionPlace[section], unit)]++;
    g.sapped = g.sapped.with(section, 1);
    x.emit(g, sapUsed, 'S10.3.1', { unit, section });
    return 'next';
  },
});

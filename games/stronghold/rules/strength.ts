import { type Ledger, line } from '@ravelin/engine';
import { PLAN } from '../data/names.ts';
import { guardStrength, hasGear, towerOn, unitsOn } from './board.ts';
import {
  BANNER,
  BAY_WINDOW,
  GOBLIN,
  garrisonAt,
  hordeAt,
  MARKSMAN,
  OFFICER,
  ORC,
  type Section,
  type Siege,
  SOLDIER,
  STANDS,
  strengthOf,
  TROLL,
  VETERAN,
  WARRIOR,
} from './siege.ts';

/** S19.6.3, S19.6.5 Strength: what each side brings to a wall section, and whether it would fall. */

/** S6.5.5: a siege tower gives nothing. */
export const invaderStrength = (g: Siege, section: Section, ledger?: Ledger): number => {
  const at = hordeAt(g.kit.sectionPlace[section], GOBLIN);
  const goblins = g.horde[at];
  let sum =
    g.fury === section
      ? line(ledger, 'S11.3.1', 'goblins in fury', g.kit.limits.furyStrength * goblins)
      : line(ledger, 'S19.6.3', 'goblins', goblins);
  sum += line(ledger, 'S19.6.3', 'orcs', strengthOf(ORC) * g.horde[at + ORC]);
  sum += line(ledger, 'S19.6.3', 'trolls', strengthOf(TROLL) * g.horde[at + TROLL]);
  if (hasGear(g, section, BANNER)) sum += line(ledger, 'S7.2.3', 'banner', g.kit.limits.bannerStrength);
  return sum;
};

/** S19.6.7, S16.9.1 */
const heroStrength = (g: Siege, section: Section, ledger: Ledger | undefined): number => {
  if (g.hero[WARRIOR] === section) return line(ledger, 'S19.6.7', 'warrior', g.kit.heroStrength[WARRIOR]);
  if (g.hero[OFFICER] !== section) return 0;
  return g.stand === STANDS
    ? line(ledger, 'S16.9.1', 'officer, making his stand', g.kit.plan[PLAN.officersStand].gives)
    : line(ledger, 'S19.6.7', 'officer', g.kit.heroStrength[OFFICER]);
};

/** S15.8.1.3: one for each bay window beside the section with a marksman in its tower. */
const bayWindows = (g: Siege, section: Section): number => {
  let windows = 0;
  for (const tower of g.kit.sectionTowers[section])
    if (g.item[tower] === BAY_WINDOW && g.garrison[garrisonAt(g.kit.towerPost[tower], MARKSMAN)] > 0) windows++;
  return windows;
};

/** S19.6.9: whatever is there fights, a unit beside it or not. */
export const defenderStrength = (g: Siege, section: Section, ledger?: Ledger): number => {
  const at = garrisonAt(section, MARKSMAN);
  let sum = line(ledger, 'S19.6.5', 'marksmen', g.garrison[at]);
  sum += line(ledger, 'S19.6.5', 'soldiers', strengthOf(SOLDIER) * g.garrison[at + SOLDIER]);
  sum += line(ledger, 'S19.6.5', 'veterans', strengthOf(VETERAN) * g.garrison[at + VETERAN]);
  if (!towerOn(g, section))
    sum += line(ledger, 'S19.6.6', 'wall components', g.kit.limits.componentStrength * g.walls[section]);
  sum += heroStrength(g, section, ledger);
  sum += line(ledger, 'S15.8.1.3', 'bay windows', g.kit.limits.bayWindowStrength * bayWindows(g, section));
  return sum;
};

/** S19.8.1: by how much the invader is over what would breach the wall; the wall falls when it is more than 0. */
export const breachBy = (g: Siege, section: Section): number =>
  unitsOn(g, section) === 0
    ? 0
    : invaderStrength(g, section) - defenderStrength(g, section) - guardStrength(g, section);

import { type Empire, NONE } from '@ravelin/empires';
import { type Ledger, line, NOBODY, type Outcome, type Play, type Reason } from '@ravelin/engine';
import { type War as HapsburgWar, hapsburg } from '@ravelin/hapsburg';
import { type War as OttomanWar, ottomanSunset } from '@ravelin/ottoman-sunset';
import {
  AT_WAR,
  type Both,
  DRAGGED,
  ELIMINATED,
  HAPSBURG,
  nationOf,
  OTTOMAN,
  other,
  PEACE,
  SCORED,
  warOf,
  wholeOf,
} from './both.ts';
import { nationDragged, nationFallen, nationScored, rankRaised } from './happenings.ts';
import { RULES } from './nations.ts';
import { russiaFights } from './what-both-share.ts';

/** E7 Victory and defeat. */

const LEVELS = ['tactical', 'marginal', 'operational', 'strategic', 'international'];

/** Has the nation lived through all its cards? */
export const isScored = (g: Both, nation: number): boolean =>
  LEVELS.includes(RULES[nation].ENDINGS[g.parts[nation].ending]);

// ---- the survivor ------------------------------------------------------------------------------------------------------

/** E7.2.1: the marker of the fallen ally, in the Defeats Box. */
export const willOfTheFallen = (war: Empire, ledger?: Ledger): number =>
  wholeOf(war).alone[nationOf(war)] ? line(ledger, 'E7.2.1', "the ally's National Will marker", -1) : 0;

/** E7.2.2, E7.2.3: the Front that is harder to hold alone. */
export const burdenOfTheFallen = (war: Empire, front: number, rule: string, ledger?: Ledger): number => {
  const g = wholeOf(war);
  const nation = nationOf(war);
  if (!g.alone[nation] || front !== g.kit.lonelyFront[nation]) return 0;
  return line(ledger, rule, 'the ally has fallen', g.kit.files.combination.fallen.modifier);
};

const leaveAlone = (g: Both, nation: number): void => {
  g.alone[nation] = 1;
  // E7.2.4
  if (russiaFights(warOf(g, nation))) g.stays = 1;
};

// ---- the fates ---------------------------------------------------------------------------------------------------------

/** E7.1.2: what the end of the nation in turn means for the other. */
const fall = (g: Both, x: Play<Both>, nation: number): void => {
  g.fate[nation] = ELIMINATED;
  x.emit(g, nationFallen, 'E7.1.2', { nation });
  const ally = other(nation);
  // E7.2.6: a nation that has been scored is not touched.
  if (g.fate[ally] !== AT_WAR) return;
  if (g.together) {
    g.fate[ally] = DRAGGED;
    g.parts[ally].over = 1;
    x.emit(g, nationDragged, 'E8.1.1', { nation: ally });
  } else leaveAlone(g, ally);
};

/** E7.2.5: one rank higher; the highest remains the highest. */
const raiseRank = (g: Both, x: Play<Both>, nation: number): void => {
  const war = warOf(g, nation);
  const { ENDINGS } = RULES[nation];
  const level = LEVELS.indexOf(ENDINGS[war.ending]);
  if (!g.alone[nation] || level + 1 >= LEVELS.length) return;
  war.ending = ENDINGS.indexOf(LEVELS[level + 1]);
  x.emit(g, rankRaised, 'E7.2.5', { nation });
};

/** At the end of a nation-turn: has the nation fallen in it, or was its card the last? */
export const reckon = (g: Both, x: Play<Both>): void => {
  const nation = g.turnOf;
  if (!g.parts[nation].over || g.fate[nation] !== AT_WAR) return;
  if (!isScored(g, nation)) fall(g, x, nation);
  else {
    g.fate[nation] = SCORED;
    x.emit(g, nationScored, 'E7.1.3', { nation });
    raiseRank(g, x, nation);
  }
};

// ---- the outcome -------------------------------------------------------------------------------------------------------

/** How a nation's own war ended; one that ended with the other's has no ending of its own. */
const ownOutcome = (g: Both, nation: number): Outcome | null =>
  nation === HAPSBURG
    ? hapsburg.outcome(g.parts[HAPSBURG] as HapsburgWar)
    : ottomanSunset.outcome(g.parts[OTTOMAN] as OttomanWar);

const coalitionWorth = (g: Both): number => ownOutcome(g, HAPSBURG)?.score[0] ?? 0;

const worthOf = (g: Both, nation: number): number => {
  if (g.fate[nation] === DRAGGED) return -1;
  if (g.fate[nation] === PEACE) return coalitionWorth(g);
  return ownOutcome(g, nation)?.score[0] ?? 0;
};

export const outcomeOfNation =
  (nation: number) =>
  (war: Empire): Outcome | null => {
    const g = wholeOf(war);
    const own = ownOutcome(g, nation);
    if (own || g.fate[nation] === AT_WAR) return own;
    const worth = worthOf(g, nation);
    return { winner: worth > 0 ? 0 : NOBODY, how: 'together', rule: 'E7.1.1', score: [worth] };
  };

const HOW = ['both-lost', 'hapsburg-won', 'ottoman-won', 'both-won'];

/** E7.1.1: each for itself. */
export const outcome = (g: Both): Outcome | null => {
  if (!g.over) return null;
  const score = [worthOf(g, HAPSBURG), worthOf(g, OTTOMAN)];
  const [h, o] = score.map((worth) => (worth > 0 ? 1 : 0));
  const winner = h === o ? NOBODY : h ? HAPSBURG : OTTOMAN;
  return { winner, how: HOW[h + 2 * o], rule: 'E7.1.1', score };
};

export const ended = (g: Both): Reason | undefined =>
  g.parts[HAPSBURG].over && g.parts[OTTOMAN].over
    ? { rule: 'E1.1.5', text: 'Neither nation has a nation-turn left.' }
    : undefined;

export { NONE };

import { type Ledger, line, NOBODY, type Outcome, type Play, type Reason } from '@ravelin/engine';
import { decided, type Empire, NONE, VICTORIES } from '@ravelin/games/empires';
import { type War as HapsburgWar, hapsburg } from '@ravelin/games/hapsburg';
import { type War as OttomanWar, ottomanSunset } from '@ravelin/games/ottoman-sunset';
import {
  AT_WAR,
  anyFront,
  type Both,
  DRAGGED,
  ELIMINATED,
  HAPSBURG,
  nationOf,
  OTTOMAN,
  onNation,
  other,
  PEACE,
  SCORED,
  warOf,
  wholeOf,
} from './both.ts';
import {
  frontHarder,
  nationDragged,
  nationFallen,
  nationScored,
  rankRaised,
  russiaBound,
  willTaken,
} from './happenings.ts';
import { RULES } from './nations.ts';
import { bulgariaCloses, railwayLost } from './railway/opening.ts';
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

/** The survivor takes the marker of the fallen, and is told what else is changed for it. */
const leaveAlone = (g: Both, x: Play<Both>, nation: number): void => {
  g.alone[nation] = 1;
  x.emit(g, willTaken, 'E7.2.1', { nation });
  x.emit(g, frontHarder, 'E7.2.2', { nation, front: anyFront(g.kit, nation, g.kit.lonelyFront[nation]) });
  if (g.stays || !russiaFights(warOf(g, nation))) return;
  g.stays = 1;
  x.emit(g, russiaBound, 'E7.2.4', { nation });
};

// ---- the fates ---------------------------------------------------------------------------------------------------------

/** E7.1.2: what the end of the nation in turn means for the other. */
const fall = (g: Both, x: Play<Both>, nation: number): void => {
  g.fate[nation] = ELIMINATED;
  x.emit(g, nationFallen, 'E7.1.2', { nation });
  railwayLost(g, x, nation);
  const ally = other(nation);
  if (g.together) drag(g, x, ally);
  else if (g.fate[ally] === AT_WAR) leaveAlone(g, x, ally);
  // E7.2.6: nothing else touches a nation that has been scored.
  else if (g.fate[ally] === SCORED) raiseRank(g, x, ally);
};

/** E8.1.1: whether it fights on or has been scored. */
export const drag = (g: Both, x: Play<Both>, nation: number): void => {
  if (g.fate[nation] !== AT_WAR && g.fate[nation] !== SCORED) return;
  g.fate[nation] = DRAGGED;
  warOf(g, nation).ending = NONE; // a level that it had been given is no more
  x.emit(g, nationDragged, 'E8.1.1', { nation });
  onNation(x).end(warOf(g, nation));
};

/** E7.2.5: one rank higher, whichever of the two came first; the highest remains the highest. */
const raiseRank = (g: Both, x: Play<Both>, nation: number): void => {
  const war = warOf(g, nation);
  const { ENDINGS } = RULES[nation];
  const level = LEVELS.indexOf(ENDINGS[war.ending]);
  if (g.fate[other(nation)] !== ELIMINATED || level + 1 >= LEVELS.length) return;
  war.ending = ENDINGS.indexOf(LEVELS[level + 1]);
  x.emit(g, rankRaised, 'E7.2.5', { nation });
};

/** At the end of a nation-turn: has the nation fallen in it, or was its card the last? */
export const reckon = (g: Both, x: Play<Both>): void => {
  const nation = g.turnOf;
  bulgariaCloses(g, x);
  if (g.parts[nation].over && g.fate[nation] === AT_WAR) sealFate(g, x, nation);
};

const sealFate = (g: Both, x: Play<Both>, nation: number): void => {
  if (!isScored(g, nation)) fall(g, x, nation);
  else {
    g.fate[nation] = SCORED;
    x.emit(g, nationScored, 'E7.1.3', { nation });
    railwayLost(g, x, nation);
    raiseRank(g, x, nation);
  }
};

// ---- the outcome -------------------------------------------------------------------------------------------------------

/** How a nation's own war ended; one that ended with the other's, or with the Kaiserschlacht, is not judged by its own book. */
const ownOutcome = (g: Both, nation: number): Outcome | null =>
  nation === HAPSBURG
    ? hapsburg.outcome(g.parts[HAPSBURG] as HapsburgWar)
    : ottomanSunset.outcome(g.parts[OTTOMAN] as OttomanWar);

/** E0.2.4, H10.6: as the Kaiserschlacht ended. */
const coalitionWorth = (g: Both, nation: number): number => (decided(warOf(g, nation), VICTORIES) ? 1 : -1);

const worthOf = (g: Both, nation: number): number => {
  if (g.fate[nation] === DRAGGED) return -1;
  if (g.fate[nation] === PEACE) return coalitionWorth(g, nation);
  return ownOutcome(g, nation)?.score[0] ?? 0;
};

export const outcomeOfNation =
  (nation: number) =>
  (war: Empire): Outcome | null => {
    const g = wholeOf(war);
    const fate = g.fate[nation];
    if (fate !== DRAGGED && fate !== PEACE) return ownOutcome(g, nation);
    const worth = worthOf(g, nation);
    const rule = fate === DRAGGED ? 'E8.1.1' : 'E0.2.4';
    return { winner: worth > 0 ? 0 : NOBODY, how: 'together', rule, score: [worth] };
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

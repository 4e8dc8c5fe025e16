import { int, optional } from '@ravelin/engine';
import { hasGear, roomAt, unitsAt } from './board.ts';
import { anyOf } from './counting.ts';
import {
  GOBLIN,
  hordeAt,
  must,
  NONE,
  type Of,
  ORC,
  PIECES,
  type Rampart,
  SAP,
  SIEGE_TOWER,
  type Siege,
  WAY,
  YES_NO,
} from './siege.ts';

/** S10.2 The steps of a maneuver: their order, what may go in each, and what a move closes. */

export const going = {
  major: YES_NO,
  /** The step that the maneuver has reached (S10.2.1); what belongs to an earlier one is over. */
  step: int('step', 0, 9),
  /** Something has gone somewhere. */
  moved: YES_NO,
  /** The way of the group that is being named. */
  way: optional(WAY),
  /** A unit from B3 has arrived on B4 (S10.6.1). */
  joins: YES_NO,
};
export type Going = Of<typeof going>;

/** The kit numbers the steps of the ways from 1 on (kit.wayStep). */
export const SAP_STEP = 0;

/** S10.2.2, S10.2.3. A siege tower counts as a unit does (S10.8.1). */
export const limitOf = (g: Siege, { major }: Going): number =>
  major ? g.kit.limits.majorUnits : g.kit.limits.minorUnits;

/**
 * The order of the steps keeps a unit to one step a maneuver (S10.2.6) and lets B4 go before B3, and B3 before the foreground
 * (S10.5.1). No way leads from a wall section (S10.2.7).
 */
export const ORDER_OF_STEPS = [
  'S10.2.1',
  'Saps go first, then B4, the other ramparts, the foregrounds, and last the supply.',
] as const;
export const inOrder = (step: (g: Siege, chosen: number) => number) =>
  must(...ORDER_OF_STEPS, (g, chosen: number, L: Going) => step(g, chosen) >= L.step);

// ---- what may go ----------------------------------------------------------------------------------------------------------

/** How many pieces of a kind may leave over the way: a siege tower held by a trap may not (S10.8.3). */
export const available = (g: Siege, way: number, piece: number): number => {
  const from = g.kit.wayFrom[way];
  if (from === NONE) return piece === SIEGE_TOWER ? 0 : g.supply[piece];
  const there = g.horde[hordeAt(from, piece)];
  return piece === SIEGE_TOWER ? there - g.held[from] : there;
};

export const anyAvailable = (g: Siege, way: number): boolean => anyOf(PIECES, (piece) => available(g, way, piece) > 0);

/** S10.2.4: what has left the place already counts; to each foreground one group goes from the supply (S10.2.3). */
export const departed = (g: Siege, way: number): number => {
  const from = g.kit.wayFrom[way];
  return from === NONE ? 0 : g.departed[from];
};

export const withinLimit = (g: Siege, L: Going, way: number, more: number): boolean =>
  departed(g, way) + more <= limitOf(g, L);

/** S10.7.1: the place from which a Quartermaster of the rampart leads (S10.7.2). */
export const leadsFrom = (g: Siege, rampart: Rampart): number => g.kit.pathFrom[g.kit.rampartEntry[rampart]];

// ---- steps that a move closes (S10.2.1) --------------------------------------------------------------------------------

const canSap = (g: Siege): boolean => {
  if (g.supply[GOBLIN] + g.supply[ORC] === 0) return false;
  return anyOf(
    g.kit.sections,
    (section) => hasGear(g, section, SAP) && g.sapped[section] === 0 && roomAt(g, g.kit.sectionPlace[section]) > 0,
  );
};

const canMarch = (g: Siege, L: Going, way: number): boolean =>
  g.crossed[way] === 0 && roomAt(g, g.kit.wayTo[way]) > 0 && anyAvailable(g, way) && withinLimit(g, L, way, 1);

const canGuide = (g: Siege, L: Going, rampart: Rampart): boolean =>
  g.quartermaster[rampart] === 1 &&
  g.guided[rampart] === 0 &&
  unitsAt(g, leadsFrom(g, rampart)) > 0 &&
  withinLimit(g, L, g.kit.rampartEntry[rampart], 1) &&
  g.kit.rampartSections[rampart].some((section) => roomAt(g, g.kit.sectionPlace[section]) > 0);

/** Something could still go in that step of the maneuver. */
const isUsable = (g: Siege, L: Going, step: number): boolean => {
  if (step === SAP_STEP) return canSap(g);
  return (
    anyOf(g.kit.ways, (way) => g.kit.wayStep[way] === step && canMarch(g, L, way)) ||
    anyOf(g.kit.ramparts, (rampart) => g.kit.wayStep[g.kit.rampartEntry[rampart]] === step && canGuide(g, L, rampart))
  );
};

const stepName = (g: Siege, step: number): string => {
  const { waves, ramparts } = g.kit;
  if (step === SAP_STEP) return 'Saps';
  if (step < waves.length) return waves[step - 1].map((rampart) => ramparts[rampart]).join(', ');
  return step === waves.length ? 'the other ramparts' : 'the foregrounds';
};

/** S10.2.1: what could still have gone before a move of that step, and no longer can after it. */
export const closing = (g: Siege, L: Going, step: number): string | undefined => {
  const closed: string[] = [];
  for (let earlier = L.step; earlier < step; earlier++) if (isUsable(g, L, earlier)) closed.push(stepName(g, earlier));
  return closed.length > 0
    ? `S10.2.1: after this nothing more goes in this maneuver from: ${closed.join(', ')}.`
    : undefined;
};

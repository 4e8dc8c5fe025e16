import type { Move, Plan, Situation } from '@ravelin/engine';
import { unitsOn } from '../rules/board.ts';
import {
  CALL,
  DETONATION,
  FURY,
  GOBLIN,
  hordeAt,
  NONE,
  ORC,
  ORDERS,
  type Section,
  SIEGE_TOWER,
  type Siege,
  TROLL,
} from '../rules/siege.ts';
import { defenderStrength } from '../rules/strength.ts';
import { FINISH, type Intent, MAJOR, MARCH, March, MINOR, ON_TO_ORDERS } from './march.ts';
import { attackOf, forceAt, hold, marginWithin, SAFE } from './reckoning.ts';

/** Phase 6 as a whole: which sections to attack, with one maneuver or two, and which orders to give (S10, S11). */

/** A Phase 6 thought through: its moves, and how good it looks. */
export interface Course {
  readonly moves: readonly Move[];
  readonly merit: number;
}

/** Where Phase 6 stands. */
interface Standing {
  readonly minor: boolean;
  readonly major: boolean;
  /** The maneuver under way, its step and the way that has been named. */
  readonly under: { readonly major: boolean; readonly step: number; readonly way: number } | undefined;
}

const standing = (at: Situation<Siege>): Standing => {
  const { g, locals } = at;
  if (at.decision === 'maneuver choice')
    return { minor: locals.minor === 1, major: locals.major === 1, under: undefined };
  const outer = g.stack[g.stack.length - 2].L;
  return {
    minor: outer.minor === 1,
    major: outer.major === 1,
    under: { major: locals.major === 1, step: locals.step, way: at.decision === 'group' ? locals.way : NONE },
  };
};

export const furyInHand = (g: Siege): boolean =>
  g.kit.orderStock[FURY] - g.ordersLost[FURY] - g.ordersLostUnseen[FURY] > 0;

/** What the defender can still mend with so many hourglasses at the section where it hurts most. */
const ANSWER = 0.24;

/** How good the walls look to the invader after these moves. */
const meritOf = (march: March, hourglasses: number, fury: Section): number => {
  const { g } = march;
  const { kit } = g;
  const last = g.round === kit.limits.rounds;
  let merit = 0;
  for (let section = 0; section < kit.sections.length; section++) {
    const force = march.force(section);
    const attack = attackOf(g, section, force, section === fury ? kit.limits.furyStrength : 1);
    if (attack === 0) continue;
    const walls = force[SIEGE_TOWER] > 0 ? kit.limits.componentStrength * g.walls[section] : 0;
    const over = attack - hold(g, section) + walls - ANSWER * hourglasses;
    merit += 8 / (1 + Math.exp(-0.56 * over));
    const lead = attack - defenderStrength(g, section) + walls;
    if (!last) merit += 0.17 * Math.max(-5, Math.min(5, lead));
  }
  if (last) return merit;
  for (let place = 0; place < kit.maraudersPlace; place++) {
    const at = hordeAt(place, GOBLIN);
    const strength = march.horde[at] + 2 * march.horde[at + 1] + 3 * march.horde[at + 2];
    merit += (place < kit.foregrounds.length ? 0.03 : 0.037) * strength;
  }
  return merit - 0.14 * hourglasses;
};

/** Where a Fury would find most goblins. */
const furySection = (march: March): Section => {
  if (!furyInHand(march.g)) return NONE;
  let best = NONE;
  let most = 0;
  for (let section = 0; section < march.g.kit.sections.length; section++) {
    const goblins = march.force(section)[GOBLIN];
    if (goblins > most) [best, most] = [section, goblins];
  }
  return best;
};

/** What is meant to be done in Phase 6: whom to attack, and with which maneuvers. */
interface Design extends Intent {
  readonly id: string;
  readonly major: boolean;
  readonly minor: boolean;
}

/** The sections that units can reach, the weakest first. */
const reachable = (g: Siege): Section[] => {
  const margins = g.kit.sections.map((_, section) => marginWithin(g, section, 2, 1));
  return [...g.kit.sections.keys()]
    .filter((section) => margins[section] < SAFE)
    .sort((a, b) => margins[a] - margins[b]);
};

/** Does the section hold less against goblins in fury than against others? */
const furyHelps = (g: Siege, section: Section): boolean =>
  furyInHand(g) && marginWithin(g, section, 2, g.kit.limits.furyStrength) < marginWithin(g, section, 2, 1);

/** The maneuvers that may still be chosen, with those that have been made. */
const choices = ({ minor, major }: Standing): readonly (readonly [minor: boolean, major: boolean])[] => {
  if (minor && major) return [[true, true]];
  if (minor)
    return [
      [true, false],
      [true, true],
    ];
  if (major)
    return [
      [false, true],
      [true, true],
    ];
  return [
    [false, true],
    [true, false],
    [true, true],
  ];
};

/** Designs against each of the `wide` weakest sections first, and one that only brings units forward. */
const designs = (g: Siege, where: Standing, wide: number): Design[] => {
  const near = reachable(g);
  const intents: (Intent & { readonly id: string })[] = [{ id: 'forward', targets: [], fury: false }];
  for (const first of near.slice(0, wide))
    intents.push({
      id: g.kit.sections[first],
      targets: [first, ...near.filter((one) => one !== first)],
      fury: furyHelps(g, first),
    });
  return choices(where).flatMap(([minor, major]) =>
    intents.map((intent) => ({ ...intent, minor, major, id: `${intent.id} ${minor} ${major}` })),
  );
};

/** The course that carries a design out from where Phase 6 stands; none where it does not want the way that has been named. */
const courseOf = (g: Siege, where: Standing, design: Design): Course | undefined => {
  const { limits } = g.kit;
  const march = new March(g);
  const follow: boolean[] = [];
  if (design.major && !where.major) follow.push(true);
  if (design.minor && !where.minor) follow.push(false);
  if (where.under) {
    const { major, step, way } = where.under;
    if (!march.run(design, major, step, follow.length > 0, way)) return undefined;
  }
  for (const [nth, major] of follow.entries()) {
    march.moves.push({ kind: major ? MAJOR : MINOR, chosen: [] });
    march.begin();
    march.run(design, major, 0, nth + 1 < follow.length);
  }
  if (!(design.major && design.minor)) march.moves.push({ kind: ON_TO_ORDERS, chosen: [] });
  const hourglasses = (design.minor ? limits.minorHourglasses : 0) + (design.major ? limits.majorHourglasses : 0);
  return { moves: march.moves, merit: meritOf(march, hourglasses, furySection(march)) };
};

/** The courses worth a thought, at any decision of the maneuvers. */
export const courses = (at: Situation<Siege>, wide: number): Course[] => {
  const where = standing(at);
  const found: Course[] = [];
  for (const design of designs(at.g, where, wide)) {
    const course = courseOf(at.g, where, design);
    if (course) found.push(course);
  }
  return found;
};

const MANEUVERS = ['maneuver choice', 'maneuver', 'group'];

/** The decision at which a course's next move is made, after this one. */
const comesAfter = (decision: string, { kind }: Move): string => {
  if (decision === 'maneuver choice' || decision === 'group') return 'maneuver';
  if (kind === MARCH) return 'group';
  return kind === FINISH ? 'maneuver choice' : 'maneuver';
};

/** The best looking course, move by move, until something comes up that it left out of account: who a trap has caught goes nowhere. */
export const bestCourse = (at: Situation<Siege>, wide: number): Plan<Siege> | undefined => {
  if (!MANEUVERS.includes(at.decision)) return undefined;
  const found = courses(at, wide);
  if (found.length === 0) return undefined;
  const { moves } = found.reduce((a, b) => (b.merit > a.merit ? b : a));
  let made = 0;
  let { decision } = at;
  const make = (): Move => {
    const move = moves[made++];
    decision = comesAfter(decision, move);
    return move;
  };
  return {
    id: decision,
    first: make,
    next: (now) => {
      const asExpected =
        made < moves.length && now.decision === decision && now.rules.refusals(now.g, moves[made]).length === 0;
      return asExpected ? make() : undefined;
    },
  };
};

/** The next move of a design; none where the maneuvers are over. */
const moveOf = (at: Situation<Siege>, design: Design): Move | undefined => {
  if (!MANEUVERS.includes(at.decision)) return undefined;
  return courseOf(at.g, standing(at), design)?.moves[0] ?? at.random();
};

/** Whole Phases 6, to be tried side by side, the best looking first: each goes on as it was meant, whatever traps show. */
export const attackPlans = (at: Situation<Siege>, wide: number): Plan<Siege>[] => {
  const where = standing(at);
  const found: { readonly design: Design; readonly merit: number }[] = [];
  for (const design of designs(at.g, where, wide)) {
    const course = courseOf(at.g, where, design);
    if (course) found.push({ design, merit: course.merit });
  }
  return found
    .sort((a, b) => b.merit - a.merit)
    .map(({ design }) => ({
      id: design.id,
      first: (now) => moveOf(now, design) as Move,
      next: (now) => moveOf(now, design),
    }));
};

// ---- orders ------------------------------------------------------------------------------------------------------------------

const [OPEN, CLASSIFY, NO_ORDERS] = [0, 1, 2];
const BLUFF_ORDER = ORDERS.length - 1;

const tokens = (g: Siege, order: number): number =>
  g.kit.orderStock[order] - g.ordersLost[order] - g.ordersLostUnseen[order];

/** What a Fury would add to the chance of a breach there. */
const furyWorth = (g: Siege, section: Section): number => {
  const force = forceAt(g, g.kit.sectionPlace[section], [0, 0, 0, 0]);
  if (force[GOBLIN] === 0) return -1;
  const over = (goblin: number): number => attackOf(g, section, force, goblin) - hold(g, section) - 1;
  const chance = (x: number): number => 1 / (1 + Math.exp(-0.8 * x));
  return 8 * (chance(over(g.kit.limits.furyStrength)) - chance(over(1))) - 0.23;
};

/** The orders worth a thought, the best looking first. */
export const orderWays = (g: Siege): Course[] => {
  const ways: Course[] = [{ moves: [{ kind: NO_ORDERS, chosen: [] }], merit: 0 }];
  const held = [...g.kit.sections.keys()].filter((section) => unitsOn(g, section) > 0);
  const token = (section: Section, order: number): number => ORDERS.length * section + order;
  const open = (order: number, section: Section, merit: number): void => {
    if (tokens(g, order) > 0) ways.push({ moves: [{ kind: OPEN, chosen: [order, section] }], merit });
  };
  const furious = held.filter((section) => furyWorth(g, section) > -1);
  for (const section of held) {
    const at = hordeAt(g.kit.sectionPlace[section], GOBLIN);
    if (g.horde[at] > 0) open(FURY, section, furyWorth(g, section));
    if (g.horde[at + ORC] > 0 && g.walls[section] > 0) open(DETONATION, section, -0.5);
    if (g.horde[at + TROLL] > 0) open(CALL, section, -0.2);
  }
  if (tokens(g, FURY) > 0)
    for (const section of furious) {
      const others = held.filter((other) => other !== section).slice(0, tokens(g, BLUFF_ORDER));
      if (others.length === 0) continue;
      const chosen = [token(section, FURY), ...others.map((other) => token(other, BLUFF_ORDER))].sort((a, b) => a - b);
      ways.push({ moves: [{ kind: CLASSIFY, chosen }], merit: furyWorth(g, section) - 0.1 });
    }
  return ways.sort((a, b) => b.merit - a.merit);
};

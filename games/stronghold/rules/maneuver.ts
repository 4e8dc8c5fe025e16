import { int, type MoveKind, optional, type Play } from '@ravelin/engine';
import { hasGear, roomAt, unitsAt } from './board.ts';
import { slay } from './deaths.ts';
import {
  groupSent,
  maneuverBegun,
  maneuverEnded,
  maraudersFilled,
  maraudersJoined,
  sapUsed,
  towersHeld,
  unitGuided,
} from './happenings.ts';
import {
  about,
  ask,
  bagOf,
  COUNT,
  decision,
  GOBLIN,
  GOBLIN_TRAP,
  hordeAt,
  INVADER,
  loop,
  MANEUVER,
  move,
  must,
  NONE,
  type Of,
  ORC,
  PIECE,
  PIECES,
  procedure,
  RAMPART,
  run,
  SAP,
  SECTION,
  SIEGE_TOWER,
  type Siege,
  slot,
  slotAfter,
  TOWER_TRAP,
  TROLL,
  TROLL_TRAP,
  UNIT,
  WAY,
  when,
  YES_NO,
} from './siege.ts';
import { spring } from './traps.ts';

/** S10 One maneuver. */

const going = {
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
type Going = Of<typeof going>;

/** The kit numbers the steps of the ways from 1 on (kit.wayStep). */
const SAP_STEP = 0;

/** S10.2.2, S10.2.3. A siege tower counts as a unit does (S10.8.1). */
const limitOf = (g: Siege, { major }: Going): number => (major ? g.kit.limits.majorUnits : g.kit.limits.minorUnits);

const begin = (g: Siege, L: Going, x: Play<Siege>): void => {
  g.departed.fill(0);
  g.held.fill(0);
  g.crossed.fill(0);
  x.emit(g, maneuverBegun, 'S10.2.1', { maneuver: L.major });
};

/**
 * The order of the steps keeps a unit to one step a maneuver (S10.2.6) and lets B4 go before B3, and B3 before the foreground
 * (S10.5.1). No way leads from a wall section (S10.2.7).
 */
const ORDER_OF_STEPS = [
  'S10.2.1',
  'Saps go first, then B4, the other ramparts, the foregrounds, and last the supply.',
] as const;
const inOrder = (step: (g: Siege, chosen: number) => number) =>
  must(...ORDER_OF_STEPS, (g, chosen: number, L: Going) => step(g, chosen) >= L.step);

// ---- Sap units ---------------------------------------------------------------------------------------------------------

const anySap = (g: Siege): boolean => {
  for (let section = 0; section < g.kit.sections.length; section++)
    if (hasGear(g, section, SAP) && g.sapped[section] === 0) return true;
  return false;
};

/** Once in each Phase 6 (S7.6.3); it crosses no path and counts against no limit (S10.3.3). */
const sap: MoveKind<Siege, Going> = move('sap', {
  rule: 'S10.3.1',
  notation: 'sap {unit} to {section}',
  if: [
    must(...ORDER_OF_STEPS, (_g, L) => SAP_STEP >= L.step),
    must('S10.3.1', 'There must be a Sap that has not served in this phase.', (g) => anySap(g)),
  ],
  choose: {
    unit: slot(UNIT, [
      must('S10.3.1', 'A goblin or an orc goes through a Sap.', (_g, unit) => unit !== TROLL),
      must('S10.3.1', 'The unit comes from the supply.', (g, unit) => g.supply[unit] > 0),
    ]),
    section: slot(SECTION, [
      must('S10.3.1', 'A Sap must lie at the section.', (g, section) => hasGear(g, section, SAP)),
      must('S10.3.1', 'Each Sap serves once in a Phase 6.', (g, section) => g.sapped[section] === 0),
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
    g.sapped[section] = 1;
    x.emit(g, sapUsed, 'S10.3.1', { unit, section });
    return 'next';
  },
});

// ---- groups ------------------------------------------------------------------------------------------------------------

/** How many pieces of a kind may leave over the way: a siege tower held by a trap may not (S10.8.3). */
const available = (g: Siege, way: number, piece: number): number => {
  const from = g.kit.wayFrom[way];
  if (from === NONE) return piece === SIEGE_TOWER ? 0 : g.supply[piece];
  const there = g.horde[hordeAt(from, piece)];
  return piece === SIEGE_TOWER ? there - g.held[from] : there;
};

const anyAvailable = (g: Siege, way: number): boolean => {
  for (let piece = 0; piece < PIECES.length; piece++) if (available(g, way, piece) > 0) return true;
  return false;
};

/** S10.2.4: what has left the place already counts; to each foreground one group goes from the supply (S10.2.3). */
const departed = (g: Siege, way: number): number => {
  const from = g.kit.wayFrom[way];
  return from === NONE ? 0 : g.departed[from];
};

const withinLimit = (g: Siege, L: Going, way: number, more: number): boolean =>
  departed(g, way) + more <= limitOf(g, L);

/** S10.7.1: the place from which a Quartermaster of the rampart leads (S10.7.2). */
const leadsFrom = (g: Siege, rampart: number): number => g.kit.pathFrom[g.kit.rampartEntry[rampart]];

// ---- steps that a move closes (S10.2.1) --------------------------------------------------------------------------------

const canSap = (g: Siege): boolean => {
  if (g.supply[GOBLIN] + g.supply[ORC] === 0) return false;
  for (let section = 0; section < g.kit.sections.length; section++)
    if (hasGear(g, section, SAP) && g.sapped[section] === 0 && roomAt(g, g.kit.sectionPlace[section]) > 0) return true;
  return false;
};

const canMarch = (g: Siege, L: Going, way: number): boolean =>
  g.crossed[way] === 0 && roomAt(g, g.kit.wayTo[way]) > 0 && anyAvailable(g, way) && withinLimit(g, L, way, 1);

const canGuide = (g: Siege, L: Going, rampart: number): boolean =>
  g.quartermaster[rampart] === 1 &&
  g.guided[rampart] === 0 &&
  unitsAt(g, leadsFrom(g, rampart)) > 0 &&
  withinLimit(g, L, g.kit.rampartEntry[rampart], 1) &&
  g.kit.rampartSections[rampart].some((section) => roomAt(g, g.kit.sectionPlace[section]) > 0);

/** Something could still go in that step of the maneuver. */
const isUsable = (g: Siege, L: Going, step: number): boolean => {
  if (step === SAP_STEP) return canSap(g);
  for (let way = 0; way < g.kit.ways.length; way++) if (g.kit.wayStep[way] === step && canMarch(g, L, way)) return true;
  for (let rampart = 0; rampart < g.kit.ramparts.length; rampart++)
    if (g.kit.wayStep[g.kit.rampartEntry[rampart]] === step && canGuide(g, L, rampart)) return true;
  return false;
};

const stepName = (g: Siege, step: number): string => {
  const { waves, ramparts } = g.kit;
  if (step === SAP_STEP) return 'Saps';
  if (step < waves.length) return waves[step - 1].map((rampart) => ramparts[rampart]).join(', ');
  return step === waves.length ? 'the other ramparts' : 'the foregrounds';
};

/** S10.2.1: what could still have gone before a move of that step, and no longer can after it. */
const closing = (g: Siege, L: Going, step: number): string | undefined => {
  const closed: string[] = [];
  for (let earlier = L.step; earlier < step; earlier++) if (isUsable(g, L, earlier)) closed.push(stepName(g, earlier));
  return closed.length > 0
    ? `S10.2.1: after this nothing more goes in this maneuver from: ${closed.join(', ')}.`
    : undefined;
};

// ---- a group sets out --------------------------------------------------------------------------------------------------

const march: MoveKind<Siege, Going> = move('march', {
  rule: 'S10.4.1',
  notation: 'march {way}',
  choose: {
    way: slot(WAY, [
      inOrder((g, way) => g.kit.wayStep[way]),
      must('S10.4.7', 'One group goes over a way in a maneuver.', (g, way) => g.crossed[way] === 0),
      must('S10.2.5', 'The way must lead to a place with a free space.', (g, way) => roomAt(g, g.kit.wayTo[way]) > 0),
      must('S10.4.1', 'There must be a piece that can go.', (g, way) => anyAvailable(g, way)),
      must('S10.2.4', 'No more units leave a place than the maneuver allows.', (g, way, L) =>
        withinLimit(g, L, way, 1),
      ),
    ]),
  },
  warn: (g, { way }, L) => closing(g, L, g.kit.wayStep[way]),
  do: (_g, L, _x, { way }) => {
    L.way = way;
  },
});

const countOf = (list: readonly number[], piece: number): number => {
  let number = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === piece) number++;
  return number;
};

const arrive = (g: Siege, way: number, piece: number, number: number): void => {
  const from = g.kit.wayFrom[way];
  if (from === NONE) g.supply[piece] -= number;
  else g.horde[hordeAt(from, piece)] -= number;
  g.horde[hordeAt(g.kit.wayTo[way], piece)] += number;
};

const isPath = (g: Siege, way: number): boolean => way < g.kit.paths.length;

/** S10.4.3: the trap acts on the group, the rest arrive. Gives how many units did. */
const cross = (g: Siege, x: Play<Siege>, way: number, list: readonly number[]): number => {
  const trap = isPath(g, way) ? spring(g, x, way) : NONE;
  const from = g.kit.wayFrom[way];
  let units = 0;
  for (let piece = 0; piece < PIECES.length; piece++) {
    let number = countOf(list, piece);
    if (number === 0) continue;
    if (trap === TOWER_TRAP && piece === SIEGE_TOWER) {
      g.held[from] += number; // S10.8.2: it has not departed
      x.emit(g, towersHeld, 'S10.4.6', { path: way, number });
      continue;
    }
    if (from !== NONE) g.departed[from] += number;
    const dead = deaths(trap, piece, number);
    if (dead > 0) slay(g, x, piece === TROLL ? 'S10.4.4' : 'S10.4.5', from, piece, dead, way);
    number -= dead;
    arrive(g, way, piece, number);
    if (piece !== SIEGE_TOWER) units += number;
  }
  return units;
};

/** S10.4.4, S10.4.5: how many of a kind in the group a trap kills. */
const deaths = (trap: number, piece: number, number: number): number => {
  if (trap === TROLL_TRAP && piece === TROLL) return Math.min(1, number);
  return trap === GOBLIN_TRAP && piece === GOBLIN ? number : 0;
};

/** S10.6.1: over this way units reach the marauders; a siege tower or a guided unit does not bring them (S10.6.5). */
const meetsMarauders = (g: Siege, way: number): boolean =>
  g.kit.wayFrom[way] === g.kit.rampartPlace[g.kit.maraudersFrom] &&
  g.kit.wayTo[way] === g.kit.rampartPlace[g.kit.maraudersTo];

const send = (g: Siege, L: Going, x: Play<Siege>, list: readonly number[]): void => {
  const { way } = L;
  L.step = g.kit.wayStep[way];
  L.way = NONE;
  L.moved = 1;
  g.crossed[way] = 1;
  x.emit(g, groupSent, isPath(g, way) ? 'S10.4.1' : 'S10.2.3', { way, pieces: [...list] });
  const arrived = cross(g, x, way, list);
  if (arrived > 0 && meetsMarauders(g, way)) L.joins = 1;
};

/** S10.2.2, S10.2.3, S10.4.2: what the maneuver still allows and the destination holds. */
const mostOf = (g: Siege, L: Going): number =>
  Math.min(limitOf(g, L) - departed(g, L.way), roomAt(g, g.kit.wayTo[L.way]));

const group = decision<Going>({
  id: 'group',
  prompt: '{way}: choose the pieces that go together, {most} at most.',
  about: about({ way: WAY, most: COUNT }, (g, L) => ({ way: L.way, most: mostOf(g, L) })),
  seat: () => INVADER,
  moves: [
    move('send', {
      rule: 'S10.4.1',
      notation: 'send {pieces}',
      choose: {
        pieces: bagOf(PIECE, {
          must: [
            must(
              'S10.8.3',
              'A siege tower that a trap has held stays where it is in this maneuver.',
              (g, piece, L, list) =>
                piece !== SIEGE_TOWER ||
                L.way >= g.kit.paths.length ||
                countOf(list, piece) < available(g, L.way, piece) ||
                g.held[g.kit.wayFrom[L.way]] === 0,
            ),
            must(
              'S10.4.1',
              'The pieces must stand where the group sets out.',
              (g, piece, L, list) => countOf(list, piece) < available(g, L.way, piece),
            ),
            must(
              'S10.2.3',
              'No more units go from the supply to a foreground than the maneuver allows.',
              (g, _atom, L, list) => g.kit.wayFrom[L.way] !== NONE || withinLimit(g, L, L.way, list.length + 1),
            ),
            must(
              'S10.2.2',
              'No more units leave a place than the maneuver allows.',
              (g, _atom, L, list) => g.kit.wayFrom[L.way] === NONE || withinLimit(g, L, L.way, list.length + 1),
            ),
            must(
              'S10.4.2',
              'The group must fit at its destination.',
              (g, _atom, L, list) => list.length < roomAt(g, g.kit.wayTo[L.way]),
            ),
          ],
          enough: [must('S10.4.1', 'At least one piece must go.', (_g, list) => list.length > 0)],
          most: mostOf,
        }),
      },
      do: (g, L, x, { pieces }) => send(g, L, x, pieces),
    }),
  ],
});

// ---- Quartermasters ----------------------------------------------------------------------------------------------------

const anyGuide = (g: Siege): boolean => {
  for (let rampart = 0; rampart < g.kit.ramparts.length; rampart++)
    if (g.quartermaster[rampart] === 1 && g.guided[rampart] === 0) return true;
  return false;
};

/** S10.7.4: one path of the two; says whether the unit has survived it. */
const survives = (g: Siege, x: Play<Siege>, path: number, from: number, unit: number): boolean => {
  const dead = deaths(spring(g, x, path), unit, 1) > 0;
  if (dead) slay(g, x, unit === TROLL ? 'S10.4.4' : 'S10.4.5', from, unit, 1, path);
  return !dead;
};

const lead = (g: Siege, L: Going, x: Play<Siege>, unit: number, rampart: number, section: number): void => {
  const from = leadsFrom(g, rampart);
  const entry = g.kit.rampartEntry[rampart];
  L.step = g.kit.wayStep[entry];
  L.moved = 1;
  g.guided[rampart] = 1;
  g.departed[from]++;
  x.emit(g, unitGuided, 'S10.7.1', { unit, rampart, section });
  if (!survives(g, x, entry, from, unit)) return;
  if (!survives(g, x, g.kit.pathBetween[rampart][section], from, unit)) return;
  g.horde[hordeAt(from, unit)]--;
  g.horde[hordeAt(g.kit.sectionPlace[section], unit)]++;
};

/** S10.7.5: units alone. */
const guide: MoveKind<Siege, Going> = move('guide', {
  rule: 'S10.7.1',
  notation: 'guide {unit} past {rampart} to {section}',
  if: [must('S10.7.1', 'There must be a Quartermaster who has not served in this phase.', (g) => anyGuide(g))],
  choose: {
    unit: slot(UNIT),
    rampart: slotAfter({ unit: UNIT }, RAMPART, [
      must('S10.7.1', 'A Quartermaster must be on the rampart.', (g, rampart) => g.quartermaster[rampart] === 1),
      must('S8.3.3', 'Each Quartermaster serves once in a Phase 6.', (g, rampart) => g.guided[rampart] === 0),
      inOrder((g, rampart) => g.kit.wayStep[g.kit.rampartEntry[rampart]]),
      must(
        'S10.7.1',
        'The unit must stand where the path to the rampart begins.',
        (g, rampart, _L, { unit }) => g.horde[hordeAt(leadsFrom(g, rampart), unit)] > 0,
      ),
      must('S10.7.3', 'No more units leave a place than the maneuver allows.', (g, rampart, L) =>
        withinLimit(g, L, g.kit.rampartEntry[rampart], 1),
      ),
    ]),
    section: slotAfter({ rampart: RAMPART }, SECTION, [
      must(
        'S10.7.1',
        'A path must lead from the rampart to the section.',
        (g, section, _L, { rampart }) => g.kit.pathBetween[rampart][section] !== NONE,
      ),
      must(
        'S10.7.1',
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

// ---- Marauders ---------------------------------------------------------------------------------------------------------

const marauders = (g: Siege): number => unitsAt(g, g.kit.maraudersPlace);
const maraudersRoom = (g: Siege): number => roomAt(g, g.kit.rampartPlace[g.kit.maraudersTo]);

/** S10.6.4: no trap acts on them. */
const join = (g: Siege, x: Play<Siege>, unit: number): void => {
  g.horde[hordeAt(g.kit.maraudersPlace, unit)]--;
  g.horde[hordeAt(g.kit.rampartPlace[g.kit.maraudersTo], unit)]++;
  x.emit(g, maraudersJoined, 'S10.6.1', { unit });
};

/** S10.6.2: a choice where not all fit and they are not of one kind. */
const mustChoose = (g: Siege): boolean => {
  if (marauders(g) <= maraudersRoom(g)) return false;
  let kinds = 0;
  for (let unit = 0; unit < g.bag.length; unit++) if (g.horde[hordeAt(g.kit.maraudersPlace, unit)] > 0) kinds++;
  return kinds > 1;
};

const joinNext = (g: Siege, x: Play<Siege>): void => {
  let unit = 0;
  while (g.horde[hordeAt(g.kit.maraudersPlace, unit)] === 0) unit++;
  join(g, x, unit);
};

/** S10.6.3, S15.2.3.4. */
const fillUp = (g: Siege, x: Play<Siege>): void => {
  for (let unit = 0; unit < g.bag.length; unit++) {
    const at = hordeAt(g.kit.maraudersPlace, unit);
    while (g.horde[at] < g.kit.maraudersStart[unit] && g.bag[unit] > 0) {
      g.bag[unit]--;
      g.horde[at]++;
      x.emit(g, maraudersFilled, 'S10.6.3', { unit });
    }
  }
};

const maraudersChoice = decision<Going>({
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

// ---- the maneuver ------------------------------------------------------------------------------------------------------

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
